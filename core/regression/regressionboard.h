#pragma once

#include "core/board/board.h"
#include "core/regression/testresult.h"

#include <QString>

namespace shinpan {

/// A board as inline SVG for a page of results: stones, squares around the points that the suite
/// expects, rings around those that the engine answered, triangles on those that it was asked
/// about.
[[nodiscard]] QString boardMarkup(const Board &board, const TestResult &result);

/// The points that a text names, such as an answer or a pattern, each once.
[[nodiscard]] std::vector<Point> pointsNamedIn(const QString &text, BoardSize size);

} // namespace shinpan
