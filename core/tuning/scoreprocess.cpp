#include "core/tuning/scoreprocess.h"

#include "core/statistics/elo.h"
#include "core/tuning/boxsearch.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

/// The observations as a Gaussian process takes them, about Elo that are believed so far.
struct Regression
{
    Eigen::VectorXd values;
    Eigen::VectorXd noise;
};

constexpr double PerElo = std::numbers::ln10 / 400;

Contrasts contrastsOf(std::span<const ScoreObservation> observations)
{
    std::vector<Contrast> contrasts;
    for (const ScoreObservation &observation : observations) {
        contrasts.push_back(observation.contrast);
    }
    return Contrasts::of(contrasts);
}

/// The factor by which jigos make scores vary less: the variance of a game with p = P(win) +
/// P(jigo)/2 is p·(1 - p) - P(jigo)/4.
double dispersion(std::span<const ScoreObservation> observations, const Eigen::VectorXd &elo)
{
    constexpr double Least = 0.1;
    double binomial = 0;
    double jigos = 0;
    for (std::size_t i = 0; i < observations.size(); ++i) {
        const double p = scoreOfElo(elo(static_cast<Eigen::Index>(i)));
        binomial += observations[i].games * p * (1 - p);
        jigos += observations[i].jigos;
    }
    return binomial > 0 ? std::clamp(1 - jigos / 4 / binomial, Least, 1.0) : 1;
}

Regression regressionAbout(std::span<const ScoreObservation> observations,
                           const Eigen::VectorXd &elo)
{
    const double spread = dispersion(observations, elo);
    Regression regression{elo, elo};
    for (std::size_t i = 0; i < observations.size(); ++i) {
        const ScoreObservation &observation = observations[i];
        const auto row = static_cast<Eigen::Index>(i);
        const double p = scoreOfElo(elo(row));
        const double games = observation.games + observation.pending;
        const double weight = PerElo * p * (1 - p);
        const double surprise = observation.score - observation.games * p;
        regression.values(row) += surprise / games / weight;
        regression.noise(row) = spread / (games * PerElo * weight);
    }
    return regression;
}

/// The Elo of all observations at the mode, where Newton's steps end.
Eigen::VectorXd modeOf(const Kernel &kernel,
                       const Contrasts &contrasts,
                       std::span<const ScoreObservation> observations)
{
    constexpr int MostSteps = 15;
    constexpr double Close = 0.05;    // Elo
    constexpr double Farthest = 1200; // where scores say nothing more
    Eigen::VectorXd elo = Eigen::VectorXd::Zero(contrasts.size());
    for (int step = 0; step < MostSteps; ++step) {
        const Regression regression = regressionAbout(observations, elo);
        const GaussianProcess process(kernel, contrasts, regression.values, regression.noise);
        const Eigen::VectorXd next = process.mean(contrasts).cwiseMax(-Farthest).cwiseMin(Farthest);
        const double moved = (next - elo).cwiseAbs().maxCoeff();
        elo = next;
        if (moved < Close) {
            break;
        }
    }
    return elo;
}

/// What is believed of kernels before any results: logarithms with normal distributions.
double logPrior(const Kernel &kernel)
{
    const auto of = [](double value, double typical, double spread) {
        const double off = std::log(value / typical) / spread;
        return -0.5 * off * off;
    };
    double sum = of(kernel.deviation, 100, 1);
    for (const double scale : kernel.lengthScales) {
        sum += of(scale, 0.5, 0.7);
    }
    return sum;
}

Kernel kernelOf(std::span<const double> logarithms)
{
    Kernel kernel{std::exp(logarithms.front()), {}};
    for (const double logarithm : logarithms.subspan(1)) {
        kernel.lengthScales.push_back(std::exp(logarithm));
    }
    return kernel;
}

} // namespace

GaussianProcess scoreProcess(const Kernel &kernel, std::span<const ScoreObservation> observations)
{
    const Contrasts contrasts = contrastsOf(observations);
    const Regression regression =
        regressionAbout(observations, modeOf(kernel, contrasts, observations));
    return {kernel, contrasts, regression.values, regression.noise};
}

Kernel likeliestKernel(std::size_t dimensions, std::span<const ScoreObservation> observations)
{
    constexpr int EvaluationsPerDimension = 15;
    std::vector<double> start(dimensions + 1, std::log(0.5));
    start.front() = std::log(100);
    SearchBox box{std::vector<double>(dimensions + 1, std::log(0.05)),
                  std::vector<double>(dimensions + 1, std::log(5))};
    box.low.front() = std::log(3);
    box.high.front() = std::log(1000);
    const Contrasts contrasts = contrastsOf(observations);
    const Regression regression =
        regressionAbout(observations, modeOf(kernelOf(start), contrasts, observations));
    const auto likelihood = [&](std::span<const double> logarithms) {
        const Kernel kernel = kernelOf(logarithms);
        return GaussianProcess(kernel, contrasts, regression.values, regression.noise).logEvidence()
             + logPrior(kernel);
    };
    const int evaluations = EvaluationsPerDimension * static_cast<int>(dimensions + 1);
    return kernelOf(highestNear(start, box, evaluations, likelihood));
}

} // namespace shinpan
