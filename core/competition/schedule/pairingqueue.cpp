#include "core/competition/schedule/pairingqueue.h"

#include <algorithm>

namespace shinpan {

PairingQueue::PairingQueue(const Schedule &schedule, Standings &standings)
    : m_schedule(schedule)
    , m_standings(standings)
{
    takeUpNew();
}

std::optional<Pairing> PairingQueue::next()
{
    takeUpNew();
    if (m_schedule.goesByNeed()) {
        return nextByNeed();
    }
    if (m_due.empty()) {
        return std::nullopt;
    }
    const std::size_t matchup = std::get<std::size_t>(*m_due.begin());
    return issued(matchup, m_standings.matchup(matchup).issue());
}

std::optional<Pairing> PairingQueue::nextByNeed()
{
    if (std::optional<Pairing> second = nextOfPair()) {
        return second;
    }
    const std::optional<std::size_t> matchup =
        m_schedule.neediest(m_standings, [this](std::size_t index) {
            return !m_closed.contains(index) && !isLeftOut(m_standings.matchups()[index]);
        });
    return matchup ? std::optional(issued(*matchup, m_standings.matchup(*matchup).issue()))
                   : std::nullopt;
}

std::optional<Pairing> PairingQueue::nextOfPair()
{
    for (std::size_t i = 0; i < m_standings.matchups().size(); ++i) {
        Matchup &matchup = m_standings.matchup(i);
        const std::optional<int> number = isLeftOut(matchup) ? std::nullopt : matchup.unpaired();
        if (number && hasMore(i)) {
            matchup.issue(*number);
            return issued(i, *number);
        }
    }
    return std::nullopt;
}

void PairingQueue::changed(std::size_t matchup)
{
    takeUpNew();
    displace(matchup);
    place(matchup);
}

void PairingQueue::leaveOut(std::size_t player)
{
    m_leftOut.insert(player);
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (isLeftOut(m_standings.matchups()[i])) {
            displace(i);
        }
    }
}

void PairingQueue::close(std::size_t matchup)
{
    m_closed.insert(matchup);
    displace(matchup);
}

int PairingQueue::leftOut() const
{
    int games = 0;
    for (const Matchup &matchup : m_standings.matchups()) {
        const int all = m_schedule.gamesOf(m_standings, matchup);
        if (isLeftOut(matchup) && all != Schedule::Unlimited) {
            games += std::max(0, all - matchup.played());
        }
    }
    return games;
}

/// Matchups that the schedule has added since.
void PairingQueue::takeUpNew()
{
    m_schedule.extend(m_standings);
    while (m_places.size() < m_standings.matchups().size()) {
        m_places.emplace_back();
        place(m_places.size() - 1);
    }
}

void PairingQueue::place(std::size_t index)
{
    const Matchup &matchup = m_standings.matchups()[index];
    if (hasMore(index) && !isLeftOut(matchup)) {
        const int round = m_schedule.goesByRounds() ? matchup.round() : 0;
        m_places[index] = Due(round, matchup.issued(), index);
        m_due.insert(*m_places[index]);
    }
}

void PairingQueue::displace(std::size_t matchup)
{
    if (m_places[matchup]) {
        m_due.erase(*m_places[matchup]);
        m_places[matchup].reset();
    }
}

bool PairingQueue::isLeftOut(const Matchup &matchup) const
{
    return m_leftOut.contains(matchup.first()) || m_leftOut.contains(matchup.second());
}

bool PairingQueue::hasMore(std::size_t index) const
{
    const Matchup &matchup = m_standings.matchups()[index];
    return !m_closed.contains(index) && matchup.issued() < m_schedule.gamesOf(m_standings, matchup);
}

Pairing PairingQueue::issued(std::size_t matchup, int number)
{
    changed(matchup);
    return {matchup, number, m_standings.matchups()[matchup].playersOf(number)};
}

} // namespace shinpan
