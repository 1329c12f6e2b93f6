#include "core/match/score/deadlists.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace shinpan {

namespace {

using Points = std::vector<Point>;

[[nodiscard]] std::optional<Points> wholeChains(const Board &board,
                                                const std::optional<Points> &named)
{
    if (!named) {
        return std::nullopt;
    }
    std::set<Point> points; // every chain is walked once, however often it is named
    for (const Point point : *named) {
        if (board.at(point) != Stone::Empty && !points.contains(point)) {
            board.forEachInChain(point, [&points](Point member) { points.insert(member); });
        }
    }
    return Points(points.begin(), points.end());
}

} // namespace

DeadLists compareDeadLists(const Board &board, const ByColor<ScoreOpinion> &opinions)
{
    using Agreement = DeadLists::Agreement;
    const std::optional<Points> black = wholeChains(board, opinions.black.dead);
    const std::optional<Points> white = wholeChains(board, opinions.white.dead);
    if (!black && !white) {
        return {};
    }
    if (!black || !white) {
        const ScoreOpinion &only = black ? opinions.black : opinions.white;
        return {Agreement::One, {black ? *black : *white, wholeChains(board, only.seki)}};
    }
    const std::optional<Points> seki = wholeChains(board, opinions.black.seki);
    const bool isSameSeki = seki == wholeChains(board, opinions.white.seki);
    Points both;
    std::ranges::set_intersection(*black, *white, std::back_inserter(both));
    return {*black == *white ? Agreement::Both : Agreement::Differ,
            {both, isSameSeki ? seki : std::nullopt}};
}

} // namespace shinpan
