#include "ui/match/durationfield.h"

#include "core/clock/duration.h"
#include "ui/kit/timetext.h"

#include <QFontMetrics>

#include <cmath>

namespace shinpan {

using std::chrono::milliseconds;

namespace {

constexpr int FieldWidth = 17; ///< characters, buttons included

/// How far one step goes from here: a time below `below` seconds changes by `step` seconds.
struct Stride
{
    double below;
    double step;
};
constexpr Stride Strides[] = {{10, 1}, {60, 5}, {600, 60}, {3600, 300}, {1e9, 900}};

[[nodiscard]] double stride(double seconds, bool isDown)
{
    for (const Stride &stride : Strides) {
        if (seconds < stride.below || (isDown && seconds == stride.below)) {
            return stride.step;
        }
    }
    return Strides[std::size(Strides) - 1].step;
}

[[nodiscard]] double toSeconds(milliseconds duration)
{
    return static_cast<double>(duration.count()) / 1000;
}

[[nodiscard]] milliseconds toMilliseconds(double seconds)
{
    return milliseconds(std::llround(seconds * 1000));
}

} // namespace

DurationField::DurationField(Unit bareUnit, milliseconds least, QWidget *parent)
    : QDoubleSpinBox(parent)
    , m_bareUnit(bareUnit)
{
    setDecimals(3);
    setRange(toSeconds(least), toSeconds(MaxTime));
    setMinimumWidth(fontMetrics().averageCharWidth() * FieldWidth);
}

milliseconds DurationField::duration() const
{
    return toMilliseconds(value());
}

void DurationField::setDuration(milliseconds duration)
{
    setValue(toSeconds(duration));
}

QString DurationField::textFromValue(double seconds) const
{
    return text::duration(toMilliseconds(seconds));
}

double DurationField::valueFromText(const QString &text) const
{
    return secondsIn(text).value_or(value());
}

/// What cannot be read yet may become readable; what never does gives way to the last time that
/// could be read.
QValidator::State DurationField::validate(QString &text, int &) const
{
    const std::optional<double> seconds = secondsIn(text);
    return seconds && *seconds >= minimum() && *seconds <= maximum() ? QValidator::Acceptable
                                                                     : QValidator::Intermediate;
}

/// Steps to the next round time, so that 47 s becomes 50 s.
void DurationField::stepBy(int steps)
{
    double seconds = value();
    for (int i = 0; i < std::abs(steps); ++i) {
        const double step = stride(seconds, steps < 0);
        seconds = steps > 0 ? (std::floor(seconds / step) + 1) * step
                            : (std::ceil(seconds / step) - 1) * step;
    }
    setValue(seconds);
    selectAll();
}

std::optional<double> DurationField::secondsIn(const QString &text) const
{
    bool isBare = false;
    const double number = locale().toDouble(text.trimmed(), &isBare);
    if (isBare) {
        return number * (m_bareUnit == Unit::Minutes ? 60 : 1);
    }
    const std::optional<milliseconds> duration = durationFromText(text.toStdString());
    return duration ? std::optional(toSeconds(*duration)) : std::nullopt;
}

} // namespace shinpan
