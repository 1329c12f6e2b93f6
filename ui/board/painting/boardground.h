#pragma once

#include "ui/board/painting/wood.h"

#include <QPixmap>

class QPainter;
class QRegion;

namespace shinpan {

struct BoardLook;

/// What lies under the stones, as it was painted before; while the size changes, a draft of it:
/// what is around the board, its shadow, wood, grid, star points, coordinates.
class BoardGround
{
public:
    /// Call it when size, theme or font change.
    void forget();
    /// Call it while the size keeps changing: the draft is stretched further.
    void forgetLayer();

    /// All of it for the whole widget, made if it is missing: opaque, in device pixels (its own
    /// ratio is 1).
    const QPixmap &layer(const BoardLook &look);
    /// The same without lines and letters: what veils a point of it. Null where the board is plain
    /// and its colour does.
    const QPixmap &bareLayer(const BoardLook &look);
    /// Wood stretched from a draft, lines and letters sharp, the ground around it.
    void paintDraft(QPainter &painter, const BoardLook &look);

    /// Draws some of the wood for a layer of this size; returns whether it is complete.
    [[nodiscard]] bool drawWood(const BoardLook &look);
    /// Makes the layer from it and forgets the draft.
    void useWood(const BoardLook &look);

    /// Draws it onto a device that is not a screen, without what is around the board: shapes
    /// instead of pixels, wherever there are any.
    static void paintVectors(QPainter &painter, const BoardLook &look);

private:
    QPixmap m_layer; ///< null until needed
    QPixmap m_bare;  ///< as well
    QImage m_draft;  ///< the wood that is stretched; null unless needed
    std::unique_ptr<WoodDrawing> m_wood;
};

/// Copies these pixels of a layer, or of a picture with stones on it, to where they belong.
void copyPixels(QPainter &painter, const QPixmap &layer, const QRegion &pixels);

} // namespace shinpan
