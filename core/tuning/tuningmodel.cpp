#include "core/tuning/tuningmodel.h"

#include "core/tuning/boxsearch.h"
#include "core/tuning/scoreprocess.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

constexpr std::size_t MostObservations = 200;
constexpr int Functions = 400; // that are drawn

bool meetItself(const std::vector<TrialResult> &results)
{
    return std::any_of(results.begin(), results.end(),
                       [](const TrialResult &result) { return result.rival.has_value(); });
}

std::vector<ScoreObservation> observationsOf(const ParameterSpace &space,
                                             const ModelRange &range,
                                             const std::vector<TrialResult> &results)
{
    std::vector<ScoreObservation> observations;
    for (const TrialResult &result : results) {
        if (result.games.total() + result.pending == 0) {
            continue;
        }
        Contrast contrast{range.inside(space.snapped(result.point))};
        if (result.rival) {
            contrast.minus = range.inside(space.snapped(*result.rival));
        }
        const GameCounts &games = result.games;
        observations.push_back(
            {std::move(contrast), static_cast<double>(games.total()),
             static_cast<double>(games.wins) + static_cast<double>(games.jigos) / 2,
             static_cast<double>(games.jigos), static_cast<double>(result.pending)});
    }
    if (observations.empty()) {
        constexpr double NextToNothing = 1e-6;
        observations.push_back({{range.inside(space.start())}, 0, 0, 0, NextToNothing});
    }
    return condensed(std::move(observations), MostObservations);
}

/// A number of a sequence that fills 0 to 1 evenly (Halton 1960), by its place there.
double halton(std::size_t index, std::size_t dimension)
{
    constexpr std::array<std::size_t, 16> Primes{2,  3,  5,  7,  11, 13, 17, 19,
                                                 23, 29, 31, 37, 41, 43, 47, 53};
    const std::size_t base = Primes[dimension % Primes.size()];
    double value = 0;
    double share = 1;
    for (; index > 0; index /= base) {
        share /= static_cast<double>(base);
        value += share * static_cast<double>(index % base);
    }
    return value;
}

/// Numbers of the normal distribution, the same on every call.
Eigen::MatrixXd normals(Eigen::Index rows, Eigen::Index columns)
{
    const auto draws = seededDraws(0);
    Eigen::MatrixXd normals(rows, columns);
    for (Eigen::Index column = 0; column < columns; ++column) {
        for (Eigen::Index row = 0; row < rows; ++row) {
            normals(row, column) = draws->normal(
                {static_cast<std::uint64_t>(column), static_cast<std::uint64_t>(row)});
        }
    }
    return normals;
}

/// A function in each column, at the points of the posterior.
Eigen::MatrixXd drawnFrom(const GaussianProcess::Posterior &posterior)
{
    const Eigen::Index size = posterior.mean.size();
    const double jitter = 1e-6 * (1 + posterior.covariance.diagonal().maxCoeff());
    const Eigen::MatrixXd covariance =
        posterior.covariance + jitter * Eigen::MatrixXd::Identity(size, size);
    return (covariance.llt().matrixL() * normals(size, Functions)).colwise() + posterior.mean;
}

/// The interval that holds 95 % of these, and the value among them.
Estimate intervalAround(double value, std::vector<double> drawn)
{
    std::sort(drawn.begin(), drawn.end());
    const std::size_t tail = drawn.size() / 40;
    return {std::min(drawn[tail], value), value, std::max(drawn[drawn.size() - 1 - tail], value)};
}

} // namespace

TuningModel TuningModel::fit(const ParameterSpace &space, const std::vector<TrialResult> &results)
{
    return {space, results, likeliestKernel(space, results)};
}

Kernel TuningModel::likeliestKernel(const ParameterSpace &space,
                                    const std::vector<TrialResult> &results)
{
    return shinpan::likeliestKernel(space.size(),
                                    observationsOf(space, ModelRange(space), results));
}

TuningModel::TuningModel(const ParameterSpace &space,
                         const std::vector<TrialResult> &results,
                         const Kernel &kernel)
    : m_space(space)
    , m_range(space)
    , m_meetsItself(meetItself(results))
{
    const std::vector<ScoreObservation> observations = observationsOf(space, m_range, results);
    for (const ScoreObservation &observation : observations) {
        m_tried.push_back(observation.contrast.at);
    }
    m_process = std::make_shared<const GaussianProcess>(scoreProcess(kernel, observations));
}

const Kernel &TuningModel::kernel() const
{
    return m_process->kernel();
}

Contrast TuningModel::contrast(const TuningPoint &point) const
{
    Contrast contrast{m_range.inside(m_space.snapped(point))};
    if (m_meetsItself) {
        contrast.minus = m_range.inside(m_space.snapped(m_space.start()));
    }
    return contrast;
}

std::vector<EloBelief> TuningModel::elo(const std::vector<Contrast> &contrasts) const
{
    const Contrasts all = Contrasts::of(contrasts);
    const Eigen::VectorXd means = m_process->mean(all);
    const Eigen::VectorXd variances = m_process->variance(all);
    std::vector<EloBelief> beliefs;
    for (Eigen::Index i = 0; i < all.size(); ++i) {
        beliefs.push_back({means(i), std::sqrt(variances(i))});
    }
    return beliefs;
}

EloBelief TuningModel::elo(const TuningPoint &point) const
{
    return elo(std::vector<Contrast>{contrast(point)}).front();
}

EloBelief TuningModel::difference(const TuningPoint &point, const TuningPoint &other) const
{
    const Contrast difference{m_range.inside(m_space.snapped(point)),
                              m_range.inside(m_space.snapped(other))};
    return elo(std::vector<Contrast>{difference}).front();
}

TuningPoint TuningModel::highest(double deviations) const
{
    constexpr int EvaluationsPerDimension = 60;
    const auto height = [&](std::span<const double> inside) {
        const TuningPoint point = m_range.outside({inside.begin(), inside.end()});
        const Contrasts one = Contrasts::of(std::vector<Contrast>{contrast(point)});
        const double mean = m_process->mean(one)(0);
        return deviations == 0 ? mean : mean + deviations * std::sqrt(m_process->variance(one)(0));
    };
    const SearchBox box{std::vector<double>(m_space.size(), 0),
                        std::vector<double>(m_space.size(), 1)};
    const int evaluations = EvaluationsPerDimension * static_cast<int>(m_space.size());
    std::vector<TuningPoint> starts = m_tried;
    for (TuningPoint &start : starts) {
        for (double &coordinate : start) {
            coordinate = std::clamp(coordinate, 0.0, 1.0);
        }
    }
    return m_space.snapped(m_range.outside(highestOverall(box, starts, evaluations, height)));
}

// The point itself, points all over the range, and ever more towards the point, where the best one
// probably is.
std::vector<TuningPoint> TuningModel::pointsAbout(const TuningPoint &point) const
{
    constexpr std::array<double, 4> Widths{1, 0.5, 0.2, 0.08};
    constexpr std::size_t PointsPerWidth = 50;
    const TuningPoint centre = m_range.inside(point);
    std::vector<TuningPoint> points{m_space.snapped(point)};
    for (std::size_t i = 0; i < Widths.size() * PointsPerWidth; ++i) {
        const double width = Widths[i / PointsPerWidth];
        TuningPoint inside;
        for (std::size_t d = 0; d < m_space.size(); ++d) {
            const double from = std::max(0.0, centre[d] - width);
            const double to = std::min(1.0, centre[d] + width);
            inside.push_back(std::clamp(from + (to - from) * halton(i + 1, d), 0.0, 1.0));
        }
        points.push_back(m_space.snapped(m_range.outside(inside)));
    }
    return points;
}

// Functions drawn from the posterior say where the best point may be, and how much better it is.
TuningOptimum TuningModel::optimumAt(const TuningPoint &point) const
{
    const std::vector<TuningPoint> points = pointsAbout(point);
    std::vector<Contrast> contrasts;
    for (const TuningPoint &each : points) {
        contrasts.push_back(contrast(each));
    }
    const Eigen::MatrixXd functions = drawnFrom(m_process->posterior(Contrasts::of(contrasts)));
    TuningOptimum optimum{point, elo(point), difference(point, m_space.start()), {}, 0, 0};
    std::vector<std::vector<double>> best(m_space.size());
    for (const auto &function : functions.colwise()) {
        Eigen::Index highest = 0;
        const double missing = function.maxCoeff(&highest) - function(0);
        optimum.certainty += missing <= TuningOptimum::Close ? 1.0 / Functions : 0;
        optimum.shortfall += missing / Functions;
        for (std::size_t d = 0; d < m_space.size(); ++d) {
            best[d].push_back(points[static_cast<std::size_t>(highest)][d]);
        }
    }
    for (std::size_t d = 0; d < m_space.size(); ++d) {
        optimum.where.push_back(intervalAround(point[d], std::move(best[d])));
    }
    return optimum;
}

std::vector<double> TuningModel::grid(std::size_t parameter, std::size_t most) const
{
    std::vector<double> positions = m_space[parameter].scale.grid(most);
    if (!m_space[parameter].scale.isBounded()) {
        TuningPoint inside(m_space.size(), 0);
        for (double &position : positions) {
            inside[parameter] = position;
            position = m_range.outside(inside)[parameter];
        }
    }
    return positions;
}

ModelSlice TuningModel::along(std::size_t parameter,
                              const TuningPoint &through,
                              std::size_t most) const
{
    ModelSlice slice{grid(parameter, most), {}, {}};
    std::vector<Contrast> contrasts;
    TuningPoint point = through;
    for (const double position : slice.first) {
        point[parameter] = position;
        contrasts.push_back(contrast(point));
    }
    slice.elo = elo(contrasts);
    return slice;
}

ModelSlice TuningModel::over(std::size_t first,
                             std::size_t second,
                             const TuningPoint &through,
                             std::size_t most) const
{
    ModelSlice slice{grid(first, most), grid(second, most), {}};
    std::vector<Contrast> contrasts;
    TuningPoint point = through;
    for (const double position : slice.first) {
        point[first] = position;
        for (const double other : slice.second) {
            point[second] = other;
            contrasts.push_back(contrast(point));
        }
    }
    slice.elo = elo(contrasts);
    return slice;
}

} // namespace shinpan
