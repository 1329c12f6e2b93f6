#pragma once

#include "core/board/point.h"
#include "core/engine/profile/engineprofile.h"
#include "core/rules/ruleset.h"
#include "core/util/message.h"

#include <optional>
#include <vector>

namespace shinpan {

// What an engine is told of a game's rules when it is started, and what it counts by if that is
// something else. Commands of GTP (rulesCommand()) are told later. Pure.

/// What tells a known engine its rules on the command line; nothing for an engine that is unknown
/// or needs none, and where the command line has such an option already.
[[nodiscard]] EngineProfile::RulesArguments usualRulesArguments(const EngineProfile &profile);

/// The profile as it is started for a game under these rules: with its arguments for them at the
/// end of its command line. Unchanged where the command line has an option of its own for rules,
/// which is the person's word, and for an engine that listens at an address.
[[nodiscard]] EngineProfile startedFor(const EngineProfile &profile, const Ruleset &rules);

/// How the engine will count a game under these rules where it is known not to count as they do,
/// started as startedFor() has it.
[[nodiscard]] std::optional<ScoringMethod> countsOtherwise(const EngineProfile &profile,
                                                           const Ruleset &rules);

/// Whether nothing tells the engine the komi: the Go Modem Protocol has no word for it, and its
/// command line does not speak of it.
[[nodiscard]] bool hearsNoKomi(const EngineProfile &profile);

/// What the engine gives White for a handicap, as it is started, where no command tells it; nothing
/// for one that is not known, or takes rules by GTP.
[[nodiscard]] std::optional<HandicapCompensation> ownCompensation(const EngineProfile &profile);

/// The suicide that the engine takes for legal, where that is known to be less than the rules
/// allow: it refuses such a move of its opponent's and forfeits the game.
[[nodiscard]] std::optional<SuicideRule> takesLessSuicide(const EngineProfile &profile,
                                                          const Ruleset &rules);
/// The warning as a sentence like that of countingWarning().
[[nodiscard]] Message suicideWarning(const EngineProfile &profile, const Ruleset &rules);

/// The size or komi of such a game that the engine is known not to take, as a sentence like that of
/// countingWarning(); says nothing where it takes both, as far as is known.
[[nodiscard]] Message limitsWarning(const EngineProfile &profile, BoardSize size, double komi);

/// countingWarning(), suicideWarning() and limitsWarning(), as far as there is anything to say.
[[nodiscard]] std::vector<Message> setUpWarnings(const EngineProfile &profile,
                                                 const Ruleset &rules,
                                                 BoardSize size,
                                                 double komi);

/// countsOtherwise() as a sentence without its subject and stop; says nothing where that does.
[[nodiscard]] Message countingDifference(const EngineProfile &profile, const Ruleset &rules);

/// The same and hearsNoKomi() as a sentence without its subject and stop, with what would
/// help if anything does. Says nothing if the engine counts as the rules do, as far as is known.
[[nodiscard]] Message countingWarning(const EngineProfile &profile, const Ruleset &rules);

} // namespace shinpan
