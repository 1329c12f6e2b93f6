#pragma once

#include "core/clock/timecontrol.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace shinpan {

class DurationField;

/// Takes a time control: a list of systems, and beside it just the fields that the chosen one
/// needs, which read as a sentence: "10 min, then 5 periods of 30 s". A menu offers usual ones.
/// What was typed for one system is still there after a look at another.
class TimeControlField final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is what a screen reader puts before the name of each field: "Time", "White's time".
    explicit TimeControlField(const QString &name, QWidget *parent = nullptr);

    void setName(const QString &name);
    /// This does not emit edited().
    void setTimeControl(const TimeControl &control);
    [[nodiscard]] TimeControl timeControl() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    static constexpr std::size_t SystemCount = 6;

    void takeFields();
    void showFields();

    std::array<TimeControl, SystemCount> m_drafts; ///< by system: what stands in its fields
    QComboBox *m_system;
    DurationField *m_main;
    QLabel *m_afterMain;
    QSpinBox *m_count;
    QLabel *m_afterCount;
    DurationField *m_period;
    QLabel *m_afterPeriod;
    QPushButton *m_presets;
};

} // namespace shinpan
