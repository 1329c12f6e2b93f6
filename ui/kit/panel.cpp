#include "ui/kit/panel.h"

#include <QAction>

#include <utility>

namespace shinpan {

Panel::Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent)
    : Panel(title, name, Maker(), parent)
{
    setWidget(content);
}

Panel::Panel(const QString &title, const QString &name, Maker make, QWidget *parent)
    : QDockWidget(title, parent)
    , m_make(std::move(make))
{
    setObjectName(name);
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool isShown) {
        if (isShown) {
            raise(); // before those that share its place
        }
    });
}

void Panel::setVisible(bool isVisible)
{
    if (isVisible && m_make) {
        setWidget(std::exchange(m_make, {})());
    }
    QDockWidget::setVisible(isVisible);
}

void Panel::bringUp()
{
    show();
    raise();
}

} // namespace shinpan
