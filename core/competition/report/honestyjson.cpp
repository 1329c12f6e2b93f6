#include "core/competition/report/honestyjson.h"

#include "core/report/jsonvalues.h"

namespace shinpan {

namespace {

using json::byColor;
using json::integer;
using json::jsonOf;

QJsonObject jsonOf(const ForecastBin &bin)
{
    return {{QStringLiteral("low"), bin.low},
            {QStringLiteral("high"), bin.high},
            {QStringLiteral("moves"), integer(bin.forecasts)},
            {QStringLiteral("games"), integer(bin.games)},
            {QStringLiteral("said"), bin.forecast},
            {QStringLiteral("cameTrue"), jsonOf(bin.outcome)}};
}

QJsonObject jsonOf(const CompetitionReport &report, const PlayerHonesty &honesty)
{
    const ForecastScore &score = honesty.score;
    QJsonArray bins;
    for (const ForecastBin &bin : score.bins) {
        bins.append(jsonOf(bin));
    }
    return {{QStringLiteral("player"), report.players[honesty.player].id},
            {QStringLiteral("games"), integer(score.games)},
            {QStringLiteral("moves"), integer(score.forecasts)},
            {QStringLiteral("said"), score.meanForecast},
            {QStringLiteral("cameTrue"), score.meanOutcome},
            {QStringLiteral("brier"), jsonOf(score.brier)},
            {QStringLiteral("reliability"), score.reliability},
            {QStringLiteral("resolution"), score.resolution},
            {QStringLiteral("uncertainty"), score.uncertainty},
            {QStringLiteral("within"), score.within},
            {QStringLiteral("bins"), bins}};
}

} // namespace

QJsonObject honestyJson(const CompetitionReport &report)
{
    const HonestyReport &honesty = report.honesty;
    QJsonArray players;
    for (const PlayerHonesty &player : honesty.players) {
        players.append(jsonOf(report, player));
    }
    QJsonArray disagreements;
    for (const Disagreement &found : honesty.disagreements) {
        disagreements.append(QJsonObject{{QStringLiteral("game"), found.game},
                                         {QStringLiteral("move"), found.move},
                                         {QStringLiteral("chances"), byColor([&](Color color) {
                                              return found.chances[color];
                                          })}});
    }
    return {{QStringLiteral("games"), integer(honesty.games)},
            {QStringLiteral("resigned"), integer(honesty.resigned)},
            {QStringLiteral("adjudicated"), integer(honesty.adjudicated)},
            {QStringLiteral("notPlayedOut"), integer(honesty.notPlayedOut)},
            {QStringLiteral("players"), players},
            {QStringLiteral("disagreements"), disagreements}};
}

QJsonArray ponderingJson(const CompetitionReport &report)
{
    QJsonArray list;
    for (const PonderReport &pondering : report.pondering) {
        list.append(QJsonObject{{QStringLiteral("player"), report.players[pondering.player].id},
                                {QStringLiteral("games"), integer(pondering.games)},
                                {QStringLiteral("watched"), integer(pondering.watched)},
                                {QStringLiteral("game"), report.games[pondering.worst].id},
                                {QStringLiteral("seconds"), pondering.use.processor},
                                {QStringLiteral("waited"),
                                 std::chrono::duration<double>(pondering.use.waited).count()}});
    }
    return list;
}

} // namespace shinpan
