#pragma once

#include "core/explorer/gamewalk.h"
#include "core/explorer/indexfile.h"
#include "core/record/sgf/sgfcollection.h"

#include <QHash>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

/// What an update of an index has come to.
struct IndexProgress
{
    qsizetype files = 0;   ///< that were looked at
    qsizetype ofFiles = 0; ///< that there are
    qint64 newFiles = 0;   ///< that were read, as they are new or have changed
    qint64 goneFiles = 0;
    qint64 faults = 0; ///< files without a game that can be read, at this or an earlier update
    qint64 games = 0;  ///< that were added
    qint64 positions = 0;
};

/// A file that could not be read, and why.
struct IndexFault
{
    QString path;
    Message reason;
};

/// Brings an index up to date with its folders: files that are new or have another size or time
/// than last time are read, and what is gone goes. A file that cannot be read is told once, and the
/// rest goes on.
///
/// Games become part of the index in large steps, each a transaction: whoever kills the process
/// loses what was read since the last one. Takes about 150 MB.
class Indexing
{
public:
    /// The most occurrences that wait in memory.
    static constexpr std::size_t MostWaiting = 3'000'000;

    /// Opens the index, or begins one, and finds out what there is to do. `folders`, which may be
    /// files too, are added to those that it has. Fails if somebody else writes to it, or there are
    /// no folders.
    [[nodiscard]] static Result<Indexing> begin(const QString &index,
                                                const QStringList &folders,
                                                const QStringList &forgotten = {});

    /// Goes on by a few games; returns whether everything is done.
    [[nodiscard]] Result<bool> advance();
    [[nodiscard]] const IndexProgress &progress() const { return m_progress; }
    /// What could not be read since the last call.
    [[nodiscard]] std::vector<IndexFault> takeFaults() { return std::exchange(m_faults, {}); }

private:
    /// A file as it was indexed, or as it is now.
    struct FileState
    {
        qint64 id = 0; ///< 0: it is new
        qint64 size = 0;
        qint64 modified = 0; ///< milliseconds since 1970
    };
    /// A file that is read.
    struct Source
    {
        QString path;
        FileState state;
        SgfCollection games;
        std::size_t next = 0;
    };

    Indexing(IndexFile file, std::unique_ptr<QLockFile> lock);

    [[nodiscard]] Result<void> setFolders(const QStringList &added, const QStringList &forgotten);
    [[nodiscard]] Result<void> listFiles();
    [[nodiscard]] Result<void> listKnownFiles(QHash<QString, FileState> &known);
    [[nodiscard]] Result<void> forgetFiles(const QHash<QString, FileState> &gone);
    [[nodiscard]] Result<void> openNext();
    [[nodiscard]] Result<void> beginFile(const QString &path, const QString &fault);
    [[nodiscard]] Result<void> prepareInsertion();
    [[nodiscard]] Result<void> addGame(const GameTree &tree, std::size_t number);
    [[nodiscard]] Result<qint64> idOfPlayer(const QString &name);
    [[nodiscard]] Result<void> closeFile();
    [[nodiscard]] Result<void> commit();
    [[nodiscard]] Result<void> joinRuns();
    [[nodiscard]] Result<void> run(const char *sql);

    IndexFile m_file;
    std::unique_ptr<QLockFile> m_lock;
    IndexProgress m_progress;
    std::vector<IndexFault> m_faults;
    std::vector<std::pair<QString, FileState>> m_files; ///< to be read
    std::size_t m_nextFile = 0;
    std::optional<Source> m_source;
    GameWalk m_walk;
    std::vector<Occurrence> m_waiting;
    QHash<QString, qint64> m_players;
    std::optional<SqliteStatement> m_insert; ///< of a game
    bool m_isDone = false;
};

/// The day that a record says, as 20040315; 0 for parts that are not known.
[[nodiscard]] int dateNumberOf(const QString &date);
/// How a game ended by its RE.
[[nodiscard]] IndexedEnd indexedEndOf(const QString &result);

} // namespace shinpan
