#include "core/engine/profile/judgingvisits.h"

#include "core/engine/profile/enginetemplates.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr std::int64_t NetworksVisits = 100;
/// Half a second of one processor on 9×9. With a hundred no move of a lost game of ours was surely
/// a mistake, with a thousand three were, with these seven.
constexpr std::int64_t PlayoutsVisits = 5000;

[[nodiscard]] bool hasNoNetwork(const EngineProfile &profile)
{
    const EngineTemplate *const known = templateOf(profile);
    return known != nullptr && !known->hasNetwork;
}

} // namespace

std::int64_t judgingVisitsOf(std::span<const EngineProfile> profiles)
{
    return std::ranges::any_of(profiles, hasNoNetwork) ? PlayoutsVisits : NetworksVisits;
}

} // namespace shinpan
