#include "core/match/score/adjudication.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// These are in the order of Adjudication::Ground.
constexpr std::array Names{QLatin1String(""), QLatin1String("chances"), QLatin1String("lead"),
                           QLatin1String("count")};

} // namespace

QString adjudicationGroundName(Adjudication::Ground ground)
{
    return Names[static_cast<std::size_t>(ground)];
}

Adjudication::Ground adjudicationGroundFromName(const QString &name)
{
    const auto *const found = std::ranges::find(Names, name);
    return found == Names.end() ? Adjudication::Ground::None
                                : static_cast<Adjudication::Ground>(found - Names.begin());
}

} // namespace shinpan
