#pragma once

namespace shinpan {

/// How quick a processor of this machine is, in millions of steps a second of a walk through a
/// table that fits no first cache: good to a tenth or so for comparing machines, and for nothing
/// else. Takes some 50 ms.
[[nodiscard]] double nodeSpeed();

} // namespace shinpan
