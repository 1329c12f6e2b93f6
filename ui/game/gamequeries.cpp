// What is the case, and may be done, in the game on the screen: the queries of GameController.

#include "core/engine/enginesync.h"
#include "core/match/engineplayer.h"
#include "ui/game/gamecontroller.h"
#include "ui/game/recordedgame.h"

namespace shinpan {

bool GameController::isGameRunning() const
{
    return m_match && m_match->state() != Match::State::NotStarted
        && m_match->state() != Match::State::Over;
}

bool GameController::isAtGame() const
{
    return isGameRunning() && m_cursor.node() == m_match->node();
}

std::optional<Color> GameController::playableColor() const
{
    if (!isGameRunning()) {
        return m_cursor.toPlay();
    }
    if (handicapToPlace() > 0) {
        const auto wanted = static_cast<std::size_t>(handicapToPlace());
        return m_placedHandicap.size() < wanted ? std::optional(Color::Black) : std::nullopt;
    }
    if (isAtGame() && m_match->awaitsPerson()) {
        return m_match->toPlay();
    }
    return std::nullopt;
}

/// With the whole game before it, and the engines on their way.
bool GameController::mayMoveEarly() const
{
    return isAtGame() && m_match->state() == Match::State::Preparing
        && seats()[m_match->toPlay()].isHuman();
}

bool GameController::mayPass() const
{
    return playableColor() && !isAtGameEnd() && handicapToPlace() == 0;
}

/// Variations may begin anywhere else, also with a pass.
bool GameController::isAtGameEnd() const
{
    if (isGameRunning()) {
        return false;
    }
    const bool isOursOver = m_match && !m_match->wasStopped() && m_match->node() == m_cursor.node();
    return isOursOver || isGameEnd(m_record, m_cursor.node());
}

QString GameController::recordedName(Color color) const
{
    return m_match || m_isSeated[color] ? QString() : m_record.info().playerName[color];
}

int GameController::handicapToPlace() const
{
    const bool isPlacing = isGameRunning() && m_match->state() == Match::State::PlacingHandicap
                        && seats().black.isHuman();
    return isPlacing ? m_match->setup().handicap : 0;
}

bool GameController::mayResign() const
{
    return isGameRunning() && m_match->awaitsPerson();
}

std::shared_ptr<const Engine> GameController::engine(Color color) const
{
    const auto *player =
        m_match ? dynamic_cast<const EnginePlayer *>(&m_match->player(color)) : nullptr;
    return player != nullptr ? player->engine() : nullptr;
}

bool GameController::mayRestartEngine(Color color) const
{
    return isGameRunning() && m_match->player(color).mayRestart();
}

bool GameController::mayStep() const
{
    return isGameRunning() && (!seats().black.isHuman() || !seats().white.isHuman());
}

bool GameController::mayPause() const
{
    return mayStep()
        || (isGameRunning()
            && (m_match->clock().isLimited(Color::Black)
                || m_match->clock().isLimited(Color::White)));
}

std::shared_ptr<Engine> GameController::engineOf(Color color) const
{
    const auto *player =
        isGameRunning() ? dynamic_cast<const EnginePlayer *>(&m_match->player(color)) : nullptr;
    return player != nullptr ? player->engine() : nullptr;
}

SyncState GameController::syncState(Color color) const
{
    const std::shared_ptr<Engine> engine = engineOf(color);
    SyncState state = engine ? engine->sync().state() : SyncState();
    state.moveNumber += m_movesBefore;
    return state;
}

int GameController::gameMoveNumber() const
{
    return isGameRunning() ? m_movesBefore + m_match->moveCount() : 0;
}

const MoveAudit *GameController::auditOf(NodeId node) const
{
    const auto found = m_audits.find(node);
    return found == m_audits.end() ? nullptr : &found->second;
}

int GameController::movesToTakeBack() const
{
    if (!isGameRunning() || m_match->state() == Match::State::Scoring
        || m_match->moveCount() == 0) {
        return 0;
    }
    const bool blackIsHuman = seats().black.isHuman();
    const bool whiteIsHuman = seats().white.isHuman();
    if (blackIsHuman && whiteIsHuman) {
        return 1;
    }
    if (!blackIsHuman && !whiteIsHuman) {
        return 0;
    }
    // Back to where the person was to play: over the engine's answer too, if it has come.
    const int moves = seats()[m_match->toPlay()].isHuman() ? 2 : 1;
    return moves <= m_match->moveCount() ? moves : 0;
}

} // namespace shinpan
