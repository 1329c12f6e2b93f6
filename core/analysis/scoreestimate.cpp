#include "core/analysis/scoreestimate.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace shinpan {

namespace {

/// The same map from the top left, row by row.
template <typename ValueAt>
[[nodiscard]] std::vector<float> mapOf(BoardSize size, const ValueAt &valueAt)
{
    std::vector<float> map;
    map.reserve(static_cast<std::size_t>(size.pointCount()));
    for (int row = size.rows - 1; row >= 0; --row) {
        for (int column = 0; column < size.columns; ++column) {
            const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            map.push_back(valueAt(static_cast<std::size_t>(size.indexOf(point))));
        }
    }
    return map;
}

} // namespace

std::optional<ScoreEstimate> estimateOf(const Analysis &analysis, double komi)
{
    const std::vector<float> &ownership = analysis.ownership;
    if (ownership.size() != static_cast<std::size_t>(analysis.size.pointCount())) {
        return std::nullopt;
    }
    const double points = std::accumulate(ownership.begin(), ownership.end(), 0.0);
    const double lead = analysis.scoreLead ? double(*analysis.scoreLead) : points - komi;
    return ScoreEstimate{ScoreEstimate::Source::Analysis, lead, ownership};
}

ScoreEstimate estimateOf(const Position &position,
                         const GameTerms &terms,
                         std::span<const Point> dead)
{
    const Count count =
        countGame(position, terms, {std::vector(dead.begin(), dead.end()), std::nullopt});
    Board left = position.board();
    for (const Point point : count.dead) {
        left.set(point, Stone::Empty);
    }
    const auto valueAt = [&](std::size_t i) {
        const Stone standing = left.at(left.size().pointAt(static_cast<int>(i)));
        const Stone owner = standing == Stone::Empty ? count.owner[i] : standing;
        return owner == Stone::Empty ? 0.0F : owner == Stone::Black ? 1.0F : -1.0F;
    };
    return {ScoreEstimate::Source::DeadStones, count.score.blackMargin,
            mapOf(left.size(), valueAt)};
}

ScoreEstimate estimateOf(BoardSize size, std::span<const double> balance, double komi)
{
    const double points = std::accumulate(balance.begin(), balance.end(), 0.0);
    return {ScoreEstimate::Source::Playouts, points - komi,
            mapOf(size, [&](std::size_t i) { return static_cast<float>(balance[i]); })};
}

std::optional<double> leadFromEstimate(const QString &answer)
{
    const std::string word = answer.trimmed().section(u' ', 0, 0).toStdString();
    const std::optional<Score> score = scoreFromText(word);
    return score ? std::optional(score->blackMargin) : std::nullopt;
}

std::vector<float> ownershipFromInfluence(const QString &answer, BoardSize size)
{
    const QStringList words = answer.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<float> ownership;
    for (const QString &word : words) {
        bool isNumber = false;
        const float value = word.toFloat(&isNumber);
        if (!isNumber || !std::isfinite(value)) {
            return {};
        }
        ownership.push_back(std::clamp(-value, -1.0F, 1.0F));
    }
    return words.size() == size.pointCount() ? ownership : std::vector<float>();
}

} // namespace shinpan
