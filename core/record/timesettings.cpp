#include "core/record/timesettings.h"

#include "core/clock/duration.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/decimaltext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace shinpan {

using std::chrono::milliseconds;
using System = TimeControl::System;

namespace {

[[nodiscard]] QByteArray rawSeconds(milliseconds time)
{
    return rawReal(std::chrono::duration<double>(time).count(), 3);
}

[[nodiscard]] QString secondsText(milliseconds time)
{
    return QString::fromLatin1(rawSeconds(time));
}

/// TM; zero without it, nothing when it is not a time that a control can have.
[[nodiscard]] std::optional<milliseconds> mainTimeOf(const GameInfo &info)
{
    const double seconds = info.timeLimit.value_or(0);
    const double longest = std::chrono::duration<double>(MaxTime).count();
    if (!(seconds >= 0 && seconds <= longest)) {
        return std::nullopt;
    }
    return milliseconds(std::llround(seconds * 1000));
}

/// OT in the words of timeControlFromText(): "25 moves / 10 min" is "25 / 10 min". Words that only
/// name the system are dropped.
[[nodiscard]] QString withoutNames(const QString &overtime)
{
    static const QRegularExpression counted(QStringLiteral("(?<=\\d)\\s*(moves?|stones?)\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression names(
        QStringLiteral("\\b(byo[- ]?yomi|japanese|canadian|fischer)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return QString(overtime).remove(counted).remove(names).trimmed();
}

/// The control of a main time and an overtime, which is not empty.
[[nodiscard]] std::optional<TimeControl> controlFrom(milliseconds main, const QString &overtime)
{
    static const QRegularExpression perMove(QStringLiteral("^1\\s*x(.+)\\(per move\\)$"));
    const QString text = withoutNames(overtime);
    if (const auto match = perMove.match(text); match.hasMatch() && main == milliseconds::zero()) {
        return timeControlFromText(match.captured(1).toStdString() + "/move");
    }
    const std::string rest = text.toStdString();
    if (const auto control = timeControlFromText(toText(main) + '+' + rest)) {
        const bool isIncrement = control->system == System::Fischer;
        const bool saysSo = overtime.contains(QLatin1String("fischer"), Qt::CaseInsensitive)
                         || overtime.trimmed().startsWith(u'+');
        return isIncrement && !saysSo ? std::nullopt : control;
    }
    const auto whole = timeControlFromText(rest); // "10s/move", "10m+5x30s"
    const bool isWhole = whole && whole->system != System::Absolute;
    return isWhole && main == milliseconds::zero() ? whole : std::nullopt;
}

/// The controls of "Black 10m, White 5m+5x30s".
[[nodiscard]] std::optional<ByColor<TimeControl>> fromBothSides(const QString &overtime)
{
    static const QRegularExpression sides(QStringLiteral("^Black (.+), White (.+)$"));
    const auto match = sides.match(overtime);
    const auto black = timeControlFromText(match.captured(1).toStdString());
    const auto white = timeControlFromText(match.captured(2).toStdString());
    if (!black || !white) {
        return std::nullopt;
    }
    return ByColor<TimeControl>{*black, *white};
}

[[nodiscard]] QString overtimeOf(const TimeControl &control)
{
    const QString period = secondsText(control.period);
    switch (control.system) {
    case System::None:
    case System::Absolute:
        return {};
    case System::Fischer:
        return QStringLiteral("%1 fischer").arg(period);
    case System::Canadian:
        return QStringLiteral("%1/%2 Canadian").arg(control.count).arg(period);
    case System::Byoyomi:
        return QStringLiteral("%1x%2 byo-yomi").arg(control.count).arg(period);
    case System::PerMove: // for others one period, which is the same
        return QStringLiteral("1x%1 byo-yomi (per move)").arg(period);
    }
    Q_UNREACHABLE();
}

} // namespace

ByColor<TimeControl> timeControlsOf(const GameInfo &info)
{
    const std::optional<milliseconds> main = mainTimeOf(info);
    const QString overtime = overtimeFromWords(info.overtime).value_or(info.overtime.simplified());
    if (const auto both = fromBothSides(overtime)) {
        return *both;
    }
    std::optional<TimeControl> control;
    if (main && !overtime.isEmpty()) {
        control = controlFrom(*main, overtime);
        if (control && control->system == System::Fischer && !info.timeLimit) {
            control.reset(); // the main time is not known, rather than nothing
        }
    } else if (main && *main > milliseconds::zero()) {
        control = TimeControl{System::Absolute, *main, {}, 0};
    }
    const TimeControl agreed = control.value_or(TimeControl());
    return {agreed, agreed};
}

TimeControl timeControlOf(const GameInfo &info)
{
    const ByColor<TimeControl> controls = timeControlsOf(info);
    return controls.black == controls.white ? controls.black : TimeControl();
}

void setTimeControls(GameInfo &info, const ByColor<TimeControl> &controls)
{
    if (controls.black == controls.white) {
        setTimeControl(info, controls.black);
        return;
    }
    info.timeLimit.reset();
    info.overtime = QStringLiteral("Black %1, White %2")
                        .arg(QString::fromStdString(toText(controls.black)),
                             QString::fromStdString(toText(controls.white)));
}

void setTimeControl(GameInfo &info, const TimeControl &control)
{
    info.overtime = overtimeOf(control);
    info.timeLimit.reset();
    if (control.isLimited()) {
        info.timeLimit = static_cast<double>(control.main.count()) / 1000;
    }
}

void writeTimeLeft(GameRecord &record, NodeId node, Color color, const TimeLeft &left)
{
    const bool isBlack = color == Color::Black;
    record.setProperty(node, isBlack ? "BL" : "WL", rawSeconds(left.time));
    const QByteArrayView overtime = isBlack ? "OB" : "OW";
    if (left.count) {
        const DecimalText count(*left.count);
        record.setProperty(node, overtime, QByteArray(count.data(), count.size()));
    } else {
        record.removeProperty(node, overtime);
    }
}

std::optional<TimeLeft> timeLeftOf(const SgfTimeLeft &written)
{
    const double longest = std::chrono::duration<double>(MaxTime).count();
    if (!written.seconds || !(std::abs(*written.seconds) <= longest)) {
        return std::nullopt;
    }
    return TimeLeft{milliseconds(std::llround(*written.seconds * 1000)), written.overtimeLeft};
}

} // namespace shinpan
