#pragma once

#include "core/board/color.h"
#include "core/record/note/evaluation.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace shinpan {

/// What a move must cost its player at least, by one or the other, to be a mistake; at first as
/// KaTrain and Sabaki have it.
struct MistakeLimits
{
    double points = 3;
    double rate = 0.1;        ///< of the chance to win, 0 to 1
    std::int64_t visits = 10; ///< this many before and after the move, where known

    friend bool operator==(const MistakeLimits &, const MistakeLimits &) = default;
};

/// The cost of a move to its player, by what one judge said before and after it: what judges of
/// records, reviews and analyses alike go by. It gained if this is below zero.
struct MoveLoss
{
    std::optional<double> rate{}; ///< of the chance to win, 0 to 1
    std::optional<double> points{};
    std::optional<double> rateError{};    ///< the standard deviation of that, where it is known
    std::optional<double> pointsError{};  ///< likewise
    std::optional<std::int64_t> visits{}; ///< the fewer of both, as far as they are known

    friend bool operator==(const MoveLoss &, const MoveLoss &) = default;
};

[[nodiscard]] MoveLoss lossOf(const Evaluation &before, const Evaluation &after, Color mover);
/// The same as a record says it of the move of this node. If the sentence of a review stands there,
/// no deviation is known: its writer knew better than the record what was sure.
[[nodiscard]] MoveLoss lossWritten(const GameTree &tree,
                                   NodeId node,
                                   const Evaluation &before,
                                   const Evaluation &after,
                                   Color mover);

/// Whether the chance says that the move gained and the points that it lost, or the other way
/// round.
[[nodiscard]] bool isContradictory(const MoveLoss &loss);

/// Whether it is not a contradiction, and more than chance in the evaluations: by the chance to win
/// or by points it exceeds three standard deviations. Points whose deviation nobody knows count
/// where the chance fell surely, too, or is not told.
[[nodiscard]] bool isSure(const MoveLoss &loss);

/// Whether it is sure, large enough, and of evaluations that were thorough enough.
[[nodiscard]] bool isMistake(const MoveLoss &loss, const MistakeLimits &limits);

/// Whether the numbers reach the limits, sure or not.
[[nodiscard]] bool seemsMistake(const MoveLoss &loss, const MistakeLimits &limits);

/// The sentence of a review about a mistake, a line of a comment: "Black lost 12.3%, 4.0 points;
/// better was E5".
[[nodiscard]] QString mistakeSentence(Color mover, const MoveLoss &loss, const QString &better);
/// What such a line says was better; empty: it is none.
[[nodiscard]] QString betterMoveIn(const QString &line);

} // namespace shinpan
