#include "ui/kit/feature.h"

#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"

#include <QAction>
#include <QMenu>

namespace shinpan {

Feature::Feature(WindowFrame &frame)
    : QObject(&frame.window())
    , m_frame(frame)
{ }

void Feature::fill(QMenu &menu, MenuPart part) const
{
    if (const auto filler = m_fillers.find(part); filler != m_fillers.end()) {
        (*filler)(menu);
    }
}

Panel &Feature::addPanel(const QString &title,
                         const QString &name,
                         QWidget *content,
                         Qt::DockWidgetArea area)
{
    auto *panel = new Panel(title, name, content, &m_frame.window());
    addPanel(*panel, area);
    return *panel;
}

Panel &Feature::addPanel(const QString &title,
                         const QString &name,
                         std::function<QWidget *()> make,
                         Qt::DockWidgetArea area)
{
    auto *panel = new Panel(title, name, std::move(make), &m_frame.window());
    panel->hide();
    addPanel(*panel, area);
    return *panel;
}

void Feature::addPanel(Panel &panel, Qt::DockWidgetArea area)
{
    panel.toggleViewAction()->setObjectName(QStringLiteral("panel.") + panel.objectName());
    m_panels.append({&panel, area});
}

void Feature::addBar(QWidget *bar)
{
    bar->setParent(&m_frame.window()); // until it stands above the board
    m_bars.append(bar);
}

void Feature::addCard(QWidget *card)
{
    card->setParent(&m_frame.window()); // until it lies over the board
    m_cards.append(card);
}

void Feature::addToMenu(MenuPart part, const QList<QAction *> &actions)
{
    addToMenu(part, [actions](QMenu &menu) { menu.addActions(actions); });
}

void Feature::addToMenu(MenuPart part, Filler filler)
{
    m_fillers.insert(part, std::move(filler));
}

void nameActions(const QList<std::pair<const char *, QAction *>> &names)
{
    for (const auto &[name, action] : names) {
        action->setObjectName(QLatin1String(name));
    }
}

} // namespace shinpan
