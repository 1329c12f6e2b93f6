#pragma once

#include "core/board/move.h"
#include "core/record/tree/gametree.h"

#include <QString>
#include <QStringView>

#include <cstddef>
#include <optional>
#include <span>

namespace shinpan {

class GameRecord;

/// What an engine tells that it thinks of the game as it makes a move, whoever keeps it: as the
/// mover sees it. What was not told is empty.
struct MoveThought
{
    /// The most moves that are kept of a line.
    static constexpr std::size_t LongestLine = 30;

    std::optional<double> chances{}; ///< chances to win, 0 to 1
    std::optional<double> lead{};    ///< points
    std::optional<qint64> visits{};  ///< the search's visits that these rest on
    QString line{}; ///< how the engine expects the game to go, as GTP's vertices: "D4 Q16"

    [[nodiscard]] bool isEmpty() const { return !chances && !lead; }
    /// Whether it may be about this move of the mover's. False: the engine decided otherwise after
    /// its last report, whose line begins with another one.
    [[nodiscard]] bool listsMove(QStringView vertex) const;

    friend bool operator==(const MoveThought &, const MoveThought &) = default;
};

/// The same as it can be kept anywhere without a change: chances to a hundredth of a percent, a
/// lead to one of a point, a line without moves beyond LongestLine. What no game has (chances
/// beyond 0 to 1, a lead larger than the largest board, less than no visits, a line with anything
/// but vertices) is left out.
[[nodiscard]] MoveThought kept(const MoveThought &thought);

/// The moves of a line, up to LongestLine, as MoveThought::line has them.
[[nodiscard]] QString lineText(std::span<const std::optional<Point>> moves);

/// What an engine says of its own move in words, as Leela Zero and shinpan-engine do
/// (gomill-explain_last_move); empty where these tell neither chances nor a lead.
[[nodiscard]] MoveThought thoughtInRemark(const QString &remark);

/// A move's comment that says what its mover thought: above `remark`, the mover's own words, the
/// evaluation as toText() has it, and the line below it. The remark alone where the thought is
/// empty, or told in it. `engine`: what the mover is called; may be empty.
[[nodiscard]] QString commentWith(const MoveThought &thought,
                                  const Move &made,
                                  const QString &engine,
                                  const QString &remark);

/// Writes that comment of a node with this move and, where the thought adds anything to the remark,
/// the numbers as writeValues() does. Returns how much of the comment stands above the remark.
qsizetype writeThought(GameRecord &record,
                       NodeId node,
                       const Move &made,
                       const MoveThought &thought,
                       const QString &engine,
                       const QString &remark);

/// The thought that the mover of a node is known to have had: what was written for it, or told in
/// the node's comment or other properties. Empty at nodes without a move.
[[nodiscard]] MoveThought thoughtAt(const GameTree &tree, NodeId node);

} // namespace shinpan
