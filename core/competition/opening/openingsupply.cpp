#include "core/competition/opening/openingsupply.h"

#include <limits>

namespace shinpan {

namespace {

QString counted(qint64 number, const QString &one, const QString &many)
{
    return QStringLiteral("%1 %2").arg(number).arg(number == 1 ? one : many);
}

} // namespace

std::optional<int> OpeningSupply::endsAt() const
{
    const std::size_t covered = openings * (isAlternating ? 2 : 1);
    const auto wanted = static_cast<std::size_t>(games.value_or(std::numeric_limits<int>::max()));
    return openings > 0 && covered < wanted ? std::optional(static_cast<int>(covered))
                                            : std::nullopt;
}

QString forecast(const OpeningSupply &supply)
{
    const QString repeats = supply.isTested
                              ? QStringLiteral("; engines that play without chance repeat their "
                                               "games then, and a copy adds nothing to the test")
                              : QStringLiteral("; engines that play without chance repeat their "
                                               "games then, which adds nothing to what is known");
    if (supply.openings == 0) {
        return supply.isTested ? QStringLiteral("all games begin from the same position") + repeats
                                     + QStringLiteral(". Openings would make them differ")
                               : QString();
    }
    const std::optional<int> end = supply.endsAt();
    if (!end) {
        return {};
    }
    const QString openings = counted(static_cast<qint64>(supply.openings),
                                     QStringLiteral("opening"), QStringLiteral("openings"));
    const QString covered = counted(*end, QStringLiteral("game"), QStringLiteral("games"));
    const QString wanted = supply.games ? QStringLiteral(" of %1").arg(*supply.games) : QString();
    const QString count = QStringLiteral("%1 will do for the first %2%3 of two players")
                              .arg(openings, covered, wanted);
    return supply.reuse == OpeningPlan::Reuse::Once
             ? count + QStringLiteral(", and no more will be played")
             : count + QStringLiteral(" and begin again after that") + repeats
                   + QStringLiteral(". More openings would make them differ");
}

} // namespace shinpan
