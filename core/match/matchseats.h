#pragma once

#include "core/match/player.h"
#include "core/match/scoringround.h"
#include "core/util/completion.h"

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class HumanPlayer;

/// The two seats of a match: its players, whether they are ready for the game, and how they failed.
/// Beside them a third engine may be asked about the finished game.
class MatchSeats final
{
public:
    // It has no value if another player took the seat, or the preparation was given up.
    using Preparation = Completion<std::optional<PlayerReadiness>>;
    using Handicap = Completion<std::optional<HandicapAnswer>>;

    explicit MatchSeats(ByColor<std::unique_ptr<Player>> players);
    MatchSeats(const MatchSeats &) = delete;
    MatchSeats &operator=(const MatchSeats &) = delete;
    ~MatchSeats();

    [[nodiscard]] Player &player(Color color) const { return *m_players[color]; }
    /// The person on the seat; null where an engine sits.
    [[nodiscard]] HumanPlayer *person(Color color) const;
    [[nodiscard]] bool isReady(Color color) const { return m_isReady[color]; }
    [[nodiscard]] ByColor<PlayerIdentity> identities() const
    {
        return {m_players.black->identity(), m_players.white->identity()};
    }

    /// Has all players prepare that are not ready, at the same time; returns what is under way.
    [[nodiscard]] ByColor<std::optional<Preparation>> prepare(const GameLine &line,
                                                              const MatchSetup &setup);
    void setReady(Color color, bool isReady);
    /// Has Black place a free handicap.
    [[nodiscard]] Handicap placeHandicap(const MatchSetup &setup);

    /// The player failed, and the match waits for another one on that seat.
    void setFailed(Color color, const PlayerFailure &failure);
    /// The player that failed, until another sits there.
    [[nodiscard]] std::optional<Color> failedPlayer() const { return m_failedPlayer; }
    /// How it failed.
    [[nodiscard]] const PlayerFailure &failure() const { return m_failure; }

    /// Seats another player; the one that sat there takes leave.
    void seat(Color color, std::unique_ptr<Player> player);
    /// The third engine, or nobody. It is started when it is asked.
    void seatReferee(std::unique_ptr<Player> referee) { m_referee = std::move(referee); }
    /// The players that were ready for the finished game, and the third engine, all to be asked.
    [[nodiscard]] ScoringRound::Witnesses witnesses() const;
    [[nodiscard]] QCoro::Task<ByColor<std::optional<double>>> cpuTime();
    [[nodiscard]] ByColor<std::optional<double>> measuredCpuTime() const
    {
        return {m_players.black->measuredCpuTime(), m_players.white->measuredCpuTime()};
    }
    [[nodiscard]] ByColor<Pondering> pondering() const
    {
        return {m_players.black->pondering(), m_players.white->pondering()};
    }
    [[nodiscard]] ByColor<std::optional<IdleUse>> idleUse() const
    {
        return {m_players.black->idleUse(), m_players.white->idleUse()};
    }
    /// Has the player start afresh; it is to be prepared again.
    void restart(Color color);
    void noteRestart(const PlayerRestart &restart) { m_restarts.push_back(restart); }
    /// All restarts in their order.
    [[nodiscard]] const std::vector<PlayerRestart> &restarts() const { return m_restarts; }
    [[nodiscard]] int restartsOf(Color color) const;
    /// Removes a player that no longer answers, so that it does not go on at our expense.
    void expelStalled();
    /// Stops waiting for preparations and a handicap.
    void giveUp();
    /// All take leave; the task ends when none of their processes is left.
    [[nodiscard]] QCoro::Task<> dismiss();

private:
    void vacate(Color color);

    ByColor<std::unique_ptr<Player>> m_players;
    std::unique_ptr<Player> m_referee;
    ByColor<bool> m_isReady;
    ByColor<std::optional<Preparation>> m_preparations; ///< under way
    Handicap m_handicap;
    std::optional<Color> m_failedPlayer;
    PlayerFailure m_failure; ///< of the failed player
    std::vector<PlayerRestart> m_restarts;
};

} // namespace shinpan
