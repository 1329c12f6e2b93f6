#include "ui/game/controlleratboard.h"

#include "ui/game/opengame.h"

#include <utility>

namespace shinpan {

ControllerAtBoard::ControllerAtBoard(OpenGame &game, GameInPlay &play)
    : m_game(game)
    , m_play(play)
{ }

void ControllerAtBoard::serve(GameTree tree, ByColor<bool> controlled, HandicapStyle handicap)
{
    m_game.showTree(std::move(tree));
    m_play.settings.handicapStyle = handicap;
    m_play.isServed = true;
    m_play.isControlled = controlled;
    m_game.cursor().toEnd();
    m_game.begin();
}

void ControllerAtBoard::tellName(const QString &name)
{
    m_play.controllerName = name;
    Q_EMIT changed();
    Q_EMIT m_game.changed();
}

void ControllerAtBoard::setControlled(Color color, bool isControlled)
{
    if (m_play.isControlled[color] == isControlled) {
        return;
    }
    m_play.isControlled[color] = isControlled;
    m_game.reseat(color);
    Q_EMIT changed();
    Q_EMIT m_game.changed();
}

bool ControllerAtBoard::tellMove(const Move &move)
{
    if (!m_game.status().isRunning() || m_play.match->toPlay() != move.color) {
        return false;
    }
    return m_play.match->submit(move);
}

void ControllerAtBoard::tellTakeBack(int moves)
{
    if (m_game.status().isRunning()) {
        m_play.takeBack(moves);
    }
}

void ControllerAtBoard::tellTimeLeft(Color color, const TimeLeft &left)
{
    if (m_game.status().isRunning()) {
        m_play.match->setTimeLeft(color, left);
    }
}

} // namespace shinpan
