#pragma once

#include "core/board/move.h"
#include "core/rules/position.h"
#include "core/rules/scoring.h"

#include <QObject>

namespace shinpan {

class OpenGame;
struct GameInPlay;

/// Turns what the person at the board does (clicks, buttons) into moves and commands to the match,
/// or changes to the record.
class PersonAtBoard final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    PersonAtBoard(OpenGame &game, GameInPlay &play);

    /// A move at the cursor: in the game, or else as a variation of the record. While there is a
    /// handicap to place, puts a stone of it there or takes it away. While the engines start, it is
    /// kept for when they are ready.
    void playAt(Point point);
    /// Plays the move that was kept, if its time has come.
    void playEarlyMove();
    /// A move of either colour in the record, beside a game that runs: goes where it stands
    /// already, or adds it at the cursor.
    void playVariation(const Move &move);
    /// Ends placing the handicap; does nothing unless it is complete.
    void submitHandicap();
    void pass();
    /// Asks whether the person means it: resignationAsked().
    void askResignation();
    void resign();
    void takeBack();
    void returnToGame();
    /// Ends the game with this score.
    void settle(const Settlement &settlement);
    /// Resumes play after the passes.
    void resumePlay(Color first);

Q_SIGNALS:
    /// The person wants to give the game up; resign() does it.
    void resignationAsked();
    /// A move was refused, in words for the status line.
    void moveRefused(shinpan::Illegality reason);
    /// A click on the board has no effect: the running game is not waiting for the person here.
    void moveNotAwaited();

private:
    void toggleHandicap(Point point);

    OpenGame &m_game;
    GameInPlay &m_play;
};

} // namespace shinpan
