#pragma once

#include "core/analysis/reviewedgame.h"
#include "core/board/color.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// A move that is known of a position, and what it loses against the best one.
struct KnownMove
{
    std::optional<Point> move{}; ///< none: a pass
    double rate = 0;             ///< the chance to win falls by it, 0 to 1
    std::optional<double> points{};

    friend bool operator==(const KnownMove &, const KnownMove &) = default;
};

/// A mistake of a game as a question: what would have been better there?
struct Question
{
    QByteArray position; ///< a record in SGF that ends there; no two questions have the same one
    int size = 19;       ///< the longer side of its board
    int number = 1;      ///< the move has it, from 1
    Color mover = Color::Black;
    KnownMove played;             ///< it tells what it lost
    std::vector<KnownMove> moves; ///< the judge considered these, the best first; may be empty
    QString game{};               ///< what the game is called

    // How its answers went.
    int box = 0;     ///< how often it was answered rightly since it last was not
    QDateTime due{}; ///< when it is to be asked again; invalid: it was never asked

    [[nodiscard]] GamePhase phase() const { return phaseOf(number, BoardSize::square(size)); }

    friend bool operator==(const Question &, const Question &) = default;
};

/// Whether a move that loses this is a right answer: it is not surely worse than the best one.
[[nodiscard]] bool isGoodAnswer(const KnownMove &move);

/// A move of that question, and what is known of it: the one that was played, or one that was
/// considered. Null if nothing is.
[[nodiscard]] const KnownMove *knownMove(const Question &question,
                                         const std::optional<Point> &move);

/// The record of a question's position: its tree, which ends there. Nothing where it is none.
[[nodiscard]] std::optional<GameTree> positionOf(const Question &question);

/// The analysis of the position after a node; null if there is none.
using FindAnalysis = std::function<const Analysis *(NodeId)>;

/// These moves of the tree as questions, in their order. `game` is what the game is called.
[[nodiscard]] std::vector<Question> questionsOf(const GameTree &tree,
                                                const std::vector<JudgedMove> &mistakes,
                                                const FindAnalysis &find,
                                                const QString &game);

} // namespace shinpan
