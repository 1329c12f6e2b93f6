#pragma once

#include "core/clock/timecontrol.h"

namespace shinpan {

/// How fast a processor of this machine is, in millions of steps a second of a walk through a table
/// that fits no first cache, the best of three: good to a tenth or so for comparing machines, and
/// for nothing else. Takes some 100 ms.
[[nodiscard]] double nodeSpeed();

/// What a machine of that speed gets instead of a time that is meant for one of the speed `meant`,
/// so that as much can be thought in it; an eighth to eight times of it. As it is where one of the
/// two is 0, and where it would not be playable.
[[nodiscard]] TimeControl scaledTime(const TimeControl &time, double meant, double speed);

} // namespace shinpan
