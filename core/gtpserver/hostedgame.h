#pragma once

#include "core/clock/gameclock.h"
#include "core/rules/gameline.h"
#include "core/rules/position.h"
#include "core/rules/scoring.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>

namespace shinpan {

/// What an engine knows of its time at the start of a turn.
struct EngineTime
{
    TimeControl control; ///< TimeControl::System::None: there is no limit
    TimeLeft left;
    /// The longest turn that does not lose; nothing without a limit.
    std::optional<std::chrono::milliseconds> longest{};
};

/// The game as a controller has told it: the board with its history, komi, rules and clocks. A
/// value; what changes it is the server, what looks at it is the engine.
class HostedGame
{
public:
    /// An empty board, Black to play, positional superko and area scoring, no time limit.
    HostedGame();

    [[nodiscard]] BoardSize size() const { return m_line.size; }
    [[nodiscard]] const Board &board() const { return m_position.board(); }
    [[nodiscard]] const Position &position() const { return m_position; }
    /// The same with this side to play, whoever's turn it is; out of turn the history is lost.
    [[nodiscard]] Position positionFor(Color color) const;
    /// The set-up and the moves.
    [[nodiscard]] const GameLine &line() const { return m_line; }
    [[nodiscard]] const Ruleset &rules() const { return m_position.rules(); }
    /// Komi and handicap stones.
    [[nodiscard]] const GameTerms &terms() const { return m_terms; }
    [[nodiscard]] EngineTime time(Color color) const;
    /// What the engine remarked on its own moves, by the number of moves before each.
    [[nodiscard]] const std::map<std::size_t, std::string> &remarks() const { return m_remarks; }

    /// A new game with full clocks; komi, rules and time control stay.
    void clear(BoardSize size);
    void setKomi(double komi) { m_terms.komi = komi; }
    void setRules(const Ruleset &rules);
    /// A new game from this position; `handicap` is the number of stones that it counts as.
    void begin(const GameLine &line, int handicap);

    /// Plays a move. Superko forbids none here: whose rules those are the controller knows.
    [[nodiscard]] std::optional<Illegality> play(Move move, std::string remark = {});
    /// Takes the latest move back; false if there is none.
    bool undo();

    /// A control for both sides, which must be playable; the clocks are full.
    void setTime(const TimeControl &control) { m_clock = GameClock({control, control}); }
    void tellTimeLeft(Color color, const TimeLeft &left);
    void charge(Color color, std::chrono::nanoseconds used);

private:
    GameLine m_line;
    Position m_position;
    GameTerms m_terms;
    GameClock m_clock;
    ByColor<std::optional<TimeLeft>> m_told; ///< of this turn
    std::map<std::size_t, std::string> m_remarks;
};

} // namespace shinpan
