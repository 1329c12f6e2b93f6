#pragma once

#include "core/board/point.h"
#include "ui/tree/gametreelayout.h"
#include "ui/tree/gametreesprites.h"
#include "ui/tree/nodedescription.h"

#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <cmath>
#include <vector>

class QPainter;

namespace shinpan {

/// The way from a layout's columns and lanes to the pixels of its picture, and back. Lines run to
/// the right.
class GameTreeGrid
{
public:
    /// `pitch` is the distance between neighbouring nodes in device-independent pixels, at least 1.
    explicit GameTreeGrid(int pitch)
        : m_pitch(pitch)
    { }

    [[nodiscard]] int pitch() const { return m_pitch; }

    /// The size of the whole picture.
    [[nodiscard]] QSize sizeOf(const GameTreeLayout &layout) const
    {
        return {layout.columnCount() * m_pitch, layout.laneCount() * m_pitch};
    }

    /// The middle of a place, from the picture's top left corner.
    [[nodiscard]] QPointF centre(GameTreeLayout::Place place) const
    {
        return {(place.column + 0.5) * m_pitch, (place.lane + 0.5) * m_pitch};
    }

    /// The top left corner of a place's cell.
    [[nodiscard]] QPoint corner(GameTreeLayout::Place place) const
    {
        return {place.column * m_pitch, place.lane * m_pitch};
    }

    /// The place whose cell holds a position; may lie outside the layout.
    [[nodiscard]] GameTreeLayout::Place placeAt(QPointF position) const
    {
        return {static_cast<int>(std::floor(position.x() / m_pitch)),
                static_cast<int>(std::floor(position.y() / m_pitch))};
    }

private:
    int m_pitch;
};

/// What a game tree's picture shows; refers to things that live longer.
struct GameTreeScene
{
    const GameTree &tree;
    BoardSize boardSize;
    const GameTreeLayout &layout;
    NodeFacts &facts;
    /// The nodes from the root to the current one, so each at the index of its column.
    const std::vector<NodeId> &path;
    NodeId hovered = NoNode;
};

/// Paints the visible part of a game tree.
class GameTreePainter
{
public:
    /// The sprites fit the grid.
    GameTreePainter(const GameTreeScene &scene,
                    const GameTreeGrid &grid,
                    const GameTreeSprites &sprites,
                    const QPalette &palette,
                    const QFont &font);

    /// Paints what lies in `visible`, in the picture's pixels.
    void paint(QPainter &painter, const QRect &visible);

private:
    using Place = GameTreeLayout::Place;

    /// The numbers of one length on stones of one colour.
    struct Numbers
    {
        QList<quint32> glyphs;
        QList<QPointF> positions;
    };
    static constexpr int LongestNumber = 6;

    void paintLines(QPainter &painter, Place first, Place last);
    void paintPath(QPainter &painter, Place first, Place last);
    void paintBend(QPainter &painter, TreeSprite sprite, Place to) const;
    void paintNode(QPainter &painter, NodeId node, Place place);
    void paintMarks(QPainter &painter, QPointF corner, NodeMarks marks) const;
    void paintHiddenCount(QPainter &painter, QPointF middle, std::size_t count) const;
    void addNumber(QPointF middle, bool isBlack, int number);
    void paintNumbers(QPainter &painter) const;
    [[nodiscard]] QRectF bar(Place from, Place to, TreeStroke stroke) const;

    const GameTreeScene &m_scene;
    const GameTreeGrid &m_grid;
    const GameTreeSprites &m_sprites;
    const QPalette &m_palette;
    QFont m_font;
    qreal m_ratio = 1; ///< device pixels to one of ours
    std::array<QRawFont, LongestNumber> m_digits;
    std::array<std::array<Numbers, LongestNumber>, 2> m_numbers; ///< of white and black stones
};

} // namespace shinpan
