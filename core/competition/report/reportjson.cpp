#include "core/competition/report/honestyjson.h"
#include "core/competition/report/reportformats.h"
#include "core/report/jsonvalues.h"
#include "core/util/printable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <utility>

// The report as one JSON object. Its members are described in reportshape.cpp.

namespace shinpan {

namespace {

using json::byColor;
using json::integer;
using json::jsonOf;
using json::number;
using json::optional;
using json::text;
using json::time;

QJsonValue jsonOf(const std::optional<Estimate> &estimate)
{
    return estimate ? QJsonValue(jsonOf(*estimate)) : QJsonValue();
}

QJsonObject jsonOf(const Tally &tally)
{
    return {{QStringLiteral("games"), integer(tally.played())},
            {QStringLiteral("wins"), integer(tally.counts.wins)},
            {QStringLiteral("losses"), integer(tally.counts.losses)},
            {QStringLiteral("jigos"), integer(tally.counts.jigos)},
            {QStringLiteral("unknown"), integer(tally.unknown)},
            {QStringLiteral("forfeits"), integer(tally.forfeits)},
            {QStringLiteral("timeLosses"), integer(tally.timeLosses)},
            {QStringLiteral("void"), integer(tally.voids)},
            {QStringLiteral("points"), tally.points()},
            {QStringLiteral("score"), jsonOf(tally.score())},
            {QStringLiteral("meanSeconds"), optional(tally.seconds.mean())},
            {QStringLiteral("meanMeasuredCpuSeconds"), optional(tally.measuredCpuSeconds.mean())},
            {QStringLiteral("meanCpuSeconds"), optional(tally.cpuSeconds.mean())},
            {QStringLiteral("meanOffTurnCpuSeconds"), optional(tally.offTurnSeconds.mean())}};
}

QJsonObject jsonOf(const PlayerTally &tally)
{
    QJsonObject object = jsonOf(tally.all);
    object[QStringLiteral("black")] = jsonOf(tally.byColor.black);
    object[QStringLiteral("white")] = jsonOf(tally.byColor.white);
    return object;
}

QJsonObject jsonOf(const PairCounts &pairs)
{
    return {{QStringLiteral("LL"), integer(pairs.lostBoth)},
            {QStringLiteral("LJ"), integer(pairs.lostAndJigo)},
            {QStringLiteral("split"), integer(pairs.split)},
            {QStringLiteral("WJ"), integer(pairs.wonAndJigo)},
            {QStringLiteral("WW"), integer(pairs.wonBoth)}};
}

QJsonObject jsonOf(const Strength &strength)
{
    return {{QStringLiteral("units"), strength.counts.total()},
            {QStringLiteral("effectiveUnits"), strength.effectiveUnits},
            {QStringLiteral("elo"), jsonOf(strength.elo)},
            {QStringLiteral("normalizedElo"), jsonOf(strength.normalizedElo)},
            {QStringLiteral("superiority"), strength.likelihoodOfSuperiority}};
}

/// A list with an object for each value.
template <typename Values, typename JsonOf>
QJsonArray list(const Values &values, const JsonOf &jsonOfValue)
{
    QJsonArray array;
    for (const auto &value : values) {
        array.append(jsonOfValue(value));
    }
    return array;
}

QJsonObject gamesJson(const CompetitionReport &report)
{
    return {{QStringLiteral("played"), integer(report.played)},
            {QStringLiteral("running"), integer(report.running)},
            {QStringLiteral("void"), integer(report.voids)},
            {QStringLiteral("unknown"), integer(report.unknown)},
            {QStringLiteral("duplicates"), integer(report.duplicates)},
            {QStringLiteral("echoes"), integer(report.echoes)},
            {QStringLiteral("effective"), report.effectiveGames},
            {QStringLiteral("inAll"), optional(report.gamesInAll)},
            {QStringLiteral("isOver"), report.isOver}};
}

QJsonObject jsonOf(const PlayerReport &player)
{
    QJsonObject object = jsonOf(player.tally);
    object[QStringLiteral("id")] = player.id;
    object[QStringLiteral("name")] = text(player.engine.name);
    object[QStringLiteral("version")] = text(player.engine.version);
    object[QStringLiteral("command")] = text(player.engine.command);
    object[QStringLiteral("files")] = list(player.engine.files, [](const IdentifiedFile &file) {
        return QJsonObject{{QStringLiteral("path"), file.path},
                           {QStringLiteral("sha256"), text(QString::fromLatin1(file.sha256))}};
    });
    return object;
}

QJsonArray standingsJson(const CompetitionReport &report)
{
    QJsonArray rows;
    for (const StandingRow &row : report.standings) {
        QJsonObject object{{QStringLiteral("place"), row.place},
                           {QStringLiteral("player"), report.players[row.player].id},
                           {QStringLiteral("points"), row.points},
                           {QStringLiteral("byes"), row.byes},
                           {QStringLiteral("isStillIn"), row.isStillIn}};
        for (std::size_t i = 0; i < report.tieBreaks.size(); ++i) {
            object[tieBreakName(report.tieBreaks[i]).toLower()] = row.tieBreaks[i];
        }
        rows.append(object);
    }
    return rows;
}

/// Rows of what `cellOf` says of two players.
template <typename CellOf>
QJsonArray matrix(std::size_t size, const CellOf &cellOf)
{
    QJsonArray rows;
    for (std::size_t row = 0; row < size; ++row) {
        QJsonArray cells;
        for (std::size_t column = 0; column < size; ++column) {
            cells.append(row == column ? QJsonValue() : QJsonValue(cellOf(row, column)));
        }
        rows.append(cells);
    }
    return rows;
}

QJsonValue ratingsJson(const CompetitionReport &report)
{
    if (!report.ratings) {
        return {};
    }
    const PoolRatings &ratings = *report.ratings;
    const std::size_t compared = report.comparesAll() ? ratings.size() : 0;
    QJsonArray players;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        players.append(jsonOf(ratings.rating(i)));
    }
    return QJsonObject{
        {QStringLiteral("games"), integer(report.ratedGames)},
        {QStringLiteral("effectiveGames"), report.effectiveRatedGames},
        {QStringLiteral("players"), players},
        {QStringLiteral("differences"),
         matrix(compared,
                [&](std::size_t a, std::size_t b) { return jsonOf(ratings.difference(a, b)); })},
        {QStringLiteral("superiority"),
         matrix(compared, [&](std::size_t a,
                              std::size_t b) { return ratings.likelihoodOfSuperiority(a, b); })},
        {QStringLiteral("colorAdvantage"), jsonOf(ratings.colorAdvantage())},
        {QStringLiteral("fairKomi"), jsonOf(ratings.fairKomi())}};
}

/// How a test stands.
QJsonObject jsonOf(const SprtState &sprt)
{
    constexpr const char *Models[] = {"logistic", "normalized", "bayesian"};
    constexpr const char *Verdicts[] = {"continue", "accept-h0", "accept-h1"};
    const auto word = [](const char *latin1) { return QString::fromLatin1(latin1); };
    return {{QStringLiteral("model"), word(Models[static_cast<std::size_t>(sprt.test.model)])},
            {QStringLiteral("elo0"), sprt.test.elo0},
            {QStringLiteral("elo1"), sprt.test.elo1},
            {QStringLiteral("alpha"), sprt.test.alpha},
            {QStringLiteral("beta"), sprt.test.beta},
            {QStringLiteral("llr"), sprt.llr},
            {QStringLiteral("lower"), sprt.lower},
            {QStringLiteral("upper"), sprt.upper},
            {QStringLiteral("verdict"), word(Verdicts[static_cast<std::size_t>(sprt.verdict)])},
            {QStringLiteral("pairs"), jsonOf(sprt.pairs)},
            {QStringLiteral("copies"), sprt.copies},
            {QStringLiteral("beyond"), sprt.beyond},
            {QStringLiteral("isExhausted"), sprt.isExhausted}};
}

QJsonObject jsonOf(const CompetitionReport &report, const MatchupReport &matchup)
{
    return {
        {QStringLiteral("id"), matchup.id},
        {QStringLiteral("name"), matchup.name},
        {QStringLiteral("first"), report.players[matchup.first].id},
        {QStringLiteral("second"), report.players[matchup.second].id},
        {QStringLiteral("round"), matchup.round},
        {QStringLiteral("isAlternating"), matchup.isAlternating},
        {QStringLiteral("size"), QJsonArray{matchup.setup.size.columns, matchup.setup.size.rows}},
        {QStringLiteral("komi"), matchup.setup.komi},
        {QStringLiteral("handicap"), matchup.setup.handicap},
        {QStringLiteral("rules"), QString::fromStdString(toText(matchup.setup.rules))},
        {QStringLiteral("time"), byColor([&](Color color) {
             return QString::fromStdString(toText(matchup.setup.time[color]));
         })},
        {QStringLiteral("games"), optional(matchup.games)},
        {QStringLiteral("played"), integer(matchup.played())},
        {QStringLiteral("running"), matchup.running},
        {QStringLiteral("void"), integer(matchup.voids)},
        {QStringLiteral("unknown"), integer(matchup.unknown())},
        {QStringLiteral("duplicates"), integer(matchup.duplicates)},
        {QStringLiteral("effectiveGames"), matchup.effectiveGames},
        {QStringLiteral("meanMoves"), optional(matchup.moves.mean())},
        {QStringLiteral("score"), jsonOf(matchup.score)},
        {QStringLiteral("pValue"), matchup.pValue},
        {QStringLiteral("tallies"),
         QJsonObject{{QStringLiteral("first"), jsonOf(matchup.firstTally)},
                     {QStringLiteral("second"), jsonOf(matchup.secondTally)}}},
        {QStringLiteral("pairs"), jsonOf(matchup.pairs)},
        {QStringLiteral("byPairs"),
         matchup.byPairs ? QJsonValue(jsonOf(*matchup.byPairs)) : QJsonValue()},
        {QStringLiteral("byGames"), jsonOf(matchup.byGames)},
        {QStringLiteral("test"), matchup.test ? QJsonValue(jsonOf(*matchup.test)) : QJsonValue()}};
}

QJsonValue sprtJson(const CompetitionReport &report)
{
    if (!report.sprt) {
        return {};
    }
    QJsonObject object = jsonOf(static_cast<const SprtState &>(*report.sprt));
    object[QStringLiteral("course")] = list(report.sprt->course, [](const LlrPoint &point) {
        return QJsonObject{{QStringLiteral("pairs"), integer(point.pairs)},
                           {QStringLiteral("llr"), point.llr}};
    });
    return object;
}

QJsonObject stopJson(const CompetitionReport &report)
{
    return {{QStringLiteral("precision"), optional(report.stop.precision)},
            {QStringLiteral("hours"), optional(report.stop.hours)},
            {QStringLiteral("widestMargin"),
             report.ratings ? number(report.ratings->widestMargin()) : QJsonValue()},
            {QStringLiteral("hoursOfThinking"), report.hours}};
}

QJsonValue tuneJson(const CompetitionReport &report)
{
    if (!report.tune) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    QJsonArray parameters;
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const Estimate &where = tune.optimum.where[i];
        const ModelSlice &slice = tune.curves[i];
        QJsonArray curve;
        for (std::size_t k = 0; k < slice.first.size(); ++k) {
            curve.append(QJsonObject{{QStringLiteral("value"), tune.valueText(i, slice.first[k])},
                                     {QStringLiteral("elo"), jsonOf(slice.elo[k].estimate())}});
        }
        parameters.append(
            QJsonObject{{QStringLiteral("name"), tune.parameters[i].name},
                        {QStringLiteral("best"), tune.valueText(i, tune.optimum.point[i])},
                        {QStringLiteral("low"), tune.valueText(i, where.low)},
                        {QStringLiteral("high"), tune.valueText(i, where.high)},
                        {QStringLiteral("own"), tune.valueText(i, tune.own[i])},
                        {QStringLiteral("curve"), curve}});
    }
    return QJsonObject{{QStringLiteral("method"), tune.method},
                       {QStringLiteral("games"), tune.games},
                       {QStringLiteral("candidates"), tune.candidates},
                       {QStringLiteral("isOver"), tune.isOver},
                       {QStringLiteral("parameters"), parameters},
                       {QStringLiteral("elo"), jsonOf(tune.optimum.elo.estimate())},
                       {QStringLiteral("aboveOwn"), jsonOf(tune.optimum.aboveStart.estimate())},
                       {QStringLiteral("certainty"), tune.optimum.certainty},
                       {QStringLiteral("shortfall"), tune.optimum.shortfall},
                       {QStringLiteral("certificate"), text(certificateText(tune).english())},
                       {QStringLiteral("status"), QJsonArray::fromStringList(tune.status)}};
}

QJsonObject jsonOf(const AdjudicationTally &tally)
{
    return {{QStringLiteral("met"), integer(tally.met())},
            {QStringLiteral("decided"), integer(tally.decided)},
            {QStringLiteral("audited"), integer(tally.audited)},
            {QStringLiteral("resigned"), integer(tally.resigned)},
            {QStringLiteral("wrong"), integer(tally.wrong)},
            {QStringLiteral("wronged"), integer(tally.wronged)},
            {QStringLiteral("open"), integer(tally.open)},
            {QStringLiteral("falseRate"),
             tally.audited > 0 ? QJsonValue(jsonOf(tally.falseRate())) : QJsonValue()},
            {QStringLiteral("meanMovesAfter"), optional(tally.movesAfter.mean())}};
}

QJsonObject jsonOf(const AdjudicationReport &adjudication)
{
    return {
        {QStringLiteral("all"), jsonOf(adjudication.all)},
        {QStringLiteral("players"),
         list(adjudication.players, [](const AdjudicationTally &tally) { return jsonOf(tally); })},
        {QStringLiteral("leftOut"), integer(adjudication.leftOut)}};
}

QJsonValue jsonOf(const StoredVerdict &verdict)
{
    if (verdict.ground == Adjudication::Ground::None) {
        return {};
    }
    return QJsonObject{
        {QStringLiteral("ground"), adjudicationGroundName(verdict.ground)},
        {QStringLiteral("winner"),
         verdict.winner ? QJsonValue(wordFor(ColorWords, *verdict.winner)) : QJsonValue()},
        {QStringLiteral("moves"), verdict.moves}};
}

QJsonObject jsonOf(const OpeningReport &opening)
{
    return {{QStringLiteral("name"), opening.name},
            {QStringLiteral("games"), integer(opening.black.total() + opening.unknown)},
            {QStringLiteral("wins"), integer(opening.black.wins)},
            {QStringLiteral("losses"), integer(opening.black.losses)},
            {QStringLiteral("jigos"), integer(opening.black.jigos)},
            {QStringLiteral("unknown"), integer(opening.unknown)},
            {QStringLiteral("score"), jsonOf(opening.score)}};
}

QJsonObject jsonOf(const MachineStanding &machine)
{
    const GameCounts &first = machine.first;
    return {{QStringLiteral("name"), machine.name},
            {QStringLiteral("games"), integer(machine.games)},
            {QStringLiteral("firstWins"), integer(first.wins)},
            {QStringLiteral("firstLosses"), integer(first.losses)},
            {QStringLiteral("firstJigos"), integer(first.jigos)},
            {QStringLiteral("timeLosses"), integer(machine.timeLosses)},
            {QStringLiteral("forfeits"), integer(machine.forfeits)},
            {QStringLiteral("void"), integer(machine.voids)}};
}

QJsonObject jsonOf(const CompetitionReport &report, const StoredGame &game)
{
    return {{QStringLiteral("id"), game.id},
            {QStringLiteral("matchup"), report.matchupOf(game).id},
            {QStringLiteral("number"), game.number},
            {QStringLiteral("attempt"), game.attempt},
            {QStringLiteral("black"), game.players.black},
            {QStringLiteral("white"), game.players.white},
            {QStringLiteral("state"), gameStateName(game.state)},
            {QStringLiteral("result"), text(game.sgfResult)},
            {QStringLiteral("end"), game.state == StoredGame::State::Running
                                        ? QJsonValue()
                                        : QJsonValue(gameEndName(game.result.end))},
            {QStringLiteral("reason"), text(game.result.reason.english())},
            {QStringLiteral("moves"), game.moves},
            {QStringLiteral("seconds"), byColor([&](Color color) {
                 return std::chrono::duration<double>(game.time[color]).count();
             })},
            {QStringLiteral("measuredCpuSeconds"),
             byColor([&](Color color) { return optional(game.measuredCpu[color]); })},
            {QStringLiteral("cpuSeconds"),
             byColor([&](Color color) { return optional(game.cpu[color]); })},
            {QStringLiteral("offTurnCpuSeconds"),
             byColor([&](Color color) { return optional(game.offTurnCpu[color]); })},
            {QStringLiteral("waitedSeconds"),
             byColor([&](Color color) { return optional(game.waited[color]); })},
            {QStringLiteral("komi"), game.komi},
            {QStringLiteral("handicap"), game.handicap},
            {QStringLiteral("opening"), text(game.opening)},
            {QStringLiteral("started"), time(game.started)},
            {QStringLiteral("ended"), time(game.ended)},
            {QStringLiteral("node"), text(game.node)},
            {QStringLiteral("duplicateOf"), optional(game.duplicateOf)},
            {QStringLiteral("isNearDuplicate"), game.isNearDuplicate},
            {QStringLiteral("echoOf"), optional(game.echoOf)},
            {QStringLiteral("verdict"), jsonOf(game.verdict)}};
}

QJsonObject jsonOf(const CompetitionEvent &event)
{
    return {{QStringLiteral("time"), time(event.time)},
            {QStringLiteral("event"), eventName(event.kind)},
            {QStringLiteral("game"), text(event.gameId)},
            {QStringLiteral("player"), text(event.player)},
            {QStringLiteral("text"), event.text}};
}

/// What jsonOf() says of each value.
template <typename Values>
QJsonArray list(const Values &values)
{
    return list(values, [](const auto &value) { return jsonOf(value); });
}

QJsonArray bracketJson(const CompetitionReport &report)
{
    return list(report.bracket, [&](const BracketMatch &match) {
        return QJsonObject{
            {QStringLiteral("round"), match.round},
            {QStringLiteral("matchup"), report.matchups[match.matchup].id},
            {QStringLiteral("winner"),
             match.winner ? QJsonValue(report.players[*match.winner].id) : QJsonValue()},
            {QStringLiteral("bySeed"), match.isBySeed}};
    });
}

QJsonArray crosstableJson(const CompetitionReport &report)
{
    return matrix(report.comparesAll() ? report.players.size() : 0,
                  [&](std::size_t row, std::size_t column) {
                      const CrossCell &cell = report.cell(row, column);
                      return QJsonObject{{QStringLiteral("points"), cell.points},
                                         {QStringLiteral("games"), integer(cell.games)}};
                  });
}

/// Writes the games as QJsonDocument would write them there, one by one and without a copy: as
/// values of QJson, those of a long competition take four times the room of their text.
void writeGames(const CompetitionReport &report, QByteArray &json)
{
    json += '[';
    bool isFirst = true;
    for (const StoredGame &game : report.games) {
        const QByteArray text =
            printableJson(QJsonDocument(jsonOf(report, game)).toJson(QJsonDocument::Indented))
                .trimmed();
        json += std::exchange(isFirst, false) ? "\n        " : ",\n        ";
        for (const char byte : text) {
            json += byte;
            if (byte == '\n') {
                json += "        ";
            }
        }
    }
    json += "\n    ]";
}

} // namespace

QByteArray toJson(const CompetitionReport &report)
{
    const QJsonObject object{
        {QStringLiteral("format"), QStringLiteral("shinpan-report-1")},
        {QStringLiteral("name"), report.name},
        {QStringLiteral("description"), report.description},
        {QStringLiteral("note"), text(report.note.english())},
        {QStringLiteral("type"), kindOf(report.type).word},
        {QStringLiteral("begun"), time(report.begun)},
        {QStringLiteral("ended"), time(report.ended)},
        {QStringLiteral("games"), gamesJson(report)},
        {QStringLiteral("players"), list(report.players)},
        {QStringLiteral("standings"), standingsJson(report)},
        {QStringLiteral("crosstable"), crosstableJson(report)},
        {QStringLiteral("bracket"), bracketJson(report)},
        {QStringLiteral("ratings"), ratingsJson(report)},
        {QStringLiteral("colors"),
         byColor([&](Color color) { return jsonOf(report.colors[color]); })},
        {QStringLiteral("matchups"),
         list(report.matchups,
              [&](const MatchupReport &matchup) { return jsonOf(report, matchup); })},
        {QStringLiteral("leftOut"), integer(static_cast<std::int64_t>(report.leftOut))},
        {QStringLiteral("sprt"), sprtJson(report)},
        {QStringLiteral("stop"), stopJson(report)},
        {QStringLiteral("tune"), tuneJson(report)},
        {QStringLiteral("adjudication"), jsonOf(report.adjudication)},
        {QStringLiteral("pondering"), ponderingJson(report)},
        {QStringLiteral("honesty"), honestyJson(report)},
        {QStringLiteral("openings"), list(report.openings)},
        {QStringLiteral("machines"), list(report.machines)},
        {QStringLiteral("results"), QJsonValue()},
        {QStringLiteral("events"), list(report.events)},
    };
    QByteArray json = printableJson(QJsonDocument(object).toJson(QJsonDocument::Indented));
    const QByteArray member = "\n    \"results\": "; // no text has these quotes
    const QByteArray none = "null";
    const qsizetype place = json.indexOf(member + none) + member.size();
    const QByteArray rest = json.sliced(place + none.size());
    json.truncate(place);
    writeGames(report, json);
    json += rest; // not a sum, which would be a copy
    return json;
}

} // namespace shinpan
