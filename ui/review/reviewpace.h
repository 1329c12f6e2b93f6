#pragma once

#include "core/analysis/reviewedgame.h"
#include "core/record/sgf/sgfcollection.h"

#include <QElapsedTimer>

#include <chrono>
#include <cstddef>
#include <optional>

namespace shinpan {

/// How many places these moves of a game have that is so long, or of all games of Go in a file:
/// about, for it is told without building trees.
[[nodiscard]] std::size_t placesIn(std::size_t moves, const ReviewRange &range);
[[nodiscard]] std::size_t placesIn(const SgfCollection &collection, const ReviewRange &range);

/// How fast a review goes, from the time it is begun or resumed.
class ReviewPace
{
public:
    /// Measures anew. So many places are done.
    void begin(std::size_t done);

    /// How long so many places will take that are left; nothing until that can be told.
    [[nodiscard]] std::optional<std::chrono::seconds> timeFor(std::size_t left,
                                                              std::size_t done) const;

private:
    QElapsedTimer m_time;
    std::size_t m_doneThen = 0;
};

} // namespace shinpan
