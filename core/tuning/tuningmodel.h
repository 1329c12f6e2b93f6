#pragma once

#include "core/statistics/elo.h"
#include "core/tuning/kernel.h"
#include "core/tuning/modelrange.h"
#include "core/tuning/tuner.h"

#include <memory>

namespace shinpan {

class GaussianProcess;
struct Contrast;

/// Elo that are not known exactly: normally distributed.
struct EloBelief
{
    double mean = 0;
    double deviation = 0;

    [[nodiscard]] Estimate estimate() const
    {
        return {mean - NormalQuantile95 * deviation, mean, mean + NormalQuantile95 * deviation};
    }
};

/// The Elo along one parameter or over two.
struct ModelSlice
{
    std::vector<double> first;  ///< positions of the one
    std::vector<double> second; ///< of the other; empty along one only
    std::vector<EloBelief> elo; ///< for each of the first, for each of the second
};

/// A point and how sure it is that it is the best.
struct TuningOptimum
{
    TuningPoint point;
    EloBelief elo;        ///< as TuningModel::elo()
    EloBelief aboveStart; ///< above the engine's own values
    /// The positions within which the best value of each parameter lies, with 95 %; the value is
    /// the point's.
    std::vector<Estimate> where;
    /// How likely nothing in the range is more than `Close` Elo better.
    double certainty = 0;
    /// How many Elo better the best in the range is expected to be.
    double shortfall = 0;

    static constexpr double Close = 10;
};

/// What all games of a tuner, of whatever method, say of the Elo at any point: a Gaussian process.
///
/// With an opponent of its own the Elo are against that one; where the engine met itself, they are
/// above that of its own values. A model of no games believes what it would before any.
class TuningModel
{
public:
    /// Fits the model with the kernel that explains the results best. It takes about a tenth of a
    /// second, for any number of games.
    [[nodiscard]] static TuningModel fit(const ParameterSpace &space,
                                         const std::vector<TrialResult> &results);
    /// Finds the kernel alone.
    [[nodiscard]] static Kernel likeliestKernel(const ParameterSpace &space,
                                                const std::vector<TrialResult> &results);
    TuningModel(const ParameterSpace &space,
                const std::vector<TrialResult> &results,
                const Kernel &kernel);

    [[nodiscard]] EloBelief elo(const TuningPoint &point) const;
    /// How much stronger the first is than the second.
    [[nodiscard]] EloBelief difference(const TuningPoint &point, const TuningPoint &other) const;
    /// The point where the mean is highest, or the mean and that many deviations together.
    [[nodiscard]] TuningPoint highest(double deviations = 0) const;
    /// How good a point is, such as Tuner::best() or highest(). The same on every call.
    [[nodiscard]] TuningOptimum optimumAt(const TuningPoint &point) const;

    /// Along one parameter, all others as at a point: at each of its values if there are at most
    /// `most`, otherwise at as many positions from end to end.
    [[nodiscard]] ModelSlice along(std::size_t parameter,
                                   const TuningPoint &through,
                                   std::size_t most = 41) const;
    /// The same over two parameters.
    [[nodiscard]] ModelSlice over(std::size_t first,
                                  std::size_t second,
                                  const TuningPoint &through,
                                  std::size_t most = 21) const;

    [[nodiscard]] const Kernel &kernel() const;

private:
    [[nodiscard]] Contrast contrast(const TuningPoint &point) const;
    [[nodiscard]] std::vector<EloBelief> elo(const std::vector<Contrast> &contrasts) const;
    [[nodiscard]] std::vector<TuningPoint> pointsAbout(const TuningPoint &point) const;
    [[nodiscard]] std::vector<double> grid(std::size_t parameter, std::size_t most) const;

    ParameterSpace m_space;
    ModelRange m_range;
    bool m_meetsItself;
    std::vector<TuningPoint> m_tried; ///< in the model's range
    std::shared_ptr<const GaussianProcess> m_process;
};

} // namespace shinpan
