#include "core/gtpserver/callerstanding.h"

#include "core/engine/dialect/commandtraits.h"

namespace shinpan {

void CallerStanding::note(const GtpQuery &query)
{
    const CommandTraits traits = traitsOf(query.name);
    spoke = Clock::now();
    if (traits.isChange() || traits.isStreamed) {
        played = spoke;
        hasPlayed = true;
    }
}

bool CallerStanding::givesWay(const CallerPatience &patience) const
{
    return Clock::now() - played >= (hasPlayed ? patience.playing : patience.beginning);
}

bool CallerStanding::isSilent(const CallerPatience &patience) const
{
    return Clock::now() - spoke >= patience.silence;
}

} // namespace shinpan
