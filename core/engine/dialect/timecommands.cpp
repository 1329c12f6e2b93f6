#include "core/engine/dialect/timecommands.h"

#include "core/engine/dialect/gtptext.h"
#include "core/util/decimaltext.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using System = TimeControl::System;

namespace {

[[nodiscard]] QByteArray seconds(milliseconds time)
{
    return QByteArray::number(qlonglong(std::chrono::floor<std::chrono::seconds>(time).count()));
}

/// As a part of a control, where zero means something else.
[[nodiscard]] QByteArray secondsFromOne(milliseconds time)
{
    return seconds(std::max<milliseconds>(time, 1s));
}

/// The control in the dialect's own systems: what it lacks as byo-yomi with one period.
[[nodiscard]] TimeControl translated(TimeDialect dialect, const TimeControl &control)
{
    if (control.system == System::PerMove) {
        return {System::Byoyomi, 0s, control.period, 1};
    }
    if (dialect == TimeDialect::KataGo) {
        return control;
    }
    if (control.system == System::Fischer && control.period < 1s) {
        return {System::Absolute, control.main, 0s, 0};
    }
    if (control.system == System::Fischer) {
        return {System::Byoyomi, std::max<milliseconds>(control.main - control.period, 0s),
                control.period, 1};
    }
    if (dialect == TimeDialect::Gtp && control.system == System::Byoyomi) {
        return {System::Byoyomi, control.main + (control.count - 1) * control.period,
                control.period, 1};
    }
    return control;
}

/// The same for what is left of it.
[[nodiscard]] TimeLeft translated(TimeDialect dialect,
                                  const TimeControl &control,
                                  const TimeLeft &left)
{
    if (control.system == System::PerMove) {
        return {left.time, 1};
    }
    if (dialect == TimeDialect::KataGo) {
        return left;
    }
    if (control.system == System::Fischer && control.period >= 1s) {
        const bool isMain = left.time > control.period;
        return isMain ? TimeLeft{left.time - control.period, {}} : TimeLeft{left.time, 1};
    }
    if (dialect == TimeDialect::Gtp && control.system == System::Byoyomi) {
        const int spare = left.count ? *left.count - 2 : control.count - 1;
        return spare >= 0 ? TimeLeft{left.time + spare * control.period, {}} : left;
    }
    return left;
}

/// The words of kgs-time_settings, which kata-time_settings knows as well.
[[nodiscard]] std::vector<QByteArray> wordsOf(const TimeControl &control)
{
    switch (control.system) {
    case System::None:
        return {"none"};
    case System::Absolute:
        return {"absolute", secondsFromOne(control.main)};
    case System::Fischer:
        return {"fischer", secondsFromOne(control.main), seconds(control.period)};
    case System::Canadian:
        return {"canadian", seconds(control.main), secondsFromOne(control.period),
                QByteArray::number(control.count)};
    case System::Byoyomi:
    case System::PerMove: // translated
        return {"byoyomi", seconds(control.main), secondsFromOne(control.period),
                QByteArray::number(control.count)};
    }
    Q_UNREACHABLE();
}

/// Main time, period and stones of time_settings.
[[nodiscard]] std::vector<QByteArray> numbersOf(const TimeControl &control)
{
    if (control.hasOvertime()) {
        return {seconds(control.main), secondsFromOne(control.period),
                QByteArray::number(control.count)};
    }
    return control.isLimited() ? std::vector<QByteArray>{secondsFromOne(control.main), "0", "0"}
                               : std::vector<QByteArray>{"0", "1", "0"};
}

/// In the order of TimeDialect.
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
    const TimeLeft told = translated(dialect, control, left);
    const bool hasCount = translated(dialect, control).hasOvertime();
    const int count = hasCount ? told.count.value_or(0) : 0;
    const auto seconds = std::chrono::floor<std::chrono::seconds>(told.time).count();
    return GtpCommand("time_left", {colorWord(color), DecimalText(std::max<qint64>(seconds, 0)),
                                    DecimalText(std::max(count, 0))});
}

} // namespace shinpan
