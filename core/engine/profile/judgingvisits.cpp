#include "core/engine/profile/judgingvisits.h"

#include "core/engine/profile/enginetemplates.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::int64_t NetworksVisits = 100;
/// Half a second of one processor on 9×9. With a hundred no move of a lost game of ours was surely
/// a mistake, with a thousand three were, with these seven.
constexpr std::int64_t PlayoutsVisits = 5000;

/// The programs that judge by playouts alone.
constexpr std::array WithoutNetwork{"shinpan-engine", "pachi", "ray"};

[[nodiscard]] bool hasNoNetwork(const EngineProfile &profile)
{
    const EngineTemplate *const known = templateOf(profile);
    return known != nullptr && std::ranges::any_of(WithoutNetwork, [known](const char *name) {
               return known->program == QLatin1String(name);
           });
}

} // namespace

std::int64_t judgingVisitsOf(std::span<const EngineProfile> profiles)
{
    return std::ranges::any_of(profiles, hasNoNetwork) ? PlayoutsVisits : NetworksVisits;
}

} // namespace shinpan
