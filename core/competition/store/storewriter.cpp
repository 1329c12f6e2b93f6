#include "core/competition/store/storewriter.h"

#include "core/competition/store/gamerow.h"

namespace shinpan {

Result<StoreWriter, SqliteFailure> StoreWriter::create(SqliteConnection &connection, qint64 series)
{
    StoreWriter writer(connection);
    writer.m_series = series;
    const std::pair<SqliteStatement *, QByteArray> statements[] = {
        {&writer.m_begin, "BEGIN IMMEDIATE"},
        {&writer.m_commit, "COMMIT"},
        {&writer.m_putMove, "INSERT OR REPLACE INTO move VALUES (?,?,?,?,?,?,?,?,?,?,?)"},
        {&writer.m_putGame, putGame()},
        {&writer.m_giveUp, "UPDATE game SET state = 'broken-off', moves = (SELECT count(*) FROM "
                           "move WHERE game = serial) WHERE serial = ?"},
        {&writer.m_putEvent, "INSERT INTO event (series, time, kind, game, player, text) VALUES "
                             "(?,?,?,?,?,?)"},
        {&writer.m_putEngine, "INSERT INTO engine (series, player, seen, name, version, command) "
                              "VALUES (?,?,?,?,?,?)"},
        {&writer.m_putEngineFile,
         "INSERT INTO engine_file VALUES ((SELECT max(number) FROM engine),?,?,?,?,?)"},
        {&writer.m_putHash, "INSERT OR REPLACE INTO file_hash VALUES (?,?,?,?)"},
    };
    for (const auto &[statement, sql] : statements) {
        Result<SqliteStatement, SqliteFailure> prepared = connection.prepare(sql.constData());
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
        m_connection->rollBack();
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
    static const QString letters[] = {QStringLiteral("B"), QStringLiteral("W")};
    m_putMove.bind(move.serial)
        .bind(move.ply)
        .bind(letters[move.move.color == Color::Black ? 0 : 1]);
    m_putMove.bind(move.move.vertex)
        .bind(qint64{move.move.used.count()})
        .bind(move.move.clock)
        .bind(move.move.comment);
    const MoveThought &thought = move.move.thought;
    const std::optional<QString> line =
        thought.isEmpty() ? std::nullopt : std::optional(thought.line);
    m_putMove.bind(thought.chances).bind(thought.lead).bind(thought.visits).bind(line);
    return m_putMove.run();
}

Result<void, SqliteFailure> StoreWriter::write(const GameState &state)
{
    QStringList texts;
    m_putGame.bind(state.serial).bind(m_series);
    bindGame(m_putGame, *state.game, texts);
    return m_putGame.run();
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
    const QString time = timeText(event->time);
    const QString kind = eventName(event->kind);
    m_putEvent.bind(m_series).bind(time).bind(kind).bind(event->gameId).bind(event->player);
    return m_putEvent.bind(event->text).run();
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
