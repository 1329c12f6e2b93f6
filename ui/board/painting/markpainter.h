#pragma once

#include "core/board/board.h"
#include "ui/board/painting/marksprites.h"

#include <QPixmap>

namespace shinpan {

struct BoardCanvas;
struct BoardScene;
class FittedStones;

/// Paints what stands above the stones. Keeps what it drew, to copy it the next time.
class MarkPainter
{
public:
    /// Call it when theme or font change.
    void forget();

    // These stand in the order of painting, from the bottom to the top.

    /// Tints of empty points. Those of whole cells touch each other; smaller ones are squares of
    /// their own.
    static void paintAreas(const BoardCanvas &canvas, const BoardScene &scene);
    /// Paints on stones whose their points will be.
    static void paintOwners(const BoardCanvas &canvas, const BoardScene &scene);
    /// Paints on the whole board, whatever points are painted.
    void paintLines(const BoardCanvas &canvas, const BoardScene &scene);
    /// The next moves and those that were not chosen.
    void paintRecordMoves(const BoardCanvas &canvas, const BoardScene &scene);
    void paintSpots(const BoardCanvas &canvas, const BoardScene &scene);
    void paintLastMove(const BoardCanvas &canvas, const BoardScene &scene);
    void paintNumbers(const BoardCanvas &canvas, const BoardScene &scene);
    void paintMarks(const BoardCanvas &canvas, const BoardScene &scene);
    void paintSigns(const BoardCanvas &canvas, const BoardScene &scene);
    /// The stones of a line, an analysis' or one that is drawn, numbered.
    void paintLineStones(const BoardCanvas &canvas,
                         const BoardScene &scene,
                         const FittedStones &stones);
    /// Highlights and the cursor.
    void paintHighlights(const BoardCanvas &canvas, const BoardScene &scene);

private:
    /// A text on a stone; on an empty point the crossing is hidden under it.
    void paintText(const BoardCanvas &canvas, Point point, const QString &text, Stone stone);
    /// Paints a mark as it was drawn before; on a device that is not a screen it is drawn.
    void paintSprite(const BoardCanvas &canvas,
                     const MarkPlace &place,
                     const MarkSprites::Key &key,
                     const MarkSprites::Drawing &draw);
    void paintClearing(QPainter &onto, const BoardCanvas &canvas, const MarkPlace &place);

    MarkSprites m_sprites;
    LineTiles m_lines;
    QPixmap m_clearing; ///< hides the crossing under a label; null until needed
};

} // namespace shinpan
