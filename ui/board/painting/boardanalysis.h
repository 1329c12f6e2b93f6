#pragma once

#include "core/board/color.h"
#include "core/board/point.h"

#include <QColor>
#include <QString>

#include <vector>

namespace shinpan {

/// What an engine thinks of a position, as a board shows it: colours and words are chosen already.
struct BoardAnalysis
{
    /// A move that is considered: a disc with up to two lines of text on an empty point.
    struct Spot
    {
        Point point;
        QColor fill;
        QString text = {};   ///< empty: a small disc
        QString detail = {}; ///< below the text, smaller; needs one
        bool isBest = false; ///< ringed

        friend bool operator==(const Spot &, const Spot &) = default;
    };

    /// A square on a point: whose it will be, or how much it attracts. Beside stones, under spots;
    /// on a stone only a small one that says something else than the stone does.
    struct Tint
    {
        Point point;
        QColor color; ///< with its opacity
        /// Of a cell, 0 to 1. Whole cells melt into an area.
        float size = 1;
        bool isOnStone = false;

        friend bool operator==(const Tint &, const Tint &) = default;
    };

    /// A stone of a line that could be played from here, with its number.
    struct LineStone
    {
        Point point;
        Color color = Color::Black;
        int number = 1;

        friend bool operator==(const LineStone &, const LineStone &) = default;
    };

    std::vector<Spot> spots;
    std::vector<Tint> tints;
    std::vector<LineStone> line;
    std::vector<Point> taken;  ///< stones of the board that the line takes off: not shown
    std::vector<Point> barred; ///< not looked at: under a veil

    friend bool operator==(const BoardAnalysis &, const BoardAnalysis &) = default;
};

} // namespace shinpan
