#include "core/competition/store/storerecord.h"
#include "core/competition/store/storeschema.h"

#include <QSet>

namespace shinpan {

namespace {

/// The table of games, with the columns that an earlier version of it lacks.
QByteArray gameTable(const SqliteConnection &connection)
{
    const qint64 version = schemaVersion(connection);
    if (version >= SaidVersion) {
        return "game ";
    }
    const QByteArray repetitions =
        version >= RepetitionsVersion ? "" : "0 AS near, NULL AS echo_of, ";
    const QByteArray parameters =
        version >= ParametersVersion
            ? ""
            : "NULL AS candidate, NULL AS black_parameters, NULL AS white_parameters, '' AS node, ";
    const QByteArray times = version >= CompetitionVersion
                               ? ""
                               : "NULL AS black_measured_cpu, NULL AS white_measured_cpu, ";
    return "(SELECT *, " + repetitions + parameters + times + "NULL AS said FROM game) ";
}

/// The rows of the games of a series, all columns but `moves`, which is counted where the game is
/// running; whatever the version of the tables.
QByteArray selectGames(const SqliteConnection &connection, const char *condition)
{
    return QByteArrayLiteral(
               "SELECT serial, id, attempt, state, matchup, number, black, white, result, ending, "
               "winner, margin, culprit, reason, CASE state WHEN 'running' THEN (SELECT count(*) "
               "FROM move WHERE game = serial) ELSE moves END, black_ns, white_ns, black_cpu, "
               "white_cpu, columns, rows, komi, handicap, black_stones, white_stones, opening, "
               "started, ended, slot, duplicate_of, evidence, near, echo_of, candidate, "
               "black_parameters, white_parameters, node, black_measured_cpu, white_measured_cpu, "
               "said FROM ")
         + gameTable(connection) + "WHERE +series = ? " // by rows, not by the index of ids
         + condition + "ORDER BY serial";
}

QDateTime timeOf(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs);
}

std::optional<Color> colorOf(const QString &text)
{
    if (text.isEmpty()) {
        return std::nullopt;
    }
    return text == QLatin1String("white") ? Color::White : Color::Black;
}

std::optional<QString> textAt(const SqliteStatement &statement, int column)
{
    return statement.isNull(column) ? std::nullopt : std::optional(statement.text(column));
}

QStringList wordsOf(const QString &text)
{
    return text.split(u' ', Qt::SkipEmptyParts);
}

std::optional<double> realAt(const SqliteStatement &statement, int column)
{
    return statement.isNull(column) ? std::nullopt : std::optional(statement.real(column));
}

std::chrono::nanoseconds spanAt(const SqliteStatement &statement, int column)
{
    return std::chrono::nanoseconds(statement.integer(column));
}

GameResult resultAt(const SqliteStatement &statement, int column)
{
    GameResult result;
    result.end = gameEndFromName(statement.text(column)).value_or(GameEnd::Void);
    result.winner = colorOf(statement.text(column + 1));
    if (const std::optional<double> margin = realAt(statement, column + 2)) {
        result.score = Score{*margin};
    }
    result.culprit = colorOf(statement.text(column + 3));
    return result;
}

StoredGame gameAt(const SqliteStatement &statement)
{
    StoredGame game;
    game.id = statement.text(1);
    game.attempt = static_cast<int>(statement.integer(2));
    game.state = gameStateFromName(statement.text(3)).value_or(StoredGame::State::Void);
    game.matchup = static_cast<std::size_t>(statement.integer(4));
    game.number = static_cast<int>(statement.integer(5));
    game.players = {statement.text(6), statement.text(7)};
    game.sgfResult = statement.text(8);
    game.result = resultAt(statement, 9);
    game.moves = static_cast<int>(statement.integer(14));
    game.time = {spanAt(statement, 15), spanAt(statement, 16)};
    game.cpu = {realAt(statement, 17), realAt(statement, 18)};
    game.size = {static_cast<std::uint8_t>(statement.integer(19)),
                 static_cast<std::uint8_t>(statement.integer(20))};
    game.komi = statement.real(21);
    game.handicap = static_cast<int>(statement.integer(22));
    game.stones = {wordsOf(statement.text(23)), wordsOf(statement.text(24))};
    game.opening = statement.text(25);
    game.started = timeOf(statement.text(26));
    game.ended = timeOf(statement.text(27));
    game.slot = static_cast<int>(statement.integer(28));
    game.duplicateOf = textAt(statement, 29);
    game.evidence = statement.text(30);
    game.isNearDuplicate = statement.integer(31) != 0;
    game.echoOf = textAt(statement, 32);
    if (!statement.isNull(33)) {
        game.candidate = static_cast<int>(statement.integer(33));
    }
    game.parameters = {statement.text(34), statement.text(35)};
    game.node = statement.text(36);
    game.measuredCpu = {realAt(statement, 37), realAt(statement, 38)};
    game.result.reason = Message::restored(statement.text(13), statement.text(39));
    return game;
}

StoredMove moveAt(const SqliteStatement &statement)
{
    return {.color = statement.text(0) == QLatin1String("W") ? Color::White : Color::Black,
            .vertex = statement.text(1),
            .used = spanAt(statement, 2),
            .clock = statement.text(3),
            .comment = statement.text(4)};
}

CompetitionEvent eventAt(const SqliteStatement &statement)
{
    return {.time = timeOf(statement.text(0)),
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
    return rowsOf(connection, selectGames(connection, ""), read, series);
}

StoreRecord::Rows<StoreRecord::Row> StoreRecord::unfinishedGames() const
{
    return rowsOf(connection, selectGames(connection, "AND state = 'running' "), gameRowAt, series);
}

StoreRecord::Rows<StoreRecord::Row> StoreRecord::gamesAfter(qint64 serial,
                                                            const std::vector<qint64> &others) const
{
    QByteArray condition = "AND (serial > " + QByteArray::number(serial);
    for (const qint64 other : others) {
        condition += " OR serial = " + QByteArray::number(other);
    }
    return rowsOf(connection, selectGames(connection, (condition + ") ").constData()), gameRowAt,
                  series);
}

StoreRecord::Rows<StoredMove> StoreRecord::movesOf(const QString &gameId,
                                                   std::optional<int> attempt) const
{
    return rowsOf(connection,
                  "SELECT color, vertex, used_ns, clock, comment FROM move WHERE game = (SELECT "
                  "max(serial) FROM game WHERE series = ? AND id = ? AND attempt = ifnull(?, "
                  "attempt)) ORDER BY ply",
                  moveAt, series, gameId, attempt);
}

StoreRecord::Rows<StoredMove> StoreRecord::movesAfter(qint64 serial, std::size_t known) const
{
    return rowsOf(connection,
                  "SELECT color, vertex, used_ns, clock, comment FROM move WHERE game = ? AND ply "
                  ">= ? ORDER BY ply",
                  moveAt, serial, static_cast<qint64>(known));
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
        return IdentifiedFile{row.text(0), row.integer(1), timeOf(row.text(2)), row.bytes(3)};
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
