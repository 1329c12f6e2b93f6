#pragma once

#include "core/competition/competition.h"
#include "core/competition/store/seriessettings.h"
#include "core/util/sqlite/sqlite.h"

#include <QByteArray>

#include <optional>

namespace shinpan {

/// A series as it stands in the record.
struct Series
{
    qint64 number = 0;
    SeriesSettings settings;
    QByteArray competition; ///< whole, as a file would say it; empty in records of before
    bool hasGames = false;
};

/// What a run says of its series: it is kept with its results.
struct SeriesContent
{
    SeriesSettings settings;
    std::optional<Competition> competition{}; ///< nothing: only the settings are known

    /// The text as it stands in the record; empty where it is not known.
    [[nodiscard]] QByteArray text() const;
};

[[nodiscard]] SeriesContent seriesContent(const Competition &competition);

/// The series of that number, or else the last one; nothing before the first.
[[nodiscard]] Result<std::optional<Series>, SqliteFailure> readSeries(
    const SqliteConnection &connection,
    std::optional<qint64> number = {});

/// Writes a series with its content, over what it had if it is there.
[[nodiscard]] Result<void, SqliteFailure> putSeries(SqliteConnection &connection,
                                                    qint64 number,
                                                    const SeriesContent &content);

} // namespace shinpan
