#pragma once

#include "ui/tree/gametreelayout.h"

#include <QGraphicsView>

namespace shinpan::bench {

/// The yardstick: the tree as Qt's own means draw one, an item for each stone, number and line.
class GraphicsTree final : public QGraphicsView
{
public:
    GraphicsTree(const GameTree &tree, const GameTreeLayout &layout);

    /// What a program without incremental layout does for every change.
    void addStone(GameTreeLayout::Place place, GameTreeLayout::Place parent, int number);

private:
    QGraphicsScene m_scene;
};

} // namespace shinpan::bench
