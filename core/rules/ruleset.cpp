#include "core/rules/ruleset.h"

#include <algorithm>
#include <array>
#include <string>

namespace shinpan {

namespace {

using enum KoRule;
using enum ScoringMethod;

constexpr auto NoSuicide = SuicideRule::Forbidden;
constexpr auto Suicide = SuicideRule::Allowed;

// Chinese: the written rules' superko, which KGS and OGS apply; practised with simple ko and a
// referee. Ing: the "disturbing ko" rule is approximated by positional superko, and 8 points of
// komi with ties won by Black by 7.5.
constexpr RulesetPreset Presets[] = {
    {"Chinese", "Chinese", {PositionalSuperko, NoSuicide, Area, HandicapCompensation::All}, 7.5},
    {"Japanese", "Japanese", {Simple, NoSuicide, Territory, HandicapCompensation::None}, 6.5},
    {"Korean", "Korean", {Simple, NoSuicide, Territory, HandicapCompensation::None}, 6.5},
    {"AGA", "AGA", {SituationalSuperko, NoSuicide, Area, HandicapCompensation::AllButOne}, 7.5},
    {"New Zealand", "NZ", {SituationalSuperko, Suicide, Area, HandicapCompensation::None}, 7.0},
    {"Tromp-Taylor",
     "Tromp-Taylor",
     {PositionalSuperko, Suicide, Area, HandicapCompensation::None},
     7.5},
    {"Ing", "GOE", {PositionalSuperko, Suicide, Area, HandicapCompensation::None}, 7.5},
};

/// Spellings beside the presets' own names, as normalized() leaves them.
struct Alias
{
    std::string_view spelling;
    std::string_view name;
};
constexpr Alias Aliases[] = {
    {"cn", "Chinese"},  {"chinesekgs", "Chinese"}, {"chineseogs", "Chinese"},
    {"jp", "Japanese"}, {"jpn", "Japanese"},       {"kr", "Korean"},
    {"bga", "AGA"},     {"french", "AGA"},         {"tt", "Tromp-Taylor"},
};

[[nodiscard]] std::string normalized(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::string_view(" -_/").find(c) == std::string_view::npos) {
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    return result;
}

} // namespace

std::span<const RulesetPreset> rulesetPresets()
{
    return Presets;
}

const RulesetPreset *findRulesetPreset(std::string_view name)
{
    std::string wanted = normalized(name);
    const auto alias = std::ranges::find(Aliases, wanted, &Alias::spelling);
    if (alias != std::end(Aliases)) {
        wanted = normalized(alias->name);
    }
    const auto preset = std::ranges::find_if(Presets, [&](const RulesetPreset &candidate) {
        return wanted == normalized(candidate.name) || wanted == normalized(candidate.sgfName);
    });
    return preset == std::end(Presets) ? nullptr : preset;
}

} // namespace shinpan
