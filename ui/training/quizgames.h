#pragma once

#include "core/record/tree/gametree.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <memory>

namespace shinpan {

/// The games that questions are taken from, one after the other. They may be many and are read when
/// their turn comes; what is read is a copy.
struct QuizGames
{
    std::size_t count = 0;
    /// Null for one that cannot be shown, such as a game of something else than Go.
    std::function<std::shared_ptr<const GameTree>(std::size_t game)> tree;
    std::function<QString(std::size_t game)> name; ///< may be empty
};

} // namespace shinpan
