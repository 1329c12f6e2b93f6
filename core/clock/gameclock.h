#pragma once

#include "core/board/color.h"
#include "core/clock/timecontrol.h"

#include <chrono>
#include <optional>

namespace shinpan {

/// What a clock shows, as GTP's time_left and SGF's BL and OB say it.
struct TimeLeft
{
    std::chrono::milliseconds time{}; ///< of the main time or of the period; rounded down
    std::optional<int> count; ///< Canadian: stones still to play in the period; byo-yomi: periods
                              ///< left, the running one included; nothing in main time

    friend bool operator==(const TimeLeft &, const TimeLeft &) = default;
};

/// The running account of both sides' time. A value that is told how long each turn took; it never
/// looks at a clock itself, and it counts in nanoseconds, so that nothing is lost by rounding.
///
/// A limit is exceeded by the first nanosecond after it: a side that uses exactly what is left has
/// lost neither the game nor the byo-yomi period. Per system, for a turn of length t:
/// - Absolute: t is taken off.
/// - Fischer: t is taken off, then the increment is added, unless the flag fell. Without main time
///   the first turn has an increment, too.
/// - Byo-yomi: what exceeds the main time runs in the periods; ceil(t / period) - 1 of them are
/// lost,
///   the next turn has the full period again. The flag falls when the last one is exceeded.
/// - Canadian: what exceeds the main time runs in the first period, and the move counts for it. The
///   period's time goes on from turn to turn; with its last stone a new period begins and what was
///   left of the old one is lost.
/// - In both, a turn that ends with the main time exactly used up leaves overtime untouched.
/// - Per move: each turn has the full limit.
class GameClock
{
public:
    /// Full clocks. Both controls must be playable.
    explicit GameClock(const ByColor<TimeControl> &controls = {});

    [[nodiscard]] const TimeControl &control(Color color) const
    {
        return m_accounts[color].control;
    }
    [[nodiscard]] bool isLimited(Color color) const { return control(color).isLimited(); }

    /// The time that its clock shows when it has thought for that long about the present turn: what
    /// charge() would leave, without what the end of a turn gives back; zero when it is not
    /// limited.
    [[nodiscard]] TimeLeft timeLeft(Color color, std::chrono::nanoseconds thinking = {}) const;
    /// The same at the start of a turn; nothing when the side is not limited.
    [[nodiscard]] std::optional<TimeLeft> limitedTimeLeft(Color color) const
    {
        return isLimited(color) ? std::optional(timeLeft(color)) : std::nullopt;
    }

    /// The longest turn that does not lose, rounded down; nothing when the side is not limited.
    [[nodiscard]] std::optional<std::chrono::milliseconds> budget(Color color) const;

    /// Ends a turn that took `used`. False: the flag fell; the side's clock then shows zero and
    /// stays so until restore(). A negative time counts as none.
    [[nodiscard]] bool charge(Color color, std::chrono::nanoseconds used);

    [[nodiscard]] bool hasFallen(Color color) const { return m_accounts[color].hasFallen; }

    /// Sets the clock at the start of a turn to what a record says, as far as the side's control
    /// can have it: byo-yomi starts the period anew, an empty main time is overtime, a negative
    /// time is none.
    void restore(Color color, const TimeLeft &left);

    friend bool operator==(const GameClock &, const GameClock &) = default;

private:
    /// One side's state.
    struct Account
    {
        TimeControl control;
        std::chrono::nanoseconds time{}; ///< of the main time, or of the period in overtime
        int count = 0;                   ///< in overtime; 0 in main time
        bool hasFallen = false;

        void fill();
        void enterOvertime();
        [[nodiscard]] bool isInOvertime() const { return count > 0; }
        [[nodiscard]] bool isMainUsedUp() const;
        [[nodiscard]] std::chrono::nanoseconds longestTurn() const;
        void spend(std::chrono::nanoseconds used);
        void endTurn();
        [[nodiscard]] TimeLeft shown() const;

        friend bool operator==(const Account &, const Account &) = default;
    };

    ByColor<Account> m_accounts;
};

} // namespace shinpan
