#pragma once

#include "core/board/board.h"
#include "core/rules/gameline.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace shinpan {

/// One value for each of two builds of an engine, the first and the second.
template <typename T>
using ByBuild = std::array<T, 2>;

/// A game whose places are asked about.
struct ComparedGame
{
    GameLine line;
    std::size_t given = 0; ///< moves at its start that nobody chose: those of an opening
};

/// A place of a game that two builds of an engine were asked about.
struct AskedPlace
{
    std::size_t game = 0; ///< the first that came there: its number among the games, from 0
    int times = 1;        ///< how many came there
    GameLine line;        ///< that leads there
    Color toPlay = Color::Black;
    /// The move of each. Nothing where it resigned, or answered what is not a legal move.
    ByBuild<std::optional<Move>> choices{};

    /// The number of the move that is chosen, from 1.
    [[nodiscard]] int moveNumber() const { return static_cast<int>(line.moves.size()) + 1; }
    [[nodiscard]] bool isAnswered() const { return choices[0] && choices[1]; }
    /// Whether both moved, and not alike.
    [[nodiscard]] bool differs() const { return isAnswered() && choices[0] != choices[1]; }
};

/// What is going on at a place, as can be seen at a glance.
enum class PositionKind : std::uint8_t {
    Atari,   ///< some chain has a single liberty
    Contact, ///< the last stone touches one of the opponent's, along a line or across a corner
    Quiet
};
[[nodiscard]] PositionKind kindOf(const GameLine &line);

/// Whether two choices are about the same part of the board.
enum class ChoiceDistance : std::uint8_t {
    Near, ///< at most three lines from each other
    Apart ///< or one of them is a pass
};
[[nodiscard]] ChoiceDistance distanceOf(const ByBuild<std::optional<Move>> &choices);

} // namespace shinpan
