#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace shinpan {

/// What a draw is for: the same key gives the same number, whatever was drawn before, so that a
/// record can be replayed without drawing anything.
struct DrawKey
{
    std::uint64_t step = 0;  ///< such as the number of an ask, or of a candidate
    std::uint64_t index = 0; ///< within that step
};

/// The source of a tuner's chance.
class TuningDraws
{
public:
    virtual ~TuningDraws() = default;

    /// 0 to `limit` - 1, all equally likely.
    [[nodiscard]] virtual std::size_t below(std::size_t limit, DrawKey key) = 0;
    /// Draws from the normal distribution with mean 0 and variance 1.
    [[nodiscard]] virtual double normal(DrawKey key) = 0;
};

/// Draws that follow from a seed and their keys alone.
[[nodiscard]] std::unique_ptr<TuningDraws> seededDraws(std::uint64_t seed);

} // namespace shinpan
