#pragma once

#include "ui/board/painting/boardmarkup.h"

namespace shinpan {

class Board;
struct NodeMarkup;

/// What a node of a record draws on its board, in the view's terms. Stones that stand on the other
/// side's territory are dead. A point bears one label, the first, or an excerpt of it.
[[nodiscard]] BoardMarkup markupOf(const Board &board, const NodeMarkup &node);
/// The lines and arrows that a node draws.
[[nodiscard]] std::vector<MarkLine> linesOf(const NodeMarkup &node);

} // namespace shinpan
