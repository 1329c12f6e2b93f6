#pragma once

#include "core/board/color.h"
#include "core/board/move.h"
#include "core/clock/gameclock.h"
#include "core/match/matchsetup.h"
#include "core/record/tree/gametree.h"

#include <QObject>

namespace shinpan {

class OpenGame;
struct GameInPlay;

/// The open game as a GTP controller tells it, whose engine this is.
class ControllerAtBoard final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    ControllerAtBoard(OpenGame &game, GameInPlay &play);

    /// Shows its game and plays on at its end; ends a running game. The moves of the sides that are
    /// `controlled` come by tellMove(); the clocks are the controller's. A free handicap of the
    /// tree's is placed by Black first.
    void serve(GameTree tree,
               ByColor<bool> controlled,
               HandicapStyle handicap = HandicapStyle::Fixed);
    /// Names the player of those sides; for this game and the next ones.
    void tellName(const QString &name);
    /// Whether the controller plays this side of that game, or else the player on its seat.
    void setControlled(Color color, bool isControlled);
    /// False if the game is not waiting for this side.
    bool tellMove(const Move &move);
    void tellTakeBack(int moves);
    void tellTimeLeft(Color color, const TimeLeft &left);

Q_SIGNALS:
    /// The controller plays another side, or has named its player.
    void changed();

private:
    OpenGame &m_game;
    GameInPlay &m_play;
};

} // namespace shinpan
