#pragma once

#include <ctime>

namespace shinpan::test {

/// The seconds that the processor has worked for this program since this was made: other programs
/// may keep the machine busy meanwhile.
class ProcessorTime
{
public:
    [[nodiscard]] double seconds() const
    {
        return static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC;
    }

private:
    std::clock_t m_start = std::clock();
};

} // namespace shinpan::test
