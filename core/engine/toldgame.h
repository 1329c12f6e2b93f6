#pragma once

#include "core/engine/dialect/timecommands.h"
#include "core/engine/engineerror.h"
#include "core/engine/positionsync.h"
#include "core/util/message.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// What an engine was told of its game, as far as that can be relied on.
class ToldGame
{
public:
    /// The game; null when it is not known.
    [[nodiscard]] const EngineGame *game() const { return m_game ? &*m_game : nullptr; }

    /// Why it is not known; empty where that is no fault.
    [[nodiscard]] const Message &doubt() const { return m_doubt; }

    /// The size that the engine accepted last; known also when the game is not.
    [[nodiscard]] BoardSize boardSize() const { return m_boardSize; }

    /// Whether it was told of a time limit and took it; it keeps that when its board is emptied.
    [[nodiscard]] bool isTimed() const { return m_time.has_value(); }

    /// What tells it how much time is left; only for one that isTimed().
    [[nodiscard]] GtpCommand timeLeft(Color color, const TimeLeft &left) const
    {
        return timeLeftCommand(m_time->dialect, m_time->control, color, left);
    }

    /// What it refused, or did not answer, that a game can do without (rules, time), a sentence for
    /// each command, since its board was last emptied.
    [[nodiscard]] QStringList notices() const;

    /// The game is no longer known.
    void forget(const Message &doubt);
    /// The same; and a command under way that empties its board does not make it known again.
    void forgetTampered(const Message &doubt)
    {
        m_isTamperedWith = true;
        forget(doubt);
    }

    /// The command that empties its board is under way.
    void noteEmptying();
    /// It took a step on the way to this game.
    void noteStep(const SyncStep &step, const EngineGame &target);
    /// It is where it was led, and knows neither who plays first nor what was captured.
    void noteLine(const GameLine &line);
    /// It was told a move or has made one; nothing happens where its game is not known.
    void noteMove(const Move &move);
    /// Black's handicap stands on its empty board; nothing happens where its game is not known.
    void noteHandicap(const std::vector<Point> &points);
    /// It took the control in this dialect.
    void noteTime(const TimeControl &control, TimeDialect dialect);
    /// Something has failed that can be done without. It is noted once for each command, since an
    /// engine that refuses `time_left` does so before every move.
    void noteFailure(const EngineError &error);

private:
    struct Time
    {
        TimeControl control;
        TimeDialect dialect;
    };

    std::optional<EngineGame> m_game;
    Message m_doubt;
    BoardSize m_boardSize;
    std::optional<Time> m_time; ///< the limit that it took last
    std::vector<EngineError> m_notices;
    bool m_isTamperedWith = false; ///< since noteEmptying()
};

} // namespace shinpan
