#pragma once

#include "core/gtp/idlewatch.h"
#include "core/util/wordtable.h"

#include <cstdint>

namespace shinpan {

/// What an engine may do while its opponent thinks.
enum class Pondering : std::uint8_t {
    Allowed,   ///< it does as it likes
    Forbidden, ///< nothing worth mentioning, see hasPondered()
    Frozen,    ///< nothing: its processes are stopped whenever it is asked nothing
};

/// How files and command lines call them.
inline constexpr Word<Pondering> PonderingWords[] = {
    {QLatin1String("allowed"), Pondering::Allowed},
    {QLatin1String("forbidden"), Pondering::Forbidden},
    {QLatin1String("frozen"), Pondering::Frozen},
};

/// Whether what was used off turn is thinking: more than half a second of processor time, and more
/// than a tenth of one processor. Engines that tidy up after a move, or look now and then whether
/// they are asked something, use less.
[[nodiscard]] constexpr bool hasPondered(const IdleUse &use)
{
    constexpr double LeastSeconds = 0.5;
    constexpr double LeastShare = 0.1;
    const double waited = std::chrono::duration<double>(use.waited).count();
    return use.processor > LeastSeconds && use.processor > LeastShare * waited;
}

} // namespace shinpan
