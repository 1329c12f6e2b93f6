#pragma once

#include "core/board/color.h"
#include "core/record/tree/gametree.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace shinpan {

class GameRecord;

/// What an engine thought of the position after a node. Always as Black sees it.
struct Evaluation
{
    std::optional<double> blackWinRate{}; ///< 0 to 1
    std::optional<double> blackLead{};    ///< points
    std::optional<std::int64_t> visits{};
    QString engine{}; ///< empty: not said
    /// Standard deviations of the first two, where an engine tells what gives them; no record does.
    std::optional<double> rateError{};
    std::optional<double> leadError{};

    [[nodiscard]] bool isEmpty() const { return !blackWinRate && !blackLead; }
    friend bool operator==(const Evaluation &, const Evaluation &) = default;
};

/// The evaluation of a node, whichever program wrote it: Sabaki (SBKV, SBKS), q5Go (QKGV, QLZV),
/// KaTrain (KT), Lizzie and LizzieYzy (LZ, LZ2, LZOP, LZOP2), the standard's own V; else what
/// comments say: ours, KaTrain's, Lizzie's, those of shinpan-engine and Leela Zero on their own
/// moves, and those of KataGo's matches, which stand one node later. Nothing if there is none that
/// makes sense.
[[nodiscard]] std::optional<Evaluation> evaluationAt(const GameTree &tree, NodeId node);

/// The evaluation in the first line of Lizzie's LZ: engine, percent of the side that moved last,
/// visits, and with KataGo the points of the side to move.
[[nodiscard]] std::optional<Evaluation> lizzieEvaluation(const QString &text, Color mover);

/// The evaluation that an engine tells in words of its own move (gomill-explain_last_move):
/// shinpan-engine and Leela Zero.
[[nodiscard]] std::optional<Evaluation> evaluationInRemark(const QString &remark, Color mover);

/// Writes an evaluation as Sabaki does (SBKV, SBKS), which most programs read, and as a line of the
/// comment that people read; both are replaced when they are there.
void writeEvaluation(GameRecord &record, NodeId node, const Evaluation &evaluation);

/// The first half of that alone: SBKV and SBKS.
void writeValues(GameRecord &record, NodeId node, const Evaluation &evaluation);

/// One line for a comment: "Black 56.8%, +3.5 points, 1600 visits (KataGo 1.15)". Read back by
/// evaluationFromText().
[[nodiscard]] QString toText(const Evaluation &evaluation);
/// The evaluation in such a line.
[[nodiscard]] std::optional<Evaluation> evaluationFromText(const QString &line);

} // namespace shinpan
