#include "core/record/note/moveloss.h"

#include "core/record/tree/sgfproperties.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// One loss in seven hundred is larger by chance alone: none in most games.
constexpr double SureDeviations = 3;

/// What does not show where tenths of a percent and of a point do.
constexpr double LeastRate = 0.0005;
constexpr double LeastPoints = 0.05;

/// The error of a judge that counts won games; one with a network errs less. Each side is given one
/// game more, for nothing is sure after a few that were all won.
[[nodiscard]] std::optional<double> rateErrorOf(const Evaluation &evaluation)
{
    if (evaluation.rateError || !evaluation.blackWinRate || evaluation.visits.value_or(0) <= 0) {
        return evaluation.rateError;
    }
    const auto games = static_cast<double>(*evaluation.visits);
    const double rate = (*evaluation.blackWinRate * games + 1) / (games + 2);
    return std::sqrt(rate * (1 - rate) / games);
}

[[nodiscard]] std::optional<double> difference(std::optional<double> from,
                                               std::optional<double> to,
                                               Color mover)
{
    return from && to ? std::optional(mover == Color::Black ? *from - *to : *to - *from)
                      : std::nullopt;
}

[[nodiscard]] std::optional<double> errorOfDifference(std::optional<double> one,
                                                      std::optional<double> other)
{
    return one && other ? std::optional(std::hypot(*one, *other)) : std::nullopt;
}

[[nodiscard]] bool isBeyond(std::optional<double> loss, std::optional<double> error)
{
    return loss && *loss > 0 && *loss >= SureDeviations * error.value_or(0);
}

[[nodiscard]] bool isRateSure(const MoveLoss &loss)
{
    return isBeyond(loss.rate, loss.rateError) && !isContradictory(loss);
}

[[nodiscard]] bool arePointsSure(const MoveLoss &loss)
{
    const bool isBacked =
        loss.pointsError || !loss.rateError || isBeyond(loss.rate, loss.rateError);
    return isBeyond(loss.points, loss.pointsError) && isBacked && !isContradictory(loss);
}

} // namespace

MoveLoss lossOf(const Evaluation &before, const Evaluation &after, Color mover)
{
    MoveLoss loss{
        .rate = difference(before.blackWinRate, after.blackWinRate, mover),
        .points = difference(before.blackLead, after.blackLead, mover),
        .rateError = errorOfDifference(rateErrorOf(before), rateErrorOf(after)),
        .pointsError = errorOfDifference(before.leadError, after.leadError),
        .visits = before.visits,
    };
    if (after.visits) {
        loss.visits = std::min(loss.visits.value_or(*after.visits), *after.visits);
    }
    return loss;
}

MoveLoss lossWritten(const GameTree &tree,
                     NodeId node,
                     const Evaluation &before,
                     const Evaluation &after,
                     Color mover)
{
    MoveLoss loss = lossOf(before, after, mover);
    const QStringList lines = commentAt(tree, node).split(u'\n');
    if (std::ranges::any_of(lines,
                            [](const QString &line) { return !betterMoveIn(line).isEmpty(); })) {
        loss.rateError.reset();
        loss.pointsError.reset();
    }
    return loss;
}

bool isContradictory(const MoveLoss &loss)
{
    const double rate = loss.rate.value_or(0);
    const double points = loss.points.value_or(0);
    return (rate <= -LeastRate && points >= LeastPoints)
        || (rate >= LeastRate && points <= -LeastPoints);
}

bool isSure(const MoveLoss &loss)
{
    return isRateSure(loss) || arePointsSure(loss);
}

bool isMistake(const MoveLoss &loss, const MistakeLimits &limits)
{
    return loss.visits.value_or(limits.visits) >= limits.visits
        && ((isRateSure(loss) && *loss.rate >= limits.rate)
            || (arePointsSure(loss) && *loss.points >= limits.points));
}

bool seemsMistake(const MoveLoss &loss, const MistakeLimits &limits)
{
    return loss.rate.value_or(0) >= limits.rate || loss.points.value_or(0) >= limits.points;
}

QString mistakeSentence(Color mover, const MoveLoss &loss, const QString &better)
{
    const QString points =
        loss.points ? QStringLiteral(", %1 points").arg(*loss.points, 0, 'f', 1) : QString();
    return QStringLiteral("%1 lost %2%%3; better was %4")
        .arg(QLatin1String(mover == Color::Black ? "Black" : "White"))
        .arg(loss.rate.value_or(0) * 100, 0, 'f', 1)
        .arg(points, better);
}

QString betterMoveIn(const QString &line)
{
    static const QRegularExpression pattern(QStringLiteral(
        "^(?:Black|White) lost -?[0-9.]+%(?:, -?[0-9.]+ points)?; better was (\\w+)$"));
    return pattern.match(line).captured(1);
}

} // namespace shinpan
