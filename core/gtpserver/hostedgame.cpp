#include "core/gtpserver/hostedgame.h"

#include <algorithm>

namespace shinpan {

HostedGame::HostedGame()
    : m_terms{.komi = usualKomi(rules(), 0), .handicap = 0}
{ }

Position HostedGame::positionFor(Color color) const
{
    return color == m_position.toPlay() ? m_position : Position(board(), color, rules());
}

EngineTime HostedGame::time(Color color) const
{
    EngineTime time{m_clock.control(color), m_clock.timeLeft(color), m_clock.budget(color)};
    const std::optional<TimeLeft> &told = m_told[color];
    if (time.longest && told && time.control.system == TimeControl::System::Byoyomi
        && told->count) {
        // A controller may tell what is left of a period that has begun; our clock has whole ones.
        const auto spare = std::max(*told->count - 1, 0) * time.control.period;
        time.longest = std::min(*time.longest, std::max(told->time, {}) + spare);
        time.left.time = std::min(time.left.time, std::max(told->time, {}));
    }
    return time;
}

void HostedGame::clear(BoardSize size)
{
    begin(GameLine{.size = size, .setUp = {}, .moves = {}}, 0);
}

void HostedGame::setRules(const Ruleset &rules)
{
    m_position = Position(m_line, rules);
}

void HostedGame::begin(const GameLine &line, int handicap)
{
    m_line = line;
    m_line.handicap = handicap;
    m_position = Position(line, rules());
    m_terms.handicap = handicap;
    m_clock = GameClock({m_clock.control(Color::Black), m_clock.control(Color::White)});
    m_told = {};
    m_remarks.clear();
}

std::optional<Illegality> HostedGame::play(Move move, std::string remark)
{
    const std::optional<Illegality> illegality = m_position.check(move);
    if (illegality && illegality != Illegality::Superko) {
        return illegality;
    }
    if (!remark.empty()) {
        m_remarks[m_line.moves.size()] = std::move(remark);
    }
    m_line.moves.push_back(move);
    m_position.playAnyhow(move);
    return std::nullopt;
}

bool HostedGame::undo()
{
    if (m_line.moves.empty()) {
        return false;
    }
    m_line.moves.pop_back();
    m_remarks.erase(m_line.moves.size());
    m_position = Position(m_line, rules());
    return true;
}

void HostedGame::tellTimeLeft(Color color, const TimeLeft &left)
{
    m_clock.restore(color, left);
    m_told[color] = left;
}

void HostedGame::charge(Color color, std::chrono::nanoseconds used)
{
    m_told[color].reset();
    static_cast<void>(m_clock.charge(color, used)); // a fallen flag is the controller's business
}

} // namespace shinpan
