#pragma once

#include "core/match/player.h"
#include "core/util/completion.h"

#include <memory>

namespace shinpan {

class HumanPlayer;

/// The two seats of a match: who sits there, and whether they are ready for the game. Beside them a
/// third engine may be asked about the finished game.
class MatchSeats final
{
public:
    /// No value: another took the seat, or nobody waits any more.
    using Preparation = Completion<std::optional<PlayerReadiness>>;

    explicit MatchSeats(ByColor<std::unique_ptr<Player>> players);
    MatchSeats(const MatchSeats &) = delete;
    MatchSeats &operator=(const MatchSeats &) = delete;
    ~MatchSeats();

    [[nodiscard]] Player &player(Color color) const { return *m_players[color]; }
    /// The person on the seat; null where an engine sits.
    [[nodiscard]] HumanPlayer *person(Color color) const;
    [[nodiscard]] bool hasPerson() const
    {
        return m_players.black->isHuman() || m_players.white->isHuman();
    }
    [[nodiscard]] bool isReady(Color color) const { return m_isReady[color]; }
    [[nodiscard]] ByColor<PlayerIdentity> identities() const
    {
        return {m_players.black->identity(), m_players.white->identity()};
    }

    /// Has a player prepare, or returns the preparation that is under way.
    [[nodiscard]] Preparation prepare(Color color, const GameLine &line, const MatchSetup &setup);
    void setReady(Color color, bool isReady);

    /// Seats another player; the one who sat there takes leave.
    void seat(Color color, std::unique_ptr<Player> player);
    /// The third engine, or nobody. It is started when it is asked.
    void seatReferee(std::unique_ptr<Player> referee) { m_referee = std::move(referee); }
    [[nodiscard]] Player *referee() const { return m_referee.get(); }
    /// Has the player start afresh; it is to be prepared again.
    void restart(Color color);
    /// Removes who does not answer any more, so that it does not go on at our expense.
    void expelStalled();
    /// Nobody waits for the preparations any more.
    void giveUp();
    /// All take leave; the task ends when nothing of them is left running.
    [[nodiscard]] QCoro::Task<> dismiss();

private:
    void vacate(Color color);

    ByColor<std::unique_ptr<Player>> m_players;
    std::unique_ptr<Player> m_referee;
    ByColor<bool> m_isReady;
    ByColor<std::optional<Preparation>> m_preparations; ///< under way
};

} // namespace shinpan
