#include "core/competition/opening/openingbook.h"

#include "core/competition/opening/openingsources.h"
#include "core/competition/schedule/standings.h"
#include "core/util/seededrandom.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>

namespace shinpan {

namespace {

/// The number's place in a shuffle of the numbers below `count`.
[[nodiscard]] std::size_t shuffled(std::size_t number, std::size_t count, SeededRandom random)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(order);
    return order[number];
}

} // namespace

Result<OpeningBook> OpeningBook::load(const OpeningPlan &plan,
                                      BoardSize size,
                                      const Ruleset &rules,
                                      std::uint64_t seed,
                                      const QString &stem)
{
    const OpeningTerms terms{
        size, rules, plan.mostPlies, seed, plan.terms == OpeningPlan::Terms::Opening, stem};
    OpeningBook book;
    for (std::size_t key = 0; key < plan.sources.size(); ++key) {
        Result<std::vector<Opening>> openings = std::visit(
            [&](const auto &source) { return openingsOf(source, terms, key); }, plan.sources[key]);
        if (!openings) {
            return failure(openings.error());
        }
        std::ranges::move(*openings, std::back_inserter(book.m_openings));
    }
    if (plan.duplicates == OpeningPlan::Duplicates::Drop) {
        book.dropDuplicates(plan, rules);
    }
    if (book.m_openings.empty() && !plan.sources.empty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "there is no opening in what the openings are taken from")));
    }
    return book;
}

/// The same position is another opening with another handicap, and with other terms where those are
/// followed.
void OpeningBook::dropDuplicates(const OpeningPlan &plan, const Ruleset &rules)
{
    using Key = std::tuple<std::uint64_t, int, std::optional<double>, QString>;
    const bool followsTerms = plan.terms == OpeningPlan::Terms::Opening;
    std::set<Key> known;
    m_dropped = std::erase_if(m_openings, [&](const Opening &opening) {
        const Key key(positionKey(opening.line, rules), opening.line.handicap,
                      followsTerms ? opening.komi : std::nullopt,
                      followsTerms ? opening.rules : QString());
        return !known.insert(key).second;
    });
}

QString OpeningBook::ignoredTerms(const OpeningPlan &plan, double komi, const Ruleset &rules) const
{
    const bool followsTerms = plan.terms == OpeningPlan::Terms::Opening;
    QStringList first;
    int count = 0;
    for (const Opening &opening : m_openings) {
        QStringList said;
        if (!followsTerms && opening.komi.value_or(komi) != komi) {
            said.append(QStringLiteral("komi %1").arg(*opening.komi));
        }
        const std::optional<Ruleset> own = saidRules(opening);
        if (!opening.rules.isEmpty() && (followsTerms ? !own : own != rules)) {
            said.append(QStringLiteral("the rules “%1”").arg(opening.rules));
        }
        if (!said.isEmpty() && ++count == 1) {
            first = {opening.name, said.join(QStringLiteral(" and "))};
        }
    }
    if (count == 0) {
        return {};
    }
    const QString how = followsTerms
                          ? QStringLiteral("rules that are not known here")
                          : QStringLiteral("another komi or other rules than their games have");
    return QStringLiteral("%1 of %2 openings say %3, which is ignored: %4 says %5")
        .arg(QString::number(count), QString::number(m_openings.size()), how, first.first(),
             first.last());
}

int openingPair(const Matchup &matchup, int game)
{
    return matchup.isAlternating() ? game / 2 : game;
}

std::optional<std::size_t> openingIndex(const OpeningPlan &plan,
                                        std::size_t openings,
                                        std::size_t matchup,
                                        int pair,
                                        std::uint64_t seed)
{
    const auto number = static_cast<std::size_t>(pair);
    if (openings == 0 || (plan.reuse == OpeningPlan::Reuse::Once && number >= openings)) {
        return std::nullopt;
    }
    const std::size_t key = plan.sharing == OpeningPlan::Sharing::Different ? matchup : 0;
    switch (plan.order) {
    case OpeningPlan::Order::Sequential:
        return (number + key) % openings;
    case OpeningPlan::Order::Random:
        return shuffled(number % openings, openings,
                        SeededRandom{seed, key, std::uint64_t{number / openings}});
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
