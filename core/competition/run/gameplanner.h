#pragma once

#include "core/competition/competition.h"
#include "core/competition/opening/openingbook.h"
#include "core/competition/opening/openingsupply.h"
#include "core/competition/result/stopcourse.h"
#include "core/competition/run/competitiongame.h"
#include "core/competition/schedule/pairingqueue.h"
#include "core/competition/tune/tunecourse.h"
#include "core/util/result.h"

#include <deque>
#include <functional>
#include <map>

namespace shinpan {

/// How many openings a competition has, and how many no pair that meets has played yet.
struct OpeningsLeft
{
    int left = 0;
    int all = 0;

    friend bool operator==(const OpeningsLeft &, const OpeningsLeft &) = default;
};

/// Says which game is next, with all that it takes: its pairing, id, setup and opening, and if an
/// earlier run began it, how far it had come. Knows the standings; starts nothing.
class GamePlanner
{
    Q_DISABLE_COPY_MOVE(GamePlanner)

public:
    /// The competition must outlive it.
    explicit GamePlanner(const Competition &competition);
    ~GamePlanner();

    /// Reads the openings, where there are any: before anything else. Fails if that cannot be done.
    [[nodiscard]] Result<void> loadOpenings();
    using MovesOf = std::function<std::vector<StoredMove>(const QString &gameId)>;
    /// Takes over what a record has, instead of what there was, before the first next(); games that
    /// are unfinished come first. `games`: all, in the order in which they were begun.
    void restore(const std::vector<StoredGame> &games, const MovesOf &movesOf);

    /// Plays these games and no others, which another process has planned: instead of restore().
    /// Those that are void are not played again. `matchups` are those of the games, in the same
    /// order.
    void playOnly(const std::vector<GamePlan> &games, const std::vector<Matchup> &matchups);

    [[nodiscard]] const Standings &standings() const { return m_standings; }
    [[nodiscard]] bool isOver();
    /// The course of a tune; else null.
    [[nodiscard]] const TuneCourse *tune() const { return m_tune.get(); }

    /// Whether it has told enough by its StopRule; null: it has none.
    [[nodiscard]] const StopCourse *stopCourse() const { return m_stop.get(); }

    /// The next game, which counts as begun; nothing while there is none to begin.
    [[nodiscard]] std::optional<GamePlan> next();
    /// The next game that an earlier run began, or that completes a pair.
    [[nodiscard]] std::optional<GamePlan> nextOfPair();
    /// The next `games`, or fewer, pairs together as far as that goes; with `onlyPairs` only what
    /// nextOfPair() has.
    [[nodiscard]] std::vector<GamePlan> nextBlock(int games, bool onlyPairs);
    /// Another machine plays this game, or has: it counts as begun from here on. False if there is
    /// no such game, or it is over.
    [[nodiscard]] bool claim(const StoredGame &game);
    [[nodiscard]] bool claim(const GamePlan &plan);
    /// The game counts.
    void finish(const StoredGame &game);
    /// The game does not count: it is played again some time, as another attempt.
    void giveBack(const GamePlan &plan);
    void giveBack(const StoredGame &game);
    /// The same for games that another machine was to play, except those that came home by another
    /// way. Returns their number.
    int giveBackLost(const std::vector<GamePlan> &games);

    /// Begins nothing more that this player has to play.
    void leaveOut(std::size_t player);
    /// How many games are not played because of that.
    [[nodiscard]] int leftOut() const { return m_queue.leftOut(); }

    /// Whether it is a game of a matchup that there is now, between its players.
    [[nodiscard]] bool knows(const StoredGame &game) const;
    /// The openings of that matchup, among all matchups that the results so far allow.
    [[nodiscard]] OpeningSupply openingSupply(std::size_t matchup) const;

    /// OpeningBook::ignoredTerms() of the first games that have something of the kind.
    [[nodiscard]] QString ignoredTerms() const;

    /// What is left to the matchup that has used the most; nothing where games begin from one
    /// position, or the openings were not read.
    [[nodiscard]] std::optional<OpeningsLeft> openingsLeft() const;

    /// How a game that it knows was planned, with the handicap that Black placed in it; nothing if
    /// there is no opening left for it.
    [[nodiscard]] std::optional<GamePlan> planOf(const StoredGame &game) const;
    /// How the moves of a game that counts came about, those of its opening included.
    [[nodiscard]] GameLine lineOf(const StoredGame &game,
                                  const std::vector<StoredMove> &moves) const;

private:
    /// The openings for one board and its rules.
    struct Book
    {
        BoardSize size;
        Ruleset rules;
        OpeningBook book;
    };

    void restoreUnfinished(const std::vector<StoredGame> &games, const MovesOf &movesOf);
    [[nodiscard]] bool hasEnough() const;
    [[nodiscard]] std::optional<GamePlan> takeUnfinished();
    [[nodiscard]] std::optional<GamePlan> takePartner();
    void changed(std::size_t matchup);
    [[nodiscard]] std::optional<GamePlan> planOf(const Pairing &pairing) const;
    [[nodiscard]] bool setOpening(GamePlan &plan) const;
    [[nodiscard]] std::optional<GamePlan> withCandidate(std::optional<GamePlan> plan);
    [[nodiscard]] const OpeningBook *bookFor(const MatchSetup &setup) const;

    const Competition &m_competition;
    std::unique_ptr<Schedule> m_schedule;
    Standings m_standings;
    PairingQueue m_queue;
    std::unique_ptr<TuneCourse> m_tune; ///< only of a tune
    std::unique_ptr<StopCourse> m_stop; ///< only where there is a rule
    std::vector<Book> m_books;
    std::deque<GamePlan> m_unfinished;
    bool m_isGiven = false;            ///< nothing is played but these
    std::map<QString, int> m_attempts; ///< so far, of games that are to be played again
};

} // namespace shinpan
