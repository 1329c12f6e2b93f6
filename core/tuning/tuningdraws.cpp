#include "core/tuning/tuningdraws.h"

#include "core/util/seededrandom.h"

#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

class SeededDraws final : public TuningDraws
{
public:
    explicit SeededDraws(std::uint64_t seed)
        : m_seed(seed)
    { }

    std::size_t below(std::size_t limit, DrawKey key) override
    {
        return SeededRandom({m_seed, key.step, key.index}).below(limit);
    }

    // This is Box and Muller's method of 1958.
    double normal(DrawKey key) override
    {
        SeededRandom random({m_seed, key.step, key.index});
        const auto unit = [&random] {
            return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1.0p-53;
        };
        const double radius = std::sqrt(-2 * std::log(unit()));
        return radius * std::cos(2 * std::numbers::pi * unit());
    }

private:
    std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<TuningDraws> seededDraws(std::uint64_t seed)
{
    return std::make_unique<SeededDraws>(seed);
}

} // namespace shinpan
