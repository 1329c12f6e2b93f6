#include "core/explorer/indexfile.h"

#include "core/util/regularfile.h"

#include <QDir>
#include <QStandardPaths>
#include <queue>

#include <algorithm>
#include <memory>
#include <optional>
#include <tuple>

namespace shinpan {

namespace {

constexpr char Schema[] = R"(
BEGIN IMMEDIATE;
DROP TABLE IF EXISTS file; DROP TABLE IF EXISTS player; DROP TABLE IF EXISTS game;
DROP TABLE IF EXISTS run; DROP TABLE IF EXISTS block;
CREATE TABLE IF NOT EXISTS folder(path TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE file(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
                  modified INTEGER NOT NULL, fault TEXT NOT NULL);
CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE game(id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER NOT NULL,
                  number INTEGER NOT NULL, black INTEGER NOT NULL, white INTEGER NOT NULL,
                  date INTEGER NOT NULL, ending INTEGER NOT NULL, columns INTEGER NOT NULL,
                  rows INTEGER NOT NULL, handicap INTEGER NOT NULL, positions INTEGER NOT NULL,
                  result TEXT NOT NULL, event TEXT NOT NULL);
CREATE INDEX gamesOfFile ON game(file);
CREATE TABLE run(number INTEGER PRIMARY KEY, occurrences INTEGER NOT NULL);
CREATE TABLE block(id INTEGER PRIMARY KEY, data BLOB NOT NULL);
PRAGMA application_id = 1397244024;
PRAGMA user_version = 1;
COMMIT;)";

constexpr std::int64_t ApplicationId = 1397244024; // "SHxx"
constexpr std::int64_t Version = 1;

/// Runs have small numbers, as an id has 15 bits for them: those of runs that are gone come again.
constexpr char FreeNumber[] =
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM run WHERE number = 1) THEN (SELECT min(number) + 1 "
    "FROM run AS one WHERE NOT EXISTS (SELECT 1 FROM run WHERE number = one.number + 1)) "
    "ELSE 1 END";

[[nodiscard]] Message damageOf(const QString &path)
{
    return Message::of(
        QT_TRANSLATE_NOOP("Messages", "%1 is damaged; delete it and index the games again"), path);
}

[[nodiscard]] Message noIndex(const QString &path)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is not an index of games"), path);
}

/// What SQLite says, in words for an index, which is no great loss.
[[nodiscard]] Message whyUnusable(const SqliteFailure &failure, const QString &path)
{
    constexpr int Corrupt = 11;      // SQLITE_CORRUPT
    constexpr int NotADatabase = 26; // SQLITE_NOTADB
    return failure.code == NotADatabase ? noIndex(path)
         : failure.code == Corrupt      ? damageOf(path)
                                        : explanation(failure, path);
}

/// Writes the occurrences of a run, key by key, as blocks.
class RunWriter
{
public:
    [[nodiscard]] static Result<RunWriter, SqliteFailure> begin(SqliteConnection &database)
    {
        const auto number = database.integer(FreeNumber);
        auto run = database.prepare("INSERT INTO run(number, occurrences) VALUES (?, 0)");
        auto insert = database.prepare("INSERT INTO block(id, data) VALUES (?, ?)");
        if (!number || !run || !insert) {
            return failure(!number ? number.error() : !run ? run.error() : insert.error());
        }
        if (auto added = run->bind(*number).run(); !added) {
            return failure(added.error());
        }
        return RunWriter(*number, std::move(*insert));
    }

    [[nodiscard]] Result<void, SqliteFailure> add(const Occurrence *first, const Occurrence *last)
    {
        m_occurrences += last - first;
        m_block.add(first, last);
        return m_block.isFull() ? writeBlock() : Result<void, SqliteFailure>();
    }

    [[nodiscard]] Result<void, SqliteFailure> end(SqliteConnection &database)
    {
        if (!m_block.isEmpty()) {
            if (auto written = writeBlock(); !written) {
                return written;
            }
        }
        auto update = database.prepare("UPDATE run SET occurrences = ? WHERE number = ?");
        return update ? update->bind(m_occurrences).bind(m_number).run() : failure(update.error());
    }

private:
    RunWriter(qint64 number, SqliteStatement insert)
        : m_number(number)
        , m_insert(std::move(insert))
    { }

    [[nodiscard]] Result<void, SqliteFailure> writeBlock()
    {
        const auto id =
            IndexFile::blocksOf(m_number).first + static_cast<std::int64_t>(m_block.firstKey());
        auto written = m_insert.bind(qint64{id}).bindBlob(m_block.bytes()).run();
        m_block.clear();
        return written;
    }

    qint64 m_number;
    SqliteStatement m_insert;
    OccurrenceBlock m_block;
    qint64 m_occurrences = 0;
};

/// Reads a run from its first occurrence to its last.
class RunReader
{
public:
    RunReader(SqliteStatement blocks, std::int64_t firstId)
        : m_blocks(std::move(blocks))
        , m_firstId(firstId)
    { }

    /// Whether there is one more; fails where the file is damaged.
    [[nodiscard]] Result<bool, SqliteFailure> next()
    {
        while (!m_reader.next()) {
            if (m_reader.isDamaged()) {
                return failure(SqliteFailure{});
            }
            const Result<bool, SqliteFailure> row = m_blocks.step();
            if (!row || !*row) {
                return row;
            }
            const auto key = static_cast<std::uint64_t>(m_blocks.integer(0) - m_firstId);
            m_reader = OccurrenceReader(key, m_blocks.blob(1));
        }
        return true;
    }
    [[nodiscard]] const Occurrence &occurrence() const { return m_reader.occurrence(); }

private:
    SqliteStatement m_blocks;
    std::int64_t m_firstId;
    OccurrenceReader m_reader;
};

/// Reads several runs as if they were one.
class JoinedRuns
{
public:
    [[nodiscard]] Result<void, SqliteFailure> add(const SqliteConnection &database,
                                                  const IndexRun &run)
    {
        const auto [first, last] = IndexFile::blocksOf(run.number);
        auto rows =
            database.prepare("SELECT id, data FROM block WHERE id BETWEEN ? AND ? ORDER BY id");
        if (!rows) {
            return failure(rows.error());
        }
        rows->bind(qint64{first}).bind(qint64{last});
        m_readers.push_back(std::make_unique<RunReader>(std::move(*rows), first));
        return advance(m_readers.back().get());
    }

    /// All that stands there of the next key; false: there is none.
    [[nodiscard]] Result<bool, SqliteFailure> next(std::vector<Occurrence> &found)
    {
        found.clear();
        while (!m_order.empty()) {
            RunReader *const reader = m_order.top();
            if (!found.empty() && found.front().key != reader->occurrence().key) {
                break;
            }
            m_order.pop();
            found.push_back(reader->occurrence());
            if (auto advanced = advance(reader); !advanced) {
                return failure(advanced.error());
            }
        }
        return !found.empty();
    }

private:
    struct IsLater
    {
        bool operator()(const RunReader *one, const RunReader *other) const
        {
            return one->occurrence() > other->occurrence();
        }
    };

    [[nodiscard]] Result<void, SqliteFailure> advance(RunReader *reader)
    {
        const Result<bool, SqliteFailure> more = reader->next();
        if (!more) {
            return failure(more.error());
        }
        if (*more) {
            m_order.push(reader);
        }
        return {};
    }

    std::vector<std::unique_ptr<RunReader>> m_readers;
    std::priority_queue<RunReader *, std::vector<RunReader *>, IsLater> m_order;
};

} // namespace

std::pair<std::int64_t, std::int64_t> IndexFile::blocksOf(std::int64_t run)
{
    return {run << PositionKey::Bits, ((run + 1) << PositionKey::Bits) - 1};
}

QString IndexFile::usualPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
        .filePath(QStringLiteral("games.index"));
}

Message IndexFile::explained(const SqliteFailure &failure) const
{
    return failure.code == 0 ? damage() : whyUnusable(failure, m_path);
}

Message IndexFile::damage() const
{
    return damageOf(m_path);
}

Result<IndexFile> IndexFile::openToRead(const QString &path)
{
    if (const Message why = whyNoFile(path); !why.isEmpty()) {
        return failure(inFile(path, why));
    }
    using enum SqliteConnection::Mode;
    for (const SqliteConnection::Mode mode : {ReadOnly, ReadUnchanging}) {
        auto opened = SqliteConnection::open(path, mode);
        const auto version =
            opened ? opened->integer("PRAGMA user_version") : failure(opened.error());
        const auto id = version ? opened->integer("PRAGMA application_id") : version;
        if (!id && mode == ReadUnchanging) {
            return failure(whyUnusable(id.error(), path));
        }
        if (!id) {
            continue;
        }
        if (*id != ApplicationId) {
            return failure(noIndex(path));
        }
        if (*version != Version) {
            break;
        }
        return IndexFile(std::move(*opened), path);
    }
    return failure(Message::of(
        QT_TRANSLATE_NOOP("Messages", "%1 was made by another version; index the games again"),
        path));
}

Result<IndexFile> IndexFile::openToWrite(const QString &path)
{
    if (const Message why = whyNoFile(path); !why.isEmpty()) {
        return failure(inFile(path, why));
    }
    auto opened = SqliteConnection::open(path, SqliteConnection::Mode::ReadWrite);
    if (!opened) {
        return failure(whyUnusable(opened.error(), path));
    }
    IndexFile file(std::move(*opened), path);
    if (const Result<void> begun = file.begin(); !begun) {
        return failure(begun.error());
    }
    return file;
}

Result<void> IndexFile::begin()
{
    const auto tables = m_database.integer("SELECT count(*) FROM sqlite_schema");
    const auto id = m_database.integer("PRAGMA application_id");
    if (!tables || !id) {
        return failure(explained(tables ? id.error() : tables.error()));
    }
    if (*tables > 0 && *id != ApplicationId) {
        return failure(noIndex(m_path));
    }
    if (*tables == 0) { // four blocks fit into a page
        std::ignore = m_database.execute("PRAGMA page_size = 16384");
    }
    const auto version = m_database.integer("PRAGMA user_version");
    const auto set = m_database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    if (!version || !set) {
        return failure(explained(version ? set.error() : version.error()));
    }
    if (*version != Version) {
        if (const auto made = m_database.transact(Schema); !made) {
            return failure(explained(made.error()));
        }
    }
    return {};
}

Result<std::vector<IndexRun>> IndexFile::runs()
{
    std::vector<IndexRun> runs;
    auto rows = m_database.prepare("SELECT number, occurrences FROM run ORDER BY number");
    if (!rows) {
        return failure(explained(rows.error()));
    }
    Result<bool, SqliteFailure> row = rows->step();
    for (; row && *row; row = rows->step()) {
        runs.push_back({rows->integer(0), rows->integer(1)});
    }
    return row ? Result<std::vector<IndexRun>>(runs) : failure(explained(row.error()));
}

Result<void> IndexFile::addRun(const std::vector<Occurrence> &sorted)
{
    auto writer = RunWriter::begin(m_database);
    Result<void, SqliteFailure> done =
        writer ? Result<void, SqliteFailure>() : failure(writer.error());
    const Occurrence *const end = sorted.data() + sorted.size();
    for (const Occurrence *at = sorted.data(); done && at != end;) {
        const Occurrence *const next =
            std::find_if(at, end, [at](const Occurrence &other) { return other.key != at->key; });
        done = writer->add(at, next);
        at = next;
    }
    done = done ? writer->end(m_database) : done;
    return done.map_error([this](const SqliteFailure &reason) { return explained(reason); });
}

Result<void> IndexFile::joinRuns(const std::vector<IndexRun> &runs,
                                 const std::function<bool(std::uint32_t)> &isGone)
{
    auto writer = RunWriter::begin(m_database);
    if (!writer) {
        return failure(explained(writer.error()));
    }
    std::vector<Occurrence> kept;
    const Result<void> copied = forEachKey(runs, [&](const std::vector<Occurrence> &found) {
        kept.clear();
        std::ranges::remove_copy_if(found, std::back_inserter(kept), isGone, &Occurrence::game);
        const auto added = kept.empty() ? Result<void, SqliteFailure>()
                                        : writer->add(kept.data(), kept.data() + kept.size());
        return added.map_error([this](const SqliteFailure &reason) { return explained(reason); });
    });
    if (!copied) {
        return copied;
    }
    auto blocks = m_database.prepare("DELETE FROM block WHERE id BETWEEN ? AND ?");
    auto rows = m_database.prepare("DELETE FROM run WHERE number = ?");
    Result<void, SqliteFailure> done = blocks && rows ? writer->end(m_database)
                                     : blocks         ? failure(rows.error())
                                                      : failure(blocks.error());
    for (const IndexRun &run : runs) {
        const auto [first, last] = blocksOf(run.number);
        done = done ? blocks->bind(qint64{first}).bind(qint64{last}).run() : done;
        done = done ? rows->bind(qint64{run.number}).run() : done;
    }
    return done.map_error([this](const SqliteFailure &reason) { return explained(reason); });
}

Result<void> IndexFile::forEachKey(
    const std::vector<IndexRun> &runs,
    const std::function<Result<void>(const std::vector<Occurrence> &)> &visit)
{
    JoinedRuns joined;
    for (const IndexRun &run : runs) {
        const auto begun = joined.add(m_database, run);
        if (!begun) {
            return failure(explained(begun.error()));
        }
    }
    std::vector<Occurrence> found;
    Result<bool, SqliteFailure> isFound = joined.next(found);
    for (; isFound && *isFound; isFound = joined.next(found)) {
        if (const Result<void> visited = visit(found); !visited) {
            return visited;
        }
    }
    return isFound ? Result<void>() : failure(explained(isFound.error()));
}

} // namespace shinpan
