#pragma once

#include "core/board/color.h"
#include "core/clock/gameclock.h"

#include <QWidget>

#include <optional>

namespace shinpan {

/// What one side's clock says at this moment.
struct ClockReading
{
    Color color = Color::Black;
    TimeControl control; ///< tells how to read `left`; may be unlimited when only a record knows
    TimeLeft left;
    bool isRunning = false;

    /// Whether the flag falls soon: nothing follows what is left, and it is ten seconds at most, or
    /// a third of a shorter period.
    [[nodiscard]] bool isLow() const;

    friend bool operator==(const ClockReading &, const ClockReading &) = default;
};

/// One side's clock: large digits that do not dance, below them what is left of the overtime. The
/// running one stands on the accent colour; one that is about to run out has a warning sign too.
///
/// A screen reader finds the present time in its name, and announces it only where it matters: when
/// the clock starts or stops, in overtime with each period, and at one minute, half a minute and
/// ten seconds.
class ClockFace final : public QWidget
{
    Q_OBJECT

public:
    explicit ClockFace(QWidget *parent = nullptr);

    /// Nothing: this side has no clock, and the widget hides. Repaints only what looks different.
    void showReading(const std::optional<ClockReading> &reading);
    [[nodiscard]] const std::optional<ClockReading> &reading() const { return m_reading; }

    /// What is written: "0:24", "3 periods".
    [[nodiscard]] const QString &time() const { return m_time; }
    [[nodiscard]] const QString &overtime() const { return m_overtime; }
    /// "Black has 24 seconds left, 3 periods".
    [[nodiscard]] QString spoken() const;

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// A screen reader was told of the present time.
    void announced(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void announce(const std::optional<ClockReading> &before);
    [[nodiscard]] QRectF timeRect() const;
    void paintDigits(QPainter &painter, const QRectF &room) const;

    std::optional<ClockReading> m_reading;
    QString m_time;
    QString m_overtime;
};

} // namespace shinpan
