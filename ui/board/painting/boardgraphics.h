#pragma once

#include "ui/board/painting/boardanalysis.h"
#include "ui/board/painting/boardmarkup.h"

#include <QColor>
#include <QString>

#include <vector>

namespace shinpan {

/// What an engine wants drawn on a board, beside an analysis and without hiding it: a sign on a
/// point where a candidate stands becomes a small one in the corner. Not shown while a line of the
/// analysis is.
struct BoardGraphics
{
    /// A mark in a colour of its own.
    struct Sign
    {
        Point point;
        MarkKind kind = MarkKind::Circle;
        QColor ink;        ///< made lighter where that is needed to see it; not of territory
        QString text = {}; ///< of a label

        friend bool operator==(const Sign &, const Sign &) = default;
    };

    std::vector<BoardAnalysis::Tint> tints;
    std::vector<Sign> signs;
    std::vector<BoardAnalysis::LineStone> line;
    std::vector<Point> taken; ///< stones of the board that the line takes off: not shown

    [[nodiscard]] bool isEmpty() const
    {
        return tints.empty() && signs.empty() && line.empty() && taken.empty();
    }
    friend bool operator==(const BoardGraphics &, const BoardGraphics &) = default;
};

} // namespace shinpan
