#pragma once

#include "core/board/color.h"
#include "core/clock/timecontrol.h"
#include "ui/game/newgamesettings.h"

#include <QWidget>

class QCheckBox;

namespace shinpan {

class FieldNote;
class TimeControlField;

/// The times of a new game: one for both sides or, where it is asked for, one for each; and a word
/// of advice where an engine might think for ever.
class TimeFields final : public QWidget
{
    Q_OBJECT

public:
    explicit TimeFields(QWidget *parent = nullptr);

    /// This does not emit edited().
    void setTime(const ByColor<TimeControl> &time);
    [[nodiscard]] ByColor<TimeControl> time() const;
    /// Sets the players, for the advice.
    void setSeats(const ByColor<Seat> &seats);

Q_SIGNALS:
    void edited();

private:
    void showSides();
    void advise();
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString adviceOnFractions() const;

    ByColor<Seat> m_seats;
    ByColor<TimeControlField *> m_fields; ///< Black's is both sides' while they agree
    QCheckBox *m_differs;
    FieldNote *m_note;
};

} // namespace shinpan
