#pragma once

#include "core/board/color.h"

#include <QObject>

namespace shinpan {

class OpenGame;
struct GameInPlay;

/// The engines that play in the open game, for the person who deals with them.
class EnginesAtBoard final : public QObject
{
public:
    /// Both must outlive it.
    EnginesAtBoard(OpenGame &game, GameInPlay &play);

    /// Restarts the engine that failed; the game goes on where it is.
    void retry();
    /// The same at any time: an engine that is still running is killed, whatever it is doing.
    void restart(Color color);
    /// Stops waiting for an engine that is starting. The game waits, as after a failure.
    void cancelStart(Color color);
    /// Interrupts the engine, if it can be interrupted.
    void interrupt(Color color);
    /// Sends that engine the whole game again: at once, or before its next move if it is thinking.
    void rebuild(Color color);
    /// Whether what an engine says of a game against a person is kept for its end. Without that,
    /// what was kept so far is shown.
    void setKeepsRemarks(bool keeps);

private:
    OpenGame &m_game;
    GameInPlay &m_play;
};

} // namespace shinpan
