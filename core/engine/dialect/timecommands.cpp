#include "core/engine/dialect/timecommands.h"

#include "core/engine/dialect/gtptext.h"
#include "core/util/decimaltext.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using System = TimeControl::System;

namespace {

/// Seconds with as many of three decimals as they need. A value on the stack, as DecimalText is.
class SecondsText
{
public:
    explicit SecondsText(milliseconds time)
    {
        char *end = std::to_chars(m_text.data(), m_text.data() + m_text.size(), time / 1s).ptr;
        qint64 rest = time.count() % 1000;
        if (rest > 0) {
            *end++ = '.';
        }
        for (qint64 unit = 100; rest > 0; unit /= 10) {
            *end++ = static_cast<char>('0' + rest / unit);
            rest %= unit;
        }
        m_size = end - m_text.data();
    }

    [[nodiscard]] operator QByteArrayView() const { return {m_text.data(), m_size}; }

private:
    std::array<char, 24> m_text; // room for the least of all numbers, a point and three digits
    qsizetype m_size;
};

[[nodiscard]] QByteArray seconds(milliseconds time)
{
    return QByteArrayView(SecondsText(time)).toByteArray();
}

[[nodiscard]] milliseconds wholeSeconds(milliseconds time)
{
    return std::chrono::floor<std::chrono::seconds>(time);
}

/// The same of what is all that there is, or what has another meaning when it is zero.
[[nodiscard]] milliseconds wholeSecondsFromOne(milliseconds time)
{
    return std::max<milliseconds>(wholeSeconds(time), 1s);
}

/// The control in the dialect's own systems: what it lacks as byo-yomi with one period.
[[nodiscard]] TimeControl translated(TimeDialect dialect, const TimeControl &control)
{
    if (control.system == System::PerMove) {
        return translated(dialect, {System::Byoyomi, 0s, control.period, 1});
    }
    if (dialect == TimeDialect::KataGo) {
        TimeControl told = control; // nothing says whether it gives an increment ahead
        told.main = control.system == System::Fischer ? control.beginning() : control.main;
        return told;
    }
    TimeControl told = inWholeSeconds(control);
    if (told.system == System::Fischer) {
        return {System::Byoyomi, std::max<milliseconds>(told.main - told.period, 0s), told.period,
                1};
    }
    if (dialect == TimeDialect::Gtp && told.system == System::Byoyomi) {
        const milliseconds spare = (control.count - 1) * control.period;
        return {System::Byoyomi, wholeSeconds(control.main + spare), told.period, 1};
    }
    return told;
}

/// What is left of a control, in the systems of a dialect without fractions.
[[nodiscard]] TimeLeft inSystemsOf(TimeDialect dialect,
                                   const TimeControl &control,
                                   const TimeLeft &left)
{
    if (control.system == System::Fischer && control.period >= 1s) {
        const milliseconds period = wholeSeconds(control.period);
        const bool isMain = left.time > period;
        return isMain ? TimeLeft{left.time - period, {}} : TimeLeft{left.time, 1};
    }
    if (dialect == TimeDialect::Gtp && control.system == System::Byoyomi) {
        const int spare = left.count ? *left.count - 2 : control.count - 1;
        return spare >= 0 ? TimeLeft{left.time + spare * control.period, {}} : left;
    }
    return left;
}

/// The same as a dialect has it that tells the control as `told`. A main time of less than a second
/// is passed over where overtime follows it.
[[nodiscard]] TimeLeft translated(TimeDialect dialect,
                                  const TimeControl &control,
                                  const TimeControl &told,
                                  const TimeLeft &left)
{
    if (control.system == System::PerMove) {
        return translated(dialect, told, told, {left.time, 1});
    }
    if (dialect == TimeDialect::KataGo) {
        return left;
    }
    const TimeLeft rest = inSystemsOf(dialect, control, left);
    if (!rest.count && told.hasOvertime() && rest.time < 1s) {
        return {told.period, told.count};
    }
    const bool isNothing = rest.time <= 0s;
    return {isNothing ? 0s : wholeSecondsFromOne(rest.time), rest.count};
}

/// The words of kgs-time_settings, which kata-time_settings knows as well.
[[nodiscard]] std::vector<QByteArray> wordsOf(const TimeControl &control)
{
    switch (control.system) {
    case System::None:
        return {"none"};
    case System::Absolute:
        return {"absolute", seconds(control.main)};
    case System::Fischer:
        return {"fischer", seconds(control.main), seconds(control.period)};
    case System::Canadian:
        return {"canadian", seconds(control.main), seconds(control.period),
                QByteArray::number(control.count)};
    case System::Byoyomi:
    case System::PerMove: // translated
        return {"byoyomi", seconds(control.main), seconds(control.period),
                QByteArray::number(control.count)};
    }
    Q_UNREACHABLE();
}

/// Main time, period and stones of time_settings.
[[nodiscard]] std::vector<QByteArray> numbersOf(const TimeControl &control)
{
    if (control.hasOvertime()) {
        return {seconds(control.main), seconds(control.period), QByteArray::number(control.count)};
    }
    return control.isLimited() ? std::vector<QByteArray>{seconds(control.main), "0", "0"}
                               : std::vector<QByteArray>{"0", "1", "0"};
}

/// These are in the order of TimeDialect.
constexpr const char *Names[] = {"kata-time_settings", "kgs-time_settings", "time_settings"};

} // namespace

std::vector<TimeSettings> timeSettingsFor(const TimeControl &control, const QSet<QByteArray> &known)
{
    std::vector<TimeDialect> dialects{TimeDialect::KataGo, TimeDialect::Kgs, TimeDialect::Gtp};
    if (!control.isLimited()) {
        std::swap(dialects[1], dialects[2]);
    }
    std::vector<TimeSettings> result;
    for (const TimeDialect dialect : dialects) {
        const QByteArray name = Names[static_cast<std::size_t>(dialect)];
        if (known.contains(name)) {
            const TimeControl told = translated(dialect, control);
            const std::vector<QByteArray> words =
                dialect == TimeDialect::Gtp ? numbersOf(told) : wordsOf(told);
            result.push_back({dialect, GtpCommand(name, words)});
        }
    }
    return result;
}

GtpCommand timeLeftCommand(TimeDialect dialect,
                           const TimeControl &control,
                           Color color,
                           const TimeLeft &left)
{
    const TimeControl toldControl = translated(dialect, control);
    const TimeLeft told = translated(dialect, control, toldControl, left);
    const int count = toldControl.hasOvertime() ? told.count.value_or(0) : 0;
    return GtpCommand("time_left",
                      {colorWord(color), SecondsText(std::max<milliseconds>(told.time, 0s)),
                       DecimalText(std::max(count, 0))});
}

TimeControl inWholeSeconds(const TimeControl &control)
{
    switch (control.system) {
    case System::None:
        return control;
    case System::Absolute:
        return {System::Absolute, wholeSecondsFromOne(control.main), 0s, 0};
    case System::Fischer:
        if (control.period < 1s) {
            return {System::Absolute, wholeSecondsFromOne(control.main), 0s, 0};
        }
        return {System::Fischer, control.main > 0s ? wholeSecondsFromOne(control.main) : 0s,
                wholeSeconds(control.period), 0};
    case System::Canadian:
    case System::Byoyomi:
    case System::PerMove:
        return {control.system, wholeSeconds(control.main), wholeSecondsFromOne(control.period),
                control.count};
    }
    Q_UNREACHABLE();
}

std::vector<Message> roundedTimeWarnings(const std::vector<TimeControl> &controls)
{
    std::vector<Message> warnings;
    for (const TimeControl &control : controls) {
        if (const TimeControl told = inWholeSeconds(control); told != control) {
            const Message warning = Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "an engine that does not know kata-time_settings is told %1 "
                                  "instead of %2, for GTP has whole seconds only"),
                QString::fromStdString(toText(told)), QString::fromStdString(toText(control)));
            if (std::ranges::find(warnings, warning) == warnings.end()) {
                warnings.push_back(warning);
            }
        }
    }
    return warnings;
}

Message noTimeWarning(const QStringList &startupCommands)
{
    for (const QString &line : startupCommands) {
        const QStringList words = line.simplified().split(u' ');
        const auto isZero = [&words](qsizetype index) {
            bool isNumber = false;
            return words.value(index).toDouble(&isNumber) == 0 && isNumber;
        };
        const QString &name = words.first();
        const bool isGtp = name == QLatin1String(Names[2]) && isZero(1) && isZero(2);
        const bool isNamed = (name == QLatin1String(Names[0]) || name == QLatin1String(Names[1]))
                          && words.value(1) == QLatin1String("absolute") && isZero(2);
        if (isGtp || isNamed) {
            const QString unlimited =
                isGtp ? name + QStringLiteral(" 0 1 0") : name + QStringLiteral(" none");
            return Message::of(
                QT_TRANSLATE_NOOP("Messages", "is told \"%1\" at its start, which leaves it no "
                                              "time to think; \"%2\" says that nothing limits it"),
                words.join(u' '), unlimited);
        }
    }
    return {};
}

} // namespace shinpan
