#include "ui/words/rulestext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace shinpan::text {

namespace {

/// The translation context of everything here.
struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

/// What a preset is called in a list and in a sentence, in the translation context of Rules.
struct PresetWords
{
    const char *name; ///< the preset's own
    const char *rules;
};

constexpr PresetWords AllPresetWords[] = {
    {QT_TRANSLATE_NOOP("Rules", "Chinese"), QT_TRANSLATE_NOOP("Rules", "Chinese rules")},
    {QT_TRANSLATE_NOOP("Rules", "Chinese-KGS"), QT_TRANSLATE_NOOP("Rules", "Chinese-KGS rules")},
    {QT_TRANSLATE_NOOP("Rules", "Japanese"), QT_TRANSLATE_NOOP("Rules", "Japanese rules")},
    {QT_TRANSLATE_NOOP("Rules", "Korean"), QT_TRANSLATE_NOOP("Rules", "Korean rules")},
    {QT_TRANSLATE_NOOP("Rules", "AGA"), QT_TRANSLATE_NOOP("Rules", "AGA rules")},
    {QT_TRANSLATE_NOOP("Rules", "AGA-Button"), QT_TRANSLATE_NOOP("Rules", "AGA-Button rules")},
    {QT_TRANSLATE_NOOP("Rules", "New Zealand"), QT_TRANSLATE_NOOP("Rules", "New Zealand rules")},
    {QT_TRANSLATE_NOOP("Rules", "Tromp-Taylor"), QT_TRANSLATE_NOOP("Rules", "Tromp-Taylor rules")},
    {QT_TRANSLATE_NOOP("Rules", "Ing"), QT_TRANSLATE_NOOP("Rules", "Ing rules")},
    {QT_TRANSLATE_NOOP("Rules", "Stone-Scoring"),
     QT_TRANSLATE_NOOP("Rules", "Stone-Scoring rules")},
    {QT_TRANSLATE_NOOP("Rules", "Ancient-Territory"),
     QT_TRANSLATE_NOOP("Rules", "Ancient-Territory rules")},
};

[[nodiscard]] const PresetWords &wordsOf(const RulesetPreset &preset)
{
    const auto *const words = std::ranges::find_if(
        AllPresetWords, [&](const PresetWords &each) { return preset.name == each.name; });
    Q_ASSERT(words != std::end(AllPresetWords));
    return *words;
}

/// The words as they stand in the middle of a line.
[[nodiscard]] QString lowerFirst(QString words)
{
    words[0] = words[0].toLower();
    return words;
}

} // namespace

QString koRule(KoRule rule)
{
    switch (rule) {
    case KoRule::None:
        return Rules::tr("No ko rule");
    case KoRule::Simple:
        return Rules::tr("Simple ko");
    case KoRule::PositionalSuperko:
        return Rules::tr("Positional superko");
    case KoRule::SituationalSuperko:
        return Rules::tr("Situational superko");
    case KoRule::NaturalSituationalSuperko:
        return Rules::tr("Natural situational superko");
    }
    Q_UNREACHABLE();
}

QString suicideRule(SuicideRule rule)
{
    switch (rule) {
    case SuicideRule::Forbidden:
        return Rules::tr("Forbidden");
    case SuicideRule::MultiStone:
        return Rules::tr("Two stones or more");
    case SuicideRule::Allowed:
        return Rules::tr("Allowed");
    }
    Q_UNREACHABLE();
}

QString scoringMethod(ScoringMethod method)
{
    switch (method) {
    case ScoringMethod::Area:
        return Rules::tr("Area");
    case ScoringMethod::Territory:
        return Rules::tr("Territory");
    }
    Q_UNREACHABLE();
}

QString groupTax(GroupTax tax)
{
    switch (tax) {
    case GroupTax::None:
        return Rules::tr("None");
    case GroupTax::Seki:
        return Rules::tr("Eyes in seki");
    case GroupTax::All:
        return Rules::tr("Two points a group");
    }
    Q_UNREACHABLE();
}

QString handicapCompensation(HandicapCompensation compensation)
{
    switch (compensation) {
    case HandicapCompensation::None:
        return Rules::tr("None");
    case HandicapCompensation::AllButOne:
        return Rules::tr("A point a stone, but one");
    case HandicapCompensation::All:
        return Rules::tr("A point a stone");
    }
    Q_UNREACHABLE();
}

QString presetName(const RulesetPreset &preset)
{
    return Rules::tr(wordsOf(preset).name);
}

QString presetRules(const RulesetPreset &preset)
{
    return Rules::tr(wordsOf(preset).rules);
}

std::vector<RulesChoice> rulesChoices()
{
    std::vector<RulesChoice> choices;
    for (const RulesetPreset &preset : rulesetPresets()) {
        const auto same = std::ranges::find(choices, preset.rules, &RulesChoice::rules);
        if (same == choices.end()) {
            choices.push_back({presetName(preset), preset.rules});
        } else {
            same->name += QStringLiteral(", ") + presetName(preset);
        }
    }
    return choices;
}

QString rulesSummary(const Ruleset &rules)
{
    QStringList parts{scoringMethod(rules.scoring), lowerFirst(koRule(rules.ko))};
    if (rules.suicide != SuicideRule::Forbidden) {
        parts.append(Rules::tr("suicide allowed"));
    }
    if (rules.tax == GroupTax::All) {
        parts.append(Rules::tr("group tax"));
    }
    if (rules.hasButton) {
        parts.append(Rules::tr("button"));
    }
    if (rules.passStones) {
        parts.append(Rules::tr("pass stones"));
    }
    if (rules.passesToEnd != 2) {
        parts.append(Rules::tr("%n passes end the game", nullptr, rules.passesToEnd));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace shinpan::text
