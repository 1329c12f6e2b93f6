#pragma once

#include "core/board/color.h"
#include "core/util/wordtable.h"

#include <cstdint>

namespace shinpan {

/// The side whose chances numbers tell.
enum class Perspective : std::uint8_t { Black, White, SideToMove };

/// Their words in files.
inline constexpr Word<Perspective> PerspectiveWords[] = {
    {QLatin1String("black"), Perspective::Black},
    {QLatin1String("white"), Perspective::White},
    {QLatin1String("sideToMove"), Perspective::SideToMove},
};

/// The side whose view that is in a position where `toMove` is to play.
[[nodiscard]] constexpr Color viewerOf(Perspective perspective, Color toMove)
{
    switch (perspective) {
    case Perspective::Black:
        return Color::Black;
    case Perspective::White:
        return Color::White;
    case Perspective::SideToMove:
        break;
    }
    return toMove;
}

} // namespace shinpan
