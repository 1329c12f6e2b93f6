#include "ui/home/arrangement.h"

#include "ui/home/panelcolumns.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace shinpan {

namespace {

constexpr int StateVersion = 1; ///< those before had other layouts

/// Of two names the last one is written, the other was before.
constexpr OptionsArchive::Names<WindowLayout> Names{
    {WindowLayout::Play, "play"},       {WindowLayout::Watch, "watch"},
    {WindowLayout::Analyse, "analyse"}, {WindowLayout::Compare, "compare"},
    {WindowLayout::Annotate, "edit"},   {WindowLayout::Annotate, "annotate"}};

[[nodiscard]] QString stateKey(WindowLayout layout)
{
    const auto named = std::find_if(std::make_reverse_iterator(Names.end()),
                                    std::make_reverse_iterator(Names.begin()),
                                    [layout](const auto &known) { return known.first == layout; });
    return QStringLiteral("layouts/") + QLatin1String(named->second);
}

/// The panels of that name that the window has, shown in that area in this order.
[[nodiscard]] QList<QDockWidget *> place(QMainWindow &window,
                                         const QStringList &names,
                                         Qt::DockWidgetArea area)
{
    QList<QDockWidget *> placed;
    for (const QString &name : names) {
        if (auto *panel = window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly)) {
            window.addDockWidget(area, panel, Qt::Vertical);
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
    const QString review = QStringLiteral("review");
    const QString comparison = QStringLiteral("comparison");
    switch (layout) {
    case WindowLayout::Play:
        return {{}, {players, tree, comment}};
    case WindowLayout::Watch:
        return {{}, {players, graph, tree, console}};
    case WindowLayout::Analyse:
        return {{review, tree, comment}, {analysis, graph}};
    case WindowLayout::Compare:
        return {{}, {comparison}};
    case WindowLayout::Annotate:
        return {{}, {tree, comment}};
    }
    Q_UNREACHABLE();
}

void arrange(QMainWindow &window, const WindowPlan &plan, const QStringList &kept, int width)
{
    const auto panels = window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    const QStringList planned = plan.left + plan.right;
    for (QDockWidget *panel : panels) {
        if (!kept.contains(panel->objectName())) {
            panel->hide();
        }
    }
    for (const QList<QDockWidget *> &side : {place(window, plan.left, Qt::LeftDockWidgetArea),
                                             place(window, plan.right, Qt::RightDockWidgetArea)}) {
        resizeAll(window, side, width, Qt::Horizontal);
        resizeAll(window, side, width, Qt::Vertical); // alike, as far as their contents allow it
    }
    for (QDockWidget *panel : panels) { // what is shown later comes below, and moves nothing
        if (!kept.contains(panel->objectName()) && !planned.contains(panel->objectName())) {
            window.addDockWidget(window.dockWidgetArea(panel), panel, Qt::Vertical);
        }
    }
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

Arrangement::Arrangement(QMainWindow &window, const QString &visitor, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_visitor(visitor)
    , m_preferences(preferences)
    , m_columns(new PanelColumns(window))
    , m_choices(new QActionGroup(this))
    , m_reset(new QAction(tr("&Reset Layout"), this))
    , m_minimal(new QAction(tr("&Minimal View"), this))
{
    const std::array names{tr("&Play"), tr("&Watch"), tr("&Analyse"), tr("&Compare"),
                           tr("A&nnotate")};
    const std::array tips{
        tr("Players, tree and comment: for your own games (%1)"),
        tr("Players, graph and console: for games of engines (%1)"),
        tr("Analysis, review, graph, tree and comment: for a closer look (%1)"),
        tr("What two engines find, each on a board of its own (%1)"),
        tr("Tools, tree and comment: for work on a record (%1)"),
    };
    for (const WindowLayout layout : AllWindowLayouts) {
        const auto index = static_cast<int>(layout);
        QAction *action = m_choices->addAction(names.at(static_cast<std::size_t>(index)));
        action->setCheckable(true);
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index));
        action->setShortcut(key);
        action->setToolTip(
            tips.at(static_cast<std::size_t>(index)).arg(key.toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, [this, layout] { choose(layout); });
    }
    connect(m_reset, &QAction::triggered, this, &Arrangement::reset);
    m_minimal->setCheckable(true);
    m_minimal->setShortcut(Qt::SHIFT | Qt::Key_F11);
    connect(m_minimal, &QAction::triggered, this, &Arrangement::setMinimal);
}

QMenu *Arrangement::createMenu(QWidget *parent) const
{
    auto *menu = new QMenu(tr("La&yout"), parent);
    menu->addActions(m_choices->actions());
    menu->addSeparator();
    menu->addAction(m_reset);
    return menu;
}

QWidget *Arrangement::createButtons(QWidget *parent) const
{
    auto *buttons = new QWidget(parent);
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, spacing::Normal, 0);
    row->setSpacing(2);
    const QList<QAction *> choices = m_choices->actions();
    for (QAction *choice : choices) {
        auto *button = new QToolButton(buttons);
        button->setDefaultAction(choice);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(tr("Layout: %1").arg(choice->iconText()));
        row->addWidget(button);
    }
    return buttons;
}

void Arrangement::choose(WindowLayout layout)
{
    setMinimal(false);
    if (layout != m_layout) {
        setLayoutState(m_preferences, m_layout, state());
        m_preferences.set(&WindowOptions::layout, layout);
        m_layout = layout;
        apply(layoutState(m_preferences, layout));
    }
    tick();
    Q_EMIT chosen(layout);
}

void Arrangement::reset()
{
    setMinimal(false);
    apply({});
}

void Arrangement::setMinimal(bool isMinimal)
{
    m_minimal->setChecked(isMinimal);
    if (isMinimal == m_isMinimal) {
        return;
    }
    if (isMinimal) {
        m_whole = state();
        arrange(m_window, {}, {}, 0);
        const auto bars = m_window.findChildren<QToolBar *>(QString(), Qt::FindDirectChildrenOnly);
        for (QToolBar *bar : bars) {
            bar->hide();
        }
    } else {
        std::ignore = restoreState(m_whole);
    }
    m_isMinimal = isMinimal;
    Q_EMIT minimalChanged(isMinimal);
    Q_EMIT arranged();
}

void Arrangement::adopt(const Arrangement &other)
{
    setMinimal(false);
    const bool isNew = std::exchange(m_layout, other.m_layout) != m_layout;
    tick();
    apply(other.state());
    setMinimal(other.m_isMinimal);
    if (isNew) {
        Q_EMIT chosen(m_layout);
    }
}

void Arrangement::restore()
{
    m_layout = m_preferences.get(&WindowOptions::layout);
    apply(layoutState(m_preferences, m_layout));
    tick();
    Q_EMIT chosen(m_layout);
}

void Arrangement::remember() const
{
    m_preferences.set(&WindowOptions::layout, m_layout);
    setLayoutState(m_preferences, m_layout, state());
}

/// Applies the state; where none can be read, the layout is as it comes.
void Arrangement::apply(const QByteArray &state)
{
    auto *visitor = m_window.findChild<QDockWidget *>(m_visitor, Qt::FindDirectChildrenOnly);
    const bool isAway = visitor != nullptr && visitor->isHidden();
    if (state.isEmpty() || !restoreState(state)) {
        const WindowPlan plan = planOf(m_layout);
        arrange(m_window, plan, {m_visitor}, m_columns->usualWidth(plan.left.isEmpty() ? 1 : 2));
        m_columns->begin({});
    }
    if (visitor != nullptr) {
        visitor->setHidden(isAway);
    }
    Q_EMIT arranged();
}

/// Whether it can be read. A storm died once in Qt 6.4's, where it walks along its tab bars to show
/// them: the list held one that was none. Laying the window out replaces that list, and showing a
/// widget can do so, so nothing is laid out before the end. (Not reproduced.)
bool Arrangement::restoreState(const QByteArray &state)
{
    const qsizetype end = state.indexOf('\n');
    const QString joined = QString::fromUtf8(state.left(end));
    QLayout &layout = *m_window.layout();
    layout.setEnabled(false);
    const bool isRestored = m_window.restoreState(state.mid(end + 1), StateVersion);
    layout.setEnabled(true);
    layout.activate();
    m_columns->begin(joined.split(u' ', Qt::SkipEmptyParts));
    return isRestored;
}

void Arrangement::tick()
{
    m_choices->actions().at(static_cast<int>(m_layout))->setChecked(true);
}

/// The state as it is, or was before the minimal view: a line of names, and what Qt says.
QByteArray Arrangement::state() const
{
    return m_isMinimal
             ? m_whole
             : m_columns->joined().join(u' ').toUtf8() + '\n' + m_window.saveState(StateVersion);
}

} // namespace shinpan
