#pragma once

#include "core/board/color.h"
#include "core/board/point.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace shinpan {

/// Cells of the largest bordered board: one border column shared by both sides, one border row
/// below and above.
inline constexpr std::size_t MaxBoardCells = (MaxBoardSide + 1) * (MaxBoardSide + 2);

/// The random number that a stone on a cell contributes to a board's hash. The same in every build
/// and on every run.
extern const std::array<ByColor<std::uint64_t>, MaxBoardCells> ZobristKeys;

} // namespace shinpan
