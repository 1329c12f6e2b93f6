#include "ui/home/windowlayout.h"

#include "ui/settings/preferences.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int SideWidth = 320;
constexpr int BottomHeight = 220;

constexpr OptionsArchive::Names<WindowLayout> Names{{WindowLayout::Play, "play"},
                                                    {WindowLayout::Watch, "watch"},
                                                    {WindowLayout::Analyse, "analyse"},
                                                    {WindowLayout::Edit, "edit"}};

[[nodiscard]] QString stateKey(WindowLayout layout)
{
    const auto *const named =
        std::ranges::find(Names, layout, &OptionsArchive::Names<WindowLayout>::value_type::first);
    return QStringLiteral("layouts/") + QLatin1String(named->second);
}

/// The panels of that name that the window has, shown in that area in this order.
[[nodiscard]] QList<QDockWidget *> place(QMainWindow &window,
                                         const QStringList &names,
                                         Qt::DockWidgetArea area,
                                         Qt::Orientation orientation)
{
    QList<QDockWidget *> placed;
    for (const QString &name : names) {
        if (auto *panel = window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly)) {
            window.addDockWidget(area, panel, orientation);
            panel->show();
            placed.append(panel);
        }
    }
    return placed;
}

void resizeAll(QMainWindow &window,
               const QList<QDockWidget *> &panels,
               int size,
               Qt::Orientation orientation)
{
    window.resizeDocks(panels, QList<int>(panels.size(), size), orientation);
}

} // namespace

WindowPlan planOf(WindowLayout layout)
{
    const QString players = QStringLiteral("players");
    const QString tree = QStringLiteral("tree");
    const QString comment = QStringLiteral("comment");
    const QString console = QStringLiteral("console");
    const QString analysis = QStringLiteral("analysis");
    const QString graph = QStringLiteral("graph");
    switch (layout) {
    case WindowLayout::Play:
        return {{players, tree, comment}, {}};
    case WindowLayout::Watch:
        return {{players, graph, tree}, {console}};
    case WindowLayout::Analyse:
        return {{analysis, graph, tree, comment}, {}};
    case WindowLayout::Edit:
        return {{tree, comment}, {}};
    }
    Q_UNREACHABLE();
}

void arrange(QMainWindow &window, const WindowPlan &plan, const QStringList &kept)
{
    const auto panels = window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *panel : panels) {
        if (!kept.contains(panel->objectName())) {
            panel->hide();
        }
    }
    const auto side = place(window, plan.right, Qt::RightDockWidgetArea, Qt::Vertical);
    const auto below = place(window, plan.bottom, Qt::BottomDockWidgetArea, Qt::Horizontal);
    resizeAll(window, side, SideWidth, Qt::Horizontal);
    resizeAll(window, side, SideWidth, Qt::Vertical); // alike, as far as their contents allow it
    resizeAll(window, below, BottomHeight, Qt::Vertical);
}

void archive(OptionsArchive &archive, WindowOptions &options)
{
    archive.named("window/layout", options.layout, Names);
    archive("window/geometry", options.geometry);
    archive("window/showsHome", options.showsHome);
}

QByteArray layoutState(const Preferences &preferences, WindowLayout layout)
{
    return preferences.value(stateKey(layout)).toByteArray();
}

void setLayoutState(Preferences &preferences, WindowLayout layout, const QByteArray &state)
{
    preferences.setValue(stateKey(layout), state);
}

} // namespace shinpan
