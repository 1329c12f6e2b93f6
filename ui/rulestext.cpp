#include "ui/rulestext.h"

#include <QCoreApplication>
#include <QStringList>

namespace shinpan::text {

namespace {

/// The translation context of everything here.
struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

/// In the middle of a line.
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
