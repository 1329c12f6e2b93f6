#pragma once

#include "core/analysis/analysisrequest.h"
#include "core/board/board.h"

#include <vector>

namespace shinpan {

/// Where an engine may look for the next move. A value.
struct SearchArea
{
    std::vector<Point> only;    ///< sorted; empty: everywhere
    std::vector<Point> avoided; ///< sorted

    [[nodiscard]] bool isEmpty() const { return only.empty() && avoided.empty(); }
    [[nodiscard]] bool allows(Point point) const;

    friend bool operator==(const SearchArea &, const SearchArea &) = default;
};

/// The same without points off a board, and without the area if nothing of it is left.
[[nodiscard]] SearchArea within(const SearchArea &area, BoardSize size);

/// What an engine is told for it: of the side to move, for the next move alone; `allow` and `avoid`
/// exclude each other (KataGo, Leela Zero), so there is one at most, without points that are
/// occupied. Nothing where no move would be left.
[[nodiscard]] std::vector<AnalysisRequest::Restriction> restrictionsOf(const SearchArea &area,
                                                                       const Board &board,
                                                                       Color toMove);

} // namespace shinpan
