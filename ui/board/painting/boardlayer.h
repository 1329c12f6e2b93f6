#pragma once

#include "core/board/color.h"
#include "ui/board/painting/boardmarkup.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <map>
#include <vector>

namespace shinpan {

/// What somebody marks on a board: lists of marks of all kinds, in colours and words that are
/// chosen already. Every list may be empty.
struct BoardLayer
{
    /// The number of the move that placed a stone; on an empty point where the stone was captured.
    struct Number
    {
        Point point;
        int number = 1;

        friend bool operator==(const Number &, const Number &) = default;
    };

    /// A move of the record that could be played here: the next one, or a sibling of the last one.
    struct RecordMove
    {
        Point point;
        Color color = Color::Black;
        bool isMainLine = false; ///< the one that stepping forward plays

        friend bool operator==(const RecordMove &, const RecordMove &) = default;
    };

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

    /// A square on a point: whose it will be, or how much it attracts. It is beside stones, under
    /// spots; on a stone only a small one that says something else than the stone does.
    struct Tint
    {
        Point point;
        QColor color; ///< with its opacity
        /// The share of a cell, 0 to 1. Whole cells melt into an area.
        float size = 1;
        bool isOnStone = false;

        friend bool operator==(const Tint &, const Tint &) = default;
    };

    /// A mark in a colour of its own. On a point with a spot it becomes a small one in the corner.
    struct Sign
    {
        Point point;
        MarkKind kind = MarkKind::Circle;
        QColor ink;        ///< made lighter where that is needed to see it; not of territory
        QString text = {}; ///< of a label

        friend bool operator==(const Sign &, const Sign &) = default;
    };

    /// A stone of a line that could be played from here, with its number.
    struct LineStone
    {
        Point point;
        Color color = Color::Black;
        int number = 1;

        friend bool operator==(const LineStone &, const LineStone &) = default;
    };

    BoardMarkup markup;
    std::vector<MarkLine> lines;          ///< drawn under the markup
    std::vector<Number> numbers;          ///< left out where there is a label
    std::vector<RecordMove> nextMoves;    ///< small translucent stones, the main line's dotted
    std::vector<RecordMove> siblingMoves; ///< smaller ones in a dashed ring
    std::vector<Spot> spots;              ///< cover the moves of the record
    std::vector<Tint> tints;
    std::vector<Sign> signs;
    std::vector<LineStone> line;
    std::vector<Point> taken;      ///< stones of the board that the line takes off: not shown
    std::vector<Point> barred;     ///< not looked at: under a veil
    std::vector<Point> highlights; ///< lit up: named elsewhere and sought here

    /// Puts more on top of what is there. Where a line has a stone already, no other comes.
    void add(const BoardLayer &more);

    friend bool operator==(const BoardLayer &, const BoardLayer &) = default;
};

/// Calls `visit` with each list of a layer and the same one of another.
template <typename Layer, typename Other, typename Visit>
void forEachList(Layer &layer, Other &other, const Visit &visit)
{
    visit(layer.markup, other.markup);
    visit(layer.lines, other.lines);
    visit(layer.numbers, other.numbers);
    visit(layer.nextMoves, other.nextMoves);
    visit(layer.siblingMoves, other.siblingMoves);
    visit(layer.spots, other.spots);
    visit(layer.tints, other.tints);
    visit(layer.signs, other.signs);
    visit(layer.line, other.line);
    visit(layer.taken, other.taken);
    visit(layer.barred, other.barred);
    visit(layer.highlights, other.highlights);
}

/// The owners of layers' marks, from the lowest to the highest: of two marks of a kind, that of the
/// higher layer is painted over the other. Those below Score are hidden while there is one.
enum class LayerRank : std::uint8_t {
    Record,   ///< the record's markup, numbers and moves
    Explorer, ///< what games went on with
    Analysis, ///< what an engine thinks, or a line of it
    Teaching, ///< what a lesson shows: how a move did and what was better, or a hint
    Score,    ///< the owners of points, while these are being settled
    Commands, ///< what engines draw
    Review,   ///< a mistake and the better move
    Finding,  ///< the part of the board that was sought
    Comment,  ///< what the comment speaks of
    Console,  ///< what a line of the console speaks of
    Edit,     ///< the end of a line that waits for the other
};

/// The layers of a board.
using BoardLayers = std::map<LayerRank, BoardLayer>;

/// What they show together: while a score is settled, nothing below it; beside a line of the
/// analysis, nothing that engines draw.
[[nodiscard]] BoardLayer composed(const BoardLayers &layers);

} // namespace shinpan
