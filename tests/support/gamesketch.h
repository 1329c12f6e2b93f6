#pragma once

#include "core/engine/positionsync.h"

#include <string_view>

namespace shinpan::test {

/// The start of a game that is written down as vertices.
struct GameStart
{
    int size = 9;
    double komi = 7.5;
    std::string_view handicap = {}; ///< Black's stones; White plays first if there are any
    Color first = Color::Black;
};

/// "D4 E5 pass": the colours alternate.
[[nodiscard]] EngineGame gameOf(std::string_view vertices, const GameStart &start = {});

/// The same without its komi.
[[nodiscard]] GameLine lineOf(std::string_view vertices, const GameStart &start = {});

} // namespace shinpan::test
