#include "core/ladder/ladderstep.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int InARow = 2;
constexpr std::size_t LeastRated = 3; ///< a rating from fewer games says too little

/// One stone alone is none.
[[nodiscard]] int lessOne(int stones)
{
    return stones <= 2 ? 0 : stones - 1;
}

[[nodiscard]] int oneMore(int stones)
{
    return stones < 2 ? 2 : stones + 1;
}

/// Games won in a row at the end on the same terms; lost ones are negative.
[[nodiscard]] int streakOf(const std::vector<LadderGame> &games)
{
    int streak = 0;
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        const int step = game->outcome == LadderGame::Outcome::Won  ? 1
                       : game->outcome == LadderGame::Outcome::Lost ? -1
                                                                    : 0;
        if (step == 0 || game->terms != games.back().terms || streak * step < 0) {
            break;
        }
        streak += step;
    }
    return streak;
}

/// The next stronger rung, or weaker one, of another rank: levels of an engine that have the same
/// are no step, and between what has a rank and what has none nobody can tell which is stronger.
/// Null: there is none.
[[nodiscard]] const LadderRung *rungBeside(const std::vector<LadderRung> &rungs,
                                           const LadderRung &rung,
                                           int direction)
{
    const LadderRung *const last = direction > 0 ? &rungs.back() : &rungs.front();
    for (const LadderRung *next = &rung; next != last;) {
        next += direction;
        const bool isStep = next->rank && rung.rank
                              ? std::lround(*next->rank) != std::lround(*rung.rank)
                              : !next->rank && !rung.rank;
        if (isStep) {
            return next;
        }
    }
    return nullptr;
}

[[nodiscard]] std::optional<LadderStep> stepByRank(const LadderBook &book,
                                                   int size,
                                                   const std::vector<LadderRung> &rungs)
{
    const std::optional<LadderBook::Rating> rating = book.ratingOn(size);
    if (!rating || rating->games < LeastRated) {
        return std::nullopt;
    }
    const LadderRung *nearest = nullptr;
    const auto distance = [&](const LadderRung &rung) {
        return std::abs(*rung.rank - rating->rank.value);
    };
    for (const LadderRung &rung : rungs) {
        if (rung.rank && (nearest == nullptr || distance(rung) < distance(*nearest))) {
            nearest = &rung;
        }
    }
    return nearest == nullptr
             ? std::nullopt
             : std::optional(LadderStep{nearest->strength, 0, LadderStep::Reason::Rank});
}

} // namespace

std::optional<LadderStep> nextStep(const LadderBook &book,
                                   const QString &opponent,
                                   int size,
                                   const std::vector<LadderRung> &rungs,
                                   int mostHandicap)
{
    std::vector<LadderGame> games;
    std::ranges::copy_if(book.games(), std::back_inserter(games), [&](const LadderGame &game) {
        return game.terms.opponent == opponent && game.terms.size == size;
    });
    if (games.empty()) {
        return stepByRank(book, size, rungs);
    }
    const LadderTerms &terms = games.back().terms;
    const auto rung = std::ranges::find(rungs, terms.strength, &LadderRung::strength);
    const int streak = streakOf(games);
    if (std::abs(streak) < InARow || rung == rungs.end()) {
        return std::nullopt;
    }
    if (streak > 0) {
        if (terms.handicap > 0) {
            return LadderStep{terms.strength, lessOne(terms.handicap), LadderStep::Reason::Wins};
        }
        const LadderRung *const stronger = rungBeside(rungs, *rung, 1);
        return stronger == nullptr
                 ? std::nullopt
                 : std::optional(LadderStep{stronger->strength, 0, LadderStep::Reason::Wins});
    }
    const LadderRung *const weaker = rungBeside(rungs, *rung, -1);
    if (weaker != nullptr && terms.handicap <= 0) {
        return LadderStep{weaker->strength, 0, LadderStep::Reason::Losses};
    }
    const int stones = oneMore(terms.handicap);
    return stones > mostHandicap
             ? std::nullopt
             : std::optional(LadderStep{terms.strength, stones, LadderStep::Reason::Losses});
}

} // namespace shinpan
