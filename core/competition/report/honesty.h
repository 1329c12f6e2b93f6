#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/result/toldchance.h"
#include "core/statistics/forecasts.h"

#include <QSet>

#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// A player's own chances against how its games ended.
struct PlayerHonesty
{
    std::size_t player = 0;
    ForecastScore score;
};

/// Two moves in a row with which either player said what the other one's words rule out.
struct Disagreement
{
    QString game; ///< its id
    int move = 0; ///< the number of the second one, as in ToldChance
    ByColor<double> chances;

    /// What both together said beyond certainty; below zero, what nobody claimed.
    [[nodiscard]] double gap() const { return chances.black + chances.white - 1; }
};

/// What the engines said of their chances, and how honest they were.
///
/// Those games count that were played out or that the loser resigned. One that the clock, a fault
/// or a claim decided tells nothing of the position; one that the arbiter adjudicated was decided
/// by these chances and proves none of them.
struct HonestyReport
{
    std::vector<PlayerHonesty> players;      ///< those that said anything
    std::vector<Disagreement> disagreements; ///< the widest first; one of a game
    std::int64_t games = 0;                  ///< these count, and somebody said something in them
    std::int64_t resigned = 0;               ///< games among these that a resignation ended
    std::int64_t adjudicated = 0;            ///< these do not count
    std::int64_t notPlayedOut = 0;           ///< likewise, for another reason

    static constexpr std::size_t MostDisagreements = 10;
};

/// Collects what was said in games that are over. The same for everybody who adds the same games.
class HonestyTally
{
public:
    explicit HonestyTally(const Competition &competition);

    /// Whether the game is to be added: it is finished, and was not added before.
    [[nodiscard]] bool lacks(const StoredGame &game) const;
    /// Adds a game with all that was said in it, in the order of moves.
    void add(const StoredGame &game, std::span<const ToldChance> told);

    [[nodiscard]] HonestyReport report() const;

private:
    void addDisagreement(const StoredGame &game, std::span<const ToldChance> told);

    QStringList m_players; ///< ids
    QSet<QString> m_added; ///< ids of games
    std::vector<ForecastTally> m_forecasts;
    HonestyReport m_report; ///< it lacks its players
};

} // namespace shinpan
