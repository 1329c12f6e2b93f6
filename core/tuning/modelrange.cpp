#include "core/tuning/modelrange.h"

#include <cmath>

namespace shinpan {

ModelRange::ModelRange(const ParameterSpace &space)
{
    for (const TuningParameter &parameter : space) {
        const double deviation = std::sqrt(parameter.initialVariance);
        if (parameter.scale.isBounded() || deviation == 0) {
            m_low.push_back(0);
            m_width.push_back(1);
        } else {
            m_low.push_back(parameter.start - 2 * deviation);
            m_width.push_back(4 * deviation);
        }
    }
}

TuningPoint ModelRange::inside(const TuningPoint &point) const
{
    TuningPoint inside;
    for (std::size_t d = 0; d < point.size(); ++d) {
        inside.push_back((point[d] - m_low[d]) / m_width[d]);
    }
    return inside;
}

TuningPoint ModelRange::outside(const TuningPoint &point) const
{
    TuningPoint outside;
    for (std::size_t d = 0; d < point.size(); ++d) {
        outside.push_back(point[d] * m_width[d] + m_low[d]);
    }
    return outside;
}

} // namespace shinpan
