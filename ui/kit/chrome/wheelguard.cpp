#include "ui/kit/chrome/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QWidget>

namespace shinpan {

namespace {

[[nodiscard]] bool turnsWithTheWheel(const QWidget &widget)
{
    const bool isSlider = qobject_cast<const QAbstractSlider *>(&widget) != nullptr
                       && qobject_cast<const QScrollBar *>(&widget) == nullptr;
    return isSlider || qobject_cast<const QAbstractSpinBox *>(&widget) != nullptr
        || qobject_cast<const QComboBox *>(&widget) != nullptr;
}

} // namespace

void WheelGuard::guard(QWidget &widget)
{
    if (!turnsWithTheWheel(widget)) {
        return;
    }
    if (widget.focusPolicy() == Qt::WheelFocus) {
        widget.setFocusPolicy(Qt::StrongFocus);
    }
    widget.installEventFilter(this);
}

/// What is ignored goes to whatever the field lies in.
bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace shinpan
