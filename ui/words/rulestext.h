#pragma once

#include "core/rules/ruleset.h"

#include <QString>

#include <vector>

// Rule sets in the person's words.
namespace shinpan::text {

[[nodiscard]] QString koRule(KoRule rule);
[[nodiscard]] QString suicideRule(SuicideRule rule);
[[nodiscard]] QString scoringMethod(ScoringMethod method);
[[nodiscard]] QString groupTax(GroupTax tax);
[[nodiscard]] QString handicapCompensation(HandicapCompensation compensation);

/// "Chinese", as a list has it.
[[nodiscard]] QString presetName(const RulesetPreset &preset);
/// "Chinese rules", as a sentence has it.
[[nodiscard]] QString presetRules(const RulesetPreset &preset);

/// Rules to choose from a list.
struct RulesChoice
{
    QString name; ///< "Japanese, Korean": of all presets that mean the same
    Ruleset rules;
};

/// All presets, each meaning once, in their order.
[[nodiscard]] std::vector<RulesChoice> rulesChoices();

/// What sets the rules apart, in a line: "Area · positional superko · no suicide".
[[nodiscard]] QString rulesSummary(const Ruleset &rules);

} // namespace shinpan::text
