#pragma once

#include "core/rules/scoring.h"

#include <vector>

namespace shinpan {

/// Looks once more at what playouts say of a finished board, where that and the eyes that one sees
/// at a glance do not agree: groups that live without two certain eyes, stones that die with them,
/// stones that hardly more than half of all playouts call dead. Each such place that lies between
/// stones that surely live is read out (LocalReading), and what remains in doubt is unsettled.
///
/// A ko is lost by the side that would die by losing it, as the Japanese rules have it (bent four
/// in the corner, moonshine life). By area, where it would have to be played out, that is unsettled
/// if there is a seki on the board, which may hold threats that cannot be removed.
///
/// `ownership` is what estimateOwnership() gives, and `byPlayouts` what follows from it.
[[nodiscard]] Settlement settleDoubts(const Position &position,
                                      const Settlement &byPlayouts,
                                      const std::vector<double> &ownership);

} // namespace shinpan
