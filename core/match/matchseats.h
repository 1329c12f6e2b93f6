#pragma once

#include "core/match/player.h"
#include "core/match/scoringround.h"
#include "core/util/completion.h"

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class HumanPlayer;

/// The two seats of a match: who sits there, whether they are ready for the game, and how they
/// failed. Beside them a third engine may be asked about the finished game.
class MatchSeats final
{
public:
    // No value: another took the seat, or nobody waits any more.
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

    /// Has those prepare who are not ready, at the same time, and returns what is under way.
    [[nodiscard]] ByColor<std::optional<Preparation>> prepare(const GameLine &line,
                                                              const MatchSetup &setup);
    void setReady(Color color, bool isReady);
    /// Has Black place a free handicap.
    [[nodiscard]] Handicap placeHandicap(const MatchSetup &setup);

    /// The player failed, and the match waits for another one on that seat.
    void setFailed(Color color, const PlayerFailure &failure);
    /// Who that is, until somebody else sits there.
    [[nodiscard]] std::optional<Color> failedPlayer() const { return m_failedPlayer; }
    /// What happened to them.
    [[nodiscard]] const PlayerFailure &failure() const { return m_failure; }

    /// Seats another player; the one who sat there takes leave.
    void seat(Color color, std::unique_ptr<Player> player);
    /// The third engine, or nobody. It is started when it is asked.
    void seatReferee(std::unique_ptr<Player> referee) { m_referee = std::move(referee); }
    /// Who may be asked about the finished game: whoever was ready for it, and the third engine.
    [[nodiscard]] ScoringRound::Witnesses witnesses() const;
    [[nodiscard]] QCoro::Task<ByColor<std::optional<double>>> cpuTime();
    [[nodiscard]] ByColor<std::optional<double>> measuredCpuTime() const
    {
        return {m_players.black->measuredCpuTime(), m_players.white->measuredCpuTime()};
    }
    /// Has the player start afresh; it is to be prepared again.
    void restart(Color color);
    void noteRestart(const PlayerRestart &restart) { m_restarts.push_back(restart); }
    /// In their order.
    [[nodiscard]] const std::vector<PlayerRestart> &restarts() const { return m_restarts; }
    [[nodiscard]] int restartsOf(Color color) const;
    /// Removes who does not answer any more, so that it does not go on at our expense.
    void expelStalled();
    /// Nobody waits for preparations or a handicap any more.
    void giveUp();
    /// All take leave; the task ends when nothing of them is left running.
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
