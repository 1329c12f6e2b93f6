#include "core/rules/localreading.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan {

namespace {

using Mask = std::uint64_t;

constexpr Mask bit(int cell)
{
    return Mask{1} << static_cast<unsigned>(cell);
}

/// Calls `visit(int)` for each point of a mask.
template <typename Visitor>
void forEachIn(Mask mask, Visitor &&visit)
{
    for (; mask != 0; mask &= mask - 1) {
        visit(std::countr_zero(mask));
    }
}

constexpr std::size_t KnownPositions = 1 << 14;

/// A side that takes that many stones off at once has room for two eyes.
constexpr int RoomToLive = 7;

constexpr int Endless = 1'000'000; ///< of efforts: in vain
constexpr std::size_t LongestWay = 120;

} // namespace

LocalReading::LocalReading(const Board &board, std::span<const Point> points)
    : m_places(points.begin(), points.end())
{
    std::ranges::sort(m_places);
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Mask here = bit(static_cast<int>(i));
        m_points |= here;
        if (board.at(m_places[i]) != Stone::Empty) {
            m_start.stones[colorOf(board.at(m_places[i]))] |= here;
        }
        forEachNeighbor(m_places[i], board.size(), [&](Point neighbor) {
            const auto found = std::ranges::lower_bound(m_places, neighbor);
            if (found != m_places.end() && *found == neighbor) {
                m_neighbors[i] |= bit(static_cast<int>(found - m_places.begin()));
            } else if (board.at(neighbor) != Stone::Empty) {
                m_walls[colorOf(board.at(neighbor))] |= here;
            }
        });
    }
}

Fate LocalReading::fateOf(Point stone, int &budget, bool hasThreats)
{
    m_hasThreats = hasThreats;
    const auto place = std::ranges::lower_bound(m_places, stone) - m_places.begin();
    const Mask here = bit(static_cast<int>(place));
    m_defender = (m_start.stones.black & here) != 0 ? Color::Black : Color::White;
    m_target = chainAt(here, m_start.stones[m_defender]);
    m_known.resize(KnownPositions);
    m_question = ++m_questions;
    m_sequels.clear();
    const Verdict attacked = outcome(opposite(m_defender), budget);
    if (attacked != Verdict::Captured) {
        return attacked == Verdict::Saved ? Fate::Lives : Fate::Unread;
    }
    const Verdict defended = outcome(m_defender, budget);
    return defended == Verdict::Captured ? Fate::Dies
         : defended == Verdict::Saved    ? Fate::Open
                                         : Fate::Unread;
}

LocalReading::Verdict LocalReading::outcome(Color mover, int &budget)
{
    m_budget = budget;
    m_way.clear();
    const Effort effort = read(m_start, mover, {Endless, Endless});
    budget = std::max(m_budget, 0);
    if (effort.toWin != 0 && effort.toLose != 0) {
        return Verdict::Unknown;
    }
    const bool hasDefenderWon = (effort.toWin == 0) == (mover == m_defender);
    return hasDefenderWon ? Verdict::Saved : Verdict::Captured;
}

/// Looks into a position until its efforts reach the limit, or the budget is spent.
LocalReading::Effort LocalReading::read(const State &state, Color mover, Effort limit)
{
    std::vector<Child> children = childrenOf(state, mover);
    m_budget -= static_cast<int>(children.size()) + 1;
    m_way.push_back(state);
    Effort effort;
    while (true) {
        effort = {Endless, 0};
        int second = Endless;
        Child *best = nullptr;
        for (Child &child : children) {
            child.effort = effortFor(child, opposite(mover));
            effort.toLose = std::min(effort.toLose + child.effort.toWin, Endless);
            if (child.effort.toLose < effort.toWin) {
                second = effort.toWin;
                effort.toWin = child.effort.toLose;
                best = &child;
            } else {
                second = std::min(second, child.effort.toLose);
            }
        }
        effort.toLose = effort.toWin == 0 ? Endless : effort.toLose;
        if (best == nullptr || effort.toWin >= limit.toWin || effort.toLose >= limit.toLose
            || m_budget <= 0) {
            break;
        }
        const int others = effort.toLose - best->effort.toWin;
        read(best->state, opposite(mover),
             {limit.toLose == Endless ? Endless : limit.toLose - others,
              std::min(limit.toWin, second + 1)});
    }
    m_way.pop_back();
    knownOf(state, mover) = {state, mover, m_question, effort};
    return effort;
}

/// What can be played, the likeliest first. The attacker never passes: the defender would pass
/// too, and the stones stay.
std::vector<LocalReading::Child> LocalReading::childrenOf(const State &state, Color mover)
{
    std::vector<Child> children;
    const Color other = opposite(mover);
    const bool mayRetake = m_hasThreats && !m_isSequel && mover == m_defender;
    const auto addFor = [&](int cell) {
        State next = state;
        if ((cell == state.ko && !mayRetake) || !play(next, mover, cell)) {
            return;
        }
        const int taken = std::popcount(state.stones[other] & ~next.stones[other]);
        const bool isRoomy = mover == m_defender && taken >= RoomToLive;
        const Verdict seen = isRoomy ? Verdict::Saved : atAGlance(next, other);
        const bool isWon = seen == (mover == m_defender ? Verdict::Saved : Verdict::Captured);
        const bool isFinal = seen != Verdict::Unknown;
        const Effort effort = !isFinal ? Effort() : isWon ? Effort{Endless, 0} : Effort{0, Endless};
        children.push_back({next, effort, isFinal});
    };
    const Mask empty = m_points & ~state.all();
    const Mask near = neighborsOf(targetIn(state)) & empty;
    const Mask around = neighborsOf(near) & empty & ~near;
    forEachIn(near, addFor);
    forEachIn(around, addFor);
    forEachIn(empty & ~near & ~around, addFor);
    if (mover == m_defender) {
        State next = state;
        next.ko = NoKo;
        const bool isLost = atAGlance(next, other) == Verdict::Captured;
        children.push_back({next, isLost ? Effort{0, Endless} : Effort(), isLost});
    }
    return children;
}

/// The effort for a child, for the side that is to move there.
LocalReading::Effort LocalReading::effortFor(const Child &child, Color mover)
{
    if (child.isFinal) {
        return child.effort;
    }
    const Known &known = knownOf(child.state, mover);
    const bool isKnown =
        known.question == m_question && known.mover == mover && known.state == child.state;
    if (isKnown && (known.effort.toWin == 0 || known.effort.toLose == 0)) {
        return known.effort;
    }
    const bool isPass = child.state.stones == m_way.back().stones;
    if (m_way.size() >= LongestWay || (!isPass && isRepeated(child.state))) {
        return mover == m_defender ? Effort{0, Endless} : Effort{Endless, 0};
    }
    return isKnown ? known.effort : child.effort;
}

LocalReading::Mask LocalReading::targetIn(const State &state) const
{
    const Mask stones = state.stones[m_defender];
    return chainAt(m_target & stones, stones);
}

/// What needs no reading: whether the chain is connected to life, off the board or in atari.
LocalReading::Verdict LocalReading::atAGlance(const State &state, Color mover)
{
    const Mask target = targetIn(state);
    if (target == 0) {
        return afterCapture(state, mover);
    }
    if ((target & m_walls[m_defender]) != 0 || eyesOf(state, m_defender, target) >= 2) {
        return Verdict::Saved;
    }
    const Mask liberties = neighborsOf(target) & m_points & ~state.all();
    State next = state;
    if (mover != m_defender && std::popcount(liberties) == 1
        && std::countr_zero(liberties) != state.ko && play(next, mover, std::countr_zero(liberties))
        && afterCapture(next, m_defender) == Verdict::Captured) {
        return Verdict::Captured;
    }
    return Verdict::Unknown;
}

/// Whether what was captured is lost: it is not if the stones that took it are taken in turn, by a
/// snapback or because they have captured themselves to death.
LocalReading::Verdict LocalReading::afterCapture(const State &state, Color mover)
{
    if (m_isSequel || mover != m_defender || std::popcount(m_target) >= RoomToLive) {
        return Verdict::Captured;
    }
    const Color attacker = opposite(m_defender);
    Mask captor = 0;
    forEachIn(neighborsOf(m_target) & state.stones[attacker], [&](int stone) {
        const Mask chain = chainAt(bit(stone), state.stones[attacker]);
        captor = std::popcount(chain) > std::popcount(captor) ? chain : captor;
    });
    const bool isSafe = captor == 0 || (neighborsOf(m_target) & m_walls[attacker]) != 0
                     || (captor & m_walls[attacker]) != 0 || eyesOf(state, attacker, captor) >= 2;
    return isSafe ? Verdict::Captured : sequel(state, mover, captor);
}

LocalReading::Verdict LocalReading::sequel(const State &state, Color mover, Mask captor)
{
    constexpr int MostPositions = 3000;
    if (const Known &known = knownOf(state, mover);
        known.question == m_question && known.mover == mover && known.state == state) {
        return known.effort.toWin == 0 ? Verdict::Saved : Verdict::Captured;
    }
    const Mask old = captor & m_start.stones[opposite(m_defender)];
    const Mask target = std::exchange(m_target, old != 0 ? old : captor);
    const int question =
        std::exchange(m_question, m_sequels.try_emplace(m_target, m_questions + 1).first->second);
    m_questions = std::max(m_questions, m_question);
    const int budget = std::exchange(m_budget, std::min(m_budget, MostPositions));
    std::vector<State> way = std::exchange(m_way, {});
    m_defender = opposite(m_defender);
    m_isSequel = true;
    const int before = m_budget;
    const Effort effort = read(state, mover, {Endless, Endless});
    m_isSequel = false;
    m_defender = opposite(m_defender);
    m_way = std::move(way);
    m_budget = budget - (before - m_budget);
    m_question = question;
    m_target = target;
    const bool isRetaken = effort.toWin == 0;
    knownOf(state, mover) = {state, mover, m_question,
                             isRetaken ? Effort{0, Endless} : Effort{Endless, 0}};
    return isRetaken ? Verdict::Saved : Verdict::Captured;
}

/// The single points that only this chain surrounds.
int LocalReading::eyesOf(const State &state, Color owner, Mask chain) const
{
    int eyes = 0;
    const Mask theirs = m_walls[opposite(owner)];
    forEachIn(neighborsOf(chain) & m_points & ~state.all() & ~theirs, [&](int cell) {
        eyes += (m_neighbors[static_cast<std::size_t>(cell)] & ~chain) == 0 ? 1 : 0;
    });
    return eyes;
}

/// False, with the state spoilt, if it would be suicide.
bool LocalReading::play(State &state, Color color, int cell) const
{
    const Color other = opposite(color);
    state.stones[color] |= bit(cell);
    Mask captured = 0;
    forEachIn(m_neighbors[static_cast<std::size_t>(cell)] & state.stones[other], [&](int stone) {
        const Mask chain = chainAt(bit(stone), state.stones[other]);
        if ((captured & bit(stone)) == 0 && (chain & m_walls[other]) == 0
            && (neighborsOf(chain) & m_points & ~state.all()) == 0) {
            captured |= chain;
        }
    });
    state.stones[other] &= ~captured;
    const Mask chain = chainAt(bit(cell), state.stones[color]);
    const Mask liberties = neighborsOf(chain) & m_points & ~state.all();
    const bool isConnected = (chain & m_walls[color]) != 0;
    const bool isKo = std::has_single_bit(captured) && std::has_single_bit(chain)
                   && liberties == captured && !isConnected;
    state.ko = isKo ? std::countr_zero(captured) : NoKo;
    return liberties != 0 || isConnected;
}

bool LocalReading::isRepeated(const State &state) const
{
    return std::ranges::any_of(
        m_way, [&](const State &earlier) { return earlier.stones == state.stones; });
}

LocalReading::Mask LocalReading::neighborsOf(Mask points) const
{
    Mask around = 0;
    forEachIn(points, [&](int cell) { around |= m_neighbors[static_cast<std::size_t>(cell)]; });
    return around & ~points;
}

LocalReading::Mask LocalReading::chainAt(Mask stone, Mask stones) const
{
    Mask chain = stone & stones;
    for (Mask edge = chain; edge != 0;) {
        edge = neighborsOf(edge) & stones & ~chain;
        chain |= edge;
    }
    return chain;
}

LocalReading::Known &LocalReading::knownOf(const State &state, Color mover)
{
    std::uint64_t hash = state.stones.black * 0x9E3779B97F4A7C15U;
    hash = (hash ^ (hash >> 29U) ^ state.stones.white) * 0xBF58476D1CE4E5B9U;
    hash ^= hash >> 32U;
    hash = (hash + static_cast<unsigned>(state.ko + 1)) * 0x94D049BB133111EBU;
    hash += mover == Color::Black ? 0 : 1;
    return m_known[(hash ^ (hash >> 31U)) % KnownPositions];
}

} // namespace shinpan
