#pragma once

#include "ui/competition/competitiondraft.h"

#include <QWidget>

class QDoubleSpinBox;

namespace shinpan {

/// When a competition has told enough: an error bar and hours of thinking, either or none.
class StopFields final : public QWidget
{
    Q_OBJECT

public:
    explicit StopFields(QWidget *parent = nullptr);

    /// The rule without its test, which has a field elsewhere.
    [[nodiscard]] StopRule rule() const;
    void setRule(const StopRule &rule);

Q_SIGNALS:
    void edited();

private:
    QDoubleSpinBox *m_precision;
    QDoubleSpinBox *m_hours;
};

/// A number above 0 with these decimals; at 0 it reads `none`, and says nothing.
[[nodiscard]] QDoubleSpinBox *limitField(double most, int decimals, const QString &none);
[[nodiscard]] std::optional<double> limitIn(const QDoubleSpinBox &field);

} // namespace shinpan
