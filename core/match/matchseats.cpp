#include "core/match/matchseats.h"

#include "core/match/humanplayer.h"
#include "core/util/detach.h"

#include <algorithm>

namespace shinpan {

MatchSeats::MatchSeats(ByColor<std::unique_ptr<Player>> players)
    : m_players(std::move(players))
{ }

MatchSeats::~MatchSeats()
{
    giveUp();
}

HumanPlayer *MatchSeats::person(Color color) const
{
    return dynamic_cast<HumanPlayer *>(m_players[color].get());
}

ByColor<std::optional<MatchSeats::Preparation>> MatchSeats::prepare(const GameLine &line,
                                                                    const MatchSetup &setup)
{
    for (const Color color : BothColors) {
        if (!m_isReady[color] && !m_preparations[color]) {
            m_preparations[color].emplace();
            detach(forward(m_players[color]->prepare(line, setup, color), *m_preparations[color]));
        }
    }
    return m_preparations;
}

void MatchSeats::setReady(Color color, bool isReady)
{
    m_isReady[color] = isReady;
    m_preparations[color].reset();
}

MatchSeats::Handicap MatchSeats::placeHandicap(const MatchSetup &setup)
{
    m_handicap = Handicap();
    detach(forward(m_players.black->placeHandicap(setup.size, setup.handicap), m_handicap));
    return m_handicap;
}

void MatchSeats::setFailed(Color color, const PlayerFailure &failure)
{
    m_failedPlayer = color;
    m_failure = failure;
    setReady(color, false);
}

void MatchSeats::seat(Color color, std::unique_ptr<Player> player)
{
    const std::unique_ptr<Player> leaving = std::exchange(m_players[color], std::move(player));
    detach(leaving->leave()); // its shared pointer keeps an engine alive until it is gone
    vacate(color);
}

void MatchSeats::restart(Color color)
{
    m_players[color]->restart();
    vacate(color);
}

int MatchSeats::restartsOf(Color color) const
{
    return static_cast<int>(std::ranges::count(m_restarts, color, &PlayerRestart::player));
}

void MatchSeats::expelStalled()
{
    for (const Color color : BothColors) {
        if (m_players[color]->isStalled()) {
            m_players[color]->expel();
        }
    }
}

/// The player there now has not prepared, and is asked again whatever the last one was asked.
void MatchSeats::vacate(Color color)
{
    if (m_preparations[color]) {
        m_preparations[color]->complete(std::nullopt);
    }
    setReady(color, false);
    if (color == Color::Black) {
        m_handicap.complete(std::nullopt);
    }
    m_failedPlayer.reset();
}

ScoringRound::Witnesses MatchSeats::witnesses() const
{
    ScoringRound::Witnesses witnesses;
    for (const Color color : BothColors) {
        witnesses.players[color] = m_isReady[color] ? m_players[color].get() : nullptr;
    }
    witnesses.referee = m_referee.get();
    witnesses.hasPerson = m_players.black->isHuman() || m_players.white->isHuman();
    return witnesses;
}

QCoro::Task<ByColor<std::optional<double>>> MatchSeats::cpuTime()
{
    QCoro::Task<std::optional<double>> asksBlack = m_players.black->cpuTime();
    QCoro::Task<std::optional<double>> asksWhite = m_players.white->cpuTime();
    const std::optional<double> black = co_await asksBlack;
    const std::optional<double> white = co_await asksWhite;
    const ByColor<std::optional<double>> both{black, white};
    co_return both;
}

void MatchSeats::giveUp()
{
    for (const Color color : BothColors) {
        if (m_preparations[color]) {
            m_preparations[color]->complete(std::nullopt);
        }
    }
    m_handicap.complete(std::nullopt);
}

QCoro::Task<> MatchSeats::dismiss()
{
    QCoro::Task<> black = m_players.black->leave();
    QCoro::Task<> white = m_players.white->leave();
    if (m_referee) {
        QCoro::Task<> referee = m_referee->leave();
        co_await referee;
    }
    co_await black;
    co_await white;
}

} // namespace shinpan
