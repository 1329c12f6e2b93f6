#include "core/competition/report/reportformats.h"
#include "core/util/printable.h"

#include <QLocale>
#include <QStringList>

#include <cmath>
#include <concepts>

namespace shinpan {

namespace {

QString field(const QString &content)
{
    return csvField(content);
}

/// Reads back as the same number; empty if it is infinite.
QString field(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', QLocale::FloatingPointShortest)
                                : QString();
}

QString field(std::integral auto value)
{
    return QString::number(value);
}

template <typename T>
QString field(const std::optional<T> &value)
{
    return value ? field(*value) : QString();
}

QString field(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QString field(std::chrono::nanoseconds time)
{
    return field(std::chrono::duration<double>(time).count());
}

void addLine(QByteArray &table, const QStringList &fields)
{
    table += fields.join(u',').toUtf8() + "\r\n";
}

QStringList fieldsOf(const CompetitionReport &report, const StoredGame &game)
{
    const bool isRunning = game.state == StoredGame::State::Running;
    return {field(game.id),
            field(report.matchupOf(game).id),
            field(game.number),
            field(game.attempt),
            field(game.players.black),
            field(game.players.white),
            gameStateName(game.state),
            field(game.sgfResult),
            isRunning ? QString() : gameEndName(game.result.end),
            field(game.result.reason.english()),
            field(game.moves),
            field(game.time.black),
            field(game.time.white),
            field(game.measuredCpu.black),
            field(game.measuredCpu.white),
            field(game.cpu.black),
            field(game.cpu.white),
            field(game.komi),
            field(game.handicap),
            field(game.opening),
            field(game.started),
            field(game.ended),
            field(game.duplicateOf),
            field(game.isNearDuplicate ? 1 : 0),
            field(game.echoOf),
            adjudicationGroundName(game.verdict.ground),
            game.verdict.winner ? QString(wordFor(ColorWords, *game.verdict.winner)) : QString(),
            game.hasVerdict() ? field(game.verdict.moves) : QString(),
            field(game.offTurnCpu.black),
            field(game.offTurnCpu.white),
            field(game.waited.black),
            field(game.waited.white)};
}

/// Adds the fields of an estimate: value, low and high.
void add(QStringList &fields, const Estimate &estimate)
{
    fields += {field(estimate.value), field(estimate.low), field(estimate.high)};
}

void add(QStringList &fields, const Tally &tally)
{
    fields += {field(tally.counts.wins),      field(tally.counts.losses),
               field(tally.counts.jigos),     field(tally.forfeits),
               field(tally.timeLosses),       field(tally.voids),
               field(tally.seconds.mean()),   field(tally.measuredCpuSeconds.mean()),
               field(tally.cpuSeconds.mean())};
}

QStringList fieldsOf(const CompetitionReport &report, const MatchupReport &matchup)
{
    QStringList fields{field(matchup.id),
                       field(matchup.name),
                       field(report.players[matchup.first].id),
                       field(report.players[matchup.second].id),
                       field(matchup.round),
                       field(matchup.setup.size.columns == matchup.setup.size.rows
                                 ? QString::number(matchup.setup.size.columns)
                                 : QStringLiteral("%1x%2")
                                       .arg(matchup.setup.size.columns)
                                       .arg(matchup.setup.size.rows)),
                       field(matchup.setup.komi),
                       field(matchup.setup.handicap),
                       field(matchup.games),
                       field(matchup.played()),
                       field(matchup.unknown()),
                       field(matchup.voids),
                       field(matchup.duplicates),
                       field(matchup.effectiveGames),
                       field(matchup.moves.mean())};
    add(fields, matchup.firstTally.all);
    add(fields, matchup.secondTally.all);
    for (const Color color : BothColors) {
        const GameCounts &counts = matchup.firstTally.byColor[color].counts;
        fields += {field(counts.wins), field(counts.losses), field(counts.jigos)};
    }
    add(fields, matchup.score);
    add(fields, matchup.strength().elo);
    add(fields, matchup.strength().normalizedElo);
    fields += {field(matchup.strength().likelihoodOfSuperiority), field(matchup.pValue)};
    const PairCounts &pairs = matchup.pairs;
    fields += {field(pairs.lostBoth), field(pairs.lostAndJigo), field(pairs.split),
               field(pairs.wonAndJigo), field(pairs.wonBoth)};
    return fields;
}

constexpr const char *GameNames =
    "game,matchup,number,attempt,black,white,state,result,end,reason,moves,black_seconds,"
    "white_seconds,black_measured_cpu_seconds,white_measured_cpu_seconds,black_cpu_seconds,"
    "white_cpu_seconds,komi,handicap,opening,started,ended,"
    "duplicate_of,near,echo_of,verdict,verdict_winner,verdict_moves,"
    "black_off_turn_cpu_seconds,white_off_turn_cpu_seconds,black_waited_seconds,"
    "white_waited_seconds\r\n";

constexpr const char *MatchupNames =
    "matchup,name,first,second,round,size,komi,handicap,games,played,unknown,void,duplicates,"
    "effective_games,mean_moves,"
    "wins,losses,jigos,forfeits,time_losses,voids,mean_seconds,"
    "mean_measured_cpu_seconds,mean_cpu_seconds,"
    "second_wins,second_losses,second_jigos,second_forfeits,second_time_losses,second_voids,"
    "second_mean_seconds,second_mean_measured_cpu_seconds,second_mean_cpu_seconds,"
    "black_wins,black_losses,black_jigos,white_wins,white_losses,white_jigos,"
    "score,score_low,score_high,elo,elo_low,elo_high,"
    "normalized_elo,normalized_elo_low,normalized_elo_high,superiority,p_value,"
    "pairs_ll,pairs_lj,pairs_split,pairs_wj,pairs_ww\r\n";

} // namespace

QByteArray toCsv(const CompetitionReport &report, CsvTable table)
{
    QByteArray text(table == CsvTable::Games ? GameNames : MatchupNames);
    if (table == CsvTable::Games) {
        for (const StoredGame &game : report.games) {
            addLine(text, fieldsOf(report, game));
        }
    } else {
        for (const MatchupReport &matchup : report.matchups) {
            addLine(text, fieldsOf(report, matchup));
        }
    }
    return text;
}

} // namespace shinpan
