#include "core/analysis/report/sharedpositions.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] std::uint64_t keyOf(const Board &board, Color toPlay)
{
    constexpr std::uint64_t Odd = 0x9E3779B97F4A7C15;
    const auto size = static_cast<std::uint64_t>(board.size().columns * 64 + board.size().rows);
    return board.hash() ^ ((size * 2 + (toPlay == Color::White ? 1 : 0)) * Odd);
}

[[nodiscard]] std::vector<Stone> stonesOn(const Board &board)
{
    std::vector<Stone> stones;
    for (int index = 0; index < board.size().pointCount(); ++index) {
        stones.push_back(board.at(board.size().pointAt(index)));
    }
    return stones;
}

[[nodiscard]] Board boardWith(const std::vector<Stone> &stones, BoardSize size)
{
    Board board(size);
    for (int index = 0; index < size.pointCount(); ++index) {
        board.set(size.pointAt(index), stones[static_cast<std::size_t>(index)]);
    }
    return board;
}

void count(std::vector<SharedPosition::Played> &played, const JudgedMove &move)
{
    auto known = std::ranges::find(played, move.move.point, &SharedPosition::Played::move);
    if (known == played.end()) {
        known = played.insert(played.end(), {.move = move.move.point});
    }
    ++known->times;
    known->lost += double(move.loss.winrate);
    if (move.loss.points) {
        known->pointsLost += double(*move.loss.points);
        ++known->withPoints;
    }
}

} // namespace

void SharedPositions::add(const GameTree &tree, const std::vector<JudgedMove> &moves)
{
    const BoardSize size = boardSizeOf(tree);
    if (moves.empty()) {
        return;
    }
    Replay replay(tree);
    auto next = moves.begin();
    for (const NodeId node : tree.pathTo(moves.back().node)) {
        if (next->node == node && phaseOf(next->number, size) == GamePhase::Opening) {
            const JudgedMove &move = *next;
            Place &place = m_places[keyOf(replay.board(), move.move.color)];
            place.size = size;
            place.toPlay = move.move.color;
            place.choice = move.choice.move;
            place.lost += std::max(double(move.loss.winrate), 0.0);
            count(place.played, move);
            if (++place.times == 2) {
                place.stones = stonesOn(replay.board());
            }
        }
        next += next->node == node && next + 1 != moves.end() ? 1 : 0;
        replay.step(tree, node);
    }
}

std::vector<SharedPosition> SharedPositions::costliest(std::size_t most) const
{
    std::vector<const Place *> shared;
    for (const auto &[key, place] : m_places) {
        if (place.played.size() > 1 && place.lost > 0) {
            shared.push_back(&place);
        }
    }
    std::ranges::stable_sort(shared, std::ranges::greater(), &Place::lost);
    shared.resize(std::min(shared.size(), most));
    std::vector<SharedPosition> positions;
    for (const Place *place : shared) {
        positions.push_back({.board = boardWith(place->stones, place->size),
                             .toPlay = place->toPlay,
                             .choice = place->choice,
                             .played = place->played,
                             .times = place->times,
                             .lost = place->lost});
        std::ranges::stable_sort(positions.back().played, std::ranges::greater(),
                                 &SharedPosition::Played::times);
    }
    return positions;
}

} // namespace shinpan
