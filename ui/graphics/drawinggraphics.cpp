#include "ui/graphics/drawinggraphics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

using Tint = BoardLayer::Tint;

/// The side as a share of a cell: the square's corners would touch the edge of a stone, as in
/// GoGui.
constexpr float LargestSquare = 0.68F;
constexpr float GroundAlpha = 0.62F;
constexpr float InfluenceAlpha = 0.78F;
/// Less influence cannot be seen.
constexpr double LeastInfluence = 0.02;

[[nodiscard]] QColor translucent(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}

void addTints(BoardLayer &graphics, const BoardDrawing &drawing, const Board &board, Point point)
{
    const PointDrawing &there = drawing.at(point);
    const bool isOnStone = board.at(point) != Stone::Empty;
    if (there.color) {
        const QColor color = QColor::fromRgb(*there.color);
        graphics.tints.push_back(
            {point, isOnStone ? color : translucent(color, GroundAlpha), 1, isOnStone});
    }
    const double influence = drawing.shownInfluence(point);
    if (std::abs(influence) >= LeastInfluence) {
        const QColor color = influence > 0 ? QColor(0x10, 0x10, 0x10) : QColor(Qt::white);
        const auto size = static_cast<float>(std::abs(influence));
        graphics.tints.push_back({point, isOnStone ? color : translucent(color, InfluenceAlpha),
                                  isOnStone ? size : LargestSquare * size, isOnStone});
    }
}

void addSigns(BoardLayer &graphics, const PointDrawing &there, Point point, const QColor &ink)
{
    if (there.territory) {
        const bool isBlack = *there.territory == Color::Black;
        graphics.signs.push_back(
            {point, isBlack ? MarkKind::BlackTerritory : MarkKind::WhiteTerritory, ink});
    }
    for (const auto &[isThere, kind] : {std::pair(there.hasCircle, MarkKind::Circle),
                                        std::pair(there.hasSquare, MarkKind::Square),
                                        std::pair(there.hasTriangle, MarkKind::Triangle),
                                        std::pair(there.hasCross, MarkKind::Cross)}) {
        if (isThere) {
            graphics.signs.push_back({point, kind, ink});
        }
    }
    if (!there.label.isEmpty()) {
        graphics.signs.push_back({point, MarkKind::Label, ink, there.label});
    }
}

/// The stones of a line that are there in the end, and those of the board that are not.
void addLine(BoardLayer &graphics, const std::vector<Move> &line, const Board &board)
{
    const BoardSize size = board.size();
    Board after = board;
    std::vector<int> numbers(static_cast<std::size_t>(size.pointCount()));
    int number = 0;
    for (const Move &move : line) {
        ++number;
        if (move.point && size.contains(*move.point)) {
            after.play(move.color, *move.point);
            numbers[static_cast<std::size_t>(size.indexOf(*move.point))] = number;
        }
    }
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const int played = numbers[static_cast<std::size_t>(i)];
        if (played > 0 && after.at(point) != Stone::Empty) {
            graphics.line.push_back({point, colorOf(after.at(point)), played});
        }
        if (board.at(point) != Stone::Empty && (played > 0 || after.at(point) == Stone::Empty)) {
            graphics.taken.push_back(point);
        }
    }
}

} // namespace

BoardLayer graphicsOf(const BoardDrawing &drawing, const Board &board, const QColor &ink)
{
    BoardLayer graphics;
    if (drawing.size() != board.size()) {
        return graphics;
    }
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (!drawing.at(point).isEmpty()) {
            addTints(graphics, drawing, board, point);
            addSigns(graphics, drawing.at(point), point, ink);
        }
    }
    addLine(graphics, drawing.line(), board);
    return graphics;
}

} // namespace shinpan
