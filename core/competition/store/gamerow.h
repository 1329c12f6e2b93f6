#pragma once

#include "core/competition/result/storedgame.h"
#include "core/util/sqlite/sqlite.h"

namespace shinpan {

// The table of games, and a game as its row, by visitColumns().

/// Its declaration: "CREATE TABLE game (…);".
[[nodiscard]] QByteArray gameTable();
/// The version of the tables that first had its newest column.
[[nodiscard]] int newestGameColumn();
/// Adds to it what that version of the tables lacks: "ALTER TABLE game …;".
[[nodiscard]] QByteArray gameColumnsAfter(qint64 version);

/// Selects games for gameAt(), whatever the version of the tables. In a running game those moves
/// are counted that are on the disk. `rest`: what follows behind FROM and the table.
[[nodiscard]] QByteArray selectGames(qint64 version, const QByteArray &rest);
/// The game in this row; its number comes first.
[[nodiscard]] StoredGame gameAt(const SqliteStatement &row);

/// Writes a row that bindGame() has filled.
[[nodiscard]] QByteArray putGame();
/// Its values, behind the numbers of row and series. `texts` has to live until the statement was
/// run.
void bindGame(SqliteStatement &statement, const StoredGame &game, QStringList &texts);

/// Says of rows of that version of the tables that they have numbers that no game has: " OR … OR
/// …".
[[nodiscard]] QByteArray strangeNumbers(qint64 version);

} // namespace shinpan
