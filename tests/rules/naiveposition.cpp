#include "tests/rules/naiveposition.h"

#include <algorithm>
#include <utility>

namespace shinpan::test {

namespace {

using Stones = std::vector<Stone>;

struct Chain
{
    std::vector<Point> stones;
    int liberties = 0;
};

/// The chain at a stone by flood fill.
[[nodiscard]] Chain chainIn(const Stones &stones, BoardSize size, Point start)
{
    const auto index = [&](Point point) { return static_cast<std::size_t>(size.indexOf(point)); };
    std::vector<bool> visited(stones.size());
    visited[index(start)] = true;
    Chain chain{{start}, 0};
    for (std::size_t next = 0; next < chain.stones.size(); ++next) {
        forEachNeighbor(chain.stones[next], size, [&](Point neighbor) {
            const Stone stone = stones[index(neighbor)];
            if (visited[index(neighbor)]
                || (stone != Stone::Empty && stone != stones[index(start)])) {
                return;
            }
            visited[index(neighbor)] = true;
            if (stone == Stone::Empty) {
                ++chain.liberties;
            } else {
                chain.stones.push_back(neighbor);
            }
        });
    }
    return chain;
}

/// Takes the chain at a stone off if it has no liberties; returns how many stones came off.
int removeIfDead(Stones &stones, BoardSize size, Point stone)
{
    const Chain chain = chainIn(stones, size, stone);
    if (chain.liberties > 0) {
        return 0;
    }
    for (const Point member : chain.stones) {
        stones[static_cast<std::size_t>(size.indexOf(member))] = Stone::Empty;
    }
    return static_cast<int>(chain.stones.size());
}

} // namespace

NaivePosition::NaivePosition(const Board &setUp, Color toPlay, const Ruleset &rules)
    : m_size(setUp.size())
    , m_rules(rules)
    , m_toPlay(toPlay)
{
    for (int i = 0; i < m_size.pointCount(); ++i) {
        m_stones.push_back(setUp.at(m_size.pointAt(i)));
    }
    m_positions.insert(m_stones);
    m_situations.emplace(m_stones, toPlay);
    m_creations.emplace(m_stones, opposite(toPlay));
    m_run.emplace_back(m_stones, toPlay);
}

std::optional<Illegality> NaivePosition::check(Move move) const
{
    if (move.isPass()) {
        return std::nullopt;
    }
    if (!m_size.contains(*move.point)) {
        return Illegality::OffBoard;
    }
    if (at(*move.point) != Stone::Empty) {
        return Illegality::Occupied;
    }
    const auto [stones, removed] = outcomeOf(move.color, *move.point);
    const int suicided = removed[move.color];
    if ((suicided > 0 && m_rules.suicide == SuicideRule::Forbidden)
        || (suicided == 1 && m_rules.suicide == SuicideRule::MultiStone)) {
        return Illegality::Suicide;
    }
    const bool retakes = move.color == m_toPlay && removed[opposite(move.color)] == 1
                      && stones == m_beforeOpponentsPlay;
    if (m_rules.ko == KoRule::Simple ? !retakes : !repeats(stones, move.color)) {
        return std::nullopt;
    }
    return retakes ? Illegality::Ko : Illegality::Superko;
}

/// What superko forbids.
bool NaivePosition::repeats(const Stones &stones, Color mover) const
{
    switch (m_rules.ko) {
    case KoRule::None:
    case KoRule::Simple:
        return false;
    case KoRule::PositionalSuperko:
        return m_positions.contains(stones);
    case KoRule::SituationalSuperko:
        return m_situations.contains({stones, opposite(mover)});
    case KoRule::NaturalSituationalSuperko:
        return m_creations.contains({stones, mover});
    }
    return false;
}

bool NaivePosition::isVoidByRepetition() const
{
    return m_rules.cyclesVoid && std::ranges::count(m_run, m_run.back()) >= 3;
}

void NaivePosition::play(Move move)
{
    m_beforeOpponentsPlay.reset();
    if (move.isPass() || move.color != m_toPlay) {
        m_run.clear();
    }
    if (!move.isPass()) {
        const auto [stones, removed] = outcomeOf(move.color, *move.point);
        m_captured.black += removed.black;
        m_captured.white += removed.white;
        m_beforeOpponentsPlay = std::exchange(m_stones, stones);
        m_creations.emplace(m_stones, move.color);
    }
    m_toPlay = opposite(move.color);
    m_positions.insert(m_stones);
    m_situations.emplace(m_stones, m_toPlay);
    m_run.emplace_back(m_stones, m_toPlay);
}

std::pair<std::vector<Point>, int> NaivePosition::chainAt(Point stone) const
{
    Chain chain = chainIn(m_stones, m_size, stone);
    std::ranges::sort(chain.stones);
    return {std::move(chain.stones), chain.liberties};
}

NaivePosition::Outcome NaivePosition::outcomeOf(Color color, Point point) const
{
    Outcome outcome{m_stones, {}};
    outcome.stones[index(point)] = stoneOf(color);
    forEachNeighbor(point, m_size, [&](Point neighbor) {
        if (outcome.stones[index(neighbor)] == stoneOf(opposite(color))) {
            outcome.removed[opposite(color)] += removeIfDead(outcome.stones, m_size, neighbor);
        }
    });
    outcome.removed[color] = removeIfDead(outcome.stones, m_size, point);
    return outcome;
}

} // namespace shinpan::test
