#include "ui/kit/panel.h"

#include <QScreen>
#include <QStyle>

#include <algorithm>

namespace shinpan {

namespace {

/// Where one that floats was never seen. It is remembered with the places of all panels, and Qt
/// moves what it restores onto the desktop, so this is a point that every desktop has.
constexpr QPoint Unplaced{97, 97};

} // namespace

Panel::Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent)
    : QDockWidget(title, parent)
{
    setObjectName(name);
    setWidget(content);
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
}

void Panel::floatHidden(QSize size)
{
    hide(); // or it would be on the screen at once
    setFloating(true);
    setGeometry({Unplaced, size});
}

void Panel::bringUp()
{
    show();
    raise();
}

void Panel::showEvent(QShowEvent *event)
{
    if (isFloating() && geometry().topLeft() == Unplaced) {
        const QWidget *around = parentWidget()->window();
        const QRect middle =
            QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size(), around->frameGeometry());
        const QRect desktop = around->screen()->availableGeometry();
        move(std::max(middle.left(), desktop.left()), std::max(middle.top(), desktop.top()));
    }
    QDockWidget::showEvent(event);
}

} // namespace shinpan
