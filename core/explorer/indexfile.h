#pragma once

#include "core/explorer/occurrence.h"
#include "core/util/sqlite/sqlite.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace shinpan {

/// How a game of an index ended.
enum class IndexedEnd : std::uint8_t { Unknown, Black, White, Draw };

/// Part of an index: occurrences that were written at once, sorted. Each has a row of `run`, and
/// its blocks have ids that begin with its number.
struct IndexRun
{
    std::int64_t number = 0; ///< from 1
    std::int64_t occurrences = 0;
};

/// The number of the runs after which some are joined: a look-up needs a step for each.
inline constexpr std::size_t MostRuns = 12;

/// An index over folders of games: one SQLite file, which may be deleted at any time and made anew
/// from the games.
///
///     folder (path)
///     file   (id, path, size, modified, fault)     size -1: was not read to its end
///     player (id, name)
///     game   (id, file, number, black, white, date, ending, columns, rows, handicap, positions,
///             result, event)
///     run    (number, occurrences)
///     block  (id, data)                            id: number of the run, then the first key
///
/// A position is not stored with its game but with all others of its key, so that what continues it
/// is read in one piece. Ids of games are never used again, and occurrences of games that are gone
/// stay until runs are joined.
class IndexFile
{
public:
    /// The index of a person's games, in the folder of what can be made anew.
    [[nodiscard]] static QString usualPath();

    /// Opens an index to be read. Fails if it is none, or of another version of ours.
    [[nodiscard]] static Result<IndexFile> openToRead(const QString &path);
    /// Opens an index to be written, or begins one; one of another version is emptied, but for its
    /// folders.
    [[nodiscard]] static Result<IndexFile> openToWrite(const QString &path);

    [[nodiscard]] SqliteConnection &database() { return m_database; }
    [[nodiscard]] const QString &path() const { return m_path; }
    /// The words for a failure of the database.
    [[nodiscard]] Message explained(const SqliteFailure &failure) const;
    /// It says that the file makes no sense, and what to do.
    [[nodiscard]] Message damage() const;

    [[nodiscard]] Result<std::vector<IndexRun>> runs();
    /// Adds a run of these occurrences, which are sorted. Within a transaction.
    [[nodiscard]] Result<void> addRun(const std::vector<Occurrence> &sorted);
    /// Makes one run of these, without the games for which `isGone`. Within a transaction.
    [[nodiscard]] Result<void> joinRuns(const std::vector<IndexRun> &runs,
                                        const std::function<bool(std::uint32_t game)> &isGone);
    /// Calls `visit` for each key of all runs, in rising order, with all its occurrences.
    [[nodiscard]] Result<void> forEachKey(
        const std::vector<IndexRun> &runs,
        const std::function<Result<void>(const std::vector<Occurrence> &)> &visit);

    /// The range of ids of a run's blocks; the first key of a block is added to the first.
    [[nodiscard]] static std::pair<std::int64_t, std::int64_t> blocksOf(std::int64_t run);

private:
    IndexFile(SqliteConnection database, QString path)
        : m_database(std::move(database))
        , m_path(std::move(path))
    { }

    [[nodiscard]] Result<void> begin();

    SqliteConnection m_database;
    QString m_path;
};

} // namespace shinpan
