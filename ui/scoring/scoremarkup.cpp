#include "ui/scoring/scoremarkup.h"

#include "core/rules/scoring.h"

namespace shinpan {

namespace {

void add(BoardMarkup &markup, const std::vector<Point> &points, MarkKind kind)
{
    for (const Point point : points) {
        markup.push_back({point, kind});
    }
}

} // namespace

BoardMarkup markupOf(const Board &board, const Count &count, const std::vector<Point> &differences)
{
    BoardMarkup markup;
    const BoardSize size = board.size();
    for (int i = 0; i < size.pointCount(); ++i) {
        const Stone owner = count.owner[static_cast<std::size_t>(i)];
        const Point point = size.pointAt(i);
        if (owner != Stone::Empty && board.at(point) != owner) { // a living stone says it itself
            markup.push_back({point, owner == Stone::Black ? MarkKind::BlackTerritory
                                                           : MarkKind::WhiteTerritory});
        }
    }
    add(markup, count.dead, MarkKind::Dead);
    add(markup, count.seki, MarkKind::Seki);
    add(markup, differences, MarkKind::Differs);
    return markup;
}

} // namespace shinpan
