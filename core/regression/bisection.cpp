#include "core/regression/bisection.h"

#include <bit>

namespace shinpan {

Bisection::Bisection(std::size_t builds)
    : m_isUnknown(builds)
    , m_end(builds)
{ }

std::optional<std::size_t> Bisection::next() const
{
    const std::size_t middle = m_begin + (m_end - m_begin) / 2;
    for (std::size_t distance = 0; distance <= m_end - m_begin; ++distance) {
        if (middle + distance < m_end && !m_isUnknown[middle + distance]) {
            return middle + distance;
        }
        if (middle >= m_begin + distance && middle - distance < m_end
            && !m_isUnknown[middle - distance]) {
            return middle - distance;
        }
    }
    return std::nullopt;
}

void Bisection::note(std::size_t build, Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passes:
        m_begin = build + 1;
        break;
    case Outcome::Fails:
        m_end = build;
        break;
    case Outcome::Unknown:
        m_isUnknown[build] = true;
        break;
    }
}

std::vector<std::size_t> Bisection::firstFailing() const
{
    std::vector<std::size_t> builds;
    for (std::size_t build = m_begin; m_end < m_isUnknown.size() && build <= m_end; ++build) {
        builds.push_back(build);
    }
    return builds;
}

int Bisection::runsLeft() const
{
    return static_cast<int>(std::bit_width(m_end - m_begin));
}

} // namespace shinpan
