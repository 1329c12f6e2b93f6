#include "core/competition/store/series.h"

#include "core/competition/file/competitionwriter.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/store/storeschema.h"

#include <QDateTime>

namespace shinpan {

QByteArray SeriesContent::text() const
{
    return competition ? toToml(*competition).toUtf8() : QByteArray();
}

SeriesContent seriesContent(const Competition &competition)
{
    return {seriesSettings(competition), competition};
}

Result<std::optional<Series>, SqliteFailure> readSeries(const SqliteConnection &connection,
                                                        std::optional<qint64> number)
{
    const bool hasCompetition = schemaVersion(connection) >= CompetitionVersion;
    const QByteArray sql =
        QByteArrayLiteral("SELECT number, settings, EXISTS (SELECT 1 FROM game WHERE game.series = "
                          "series.number), ")
        + (hasCompetition ? "competition" : "''")
        + " FROM series WHERE number = ifnull(?, number) ORDER BY number DESC LIMIT 1";
    auto statement = connection.prepare(sql.constData());
    if (!statement) {
        return failure(statement.error());
    }
    const Result<bool, SqliteFailure> found = statement->bind(number).step();
    if (!found) {
        return failure(found.error());
    }
    if (!*found) {
        return std::nullopt;
    }
    return Series{statement->integer(0), seriesSettingsFromJson(statement->bytes(1)),
                  statement->bytes(3), statement->integer(2) != 0};
}

Result<void, SqliteFailure> putSeries(SqliteConnection &connection,
                                      qint64 number,
                                      const SeriesContent &content)
{
    auto series = connection.prepare(
        "INSERT INTO series (number, began, version, settings, competition) VALUES (?,?,?,?,?) "
        "ON CONFLICT (number) DO UPDATE SET settings = excluded.settings, competition = "
        "excluded.competition");
    auto oldPlayers = connection.prepare("DELETE FROM player WHERE series = ?");
    auto player = connection.prepare("INSERT INTO player VALUES (?,?,?)");
    if (!series || !oldPlayers || !player) {
        return failure(!series       ? series.error()
                       : !oldPlayers ? oldPlayers.error()
                                     : player.error());
    }
    if (const auto begun = connection.execute("BEGIN IMMEDIATE"); !begun) {
        return begun;
    }
    const QString now = timeText(QDateTime::currentDateTimeUtc());
    const QByteArray version = QByteArrayLiteral(SHINPAN_VERSION);
    const QByteArray json = toJson(content.settings);
    const QByteArray competition = content.text();
    auto written = series->bind(number).bind(now).bind(version).bind(json).bind(competition).run();
    if (written) {
        written = oldPlayers->bind(number).run();
    }
    const QStringList &players = content.settings.players;
    for (int seed = 0; written && seed < players.size(); ++seed) {
        written = player->bind(number).bind(seed).bind(players.at(seed)).run();
    }
    if (written) {
        written = connection.execute("COMMIT");
    }
    if (!written) {
        connection.rollBack();
    }
    return written;
}

} // namespace shinpan
