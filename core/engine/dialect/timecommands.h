#pragma once

#include "core/board/color.h"
#include "core/clock/gameclock.h"
#include "core/gtp/gtpcommand.h"
#include "core/util/message.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace shinpan {

/// A way to tell engines about time. Only KataGo's has every system of ours; what a way lacks is
/// translated so that the longest turn that does not lose stays the same.
///
/// |          | KataGo          | Kgs                   | Gtp                         |
/// |----------|-----------------|-----------------------|-----------------------------|
/// | none     | none            | none                  | 0 1 0                       |
/// | absolute | absolute M      | absolute M            | M 0 0                       |
/// | Fischer  | fischer M I     | byoyomi M-I I 1       | M-I I 1                     |
/// | Canadian | canadian M P N  | canadian M P N        | M P N                       |
/// | byo-yomi | byoyomi M P N   | byoyomi M P N         | M+(N-1)·P P 1               |
/// | per move | byoyomi 0 L 1   | byoyomi 0 L 1         | 0 L 1                       |
///
/// Fischer: an account of T is T-I of main time and one stone in I; an increment below a second is
/// not told. Byo-yomi by Gtp: the spare periods are main time.
///
/// KataGo's takes fractions of a second (its GTP_Extensions: an engine that knows
/// kata-time_settings takes them there and in time_left). The others have whole seconds (GTP 2
/// §4.2; GNU Go, Leela Zero and Pachi refuse more), rounded down; but what there is never becomes
/// nothing, since `time_settings 0 0 0` would mean that the game is lost already: less than a
/// second is told as one, or as the overtime that follows it.
enum class TimeDialect {
    KataGo, ///< kata-time_settings
    Kgs,    ///< kgs-time_settings
    Gtp,    ///< time_settings (GTP 2 §4.2), which has absolute and Canadian time only
};

/// A command that tells the control, and the dialect that it speaks.
struct TimeSettings
{
    TimeDialect dialect;
    GtpCommand command;
};

/// The commands that could tell an engine that knows these commands about its time control, the
/// best first: each is sent if the one before is refused. "No limit" is told by `time_settings`
/// rather than `kgs-time_settings none`, which Leela Zero takes for half an hour.
[[nodiscard]] std::vector<TimeSettings> timeSettingsFor(const TimeControl &control,
                                                        const QSet<QByteArray> &known);

/// `time_left` for a side with this control, never negative: with stones or periods left in
/// overtime, 0 for them in main time and wherever the control has no overtime (KataGo refuses
/// others).
[[nodiscard]] GtpCommand timeLeftCommand(TimeDialect dialect,
                                         const TimeControl &control,
                                         Color color,
                                         const TimeLeft &left);

/// What a dialect without fractions of a second has of a control.
[[nodiscard]] TimeControl inWholeSeconds(const TimeControl &control);

/// The warnings for a person before games by these controls: a sentence without its stop, for each
/// that has fractions of a second, saying what engines are told instead.
[[nodiscard]] std::vector<Message> roundedTimeWarnings(const std::vector<TimeControl> &controls);

/// Whether start-up commands leave an engine no time to think, which is what `time_settings 0 0 0`
/// does, though people write it for "no limit": a sentence without its subject and stop.
/// Empty: none does.
[[nodiscard]] Message noTimeWarning(const QStringList &startupCommands);

} // namespace shinpan
