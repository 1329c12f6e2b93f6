#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan {

/// The most byo-yomi periods, or Canadian stones per period, that a time control may name.
inline constexpr int MaxTimeCount = 999;

/// How much thinking a side has agreed on. A value; what has been used is in GameClock.
struct TimeControl
{
    enum class System : std::uint8_t {
        None,
        Absolute, ///< `main` for the whole game
        Fischer,  ///< `main`, and after each move `period` on top; without `main`, the first
                  ///< `period` comes before the first move, as cutechess has it
        Canadian, ///< after `main`, `count` stones in every `period`
        Byoyomi, ///< after `main`, `count` periods; one is lost by each `period` exceeded in a turn
        PerMove, ///< at most `period` for each move
    };

    System system = System::None;
    std::chrono::milliseconds main{};
    std::chrono::milliseconds period{}; ///< Fischer: the increment
    int count = 0;                      ///< Byo-yomi periods, Canadian stones per period

    [[nodiscard]] bool isLimited() const { return system != System::None; }

    /// Whether `main` may be followed by overtime: Canadian and byo-yomi.
    [[nodiscard]] bool hasOvertime() const
    {
        return system == System::Canadian || system == System::Byoyomi;
    }

    /// What the clock shows before the first move, overtime aside.
    [[nodiscard]] std::chrono::milliseconds beginning() const
    {
        const bool isGivenAhead = system == System::Fischer && main == main.zero();
        return isGivenAhead || system == System::PerMove ? period : main;
    }

    /// Whether one can play by it: what its system uses lies within 0 … MaxTime and 1 …
    /// MaxTimeCount and leaves time for a first move; what its system does not use is zero.
    /// GameClock takes no other.
    [[nodiscard]] bool isPlayable() const;

    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

/// Reads a time control as people write it; see timeControlExamples(). Each time is one that
/// durationFromText() reads, a plain number means seconds; letter case and blanks are free, and `×`
/// is as good as `x`. Nothing when it is nonsense or not playable.
[[nodiscard]] std::optional<TimeControl> timeControlFromText(std::string_view text);

/// The shortest of these spellings; timeControlFromText() reads it back. Playable controls only.
[[nodiscard]] std::string toText(const TimeControl &control);

/// Every form with what it means, on one line: for error messages and --help.
[[nodiscard]] std::string_view timeControlExamples();

} // namespace shinpan
