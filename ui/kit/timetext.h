#pragma once

#include "core/board/color.h"
#include "core/clock/gameclock.h"

#include <QString>

// Times and clocks in the person's words.
namespace shinpan::text {

/// "10 min", "1 h 30 min", "0.5 s"; the units are written so in every language.
[[nodiscard]] QString duration(std::chrono::milliseconds duration);

/// The same, no more exactly than a guess deserves: "40 s", "12 min", "2 h 10 min", "31 h".
[[nodiscard]] QString roughDuration(std::chrono::milliseconds duration);

/// "10 min + 5 × 30 s", "no limit".
[[nodiscard]] QString timeControl(const TimeControl &control);

/// What a clock shows: "2:07", "1:02:07"; under ten seconds with tenths, "0:09.4". Rounded up, so
/// that zero is shown when nothing is left and not before.
[[nodiscard]] QString clockFace(std::chrono::milliseconds time);

/// What is left beside the time: "3 periods", "last period", "12 stones", "time is up"; in the
/// main time, and where there is nothing to count, empty.
[[nodiscard]] QString overtimeLeft(const TimeControl &control, const TimeLeft &left);

/// The time as a screen reader says it: "Black has 2 minutes 7 seconds left, 3 periods".
[[nodiscard]] QString spokenTimeLeft(Color color, const TimeControl &control, const TimeLeft &left);

} // namespace shinpan::text
