#include "ui/game/personatboard.h"

#include "ui/game/opengame.h"

#include <algorithm>
#include <utility>

namespace shinpan {

PersonAtBoard::PersonAtBoard(OpenGame &game, GameInPlay &play)
    : m_game(game)
    , m_play(play)
{ }

void PersonAtBoard::playAt(Point point)
{
    if (m_game.status().handicapToPlace() > 0) {
        toggleHandicap(point);
        return;
    }
    const std::optional<Color> color =
        m_game.status().mayMoveEarly() ? m_play.match->toPlay() : m_game.status().playableColor();
    if (!color) {
        Q_EMIT moveNotAwaited();
        return;
    }
    const Move move{*color, point};
    if (!m_game.status().isRunning()) {
        playVariation(move);
        return;
    }
    if (const std::optional<Illegality> reason = m_game.whyNot(move)) {
        Q_EMIT moveRefused(*reason); // a slip of the hand is not a forfeit
        return;
    }
    if (m_game.status().mayMoveEarly()) {
        m_play.earlyMove = point;
        Q_EMIT m_game.changed();
        return;
    }
    m_play.match->submit(move);
}

/// The engines are ready, and the person is asked what they have said already.
void PersonAtBoard::playEarlyMove()
{
    if (m_play.earlyMove && m_play.match->awaitsPerson()) {
        m_play.match->submit(
            Move{m_play.match->toPlay(), std::exchange(m_play.earlyMove, std::nullopt)});
    }
}

void PersonAtBoard::toggleHandicap(Point point)
{
    const auto placed = std::ranges::find(m_play.placedHandicap, point);
    if (placed != m_play.placedHandicap.end()) {
        m_play.placedHandicap.erase(placed);
    } else if (m_play.placedHandicap.size()
               < static_cast<std::size_t>(m_game.status().handicapToPlace())) {
        m_play.placedHandicap.push_back(point);
    }
    Q_EMIT m_game.changed();
}

void PersonAtBoard::submitHandicap()
{
    const int wanted = m_game.status().handicapToPlace();
    if (wanted > 0 && m_play.placedHandicap.size() == static_cast<std::size_t>(wanted)) {
        if (m_play.match->submitHandicap(m_play.placedHandicap)) {
            m_play.placedHandicap.clear();
        }
        Q_EMIT m_game.changed();
    }
}

void PersonAtBoard::playVariation(const Move &move)
{
    if (!move.isPass()) { // a pass is always legal, and judging takes the whole line
        if (const std::optional<Illegality> reason = m_game.whyNot(move)) {
            Q_EMIT moveRefused(*reason);
            return;
        }
    }
    NodeId node = m_game.record().findMove(m_game.cursor().node(), move);
    if (node == NoNode) {
        const RecordStep step(m_game.record(), tr("Move"));
        node = m_game.record().addMove(m_game.cursor().node(), move);
    }
    m_game.cursor().moveTo(node);
}

void PersonAtBoard::pass()
{
    const std::optional<Color> color = m_game.status().playableColor();
    if (!m_game.status().mayPass()) {
        return;
    }
    if (m_game.status().isRunning()) {
        m_play.match->submit(Move::pass(*color));
    } else {
        playVariation(Move::pass(*color));
    }
}

void PersonAtBoard::askResignation()
{
    if (m_game.status().mayResign()) {
        Q_EMIT resignationAsked();
    }
}

void PersonAtBoard::resign()
{
    if (m_game.status().mayResign()) {
        m_play.match->submit(Resignation());
    }
}

void PersonAtBoard::takeBack()
{
    if (const int moves = m_game.status().movesToTakeBack(); moves > 0) {
        m_play.takeBack(moves);
    }
}

void PersonAtBoard::returnToGame()
{
    if (m_game.status().isRunning()) {
        m_game.cursor().moveTo(m_play.match->node());
    }
}

void PersonAtBoard::settle(const Settlement &settlement)
{
    if (m_game.status().isSettling()) {
        m_play.match->settle(settlement);
    }
}

void PersonAtBoard::resumePlay(Color first)
{
    if (m_game.status().isSettling()) {
        m_play.match->resumePlay(first);
    }
}

} // namespace shinpan
