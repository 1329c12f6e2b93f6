#pragma once

#include "core/board/board.h"
#include "core/graphics/boarddrawing.h"
#include "core/regression/regressionsuite.h"
#include "core/regression/testresult.h"
#include "ui/board/painting/boardlayer.h"

namespace shinpan {

/// What a test looks like on its board, as on the page of `shinpan-cli regress --html`: triangles
/// on the points that it asks about, squares around those that it expects, circles around those
/// that were answered (`result` may be null), above what the engine drew.
[[nodiscard]] BoardLayer testGraphics(const SuiteStep &step,
                                      const TestResult *result,
                                      const BoardDrawing &drawing,
                                      const Board &board);

} // namespace shinpan
