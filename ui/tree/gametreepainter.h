#pragma once

#include "core/board/point.h"
#include "ui/tree/gametreegrid.h"
#include "ui/tree/gametreesprites.h"
#include "ui/tree/nodefacts.h"

#include <QFont>
#include <QPalette>
#include <QRectF>

#include <vector>

class QPainter;

namespace shinpan {

/// What a game tree's picture shows; refers to things that live longer.
struct GameTreeScene
{
    const GameTree &tree;
    BoardSize boardSize;
    const GameTreeLayout &layout;
    NodeFacts &facts;
    /// From the root to the current node, so each at the index of its column.
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
