#include "core/competition/store/storereader.h"

namespace shinpan {

namespace {

/// All rows of a statement whose values are bound, each as `read` makes it.
template <typename Read>
auto rowsOf(SqliteStatement &statement, Read read)
    -> StoreReader::Rows<decltype(read(std::as_const(statement)))>
{
    std::vector<decltype(read(std::as_const(statement)))> rows;
    while (true) {
        const Result<bool, SqliteFailure> row = statement.step();
        if (!row) {
            return failure(row.error());
        }
        if (!*row) {
            return rows;
        }
        rows.push_back(read(std::as_const(statement)));
    }
}

} // namespace

StoreReader::Rows<StoredGame> StoreReader::games() const
{
    const QByteArray sql =
        QByteArray(SelectGames) + gamesTable(*m_connection) + "WHERE series = ? ORDER BY serial";
    auto statement = m_connection->prepare(sql.constData());
    if (!statement) {
        return failure(statement.error());
    }
    statement->bind(m_series);
    return rowsOf(*statement, gameAt);
}

StoreReader::Rows<StoreReader::Row> StoreReader::unfinishedGames() const
{
    const QByteArray sql = QByteArray(SelectGames) + gamesTable(*m_connection)
                         + "WHERE series = ? AND state = 'running' ORDER BY serial";
    auto statement = m_connection->prepare(sql.constData());
    if (!statement) {
        return failure(statement.error());
    }
    statement->bind(m_series);
    return rowsOf(*statement, [](const SqliteStatement &row) {
        return Row{row.integer(0), gameAt(row)};
    });
}

StoreReader::Rows<StoredMove> StoreReader::movesOf(const QString &gameId,
                                                   std::optional<int> attempt) const
{
    auto game = m_connection->prepare("SELECT max(serial) FROM game WHERE series = ? AND id = ? "
                                      "AND attempt = ifnull(?, attempt)");
    auto statement = m_connection->prepare(SelectMoves);
    if (!game || !statement) {
        return failure(game ? statement.error() : game.error());
    }
    const Result<bool, SqliteFailure> found =
        game->bind(m_series).bind(gameId).bind(attempt).step();
    if (!found) {
        return failure(found.error());
    }
    statement->bind(game->integer(0));
    return rowsOf(*statement, moveAt);
}

StoreReader::Rows<CompetitionEvent> StoreReader::events() const
{
    auto statement = m_connection->prepare(SelectEvents);
    if (!statement) {
        return failure(statement.error());
    }
    statement->bind(m_series);
    return rowsOf(*statement, eventAt);
}

StoreReader::Rows<EngineIdentity> StoreReader::engines() const
{
    auto statement = m_connection->prepare(
        "SELECT number, player, name, version, command FROM engine WHERE number IN (SELECT "
        "max(number) FROM engine WHERE series = ? GROUP BY player) ORDER BY number");
    if (!statement) {
        return failure(statement.error());
    }
    statement->bind(m_series);
    std::vector<qint64> numbers;
    auto engines = rowsOf(*statement, [&](const SqliteStatement &row) {
        numbers.push_back(row.integer(0));
        return EngineIdentity{row.text(1), row.text(2), row.text(3), row.text(4), {}};
    });
    for (std::size_t i = 0; engines && i < numbers.size(); ++i) {
        Rows<IdentifiedFile> files = filesOf(numbers[i]);
        if (!files) {
            return failure(files.error());
        }
        (*engines)[i].files = std::move(*files);
    }
    return engines;
}

StoreReader::Rows<IdentifiedFile> StoreReader::filesOf(qint64 engine) const
{
    auto statement = m_connection->prepare(
        "SELECT path, bytes, modified, sha256 FROM engine_file WHERE engine = ? ORDER BY ordinal");
    if (!statement) {
        return failure(statement.error());
    }
    statement->bind(engine);
    return rowsOf(*statement, [](const SqliteStatement &row) {
        return IdentifiedFile{row.text(0), row.integer(1),
                              QDateTime::fromString(row.text(2), Qt::ISODateWithMs), row.bytes(3)};
    });
}

Result<qint64, SqliteFailure> StoreReader::lastSerial() const
{
    return m_connection->integer("SELECT max(serial) FROM game");
}

Result<QHash<QString, int>, SqliteFailure> StoreReader::attempts() const
{
    auto statement =
        m_connection->prepare("SELECT id, max(attempt) FROM game WHERE series = ? GROUP BY id");
    if (!statement) {
        return failure(statement.error());
    }
    statement->bind(m_series);
    QHash<QString, int> attempts;
    while (true) {
        const Result<bool, SqliteFailure> row = statement->step();
        if (!row) {
            return failure(row.error());
        }
        if (!*row) {
            return attempts;
        }
        attempts.insert(statement->text(0), static_cast<int>(statement->integer(1)));
    }
}

Result<std::optional<QByteArray>, SqliteFailure> StoreReader::hashOf(
    const IdentifiedFile &file) const
{
    auto statement = m_connection->prepare(
        "SELECT sha256 FROM file_hash WHERE path = ? AND bytes = ? AND modified = ?");
    if (!statement) {
        return failure(statement.error());
    }
    const QString modified = timeText(file.modified);
    const Result<bool, SqliteFailure> found =
        statement->bind(file.path).bind(file.bytes).bind(modified).step();
    if (!found) {
        return failure(found.error());
    }
    return *found ? std::optional(statement->bytes(0)) : std::nullopt;
}

} // namespace shinpan
