#include "core/competition/result/duplicates.h"

#include "core/board/symmetry.h"
#include "core/util/seededrandom.h"

#include <algorithm>
#include <limits>

namespace shinpan {

namespace {

/// Plies in a block.
constexpr std::size_t BlockLength = 3;

/// A game is nearly another one if they differ in less than this part of its plies.
constexpr std::size_t NearPart = 5;

/// Which point, who, and whether it was set up.
[[nodiscard]] std::uint16_t plyOf(std::optional<Point> point,
                                  Color color,
                                  bool isSetUp,
                                  BoardSize size)
{
    constexpr int Pass = MaxBoardSide * MaxBoardSide;
    const int cell = point ? size.indexOf(*point) : Pass;
    return static_cast<std::uint16_t>(4 * cell + (color == Color::White ? 2 : 0)
                                      + (isSetUp ? 1 : 0));
}

/// A game as it looks on a turned board; set-up stones in the order of their points there.
[[nodiscard]] std::vector<std::uint16_t> pliesOn(const GameLine &game, int symmetry)
{
    const BoardSize size = game.size;
    std::vector<std::uint16_t> plies;
    plies.reserve(game.setUp.size() + game.moves.size());
    for (const SetUpStone &stone : game.setUp) {
        plies.push_back(plyOf(transformed(stone.point, size, symmetry), stone.color, true, size));
    }
    std::ranges::sort(plies);
    for (const Move &move : game.moves) {
        const auto point =
            move.point ? std::optional(transformed(*move.point, size, symmetry)) : std::nullopt;
        plies.push_back(plyOf(point, move.color, false, size));
    }
    return plies;
}

[[nodiscard]] std::uint64_t hashOf(std::uint64_t key, std::span<const std::uint16_t> plies)
{
    std::uint64_t hash = key;
    for (const std::uint16_t ply : plies) {
        hash = SeededRandom(hash ^ ply).next();
    }
    return hash;
}

/// Of the block with that number, from 0.
[[nodiscard]] std::uint64_t blockHash(std::uint64_t key,
                                      std::span<const std::uint16_t> plies,
                                      std::size_t block)
{
    return hashOf(SeededRandom(key ^ block).next(),
                  plies.subspan(block * BlockLength, BlockLength));
}

/// The first block that a near duplicate of a game of this length may look up. It looks up its last
/// length/5 blocks, so none before the ply 2/5 of its length, less 2; and it has more than 5/6 of
/// this game's length.
[[nodiscard]] std::size_t firstBlockToKeep(std::size_t length)
{
    const std::size_t ply = length / 3;
    return (ply < 2 ? 0 : ply - 2) / BlockLength;
}

} // namespace

std::optional<Duplicate> DuplicateFinder::add(std::uint64_t group, const GameLine &game)
{
    const std::uint64_t key = SeededRandom{group, game.size.columns, game.size.rows}.next();
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    std::vector<std::vector<Ply>> turned;
    for (int symmetry = 0; symmetry < symmetryCount(game.size); ++symmetry) {
        turned.push_back(pliesOn(game, symmetry));
        least = std::min(least, hashOf(key, turned.back()));
        m_steps += static_cast<qint64>(turned.back().size());
    }
    const auto [first, isNew] = m_exact.try_emplace(least, static_cast<std::uint32_t>(size()));
    if (!isNew) {
        // What is near to this game is near to that one, which the index has.
        m_begins.push_back(m_plies.size());
        m_seen.push_back(0);
        return Duplicate{first->second, true};
    }
    std::optional<std::uint32_t> near;
    for (const std::vector<Ply> &plies : turned) {
        near = near ? near : findNear(key, plies);
    }
    keep(key, turned.front());
    return near ? std::optional(Duplicate{*near, false}) : std::nullopt;
}

std::span<const DuplicateFinder::Ply> DuplicateFinder::pliesOf(std::uint32_t game) const
{
    const std::size_t end = game + 1 < m_begins.size() ? m_begins[game + 1] : m_plies.size();
    return std::span(m_plies).subspan(m_begins[game], end - m_begins[game]);
}

std::optional<std::uint32_t> DuplicateFinder::findNear(std::uint64_t key,
                                                       std::span<const Ply> plies)
{
    ++m_searches;
    std::optional<std::uint32_t> found;
    const auto isFound = [&](std::uint32_t game) {
        ++m_steps;
        if (m_seen[game] != m_searches && isNear(plies, game)) {
            found = game;
        }
        m_seen[game] = m_searches;
        return found.has_value();
    };
    const std::size_t blocks = plies.size() / BlockLength;
    const std::size_t first = blocks - plies.size() / NearPart;
    for (std::size_t block = blocks; block > first && !found; --block) {
        ++m_steps;
        m_blocks.findIf(blockHash(key, plies, block - 1), isFound);
    }
    return found;
}

bool DuplicateFinder::isNear(std::span<const Ply> plies, std::uint32_t other)
{
    const std::span<const Ply> others = pliesOf(other);
    const std::size_t limit = plies.size() / NearPart;
    const std::size_t common = std::min(plies.size(), others.size());
    std::size_t distance = std::max(plies.size(), others.size()) - common;
    std::size_t ply = 0;
    for (; ply < common && distance < limit; ++ply) {
        distance += plies[ply] != others[ply] ? 1 : 0;
    }
    m_steps += static_cast<qint64>(ply);
    return distance < limit;
}

void DuplicateFinder::keep(std::uint64_t key, std::span<const Ply> plies)
{
    const auto game = static_cast<std::uint32_t>(size());
    m_begins.push_back(m_plies.size());
    m_seen.push_back(0);
    m_plies.insert(m_plies.end(), plies.begin(), plies.end());
    for (std::size_t block = firstBlockToKeep(plies.size()); block < plies.size() / BlockLength;
         ++block) {
        m_blocks.add(blockHash(key, plies, block), game);
    }
}

} // namespace shinpan
