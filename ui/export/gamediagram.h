#pragma once

#include "core/record/tree/gametree.h"
#include "core/record/tree/movefigure.h"
#include "core/record/tree/nodepath.h"
#include "core/util/result.h"
#include "ui/board/painting/boardpicture.h"
#include "ui/export/exportsettings.h"

#include <QStringList>

#include <limits>
#include <optional>
#include <vector>

namespace shinpan {

/// Moves of a line by their numbers, from 1.
struct MoveRange
{
    int first = 1;
    int last = std::numeric_limits<int>::max(); ///< inclusive; beyond the line: its end

    friend bool operator==(const MoveRange &, const MoveRange &) = default;
};

/// How a place of a game is drawn.
struct DiagramLook
{
    BoardTheme theme = woodTheme();
    std::optional<BoardRegion> region;
    bool hasCoordinates = false;
    Orientation orientation;
    bool hasMarks = true; ///< the markup of the node and the ring on the last move
};

/// A position as the window shows it.
[[nodiscard]] BoardPicture positionPicture(const GameTree &tree,
                                           const NodePlace &place,
                                           const DiagramLook &look);

/// Moves with their numbers, as in books: see MoveFigure. The line leads through `node`. Fails if
/// it has no move `range.first`.
[[nodiscard]] Result<BoardPicture> figurePicture(const GameTree &tree,
                                                 NodeId node,
                                                 const MoveRange &range,
                                                 const DiagramLook &look);

/// The same of a figure along the line.
[[nodiscard]] BoardPicture figurePicture(const GameTree &tree,
                                         const MoveFigure &figure,
                                         const DiagramLook &look);

/// The places of a slide show: before the first move of a range, and after each of its moves. The
/// line leads through `node`. Fails if it has no move `range.first`; a line without any move has
/// one place.
[[nodiscard]] Result<std::vector<NodePlace>> slidesOf(const GameTree &tree,
                                                      NodeId node,
                                                      const MoveRange &range);

/// A diagram on paper, and what is said of its moves.
struct PrintedFigure
{
    BoardPicture picture;
    QString title;        ///< "Moves 1–50"
    QStringList comments; ///< "12: A mistake.", in the order of the moves
};

/// The moves of a range of the line through `node`, as many to a diagram as the settings say, or
/// fewer where a comment that is printed speaks of letters on the board: they are drawn at the end
/// of a diagram. One diagram after the other; then, if they are wanted, the variations that begin
/// in that range, each followed by its own. A game without moves is one diagram of its position.
/// None if the line has no move `range.first`.
class PrintedFigures
{
public:
    /// The tree must outlive it, unchanged.
    PrintedFigures(const GameTree &tree,
                   NodeId node,
                   const MoveRange &range,
                   const PrintSettings &settings);

    /// The next figure; nothing after the last one.
    [[nodiscard]] std::optional<PrintedFigure> next();

private:
    /// A way through the tree, from its root.
    struct Line
    {
        std::vector<NodeId> nodes;
        std::vector<int> numbers; ///< of the last move up to each node
    };
    /// What of a variation was not given yet.
    struct Variation
    {
        NodeId start;
        int first = 0; ///< its next move; 0: all of it
    };

    [[nodiscard]] Line lineThrough(NodeId node) const;
    [[nodiscard]] int lastOfDiagram(const Line &line, const MoveRange &range) const;
    [[nodiscard]] QStringList commentsOn(const Line &line, const MoveRange &range) const;
    void addVariations(const Line &line, const MoveRange &range);
    [[nodiscard]] std::optional<PrintedFigure> nextOfVariations();
    [[nodiscard]] bool hasMoves() const { return m_line.numbers.back() > 0; }

    const GameTree &m_tree;
    DiagramLook m_look;
    Line m_line;
    MoveFigures m_walk;
    int m_movesPerDiagram;
    bool m_hasComments;
    MoveRange m_rest;                    ///< what was not given yet
    std::vector<Variation> m_variations; ///< those that come first last
};

/// "Honinbo Shusaku (4d) – Gennan Inseki (8d)", then event, date, result: what stands above a game.
[[nodiscard]] QStringList printedHeader(const GameTree &tree);

} // namespace shinpan
