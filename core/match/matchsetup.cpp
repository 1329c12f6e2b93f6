#include "core/match/matchsetup.h"

namespace shinpan {

Ruleset defaultRules()
{
    return findRulesetPreset("Chinese")->rules;
}

} // namespace shinpan
