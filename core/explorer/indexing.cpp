#include "core/explorer/indexing.h"

#include "core/record/import/gamefile.h"
#include "core/record/import/gamefolder.h"
#include "core/record/sgf/sgfdate.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

/// A file whose games were not all read has this size in the index.
constexpr qint64 Unfinished = -1;

[[nodiscard]] int handicapOf(const GameTree &tree)
{
    return wholeFromSgf(tree.values(tree.root(), "HA").first()).value_or(0);
}

} // namespace

int dateNumberOf(const QString &date)
{
    if (date.isEmpty()) {
        return 0;
    }
    auto dates = datesFromSgf(date);
    if (!dates) {
        dates = datesFromSgf(dateFromWords(date).value_or(QString()));
    }
    if (!dates || dates->empty()) {
        return 0;
    }
    const PartialDate &first = dates->front();
    return first.year * 10000 + first.month * 100 + first.day;
}

IndexedEnd indexedEndOf(const QString &result)
{
    const auto endOf = [](const QString &text) {
        return text.startsWith(QLatin1String("B+")) ? IndexedEnd::Black
             : text.startsWith(QLatin1String("W+")) ? IndexedEnd::White
             : text == QLatin1String("0")           ? IndexedEnd::Draw
                                                    : IndexedEnd::Unknown;
    };
    const IndexedEnd plain = endOf(result);
    return plain != IndexedEnd::Unknown || result.isEmpty()
             ? plain
             : endOf(resultFromWords(result).value_or(QString()));
}

Indexing::Indexing(IndexFile file, std::unique_ptr<QLockFile> lock)
    : m_file(std::move(file))
    , m_lock(std::move(lock))
{ }

Result<Indexing> Indexing::begin(const QString &index,
                                 const QStringList &folders,
                                 const QStringList &forgotten)
{
    std::ignore = QDir().mkpath(QFileInfo(index).absolutePath());
    auto lock = std::make_unique<QLockFile>(index + QStringLiteral(".lock"));
    lock->setStaleLockTime(0ms); // it is stale when its process is gone
    if (!lock->tryLock(0ms) && lock->error() == QLockFile::LockFailedError) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is being updated already"), index));
    }
    Result<IndexFile> file = IndexFile::openToWrite(index);
    if (!file) {
        return failure(file.error());
    }
    Indexing indexing(std::move(*file), std::move(lock));
    Result<void> begun = indexing.setFolders(folders, forgotten);
    begun = begun ? indexing.listFiles() : begun;
    if (!begun) {
        return failure(begun.error());
    }
    return indexing;
}

Result<void> Indexing::run(const char *sql)
{
    return m_file.database().transact(sql).map_error(
        [this](const SqliteFailure &reason) { return m_file.explained(reason); });
}

Result<void> Indexing::setFolders(const QStringList &added, const QStringList &forgotten)
{
    const auto change = [this](const char *sql, const QString &path) -> Result<void> {
        auto statement = m_file.database().prepare(sql);
        const auto done = statement ? statement->bind(path).run() : failure(statement.error());
        return done.map_error(
            [this](const SqliteFailure &reason) { return m_file.explained(reason); });
    };
    for (const QString &path : added) {
        const QString whole = QFileInfo(path).canonicalFilePath();
        if (whole.isEmpty()) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "there is no file or folder %1"), path));
        }
        if (auto done = change("INSERT OR IGNORE INTO folder(path) VALUES (?)", whole); !done) {
            return done;
        }
    }
    for (const QString &path : forgotten) {
        const QFileInfo folder(path);
        const QString whole = folder.exists() ? folder.canonicalFilePath()
                                              : QDir::cleanPath(folder.absoluteFilePath());
        if (auto done = change("DELETE FROM folder WHERE path = ?", whole); !done) {
            return done;
        }
    }
    return {};
}

Result<void> Indexing::listKnownFiles(QHash<QString, FileState> &known)
{
    auto rows = m_file.database().prepare("SELECT path, id, size, modified, fault <> '' FROM file");
    Result<bool, SqliteFailure> row = rows ? rows->step() : failure(rows.error());
    for (; row && *row; row = rows->step()) {
        known.insert(rows->text(0), {rows->integer(1), rows->integer(2), rows->integer(3)});
        m_progress.faults += rows->integer(4);
    }
    return row ? Result<void>() : failure(m_file.explained(row.error()));
}

/// Compares what there is with what was indexed.
Result<void> Indexing::listFiles()
{
    QHash<QString, FileState> known;
    if (const Result<void> listed = listKnownFiles(known); !listed) {
        return listed;
    }
    auto rows = m_file.database().prepare("SELECT path FROM folder ORDER BY path");
    Result<bool, SqliteFailure> row = rows ? rows->step() : failure(rows.error());
    QHash<QString, FileState> gone = known;
    QHash<QString, bool> seen;
    const auto look = [&](const QFileInfo &file) {
        const QString path = file.canonicalFilePath();
        if (path.isEmpty() || seen.contains(path)) {
            return;
        }
        seen.insert(path, true);
        ++m_progress.ofFiles;
        const FileState now{0, file.size(), file.lastModified().toMSecsSinceEpoch()};
        const FileState before = known.value(path);
        if (before.id == 0 || before.size != now.size || before.modified != now.modified) {
            m_files.emplace_back(path, now); // what is known of it goes first
        } else {
            gone.remove(path);
            ++m_progress.files;
        }
    };
    for (; row && *row; row = rows->step()) {
        forEachGameFile(rows->text(0), look);
    }
    if (!row) {
        return failure(m_file.explained(row.error()));
    }
    std::ranges::sort(m_files, {}, &std::pair<QString, FileState>::first);
    for (auto file = gone.cbegin(); file != gone.cend(); ++file) {
        m_progress.goneFiles += seen.contains(file.key()) ? 0 : 1;
    }
    return forgetFiles(gone);
}

/// Takes files and their games out of the index; what they have in runs is left until these are
/// joined.
Result<void> Indexing::forgetFiles(const QHash<QString, FileState> &gone)
{
    auto games = m_file.database().prepare("DELETE FROM game WHERE file = ?");
    auto files = m_file.database().prepare("DELETE FROM file WHERE id = ?");
    if (!games || !files) {
        return failure(m_file.explained(games ? files.error() : games.error()));
    }
    Result<void> done = run("BEGIN IMMEDIATE");
    for (const FileState &file : gone) {
        const auto forgotten = games->bind(file.id).run();
        const auto removed = forgotten ? files->bind(file.id).run() : forgotten;
        if (done && !removed) {
            done = failure(m_file.explained(removed.error()));
        }
    }
    return done ? run("COMMIT") : done;
}

Result<bool> Indexing::advance()
{
    if (m_isDone) {
        return true;
    }
    Result<void> done;
    if (m_source && m_source->next < m_source->games.size()) {
        const std::size_t game = m_source->next++;
        done = m_source->games.isGo(game) ? addGame(m_source->games.game(game).tree, game)
                                          : Result<void>();
        if (done && m_waiting.size() >= MostWaiting) {
            done = commit();
        }
    } else if (m_source) {
        done = closeFile();
    } else if (m_nextFile < m_files.size()) {
        done = openNext();
    } else {
        done = commit();
        done = done ? joinRuns() : done;
        m_isDone = true;
    }
    return done.map([this] { return m_isDone; });
}

Result<void> Indexing::openNext()
{
    const auto &[path, state] = m_files[m_nextFile++];
    ++m_progress.newFiles;
    Result<SgfCollection, SgfError> games = loadGameFile(path);
    const Message fault = games ? Message() : games.error().text;
    if (!games) {
        m_faults.push_back({path, games.error().line > 0
                                      ? Message::of(QT_TRANSLATE_NOOP("Messages", "line %1: %2"),
                                                    games.error().line, fault)
                                      : fault});
        ++m_progress.faults;
    }
    m_source = Source{path, state, games ? std::move(*games) : SgfCollection(), 0};
    return beginFile(path, fault.english());
}

/// Begins a transaction, if none is open, and a file in it.
Result<void> Indexing::beginFile(const QString &path, const QString &fault)
{
    if (const auto open = m_file.database().isInTransaction(); !open) {
        if (const Result<void> begun = run("BEGIN IMMEDIATE"); !begun) {
            return begun;
        }
    }
    auto insert = m_file.database().prepare(
        "INSERT INTO file(path, size, modified, fault) VALUES (?, ?, 0, ?)");
    const auto added =
        insert ? insert->bind(path).bind(Unfinished).bind(fault).run() : failure(insert.error());
    const auto id =
        added ? m_file.database().integer("SELECT last_insert_rowid()") : failure(added.error());
    if (!id) {
        return failure(m_file.explained(id.error()));
    }
    m_source->state.id = *id;
    return {};
}

/// The file is known as it is from here on.
Result<void> Indexing::closeFile()
{
    auto update = m_file.database().prepare("UPDATE file SET size = ?, modified = ? WHERE id = ?");
    const FileState &state = m_source->state;
    const auto done = update ? update->bind(state.size).bind(state.modified).bind(state.id).run()
                             : failure(update.error());
    m_source.reset();
    ++m_progress.files;
    return done.map_error([this](const SqliteFailure &reason) { return m_file.explained(reason); });
}

Result<qint64> Indexing::idOfPlayer(const QString &name)
{
    if (const qint64 known = m_players.value(name); known != 0) {
        return known;
    }
    auto add = m_file.database().prepare("INSERT OR IGNORE INTO player(name) VALUES (?)");
    auto find = m_file.database().prepare("SELECT id FROM player WHERE name = ?");
    const auto added =
        add && find ? add->bind(name).run() : failure(add ? find.error() : add.error());
    const auto row = added ? find->bind(name).step() : failure(added.error());
    if (!row) {
        return failure(m_file.explained(row.error()));
    }
    return *m_players.insert(name, *row ? find->integer(0) : 0);
}

Result<void> Indexing::prepareInsertion()
{
    if (!m_insert) {
        auto insert = m_file.database().prepare(
            "INSERT INTO game(file, number, black, white, date, ending, columns, rows, handicap, "
            "positions, result, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        if (!insert) {
            return failure(m_file.explained(insert.error()));
        }
        m_insert = std::move(*insert);
    }
    return {};
}

Result<void> Indexing::addGame(const GameTree &tree, std::size_t number)
{
    const auto text = [&tree](const char *name) { return simpleTextAt(tree, tree.root(), name); };
    const Result<qint64> black = idOfPlayer(text("PB"));
    const Result<qint64> white = black ? idOfPlayer(text("PW")) : black;
    if (!white) {
        return failure(white.error());
    }
    const BoardSize size = boardSizeOf(tree);
    const QString result = text("RE");
    const QString event = text("EV");
    const std::vector<PassedPosition> &positions = m_walk.walk(tree);
    const Result<void> prepared = prepareInsertion();
    if (!prepared) {
        return prepared;
    }
    SqliteStatement *const insert = &*m_insert;
    insert->bind(m_source->state.id).bind(static_cast<qint64>(number)).bind(*black).bind(*white);
    insert->bind(dateNumberOf(text("DT"))).bind(static_cast<int>(indexedEndOf(result)));
    insert->bind(int{size.columns}).bind(int{size.rows}).bind(handicapOf(tree));
    const auto added =
        insert->bind(static_cast<qint64>(positions.size())).bind(result).bind(event).run();
    const auto id =
        added ? m_file.database().integer("SELECT last_insert_rowid()") : failure(added.error());
    if (!id) {
        return failure(m_file.explained(id.error()));
    }
    for (const PassedPosition &position : positions) {
        m_waiting.push_back(Occurrence::of(position, static_cast<std::uint32_t>(*id), size));
    }
    ++m_progress.games;
    m_progress.positions += static_cast<qint64>(positions.size());
    return {};
}

/// Makes what was read part of the index.
Result<void> Indexing::commit()
{
    if (!m_file.database().isInTransaction()) {
        return {};
    }
    std::ranges::sort(m_waiting);
    Result<void> done = m_waiting.empty() ? Result<void>() : m_file.addRun(m_waiting);
    m_waiting.clear();
    done = done ? run("COMMIT") : done;
    return done && m_source ? run("BEGIN IMMEDIATE") : done;
}

/// Joins runs where there are too many, and all where too much in them is of games that are gone.
Result<void> Indexing::joinRuns()
{
    Result<std::vector<IndexRun>> runs = m_file.runs();
    const auto kept = m_file.database().integer("SELECT total(positions) FROM game");
    if (!runs || !kept) {
        return failure(runs ? m_file.explained(kept.error()) : runs.error());
    }
    std::int64_t all = 0;
    for (const IndexRun &run : *runs) {
        all += run.occurrences;
    }
    const bool isWasteful = all - *kept > all / 4;
    if (!isWasteful && runs->size() <= MostRuns) {
        return {};
    }
    std::ranges::sort(*runs, {}, &IndexRun::occurrences);
    if (!isWasteful) { // the small ones
        runs->resize(runs->size() / 2 + 1);
    }
    std::vector<bool> isThere;
    auto rows = m_file.database().prepare("SELECT id FROM game ORDER BY id");
    Result<bool, SqliteFailure> row = rows ? rows->step() : failure(rows.error());
    for (; row && *row; row = rows->step()) {
        isThere.resize(static_cast<std::size_t>(rows->integer(0)) + 1);
        isThere.back() = true;
    }
    if (!row) {
        return failure(m_file.explained(row.error()));
    }
    Result<void> done = run("BEGIN IMMEDIATE");
    done = done ? m_file.joinRuns(
               *runs, [&](std::uint32_t game) { return game >= isThere.size() || !isThere[game]; })
                : done;
    return done ? run("COMMIT") : done;
}

} // namespace shinpan
