#include "tests/bench/tree/graphicstree.h"

#include <QGraphicsEllipseItem>
#include <QGraphicsSimpleTextItem>

#include <algorithm>

namespace shinpan::bench {

namespace {

constexpr int Pitch = 28;

} // namespace

GraphicsTree::GraphicsTree(const GameTree &tree, const GameTreeLayout &layout)
{
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const GameTreeLayout::Place place = layout.placeOf(node);
        const bool goesOn =
            tree.parent(node) == NoNode || tree.firstChild(tree.parent(node)) == node;
        // Aslant, without the trunk: 100,000 long lines from one fork would take minutes.
        addStone(place, {std::max(0, place.column - 1), goesOn ? place.lane : place.lane - 1},
                 place.column);
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
