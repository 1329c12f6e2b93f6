#pragma once

#include "core/util/sqlite/sqlite.h"

namespace shinpan {

// The tables of a competition's record, NAME.db. They are made for people's queries too: every
// column is explained in storeschema.cpp or gamecolumns.h, in words that the database keeps, so
// that the `.schema` command of sqlite3 shows them. Times are UTC, "2026-11-21T18:08:00.123Z";
// durations are nanoseconds.

/// The first version of the tables in which a series says what competition it is of.
inline constexpr int CompetitionVersion = 4;
/// The first one in which moves have thoughts.
inline constexpr int ThoughtVersion = 6;

/// Makes the tables in an empty database, in one transaction, and turns on write-ahead logging, in
/// which readers disturb nobody. What has tables already is checked as by checkSchema(), and those
/// of an earlier version get the columns that they lack. The failure is a sentence.
[[nodiscard]] Result<void> prepareSchema(SqliteConnection &connection, const QString &path);

/// The version of the tables of a database.
[[nodiscard]] qint64 schemaVersion(const SqliteConnection &connection);

/// Fails, with what to do, if this is not a record of ours or one of a newer Shinpan.
[[nodiscard]] Result<void> checkSchema(const SqliteConnection &connection, const QString &path);

} // namespace shinpan
