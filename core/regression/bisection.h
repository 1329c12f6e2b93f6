#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// Finds the first of several builds, the oldest first, that fails, if all after it do, too. It
/// takes as few runs as can be: of `n` builds, log2(n + 1), rounded up.
class Bisection
{
public:
    enum class Outcome {
        Passes,
        Fails,
        Unknown, ///< the build cannot be run: another one is asked
    };

    explicit Bisection(std::size_t builds);

    /// The build to run next; nothing: all is known that can be.
    [[nodiscard]] std::optional<std::size_t> next() const;
    /// Notes the outcome of running a build.
    void note(std::size_t build, Outcome outcome);

    /// The builds of which one is the first that fails, once there is no next(); all but the last
    /// are Unknown. None: no build fails that could be run.
    [[nodiscard]] std::vector<std::size_t> firstFailing() const;
    /// How many runs it takes at most from here, if none is Unknown.
    [[nodiscard]] int runsLeft() const;

private:
    std::vector<bool> m_isUnknown;
    std::size_t m_begin = 0; ///< those before it pass
    std::size_t m_end;       ///< it fails, if there is such a build
};

} // namespace shinpan
