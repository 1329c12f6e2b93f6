#include "core/competition/result/stopcourse.h"

#include "core/competition/result/recordedstandings.h"

#include <algorithm>
#include <chrono>

namespace shinpan {

double hoursOf(const StoredGame &game)
{
    return std::chrono::duration<double, std::ratio<3600>>(game.time.black + game.time.white)
        .count();
}

Message stopReason(const StopRule &rule, std::optional<double> widestMargin, double hours)
{
    if (rule.precision && widestMargin && *widestMargin <= *rule.precision) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "all ratings are known to ±%1 Elo; ±%2 were wanted"),
            QString::number(*widestMargin, 'f', 1), QString::number(*rule.precision));
    }
    if (rule.hours && hours >= *rule.hours) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "the players have thought for %1 hours; %2 were wanted"),
            QString::number(hours, 'f', 2), QString::number(*rule.hours));
    }
    return {};
}

void StopCourse::restore(const Standings &standings, const std::vector<StoredGame> &games)
{
    m_pool = PoolCourse(m_competition, standings, games);
    m_hours = 0;
    for (const StoredGame &game : games) {
        m_hours += game.state == StoredGame::State::Finished ? hoursOf(game) : 0;
    }
    m_reason = {};
    judge();
}

void StopCourse::finish(const StoredGame &game, const ByColor<std::size_t> &players)
{
    m_pool.add(game, players);
    m_hours += hoursOf(game);
    judge();
}

void StopCourse::judge()
{
    if (!isOver()) {
        m_reason = stopReason(m_competition.stop, widestMargin(), m_hours);
    }
}

/// The widest margin of the players who still play; nothing where nobody asks.
std::optional<double> StopCourse::widestMargin() const
{
    const std::optional<PoolRatings> ratings =
        m_competition.stop.precision ? m_pool.rate(m_competition.players.size()) : std::nullopt;
    if (!ratings || m_leftOut.size() == ratings->size()) {
        return std::nullopt;
    }
    std::vector<std::size_t> playing;
    for (std::size_t player = 0; player < ratings->size(); ++player) {
        if (!m_leftOut.contains(player)) {
            playing.push_back(player);
        }
    }
    return ratings->widestMargin(playing);
}

} // namespace shinpan
