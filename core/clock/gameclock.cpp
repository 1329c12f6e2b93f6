#include "core/clock/gameclock.h"

#include "core/clock/duration.h"

#include <algorithm>
#include <cassert>

namespace shinpan {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using System = TimeControl::System;

namespace {

/// Increments cannot pile up beyond this.
constexpr nanoseconds Ceiling = MaxTime * MaxTimeCount;

} // namespace

void GameClock::Account::fill()
{
    time = control.beginning();
    count = 0;
    hasFallen = false;
    if (isMainUsedUp()) {
        enterOvertime();
    }
}

void GameClock::Account::enterOvertime()
{
    time = control.period;
    count = control.count;
}

bool GameClock::Account::isMainUsedUp() const
{
    return control.hasOvertime() && !isInOvertime() && time == nanoseconds::zero();
}

nanoseconds GameClock::Account::longestTurn() const
{
    switch (control.system) {
    case System::None:
        return nanoseconds::max();
    case System::Absolute:
    case System::Fischer:
    case System::PerMove:
        return time;
    case System::Canadian:
        return isInOvertime() ? time : time + control.period;
    case System::Byoyomi:
        return time + control.period * (isInOvertime() ? count - 1 : control.count);
    }
    return nanoseconds::zero();
}

/// Takes thinking time off, without ending the turn.
void GameClock::Account::spend(nanoseconds used)
{
    if (!control.isLimited() || hasFallen) {
        return;
    }
    used = std::max(used, nanoseconds::zero());
    if (used > longestTurn()) {
        time = nanoseconds::zero();
        count = 0;
        hasFallen = true;
        return;
    }
    if (used > time && !isInOvertime()) {
        used -= time;
        enterOvertime();
    }
    if (used > time) {
        const nanoseconds period = control.period;
        const auto lost = (used - nanoseconds(1)) / period;
        count -= static_cast<int>(lost);
        used -= lost * period;
    }
    time -= used;
}

/// Gives what the side gets at the end of a turn.
void GameClock::Account::endTurn()
{
    if (hasFallen) {
        return;
    }
    switch (control.system) {
    case System::None:
    case System::Absolute:
        break;
    case System::Fischer:
        time = std::min(time + control.period, Ceiling);
        break;
    case System::PerMove:
        time = control.period;
        break;
    case System::Canadian:
        if (isInOvertime() && --count == 0) {
            enterOvertime();
        }
        break;
    case System::Byoyomi:
        if (isInOvertime()) {
            time = control.period;
        }
        break;
    }
    if (isMainUsedUp()) {
        enterOvertime();
    }
}

TimeLeft GameClock::Account::shown() const
{
    const auto rounded = std::chrono::floor<milliseconds>(time);
    if (hasFallen && control.hasOvertime()) {
        return {rounded, 0};
    }
    return {rounded, isInOvertime() ? std::optional(count) : std::nullopt};
}

GameClock::GameClock(const ByColor<TimeControl> &controls)
{
    for (const Color color : BothColors) {
        assert(controls[color].isPlayable());
        m_accounts[color].control = controls[color];
        m_accounts[color].fill();
    }
}

TimeLeft GameClock::timeLeft(Color color, nanoseconds thinking) const
{
    Account account = m_accounts[color];
    account.spend(thinking);
    return account.shown();
}

std::optional<milliseconds> GameClock::budget(Color color) const
{
    if (!isLimited(color)) {
        return std::nullopt;
    }
    const Account &account = m_accounts[color];
    return std::chrono::floor<milliseconds>(account.hasFallen ? nanoseconds::zero()
                                                              : account.longestTurn());
}

bool GameClock::charge(Color color, nanoseconds used)
{
    Account &account = m_accounts[color];
    account.spend(used);
    account.endTurn();
    return !account.hasFallen;
}

void GameClock::restore(Color color, const TimeLeft &left)
{
    Account &account = m_accounts[color];
    const TimeControl &control = account.control;
    account.fill();
    if (!control.isLimited() || control.system == System::PerMove) {
        return;
    }
    const milliseconds time = std::clamp(left.time, milliseconds::zero(), milliseconds(MaxTime));
    if (!control.hasOvertime() || !left.count) {
        account.time = time;
        account.count = 0;
        if (account.isMainUsedUp()) {
            account.enterOvertime();
        }
        return;
    }
    account.enterOvertime();
    if (control.system == System::Byoyomi) {
        account.count = std::clamp(*left.count, 1, control.count);
    } else if (*left.count > 0) {
        account.count = std::min(*left.count, control.count);
        account.time = std::min(time, control.period);
    }
}

} // namespace shinpan
