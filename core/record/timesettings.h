#pragma once

#include "core/board/color.h"
#include "core/clock/gameclock.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/gametree.h"

#include <optional>

namespace shinpan {

class GameRecord;
struct SgfTimeLeft;

/// Both sides' time controls as TM and OT say them.
///
/// TM is main time in seconds. OT is read in the spellings of CGoban, KGS, Leela Zero and OGS
/// ("5x30 byo-yomi", "25/600 Canadian", "86400 fischer"), of SmartGo, GoGui and GNU Go ("10 moves /
/// 5 min"), in the words of overtimeFromWords() ("30秒3回"), in every form of
/// timeControlFromText(), and in what setTimeControls() writes. Without OT the time is absolute,
/// and zero or none is no limit. An OT that says something else
/// ("byo-yomi") makes the control unknown, which is no limit as well.
[[nodiscard]] ByColor<TimeControl> timeControlsOf(const GameInfo &info);

/// The control of both; no limit where they differ.
[[nodiscard]] TimeControl timeControlOf(const GameInfo &info);

/// Writes TM and OT so that timeControlsOf() reads the same, in the spellings that most programs
/// read. Different controls have no spelling in SGF: they become one text in OT, "Black 10m, White
/// 5m+5x30s", without TM.
void setTimeControls(GameInfo &info, const ByColor<TimeControl> &controls);
void setTimeControl(GameInfo &info, const TimeControl &control);

/// Writes what is left to a side after a node's move: BL or WL in seconds, and OB or OW with the
/// stones or periods left in overtime (KGS's meaning), which is removed in main time.
void writeTimeLeft(GameRecord &record, NodeId node, Color color, const TimeLeft &left);

/// What writeTimeLeft() wrote, or another program: nothing without BL or WL. May be negative.
[[nodiscard]] std::optional<TimeLeft> timeLeftOf(const SgfTimeLeft &written);

} // namespace shinpan
