#pragma once

#include <QDoubleSpinBox>

namespace shinpan {

/// Takes a komi. Shows only the digits that it needs: "7.5", "3.75", "0".
class KomiField : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit KomiField(QWidget *parent = nullptr);

    [[nodiscard]] QString textFromValue(double value) const override;
};

} // namespace shinpan
