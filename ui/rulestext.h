#pragma once

#include "core/rules/ruleset.h"

#include <QString>

// Rule sets in the person's words.
namespace shinpan::text {

[[nodiscard]] QString koRule(KoRule rule);
[[nodiscard]] QString suicideRule(SuicideRule rule);
[[nodiscard]] QString scoringMethod(ScoringMethod method);
[[nodiscard]] QString groupTax(GroupTax tax);
[[nodiscard]] QString handicapCompensation(HandicapCompensation compensation);

/// What sets the rules apart, in a line: "Area · positional superko · no suicide".
[[nodiscard]] QString rulesSummary(const Ruleset &rules);

} // namespace shinpan::text
