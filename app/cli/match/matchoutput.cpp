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
        R"(Results: each line is one game; what is not known is null. Times are in seconds.
  game             its number, from 1
  black, white     name and version as the engine says them, and its command
  referee          the third engine's command
  size, rules, komi, handicap, placement (fixed or free), scorer
  result           as SGF has it: B+3.5, W+R, B+T, W+F, B+, 0, ? (disputed) or Void
  end              passes, resignation, claim, time, forfeit, move-limit, adjudication or void
  winner, culprit  black or white; the culprit is whose doing a forfeit, a loss on time or a void game was
  reason           the evidence in words
  restarts         what --restarts did, in order: the player, the number of the move that was to be
                   played, and the reason
  moves            passes included
  count            our count that the result rests on or is held against: score, points (how it comes
                   about), dead and seki stones, stones whose life is unsettled, points that are
                   nobody's because borders are open
  scoring          what each step of the ladder brought: step, outcome, whether it decides, what
                   black, white and referee answered (score, dead, seki, note), and our count of it
  time             of black and white: control, used, left, count (periods or stones left in overtime)
  measuredCpu      processor time of the processes of black and white, measured from when they were ready
  cpu              of black and white, as gomill-cpu_time says it
  offTurnCpu       of measuredCpu, what was used while black and white were not to move; waited: how long
                   they were watched then, without waits of less than 20 ms
  sgf              path of the record
  opening          name, stones and moves (as "B D4") of the opening that the game began with
  started, ended   when, UTC
  duplicate        the game that it repeats with the same colours; near: almost
  echo             else a game with colours swapped that has the same moves
  verdict          what the rule of --adjudicate said first, whether it ended the game or that was
                   audited: ground (chances, lead or count), winner, and after how many moves
  settings         in the first line that a call writes: all that decides results, for --resume
)");
}

} // namespace shinpan
