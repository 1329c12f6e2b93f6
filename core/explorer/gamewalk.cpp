#include "core/explorer/gamewalk.h"

#include "core/board/symmetry.h"
#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Whether a node may hold what an engine thinks: to find that out takes longer than all else.
[[nodiscard]] bool mayBeValued(const GameTree &tree, NodeId node)
{
    constexpr PackedName Names[] = {packName("SBKV"), packName("QKGV"), packName("QLZV"),
                                    packName("KT"),   packName("LZ"),   packName("LZOP"),
                                    packName("LZ2"),  packName("LZOP2")};
    bool may = false;
    tree.forEachProperty(node, [&](const GameTree::Property &property) {
        may = may || std::ranges::find(Names, property.packedName()) != std::end(Names)
           || (property.packedName() == packName("C")
               && std::ranges::any_of(property.values().first(),
                                      [](char c) { return c >= '0' && c <= '9'; }));
    });
    return may;
}

[[nodiscard]] std::uint16_t valueAt(const GameTree &tree, NodeId node, Color mover)
{
    if (tree.onlyProperty(node) || !mayBeValued(tree, node)) {
        return 0;
    }
    const std::optional<Evaluation> found = evaluationAt(tree, node);
    if (!found || !found->blackWinRate) {
        return 0;
    }
    const double rate = mover == Color::Black ? *found->blackWinRate : 1 - *found->blackWinRate;
    return static_cast<std::uint16_t>(1 + std::lround(std::clamp(rate, 0.0, 1.0) * 1000));
}

} // namespace

int canonicalPoint(Point point, BoardSize size, const PositionKey &key)
{
    int least = size.pointCount();
    for (int symmetry = 0; symmetry < symmetryCount(size); ++symmetry) {
        if ((key.symmetries >> symmetry & 1) != 0) {
            least = std::min(least, size.indexOf(transformed(point, size, symmetry)));
        }
    }
    return least;
}

const std::vector<PassedPosition> &GameWalk::walk(const GameTree &tree)
{
    const BoardSize size = boardSizeOf(tree);
    if (!m_table || m_table->size() != size) {
        m_table.emplace(size);
    }
    m_hash.emplace(*m_table);
    m_stones.assign(static_cast<std::size_t>(size.pointCount()), Stone::Empty);
    m_positions.clear();
    Replay replay(tree);
    NodeId last = tree.root();
    for (NodeId node = last; node != NoNode && replay.moveNumber() < MostMoves;
         node = tree.firstChild(node)) {
        if (replay.setUp(tree, node) || node == tree.root()) {
            toggleChanges(replay.board());
        }
        if (const std::optional<Move> move = moveAt(tree, node, size)) {
            addPosition(move, move->color, replay.moveNumber());
            m_positions.back().value = valueAt(tree, node, move->color);
        }
        const ByColor<int> captured = replay.captured();
        replay.play(tree, node);
        toggleMove(replay, captured);
        last = node;
    }
    addPosition(std::nullopt, replay.toPlay(tree, last), replay.moveNumber());
    return m_positions;
}

void GameWalk::addPosition(const std::optional<Move> &next, Color toPlay, int moveNumber)
{
    const BoardSize size = m_table->size();
    const PositionKey key = m_hash->key(toPlay);
    const int code = !next          ? PassedPosition::endOf(size)
                   : next->isPass() ? PassedPosition::passOf(size)
                                    : canonicalPoint(*next->point, size, key);
    m_positions.push_back({key.number, static_cast<std::uint32_t>(moveNumber), toPlay,
                           static_cast<std::uint16_t>(code), 0});
}

/// What a move changes is one stone in most cases.
void GameWalk::toggleMove(const Replay &replay, ByColor<int> capturedBefore)
{
    const std::optional<Move> move = replay.lastMove();
    if (!move || move->isPass()) {
        return;
    }
    const auto index = static_cast<std::size_t>(m_table->size().indexOf(*move->point));
    if (m_stones[index] != Stone::Empty || replay.captured() != capturedBefore) {
        toggleChanges(replay.board());
        return;
    }
    m_stones[index] = stoneOf(move->color);
    m_hash->toggle(*move->point, move->color);
}

void GameWalk::toggleChanges(const Board &board)
{
    for (std::size_t i = 0; i < m_stones.size(); ++i) {
        const Point point = board.size().pointAt(static_cast<int>(i));
        const Stone stone = board.at(point);
        if (stone == m_stones[i]) {
            continue;
        }
        for (const Stone toggled : {m_stones[i], stone}) {
            if (toggled != Stone::Empty) {
                m_hash->toggle(point, colorOf(toggled));
            }
        }
        m_stones[i] = stone;
    }
}

} // namespace shinpan
