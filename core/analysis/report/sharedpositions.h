#pragma once

#include "core/analysis/report/gamefindings.h"
#include "core/board/board.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace shinpan {

/// A position that games have come to, and what people played there.
struct SharedPosition
{
    struct Played
    {
        std::optional<Point> move; ///< none: a pass
        int times = 0;
        double lost = 0;       ///< of the chance to win, in all
        double pointsLost = 0; ///< in all
        int withPoints = 0;
    };

    Board board;
    Color toPlay = Color::Black;
    std::optional<Point> choice{}; ///< the engine's, when it looked last; none: a pass
    std::vector<Played> played{};  ///< the most frequent first
    int times = 0;
    double lost = 0; ///< of the chance to win, in all
};

/// The positions of openings that several games have come to: how people compare where they stood
/// before the same question. A position is the same if its stones and the turn are; a rotated one
/// is another.
class SharedPositions
{
public:
    /// Adds what was played on the line to the last of these moves, which are of this tree.
    void add(const GameTree &tree, const std::vector<JudgedMove> &moves);
    /// Those where not all played the same, no more than so many, the costliest first.
    [[nodiscard]] std::vector<SharedPosition> costliest(std::size_t most) const;

private:
    struct Place
    {
        BoardSize size;
        Color toPlay = Color::Black;
        std::optional<Point> choice{};
        std::vector<SharedPosition::Played> played{};
        std::vector<Stone> stones{}; ///< since a second game came to it
        int times = 0;
        double lost = 0;
    };

    std::map<std::uint64_t, Place> m_places; ///< by hash
};

} // namespace shinpan
