#include "core/competition/pooled/poolformats.h"
#include "core/competition/result/storedgame.h"
#include "core/report/jsonvalues.h"
#include "core/util/printable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

// The pool as one JSON object. An estimate is an object `low`, `value`, `high` (95 % interval), in
// Elo, whose bounds may be "inf" or "-inf"; what is not known is null. Players are named by `name`.
//
// format       "shinpan-pool-1"; grows by new members only
// bundles      file, manifest (SHA-256 of its manifest), competition, sealed (UTC), games (that
//              count), repeated (games that an earlier bundle has, too), leftOut (winner unknown,
//              or a handicap)
// players      name, hash (null: not identified, so nobody else), ids (what it is called), bundles
//              (their numbers, from 0), program and version (as the engine says), wins, losses,
//              jigos, rating (by all games)
// effectiveGames  how many independent games they are worth
// superiority  matrix in the order of players: how likely a row's player is stronger than a
// column's strata       name, size, komi, rules, time (black, white), games, blackElo (what having
// Black is
//              worth, by the fit of all games), players: name, wins, losses, jigos, own (rating by
//              this stratum alone), shared (by all games), both against the mean of the stratum's
//              players, and apart (own above shared)
// results      the games as they were rated: stratum (its number), black, white, blackWins,
//              whiteWins (a jigo is half a win; games that repeat each other are worth less)
// model        how they were rated, in words
// notes        sentences

namespace shinpan {

namespace {

using json::integer;
using json::jsonOf;

void addCounts(QJsonObject &object, const GameCounts &counts)
{
    object[QStringLiteral("wins")] = integer(counts.wins);
    object[QStringLiteral("losses")] = integer(counts.losses);
    object[QStringLiteral("jigos")] = integer(counts.jigos);
}

[[nodiscard]] QJsonObject jsonOf(const PooledBundle &bundle)
{
    return {{QStringLiteral("file"), bundle.file},
            {QStringLiteral("manifest"), QString::fromLatin1(bundle.manifestHash)},
            {QStringLiteral("competition"), bundle.competition},
            {QStringLiteral("sealed"), timeText(bundle.sealed)},
            {QStringLiteral("games"), integer(bundle.games)},
            {QStringLiteral("repeated"), integer(bundle.repeated)},
            {QStringLiteral("leftOut"), integer(bundle.leftOut)}};
}

[[nodiscard]] QJsonObject jsonOf(const BundlePool &pool, std::size_t index)
{
    const PooledPlayer &player = pool.players[index];
    QJsonArray bundles;
    for (const std::size_t bundle : player.bundles) {
        bundles.append(static_cast<int>(bundle));
    }
    QJsonObject object{
        {QStringLiteral("name"), player.name},
        {QStringLiteral("hash"),
         player.hash ? QJsonValue(QString::fromLatin1(*player.hash)) : QJsonValue()},
        {QStringLiteral("ids"), QJsonArray::fromStringList(player.ids)},
        {QStringLiteral("bundles"), bundles},
        {QStringLiteral("program"), player.engine.name},
        {QStringLiteral("version"), player.engine.version},
        {QStringLiteral("rating"),
         pool.ratings ? QJsonValue(jsonOf(pool.ratings->rating(index))) : QJsonValue()}};
    addCounts(object, pool.counts[index]);
    return object;
}

[[nodiscard]] QJsonObject jsonOf(const BundlePool &pool, const PoolStratum &stratum)
{
    const PoolConditions &conditions = stratum.conditions;
    QJsonArray rows;
    for (const StratumRow &row : stratum.rows) {
        QJsonObject object{{QStringLiteral("name"), pool.players[row.player].name},
                           {QStringLiteral("own"), jsonOf(row.own)},
                           {QStringLiteral("shared"), jsonOf(row.shared)},
                           {QStringLiteral("apart"), jsonOf(row.apart)}};
        addCounts(object, row.games);
        rows.append(object);
    }
    const auto words = [](const auto &value) { return QString::fromStdString(toText(value)); };
    return {{QStringLiteral("name"), nameOf(conditions)},
            {QStringLiteral("size"), QJsonArray{conditions.size.columns, conditions.size.rows}},
            {QStringLiteral("komi"), conditions.komi},
            {QStringLiteral("rules"), words(conditions.rules)},
            {QStringLiteral("time"),
             QJsonObject{{QStringLiteral("black"), words(conditions.time.black)},
                         {QStringLiteral("white"), words(conditions.time.white)}}},
            {QStringLiteral("games"), integer(stratum.tally.games())},
            {QStringLiteral("blackElo"),
             stratum.blackElo ? QJsonValue(jsonOf(*stratum.blackElo)) : QJsonValue()},
            {QStringLiteral("players"), rows}};
}

[[nodiscard]] QJsonObject jsonOf(const BundlePool &pool, const PoolResult &result)
{
    return {{QStringLiteral("stratum"), static_cast<int>(result.stratum)},
            {QStringLiteral("black"), pool.players[result.black].name},
            {QStringLiteral("white"), pool.players[result.white].name},
            {QStringLiteral("blackWins"), result.blackWins},
            {QStringLiteral("whiteWins"), result.whiteWins}};
}

[[nodiscard]] QJsonArray superiorityOf(const BundlePool &pool)
{
    QJsonArray rows;
    const std::size_t players =
        pool.ratings && pool.players.size() <= CompetitionReport::MostCompared ? pool.players.size()
                                                                               : 0;
    for (std::size_t row = 0; row < players; ++row) {
        QJsonArray cells;
        for (std::size_t column = 0; column < players; ++column) {
            cells.append(row == column
                             ? QJsonValue()
                             : QJsonValue(pool.ratings->likelihoodOfSuperiority(row, column)));
        }
        rows.append(cells);
    }
    return rows;
}

} // namespace

QByteArray toJson(const BundlePool &pool)
{
    QJsonArray bundles;
    QJsonArray players;
    QJsonArray strata;
    QJsonArray results;
    for (const PooledBundle &bundle : pool.bundles) {
        bundles.append(jsonOf(bundle));
    }
    for (std::size_t i = 0; i < pool.players.size(); ++i) {
        players.append(jsonOf(pool, i));
    }
    for (const PoolStratum &stratum : pool.strata) {
        strata.append(jsonOf(pool, stratum));
    }
    for (const PoolResult &result : pool.results) {
        results.append(jsonOf(pool, result));
    }
    const QJsonObject object{{QStringLiteral("format"), QStringLiteral("shinpan-pool-1")},
                             {QStringLiteral("bundles"), bundles},
                             {QStringLiteral("players"), players},
                             {QStringLiteral("effectiveGames"), pool.effectiveGames},
                             {QStringLiteral("superiority"), superiorityOf(pool)},
                             {QStringLiteral("strata"), strata},
                             {QStringLiteral("results"), results},
                             {QStringLiteral("model"), poolModelText()},
                             {QStringLiteral("notes"), QJsonArray::fromStringList(pool.notes)}};
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

} // namespace shinpan
