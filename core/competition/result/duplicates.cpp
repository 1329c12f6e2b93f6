#include "core/competition/result/duplicates.h"

#include "core/board/symmetry.h"
#include "core/util/seededrandom.h"

#include <algorithm>
#include <limits>
#include <span>

namespace shinpan {

namespace {

/// Plies in a block.
constexpr std::size_t BlockLength = 3;

/// A game is nearly another one if they differ in less than this part of its plies.
constexpr std::size_t NearPart = 5;

/// The numbers of searches begin anew after it.
constexpr std::uint32_t LastSearch = 0x7FFFFFFF;

/// A ply in one number: its point, its colour, and whether it was set up.
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

/// The hash of the block with that number, from 0.
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

DuplicateFinder::Repeated DuplicateFinder::add(std::uint64_t group, const GameLine &game)
{
    const std::uint64_t key = SeededRandom{game.size.columns, game.size.rows}.next();
    std::uint64_t hash = std::numeric_limits<std::uint64_t>::max();
    std::vector<Plies> turned;
    for (int symmetry = 0; symmetry < symmetryCount(game.size); ++symmetry) {
        turned.push_back(pliesOn(game, symmetry));
        hash = std::min(hash, hashOf(key, turned.back()));
        m_steps += static_cast<qint64>(turned.back().size());
    }
    const auto own =
        m_groups.try_emplace(group, static_cast<std::uint32_t>(m_groups.size())).first->second;
    const auto any = firstExact(hash, turned, [](const Game &other) { return other.isCopy == 0; });
    const auto first =
        any ? firstExact(hash, turned, [own](const Game &other) { return other.group == own; })
            : std::nullopt;
    Repeated repeated =
        first ? Repeated{Duplicate{*first, true}, std::nullopt} : findNear(key, turned, own);
    if (repeated.ofGroup) {
        repeated.ofAny.reset();
    } else if (any) {
        repeated.ofAny = Duplicate{*any, true};
    }
    m_games.push_back({m_plies.size(), own, 0, any ? 1U : 0U});
    // What is near to an exact duplicate is near to what it repeats, which the index has.
    if (!repeated.ofGroup || !repeated.ofGroup->isExact) {
        keep(key, hash, turned.front());
    }
    return repeated;
}

/// The first game that is wanted.
template <typename Wanted>
std::optional<std::uint32_t> DuplicateFinder::firstExact(std::uint64_t hash,
                                                         const std::vector<Plies> &turned,
                                                         Wanted isWanted)
{
    std::optional<std::uint32_t> found;
    m_index.findIf(hash, [&](std::uint32_t game) {
        ++m_steps;
        const auto isIt = [&](const Plies &plies) { return isSame(plies, game); };
        if (isWanted(m_games[game]) && std::ranges::any_of(turned, isIt)) {
            found = game; // an earlier one comes later
        }
        return false;
    });
    return found;
}

/// The first of its group that is near, and the first original that was until then.
DuplicateFinder::Repeated DuplicateFinder::findNear(std::uint64_t key,
                                                    const std::vector<Plies> &turned,
                                                    std::uint32_t own)
{
    Repeated near;
    for (auto plies = turned.begin(); plies != turned.end() && !near.ofGroup; ++plies) {
        findNear(key, *plies, own, near);
    }
    return near;
}

void DuplicateFinder::findNear(std::uint64_t key,
                               const Plies &plies,
                               std::uint32_t own,
                               Repeated &near)
{
    m_searches = (m_searches + 1) & LastSearch;
    const std::size_t blocks = plies.size() / BlockLength;
    const std::size_t first = blocks - plies.size() / NearPart;
    for (std::size_t block = blocks; block > first && !near.ofGroup; --block) {
        ++m_steps;
        m_index.findIf(blockHash(key, plies, block - 1), [&](std::uint32_t number) {
            ++m_steps;
            Game &game = m_games[number];
            const bool isOwn = game.group == own;
            const bool isWanted = isOwn || (!near.ofAny && game.isCopy == 0);
            if (game.seen != m_searches && isWanted && hasBlock(number, plies, block - 1)) {
                game.seen = m_searches & LastSearch;
                if (isNear(plies, number)) {
                    (isOwn ? near.ofGroup : near.ofAny) = Duplicate{number, false};
                }
            }
            return near.ofGroup.has_value();
        });
    }
}

std::size_t DuplicateFinder::lengthOf(std::uint32_t game) const
{
    const std::size_t end = game + 1 < m_games.size() ? m_games[game + 1].begin : m_plies.size();
    return end - m_games[game].begin;
}

bool DuplicateFinder::hasBlock(std::uint32_t game, const Plies &plies, std::size_t block) const
{
    const std::size_t from = block * BlockLength;
    const auto others = m_plies.begin() + static_cast<std::ptrdiff_t>(m_games[game].begin + from);
    return from + BlockLength <= lengthOf(game)
        && std::equal(others, others + BlockLength,
                      plies.begin() + static_cast<std::ptrdiff_t>(from));
}

bool DuplicateFinder::isSame(const Plies &plies, std::uint32_t other)
{
    ++m_steps;
    const auto others = m_plies.begin() + static_cast<std::ptrdiff_t>(m_games[other].begin);
    return plies.size() == lengthOf(other) && std::equal(plies.begin(), plies.end(), others);
}

bool DuplicateFinder::isNear(const Plies &plies, std::uint32_t other)
{
    const std::size_t length = lengthOf(other);
    const std::size_t limit = plies.size() / NearPart;
    const std::size_t common = std::min(plies.size(), length);
    std::size_t distance = std::max(plies.size(), length) - common;
    auto theirs = m_plies.begin() + static_cast<std::ptrdiff_t>(m_games[other].begin);
    std::size_t ply = 0;
    for (; ply < common && distance < limit; ++ply, ++theirs) {
        distance += plies[ply] != *theirs ? 1 : 0;
    }
    m_steps += static_cast<qint64>(ply);
    return distance < limit;
}

/// Keeps the game that was added last.
void DuplicateFinder::keep(std::uint64_t key, std::uint64_t hash, const Plies &plies)
{
    const auto game = static_cast<std::uint32_t>(size() - 1);
    m_plies.insert(m_plies.end(), plies.begin(), plies.end());
    m_index.add(hash, game);
    for (std::size_t block = firstBlockToKeep(plies.size()); block < plies.size() / BlockLength;
         ++block) {
        m_index.add(blockHash(key, plies, block), game);
    }
}

} // namespace shinpan
