#include "core/clock/timecontrol.h"

#include "core/clock/duration.h"
#include "core/clock/words.h"

#include <algorithm>

namespace shinpan {

using std::chrono::milliseconds;
using System = TimeControl::System;

namespace {

[[nodiscard]] bool isTime(milliseconds time)
{
    return time >= milliseconds::zero() && time <= MaxTime;
}

[[nodiscard]] std::optional<int> countFromText(std::string_view text)
{
    const std::string digits = tidied(text);
    if (digits.empty() || digits.size() > 3 || !std::ranges::all_of(digits, isDigit)) {
        return std::nullopt;
    }
    return std::stoi(digits);
}

/// The control "5x30s" or "25/10m" after this much main time.
[[nodiscard]] std::optional<TimeControl> overtime(System system,
                                                  milliseconds main,
                                                  std::string_view count,
                                                  std::string_view period)
{
    const auto number = countFromText(count);
    const auto time = durationFromText(period);
    if (!number || !time) {
        return std::nullopt;
    }
    return TimeControl{system, main, *time, *number};
}

/// The control of this much main time and what stands after the `+`.
[[nodiscard]] std::optional<TimeControl> withMain(milliseconds main, std::string_view rest)
{
    if (const std::size_t sign = rest.find('x'); sign != std::string_view::npos) {
        return overtime(System::Byoyomi, main, rest.substr(0, sign), rest.substr(sign + 1));
    }
    if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
        return overtime(System::Canadian, main, rest.substr(0, slash), rest.substr(slash + 1));
    }
    const auto increment = durationFromText(rest);
    if (!increment) {
        return std::nullopt;
    }
    return *increment > milliseconds::zero() ? TimeControl{System::Fischer, main, *increment, 0}
                                             : TimeControl{System::Absolute, main, {}, 0};
}

[[nodiscard]] std::optional<TimeControl> withoutPlus(std::string_view text)
{
    if (text == "none") {
        return TimeControl();
    }
    if (const std::size_t slash = text.find('/');
        slash != std::string_view::npos && tidied(text.substr(slash + 1)) == "move") {
        const auto limit = durationFromText(text.substr(0, slash));
        return limit ? std::optional(TimeControl{System::PerMove, {}, *limit, 0}) : std::nullopt;
    }
    if (const auto main = durationFromText(text)) {
        return TimeControl{System::Absolute, *main, {}, 0};
    }
    return withMain({}, text);
}

/// The text with `x` for each `×`.
[[nodiscard]] std::string withPlainTimes(std::string_view text)
{
    constexpr std::string_view Times = "\u00d7";
    std::string plain;
    while (!text.empty()) {
        const bool isTimes = text.starts_with(Times);
        plain += isTimes ? 'x' : text.front();
        text.remove_prefix(isTimes ? Times.size() : 1);
    }
    return plain;
}

} // namespace

bool TimeControl::isPlayable() const
{
    const bool hasCount = count >= 1 && count <= MaxTimeCount;
    const bool hasPeriod = period > milliseconds::zero();
    if (!isTime(main) || !isTime(period)) {
        return false;
    }
    switch (system) {
    case System::None:
        return *this == TimeControl();
    case System::Absolute:
        return main > milliseconds::zero() && !hasPeriod && count == 0;
    case System::Fischer:
        return hasPeriod && count == 0;
    case System::Canadian:
    case System::Byoyomi:
        return hasPeriod && hasCount;
    case System::PerMove:
        return main == milliseconds::zero() && hasPeriod && count == 0;
    }
    return false;
}

std::optional<TimeControl> timeControlFromText(std::string_view text)
{
    const std::string tidy = withPlainTimes(tidied(text));
    const std::string_view whole = tidy;
    const std::size_t plus = whole.find('+');
    std::optional<TimeControl> control;
    if (plus == std::string_view::npos) {
        control = withoutPlus(whole);
    } else if (const auto main = durationFromText(whole.substr(0, plus))) {
        control = withMain(*main, whole.substr(plus + 1));
    }
    return control && control->isPlayable() ? control : std::nullopt;
}

std::string toText(const TimeControl &control)
{
    const bool hasMain = control.main > milliseconds::zero();
    const std::string main = hasMain ? toText(control.main) + '+' : std::string();
    switch (control.system) {
    case System::None:
        return "none";
    case System::Absolute:
        return toText(control.main);
    case System::Fischer:
        return (hasMain ? main : "0+") + toText(control.period);
    case System::Canadian:
        return main + std::to_string(control.count) + '/' + toText(control.period);
    case System::Byoyomi:
        return main + std::to_string(control.count) + 'x' + toText(control.period);
    case System::PerMove:
        return toText(control.period) + "/move";
    }
    return {};
}

std::string_view timeControlExamples()
{
    return "none, 1h30m (absolute), 10m+5s (Fischer: 5 seconds more after each move), "
           "10m+5x30s (byo-yomi: 5 periods of 30 seconds), "
           "10m+25/5m (Canadian: 25 stones in every 5 minutes), 10s/move";
}

} // namespace shinpan
