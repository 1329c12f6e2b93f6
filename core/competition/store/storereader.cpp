#include "core/competition/store/gamerow.h"
#include "core/competition/store/storerecord.h"
#include "core/competition/store/storeschema.h"

#include <QSet>

#include <algorithm>

namespace shinpan {

namespace {

/// The rows of the games of a series.
QByteArray gamesOfSeries(const SqliteConnection &connection, const QByteArray &condition)
{
    return selectGames(schemaVersion(connection),
                       "WHERE +series = ? " + condition // by rows, not by the index of ids
                           + "ORDER BY serial");
}

/// Selects moves for moveAt(). `rest`: what follows behind the table.
QByteArray selectMoves(const SqliteConnection &connection, const QByteArray &rest)
{
    const bool hasThoughts = schemaVersion(connection) >= ThoughtVersion;
    return "SELECT color, vertex, used_ns, clock, comment, "
         + QByteArray(hasThoughts ? "chances, lead, visits, line" : "NULL, NULL, NULL, NULL")
         + " FROM move WHERE " + rest;
}

std::optional<double> numberAt(const SqliteStatement &statement, int column)
{
    return statement.isNull(column) ? std::nullopt : std::optional(statement.real(column));
}

/// What somebody else may have written there is none of a game's.
MoveThought thoughtAt(const SqliteStatement &statement, int column)
{
    if (statement.isNull(column) && statement.isNull(column + 1)) {
        return {};
    }
    MoveThought thought{.chances = numberAt(statement, column),
                        .lead = numberAt(statement, column + 1),
                        .line = statement.text(column + 3)};
    if (!statement.isNull(column + 2)) {
        thought.visits = statement.integer(column + 2);
    }
    return kept(thought);
}

StoredMove moveAt(const SqliteStatement &statement)
{
    return {.color = statement.text(0) == QLatin1String("W") ? Color::White : Color::Black,
            .vertex = statement.text(1),
            .used = std::chrono::nanoseconds(statement.integer(2)),
            .clock = statement.text(3),
            .comment = statement.text(4),
            .thought = thoughtAt(statement, 5)};
}

CompetitionEvent eventAt(const SqliteStatement &statement)
{
    return {.time = timeFromText(statement.text(0)),
            .kind = eventFromName(statement.text(1)).value_or(CompetitionEvent::Kind::Warning),
            .gameId = statement.text(2),
            .player = statement.text(3),
            .text = statement.text(4)};
}

StoreRecord::Row gameRowAt(const SqliteStatement &statement)
{
    return {statement.integer(0), gameAt(statement)};
}

/// All rows of a query with these values, each as `read` makes it.
template <typename Read, typename... Values>
auto rowsOf(const SqliteConnection &connection,
            const QByteArray &sql,
            Read read,
            const Values &...values)
    -> StoreRecord::Rows<decltype(read(std::declval<const SqliteStatement &>()))>
{
    auto statement = connection.prepare(sql.constData());
    if (!statement) {
        return failure(statement.error());
    }
    (statement->bind(values), ...);
    std::vector<decltype(read(std::as_const(*statement)))> rows;
    while (true) {
        const Result<bool, SqliteFailure> row = statement->step();
        if (!row) {
            return failure(row.error());
        }
        if (!*row) {
            return rows;
        }
        rows.push_back(read(std::as_const(*statement)));
    }
}

} // namespace

StoreRecord::Rows<StoredGame> StoreRecord::games() const
{
    QSet<QString> texts; // that many games have in common, each once in memory
    const auto read = [&texts](const SqliteStatement &row) {
        StoredGame game = gameAt(row);
        for (QString *const text : {&game.players.black, &game.players.white, &game.sgfResult,
                                    &game.opening, &game.node}) {
            *text = *texts.insert(*text);
        }
        return game;
    };
    return rowsOf(connection, gamesOfSeries(connection, ""), read, series);
}

StoreRecord::Rows<StoreRecord::Row> StoreRecord::unfinishedGames() const
{
    return rowsOf(connection, gamesOfSeries(connection, "AND state = 'running' "), gameRowAt,
                  series);
}

StoreRecord::Rows<StoreRecord::Row> StoreRecord::gamesAfter(qint64 serial,
                                                            const std::vector<qint64> &others) const
{
    QByteArray condition = "AND (serial > " + QByteArray::number(serial);
    for (const qint64 other : others) {
        condition += " OR serial = " + QByteArray::number(other);
    }
    return rowsOf(connection, gamesOfSeries(connection, condition + ") "), gameRowAt, series);
}

StoreRecord::Rows<StoredMove> StoreRecord::movesOf(const QString &gameId,
                                                   std::optional<int> attempt) const
{
    return rowsOf(connection,
                  selectMoves(connection,
                              "game = (SELECT max(serial) FROM game WHERE series = ? AND id = ? "
                              "AND attempt = ifnull(?, attempt)) ORDER BY ply"),
                  moveAt, series, gameId, attempt);
}

StoreRecord::Rows<ToldChance> StoreRecord::chancesOf(const StoredGame &game) const
{
    if (schemaVersion(connection) < ThoughtVersion) {
        return {};
    }
    const auto chanceAt = [](const SqliteStatement &statement) {
        return ToldChance{.move = static_cast<int>(statement.integer(0)) + 1,
                          .color =
                              statement.text(1) == QLatin1String("W") ? Color::White : Color::Black,
                          .chances = std::clamp(statement.real(2), 0.0, 1.0)};
    };
    return rowsOf(connection,
                  "SELECT ply, color, chances FROM move WHERE game = (SELECT max(serial) FROM game "
                  "WHERE series = ? AND id = ? AND attempt = ?) AND chances IS NOT NULL "
                  "ORDER BY ply",
                  chanceAt, series, game.id, game.attempt);
}

StoreRecord::Rows<StoredMove> StoreRecord::movesAfter(qint64 serial, std::size_t known) const
{
    return rowsOf(connection, selectMoves(connection, "game = ? AND ply >= ? ORDER BY ply"), moveAt,
                  serial, static_cast<qint64>(known));
}

StoreRecord::Rows<StoreRecord::EventRow> StoreRecord::eventsAfter(qint64 number) const
{
    return rowsOf(
        connection,
        "SELECT time, kind, game, player, text, number FROM event WHERE number > ? AND +series = ? "
        "ORDER BY number",
        [](const SqliteStatement &row) {
            return EventRow{row.integer(5), eventAt(row)};
        },
        number, series);
}

Result<QString, SqliteFailure> StoreRecord::beginning() const
{
    const QByteArray competition =
        schemaVersion(connection) >= CompetitionVersion ? " || ' ' || competition" : "";
    return rowsOf(
               connection,
               "SELECT number || ' ' || began" + competition + " FROM series WHERE number = ?",
               [](const SqliteStatement &row) { return row.text(0); }, series)
        .map([](const std::vector<QString> &texts) {
            return texts.empty() ? QString() : texts.front();
        });
}

StoreRecord::Rows<CompetitionEvent> StoreRecord::events() const
{
    return rowsOf(connection,
                  "SELECT time, kind, game, player, text FROM event WHERE series = ? ORDER BY "
                  "number",
                  eventAt, series);
}

StoreRecord::Rows<EngineIdentity> StoreRecord::engines() const
{
    std::vector<qint64> numbers;
    auto engines = rowsOf(
        connection,
        "SELECT number, player, name, version, command FROM engine WHERE number IN (SELECT "
        "max(number) FROM engine WHERE series = ? GROUP BY player) ORDER BY number",
        [&](const SqliteStatement &row) {
            numbers.push_back(row.integer(0));
            return EngineIdentity{row.text(1), row.text(2), row.text(3), row.text(4), {}};
        },
        series);
    const auto fileAt = [](const SqliteStatement &row) {
        return IdentifiedFile{row.text(0), row.integer(1), timeFromText(row.text(2)), row.bytes(3)};
    };
    for (std::size_t i = 0; engines && i < numbers.size(); ++i) {
        Rows<IdentifiedFile> files = rowsOf(connection,
                                            "SELECT path, bytes, modified, sha256 FROM engine_file "
                                            "WHERE engine = ? ORDER BY ordinal",
                                            fileAt, numbers[i]);
        if (!files) {
            return failure(files.error());
        }
        (*engines)[i].files = std::move(*files);
    }
    return engines;
}

Result<qint64, SqliteFailure> StoreRecord::lastSerial() const
{
    return connection.integer("SELECT max(serial) FROM game");
}

Result<int, SqliteFailure> StoreRecord::lastAttempt(const QString &gameId) const
{
    return rowsOf(
               connection, "SELECT max(attempt) FROM game WHERE series = ? AND id = ?",
               [](const SqliteStatement &row) { return static_cast<int>(row.integer(0)); }, series,
               gameId)
        .map([](const std::vector<int> &attempts) { return attempts.front(); });
}

Result<std::optional<QByteArray>, SqliteFailure> StoreRecord::hashOf(
    const IdentifiedFile &file) const
{
    return rowsOf(
               connection,
               "SELECT sha256 FROM file_hash WHERE path = ? AND bytes = ? AND modified = ?",
               [](const SqliteStatement &row) { return row.bytes(0); }, file.path, file.bytes,
               timeText(file.modified))
        .map([](const std::vector<QByteArray> &hashes) {
            return hashes.empty() ? std::nullopt : std::optional(hashes.front());
        });
}

} // namespace shinpan
