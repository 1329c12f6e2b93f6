#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "ui/tree/gametreegrid.h"

#include <QFont>
#include <QPalette>

#include <vector>

class QPainter;

namespace shinpan {

/// What a game tree's picture shows; refers to things that live longer.
struct GameTreeScene
{
    const GameTree &tree;
    BoardSize boardSize;
    const GameTreeLayout &layout;
    const std::vector<int> &moveNumbers; ///< by node: moves from the root, passes included
    const std::vector<NodeId>
        &path; ///< from the root to the current node, so each at the index of its column
    NodeId hovered = NoNode;
};

/// Paints the visible part of a game tree.
class GameTreePainter
{
public:
    GameTreePainter(const GameTreeScene &scene,
                    const GameTreeGrid &grid,
                    const QPalette &palette,
                    const QFont &font);

    /// Paints what lies in `visible`, in the picture's pixels.
    void paint(QPainter &painter, const QRect &visible) const;

private:
    using Place = GameTreeLayout::Place;

    void paintLines(QPainter &painter, Place first, Place last) const;
    void paintPath(QPainter &painter, Place first, Place last) const;
    void paintConnection(QPainter &painter, Place from, Place to, int firstLane) const;
    void paintNode(QPainter &painter, NodeId node) const;
    void paintStone(QPainter &painter, NodeId node, QPointF middle, Color color, bool isPass) const;
    void paintSetUp(QPainter &painter, QPointF middle) const;
    void paintNumber(QPainter &painter, QPointF middle, const QColor &ink, int number) const;
    void paintCommentMarker(QPainter &painter, QPointF middle) const;

    const GameTreeScene &m_scene;
    const GameTreeGrid &m_grid;
    const QPalette &m_palette;
    QFont m_font;
    qreal m_radius; ///< of a stone
};

} // namespace shinpan
