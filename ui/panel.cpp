#include "ui/panel.h"

namespace shinpan {

Panel::Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent)
    : QDockWidget(title, parent)
{
    setObjectName(name);
    setWidget(content);
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
}

} // namespace shinpan
