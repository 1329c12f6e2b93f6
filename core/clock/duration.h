#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan {

/// The longest time that a time control may name: 1000 hours. OGS's longest is 28 days. With it the
/// longest possible turn, MaxTimeCount periods of MaxTime, still counts in 64-bit nanoseconds.
inline constexpr std::chrono::milliseconds MaxTime = std::chrono::hours(1000);

/// Reads a span of time: "90" (seconds), "90s", "1.5s", "10m", "10 min", "1h30m", "2 hours",
/// "500ms", and the clock faces "1:30" (minutes:seconds) and "1:00:00", in any letter case, blanks
/// allowed around numbers and units. A number has at most three decimals. Nothing when it is
/// nonsense, negative, longer than MaxTime or finer than a millisecond.
[[nodiscard]] std::optional<std::chrono::milliseconds> durationFromText(std::string_view text);

/// Not negative: "1h30m", "1m30s", "0.25s"; "0s" for none. durationFromText() reads it back.
[[nodiscard]] std::string toText(std::chrono::milliseconds duration);

} // namespace shinpan
