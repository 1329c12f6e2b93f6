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
    Pool,     ///< a pool: those meet whose games tell most
    Gauntlet, ///< the first player against all others
    Knockout,
    Swiss,
    Rounds,    ///< all play all, in rounds
    Matchups,  ///< those that are listed: a playoff
    Tune,      ///< which parameters of the first player are best?
    Calibrate, ///< some value of a parameter is sought that is so many Elo from the second player
    Others     ///< what only files ask for
};

/// How games begin, as a dialog asks it. A value.
struct DraftOpenings
{
    enum class Kind : std::uint8_t {
        Empty,
        Random,
        Sgf,
        Others ///< those that the file has, which a dialog has no fields for
    };

    Kind kind = Kind::Random;
    int randomMoves = 4;      ///< 1 or more, so that games differ
    QString sgf;              ///< path of a file or a folder
    int mostMoves = 20;       ///< of games in SGF; 0: all
    bool hasOwnTerms = false; ///< of games in SGF: komi and rules are theirs

    friend bool operator==(const DraftOpenings &, const DraftOpenings &) = default;
};

/// Two of the players, by their places; the first has Black in the first game.
struct DraftPair
{
    std::size_t first = 0;
    std::size_t second = 0;

    friend bool operator==(const DraftPair &, const DraftPair &) = default;
};

/// What a tune or a calibration looks for, and where its parameters stand: in braces in how the
/// first player is started. A value.
struct DraftTune
{
    TunePlan plan;
    QString commandLine;         ///< of the first player
    QStringList startupCommands; ///< of the first player

    friend bool operator==(const DraftTune &, const DraftTune &) = default;
};

/// A competition as a person begins to think of it: what a dialog can ask, and nothing that a file
/// has in its place. A value.
struct CompetitionDraft
{
    CompetitionPurpose purpose = CompetitionPurpose::Stronger;
    std::vector<EngineProfile> players; ///< the best seed first; no second self of a tune's
    std::vector<DraftPair> pairs;       ///< where they are listed; those of a file stay
    int games = 20;  ///< each pairing has so many, a pool in all; 0: until it is decided or stopped
    StopRule stop{}; ///< it lacks its test
    int rounds = 5;  ///< a Swiss has so many
    /// What Stronger means: by this much rather than not at all. In a pool, where 0 is no test: of
    /// each pair, by this much rather than weaker by as much.
    double elo = 10;
    MatchSetup setup;
    DraftOpenings openings;
    int parallel = 1; ///< on each machine, or in each of its tasks
    MachineSettings machines;
    std::optional<DraftTune> tune{}; ///< exactly of a Tune and a Calibrate
};

/// How many games of each pairing are usual.
[[nodiscard]] int usualGames(CompetitionPurpose purpose);

/// Whether the purpose is a search for parameters.
[[nodiscard]] constexpr bool isTuning(CompetitionPurpose purpose)
{
    return purpose == CompetitionPurpose::Tune || purpose == CompetitionPurpose::Calibrate;
}

/// Whether a competition of the purpose may end at a StopRule.
[[nodiscard]] bool mayStop(CompetitionPurpose purpose);

/// The competition of a file at this absolute path. Players are called after their engines, two of
/// the same name "GNU-Go" and "GNU-Go#2".
[[nodiscard]] Competition competitionOf(const CompetitionDraft &draft, const QString &path);

/// What a dialog can ask about a competition that is there.
[[nodiscard]] CompetitionDraft draftOf(const Competition &competition);
/// The competition with what the draft has changed of its own, and no more. New players come last.
[[nodiscard]] Competition changedBy(const Competition &competition, const CompetitionDraft &draft);

} // namespace shinpan
