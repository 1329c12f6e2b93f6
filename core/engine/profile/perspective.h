#pragma once

#include "core/board/color.h"

#include <cstdint>

namespace shinpan {

/// The side whose chances numbers tell.
enum class Perspective : std::uint8_t { Black, White, SideToMove };

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
