#include "core/match/matchturn.h"

namespace shinpan {

std::chrono::milliseconds MatchTurn::unattended() const
{
    return std::chrono::round<std::chrono::milliseconds>(LoopWatch::unattended()
                                                         - m_unattendedBefore);
}

TurnAnswer MatchTurn::ask(Player &player,
                          Color color,
                          const GameLine &line,
                          const TurnTime &time,
                          bool isPaused)
{
    m_color = color;
    m_unattendedBefore = LoopWatch::unattended();
    m_clock.start(player.isHuman() ? time.budget : std::nullopt);
    if (player.isHuman() && isPaused) {
        m_clock.pause();
    }
    m_answer = player.chooseAction(line, color, time);
    return m_answer;
}

} // namespace shinpan
