#include "core/rules/ruleset.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr Ruleset Chinese{.ko = KoRule::Simple,
                          .handicapCompensation = HandicapCompensation::All,
                          .friendlyPass = true,
                          .cyclesVoid = true};
constexpr Ruleset ChineseKgs{.ko = KoRule::PositionalSuperko,
                             .handicapCompensation = HandicapCompensation::All,
                             .friendlyPass = true};
constexpr Ruleset Japanese{.ko = KoRule::Simple,
                           .scoring = ScoringMethod::Territory,
                           .tax = GroupTax::Seki,
                           .cyclesVoid = true};
constexpr Ruleset Aga{.ko = KoRule::SituationalSuperko,
                      .handicapCompensation = HandicapCompensation::AllButOne,
                      .friendlyPass = true,
                      .passStones = true,
                      .whitePassesLast = true};
constexpr Ruleset AgaButton{.ko = KoRule::SituationalSuperko,
                            .handicapCompensation = HandicapCompensation::AllButOne,
                            .hasButton = true,
                            .friendlyPass = true};
constexpr Ruleset NewZealand{.ko = KoRule::SituationalSuperko,
                             .suicide = SuicideRule::Allowed,
                             .friendlyPass = true};
constexpr Ruleset TrompTaylor{.ko = KoRule::PositionalSuperko, .suicide = SuicideRule::Allowed};
constexpr Ruleset Ing{.ko = KoRule::PositionalSuperko,
                      .suicide = SuicideRule::Allowed,
                      .friendlyPass = true,
                      .passesToEnd = 4};
constexpr Ruleset StoneScoring{.ko = KoRule::Simple,
                               .tax = GroupTax::All,
                               .friendlyPass = true,
                               .cyclesVoid = true};
constexpr Ruleset AncientTerritory{.ko = KoRule::Simple,
                                   .scoring = ScoringMethod::Territory,
                                   .tax = GroupTax::All,
                                   .cyclesVoid = true};

// Chinese: as practised, with simple ko and a referee; KGS and OGS apply the superko of the written
// rules. Ing: the "disturbing ko" rule is approximated by positional superko, and 8 points of komi
// with ties won by Black by 7.5.
constexpr RulesetPreset Presets[] = {
    {"Chinese", "Chinese", Chinese, 7.5},
    {"Chinese-KGS", "Chinese-KGS", ChineseKgs, 7.5},
    {"Japanese", "Japanese", Japanese, 6.5},
    {"Korean", "Korean", Japanese, 6.5},
    {"AGA", "AGA", Aga, 7.5},
    {"AGA-Button", "AGA-Button", AgaButton, 7.0},
    {"New Zealand", "NZ", NewZealand, 7.0},
    {"Tromp-Taylor", "Tromp-Taylor", TrompTaylor, 7.5},
    {"Ing", "GOE", Ing, 7.5},
    {"Stone-Scoring", "Stone-Scoring", StoneScoring, 7.5},
    {"Ancient-Territory", "Ancient-Territory", AncientTerritory, 6.5},
};

/// Spellings beside the presets' own names, as normalized() leaves them.
struct Alias
{
    std::string_view spelling;
    std::string_view name;
};
constexpr Alias Aliases[] = {
    {"cn", "Chinese"},
    {"chineseogs", "Chinese-KGS"},
    {"jp", "Japanese"},
    {"jpn", "Japanese"},
    {"japanesekgs", "Japanese"},
    {"kgsjapanese", "Japanese"},
    {"kr", "Korean"},
    {"bga", "AGA"},
    {"french", "AGA"},
    {"tt", "Tromp-Taylor"},
    {"ancientarea", "Stone-Scoring"},
    {"ancient", "Stone-Scoring"},
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

double usualKomi(const Ruleset &rules, int handicap)
{
    if (handicap > 0) {
        return 0.5;
    }
    const auto preset = std::ranges::find(Presets, rules, &RulesetPreset::rules);
    if (preset != std::end(Presets)) {
        return preset->komi;
    }
    return rules.scoring == ScoringMethod::Area ? 7.5 : 6.5;
}

} // namespace shinpan
