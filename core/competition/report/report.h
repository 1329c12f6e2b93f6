#pragma once

#include "core/competition/competition.h"
#include "core/competition/report/adjudicationreport.h"
#include "core/competition/report/honesty.h"
#include "core/competition/report/reportpondering.h"
#include "core/competition/report/reporttally.h"
#include "core/competition/report/tunereport.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/machinestanding.h"
#include "core/competition/result/ranking.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/schedule/sprtstate.h"
#include "core/statistics/poolratings.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

struct PlayerReport
{
    QString id;
    EngineIdentity engine; ///< with the command alone where no engine has been asked yet
    PlayerTally tally;
};

/// How the score of a matchup stood after some games with a known result.
struct CoursePoint
{
    std::int64_t games = 0;
    Estimate score;
};

/// What a matchup's games say about its first player against its second. Where two players meet
/// time and again (round robin), all their meetings are one.
struct MatchupReport
{
    QString id;
    QString name; ///< "gnugo-1 v gnugo-5"
    std::size_t first = 0;
    std::size_t second = 0;
    int round = 0;
    bool isAlternating = true;
    std::optional<int> games; ///< how many it shall have, where that is known
    int running = 0;
    std::int64_t voids = 0;
    MatchSetup setup;
    ByColor<Tally> colors;
    PlayerTally firstTally;
    PlayerTally secondTally;
    KnownMean moves;             ///< of a game
    std::int64_t duplicates = 0; ///< games with a known result that repeat another one
    double effectiveGames = 0;   ///< how many independent games those are worth, see EffectiveSize
    PairCounts pairs;            ///< none where colours do not alternate
    Estimate score;              ///< Wilson
    double pValue = 1;           ///< of equal players; see binomialPValue()
    Strength byGames;            ///< "trinomial"
    std::optional<Strength> byPairs; ///< "pentanomial"; nothing while there is no pair
    std::vector<CoursePoint> course; ///< few enough to draw, the last one is now
    std::optional<SprtState> test;   ///< a pool that tests its pairs has one

    [[nodiscard]] std::int64_t played() const { return firstTally.all.played(); }
    [[nodiscard]] std::int64_t unknown() const { return firstTally.all.unknown; }
    /// Whether the games can tell the stronger one: chance wins all of fewer than six too often
    /// (two-sided, equal players: 1 of 16 times of five).
    [[nodiscard]] bool tellsStrength() const { return firstTally.all.counts.total() >= 6; }
    /// The strength by pairs, which is the honest one, as soon as there are any.
    [[nodiscard]] const Strength &strength() const { return byPairs ? *byPairs : byGames; }
};

struct LlrPoint
{
    std::int64_t pairs = 0;
    double llr = 0;
};

/// The state of an SPRT, and how it came there.
struct SprtReport : SprtState
{
    std::vector<LlrPoint> course; ///< few enough to draw, the last one is now
};

/// How games from an opening ended for Black.
struct OpeningReport
{
    QString name;
    GameCounts black;
    std::int64_t unknown = 0;
    Estimate score; ///< Black's; Wilson
};

/// All that a competition has shown so far: every number that any report names, once. A pure
/// function of the competition and its stored games.
struct CompetitionReport
{
    QString name;
    QString description;
    Message note; ///< what its file says otherwise by now, see PlayedCompetition; empty: nothing
    CompetitionType type = CompetitionType::Playoff;
    QDateTime begun;                 ///< the first game; null without any
    QDateTime ended;                 ///< the last game so far; null while none has
    std::optional<MatchSetup> setup; ///< of all matchups; nothing where they differ
    std::int64_t played = 0;         ///< games with a result, known or not
    std::int64_t running = 0;
    std::int64_t voids = 0;
    std::int64_t unknown = 0;
    std::int64_t duplicates = 0;
    std::int64_t echoes = 0; ///< that repeat games of others, or of theirs with colours swapped
    double effectiveGames = 0;
    bool hasOpenings = false;
    std::optional<int> gamesInAll;
    StopRule stop;
    double hours = 0; ///< the players thought so long, both sides of all games taken together
    bool isOver = false;
    std::vector<PlayerReport> players; ///< as the competition numbers them
    /// Those without a game are left out where there are more than MostUnplayed pairs of players.
    std::vector<MatchupReport> matchups;
    std::size_t leftOut = 0;            ///< how many
    std::vector<std::size_t> reportOf;  ///< the matchup that has a game, by StoredGame::matchup
    std::vector<StandingRow> standings; ///< the best first
    std::vector<TieBreak> tieBreaks;
    std::vector<CrossCell> crosstable; ///< row by row, a row is a player's, if comparesAll()
    std::vector<BracketMatch> bracket; ///< knockout only
    /// The ratings by all games without a handicap; nothing if there are none.
    std::optional<PoolRatings> ratings;
    std::int64_t ratedGames = 0;
    double effectiveRatedGames = 0; ///< what those are worth, as some repeat others, whoever played
    ByColor<Tally> colors;          ///< of all games
    Estimate blackScore;            ///< in them; Wilson, of as many games as they are worth
    std::optional<SprtReport> sprt;
    std::optional<TuneReport> tune; ///< once addTune() has added it
    std::vector<OpeningReport>
        openings;                    ///< the most played first; none if games had no names for them
    AdjudicationReport adjudication; ///< all games are in it, whatever else counts
    HonestyReport honesty;           ///< once it was added: it takes what moves said
    std::vector<PonderReport> pondering;   ///< players that may not have one each
    std::vector<MachineStanding> machines; ///< by name; none if all was played by the head's
    std::vector<StoredGame> games;         ///< by matchup and number
    QString gamesFolder; ///< of their records, beside the competition's file; empty: none are kept
    std::vector<CompetitionEvent> events; ///< those that bear on results, the earliest first

    /// The cost of a report grows with games and players, not with their pairs: at most this many
    /// players are compared with each other, and this many pairs named that have not met.
    static constexpr std::size_t MostCompared = 100;
    static constexpr std::size_t MostUnplayed = 300;
    [[nodiscard]] bool comparesAll() const { return players.size() <= MostCompared; }

    [[nodiscard]] const CrossCell &cell(std::size_t player, std::size_t opponent) const
    {
        return crosstable[player * players.size() + opponent];
    }
    [[nodiscard]] const MatchupReport &matchupOf(const StoredGame &game) const
    {
        return matchups[reportOf[game.matchup]];
    }
};

/// The games that count in a report.
enum class CountedGames : std::uint8_t {
    All,
    PlayedOut ///< those that a rule of adjudication has ended are left out
};

/// Games in any order. Those of matchups or players that the competition does not have are left
/// out.
[[nodiscard]] CompetitionReport makeReport(const Competition &competition,
                                           const std::vector<StoredGame> &games,
                                           const std::vector<EngineIdentity> &engines = {},
                                           const std::vector<CompetitionEvent> &events = {},
                                           CountedGames counted = CountedGames::All);

/// Adds what a tune has found, which takes the whole record, games that are not over among them.
void addTune(CompetitionReport &report, TuneReport tune);

/// The games of a matchup that have a result, known or not.
[[nodiscard]] std::vector<const StoredGame *> gamesOf(const CompetitionReport &report,
                                                      std::size_t matchup);

} // namespace shinpan
