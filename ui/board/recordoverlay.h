#pragma once

#include "ui/board/boardoptions.h"
#include "ui/board/painting/boardlayer.h"

#include <vector>

namespace shinpan {

class GameCursor;
enum class NodeId : std::uint32_t;

/// The numbers and moves that these options show where the cursor stands. `numbersStart` is the
/// node behind which MoveNumbers::FromHere begins to count; it shows nothing unless the cursor's
/// line comes through that node.
[[nodiscard]] BoardLayer overlayOf(const GameCursor &cursor,
                                   const BoardOptions &options,
                                   NodeId numbersStart);

/// The node on the cursor's line, or the cursor's own, whose move placed the stone that lies at
/// this point; NoNode if it was set up, and without a stone.
[[nodiscard]] NodeId moveThatPlaced(const GameCursor &cursor, Point point);

class Board;
struct NodeMarkup;

/// What a node of a record draws on its board, in the view's terms. Stones that stand on the other
/// side's territory are dead. A point bears one label, the first, or an excerpt of it.
[[nodiscard]] BoardMarkup markupOf(const Board &board, const NodeMarkup &node);
/// The lines and arrows that a node draws.
[[nodiscard]] std::vector<MarkLine> linesOf(const NodeMarkup &node);

} // namespace shinpan
