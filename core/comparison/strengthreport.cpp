#include "core/comparison/strengthreport.h"

#include "core/analysis/reviewedgame.h"
#include "core/statistics/meanestimate.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] double scoreOf(const GameCounts &games)
{
    return ScoreCounts(games).mean();
}

/// The variance of the score of these games, however few and lopsided: as if each outcome had come
/// once more.
[[nodiscard]] double varianceOf(const GameCounts &games)
{
    const auto count = static_cast<double>(games.total());
    const double score = (scoreOf(games) * count + 1) / (count + 2);
    return score * (1 - score) / count;
}

[[nodiscard]] std::vector<const char *> namesOf(Division division)
{
    switch (division) {
    case Division::Phase:
        return {QT_TRANSLATE_NOOP("Messages", "opening"),
                QT_TRANSLATE_NOOP("Messages", "middle game"),
                QT_TRANSLATE_NOOP("Messages", "endgame")};
    case Division::Kind:
        return {QT_TRANSLATE_NOOP("Messages", "atari"), QT_TRANSLATE_NOOP("Messages", "contact"),
                QT_TRANSLATE_NOOP("Messages", "quiet")};
    case Division::Distance:
        return {QT_TRANSLATE_NOOP("Messages", "close by"),
                QT_TRANSLATE_NOOP("Messages", "far apart")};
    }
    Q_UNREACHABLE();
}

[[nodiscard]] std::size_t indexOf(const AskedPlace &place, Division division)
{
    switch (division) {
    case Division::Phase:
        return static_cast<std::size_t>(phaseOf(place.moveNumber(), place.line.size));
    case Division::Kind:
        return static_cast<std::size_t>(kindOf(place.line));
    case Division::Distance:
        return static_cast<std::size_t>(distanceOf(place.choices));
    }
    Q_UNREACHABLE();
}

/// A difference of two scores is -1 to 1, whatever an interval of few places says.
[[nodiscard]] Estimate possible(const Estimate &worth)
{
    return {std::max(worth.low, -1.0), worth.value, std::min(worth.high, 1.0)};
}

[[nodiscard]] Estimate times(const Estimate &estimate, double factor)
{
    return {estimate.low * factor, estimate.value * factor, estimate.high * factor};
}

/// The group of the places that `belongs(place)` says.
template <typename Belongs>
[[nodiscard]] ChoiceGroup groupOf(const StrengthReport &report, const char *name, Belongs &&belongs)
{
    ChoiceGroup group;
    group.name = name;
    int occurrences = 0;
    for (const AskedPlace &place : report.asked) {
        if (belongs(place)) {
            ++group.asked;
            group.otherwise += place.differs() ? 1 : 0;
            occurrences += place.differs() ? place.times : 0;
        }
    }
    std::vector<double> worths;
    double variances = 0;
    for (const PlayedOut &played : report.playedOut) {
        const std::optional<double> worth = played.worth();
        if (worth && belongs(report.asked[played.place])) {
            worths.push_back(*worth);
            variances += varianceOf(played.games[0]) + varianceOf(played.games[1]);
        }
    }
    group.playedOut = static_cast<int>(worths.size());
    group.worth = possible(meanEstimate(worths, worths.empty() ? 0 : variances / group.playedOut));
    group.aGame = times(group.worth, report.games > 0 ? occurrences / (2.0 * report.games) : 0);
    return group;
}

} // namespace

std::optional<double> PlayedOut::worth() const
{
    if (games[0].total() == 0 || games[1].total() == 0) {
        return std::nullopt;
    }
    return scoreOf(games[1]) - scoreOf(games[0]);
}

std::vector<ChoiceGroup> groupsOf(const StrengthReport &report, Division division)
{
    std::vector<ChoiceGroup> groups;
    const std::vector<const char *> names = namesOf(division);
    for (std::size_t index = 0; index < names.size(); ++index) {
        const ChoiceGroup group =
            groupOf(report, names[index], [division, index](const AskedPlace &place) {
                return (division != Division::Distance || place.differs())
                    && indexOf(place, division) == index;
            });
        if (group.asked > 0) {
            groups.push_back(group);
        }
    }
    return groups;
}

ChoiceGroup wholeOf(const StrengthReport &report)
{
    return groupOf(report, QT_TRANSLATE_NOOP("Messages", "all"),
                   [](const AskedPlace & /*place*/) { return true; });
}

std::vector<PlayedOut> worstOf(const StrengthReport &report, std::size_t most)
{
    std::vector<PlayedOut> worst;
    std::ranges::copy_if(report.playedOut, std::back_inserter(worst),
                         [](const PlayedOut &played) { return played.worth().value_or(0) != 0; });
    std::ranges::stable_sort(worst, std::greater(), [](const PlayedOut &played) {
        return std::abs(played.worth().value_or(0));
    });
    worst.resize(std::min(worst.size(), most));
    return worst;
}

} // namespace shinpan
