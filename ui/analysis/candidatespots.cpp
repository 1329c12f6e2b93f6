#include "ui/analysis/candidatespots.h"

#include "ui/analysis/candidatetext.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

using Spot = BoardLayer::Spot;
using Tint = BoardLayer::Tint;

/// The share of the most visited candidate's visits below which a spot is hardly noticed.
constexpr double NoticedShare = 0.015;
/// A candidate with fewer visits says nothing yet: it has no number and no colour of its own. An
/// engine that tells no bound is taken to count won games: a chance from 25 of them deviates by 10
/// %.
constexpr std::int64_t LeastVisits = 10;
constexpr std::int64_t LeastGames = 25;
constexpr std::int64_t OneGlance = 1;
constexpr QRgb UnknownColor = 0xff8a8f94;
constexpr float FaintAlpha = 0.38F;
constexpr float SpotAlpha = 0.94F;
/// A point below this belongs to nobody.
constexpr float LeastOwnership = 0.08F;
constexpr QRgb PolicyColor = 0xff7b3fa8;
constexpr float PolicySize = 0.6F;     ///< of a cell, on the colours of the ownership
constexpr float LeastNumbered = 0.01F; ///< less is not a number worth reading

/// The part in steps, lest noise repaints the whole board.
[[nodiscard]] float inSteps(float part)
{
    constexpr float Steps = 12;
    return std::round(part * Steps) / Steps;
}

[[nodiscard]] QColor faded(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}

[[nodiscard]] std::vector<Spot> spotsOf(const Analysis &analysis,
                                        const Board &board,
                                        const AnalysisOptions &options)
{
    std::int64_t most = 1;
    for (const Candidate &candidate : analysis.candidates) {
        most = std::max(most, candidate.visits);
    }
    const Color viewer = viewerOf(options.perspective, analysis.toMove);
    std::vector<Spot> spots;
    for (const Candidate &candidate : analysis.candidates) {
        const bool isBest = &candidate == &analysis.candidates.front();
        if (!candidate.move || board.at(*candidate.move) != Stone::Empty
            || (candidate.visits <= OneGlance && !isBest)) {
            continue;
        }
        const bool isKnown =
            isBest || candidate.visits >= (candidate.lcb ? LeastVisits : LeastGames);
        const QColor color =
            isKnown ? candidateColor(candidate, analysis) : QColor::fromRgb(UnknownColor);
        const bool isNoticed = isBest
                            || (isKnown
                                && static_cast<double>(candidate.visits)
                                       >= NoticedShare * static_cast<double>(most));
        if (!isNoticed) {
            spots.push_back({*candidate.move, faded(color, FaintAlpha)});
            continue;
        }
        QString text = valueText(options.first, candidate, analysis, viewer);
        QString detail = valueText(options.second, candidate, analysis, viewer);
        if (text.isEmpty()) {
            text = std::exchange(detail, {});
        }
        spots.push_back({*candidate.move, faded(color, SpotAlpha), text, detail, isBest});
    }
    return spots;
}

/// What the network thinks of the free points: of all where that was told, else of the candidates.
[[nodiscard]] std::vector<std::pair<Point, float>> priorsOf(const Analysis &analysis,
                                                            const Board &board)
{
    std::vector<std::pair<Point, float>> priors;
    if (analysis.policy.empty()) {
        for (const Candidate &candidate : analysis.candidates) {
            if (candidate.move) {
                priors.emplace_back(*candidate.move, candidate.prior.value_or(0));
            }
        }
    }
    for (int i = 0; !analysis.policy.empty() && i < analysis.size.pointCount(); ++i) {
        const Point point = analysis.size.pointAt(i);
        priors.emplace_back(point, ownershipAt(analysis.policy, analysis.size, point));
    }
    std::erase_if(priors,
                  [&board](const auto &prior) { return board.at(prior.first) != Stone::Empty; });
    return priors;
}

/// The prior of the network's favourite, which may be a pass.
[[nodiscard]] float mostPrior(const Analysis &analysis)
{
    float most = 0;
    for (const float prior : analysis.policy) {
        most = std::max(most, prior);
    }
    for (const Candidate &candidate : analysis.candidates) {
        most = std::max(most, candidate.prior.value_or(0));
    }
    return most;
}

/// What the network is drawn to, the stronger the darker; against its favourite. In whole cells, or
/// in smaller squares on the colours of the ownership; with numbers where no candidate has its own.
void addPolicy(BoardLayer &shown, const Analysis &analysis, const Board &board)
{
    const float most = mostPrior(analysis);
    const float size = shown.tints.empty() ? 1.0F : PolicySize;
    for (const auto &[point, prior] : priorsOf(analysis, board)) {
        if (most <= 0 || prior <= 0) {
            continue;
        }
        const float part = inSteps(std::sqrt(prior / most));
        if (part > 0) {
            shown.tints.push_back({point, faded(QColor::fromRgb(PolicyColor), 0.7F * part), size});
        }
        const auto isHere = [at = point](const Spot &spot) { return spot.point == at; };
        const bool hasSpot = std::ranges::any_of(shown.spots, [&isHere](const Spot &spot) {
            return isHere(spot) && !spot.text.isEmpty();
        });
        if (prior >= LeastNumbered && !hasSpot) {
            std::erase_if(shown.spots, isHere);
            shown.spots.push_back({point, QColor::fromRgb(PolicyColor), percentText(prior)});
        }
    }
}

} // namespace

std::vector<Tint> ownershipTints(const std::vector<float> &ownership, const Board &board)
{
    std::vector<Tint> tints;
    const BoardSize size = board.size();
    if (ownership.size() != static_cast<std::size_t>(size.pointCount())) {
        return tints;
    }
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const float owned = ownershipAt(ownership, size, point);
        const float part = inSteps(std::abs(owned));
        const Stone owner = owned > 0 ? Stone::Black : Stone::White;
        if (std::abs(owned) < LeastOwnership || board.at(point) == owner) {
            continue;
        }
        const QColor color = owned > 0 ? QColor(0x10, 0x10, 0x10) : QColor(Qt::white);
        if (board.at(point) == Stone::Empty) {
            tints.push_back({point, faded(color, (owned > 0 ? 0.5F : 0.62F) * part)});
        } else {
            tints.push_back({point, color, part, true});
        }
    }
    return tints;
}

BoardLayer boardAnalysisOf(const Analysis &analysis,
                           const Board &board,
                           const AnalysisOptions &options)
{
    BoardLayer shown;
    if (analysis.size != board.size()) {
        return shown;
    }
    if (options.showsCandidates && !analysis.candidates.empty()) {
        shown.spots = spotsOf(analysis, board, options);
    }
    if (options.showsOwnership) {
        shown.tints = ownershipTints(analysis.ownership, board);
    }
    if (options.showsPolicy) {
        addPolicy(shown, analysis, board);
    }
    return shown;
}

BoardLayer boardLineOf(const Board &board,
                       const std::vector<std::optional<Point>> &line,
                       Color first,
                       std::size_t count)
{
    const BoardSize size = board.size();
    Board after = board;
    std::vector<int> numbers(static_cast<std::size_t>(size.pointCount()));
    Color color = first;
    for (std::size_t i = 0; i < std::min(count, line.size()); ++i) {
        if (line[i] && size.contains(*line[i])) {
            after.play(color, *line[i]);
            numbers[static_cast<std::size_t>(size.indexOf(*line[i]))] = static_cast<int>(i) + 1;
        }
        color = opposite(color);
    }
    BoardLayer shown;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const Stone stone = after.at(point);
        const int number = numbers[static_cast<std::size_t>(i)];
        if (number > 0 && stone != Stone::Empty) {
            shown.line.push_back({point, colorOf(stone), number});
        }
        if (board.at(point) != Stone::Empty && (number > 0 || stone == Stone::Empty)) {
            shown.taken.push_back(point);
        }
    }
    std::ranges::sort(shown.line, {}, &BoardLayer::LineStone::number);
    return shown;
}

const Candidate *candidateAt(const Analysis &analysis, Point point)
{
    const auto found =
        std::ranges::find(analysis.candidates, std::optional(point), &Candidate::move);
    return found == analysis.candidates.end() ? nullptr : &*found;
}

} // namespace shinpan
