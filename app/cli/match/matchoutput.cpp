#include "app/cli/match/matchoutput.h"

#include "core/clock/duration.h"
#include "core/competition/match/matchrun.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/livesnapshot.h"
#include "core/match/match.h"
#include "core/util/spoken.h"

namespace shinpan {

namespace {

[[nodiscard]] QString gameText(const RunningGame &game, std::optional<int> all)
{
    const int number = game.pairing.number + 1;
    return all ? spoken(QT_TRANSLATE_NOOP("Messages", "game %1 of %2, move %3"), number, *all,
                        game.moves)
               : spoken(QT_TRANSLATE_NOOP("Messages", "game %1, move %2"), number, game.moves);
}

[[nodiscard]] QString gamesText(std::size_t ended, std::optional<int> all, std::size_t running)
{
    return all ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 games, %3 running"), ended, *all,
                        running)
               : spoken(QT_TRANSLATE_NOOP("Messages", "%1 games, %2 running"), ended, running);
}

[[nodiscard]] QString winsText(const EngineProfile &engine, std::int64_t wins)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2 wins"), engine.commandLine, wins) + u'\n';
}

/// "SPRT Elo 0 or 10: LLR 2.97 (-2.94 to 2.94), H1 accepted".
[[nodiscard]] QString testText(const SprtState &sprt)
{
    const QString text =
        spoken(QT_TRANSLATE_NOOP("Messages", "SPRT Elo %1 or %2: LLR %3 (%4 to %5)"),
               spokenNumber(sprt.test.elo0), spokenNumber(sprt.test.elo1),
               spokenNumber(sprt.llr, 2), spokenNumber(sprt.lower, 2), spokenNumber(sprt.upper, 2));
    return sprt.verdict == SprtVerdict::Continue
             ? text
             : text + QStringLiteral(", ")
                   + spoken(sprt.verdict == SprtVerdict::AcceptH1
                                ? QT_TRANSLATE_NOOP("Messages", "H1 accepted")
                                : QT_TRANSLATE_NOOP("Messages", "H0 accepted"));
}

} // namespace

QString outcomeLine(const Match &match, const MatchLabel &label)
{
    const GameResult &result = match.result();
    const QString outcome =
        spoken(QT_TRANSLATE_NOOP("Messages", "game %1: %2 (%3, %4 moves)"), label.game,
               result.toSgf(), spoken(qPrintable(gameEndName(result.end))), match.moveCount());
    return result.reason.isEmpty() ? outcome
                                   : outcome + QStringLiteral(": ") + spoken(result.reason);
}

QString progressText(const MatchRun &match)
{
    const CompetitionRunner &runner = match.runner();
    const std::optional<int> &games = match.options().games;
    const std::vector<RunningGame> running = runner.running();
    QStringList parts{running.size() == 1 ? gameText(running.front(), games)
                                          : gamesText(match.games().size(), games, running.size())};
    const Matchup &matchup = runner.standings().matchups().front();
    if (const GameCounts counts = matchup.counts(); counts.total() > 0) {
        parts += QStringLiteral("%1-%2").arg(counts.wins).arg(counts.losses);
    }
    const std::chrono::duration<double, std::ratio<60>> minutes =
        std::chrono::steady_clock::now() - runner.since();
    const int left = games.value_or(0) - static_cast<int>(match.games().size());
    if (const auto time = timeFor(left, runner.gamesEnded() / minutes.count())) {
        parts +=
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 left"), QString::fromStdString(toText(*time)));
    }
    return parts.join(QStringLiteral("; "));
}

QString summary(const MatchRun &match)
{
    const MatchOptions &options = match.options();
    const std::vector<StoredGame> &games = match.games();
    const CompetitionReport report = match.report();
    const MatchupReport &matchup = report.matchups.front();
    const GameCounts &first = matchup.firstTally.all.counts;
    QString text = winsText(options.engines.black, first.wins)
                 + winsText(options.engines.white, first.losses)
                 + spoken(QT_TRANSLATE_NOOP("Messages", "neither: %1"),
                          static_cast<qint64>(games.size()) - first.wins - first.losses);
    if (!games.empty()) {
        text += u'\n' + toText(report, matchup).trimmed();
    }
    if (const std::optional<SprtState> sprt = match.runner().sprt()) {
        text += u'\n' + testText(*sprt);
        if (sprt->isExhausted) {
            text += u'\n' + spoken(conclusionText(*sprt, !options.openings.sources.empty()));
        } else if (sprt->copies > 0) {
            text +=
                u'\n'
                + spoken(QT_TRANSLATE_NOOP("Messages", "%1, which add nothing"), gamesText(*sprt));
        }
    }
    return text;
}

const char ResultsShape[] = R"(Results, an object for each game, on one line. Times are in seconds.

A result:
  game             integer   its number, from 1
  black, white     player
  referee          text?     the third engine's command
  size, handicap   integer
  komi             number
  rules, scorer    text
  placement        text?     fixed or free
  result           text      as SGF has it: B+3.5, W+R, B+T, W+F, B+, 0, ? (disputed) or Void
  end              text      passes, resignation, claim, time, forfeit, move-limit, adjudication or void
  winner, culprit  text?     black or white; the culprit is whose doing a forfeit, a loss on time or a void
                             game was
  reason           text      the evidence in words
  restarts[].player  text?   what --restarts did, in order: whom it restarted,
  restarts[].move  integer   before which move,
  restarts[].reason  text    and why
  moves            integer   passes included
  count            count?    our count that the result rests on or is held against
  scoring[].step, scoring[].outcome  text   what each step of the ladder brought
  scoring[].decides  boolean
  scoring[].black, scoring[].white, scoring[].referee  opinion?
  scoring[].count  count?    our count of it
  time.black, time.white  clock
  measuredCpu.black, measuredCpu.white  number?   processor time of their processes, from when they were ready
  cpu.black, cpu.white  number?   processor time as gomill-cpu_time says it
  offTurnCpu.black, offTurnCpu.white  number?   of measuredCpu, what was used while they were not to move;
  waited.black, waited.white  number?   how long they were watched then, without waits of less than 20 ms
  sgf              text?     path of the record
  opening          object?   what the game began with
  opening.name, opening.stones[], opening.moves[]  text   stones and moves as "B D4"
  started, ended   time      when, UTC
  duplicate        integer?  the game that it repeats with the same colours
  near             boolean   it repeats that almost
  echo             integer?  else a game with colours swapped that has the same moves
  verdict          verdict?  what the rule of --adjudicate said first
  settings         object?   in the first line that a call writes: all that decides results, for --resume
  settings.*       any

A player:
  name, version, command  text   name and version as the engine says them

A clock:
  control          text      as --time has it
  used             number
  left             number?   null: it has no limit
  count            integer?  periods or stones left in overtime

A count:
  score, points    text      points: how it comes about
  dead[], seki[]   text
  unsettled[], open[]  text   stones whose life is unsettled; nobody's points, as borders are open

An opinion, what an engine answered:
  score            text?
  dead, seki       list?     vertices
  note             text

A verdict, whether it ended the game or that was audited:
  ground           text      chances, lead or count
  winner           text?
  moves            integer   after how many
)";

} // namespace shinpan
