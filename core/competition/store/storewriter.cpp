#include "core/competition/store/storewriter.h"

#include <tuple>

namespace shinpan {

Result<StoreWriter, SqliteFailure> StoreWriter::create(SqliteConnection &connection, qint64 series)
{
    StoreWriter writer(connection);
    writer.m_series = series;
    const std::pair<SqliteStatement *, const char *> statements[] = {
        {&writer.m_begin, "BEGIN IMMEDIATE"},
        {&writer.m_commit, "COMMIT"},
        {&writer.m_putMove, PutMove},
        {&writer.m_putGame, PutGame},
        {&writer.m_giveUp, "UPDATE game SET state = 'broken-off', moves = (SELECT count(*) FROM "
                           "move WHERE game = serial) WHERE serial = ?"},
        {&writer.m_putEvent, PutEvent},
        {&writer.m_putEngine, "INSERT INTO engine (series, player, seen, name, version, command) "
                              "VALUES (?,?,?,?,?,?)"},
        {&writer.m_putEngineFile,
         "INSERT INTO engine_file VALUES ((SELECT max(number) FROM engine),?,?,?,?,?)"},
        {&writer.m_putHash, "INSERT OR REPLACE INTO file_hash VALUES (?,?,?,?)"},
    };
    for (const auto &[statement, sql] : statements) {
        Result<SqliteStatement, SqliteFailure> prepared = connection.prepare(sql);
        if (!prepared) {
            return failure(prepared.error());
        }
        *statement = std::move(*prepared);
    }
    if (const auto set = connection.execute("PRAGMA synchronous = NORMAL"); !set) {
        return failure(set.error());
    }
    return writer;
}

Result<QStringList, SqliteFailure> StoreWriter::commit()
{
    QStringList finished = finishedGames();
    if (const auto set = setDurability(!finished.isEmpty()); !set) {
        return failure(set.error());
    }
    if (const auto written = writeAll(); !written) {
        if (m_connection->isInTransaction()) {
            std::ignore = m_connection->execute("ROLLBACK");
        }
        return failure(written.error());
    }
    m_writes.clear();
    return finished;
}

Result<void, SqliteFailure> StoreWriter::setDurability(bool survivesPowerCut)
{
    if (survivesPowerCut == m_survivesPowerCut) {
        return {};
    }
    const auto set = m_connection->execute(survivesPowerCut ? "PRAGMA synchronous = FULL"
                                                            : "PRAGMA synchronous = NORMAL");
    if (set) {
        m_survivesPowerCut = survivesPowerCut;
    }
    return set;
}

Result<void, SqliteFailure> StoreWriter::writeAll()
{
    if (const auto begun = m_begin.run(); !begun) {
        return begun;
    }
    for (const Write &next : m_writes) {
        const auto written = std::visit([this](const auto &what) { return write(what); }, next);
        if (!written) {
            return written;
        }
    }
    return m_commit.run();
}

QStringList StoreWriter::finishedGames() const
{
    QStringList ids;
    for (const Write &write : m_writes) {
        const auto *state = std::get_if<GameState>(&write);
        if (state && state->game->state == StoredGame::State::Finished) {
            ids.append(state->game->id);
        }
    }
    return ids;
}

Result<void, SqliteFailure> StoreWriter::write(const Move &move)
{
    return putMove(m_putMove, move.serial, move.ply, move.move);
}

Result<void, SqliteFailure> StoreWriter::write(const GameState &state)
{
    return putGame(m_putGame, state.serial, m_series, *state.game);
}

Result<void, SqliteFailure> StoreWriter::write(const GivenUp &game)
{
    return m_giveUp.bind(game.serial).run();
}

Result<void, SqliteFailure> StoreWriter::write(const FileHash &hash)
{
    const QString modified = timeText(hash.file->modified);
    m_putHash.bind(hash.file->path).bind(hash.file->bytes).bind(modified).bind(hash.file->sha256);
    return m_putHash.run();
}

Result<void, SqliteFailure> StoreWriter::write(const Event &event)
{
    return putEvent(m_putEvent, m_series, *event);
}

Result<void, SqliteFailure> StoreWriter::write(const Engine &engine)
{
    const QString seen = timeText(QDateTime::currentDateTimeUtc());
    m_putEngine.bind(m_series).bind(engine->player).bind(seen);
    m_putEngine.bind(engine->name).bind(engine->version).bind(engine->command);
    Result<void, SqliteFailure> written = m_putEngine.run();
    for (std::size_t i = 0; written && i < engine->files.size(); ++i) {
        const IdentifiedFile &file = engine->files[i];
        const QString modified = timeText(file.modified);
        m_putEngineFile.bind(static_cast<int>(i)).bind(file.path).bind(file.bytes);
        written = m_putEngineFile.bind(modified).bind(file.sha256).run();
    }
    return written;
}

} // namespace shinpan
