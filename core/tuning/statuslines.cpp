#include "core/tuning/tuningstatus.h"

#include <cmath>

namespace shinpan {

namespace {

// "(0,1) (2,0)" as Gomill has it.
QString placeText(const UcbCell &cell)
{
    QStringList places;
    for (const std::vector<int> &place : cell.path) {
        QStringList coordinates;
        for (const int coordinate : place) {
            coordinates.append(QString::number(coordinate));
        }
        places.append(QStringLiteral("(%1)").arg(coordinates.join(QLatin1Char(','))));
    }
    return places.join(QLatin1Char(' '));
}

QStringList lines(const UcbTreeStatus &status, const ParameterSpace &space)
{
    QStringList lines{QStringLiteral("Best parameters: %1 [%2]")
                          .arg(space.describe(status.best.centre), placeText(status.best))};
    for (std::size_t depth = 0; depth < status.mostPlayed.size(); ++depth) {
        lines.append(QStringLiteral("most visited at depth %1").arg(depth + 1));
        for (const UcbCell &cell : status.mostPlayed[depth]) {
            lines.append(QStringLiteral("%1 %2 %3 %4")
                             .arg(placeText(cell), space.describe(cell.centre).leftJustified(40),
                                  QString::number(cell.value, 'f', 3),
                                  QString::number(cell.games).rightJustified(3)));
        }
    }
    return lines;
}

QStringList lines(const CrossEntropyStatus &status, const ParameterSpace &space)
{
    QStringList wins;
    for (const CrossEntropySample &sample : status.samples) {
        wins.append(QString::number(sample.wins));
    }
    QStringList spread;
    for (std::size_t i = 0; i < status.mean.size(); ++i) {
        spread.append(QStringLiteral("%1~%2")
                          .arg(status.mean[i], 5, 'f', 2)
                          .arg(status.variance[i], 4, 'f', 2));
    }
    const bool isOver = status.generation == status.generations;
    QStringList lines{QStringLiteral("generation %1 of %2")
                          .arg(std::min(status.generation + 1, status.generations))
                          .arg(status.generations)};
    if (!isOver) {
        lines.append(
            QStringLiteral("wins from current samples: %1").arg(wins.join(QStringLiteral(", "))));
    }
    lines.append(isOver ? QStringLiteral("final distribution:") : QStringLiteral("distribution:"));
    lines.append(space.describe(status.mean));
    lines.append(spread.join(QLatin1Char(' ')));
    return lines;
}

QStringList lines(const SpsaStatus &status, const ParameterSpace &space)
{
    QStringList lines{QStringLiteral("iter: %1 of %2, A: %3")
                          .arg(status.iteration)
                          .arg(status.iterations)
                          .arg(status.A, 0, 'f', 0),
                      space.describe(status.theta)};
    for (std::size_t i = 0; i < space.size(); ++i) {
        lines.append(QStringLiteral("%1 c: %2, r: %3")
                         .arg(space[i].name, QString::number(status.c[i], 'f', 3),
                              QString::number(status.r[i], 'e', 2)));
    }
    return lines;
}

QStringList lines(const BayesianStatus &status, const ParameterSpace &space)
{
    QStringList lines{
        QStringLiteral("%1 candidates, now %2")
            .arg(status.candidates)
            .arg(space.describe(status.current)),
        QStringLiteral("Elo varies by %1 over the range").arg(status.deviation, 0, 'f', 0)};
    for (std::size_t i = 0; i < status.lengthScales.size(); ++i) {
        lines.append(QStringLiteral("%1: length scale %2")
                         .arg(space[i].name, QString::number(status.lengthScales[i], 'f', 2)));
    }
    return lines;
}

QStringList lines(const CalibrationStatus &status, const ParameterSpace &space)
{
    const ParameterScale &scale = space[0].scale;
    QStringList lines;
    for (const CalibratedLevel &level : status.levels) {
        lines.append(
            QStringLiteral("%1 Elo: %2 %3 (%4 to %5), which is %6 ± %7%8")
                .arg(QString::number(level.target, 'f', 0), space[0].name,
                     scale.text(level.where.value), scale.text(level.where.low),
                     scale.text(level.where.high), QString::number(level.elo.value, 'f', 0),
                     QString::number(level.elo.high - level.elo.value, 'f', 0),
                     level.isWithin ? QString() : QStringLiteral("; the range does not reach it")));
    }
    return lines;
}

} // namespace

QStringList statusLines(const TuningStatus &status, const ParameterSpace &space)
{
    return std::visit([&space](const auto &of) { return lines(of, space); }, status);
}

} // namespace shinpan
