#include "core/competition/pooled/poolformats.h"
#include "core/competition/result/storedgame.h"
#include "core/report/jsonvalues.h"
#include "core/util/printable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
    QJsonArray notes;
    QJsonArray results;
    for (const PooledBundle &bundle : pool.bundles) {
        bundles.append(jsonOf(bundle));
    }
    for (std::size_t i = 0; i < pool.players.size(); ++i) {
        players.append(jsonOf(pool, i));
    }
    for (const Message &note : pool.notes) {
        notes.append(note.english());
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
                             {QStringLiteral("model"), poolModel().english()},
                             {QStringLiteral("notes"), notes}};
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

const char PoolShape[] = R"(The report of --format json:
  format                 "shinpan-pool-1"
  bundles[]              bundle
  players[]              player
  effectiveGames         number    how many independent games they are worth
  superiority[][]        number?   how likely a row's player is stronger than a column's
  strata[]               stratum
  results[].stratum      integer   its number, from 0; the games as they were rated
  results[].black, results[].white  text
  results[].blackWins, results[].whiteWins  number   a jigo is half a win; games that repeat each
                                   other are worth less
  model                  text      how they were rated
  notes[]                text

A bundle:
  file, competition      text
  manifest               text      its SHA-256
  sealed                 time
  games                  integer   that count
  repeated               integer   that an earlier bundle has, too
  leftOut                integer   the winner is unknown, or there is a handicap

A player:
  name                   text
  hash                   text?     null: not identified, so that nobody else is this one
  ids[]                  text      what it is called
  bundles[]              integer   their numbers, from 0
  program, version       text      as the engine says
  wins, losses, jigos    integer
  rating                 estimate?

A stratum:
  name, rules, time.black, time.white  text
  size[]                 integer   columns and rows
  komi                   number
  games                  integer
  blackElo               estimate? what having Black is worth, by the fit of all games
  players[].name         text
  players[].wins, players[].losses, players[].jigos  integer
  players[].own          estimate  by this stratum alone, against the mean of its players
  players[].shared       estimate  by all games, against the same
  players[].apart        estimate  own above shared

An estimate in Elo, with its 95 % interval:
  low, value, high       number/inf
)";

} // namespace shinpan
