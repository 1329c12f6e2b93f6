#pragma once

#include "ui/review/reviewsettings.h"

#include <QObject>

class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace shinpan {

/// The two rows of a form that say how thoroughly a position is looked at.
class BudgetFields final : public QObject
{
    Q_OBJECT

public:
    /// Adds them to the form of a widget, with what these settings say.
    BudgetFields(QFormLayout &form, const ReviewSettings &settings, QWidget *parent);

    /// As ReviewSettings has them; 0: without limit.
    [[nodiscard]] std::int64_t visits() const;
    [[nodiscard]] double seconds() const;

Q_SIGNALS:
    void changed();

private:
    QSpinBox *m_visits;
    QDoubleSpinBox *m_seconds;
};

} // namespace shinpan
