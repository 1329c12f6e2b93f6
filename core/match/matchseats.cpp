#include "core/match/matchseats.h"

#include "core/match/humanplayer.h"
#include "core/util/detach.h"

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

MatchSeats::Preparation MatchSeats::prepare(Color color,
                                            const GameLine &line,
                                            const MatchSetup &setup)
{
    if (!m_preparations[color]) {
        m_preparations[color].emplace();
        detach(forward(m_players[color]->prepare(line, setup, color), *m_preparations[color]));
    }
    return *m_preparations[color];
}

void MatchSeats::setReady(Color color, bool isReady)
{
    m_isReady[color] = isReady;
    m_preparations[color].reset();
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

void MatchSeats::expelStalled()
{
    for (const Color color : BothColors) {
        if (m_players[color]->isStalled()) {
            m_players[color]->expel();
        }
    }
}

/// Whoever sits there now has not prepared.
void MatchSeats::vacate(Color color)
{
    if (m_preparations[color]) {
        m_preparations[color]->complete(std::nullopt);
    }
    setReady(color, false);
}

void MatchSeats::giveUp()
{
    for (const Color color : BothColors) {
        if (m_preparations[color]) {
            m_preparations[color]->complete(std::nullopt);
        }
    }
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
