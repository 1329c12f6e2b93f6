#include "ui/kit/panel.h"

#include <QAction>

namespace shinpan {

Panel::Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent)
    : QDockWidget(title, parent)
{
    setObjectName(name);
    setWidget(content);
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool isShown) {
        if (isShown) {
            raise(); // before those that share its place
        }
    });
}

void Panel::bringUp()
{
    show();
    raise();
}

} // namespace shinpan
