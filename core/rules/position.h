#pragma once

#include "core/board/board.h"
#include "core/board/move.h"
#include "core/rules/gameline.h"
#include "core/rules/positionhistory.h"
#include "core/rules/ruleset.h"

#include <cstdint>
#include <optional>

namespace shinpan {

/// Why a move may not be played.
enum class Illegality : std::uint8_t {
    OffBoard,
    Occupied,
    Suicide,
    Ko,      ///< retakes a ko at once, whatever the ko rule calls it
    Superko, ///< recreates an earlier position
};

/// A game's board, turn and ko memory under a rule set. A value.
///
/// Neither check() nor play() allocates during the first three moves a point.
class Position
{
public:
    /// An empty board, Black to play.
    explicit Position(BoardSize size = {}, const Ruleset &rules = {});

    /// A drawn position or a handicap. The game's history, which superko looks at, starts here.
    Position(const Board &setUp, Color toPlay, const Ruleset &rules);

    /// The position at the end of a line, whose moves are played as playAnyhow() does.
    Position(const GameLine &line, const Ruleset &rules);

    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] const Ruleset &rules() const { return m_rules; }
    [[nodiscard]] Color toPlay() const { return m_toPlay; }
    [[nodiscard]] int moveNumber() const { return m_moveNumber; } ///< moves played, passes included
    /// Passes since the last play; since the button was taken, where there is one.
    [[nodiscard]] int consecutivePasses() const { return m_consecutivePasses; }

    /// The point where toPlay() may not retake a ko at once; under superko only the most common of
    /// the forbidden points.
    [[nodiscard]] std::optional<Point> koPoint() const { return m_koPoint; }

    /// captured()[Black] is how many black stones came off in play, suicides included.
    [[nodiscard]] const ByColor<int> &captured() const { return m_captured; }

    [[nodiscard]] const ByColor<int> &passes() const { return m_passes; } ///< made by each side

    /// The side that took the button with the game's first pass; nobody where the rules have none.
    [[nodiscard]] std::optional<Color> buttonTaker() const { return m_buttonTaker; }

    /// Whether the passes that end a game under these rules have been made, White's last where the
    /// rules ask for that. The pass that takes the button does not count.
    [[nodiscard]] bool isFinished() const
    {
        return m_consecutivePasses >= m_rules.passesToEnd
            && (!m_rules.whitePassesLast || m_toPlay == Color::Black);
    }

    /// Whether the rules hold cycles void and the latest play led to this position for the third
    /// time with the same side to move, with plays in turn alone in between (as KataGo has it).
    /// Both sides have then lost as many stones as they put, equally many: a cycle with unequal
    /// captures, as when two stones are sent and one returned, holds a pass.
    [[nodiscard]] bool isVoidByRepetition() const { return m_isVoid; }

    /// Why the rules forbid a move; nothing if it is legal. A pass always is. Either colour's move
    /// is judged, for records and handicaps hold moves out of turn; the opponent is then to move,
    /// and that is the situation that counts.
    [[nodiscard]] std::optional<Illegality> check(Move move) const;

    /// Plays a legal move, hands the turn to the opponent of its colour and returns what came off.
    Board::Capture play(Move move);

    /// Plays a move of a record, legal or not: it happened, and the game goes on from there. An
    /// illegal one overwrites what is on its point, and the history starts anew after it; one off
    /// the board puts nothing.
    void playAnyhow(Move move);

private:
    Board::Capture put(Move play);
    void pass(Color color);
    [[nodiscard]] bool forbidsSuicide(int stones) const;
    [[nodiscard]] bool retakesKo(Move move) const
    {
        return move.color == m_toPlay && move.point == m_koPoint;
    }
    [[nodiscard]] bool breaksKo(Move move, const Board::Capture &capture) const;
    [[nodiscard]] std::optional<Point> koPointAfter(Move play, const Board::Capture &capture) const;

    Board m_board;
    Ruleset m_rules;
    PositionHistory m_history;
    Color m_toPlay = Color::Black;
    int m_moveNumber = 0;
    int m_consecutivePasses = 0;
    std::optional<Point> m_koPoint;
    ByColor<int> m_captured;
    ByColor<int> m_passes;
    std::optional<Color> m_buttonTaker;
    bool m_isVoid = false;
};

} // namespace shinpan
