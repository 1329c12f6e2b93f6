#pragma once

#include "core/competition/file/competitionfields.h"
#include "core/competition/file/competitionsettings.h"

#include <QSet>

namespace shinpan {

// The tables of a competition's file, each read by a file of its own; for reader and writer, and
// for other files that have [[player]]. `folder` is the file's, in which relative paths begin.

/// `id`, which must be a good one and not taken.
[[nodiscard]] QString readId(CompetitionSettings &table,
                             const QString &usual,
                             const QSet<QString> &taken);
/// `games`, which may be "unlimited".
[[nodiscard]] std::optional<int> readGames(CompetitionSettings &table, std::optional<int> usual);
/// A path of a file: relative to the file's folder, or to the home directory after `~`.
[[nodiscard]] QString absolutePath(const QString &path, const QString &folder);

/// `affinity`: a set of processors for each slot.
[[nodiscard]] std::vector<std::vector<int>> readAffinity(CompetitionSettings &file);
/// "0-3,8": how a set of processors is written.
[[nodiscard]] QString processorsText(const std::vector<int> &processors);

// CompetitionSettings::read() calls these.
void readValue(BoardSize &size, CompetitionSettings &game, QLatin1String key);
void readValue(Ruleset &rules, CompetitionSettings &game, QLatin1String key);
void readValue(ByColor<TimeControl> &time, CompetitionSettings &game, QLatin1String key);
void readValue(ScoringPolicy &scoring, CompetitionSettings &game, QLatin1String key);
void readValue(AdjudicationRule &rule, CompetitionSettings &game, QLatin1String key);
void readValue(std::vector<double> &levels, CompetitionSettings &table, QLatin1String key);

/// The game settings of [game], or of a [[matchup]] that falls back on it.
[[nodiscard]] MatchSetup readSetup(CompetitionSettings &game);
/// [[matchup]] and what they have in common, into a competition whose players and games are read.
void readMatchups(CompetitionSettings &file, Competition &competition);
/// elo0, elo1 and so on, of [sprt] or [certificate].
[[nodiscard]] Sprt readTest(CompetitionSettings &table);
/// [tune], [[parameter]] and [certificate] of a tune, into a competition whose players and games
/// are read; an opponent is added where there is none.
void readTune(CompetitionSettings &file, const QString &folder, Competition &competition);
/// A player's second self, "ID#2", as in Gomill; added where it is not there yet.
[[nodiscard]] std::size_t secondSelf(Competition &competition, std::size_t first);
/// [openings].
[[nodiscard]] OpeningPlan readOpenings(CompetitionSettings &file, const QString &folder);

/// [machines].
[[nodiscard]] MachineSettings readMachines(CompetitionSettings &file, const QString &folder);
/// "512M", "4G": a size in memory, in MiB; nothing for any other text.
[[nodiscard]] std::optional<int> megabytesFromText(const QString &text);

/// How long players and referees may take unless the file says otherwise: nobody is there to lose
/// patience, so there is a limit to starting up, too.
[[nodiscard]] Timeouts competitionTimeouts();
/// [[player]] and [player_defaults].
[[nodiscard]] std::vector<CompetitionPlayer> readPlayers(CompetitionSettings &file,
                                                         const QString &folder);
/// [referee]; nothing without.
[[nodiscard]] std::optional<EngineProfile> readReferee(CompetitionSettings &file,
                                                       const QString &folder);

class TomlLines;
/// The tune that readTune() reads; nothing where it is not one.
void writeTune(TomlLines &lines, const Competition &competition);
/// [openings], or [certificate.openings]; nothing where all is as usual.
void writeOpenings(TomlLines &lines, const OpeningPlan &plan, const QString &heading);

} // namespace shinpan
