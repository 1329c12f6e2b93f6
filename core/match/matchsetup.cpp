#include "core/match/matchsetup.h"

namespace shinpan {

Ruleset defaultRules()
{
    Ruleset rules = findRulesetPreset("Chinese")->rules;
    rules.ko = KoRule::Simple;
    return rules;
}

} // namespace shinpan
