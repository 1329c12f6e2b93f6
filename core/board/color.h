#pragma once

#include <cstdint>

namespace shinpan {

/// A player's side. There is no third value: a point's content is a Stone.
enum class Color : std::uint8_t { Black, White };

[[nodiscard]] constexpr Color opposite(Color color)
{
    return color == Color::Black ? Color::White : Color::Black;
}

/// What stands on a point.
enum class Stone : std::uint8_t { Empty, Black, White };

[[nodiscard]] constexpr Stone stoneOf(Color color)
{
    return color == Color::Black ? Stone::Black : Stone::White;
}

/// The colour of a stone; not of Stone::Empty.
[[nodiscard]] constexpr Color colorOf(Stone stone)
{
    return stone == Stone::Black ? Color::Black : Color::White;
}

/// One value for each side.
template <typename T>
struct ByColor
{
    T black{};
    T white{};

    [[nodiscard]] constexpr T &operator[](Color color)
    {
        return color == Color::Black ? black : white;
    }
    [[nodiscard]] constexpr const T &operator[](Color color) const
    {
        return color == Color::Black ? black : white;
    }

    friend bool operator==(const ByColor &, const ByColor &) = default;
};

/// Both sides in playing order, for range-based loops.
inline constexpr Color BothColors[] = {Color::Black, Color::White};

} // namespace shinpan
