#pragma once

#include "ui/tree/nodedescription.h"

#include <QPalette>
#include <QPixmap>
#include <QRawFont>

#include <array>
#include <cstdint>

namespace shinpan {

/// What a cell of a game tree's picture may show.
enum class TreeSprite : std::uint8_t {
    Hover,
    Current,
    Bend,     ///< from the middle of the cell that lies before it in both directions to its own
    PathBend, ///< the same, on the way to the current node
    Stack,    ///< what a collapsed node's stone lies on
    Root,
    Empty,
    SetUp,
    BlackStone,
    WhiteStone,
    BlackPass,
    WhitePass,
};

/// The pictures that a game tree's nodes are put together from: drawn once for each size, and
/// copied from then on. Every mark has a shape as well as a colour.
class GameTreeSprites
{
public:
    /// Makes them fit cells of `pitch` device-independent pixels on a screen of that device pixel
    /// ratio.
    void prepare(int pitch, qreal ratio, const QPalette &palette);

    /// The picture of a sprite, as large as a cell, except Bend and PathBend, which are two cells
    /// wide and high.
    [[nodiscard]] const QPixmap &operator[](TreeSprite sprite) const
    {
        return m_sprites[static_cast<std::size_t>(sprite)];
    }
    /// The picture of a mark, as large as a cell, with the mark where it belongs.
    [[nodiscard]] const QPixmap &operator[](NodeMark mark) const;

    /// The radius of a stone, in device-independent pixels.
    [[nodiscard]] qreal radius() const { return m_radius; }

private:
    static constexpr int SpriteCount = 12;
    static constexpr int MarkCount = 12;

    template <typename Paint>
    [[nodiscard]] QPixmap drawn(int cells, Paint &&paint) const;
    void set(TreeSprite sprite, const QPixmap &pixmap)
    {
        m_sprites[static_cast<std::size_t>(sprite)] = pixmap;
    }
    void drawCells(const QPalette &palette);
    void drawStones(bool dark);
    void drawMarks(const QPalette &palette);

    std::array<QPixmap, SpriteCount> m_sprites;
    std::array<QPixmap, MarkCount> m_marks; ///< by the number of the mark's bit
    int m_pitch = 0;
    qreal m_ratio = 0;
    qreal m_radius = 0;
    qint64 m_palette = 0; ///< its cache key
};

/// A line between nodes as wide as a whole number of the screen's pixels, in device-independent
/// ones.
struct TreeStroke
{
    qreal width;
    qreal shift; ///< of its middle from the middle of a cell, so that its edges lie on pixels
};
[[nodiscard]] TreeStroke treeLine(qreal ratio);
[[nodiscard]] TreeStroke treePath(qreal ratio); ///< the way to the current node
[[nodiscard]] QColor treeLineColor(const QPalette &palette);

/// The ink of what is written on stones.
[[nodiscard]] QColor stoneInk(bool isBlack, const QPalette &palette);

} // namespace shinpan
