#include "core/match/matchsetup.h"

#include "core/rules/handicap.h"

namespace shinpan {

Ruleset defaultRules()
{
    return findRulesetPreset("Chinese")->rules;
}

int maxHandicap(BoardSize size, HandicapStyle style)
{
    return style == HandicapStyle::Fixed ? maxFixedHandicap(size) : size.pointCount() - 1;
}

} // namespace shinpan
