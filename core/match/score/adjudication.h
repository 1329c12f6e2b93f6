#pragma once

#include "core/match/score/gameresult.h"

namespace shinpan {

/// What a rule of the arbiter's own says of a game. A value.
struct Adjudication
{
    enum class Ground : std::uint8_t {
        None,    ///< it says nothing
        Chances, ///< both sides gave the winner the chance
        Lead,    ///< both sides saw the winner ahead
        Count    ///< the move limit stopped the game, and it was counted
    };

    Ground ground = Ground::None;
    std::optional<Color> winner; ///< none: a tie, which only a count finds
    std::optional<Score> score;  ///< a count has one
    int moves = 0;               ///< the game has had so many
    Message evidence;            ///< it names the reports, their moves, and whose they are

    /// The result of a game that ends by it.
    [[nodiscard]] GameResult result() const
    {
        return {GameEnd::Adjudication, winner, score, std::nullopt, evidence};
    }
};

/// The word of files: "chances", "lead" or "count"; empty for None.
[[nodiscard]] QString adjudicationGroundName(Adjudication::Ground ground);
/// Reads it back; None for any other text.
[[nodiscard]] Adjudication::Ground adjudicationGroundFromName(const QString &name);

} // namespace shinpan
