#pragma once

#include "core/tuning/kernel.h"
#include "core/tuning/scoreobservation.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <span>
#include <vector>

namespace shinpan {

/// Many contrasts as matrices, a column each.
struct Contrasts
{
    Eigen::MatrixXd at;
    Eigen::MatrixXd minus;    ///< any point where there is none
    Eigen::VectorXd hasMinus; ///< 1 or 0

    [[nodiscard]] static Contrasts of(std::span<const Contrast> contrasts);
    [[nodiscard]] Eigen::Index size() const { return at.cols(); }
};

/// The covariance of each of the first with each of the second before anything is observed.
[[nodiscard]] Eigen::MatrixXd priorCovariance(const Kernel &kernel,
                                              const Contrasts &first,
                                              const Contrasts &second);

/// What observations with noise tell of a function whose values depend on each other as a kernel
/// says: normal distributions (Rasmussen and Williams, algorithm 2.1).
class GaussianProcess
{
public:
    struct Posterior
    {
        Eigen::VectorXd mean;
        Eigen::MatrixXd covariance;
    };

    /// Needs at least one observation; the noise's variances are above 0.
    GaussianProcess(Kernel kernel,
                    Contrasts observed,
                    const Eigen::VectorXd &values,
                    const Eigen::VectorXd &noise);

    [[nodiscard]] const Kernel &kernel() const { return m_kernel; }
    [[nodiscard]] Eigen::VectorXd mean(const Contrasts &of) const;
    /// The variance of each contrast by itself.
    [[nodiscard]] Eigen::VectorXd variance(const Contrasts &of) const;
    [[nodiscard]] Posterior posterior(const Contrasts &of) const;
    /// The logarithm of how likely such values were.
    [[nodiscard]] double logEvidence() const { return m_logEvidence; }

private:
    Kernel m_kernel;
    Contrasts m_observed;
    Eigen::LLT<Eigen::MatrixXd> m_root; ///< of the values' covariance
    Eigen::VectorXd m_weights;
    double m_logEvidence;
};

} // namespace shinpan
