#pragma once

#include "core/analysis/reviewedgame.h"
#include "core/record/sgf/sgfcollection.h"

#include <QElapsedTimer>

#include <chrono>
#include <cstddef>
#include <optional>

namespace shinpan {

/// How many places these moves have of a game of that length, or of all games of Go in a file: an
/// estimate, made without building trees.
[[nodiscard]] std::size_t placesIn(std::size_t moves, const ReviewRange &range);
[[nodiscard]] std::size_t placesIn(const SgfCollection &collection, const ReviewRange &range);

/// How fast a review goes, from the time it is begun or resumed.
class ReviewPace
{
public:
    /// Measures anew, when that many places are done.
    void begin(std::size_t done);

    /// How long the places will take that are left; nothing until that can be told.
    [[nodiscard]] std::optional<std::chrono::seconds> timeFor(std::size_t left,
                                                              std::size_t done) const;

    /// How many places are done in a minute; likewise.
    [[nodiscard]] std::optional<int> perMinute(std::size_t done) const;

private:
    [[nodiscard]] bool isTelling(std::size_t done) const;

    QElapsedTimer m_time;
    std::size_t m_doneThen = 0;
};

} // namespace shinpan
