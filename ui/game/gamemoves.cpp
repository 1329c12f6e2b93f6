// What the person puts on the board: GameController's moves, in a game and beside it.

#include "ui/game/gamecontroller.h"
#include "ui/game/recordedgame.h"

#include <algorithm>
#include <utility>

namespace shinpan {

void GameController::playAt(Point point)
{
    if (handicapToPlace() > 0) {
        toggleHandicap(point);
        return;
    }
    const std::optional<Color> color = mayMoveEarly() ? m_match->toPlay() : playableColor();
    if (!color) {
        Q_EMIT moveNotAwaited();
        return;
    }
    const Move move{*color, point};
    if (!isGameRunning()) {
        playVariation(move);
        return;
    }
    if (const std::optional<Illegality> reason = m_match->position().check(move)) {
        Q_EMIT moveRefused(*reason); // a slip of the hand is not a forfeit
        return;
    }
    if (mayMoveEarly()) {
        m_earlyMove = point;
        Q_EMIT changed();
        return;
    }
    m_match->submit(move);
}

/// The engines are ready, and the person is asked what they have said already.
void GameController::playEarlyMove()
{
    if (m_earlyMove && m_match->awaitsPerson()) {
        m_match->submit(Move{m_match->toPlay(), std::exchange(m_earlyMove, std::nullopt)});
    }
}

void GameController::toggleHandicap(Point point)
{
    const auto placed = std::ranges::find(m_placedHandicap, point);
    if (placed != m_placedHandicap.end()) {
        m_placedHandicap.erase(placed);
    } else if (m_placedHandicap.size() < static_cast<std::size_t>(handicapToPlace())) {
        m_placedHandicap.push_back(point);
    }
    Q_EMIT changed();
}

void GameController::submitHandicap()
{
    const int wanted = handicapToPlace();
    if (wanted > 0 && m_placedHandicap.size() == static_cast<std::size_t>(wanted)) {
        if (m_match->submitHandicap(m_placedHandicap)) {
            m_placedHandicap.clear();
        }
        Q_EMIT changed();
    }
}

void GameController::playVariation(const Move &move)
{
    if (!move.isPass()) { // which is always legal; judging takes the whole line
        const Referee referee(setupHere(), m_cursor.line());
        if (const std::optional<Illegality> reason = referee.position().check(move)) {
            Q_EMIT moveRefused(*reason);
            return;
        }
    }
    NodeId node = m_record.findMove(m_cursor.node(), move);
    if (node == NoNode) {
        const RecordStep step(m_record, tr("Move"));
        node = m_record.addMove(m_cursor.node(), move);
    }
    m_cursor.moveTo(node);
}

void GameController::pass()
{
    const std::optional<Color> color = playableColor();
    if (!mayPass()) {
        return;
    }
    if (isGameRunning()) {
        m_match->submit(Move::pass(*color));
    } else {
        playVariation(Move::pass(*color));
    }
}

} // namespace shinpan
