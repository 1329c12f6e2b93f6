#pragma once

#include "core/competition/file/competitionsettings.h"

#include <QSet>

namespace shinpan {

// The parts of a competition's file. Each reads its tables and reports what is wrong in them; what
// comes back then is only good for reading on.

/// The most points of komi, in either direction.
inline constexpr double MaxKomi = 1000;
/// The most games, rounds, moves and the like.
inline constexpr int Many = 1'000'000;

/// How long players and referees may take unless the file says otherwise: nobody is there to lose
/// patience, so there is a limit to starting up, too.
[[nodiscard]] Patience competitionPatience();

/// How long a move may take where a side has no clock and the file says nothing.
inline constexpr std::chrono::milliseconds UsualWatchdog = std::chrono::minutes(10);

/// Reads a competition off a tree of values that stands, as far as errors say, in this file.
[[nodiscard]] Result<Competition, CompetitionFileErrors> readCompetitionTree(const TomlValue &tree,
                                                                             const QString &path);

/// [[player]] and [player_defaults].
[[nodiscard]] std::vector<CompetitionPlayer> readPlayers(CompetitionSettings &file,
                                                         CompetitionMistakes &mistakes,
                                                         const QString &folder);

/// [referee]; nothing without.
[[nodiscard]] std::optional<EngineProfile> readReferee(CompetitionSettings &file,
                                                       CompetitionMistakes &mistakes,
                                                       const QString &folder);

/// [[matchup]] and what they have in common, into a competition whose players and games are read.
void readMatchups(CompetitionSettings &file,
                  CompetitionMistakes &mistakes,
                  Competition &competition);

/// `id`, which must be a good one and not taken.
[[nodiscard]] QString readId(CompetitionSettings &table,
                             const QString &usual,
                             const QSet<QString> &taken);

/// The game settings of [game], or of a [[matchup]] that falls back on it.
[[nodiscard]] MatchSetup readSetup(CompetitionSettings &game);

/// `games`, which may be "unlimited".
[[nodiscard]] std::optional<int> readGames(CompetitionSettings &table, std::optional<int> usual);

/// [openings].
[[nodiscard]] OpeningPlan readOpenings(CompetitionSettings &file,
                                       CompetitionMistakes &mistakes,
                                       const QString &folder);

/// `affinity`: a set of processors for each slot.
[[nodiscard]] std::vector<std::vector<int>> readAffinity(CompetitionSettings &file);
/// "0-3,8": how a set of processors is written.
[[nodiscard]] QString processorsText(const std::vector<int> &processors);

/// A path of a file: relative to the file's folder, or to the home directory after `~`.
[[nodiscard]] QString absolutePath(const QString &path, const QString &folder);

} // namespace shinpan
