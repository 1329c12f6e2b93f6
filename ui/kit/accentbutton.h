#pragma once

#include <QPushButton>

namespace shinpan {

/// A push button that is filled with the accent colour while it is checked or is its dialog's
/// default: the one choice, the one next step.
class AccentButton : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace shinpan
