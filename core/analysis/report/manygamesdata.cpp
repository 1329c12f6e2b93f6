#include "core/analysis/report/manygamesformats.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/jsonvalues.h"
#include "core/statistics/meanestimate.h"
#include "core/util/printable.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace shinpan {

namespace {

/// Six decimals: enough to compute with.
[[nodiscard]] QJsonValue rounded(double value)
{
    return json::number(std::isfinite(value) ? std::round(value * 1e6) / 1e6 : value);
}

[[nodiscard]] QJsonObject jsonOf(const Estimate &estimate)
{
    return {{QStringLiteral("low"), rounded(estimate.low)},
            {QStringLiteral("value"), rounded(estimate.value)},
            {QStringLiteral("high"), rounded(estimate.high)}};
}

[[nodiscard]] QJsonObject jsonOf(const MoveTally &tally)
{
    const std::optional<double> points = tally.averagePointLoss();
    return {{QStringLiteral("games"), json::integer(static_cast<std::int64_t>(tally.games()))},
            {QStringLiteral("moves"), json::integer(tally.moves())},
            {QStringLiteral("choices"), json::integer(tally.choices())},
            {QStringLiteral("accuracy"), jsonOf(tally.accuracy())},
            {QStringLiteral("averageLoss"), rounded(tally.averageLoss())},
            {QStringLiteral("averagePointLoss"), points ? rounded(*points) : QJsonValue()},
            {QStringLiteral("mistakes"),
             QJsonArray{json::integer(tally.mistakes(MistakeSize::Small)),
                        json::integer(tally.mistakes(MistakeSize::Middle)),
                        json::integer(tally.mistakes(MistakeSize::Large))}}};
}

[[nodiscard]] QJsonObject jsonOf(const PhaseTallies &tallies)
{
    QJsonObject object = jsonOf(tallies.all);
    QJsonArray phases;
    for (const GamePhase phase : AllPhases) {
        phases.append(jsonOf(tallies.byPhase[static_cast<std::size_t>(phase)]));
    }
    object[QStringLiteral("phases")] = phases;
    return object;
}

[[nodiscard]] QJsonObject jsonOf(const WorstMove &worst)
{
    const JudgedMove &move = worst.move;
    return {{QStringLiteral("file"), worst.file},
            {QStringLiteral("game"), worst.game},
            {QStringLiteral("player"), worst.player},
            {QStringLiteral("number"), move.number},
            {QStringLiteral("move"), vertexText(move.move.point)},
            {QStringLiteral("choice"), vertexText(move.choice.move)},
            {QStringLiteral("loss"), rounded(double(move.loss.winrate))},
            {QStringLiteral("pointLoss"),
             move.loss.points ? rounded(double(*move.loss.points)) : QJsonValue()}};
}

[[nodiscard]] QJsonObject jsonOf(const EngineFindings &engine)
{
    QJsonObject object = jsonOf(engine.all);
    object[QStringLiteral("engine")] = engine.engine;
    object[QStringLiteral("games")] = engine.games;
    QJsonArray players;
    for (const auto &[name, tallies] : engine.players) {
        QJsonObject player = jsonOf(tallies);
        player[QStringLiteral("player")] = name;
        players.append(player);
    }
    object[QStringLiteral("players")] = players;
    QJsonArray worst;
    for (const WorstMove &move : engine.worst) {
        worst.append(jsonOf(move));
    }
    object[QStringLiteral("worst")] = worst;
    return object;
}

[[nodiscard]] QJsonObject jsonOf(const EnginePair &pair, const ManyGames &games)
{
    const auto moves = static_cast<double>(std::max<std::int64_t>(pair.moves, 1));
    return {{QStringLiteral("first"), games.engines()[pair.first].engine},
            {QStringLiteral("second"), games.engines()[pair.second].engine},
            {QStringLiteral("moves"), json::integer(pair.moves)},
            {QStringLiteral("apart"), rounded(pair.rateApart / moves)},
            {QStringLiteral("pointsApart"),
             pair.withLead > 0 ? rounded(pair.leadApart / static_cast<double>(pair.withLead))
                               : QJsonValue()},
            {QStringLiteral("sameChoice"), jsonOf(meanEstimate(pair.sameChoice))},
            {QStringLiteral("mistakes"),
             QJsonObject{{QStringLiteral("both"), json::integer(pair.bothMistakes)},
                         {QStringLiteral("first"), json::integer(pair.firstMistakes)},
                         {QStringLiteral("second"), json::integer(pair.secondMistakes)}}}};
}

[[nodiscard]] QByteArray numberText(double value)
{
    return std::isfinite(value) ? QByteArray::number(value, 'f', 6) : QByteArray();
}

[[nodiscard]] QByteArray csvLine(const QString &engine,
                                 const QString &player,
                                 const QString &phase,
                                 const MoveTally &tally)
{
    const Estimate accuracy = tally.accuracy();
    const std::optional<double> points = tally.averagePointLoss();
    const QByteArrayList fields = {
        csvField(engine).toUtf8(),
        csvField(player).toUtf8(),
        phase.toUtf8(),
        QByteArray::number(static_cast<qint64>(tally.games())),
        QByteArray::number(static_cast<qint64>(tally.moves())),
        QByteArray::number(static_cast<qint64>(tally.choices())),
        numberText(accuracy.value),
        numberText(accuracy.low),
        numberText(accuracy.high),
        numberText(tally.averageLoss()),
        points ? numberText(*points) : QByteArray(),
        QByteArray::number(static_cast<qint64>(tally.mistakes(MistakeSize::Small))),
        QByteArray::number(static_cast<qint64>(tally.mistakes(MistakeSize::Middle))),
        QByteArray::number(static_cast<qint64>(tally.mistakes(MistakeSize::Large)))};
    return fields.join(',') + "\r\n";
}

[[nodiscard]] QByteArray csvLines(const QString &engine,
                                  const QString &player,
                                  const PhaseTallies &tallies)
{
    QByteArray text = csvLine(engine, player, {}, tallies.all);
    for (const GamePhase phase : AllPhases) {
        text += csvLine(engine, player, phaseName(phase),
                        tallies.byPhase[static_cast<std::size_t>(phase)]);
    }
    return text;
}

} // namespace

QString phaseName(GamePhase phase)
{
    switch (phase) {
    case GamePhase::Opening:
        return QStringLiteral("opening");
    case GamePhase::MiddleGame:
        return QStringLiteral("middle game");
    case GamePhase::Endgame:
        return QStringLiteral("endgame");
    }
    Q_UNREACHABLE();
}

QByteArray toJson(const ManyGames &games)
{
    QJsonArray engines;
    for (const EngineFindings &engine : games.engines()) {
        engines.append(jsonOf(engine));
    }
    QJsonArray pairs;
    for (const EnginePair &pair : games.pairs()) {
        pairs.append(jsonOf(pair, games));
    }
    QJsonArray faults;
    for (const FileFault &fault : games.faults()) {
        faults.append(QJsonObject{{QStringLiteral("file"), fault.file},
                                  {QStringLiteral("fault"), fault.fault}});
    }
    const QJsonObject object{{QStringLiteral("format"), QStringLiteral("shinpan-reviews-1")},
                             {QStringLiteral("games"), games.games()},
                             {QStringLiteral("engines"), engines},
                             {QStringLiteral("pairs"), pairs},
                             {QStringLiteral("faults"), faults}};
    return printableJson(QJsonDocument(object).toJson());
}

const char ReviewsShape[] = R"(--report FILE.json, one object:
  format                    "shinpan-reviews-1"
  games                     integer
  engines[]                 engine
  pairs[].first, pairs[].second  text   engines that looked at the same positions
  pairs[].moves             integer
  pairs[].apart             number    how far their chances are apart, on average
  pairs[].pointsApart       number?
  pairs[].sameChoice        estimate
  pairs[].mistakes.both, pairs[].mistakes.first, pairs[].mistakes.second  integer
  faults[].file, faults[].fault  text

An engine:
  engine                    text
  players[]                 side
  worst[].file, worst[].player, worst[].move, worst[].choice  text
  worst[].game, worst[].number  integer
  worst[].loss              number
  worst[].pointLoss         number?
  *                         phases

A side, all games of a player:
  player                    text
  *                         phases

A phases object tells of all moves, and of each phase:
  phases[]                  tally     opening, middle game, endgame
  *                         tally

A tally:
  games                     integer   of a player sides: two where one plays itself
  moves, choices            integer
  averageLoss               number
  averagePointLoss          number?
  accuracy                  estimate  from 0 to 1
  mistakes[]                integer   small, middle, large

An estimate, with its 95 % interval:
  low, value, high          number/inf
)";

QByteArray toCsv(const ManyGames &games)
{
    QByteArray text = "engine,player,phase,games,moves,choices,accuracy,accuracy_low,accuracy_high,"
                      "loss,point_loss,small_mistakes,middle_mistakes,large_mistakes\r\n";
    for (const EngineFindings &engine : games.engines()) {
        text += csvLines(engine.engine, {}, engine.all);
        for (const auto &[name, tallies] : engine.players) {
            text += csvLines(engine.engine, name, tallies);
        }
    }
    return text;
}

QByteArray manyGamesAs(QStringView ending, const ManyGames &games)
{
    return ending == QLatin1String("json") ? toJson(games)
         : ending == QLatin1String("csv")  ? toCsv(games)
                                           : toHtml(games);
}

} // namespace shinpan
