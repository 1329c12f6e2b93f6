#pragma once

#include <QObject>

namespace shinpan {

/// Keeps fields from being changed by the mouse wheel as it passes over them: lists, numbers and
/// sliders turn with the wheel only while they have the keyboard's focus, which the wheel does not
/// give them. Else whatever they lie in scrolls.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks after the widget if the wheel would change its value. Twice is as good as once.
    void guard(QWidget &widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace shinpan
