#pragma once

#include "core/tuning/parameterspace.h"

namespace shinpan {

/// The positions over which a model has its Elo, and how they become the unit cube that its length
/// scales are of: the parameters' ranges, and where one has no ends, two of its initial deviations
/// to either side of its start.
class ModelRange
{
public:
    explicit ModelRange(const ParameterSpace &space);

    /// Takes a point into the cube, and back.
    [[nodiscard]] TuningPoint inside(const TuningPoint &point) const;
    [[nodiscard]] TuningPoint outside(const TuningPoint &point) const;

private:
    std::vector<double> m_low;
    std::vector<double> m_width;
};

} // namespace shinpan
