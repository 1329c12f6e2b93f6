#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/storedgame.h"
#include "core/util/sqlite/sqlite.h"

#include <QStringList>

#include <variant>
#include <vector>

namespace shinpan {

/// What is written to the record and not committed yet, and how it is committed: all of it in one
/// transaction, or nothing. What could not be committed is still there to be tried again.
class StoreWriter final
{
public:
    /// A game's row, whole: that it begins, or how it ended.
    struct GameState
    {
        qint64 serial = 0;
        std::unique_ptr<const StoredGame> game;
    };
    struct Move
    {
        qint64 serial = 0;
        int ply = 0;
        StoredMove move;
    };
    /// A game that was running is broken off.
    struct GivenUp
    {
        qint64 serial = 0;
    };
    struct FileHash
    {
        std::unique_ptr<const IdentifiedFile> file;
    };
    using Event = std::unique_ptr<const CompetitionEvent>;
    using Engine = std::unique_ptr<const EngineIdentity>;
    using Write = std::variant<Move, GameState, GivenUp, Event, Engine, FileHash>;

    /// `connection` must outlive the writer and have the record's tables.
    [[nodiscard]] static Result<StoreWriter, SqliteFailure> create(SqliteConnection &connection,
                                                                   qint64 series);

    void add(Write write) { m_writes.push_back(std::move(write)); }
    [[nodiscard]] bool isEmpty() const { return m_writes.empty(); }

    /// Commits what was added and gives the ids of the games that are finished by it. A commit with
    /// such a game is safe from a power cut when this returns (synchronous = FULL: the log is on
    /// the medium); any other one only from the end of our process (NORMAL: it is with the system),
    /// and the next one with a finished game takes it along to the medium.
    [[nodiscard]] Result<QStringList, SqliteFailure> commit();

private:
    explicit StoreWriter(SqliteConnection &connection)
        : m_connection(&connection)
    { }

    [[nodiscard]] Result<void, SqliteFailure> setDurability(bool survivesPowerCut);
    [[nodiscard]] Result<void, SqliteFailure> writeAll();
    [[nodiscard]] QStringList finishedGames() const;

    [[nodiscard]] Result<void, SqliteFailure> write(const Move &move);
    [[nodiscard]] Result<void, SqliteFailure> write(const GameState &state);
    [[nodiscard]] Result<void, SqliteFailure> write(const GivenUp &game);
    [[nodiscard]] Result<void, SqliteFailure> write(const FileHash &hash);
    [[nodiscard]] Result<void, SqliteFailure> write(const Event &event);
    [[nodiscard]] Result<void, SqliteFailure> write(const Engine &engine);

    SqliteConnection *m_connection;
    qint64 m_series = 0;
    bool m_survivesPowerCut = false;
    std::vector<Write> m_writes;

    SqliteStatement m_begin;
    SqliteStatement m_commit;
    SqliteStatement m_putMove;
    SqliteStatement m_putGame;
    SqliteStatement m_giveUp;
    SqliteStatement m_putEvent;
    SqliteStatement m_putEngine;
    SqliteStatement m_putEngineFile;
    SqliteStatement m_putHash;
};

} // namespace shinpan
