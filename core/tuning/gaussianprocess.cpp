#include "core/tuning/gaussianprocess.h"

#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

Eigen::MatrixXd matern(const Kernel &kernel, const Eigen::MatrixXd &a, const Eigen::MatrixXd &b)
{
    const auto dimensions = static_cast<Eigen::Index>(kernel.lengthScales.size());
    const Eigen::Map<const Eigen::VectorXd> scales(kernel.lengthScales.data(), dimensions);
    const Eigen::VectorXd inverse = scales.cwiseInverse();
    const Eigen::MatrixXd first = inverse.asDiagonal() * a;
    const Eigen::MatrixXd second = inverse.asDiagonal() * b;
    Eigen::MatrixXd squares = -2 * first.transpose() * second;
    squares.colwise() += first.colwise().squaredNorm().transpose();
    squares.rowwise() += second.colwise().squaredNorm();
    const Eigen::ArrayXXd r = (5 * squares.array().max(0)).sqrt();
    return kernel.deviation * kernel.deviation * (1 + r + r.square() / 3) * (-r).exp();
}

} // namespace

Contrasts Contrasts::of(std::span<const Contrast> contrasts)
{
    const auto count = static_cast<Eigen::Index>(contrasts.size());
    const auto dimensions =
        static_cast<Eigen::Index>(contrasts.empty() ? 0 : contrasts.front().at.size());
    Contrasts result{Eigen::MatrixXd(dimensions, count), Eigen::MatrixXd(dimensions, count),
                     Eigen::VectorXd(count)};
    for (Eigen::Index i = 0; i < count; ++i) {
        const Contrast &contrast = contrasts[static_cast<std::size_t>(i)];
        const TuningPoint &minus = contrast.minus.value_or(contrast.at);
        for (Eigen::Index d = 0; d < dimensions; ++d) {
            result.at(d, i) = contrast.at[static_cast<std::size_t>(d)];
            result.minus(d, i) = minus[static_cast<std::size_t>(d)];
        }
        result.hasMinus(i) = contrast.minus ? 1 : 0;
    }
    return result;
}

Eigen::MatrixXd priorCovariance(const Kernel &kernel,
                                const Contrasts &first,
                                const Contrasts &second)
{
    Eigen::MatrixXd covariance = matern(kernel, first.at, second.at);
    covariance.array() += kernel.meanDeviation * kernel.meanDeviation;
    if (first.hasMinus.isZero() && second.hasMinus.isZero()) {
        return covariance;
    }
    // Cov(a - b, c - d) = Cov(a, c) - Cov(a, d) - Cov(b, c) + Cov(b, d); each contains the mean.
    const double mean = kernel.meanDeviation * kernel.meanDeviation;
    const auto with = [&](const Eigen::MatrixXd &a, const Eigen::MatrixXd &b) -> Eigen::MatrixXd {
        return (matern(kernel, a, b).array() + mean).matrix();
    };
    const auto firstHas = first.hasMinus.asDiagonal();
    const auto secondHas = second.hasMinus.asDiagonal();
    covariance -= with(first.at, second.minus) * secondHas;
    covariance -= firstHas * with(first.minus, second.at);
    covariance += firstHas * with(first.minus, second.minus) * secondHas;
    return covariance;
}

GaussianProcess::GaussianProcess(Kernel kernel,
                                 Contrasts observed,
                                 const Eigen::VectorXd &values,
                                 const Eigen::VectorXd &noise)
    : m_kernel(std::move(kernel))
    , m_observed(std::move(observed))
{
    Eigen::MatrixXd covariance = priorCovariance(m_kernel, m_observed, m_observed);
    covariance.diagonal() += noise;
    m_root.compute(covariance);
    m_weights = m_root.solve(values);
    m_logEvidence = -0.5 * values.dot(m_weights) - m_root.matrixLLT().diagonal().array().log().sum()
                  - 0.5 * static_cast<double>(values.size()) * std::log(2 * std::numbers::pi);
}

Eigen::VectorXd GaussianProcess::mean(const Contrasts &of) const
{
    return priorCovariance(m_kernel, of, m_observed) * m_weights;
}

Eigen::VectorXd GaussianProcess::variance(const Contrasts &of) const
{
    const Eigen::MatrixXd known = m_root.matrixL().solve(priorCovariance(m_kernel, m_observed, of));
    Eigen::VectorXd variance(of.size());
    for (Eigen::Index i = 0; i < of.size(); ++i) {
        const Contrasts one{of.at.col(i), of.minus.col(i), of.hasMinus.segment(i, 1)};
        const double prior = priorCovariance(m_kernel, one, one)(0, 0);
        variance(i) = std::max(0.0, prior - known.col(i).squaredNorm());
    }
    return variance;
}

GaussianProcess::Posterior GaussianProcess::posterior(const Contrasts &of) const
{
    const Eigen::MatrixXd between = priorCovariance(m_kernel, m_observed, of);
    const Eigen::MatrixXd known = m_root.matrixL().solve(between);
    return {between.transpose() * m_weights,
            priorCovariance(m_kernel, of, of) - known.transpose() * known};
}

} // namespace shinpan
