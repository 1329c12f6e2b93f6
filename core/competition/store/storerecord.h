#pragma once

#include "core/competition/store/competitionlock.h"
#include "core/competition/store/seriessettings.h"
#include "core/competition/store/sqlite.h"
#include "core/competition/store/storereader.h"
#include "core/competition/store/storewriter.h"

#include <memory>
#include <optional>

namespace shinpan {

/// An opened record: its database and the series that is written or read.
struct StoreRecord
{
    QString path;
    std::optional<CompetitionLock> lock; ///< while it is open for a run
    SqliteConnection connection;
    qint64 series = 0;
    std::optional<StoreWriter> writer; ///< only for a run

    [[nodiscard]] StoreReader reader() const { return {connection, series}; }

    /// Why something could not be read; empty: everything could.
    mutable QString damage;

    /// The value, or none with a warning in the log and in `damage`: what was readable when it was
    /// opened has become unreadable, or is damaged where nobody had looked.
    template <typename T>
    [[nodiscard]] T readable(Result<T, SqliteFailure> value) const
    {
        if (!value) {
            damage = explanation(value.error(), path);
            qWarning("%s", qUtf8Printable(damage));
            return {};
        }
        return std::move(*value);
    }
};

/// Takes the lock and opens or makes the record. Where there are results of other settings it
/// fails, or begins a new series. The failure is a sentence.
[[nodiscard]] Result<std::unique_ptr<StoreRecord>> openRecordForRun(const QString &file,
                                                                    const SeriesSettings &settings,
                                                                    bool beginsNewSeries);

[[nodiscard]] Result<std::unique_ptr<StoreRecord>> openRecordForReading(const QString &file);

} // namespace shinpan
