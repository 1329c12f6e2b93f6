#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// When the arbiter decides a game before its end. Off unless somebody asks for it, as no other
/// arbiter of Go has it; chess has (cutechess's `-resign … twosided=true`), without an audit. A
/// value.
///
/// Where both sides' last `moves` reports give the same side at least the chance or the lead, it
/// has won. What they report is their own view of the game, so the rule can be wrong where both
/// are: a part of the games that meet it is played on to the end, and shows how often it is.
struct AdjudicationRule
{
    static constexpr double LeastChance = 0.501;
    static constexpr double MostChance = 0.9999;
    static constexpr double LeastLead = 0.5;
    static constexpr double MostLead = 10'000;
    static constexpr int MostMoves = 100; ///< all of them are named as evidence

    double chance = 0; ///< the least chance to win, of 1; 0: no rule of chances
    double lead = 0;   ///< the least lead, in points; 0: no rule of leads
    int moves = 5;     ///< the number of reports of each side; 1 or more
    /// A game that the move limit stops is counted as one that passes end, instead of having no
    /// winner.
    bool countsAtLimit = false;
    /// The part of the games which are audited: what the rule would have decided is noted, and they
    /// are played on. 0 to 1.
    double audit = 0.1;

    /// Whether it goes by what engines report of their moves.
    [[nodiscard]] bool readsReports() const { return chance > 0 || lead > 0; }
    [[nodiscard]] bool isOn() const { return readsReports() || countsAtLimit; }

    friend bool operator==(const AdjudicationRule &, const AdjudicationRule &) = default;
};

/// Reads "none", or parts of "chance=95%,lead=20,moves=5,limit=count,audit=10%", each at most once,
/// with one at least of chance, lead and limit. The failure says what is wrong and what is allowed.
[[nodiscard]] Result<AdjudicationRule> adjudicationRuleFromText(const QString &text);

/// All of a rule that is on, "none" otherwise; adjudicationRuleFromText() reads it back.
[[nodiscard]] QString toText(const AdjudicationRule &rule);

/// What adjudicationRuleFromText() reads, in one line, for --help and error messages.
[[nodiscard]] QString adjudicationRuleExamples();

} // namespace shinpan
