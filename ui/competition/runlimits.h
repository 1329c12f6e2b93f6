#pragma once

#include "core/competition/run/runoptions.h"

#include <QWidget>

class QSpinBox;

namespace shinpan {

class DurationField;

/// How many games a run may begin, and for how long; without limits until somebody sets one.
class RunLimits final : public QWidget
{
    Q_OBJECT

public:
    explicit RunLimits(QWidget *parent = nullptr);

    [[nodiscard]] RunOptions limits() const;

private:
    QSpinBox *m_games;
    DurationField *m_time;
};

} // namespace shinpan
