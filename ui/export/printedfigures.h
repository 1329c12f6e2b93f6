#pragma once

#include "core/record/tree/gametree.h"
#include "core/record/tree/movefigure.h"
#include "ui/export/exportsettings.h"
#include "ui/export/gamediagram.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// A diagram on paper, and what is said of its moves.
struct PrintedFigure
{
    BoardPicture picture;
    QString title;        ///< "Moves 1–50"
    QStringList comments; ///< "12: A mistake.", in the order of the moves
};

/// The moves of a range of the line through `node`, as many to a diagram as the settings say, one
/// diagram after the other. A game without moves is one diagram of its position. None if the line
/// has no move `range.first`.
class PrintedFigures
{
public:
    /// The tree must outlive it, unchanged.
    PrintedFigures(const GameTree &tree,
                   NodeId node,
                   const MoveRange &range,
                   const PrintSettings &settings);

    /// Nothing after the last one.
    [[nodiscard]] std::optional<PrintedFigure> next();

private:
    [[nodiscard]] QStringList commentsOn(const MoveRange &range) const;
    [[nodiscard]] bool hasMoves() const { return m_numbers.back() > 0; }

    const GameTree &m_tree;
    DiagramLook m_look;
    std::vector<NodeId> m_line;
    std::vector<int> m_numbers; ///< of the last move up to each node of the line
    MoveFigures m_walk;
    int m_movesPerDiagram;
    bool m_hasComments;
    MoveRange m_rest; ///< what was not given yet
};

/// All of them.
[[nodiscard]] std::vector<PrintedFigure> figuresOf(const GameTree &tree,
                                                   NodeId node,
                                                   const MoveRange &range,
                                                   const PrintSettings &settings);

/// "Honinbo Shusaku (4d) – Gennan Inseki (8d)", then event, date, result: what stands above a game.
[[nodiscard]] QStringList printedHeader(const GameTree &tree);

} // namespace shinpan
