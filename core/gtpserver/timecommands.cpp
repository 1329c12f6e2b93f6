#include "core/clock/duration.h"
#include "core/gtpserver/gtpcommands.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

using namespace std::chrono_literals;
using gtpwords::numberFrom;
using std::chrono::milliseconds;
using System = TimeControl::System;

/// Seconds, whole or not; nothing when negative.
[[nodiscard]] std::optional<milliseconds> secondsFrom(std::string_view word)
{
    const std::optional<double> seconds = numberFrom(word);
    if (!seconds || *seconds < 0) {
        return std::nullopt;
    }
    const double most = std::chrono::duration<double>(MaxTime).count();
    return milliseconds(std::llround(1000 * std::min(*seconds, most)));
}

[[nodiscard]] std::optional<int> countFrom(std::string_view word)
{
    const std::optional<double> number = numberFrom(word);
    const bool isCount = number && *number >= 0 && std::floor(*number) == *number;
    return isCount ? std::optional(static_cast<int>(std::min(*number, double{MaxTimeCount})))
                   : std::nullopt;
}

/// GTP takes any values (§4.2.1): what nobody could play by becomes what comes closest, and a game
/// without any time one where every move is made at once.
[[nodiscard]] TimeControl playable(TimeControl control)
{
    const bool hasOvertime = control.hasOvertime();
    if (hasOvertime && (control.period == 0ms || control.count == 0)) {
        control = {System::Absolute, control.main, 0ms, 0};
    }
    if (control.system == System::Fischer && control.period == 0ms) {
        control.system = System::Absolute;
    }
    if (control.system == System::Absolute) {
        control.main = std::max<milliseconds>(control.main, 1ms);
    }
    return control;
}

[[nodiscard]] GtpAnswer setTime(EngineHost &host, const TimeControl &control)
{
    const TimeControl agreed = control.isLimited() ? playable(control) : control;
    if (!agreed.isPlayable()) {
        return syntaxError();
    }
    host.clocks().setTime(agreed);
    return {};
}

GtpAnswer timeSettings(EngineHost &host, const GtpQuery &query)
{
    const auto main = secondsFrom(query.word(0));
    const auto period = secondsFrom(query.word(1));
    const std::optional<int> stones = countFrom(query.word(2));
    if (!main || !period || !stones) {
        return syntaxError();
    }
    if (*period > 0ms && *stones == 0) { // by §4.2.1
        return setTime(host, {});
    }
    return setTime(host, {System::Canadian, *main, *period, *stones});
}

/// kgs-time_settings and kata-time_settings, which has Fischer time too.
GtpAnswer namedTimeSettings(EngineHost &host, const GtpQuery &query)
{
    const bool hasFischer = query.name.starts_with("kata-");
    const std::string_view system = query.word(0);
    const auto main = secondsFrom(query.word(1));
    const auto period = secondsFrom(query.word(2));
    const std::optional<int> count = countFrom(query.word(3));
    if (system == "none") {
        return setTime(host, {});
    }
    if (system == "absolute" && main) {
        return setTime(host, {System::Absolute, *main, 0ms, 0});
    }
    if (system == "fischer" && hasFischer && main && period) {
        return setTime(host, {System::Fischer, *main, *period, 0});
    }
    if (system == "byoyomi" && main && period && count) {
        return setTime(host, {System::Byoyomi, *main, *period, *count});
    }
    if (system == "canadian" && main && period && count) {
        return setTime(host, {System::Canadian, *main, *period, *count});
    }
    return syntaxError();
}

GtpAnswer kataTimeSystems(EngineHost &, const GtpQuery &)
{
    return "none absolute byoyomi canadian fischer";
}

/// What "0" stands for with a stone still to play. GTP has whole seconds, rounded down: where this
/// is too much, the game is lost on time whatever the engine does.
constexpr milliseconds PartOfSecond{200};

GtpAnswer timeLeft(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    // Some tell what is below zero by a little.
    const std::optional<double> seconds = numberFrom(query.word(1));
    const auto time = seconds && *seconds < 0 ? std::optional(0ms) : secondsFrom(query.word(1));
    const std::optional<int> count = query.words.size() < 3 ? 0 : countFrom(query.word(2));
    if (!color || !time || !count) {
        return syntaxError();
    }
    const bool isOvertime = *count > 0;
    const bool isPartOfOne = isOvertime && query.word(1) == "0";
    host.clocks().tellTimeLeft(
        *color, {isPartOfOne ? PartOfSecond : *time, isOvertime ? count : std::nullopt});
    return {};
}

} // namespace

std::span<const GtpCommandRow> timeCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"time_settings", timeSettings},
        {"kgs-time_settings", namedTimeSettings},
        {"kata-time_settings", namedTimeSettings},
        {"kata-list_time_settings", kataTimeSystems},
        {"time_left", timeLeft},
    };
    return Rows;
}

} // namespace shinpan
