#include "ui/game/enginesatboard.h"

#include "core/engine/engine.h"
#include "core/match/matchscribe.h"
#include "ui/game/opengame.h"

namespace shinpan {

EnginesAtBoard::EnginesAtBoard(OpenGame &game, GameInPlay &play)
    : m_game(game)
    , m_play(play)
{ }

void EnginesAtBoard::retry()
{
    if (const std::optional<Color> failed =
            m_play.match ? m_play.match->failedPlayer() : std::nullopt) {
        restart(*failed);
    }
}

void EnginesAtBoard::restart(Color color)
{
    const bool wasFailure = m_play.match && m_play.match->failedPlayer() == color;
    if (m_game.status().mayRestartEngine(color) && m_play.match->restart(color)) {
        if (wasFailure) {
            Q_EMIT m_game.failureSettled();
        }
        Q_EMIT m_game.changed();
    }
}

void EnginesAtBoard::cancelStart(Color color)
{
    if (m_game.status().isRunning()) {
        m_play.match->cancelStart(color);
    }
}

void EnginesAtBoard::interrupt(Color color)
{
    if (const std::shared_ptr<Engine> engine = m_game.status().runningEngine(color)) {
        engine->interrupt();
    }
}

void EnginesAtBoard::rebuild(Color color)
{
    if (m_game.status().isRunning()) {
        m_play.match->resync(color);
    }
}

void EnginesAtBoard::setKeepsRemarks(bool keeps)
{
    m_play.keepsRemarks = keeps;
    const bool areKept = keeps || m_game.status().isAdviceWithheld();
    if (m_play.match) {
        m_play.match->setKeepsRemarks(areKept);
    }
    if (!areKept) {
        scribe::showRemarks(m_game.record());
    }
}

} // namespace shinpan
