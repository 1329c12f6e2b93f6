#include "core/competition/store/storeschema.h"

#include "core/competition/store/gamerow.h"

#include <algorithm>

namespace shinpan {

namespace {

/// The version of our tables, in `PRAGMA user_version`: that of the newest column.
int ourVersion()
{
    static const int version = std::max({newestGameColumn(), CompetitionVersion, ThoughtVersion});
    return version;
}

/// "Shnp": tells our databases from others'.
constexpr qint64 ApplicationId = 0x53686e70;

constexpr const char *SeriesTables = R"sql(
CREATE TABLE series (           -- results that may be counted together
    number   INTEGER PRIMARY KEY,   -- from 1; the last one is the current one
    began    TEXT NOT NULL,         -- time
    version  TEXT NOT NULL,         -- of the Shinpan that began it
    settings TEXT NOT NULL,         -- everything that decides results, JSON
    competition TEXT NOT NULL DEFAULT '' -- whole, as a file would say it, TOML; empty: not known
);
CREATE TABLE player (
    series  INTEGER NOT NULL,
    seed    INTEGER NOT NULL,       -- place in the competition's file, from 0
    id      TEXT NOT NULL,          -- in the file
    PRIMARY KEY (series, seed)
) WITHOUT ROWID;
)sql";

constexpr const char *OtherTables = R"sql(CREATE INDEX game_id ON game (series, id);
CREATE TABLE move (
    game    INTEGER NOT NULL,       -- its serial
    ply     INTEGER NOT NULL,       -- from 0, handicap stones and opening's set-up not counted
    color   TEXT NOT NULL,          -- B, W
    vertex  TEXT NOT NULL,          -- "D4", "pass"
    used_ns INTEGER NOT NULL,       -- time for this move, nanoseconds
    clock   TEXT NOT NULL,          -- the mover's, after it
    comment TEXT NOT NULL,          -- the engine's remarks
    chances REAL,                   -- that it told: the mover's to win, 0 to 1; NULL: it told none
    lead    REAL,                   -- points, the mover's
    visits  INTEGER,                -- that these rest on
    line    TEXT,                   -- that it expected, "D4 Q16"; begins with another move than
                                    -- `vertex` where it decided otherwise after this report
    PRIMARY KEY (game, ply)
) WITHOUT ROWID;
CREATE TABLE event (
    number INTEGER PRIMARY KEY,
    series INTEGER NOT NULL,
    time   TEXT NOT NULL,
    kind   TEXT NOT NULL,           -- run-started, game-void, quarantined, ...
    game   TEXT NOT NULL,           -- id; empty: none
    player TEXT NOT NULL,           -- id; empty: none
    text   TEXT NOT NULL            -- for people
);
CREATE TABLE engine (               -- each that played as a player; a new row when it changes
    number  INTEGER PRIMARY KEY,
    series  INTEGER NOT NULL,
    player  TEXT NOT NULL,          -- id
    seen    TEXT NOT NULL,          -- time, first
    name    TEXT NOT NULL,          -- as it says
    version TEXT NOT NULL,          -- as it says
    command TEXT NOT NULL
);
CREATE TABLE engine_file (          -- an engine's program and the files that its command names
    engine   INTEGER NOT NULL,      -- its number
    ordinal  INTEGER NOT NULL,      -- 0: the program
    path     TEXT NOT NULL,
    bytes    INTEGER NOT NULL,
    modified TEXT NOT NULL,         -- time
    sha256   TEXT NOT NULL,         -- hexadecimal; empty: not known
    PRIMARY KEY (engine, ordinal)
) WITHOUT ROWID;
CREATE TABLE file_hash (            -- so that large networks are read once
    path     TEXT PRIMARY KEY,
    bytes    INTEGER NOT NULL,
    modified TEXT NOT NULL,         -- time
    sha256   TEXT NOT NULL
) WITHOUT ROWID;
CREATE VIEW result AS               -- finished games of the current series
    SELECT id, black, white, result, ending, moves, black_ns / 1e9 AS black_seconds,
           white_ns / 1e9 AS white_seconds, opening, started, ended, duplicate_of
    FROM game
    WHERE state = 'finished' AND series = (SELECT max(number) FROM series);
)sql";

Result<void, SqliteFailure> makeTables(SqliteConnection &connection)
{
    const QByteArray sql =
        QByteArrayLiteral("BEGIN IMMEDIATE;") + SeriesTables + gameTable() + OtherTables
        + "PRAGMA application_id = " + QByteArray::number(ApplicationId)
        + ";PRAGMA user_version = " + QByteArray::number(ourVersion()) + ";COMMIT;";
    return connection.transact(sql.constData());
}

/// Adds the columns in one transaction; whoever opens the record for a run has the lock.
Result<void, SqliteFailure> addColumns(SqliteConnection &connection)
{
    const qint64 version = schemaVersion(connection);
    QByteArray sql = "BEGIN IMMEDIATE;" + gameColumnsAfter(version);
    if (version < CompetitionVersion) {
        sql += "ALTER TABLE series ADD COLUMN competition TEXT NOT NULL DEFAULT '';";
    }
    if (version < ThoughtVersion) {
        for (const char *column : {"chances REAL", "lead REAL", "visits INTEGER", "line TEXT"}) {
            sql += QByteArray("ALTER TABLE move ADD COLUMN ") + column + ';';
        }
    }
    sql += "PRAGMA user_version = " + QByteArray::number(ourVersion()) + ";COMMIT;";
    return connection.transact(sql.constData());
}

/// A column that is computed takes no room in the file and as much as it likes in memory.
Result<void> checkColumns(const SqliteConnection &connection, const QString &path)
{
    const Result<qint64, SqliteFailure> computed =
        connection.integer("SELECT count(*) FROM sqlite_schema AS one JOIN "
                           "pragma_table_xinfo(one.name) AS columns WHERE one.type = 'table' AND "
                           "(columns.hidden > 0 OR one.sql LIKE 'CREATE VIRTUAL%')");
    if (!computed) {
        return failure(explanation(computed.error(), path));
    }
    return *computed == 0
             ? Result<void>()
             : failure(Message::of(QT_TRANSLATE_NOOP("Messages",
                                                     "%1 has tables that compute what they say; it "
                                                     "was not written by Shinpan"),
                                   path));
}

} // namespace

qint64 schemaVersion(const SqliteConnection &connection)
{
    return connection.integer("PRAGMA user_version").value_or(ourVersion());
}

Result<void> prepareSchema(SqliteConnection &connection, const QString &path)
{
    const Result<qint64, SqliteFailure> tables =
        connection.integer("SELECT count(*) FROM sqlite_schema");
    if (!tables) {
        return failure(explanation(tables.error(), path));
    }
    if (*tables > 0) {
        if (const Result<void> checked = checkSchema(connection, path); !checked) {
            return checked;
        }
    }
    if (const auto logging = connection.execute("PRAGMA journal_mode = WAL"); !logging) {
        return failure(explanation(logging.error(), path));
    }
    if (*tables == 0) {
        if (const auto made = makeTables(connection); !made) {
            return failure(explanation(made.error(), path));
        }
    } else if (schemaVersion(connection) < ourVersion()) {
        if (const auto added = addColumns(connection); !added) {
            return failure(explanation(added.error(), path));
        }
    }
    return {};
}

Result<void> checkSchema(const SqliteConnection &connection, const QString &path)
{
    const Result<qint64, SqliteFailure> application = connection.integer("PRAGMA application_id");
    const Result<qint64, SqliteFailure> version = connection.integer("PRAGMA user_version");
    if (!application || !version) {
        return failure(explanation(application ? version.error() : application.error(), path));
    }
    if (*application != ApplicationId) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP(
                "Messages", "%1 is not the record of a competition but another program's database; "
                            "move it away, or give the competition's file another name"),
            path));
    }
    if (*version > ourVersion()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "%1 was written by a newer Shinpan (tables of version %2, "
                              "this one knows %3); use that one"),
            path, *version, ourVersion()));
    }
    return checkColumns(connection, path);
}

} // namespace shinpan
