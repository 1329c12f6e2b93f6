#include "core/relay/tendedengine.h"

#include <utility>

namespace shinpan {

TendedEngine::TendedEngine(const EngineProfile &profile,
                           int restarts,
                           const RelayedGame &game,
                           GtpTranscript *transcript)
    : m_process(profile, transcript)
    , m_game(game)
    , m_granted(restarts)
{
    connect(&m_process, &RelayedEngine::errorLineReceived, this, &TendedEngine::errorLineReceived);
}

void TendedEngine::noteNewGame()
{
    m_restarts = 0;
    m_isOutOfStep = false;
}

void TendedEngine::giveUp(const Message &reason)
{
    if (!std::exchange(m_isLost, true)) {
        Q_EMIT lost(reason);
    }
}

QCoro::Task<> TendedEngine::begin(Self self)
{
    QCoro::Task<EngineDone> starting = self->m_process.start();
    const EngineDone started = co_await starting;
    if (self && !started) {
        co_await replaceOrGiveUp(self, started.error().sentence());
    }
}

QCoro::Task<RelayedReply> TendedEngine::askAny(Self self,
                                               GtpQuery query,
                                               RelayedEngine::Limit limit)
{
    while (true) {
        QCoro::Task<RelayedReply> asking = self->m_process.ask(query, limit);
        const RelayedReply reply = co_await asking;
        if (!self || !reply.isBreakdown() || self->m_isLeaving) {
            co_return reply;
        }
        const Message reason = reply.first.text.error().text;
        co_await replaceOrGiveUp(self, reason);
        if (!self || self->m_isLost || self->m_isLeaving) {
            co_return reply;
        }
    }
}

QCoro::Task<bool> TendedEngine::replace(Self self, Message reason)
{
    while (self && !self->m_isLeaving && self->m_restarts < self->m_granted) {
        ++self->m_restarts;
        Q_EMIT self->startedAnew(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the engine %1; it was started anew"), reason));
        QCoro::Task<EngineDone> starting = self->m_process.start();
        const EngineDone started = co_await starting;
        if (!self || self->m_isLeaving) {
            co_return false;
        }
        if (!started) {
            reason = started.error().sentence();
            continue;
        }
        QCoro::Task<EngineDone> telling =
            self->m_process.tell(self->m_game.game(), self->m_game.areRulesTold());
        const EngineDone told = co_await telling;
        if (!self || told) {
            co_return self && !self->m_isLeaving;
        }
        reason = told.error().sentence();
    }
    co_return false;
}

QCoro::Task<> TendedEngine::replaceOrGiveUp(Self self, Message reason)
{
    const bool isAnother = co_await replace(self, reason);
    if (self && !isAnother && !self->m_isLeaving) {
        self->giveUp(reason);
    }
}

QCoro::Task<> TendedEngine::tellGame(Self self)
{
    if (self->m_isLost || !std::exchange(self->m_isOutOfStep, false)) {
        co_return;
    }
    QCoro::Task<EngineDone> telling =
        self->m_process.tell(self->m_game.game(), self->m_game.areRulesTold());
    const EngineDone told = co_await telling;
    if (self && !told) {
        co_await replaceOrGiveUp(self, told.error().sentence());
    }
}

} // namespace shinpan
