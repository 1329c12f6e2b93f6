#pragma once

namespace shinpan {

/// Adds the small turns of touchpads and fine wheels up to whole steps. Turning back counts at
/// once.
class WheelSteps
{
public:
    /// The whole steps that `delta` (QWheelEvent: eighths of a degree) completes; positive when the
    /// wheel is turned towards the person.
    [[nodiscard]] int turn(int delta)
    {
        constexpr int Notch = 120; // QWheelEvent: one notch of an ordinary wheel
        if ((delta > 0) != (m_rest > 0)) {
            m_rest = 0;
        }
        m_rest += delta;
        const int notches = m_rest / Notch;
        m_rest %= Notch;
        return -notches;
    }

private:
    int m_rest = 0;
};

} // namespace shinpan
