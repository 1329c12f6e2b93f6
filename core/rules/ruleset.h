#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace shinpan {

/// Which repetitions are forbidden. A pass is never forbidden.
enum class KoRule : std::uint8_t {
    None,
    Simple,             ///< a single stone may not be retaken by a single stone at once
    PositionalSuperko,  ///< no play may recreate a position of this game, whoever made it
    SituationalSuperko, ///< no play may recreate a position with the same side to move next
};

/// Whether a play may take its own chain off. Allowed means single stones too, where the ko rule
/// does not forbid them.
enum class SuicideRule : std::uint8_t { Forbidden, Allowed };

enum class ScoringMethod : std::uint8_t { Area, Territory };

/// What White receives for N >= 2 handicap stones when the area is counted.
enum class HandicapCompensation : std::uint8_t { None, AllButOne, All };

/// What a game is played and counted by. Komi belongs to the game, not to the rules.
struct Ruleset
{
    KoRule ko = KoRule::PositionalSuperko;
    SuicideRule suicide = SuicideRule::Forbidden;
    ScoringMethod scoring = ScoringMethod::Area;
    HandicapCompensation handicapCompensation = HandicapCompensation::None;

    friend bool operator==(const Ruleset &, const Ruleset &) = default;
};

/// A rule set that people know by name.
struct RulesetPreset
{
    std::string_view name;    ///< as people say it: "New Zealand"
    std::string_view sgfName; ///< as SGF's RU says it: "NZ"
    Ruleset rules;
    double komi; ///< customary in even games
};

/// The known rule sets, in the order to offer them.
[[nodiscard]] std::span<const RulesetPreset> rulesetPresets();

/// The preset that a text such as SGF's RU or an engine's answer names ("japanese", "Tromp/Taylor",
/// "chinese-kgs"), in any letter case, with blank, '-', '_' and '/' left out of account. Null when
/// the name is unknown.
[[nodiscard]] const RulesetPreset *findRulesetPreset(std::string_view name);

} // namespace shinpan
