#include "core/clock/duration.h"

#include "core/clock/words.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace shinpan {

using std::chrono::milliseconds;

namespace {

constexpr std::int64_t Hour = 3'600'000;
constexpr std::int64_t Minute = 60'000;
constexpr std::int64_t Second = 1'000;

struct Unit
{
    std::string_view name;
    std::int64_t length; ///< in milliseconds
};
constexpr Unit Units[] = {
    {"h", Hour},      {"hour", Hour},     {"hours", Hour},     {"m", Minute}, {"min", Minute},
    {"mins", Minute}, {"minute", Minute}, {"minutes", Minute}, {"s", Second}, {"sec", Second},
    {"secs", Second}, {"second", Second}, {"seconds", Second}, {"ms", 1},
};

/// What lies at the front of `text` as long as `belongs` says so; it is taken away from there.
template <typename Belongs>
[[nodiscard]] std::string_view takeWhile(std::string_view &text, Belongs belongs)
{
    const auto end = std::ranges::find_if_not(text, belongs);
    const std::string_view taken = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(taken.size());
    return taken;
}

/// The number of at most nine digits; nothing for none or more.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view digits)
{
    if (digits.empty() || digits.size() > 9 || !std::ranges::all_of(digits, isDigit)) {
        return std::nullopt;
    }
    std::int64_t result = 0;
    for (const char digit : digits) {
        result = result * 10 + (digit - '0');
    }
    return result;
}

/// A number such as "1.25" in thousandths.
[[nodiscard]] std::optional<std::int64_t> thousandths(std::string_view number)
{
    const std::size_t point = number.find('.');
    const auto whole = wholeNumber(number.substr(0, point));
    if (!whole || point == std::string_view::npos) {
        return whole ? std::optional(*whole * 1000) : std::nullopt;
    }
    std::string decimals(number.substr(point + 1));
    if (decimals.empty() || decimals.size() > 3) {
        return std::nullopt;
    }
    decimals.resize(3, '0');
    const auto fraction = wholeNumber(decimals);
    return fraction ? std::optional(*whole * 1000 + *fraction) : std::nullopt;
}

/// "1.25" of a unit this long, in milliseconds.
[[nodiscard]] std::optional<std::int64_t> lengthOf(std::string_view number, std::int64_t unit)
{
    const auto amount = thousandths(number);
    if (!amount || *amount * unit % 1000 != 0) {
        return std::nullopt;
    }
    return *amount * unit / 1000;
}

/// A time such as "1:30" or "1:00:00".
[[nodiscard]] std::optional<std::int64_t> fromClockFace(std::string_view text)
{
    std::int64_t seconds = 0;
    for (int fields = 1; fields <= 3; ++fields) {
        const std::size_t colon = text.find(':');
        const std::string_view field = text.substr(0, colon);
        const auto number = wholeNumber(field);
        if (!number || (fields > 1 && (field.size() != 2 || *number > 59))) {
            return std::nullopt;
        }
        seconds = seconds * 60 + *number;
        if (colon == std::string_view::npos) {
            return seconds * Second;
        }
        text.remove_prefix(colon + 1);
    }
    return std::nullopt;
}

/// "90" or "1h 30m", the units falling.
[[nodiscard]] std::optional<std::int64_t> fromUnits(std::string_view text)
{
    std::int64_t total = 0;
    std::int64_t previous = Hour + 1;
    while (!text.empty()) {
        const auto number = takeWhile(text, [](char c) { return isDigit(c) || c == '.'; });
        (void)takeWhile(text, isBlank);
        const auto name = takeWhile(text, [](char c) { return c >= 'a' && c <= 'z'; });
        (void)takeWhile(text, isBlank);
        const bool isPlainNumber = name.empty() && text.empty() && previous > Hour;
        const auto unit = std::ranges::find(Units, isPlainNumber ? "s" : name, &Unit::name);
        if (unit == std::end(Units) || unit->length >= previous) {
            return std::nullopt;
        }
        const auto length = lengthOf(number, unit->length);
        if (!length) {
            return std::nullopt;
        }
        total += *length;
        previous = unit->length;
    }
    return total;
}

} // namespace

std::optional<milliseconds> durationFromText(std::string_view text)
{
    const std::string tidy = tidied(text);
    if (tidy.empty()) {
        return std::nullopt;
    }
    const bool isClockFace = tidy.find(':') != std::string::npos;
    const auto length = isClockFace ? fromClockFace(tidy) : fromUnits(tidy);
    if (!length || *length > MaxTime.count()) {
        return std::nullopt;
    }
    return milliseconds(*length);
}

std::string toText(milliseconds duration)
{
    const std::int64_t total = duration.count();
    std::string result;
    if (total >= Hour) {
        result += std::to_string(total / Hour) + 'h';
    }
    if (total % Hour >= Minute) {
        result += std::to_string(total % Hour / Minute) + 'm';
    }
    if (total % Minute > 0 || total == 0) {
        result += std::to_string(total % Minute / Second);
        if (total % Second > 0) {
            std::string decimals = std::to_string(Second + total % Second);
            decimals.erase(decimals.find_last_not_of('0') + 1);
            decimals.front() = '.';
            result += decimals;
        }
        result += 's';
    }
    return result;
}

} // namespace shinpan
