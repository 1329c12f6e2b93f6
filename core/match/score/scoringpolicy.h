#pragma once

#include "core/rules/ruleset.h"
#include "core/util/result.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// One rung of the scoring ladder: somebody's word on a finished game.
enum class ScoringStep {
    PlayersScore,  ///< the players' final_score, held against our count of their dead stones
    PlayersDead,   ///< the players' final_status_list dead, counted by us
    RefereeEngine, ///< a third engine's dead stones, counted by us; without a list, its final_score
    CountPlayedOut, ///< our count of our own estimate; settles silence, never a quarrel, and not
                    ///< what hangs on stones whose life is open
    CountAllAlive, ///< our count with everything alive, as under Tromp-Taylor rules; always decides
    AskPerson      ///< a person settles it on the board
};

/// How a finished game is scored: the ladder is climbed until a step decides. A step that does not
/// decide leaves a report and the word to the next; what no step decides is disputed ("?"). See
/// ScoreKeeper for when a step decides. A value.
struct ScoringPolicy
{
    std::vector<ScoringStep> ladder{ScoringStep::PlayersScore, ScoringStep::PlayersDead,
                                    ScoringStep::RefereeEngine, ScoringStep::CountPlayedOut};

    /// Gomill's `players` scorer: PlayersScore takes the players at their word, asks for no dead
    /// stones and counts nothing. Equal winners decide, equal margins too; the rest is "?".
    bool trustsPlayers = false;

    /// Gomill's `internal` scorer: the area is counted, with this compensation for a handicap,
    /// whatever the rules of the game say. Nothing: the rules decide.
    std::optional<HandicapCompensation> areaCompensation;

    [[nodiscard]] bool contains(ScoringStep step) const;

    friend bool operator==(const ScoringPolicy &, const ScoringPolicy &) = default;
};

/// The usual ladder where a person is there to ask: it ends with AskPerson. What ScoringPolicy{}
/// means as soon as a person plays.
[[nodiscard]] ScoringPolicy attendedScoring();

/// Reads steps joined by commas ("score,dead,referee,playout,alive,ask", each at most once), or a
/// preset: "default", "gomill-players", "gomill-internal", "gomill-internal:no", ":short", ":full"
/// (the same as "gomill-internal", Gomill's default). The failure says what is wrong and what is
/// allowed.
[[nodiscard]] Result<ScoringPolicy> scoringPolicyFromText(const QString &text);

/// A Gomill preset's name where it is one, else the steps; scoringPolicyFromText() reads it back.
[[nodiscard]] QString toText(const ScoringPolicy &policy);

/// The word of a step in texts and results: "score", "dead", "referee", "playout", "alive", "ask".
[[nodiscard]] QString scoringStepName(ScoringStep step);

/// What scoringPolicyFromText() reads, in one line, for --help and error messages.
[[nodiscard]] QString scoringPolicyExamples();

} // namespace shinpan
