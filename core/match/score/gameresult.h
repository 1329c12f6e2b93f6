#pragma once

#include "core/board/color.h"
#include "core/rules/scoring.h"
#include "core/util/message.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace shinpan {

/// How a game ended, in one value; the winner and the margin stand beside it in GameResult.
enum class GameEnd {
    Passes,       ///< two passes in a row, then scoring
    Resignation,  ///< the loser gave up
    Claim,        ///< the winner claimed the win and was allowed to
    Time,         ///< the loser's time was up
    Forfeit,      ///< the loser broke the rules or the protocol
    MoveLimit,    ///< stopped by the agreed number of moves; no winner
    Adjudication, ///< the arbiter decided it by a rule of its own, see AdjudicationRule
    Void          ///< something technical happened; the game does not count
};

/// How a game ended, and with which result.
struct GameResult
{
    GameEnd end = GameEnd::Void;
    /// The winner; none for a tie, a void game, or a dispute that nobody settled.
    std::optional<Color> winner;
    /// The counted margin, only after passes or where an adjudication counted, and only when it is
    /// known.
    std::optional<Score> score;
    /// The side that caused a forfeit, a loss on time or a void game; none when nobody did.
    std::optional<Color> culprit;
    /// The evidence in words, for the record and the results file; empty when there is nothing to
    /// add.
    Message reason;
    /// The culprit's program could not be started, so the game is void. This is not kept with
    /// results.
    bool couldNotStart = false;

    /// SGF's RE value: "B+3.5", "W+R", "B+T", "W+F", "B+" (margin unknown), "0", "Void" or "?"
    /// (disputed). FF[4] has no word for an adjudication; it is "B+" as well, or what was counted.
    /// (KataGo's match program writes the "B+R" of a resignation there, which nobody did; PGN says
    /// it in a tag of its own, Termination.)
    [[nodiscard]] QString toSgf() const;

    /// The side that lost, when there is one.
    [[nodiscard]] std::optional<Color> loser() const
    {
        return winner ? std::optional(opposite(*winner)) : std::nullopt;
    }
};

/// The word of the results file: "passes", "resignation", "claim", "time", "forfeit", "move-limit",
/// "adjudication" or "void".
[[nodiscard]] QString gameEndName(GameEnd end);
/// The words of all ends, in their order.
[[nodiscard]] QStringList gameEndNames();

} // namespace shinpan
