#include "ui/collection/boardthumbnail.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/board/painting/boardgeometry.h"

#include <QPainter>

namespace shinpan {

namespace {

/// Moves after which a position is as good as any; keeps the longest lines from being felt.
constexpr int MostMoves = 2000;

/// Boards are painted larger and scaled down, so that the lines stay fine.
constexpr int Enlargement = 3;

} // namespace

Board tellingPosition(const GameTree &tree)
{
    Replay replay(tree);
    replay.step(tree, tree.root());
    const Board &start = replay.board();
    int stones[2] = {};
    for (int i = 0; i < start.size().pointCount(); ++i) {
        const Stone stone = start.at(start.size().pointAt(i));
        stones[0] += stone == Stone::Black ? 1 : 0;
        stones[1] += stone == Stone::White ? 1 : 0;
    }
    if (stones[0] > 0 && stones[1] > 0) {
        return start;
    }
    NodeId node = tree.firstChild(tree.root());
    for (int moves = 0; node != NoNode && moves < MostMoves; ++moves) {
        replay.step(tree, node);
        node = tree.firstChild(node);
    }
    return replay.board();
}

QImage BoardThumbnail::paint(const Board &board, int pixels)
{
    const BoardGeometry geometry(board.size(), QSize(pixels, pixels) * Enlargement, 1, false);
    if (!m_painter || m_painter->geometry() != geometry) {
        m_painter.emplace(geometry, woodTheme());
        QPalette nothingAround;
        nothingAround.setColor(QPalette::Window, Qt::transparent);
        m_painter->setSurroundings(nothingAround, QFont());
    }
    QImage large(geometry.area(), QImage::Format_ARGB32_Premultiplied);
    large.fill(Qt::transparent);
    BoardScene scene;
    scene.board = board;
    QPainter painter(&large);
    m_painter->paint(painter, large.rect(), scene);
    painter.end();
    return large.copy(geometry.board())
        .scaled(pixels, pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace shinpan
