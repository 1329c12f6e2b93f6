#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/store/sqlite.h"

namespace shinpan {

// How values stand in the rows of the record's tables, see storeschema.h.

/// "2026-11-21T18:08:00.123Z"; empty for a null time.
[[nodiscard]] QString timeText(const QDateTime &time);

/// Writes a whole row of `game`, over an earlier one of that serial.
inline constexpr const char *PutGame =
    "INSERT OR REPLACE INTO game VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,"
    "?,?,?,?,?,?)";
[[nodiscard]] Result<void, SqliteFailure> putGame(SqliteStatement &statement,
                                                  qint64 serial,
                                                  qint64 series,
                                                  const StoredGame &game);

/// All columns of `game` but `moves`, which is counted where the game is running; tables, a
/// condition and an order are to follow.
inline constexpr const char *SelectGames =
    "SELECT serial, id, attempt, state, matchup, number, black, white, result, ending, winner, "
    "margin, culprit, reason, CASE state WHEN 'running' THEN (SELECT count(*) FROM move WHERE "
    "game = serial) ELSE moves END, black_ns, white_ns, black_cpu, white_cpu, columns, rows, "
    "komi, handicap, black_stones, white_stones, opening, started, ended, slot, duplicate_of, "
    "evidence, near, echo_of FROM ";
/// The table of games for that, whatever the version of the tables.
[[nodiscard]] const char *gamesTable(const SqliteConnection &connection);
/// The row that the statement is at.
[[nodiscard]] StoredGame gameAt(const SqliteStatement &statement);

inline constexpr const char *PutMove = "INSERT OR REPLACE INTO move VALUES (?,?,?,?,?,?,?)";
[[nodiscard]] Result<void, SqliteFailure> putMove(SqliteStatement &statement,
                                                  qint64 serial,
                                                  int ply,
                                                  const StoredMove &move);

inline constexpr const char *SelectMoves =
    "SELECT color, vertex, used_ns, clock, comment FROM move WHERE game = ? ORDER BY ply";
[[nodiscard]] StoredMove moveAt(const SqliteStatement &statement);

inline constexpr const char *PutEvent =
    "INSERT INTO event (series, time, kind, game, player, text) VALUES (?,?,?,?,?,?)";
[[nodiscard]] Result<void, SqliteFailure> putEvent(SqliteStatement &statement,
                                                   qint64 series,
                                                   const CompetitionEvent &event);

inline constexpr const char *SelectEvents =
    "SELECT time, kind, game, player, text FROM event WHERE series = ? ORDER BY number";
[[nodiscard]] CompetitionEvent eventAt(const SqliteStatement &statement);

} // namespace shinpan
