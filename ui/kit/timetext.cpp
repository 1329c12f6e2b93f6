#include "ui/kit/timetext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace shinpan::text {

using namespace std::chrono;

namespace {

/// The translation context of everything here.
struct Times
{
    Q_DECLARE_TR_FUNCTIONS(Times)
};

/// Rounded up: 9'001 ms are 10 seconds, or 91 tenths.
[[nodiscard]] std::int64_t unitsOf(milliseconds time, milliseconds unit)
{
    return (std::max(time, 0ms) + unit - 1ms) / unit;
}

[[nodiscard]] QString twoDigits(std::int64_t number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

/// "2 minutes 7 seconds"; never nothing.
[[nodiscard]] QString spokenTime(milliseconds time)
{
    const auto seconds = static_cast<int>(unitsOf(time, 1s));
    QStringList parts;
    if (const int hours = seconds / 3600; hours > 0) {
        parts.append(Times::tr("%n hours", nullptr, hours));
    }
    if (const int minutes = seconds / 60 % 60; minutes > 0) {
        parts.append(Times::tr("%n minutes", nullptr, minutes));
    }
    if (seconds % 60 > 0 || parts.isEmpty()) {
        parts.append(Times::tr("%n seconds", nullptr, seconds % 60));
    }
    return parts.join(u' ');
}

/// "10 min + 5 × 30 s"; without a main time, the overtime alone.
[[nodiscard]] QString withMainTime(milliseconds main, const QString &overtime)
{
    return main > 0ms ? QStringLiteral("%1 + %2").arg(duration(main), overtime) : overtime;
}

} // namespace

QString duration(milliseconds duration)
{
    const std::int64_t wholeMinutes = duration / 1min;
    const double seconds = static_cast<double>((duration % 1min).count()) / 1000;
    QStringList parts;
    if (wholeMinutes >= 60) {
        parts.append(Times::tr("%1 h").arg(wholeMinutes / 60));
    }
    if (wholeMinutes % 60 > 0) {
        parts.append(Times::tr("%1 min").arg(wholeMinutes % 60));
    }
    if (seconds > 0 || parts.isEmpty()) {
        parts.append(Times::tr("%1 s").arg(QLocale().toString(seconds, 'g', 5)));
    }
    return parts.join(u' ');
}

QString roughDuration(milliseconds duration)
{
    const auto rounded = [duration](milliseconds step) {
        return std::max<milliseconds>(step * ((duration + step / 2) / step), step);
    };
    const milliseconds rough = duration < 1min ? rounded(1s)
                             : duration < 3h   ? rounded(1min)
                             : duration < 10h  ? rounded(10min)
                                               : rounded(1h);
    return text::duration(rough);
}

QString timeControl(const TimeControl &control)
{
    const QString main = duration(control.main);
    const QString period = duration(control.period);
    switch (control.system) {
    case TimeControl::System::None:
        return Times::tr("no limit");
    case TimeControl::System::Absolute:
        return main;
    case TimeControl::System::Fischer:
        return Times::tr("%1 + %2 a move").arg(main, period);
    case TimeControl::System::Canadian:
        return withMainTime(
            control.main, Times::tr("%1 for every %n stones", nullptr, control.count).arg(period));
    case TimeControl::System::Byoyomi:
        return withMainTime(control.main, QStringLiteral("%1 × %2").arg(control.count).arg(period));
    case TimeControl::System::PerMove:
        return Times::tr("%1 a move").arg(period);
    }
    Q_UNREACHABLE();
}

QString clockFace(milliseconds time)
{
    if (const std::int64_t tenths = unitsOf(time, 100ms); tenths > 0 && tenths < 100) {
        return QStringLiteral("0:0%1%2%3")
            .arg(tenths / 10)
            .arg(QLocale().decimalPoint())
            .arg(tenths % 10);
    }
    const std::int64_t seconds = unitsOf(time, 1s);
    const QString lastPart = twoDigits(seconds % 60);
    if (seconds < 3600) {
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(lastPart);
    }
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(twoDigits(seconds / 60 % 60), lastPart);
}

QString overtimeLeft(const TimeControl &control, const TimeLeft &left)
{
    if (control.isLimited() && left.time <= 0ms && left.count.value_or(0) == 0) {
        return Times::tr("time is up");
    }
    if (!left.count) {
        return {};
    }
    if (control.system == TimeControl::System::Canadian) {
        return Times::tr("%n stones", nullptr, *left.count);
    }
    return *left.count == 1 ? Times::tr("last period")
                            : Times::tr("%n periods", nullptr, *left.count);
}

QString spokenTimeLeft(Color color, const TimeControl &control, const TimeLeft &left)
{
    const QString time = spokenTime(left.time);
    const QString said = color == Color::Black ? Times::tr("Black has %1 left").arg(time)
                                               : Times::tr("White has %1 left").arg(time);
    const QString overtime = overtimeLeft(control, left);
    return overtime.isEmpty() ? said : Times::tr("%1, %2").arg(said, overtime);
}

} // namespace shinpan::text
