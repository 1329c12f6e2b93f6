#pragma once

#include "core/board/color.h"
#include "core/board/move.h"
#include "core/board/point.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/pointset.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

// What the properties of a node mean in Go. Everything here is lenient: what makes no sense is left
// out, never an error.
namespace shinpan {

/// Whether GM of the root says Go, or nothing, or what is not a number (q5Go's torus boards).
[[nodiscard]] bool isGo(const GameTree &tree);

/// SZ of the root: "19", "9:13"; 19×19 when it is missing or makes no sense.
[[nodiscard]] BoardSize boardSizeOf(const GameTree &tree);
/// A board size as SZ says it; nothing when it is none or outside 1 to 52.
[[nodiscard]] std::optional<BoardSize> boardSizeFromSgf(QByteArrayView raw);
[[nodiscard]] QByteArray rawBoardSize(BoardSize size);

/// 0 for a to 51 for Z; nothing for any other character.
[[nodiscard]] constexpr std::optional<int> sgfCoordinate(char letter)
{
    if (letter >= 'a' && letter <= 'z') {
        return letter - 'a';
    }
    return letter >= 'A' && letter <= 'Z' ? std::optional(letter - 'A' + 26) : std::nullopt;
}
/// "dd": two letters, column from the left and row from the top. Also the human form that some
/// programs write ("D4"). Nothing when malformed or off the board.
[[nodiscard]] std::optional<Point> pointFromSgf(QByteArrayView raw, BoardSize size);
[[nodiscard]] QByteArray rawPoint(Point point, BoardSize size);
/// Points and rectangles ("aa:cc", corners in any order) of a list.
[[nodiscard]] PointSet pointsFromSgf(const RawValues &values, BoardSize size);
/// One value for each point, never a rectangle; one empty value for no point.
[[nodiscard]] std::vector<QByteArray> rawPoints(const PointSet &points, BoardSize size);

/// "B", "white", "1": the colour that PL or RE start with.
[[nodiscard]] std::optional<Color> colorFromSgf(QByteArrayView raw);
/// "B" or "W": the value of PL and the name of the move property.
[[nodiscard]] QByteArray rawColor(Color color);

/// A whole number; nothing when there is any other text.
[[nodiscard]] std::optional<int> wholeFromSgf(QByteArrayView raw);
/// A number as people write it ("7.5", "7,5", " -1.5 "); nothing when there is any other text.
[[nodiscard]] std::optional<double> realFromSgf(QByteArrayView raw);
/// The number with at most that many decimals and no trailing zeros: "0", "12", "3.5".
[[nodiscard]] QByteArray rawReal(double value, int decimals = 2);

/// The value of B or W. `[]`, "pass", `[tt]` up to 19×19, and the first point beyond both edges are
/// passes (§3.2). Nothing when it names no point of this board.
[[nodiscard]] std::optional<Move> moveFromSgf(Color color, QByteArrayView raw, BoardSize size);
/// The move of a node, if it has one that names a point of this board.
[[nodiscard]] std::optional<Move> moveAt(const GameTree &tree, NodeId node, BoardSize size);
[[nodiscard]] std::optional<Move> moveAt(const GameTree &tree, NodeId node);
/// "D4", "pass": as people and GTP write a move.
[[nodiscard]] QString vertexText(const std::optional<Point> &point);
/// The value of B or W: a point, or nothing between the brackets for a pass (never "tt").
[[nodiscard]] QByteArray rawMove(Move move, BoardSize size);

/// AB, AW, AE and PL of a node. A point named twice is in the set that names it last.
struct SetUp
{
    PointSet black;
    PointSet white;
    PointSet empty;
    std::optional<Color> toPlay;

    /// Adds points to one of the three sets and takes them out of the others.
    void place(PointSet SetUp::*target, const PointSet &points);
    [[nodiscard]] bool hasStones() const
    {
        return !black.isEmpty() || !white.isEmpty() || !empty.isEmpty();
    }
};
/// Nothing when the node has no set-up property.
[[nodiscard]] std::optional<SetUp> setUpAt(const GameTree &tree, NodeId node, BoardSize size);

/// Prose; several values (from a repaired file) are joined by line breaks.
[[nodiscard]] QString textAt(const GameTree &tree, NodeId node, QByteArrayView name);
/// The text of C.
[[nodiscard]] inline QString commentAt(const GameTree &tree, NodeId node)
{
    return textAt(tree, node, "C");
}
/// The first value of a SimpleText property; empty if it is missing.
[[nodiscard]] QString simpleTextAt(const GameTree &tree, NodeId node, QByteArrayView name);

/// BL, WL (seconds, may be negative) and OB, OW (stones, or periods in KGS's files, left in
/// overtime).
struct SgfTimeLeft
{
    std::optional<double> seconds;
    std::optional<int> overtimeLeft;

    friend bool operator==(const SgfTimeLeft &, const SgfTimeLeft &) = default;
};
[[nodiscard]] ByColor<SgfTimeLeft> timeLeftAt(const GameTree &tree, NodeId node);

/// Everything that is drawn on the board for a node, apart from stones.
struct NodeMarkup
{
    struct Label
    {
        Point point;
        QString text;

        friend bool operator==(const Label &, const Label &) = default;
    };
    using Arrow = std::pair<Point, Point>; ///< from, to

    PointSet triangles;          ///< TR
    PointSet squares;            ///< SQ
    PointSet circles;            ///< CR
    PointSet crosses;            ///< MA, and M of FF[3]
    PointSet selected;           ///< SL
    ByColor<PointSet> territory; ///< TB, TW
    std::vector<Label> labels;   ///< LB, and L of FF[3] as a, b, c…
    std::vector<Arrow> arrows;   ///< AR
    std::vector<Arrow> lines;    ///< LN
    PointSet faint;              ///< DD and what VW leaves out; inherited (see faintPointsAt())

    friend bool operator==(const NodeMarkup &, const NodeMarkup &) = default;
};
[[nodiscard]] NodeMarkup markupAt(const GameTree &tree, NodeId node, BoardSize size);

/// What DD (the points that are dimmed) or VW (those that alone are visible) says at a node: both
/// hold from their node on until another one says otherwise (FF[4] "inherit"); an empty list
/// cancels them. Of the nearest node on the way to the root that has it.
/// Nothing: none has (also for NoNode), or it was cancelled.
[[nodiscard]] std::optional<PointSet> inheritedPoints(const GameTree &tree,
                                                      NodeId node,
                                                      QByteArrayView name,
                                                      BoardSize size);

/// The points that are to be drawn faintly: what is dimmed, and what is not visible.
[[nodiscard]] PointSet faintPointsAt(const GameTree &tree, NodeId node, BoardSize size);

} // namespace shinpan
