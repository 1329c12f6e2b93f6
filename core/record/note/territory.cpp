#include "core/record/note/territory.h"

#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"

namespace shinpan {

void writeTerritory(GameRecord &record, NodeId node, const Board &board, const Count &count)
{
    const BoardSize size = board.size();
    ByColor<PointSet> territory;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const Stone owner = count.owner[static_cast<std::size_t>(i)];
        if (owner != Stone::Empty && board.at(point) != owner) {
            territory[colorOf(owner)].insert(point);
        }
    }
    for (const Color color : BothColors) {
        record.setPoints(node, color == Color::Black ? "TB" : "TW", territory[color]);
    }
}

std::optional<Settlement> settlementAt(const GameTree &tree, NodeId node, const Board &board)
{
    const ByColor<PointSet> territory = markupAt(tree, node, board.size()).territory;
    if (territory.black.isEmpty() && territory.white.isEmpty()) {
        return std::nullopt;
    }
    Settlement settlement;
    for (const Color owner : BothColors) {
        territory[owner].forEach([&](Point point) {
            if (board.at(point) == stoneOf(opposite(owner))) {
                settlement.dead.push_back(point);
            }
        });
    }
    return settlement;
}

} // namespace shinpan
