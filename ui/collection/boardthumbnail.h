#pragma once

#include "core/board/board.h"
#include "core/record/tree/gametree.h"
#include "ui/board/painting/boardpainter.h"

#include <QImage>

#include <optional>

namespace shinpan {

/// The position that tells a game from others: of a problem, which sets up stones of both colours
/// at its start, that; of a game its last, for which not more than some thousand moves of the main
/// line are played.
[[nodiscard]] Board tellingPosition(const GameTree &tree);

/// Paints boards the size of a postage stamp, one like the other; quick for many boards of one
/// size.
class BoardThumbnail
{
public:
    /// `pixels` wide and high; what a board that is not square leaves is transparent.
    [[nodiscard]] QImage paint(const Board &board, int pixels);

private:
    std::optional<BoardPainter> m_painter; ///< of the last board's size
};

} // namespace shinpan
