#pragma once

#include "core/competition/competition.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// What a new competition is for; each is a type of competition with fitting numbers.
enum class CompetitionPurpose : std::uint8_t {
    Stronger, ///< is the first player stronger? An SPRT match
    Ranking,  ///< all play all
    Gauntlet, ///< the first player against all others
    Knockout,
    Swiss,
    Rounds,  ///< all play all, in rounds; only of files that are there already, as
    Matchups ///< those that the file lists
};

/// A competition as a person begins to think of it: what a dialog can ask, and nothing that a file
/// has in its place. A value.
struct CompetitionDraft
{
    CompetitionPurpose purpose = CompetitionPurpose::Stronger;
    std::vector<EngineProfile> players; ///< the best seed first
    int games = 20;                     ///< of each pairing; 0: until a test decides
    int rounds = 5;                     ///< of a Swiss
    double elo = 10;                    ///< what Stronger means: by so much rather than not at all
    MatchSetup setup;
    int randomMoves = 4; ///< that games begin with, so that they differ; 0: none
    int parallel = 1;
};

/// How many games of each pairing are usual.
[[nodiscard]] int usualGames(CompetitionPurpose purpose);

/// The competition of a file at this absolute path. Players are called after their engines, two of
/// the same name "GNU-Go" and "GNU-Go#2".
[[nodiscard]] Competition competitionOf(const CompetitionDraft &draft, const QString &path);

/// What a dialog can ask about a competition that is there.
[[nodiscard]] CompetitionDraft draftOf(const Competition &competition);
/// How many random moves its games begin with, and nothing else: 0 without; nothing where they
/// begin with other openings.
[[nodiscard]] std::optional<int> randomMovesOf(const Competition &competition);
/// The competition with what is different in the draft than in its own, and no more. Players who
/// are new come last.
[[nodiscard]] Competition changedBy(const Competition &competition, const CompetitionDraft &draft);

} // namespace shinpan
