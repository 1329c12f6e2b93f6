#include "app/cli/match/matchoutput.h"

#include "core/clock/duration.h"
#include "core/competition/match/matchrun.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/livesnapshot.h"
#include "core/match/match.h"

namespace shinpan {

QString outcomeLine(const Match &match, const MatchLabel &label)
{
    const GameResult &result = match.result();
    const QString outcome = QStringLiteral("game %1: %2 (%3, %4 moves)")
                                .arg(label.game)
                                .arg(result.toSgf(), gameEndName(result.end))
                                .arg(match.moveCount());
    return result.reason.isEmpty() ? outcome
                                   : outcome + QStringLiteral(": ") + result.reason.english();
}

QString progressText(const MatchRun &match)
{
    const CompetitionRunner &runner = match.runner();
    const std::optional<int> &games = match.options().games;
    const std::vector<RunningGame> running = runner.running();
    const QString ofHowMany = games ? QStringLiteral(" of %1").arg(*games) : QString();
    QStringList parts{running.size() == 1 ? QStringLiteral("game %1%2, move %3")
                                                .arg(running.front().pairing.number + 1)
                                                .arg(ofHowMany)
                                                .arg(running.front().moves)
                                          : QStringLiteral("%1%2 games, %3 running")
                                                .arg(match.games().size())
                                                .arg(ofHowMany)
                                                .arg(running.size())};
    const Matchup &matchup = runner.standings().matchups().front();
    if (const GameCounts counts = matchup.counts(); counts.total() > 0) {
        parts += QStringLiteral("%1-%2").arg(counts.wins).arg(counts.losses);
    }
    const std::chrono::duration<double, std::ratio<60>> minutes =
        std::chrono::steady_clock::now() - runner.since();
    const int left = games.value_or(0) - static_cast<int>(match.games().size());
    if (const auto time = timeFor(left, runner.gamesEnded() / minutes.count())) {
        parts += QString::fromStdString(toText(*time)) + QStringLiteral(" left");
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
    QString text =
        QStringLiteral("%1: %2 wins\n%3: %4 wins\nneither: %5")
            .arg(options.engines.black.commandLine, QString::number(first.wins),
                 options.engines.white.commandLine, QString::number(first.losses),
                 QString::number(static_cast<qint64>(games.size()) - first.wins - first.losses));
    if (!games.empty()) {
        text += u'\n' + toText(report, matchup).trimmed();
    }
    if (const std::optional<SprtState> sprt = match.runner().sprt()) {
        text += QStringLiteral("\nSPRT Elo %1 or %2: LLR %3 (%4 to %5)%6")
                    .arg(QString::number(sprt->test.elo0), QString::number(sprt->test.elo1),
                         QString::number(sprt->llr, 'f', 2), QString::number(sprt->lower, 'f', 2),
                         QString::number(sprt->upper, 'f', 2),
                         sprt->verdict == SprtVerdict::AcceptH1   ? QStringLiteral(", H1 accepted")
                         : sprt->verdict == SprtVerdict::AcceptH0 ? QStringLiteral(", H0 accepted")
                                                                  : QString());
        if (sprt->isExhausted) {
            text += u'\n' + conclusionText(*sprt, !options.openings.sources.empty());
        } else if (sprt->copies > 0) {
            text += QStringLiteral("\n%1, which add nothing").arg(gamesText(*sprt));
        }
    }
    return text;
}

QString resultsHelp()
{
    return QString::fromLatin1(
        R"(Results, a JSON object for each game, on one line; new members may come, none goes. A "?" means
that null stands where something is unknown or there is none, [] a list. Times are in seconds.

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
)");
}

} // namespace shinpan
