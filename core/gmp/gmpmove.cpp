#include "core/gmp/gmpmove.h"

#include "core/board/point.h"

namespace shinpan {

namespace {

constexpr int WhiteMoves = 0x200;

} // namespace

int gmpValueOf(const Move &move, int size)
{
    const int color = move.color == Color::White ? WhiteMoves : 0;
    return move.isPass() ? color : color + BoardSize::square(size).indexOf(*move.point) + 1;
}

std::optional<Move> moveOfGmp(int value, int size)
{
    const Color color = (value & WhiteMoves) != 0 ? Color::White : Color::Black;
    const int point = value & (WhiteMoves - 1);
    const BoardSize board = BoardSize::square(size);
    if (point > board.pointCount()) {
        return std::nullopt;
    }
    return point == 0 ? Move::pass(color) : Move{color, board.pointAt(point - 1)};
}

QByteArray gmpVertexText(const Move &move)
{
    return move.isPass() ? QByteArrayLiteral("pass")
                         : QByteArray::fromStdString(vertexOf(*move.point));
}

} // namespace shinpan
