#include "tests/bench/tree/graphicstree.h"

#include <QGraphicsEllipseItem>
#include <QGraphicsSimpleTextItem>

namespace shinpan::bench {

namespace {

constexpr int Pitch = 28;

} // namespace

GraphicsTree::GraphicsTree(const GameTree &tree, const GameTreeLayout &layout)
{
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const NodeId parent = tree.parent(node);
        addStone(layout.placeOf(node), layout.placeOf(parent == NoNode ? node : parent),
                 layout.placeOf(node).column);
    }
    setScene(&m_scene);
    setRenderHint(QPainter::Antialiasing);
}

void GraphicsTree::addStone(GameTreeLayout::Place place, GameTreeLayout::Place parent, int number)
{
    const QPointF middle(place.column * Pitch, place.lane * Pitch);
    const bool isBlack = number % 2 != 0;
    m_scene.addLine(QLineF(QPointF(parent.column * Pitch, parent.lane * Pitch), middle))
        ->setZValue(-1);
    QGraphicsEllipseItem *stone =
        m_scene.addEllipse(QRectF(middle - QPointF(10, 10), QSizeF(20, 20)), QPen(Qt::gray),
                           isBlack ? Qt::black : Qt::white);
    auto *text = new QGraphicsSimpleTextItem(QString::number(number), stone);
    text->setBrush(isBlack ? Qt::white : Qt::black);
    text->setPos(middle - text->boundingRect().center());
}

} // namespace shinpan::bench
