#include "core/match/scorekeeper.h"

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

/// Every point of the chains that a list names, sorted: engines name one stone of a dead chain or
/// all of them.
[[nodiscard]] std::vector<Point> wholeChains(const Board &board, const std::vector<Point> &named)
{
    std::vector<Point> points;
    for (const Point point : named) {
        if (board.at(point) != Stone::Empty) {
            board.forEachInChain(point, [&points](Point member) { points.push_back(member); });
        }
    }
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

struct DeadStones
{
    std::vector<Point> points;
    bool isDisputed = false;
};

[[nodiscard]] DeadStones agreeOnDead(const Board &board, const ByColor<ScoreOpinion> &opinions)
{
    const auto &black = opinions.black.dead;
    const auto &white = opinions.white.dead;
    if (!black || !white) {
        const auto &only = black ? black : white;
        return {only ? wholeChains(board, *only) : std::vector<Point>(), false};
    }
    const std::vector<Point> ofBlack = wholeChains(board, *black);
    const std::vector<Point> ofWhite = wholeChains(board, *white);
    std::vector<Point> both;
    std::set_intersection(ofBlack.begin(), ofBlack.end(), ofWhite.begin(), ofWhite.end(),
                          std::back_inserter(both));
    return {both, ofBlack != ofWhite};
}

[[nodiscard]] GameResult counted(Score score)
{
    return {GameEnd::Passes, score.winner(), score, std::nullopt, {}};
}

[[nodiscard]] GameResult disputed()
{
    return {GameEnd::Passes, std::nullopt, std::nullopt, std::nullopt, {}};
}

[[nodiscard]] GameResult settle(const std::optional<Score> &black,
                                const std::optional<Score> &white,
                                Score count)
{
    if (!black && !white) {
        return counted(count);
    }
    if (!black || !white) {
        const Score only = black ? *black : *white;
        return only.winner() == count.winner() ? counted(only) : disputed();
    }
    if (*black == *white) {
        return counted(*black);
    }
    if (black->winner() != white->winner()) {
        return disputed();
    }
    if (*black == count || *white == count) {
        return counted(count);
    }
    return {GameEnd::Passes, black->winner(), std::nullopt, std::nullopt, {}};
}

[[nodiscard]] QString said(const ScoreOpinion &opinion)
{
    if (opinion.score) {
        return QString::fromStdString(toSgf(*opinion.score));
    }
    return opinion.text.isEmpty() ? QStringLiteral("nothing") : u'"' + opinion.text + u'"';
}

} // namespace

ScoreVerdict settleScore(const Board &board,
                         double whiteBonus,
                         const ByColor<ScoreOpinion> &opinions)
{
    const DeadStones dead = agreeOnDead(board, opinions);
    ScoreVerdict verdict;
    verdict.sheet = {opinions, areaScore(board, whiteBonus, dead.points), dead.points, false};
    const Score count = verdict.sheet.count;
    verdict.result = settle(opinions.black.score, opinions.white.score, count);

    const auto contradicts = [&](const std::optional<Score> &score) {
        return score && score != verdict.result.score;
    };
    verdict.sheet.isDisputed = dead.isDisputed || contradicts(opinions.black.score)
                            || contradicts(opinions.white.score) || contradicts(count);
    if (verdict.sheet.isDisputed) {
        verdict.result.reason =
            QStringLiteral("opinions differ: Black says %1, White says %2, the area count is %3%4")
                .arg(said(opinions.black), said(opinions.white),
                     QString::fromStdString(toSgf(count)),
                     dead.isDisputed ? QStringLiteral("; not the same dead stones") : QString());
    }
    return verdict;
}

} // namespace shinpan
