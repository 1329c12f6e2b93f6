#include "ui/scoring/scoringsession.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// The rules that count by the other method what these count by theirs.
[[nodiscard]] Ruleset otherMethod(Ruleset rules)
{
    const bool byArea = rules.scoring == ScoringMethod::Area;
    rules.scoring = byArea ? ScoringMethod::Territory : ScoringMethod::Area;
    rules.tax = byArea ? GroupTax::Seki : GroupTax::None;
    rules.handicapCompensation = HandicapCompensation::None;
    rules.hasButton = false;
    return rules;
}

[[nodiscard]] bool contains(const std::vector<Point> &sorted, Point point)
{
    return std::binary_search(sorted.begin(), sorted.end(), point);
}

void add(std::vector<Point> &sorted, const std::vector<Point> &points)
{
    sorted.insert(sorted.end(), points.begin(), points.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
}

void remove(std::vector<Point> &sorted, std::vector<Point> points)
{
    std::sort(points.begin(), points.end());
    std::erase_if(sorted, [&](Point point) { return contains(points, point); });
}

[[nodiscard]] std::vector<Point> chainAt(const Board &board, Point stone)
{
    std::vector<Point> chain;
    board.forEachInChain(stone, [&chain](Point point) { chain.push_back(point); });
    return chain;
}

} // namespace

ScoringSession::ScoringSession(const GameLine &line, const Ruleset &rules, const GameTerms &terms)
    : m_line(line)
    , m_terms(terms)
    , m_position(line, rules)
    , m_otherPosition(line, otherMethod(rules))
{
    recount();
}

Count ScoringSession::countWith(const Settlement &settlement) const
{
    return countGame(m_position, m_terms, settlement);
}

bool ScoringSession::isDead(Point stone) const
{
    return contains(m_count.dead, stone);
}

bool ScoringSession::isInSeki(Point stone) const
{
    return contains(m_count.seki, stone);
}

bool ScoringSession::toggleDead(Point stone, MarkReach reach)
{
    if (board().at(stone) == Stone::Empty) {
        return false;
    }
    Settlement next = m_settlement;
    const std::vector<Point> reached = reachOf(stone, reach);
    std::vector<Point> own;
    std::copy_if(reached.begin(), reached.end(), std::back_inserter(own),
                 [&](Point point) { return board().at(point) == board().at(stone); });
    remove(next.dead, reached);
    remove(next.unsettled, reached); // the person has said it
    if (!isDead(stone)) {
        add(next.dead, own);
        if (next.seki) {
            remove(*next.seki, own);
        }
    }
    change(std::move(next));
    return true;
}

bool ScoringSession::toggleSeki(Point stone)
{
    if (board().at(stone) == Stone::Empty) {
        return false;
    }
    Settlement next = m_settlement;
    next.seki = m_count.seki;
    const std::vector<Point> chain = chainAt(board(), stone);
    remove(next.unsettled, chain);
    if (isInSeki(stone)) {
        remove(*next.seki, chain);
    } else {
        add(*next.seki, chain);
        remove(next.dead, chain);
    }
    change(std::move(next));
    return true;
}

void ScoringSession::propose(const Settlement &settlement)
{
    m_settlement = settlement;
    recount();
}

void ScoringSession::adopt(const Settlement &settlement)
{
    change(settlement);
}

bool ScoringSession::undo()
{
    if (m_before.empty()) {
        return false;
    }
    m_settlement = std::move(m_before.back());
    m_before.pop_back();
    recount();
    return true;
}

void ScoringSession::setRules(const Ruleset &rules)
{
    m_position = Position(m_line, rules);
    m_otherPosition = Position(m_line, otherMethod(rules));
    recount();
}

/// The stones that share the fate of a stone: those of its colour, and the dead ones of the other
/// side in between.
std::vector<Point> ScoringSession::reachOf(Point stone, MarkReach reach) const
{
    if (reach == MarkReach::Chain) {
        return chainAt(board(), stone);
    }
    const BoardSize size = board().size();
    const Stone color = board().at(stone);
    std::vector<bool> isSeen(static_cast<std::size_t>(size.pointCount()));
    std::vector<Point> stones;
    std::vector<Point> open{stone};
    isSeen[static_cast<std::size_t>(size.indexOf(stone))] = true;
    while (!open.empty()) {
        const Point point = open.back();
        open.pop_back();
        if (board().at(point) != Stone::Empty) {
            stones.push_back(point);
        }
        forEachNeighbor(point, size, [&](Point neighbor) {
            const Stone there = board().at(neighbor);
            auto seen = isSeen[static_cast<std::size_t>(size.indexOf(neighbor))];
            if (!seen && (there == Stone::Empty || there == color || isDead(neighbor))) {
                seen = true;
                open.push_back(neighbor);
            }
        });
    }
    return stones;
}

void ScoringSession::change(Settlement settlement)
{
    m_before.push_back(std::exchange(m_settlement, std::move(settlement)));
    recount();
}

void ScoringSession::recount()
{
    m_count = countGame(m_position, m_terms, m_settlement);
    m_otherCount = countGame(m_otherPosition, m_terms, m_settlement);
    m_settlement.dead = m_count.dead;
    m_settlement.unsettled = m_count.unsettled;
}

} // namespace shinpan
