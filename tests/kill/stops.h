#pragma once

#include <QProcess>

#include <chrono>
#include <random>

namespace shinpan::test {

/// Holds a running competition up: stops (SIGSTOP) its process, for a while that nobody's clock is
/// to show, or one of what its engines consist of, for a moment that is theirs. It goes on
/// afterwards, or stays stopped for whoever kills it.
class Stops
{
public:
    /// One call of hold() in this many stops its process for `pause`; with 0 none does.
    Stops(int rarity, std::chrono::milliseconds pause, unsigned seed);

    /// Whether it did anything.
    [[nodiscard]] bool hold(const QProcess &process);

    [[nodiscard]] int ofProcess() const { return m_ofProcess; }
    [[nodiscard]] int ofEngines() const { return m_ofEngines; }

private:
    int m_rarity;
    std::chrono::milliseconds m_pause;
    std::mt19937 m_random;
    int m_ofProcess = 0;
    int m_ofEngines = 0;
};

} // namespace shinpan::test
