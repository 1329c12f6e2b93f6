#include "core/explorer/samegames.h"

#include "core/board/symmetry.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace shinpan {

namespace {

/// Unlike a PositionKey it says who plays: games with colours exchanged are others.
[[nodiscard]] std::uint64_t sidedKey(const PassedPosition &position)
{
    return position.key << 1 | (position.toPlay == Color::White ? 1 : 0);
}

/// The positions that are looked up are chosen by themselves, so that a game that is shifted by a
/// move has the same ones.
constexpr std::uint64_t SampleMask = 15;

[[nodiscard]] std::size_t enoughMoves(BoardSize size)
{
    return static_cast<std::size_t>(size.pointCount() / 7);
}

/// Both names, where both are known, and the length of a short game.
[[nodiscard]] std::uint64_t shortGameKey(const GameTree &tree,
                                         const std::vector<PassedPosition> &positions)
{
    const QString black = simpleTextAt(tree, tree.root(), "PB").trimmed().toCaseFolded();
    const QString white = simpleTextAt(tree, tree.root(), "PW").trimmed().toCaseFolded();
    if (black.isEmpty() || white.isEmpty() || positions.size() < 2) {
        return 0;
    }
    const auto names = qHash(black + u'\n' + white, size_t{0});
    return (sidedKey(positions.back()) ^ std::uint64_t{names} * 0x9E3779B97F4A7C15ULL)
         | std::uint64_t{1} << 63;
}

[[nodiscard]] std::vector<Move> movesOf(const GameTree &tree)
{
    const BoardSize size = boardSizeOf(tree);
    std::vector<Move> moves;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        if (const auto move = moveAt(tree, node, size)) {
            moves.push_back(*move);
        }
    }
    return moves;
}

/// How many moves are the same at the same place, the first board laid by a symmetry.
[[nodiscard]] std::size_t alike(const std::vector<Move> &moves,
                                const std::vector<Move> &others,
                                BoardSize size,
                                int symmetry)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < std::min(moves.size(), others.size()); ++i) {
        Move move = moves[i];
        if (move.point) {
            move.point = transformed(*move.point, size, symmetry);
        }
        count += move == others[i] ? 1 : 0;
    }
    return count;
}

/// Everything but moves and what is said of the game, in the order of the file.
[[nodiscard]] QByteArray wordsOf(const GameTree &tree)
{
    QByteArray words;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        words += tree.isOnMainLine(node) ? '.' : '(';
        tree.forEachProperty(node, [&words](const GameTree::Property &property) {
            const PropertyTraits::Role role = traitsOf(property.packedName()).role;
            if (role == PropertyTraits::Role::Annotation || role == PropertyTraits::Role::Unknown) {
                words += property.text();
            }
        });
    }
    while (words.endsWith('.')) {
        words.chop(1); // moves of a longer game that say nothing
    }
    return words;
}

} // namespace

Likeness likenessOf(const GameTree &game, const GameTree &longer)
{
    const BoardSize size = boardSizeOf(game);
    const std::vector<Move> moves = movesOf(game);
    const std::vector<Move> others = movesOf(longer);
    Likeness likeness;
    likeness.moves = static_cast<int>(moves.size());
    likeness.ofMoves = static_cast<int>(others.size());
    std::size_t most = alike(moves, others, size, 0);
    for (int symmetry = 1; symmetry < symmetryCount(size); ++symmetry) {
        if (const std::size_t count = alike(moves, others, size, symmetry); count > most) {
            most = count;
            likeness.symmetry = symmetry;
        }
    }
    GameWalk walk;
    std::unordered_set<std::uint64_t> passed;
    for (const PassedPosition &position : walk.walk(longer)) {
        passed.insert(sidedKey(position));
    }
    for (const PassedPosition &position : walk.walk(game)) {
        if (passed.contains(sidedKey(position))) {
            likeness.sameUpTo = static_cast<int>(position.moveNumber);
        }
    }
    likeness.isReordered = most < static_cast<std::size_t>(likeness.sameUpTo);
    likeness.hasOtherWords = wordsOf(game) != wordsOf(longer);
    likeness.hasOtherInfo = readGameInfo(game) != readGameInfo(longer);
    return likeness;
}

void SameGames::add(const GameTree &tree)
{
    const std::vector<PassedPosition> &positions = m_walk.walk(tree);
    const auto game = static_cast<std::uint32_t>(m_games.size());
    const std::size_t enough = enoughMoves(boardSizeOf(tree));
    m_games.push_back(
        {m_positions.size(), m_positions.size() + positions.size(), tree.nodeCount()});
    m_isShort.push_back(positions.size() <= enough);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::uint64_t key = sidedKey(positions[i]);
        m_positions.push_back(static_cast<std::uint32_t>(key));
        const bool isLast = i + 1 == positions.size();
        if (i >= enough && (i == enough || isLast || (key >> 1 & SampleMask) == 0)) {
            m_samples.push_back({key, game});
        }
    }
    if (m_isShort.back()) {
        if (const std::uint64_t key = shortGameKey(tree, positions); key != 0) {
            m_samples.push_back({key, game});
        }
    }
}

bool SameGames::isLonger(std::size_t game, std::size_t other) const
{
    return std::tuple(lengthOf(game), m_games[game].nodes, other)
         > std::tuple(lengthOf(other), m_games[other].nodes, game);
}

bool SameGames::isSame(std::size_t shorter, std::size_t longer) const
{
    if (m_isShort[shorter] != m_isShort[longer]) {
        return false;
    }
    const auto positionsOf = [this](std::size_t game) {
        return std::span(m_positions).subspan(m_games[game].begin, lengthOf(game));
    };
    const auto others = positionsOf(longer);
    const std::unordered_set<std::uint32_t> passed(others.begin(), others.end());
    const auto own = positionsOf(shorter);
    std::size_t shared = 0;
    std::size_t last = 0;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (passed.contains(own[i])) {
            ++shared;
            last = i;
        }
    }
    // A few moves in another order lead through other positions for a while.
    return (last + 1) * 10 >= own.size() * 9 && shared * 3 >= own.size() * 2;
}

/// Puts games that are the same under one head, the longest of them.
class SameGames::Heads
{
public:
    explicit Heads(const SameGames &games)
        : m_games(games)
        , m_heads(games.size())
    {
        std::iota(m_heads.begin(), m_heads.end(), std::size_t{0});
    }

    [[nodiscard]] std::size_t of(std::size_t game)
    {
        while (m_heads[game] != game) {
            game = m_heads[game] = m_heads[m_heads[game]];
        }
        return game;
    }

    /// Compares games that have a position in common.
    void compare(std::span<const Sample> samples)
    {
        std::vector<std::size_t> found; // the heads among them
        for (const Sample &sample : samples) {
            const std::size_t game = of(sample.game);
            const auto same = std::ranges::find_if(found, [&](std::size_t other) {
                return game == other
                    || (m_games.isLonger(game, other) ? m_games.isSame(other, game)
                                                      : m_games.isSame(game, other));
            });
            if (same == found.end()) {
                found.push_back(game);
            } else if (*same != game) {
                const bool isLonger = m_games.isLonger(game, *same);
                m_heads[isLonger ? *same : game] = isLonger ? game : *same;
                *same = of(game);
            }
        }
    }

private:
    const SameGames &m_games;
    std::vector<std::size_t> m_heads;
};

std::vector<std::vector<std::size_t>> SameGames::groups() const
{
    std::vector<Sample> samples = m_samples;
    std::ranges::sort(samples, {},
                      [](const Sample &sample) { return std::pair(sample.key, sample.game); });
    Heads heads(*this);
    for (auto begin = samples.cbegin(); begin != samples.cend();) {
        const auto end = std::find_if(begin, samples.cend(), [begin](const Sample &sample) {
            return sample.key != begin->key;
        });
        heads.compare({begin, end});
        begin = end;
    }
    std::vector<std::vector<std::size_t>> byHead(m_games.size());
    std::vector<std::size_t> order;
    for (std::size_t game = 0; game < m_games.size(); ++game) {
        const std::size_t first = heads.of(game);
        if (byHead[first].empty()) {
            order.push_back(first);
        }
        byHead[first].push_back(game);
    }
    std::vector<std::vector<std::size_t>> groups;
    for (const std::size_t first : order) {
        if (byHead[first].size() > 1) {
            std::ranges::sort(byHead[first], [this](std::size_t one, std::size_t other) {
                return isLonger(one, other);
            });
            groups.push_back(std::move(byHead[first]));
        }
    }
    return groups;
}

} // namespace shinpan
