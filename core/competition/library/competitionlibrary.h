#pragma once

#include "core/competition/competition.h"
#include "core/competition/run/competitionreset.h"
#include "core/util/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace shinpan {

/// A competition as a list of many shows it.
struct LibraryEntry
{
    QString file;    ///< absolute
    QString name;    ///< the file's, where the file cannot be read
    Message problem; ///< why file or record cannot be read; empty: they can
    Message note;    ///< how the file differs from what was played, in one line; empty: not at all
    std::optional<CompetitionType> type; ///< nothing where the file cannot be read
    QDateTime played;                    ///< when its last game ended, UTC; null: none has
    int ended = 0;                       ///< games with a result
    std::optional<int> gamesInAll;
    bool isRunning = false; ///< somewhere
    bool isOver = false;
    QStringList leaders; ///< the winners, or those ahead so far; nobody before the first result

    /// Whether there is something to do for a run, and none does it.
    [[nodiscard]] bool canGoOn() const
    {
        return problem.isEmpty() && !isRunning && (!isOver || !note.isEmpty());
    }
};

/// What the file and its record tell. Takes milliseconds, a large record more.
[[nodiscard]] LibraryEntry libraryEntry(const QString &file);

/// The competitions whose files are in this folder, not in those within: those that were played,
/// and those that can be.
[[nodiscard]] QStringList competitionsIn(const QString &folder);

/// Throws it away, with all that was played; with Reset::PutAside that is only moved, and the file
/// stays. Fails while a run is under way, and at the first file that will not go.
[[nodiscard]] Result<void> discardCompetition(const QString &file, Reset how);

} // namespace shinpan
