#include "core/analysis/lesson.h"

#include <algorithm>
#include <cstdlib>

namespace shinpan {

namespace {

/// Less than this is not worth a word, however certain.
constexpr double LeastPoints = 0.5;
constexpr double LeastRate = 0.01;
/// Moves that are fewer than this apart are close together.
constexpr int MovesApart = 6;

[[nodiscard]] bool isWorthTelling(const JudgedMove &move)
{
    return severityOf(move, {.points = LeastPoints, .rate = LeastRate}) >= 1;
}

} // namespace

MoveGrade gradeOf(const JudgedMove &move, const MistakeLimits &limits)
{
    if (move.rank == 0) {
        return MoveGrade::Choice;
    }
    if (isMistake(move, limits)) {
        return MoveGrade::Mistake;
    }
    return isSure(costOf(move)) && isWorthTelling(move) ? MoveGrade::Loss : MoveGrade::Fine;
}

MistakeLimits limitsOfPoints(double points)
{
    constexpr MistakeLimits Usual;
    return {.points = points, .rate = points / Usual.points * Usual.rate};
}

double severityOf(const JudgedMove &move, const MistakeLimits &limits)
{
    const double byRate = static_cast<double>(move.loss.winrate) / limits.rate;
    return move.loss.points
             ? std::max(byRate, static_cast<double>(*move.loss.points) / limits.points)
             : byRate;
}

std::vector<JudgedMove> momentsOf(const std::vector<JudgedMove> &moves,
                                  const MistakeLimits &limits,
                                  std::size_t most)
{
    std::vector<JudgedMove> losses;
    std::ranges::copy_if(moves, std::back_inserter(losses), [&](const JudgedMove &move) {
        return gradeOf(move, limits) >= MoveGrade::Loss;
    });
    std::ranges::stable_sort(losses, std::ranges::greater(),
                             [&](const JudgedMove &move) { return severityOf(move, limits); });
    std::vector<JudgedMove> moments;
    for (const JudgedMove &loss : losses) {
        const bool isClose = std::ranges::any_of(moments, [&](const JudgedMove &other) {
            return std::abs(other.number - loss.number) < MovesApart;
        });
        if (!isClose && moments.size() < most) {
            moments.push_back(loss);
        }
    }
    std::ranges::sort(moments, {}, &JudgedMove::number);
    return moments;
}

std::vector<Candidate> hintsOf(const Analysis &analysis, std::size_t most)
{
    constexpr std::int64_t LeastShare = 5; // a fifth of the first choice's visits is needed
    constexpr MistakeLimits NearlyAsGood{.points = 1, .rate = 0.03};
    std::vector<Candidate> hints;
    for (const Candidate &candidate : analysis.candidates) {
        const Candidate &best = analysis.candidates.front();
        const Loss lost = loss(candidate, best, analysis.toMove);
        const bool isGood =
            lost.points ? *lost.points <= NearlyAsGood.points : lost.winrate <= NearlyAsGood.rate;
        const bool isKnown = candidate.visits * LeastShare >= best.visits;
        if (hints.size() < most && (hints.empty() || (isGood && isKnown))) {
            hints.push_back(candidate);
        }
    }
    return hints;
}

} // namespace shinpan
