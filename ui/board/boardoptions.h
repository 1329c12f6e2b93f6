#pragma once

#include "ui/board/painting/boardframe.h"

#include <QString>

#include <cstdint>

namespace shinpan {

class OptionsArchive;

/// The stones that bear the numbers of their moves.
enum class MoveNumbers : std::uint8_t {
    None,
    All,
    Last,      ///< the last few
    FromHere,  ///< what follows the position where this was chosen, from 1
    Variation, ///< what follows the place where the line leaves the main one, from 1
};

/// How a person likes the board: kept in Preferences, the same for every board in the program.
struct BoardOptions
{
    CoordinateStyle coordinates = CoordinateStyle::Letters;
    MoveNumbers numbers = MoveNumbers::None;
    int lastCount = 5; ///< how many MoveNumbers::Last shows, 1 to MostLastMoves
    bool marksLastMove = true;
    bool showsNext = true;      ///< the moves that follow, as ghosts
    bool showsSiblings = true;  ///< the moves that could have been made instead, as ghosts
    bool confirmsMoves = false; ///< a first click only proposes a move, a second one plays it
    Orientation orientation;
    QString theme;        ///< its id; empty: follows the desktop
    bool isLively = true; ///< stones lie a little irregularly and move into their places
    bool hasSound = true;

    [[nodiscard]] BoardFrame frame() const { return {coordinates, orientation}; }

    friend bool operator==(const BoardOptions &, const BoardOptions &) = default;
};

inline constexpr int MostLastMoves = 999;

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, BoardOptions &options);

} // namespace shinpan
