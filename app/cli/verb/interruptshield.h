#pragma once

#include <csignal>

namespace shinpan {

/// While one lives, Ctrl+C and its like wait: for as long as a file is being written, so that no
/// temporary file is left beside it.
class InterruptShield
{
public:
    InterruptShield();
    InterruptShield(const InterruptShield &) = delete;
    InterruptShield &operator=(const InterruptShield &) = delete;
    ~InterruptShield();

    /// Whether one waits: give up soon.
    [[nodiscard]] bool hasStopped() const;

private:
    sigset_t m_before;
};

} // namespace shinpan
