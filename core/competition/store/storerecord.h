#pragma once

#include "core/competition/result/toldchance.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/series.h"
#include "core/competition/store/storewriter.h"
#include "core/util/message.h"
#include "core/util/sqlite/sqlite.h"

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// An opened record: its database and the series that is written or read.
struct StoreRecord
{
    QString path;
    std::optional<CompetitionLock> lock; ///< while it is open for a run
    SqliteConnection connection;
    qint64 series = 0;
    std::optional<StoreWriter> writer; ///< only for a run

    // What is committed. What cannot be read fails as a whole: half of a result would be a wrong
    // one.

    /// A game with the number of its row.
    struct Row
    {
        qint64 serial = 0;
        StoredGame game;
    };
    template <typename T>
    using Rows = Result<std::vector<T>, SqliteFailure>;

    [[nodiscard]] Rows<StoredGame> games() const;
    [[nodiscard]] Rows<Row> unfinishedGames() const;
    /// The moves of the last attempt, or of the given one.
    [[nodiscard]] Rows<StoredMove> movesOf(const QString &gameId, std::optional<int> attempt) const;
    /// What was said in that game, in the order of moves.
    [[nodiscard]] Rows<ToldChance> chancesOf(const StoredGame &game) const;
    [[nodiscard]] Rows<CompetitionEvent> events() const;

    // The same for a reader that goes on.

    /// The games behind that row, and those of these rows, in their order.
    [[nodiscard]] Rows<Row> gamesAfter(qint64 serial, const std::vector<qint64> &others) const;
    /// The moves of the game in that row, without the first `known` ones.
    [[nodiscard]] Rows<StoredMove> movesAfter(qint64 serial, std::size_t known) const;
    struct EventRow
    {
        qint64 number = 0;
        CompetitionEvent event;
    };
    [[nodiscard]] Rows<EventRow> eventsAfter(qint64 number) const;
    /// The number of the series, when it began and what competition it is of, which no other record
    /// has alike.
    [[nodiscard]] Result<QString, SqliteFailure> beginning() const;

    /// The last known of each player.
    [[nodiscard]] Rows<EngineIdentity> engines() const;
    [[nodiscard]] Result<qint64, SqliteFailure> lastSerial() const;
    /// How many games were begun under this id.
    [[nodiscard]] Result<int, SqliteFailure> lastAttempt(const QString &gameId) const;
    [[nodiscard]] Result<std::optional<QByteArray>, SqliteFailure> hashOf(
        const IdentifiedFile &file) const;

    /// Why something could not be read; empty: everything could.
    mutable Message damage;

    /// The value, or none with a warning in the log and in `damage`: what was readable when it was
    /// opened has become unreadable, or is damaged where nobody had looked.
    template <typename T>
    [[nodiscard]] T readable(Result<T, SqliteFailure> value) const
    {
        if (!value) {
            damage = explanation(value.error(), path);
            qWarning("%s", qUtf8Printable(damage.english()));
            return {};
        }
        return std::move(*value);
    }
};

/// Takes the lock and opens or makes the record. Where there are results of other settings it
/// fails, or begins a new series. The failure is a sentence.
[[nodiscard]] Result<std::unique_ptr<StoreRecord>> openRecordForRun(const QString &file,
                                                                    const SeriesContent &content,
                                                                    bool beginsNewSeries);

/// `firstToCheck`: the caller has read the games before this row and believes them.
[[nodiscard]] Result<std::unique_ptr<StoreRecord>> openRecordForReading(
    const QString &file,
    qint64 firstToCheck = std::numeric_limits<qint64>::min());

/// See ResultStore.
[[nodiscard]] QList<Message> changedSettings(const QString &file, const SeriesContent &content);

} // namespace shinpan
