#include "core/relay/relay.h"

#include "core/util/detach.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// What is left to an engine to leave by itself.
constexpr auto Grace = 2s;

/// For the remarks on a move, while the next command may wait.
constexpr auto RemarksLimit = 5s;

/// Completes `woken` when the task ends.
[[nodiscard]] QCoro::Task<> awaitReply(QCoro::Task<RelayedReply> asking,
                                       Completion<RelayedReply> replied,
                                       Completion<std::monostate> woken)
{
    RelayedReply reply = co_await asking;
    replied.complete(std::move(reply));
    woken.complete({});
}

} // namespace

Relay::Relay(RelaySettings settings,
             std::unique_ptr<ControllerLink> controller,
             GtpTranscript *transcript,
             QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
    , m_controller(std::move(controller))
    , m_engine(m_settings.engine, transcript)
    , m_game(m_settings)
{
    connect(&m_engine, &RelayedEngine::errorLineReceived, this, &Relay::errorLineWritten);
    if (m_settings.alternate) {
        m_alternate = std::make_unique<RelayedEngine>(*m_settings.alternate, transcript);
    }
}

Relay::~Relay() = default;

void Relay::start()
{
    detach(run(this));
}

void Relay::stop()
{
    m_isLeaving = true;
    m_controller->hangUp(); // whoever awaits a command gets none
    [[maybe_unused]] const auto closing = m_engine.engine()->close(Grace);
}

QCoro::Task<> Relay::run(QPointer<Relay> self)
{
    QCoro::Task<EngineDone> starting = self->m_engine.start();
    const EngineDone started = co_await starting;
    if (!self) {
        co_return;
    }
    if (!started && !self->m_isLeaving) {
        const QString reason = started.error().sentence();
        const bool isAnother = co_await startAnew(self, reason);
        if (!self) {
            co_return;
        }
        if (!isAnother) {
            self->giveUpEngine(reason);
        }
    }
    while (self && !self->m_isLeaving) {
        const Completion<std::optional<GtpQuery>> next = self->m_controller->next();
        const std::optional<GtpQuery> query = co_await next;
        if (!self || !query || self->m_isLeaving) {
            break;
        }
        co_await handle(self, *query);
    }
    if (self) {
        co_await leave(self);
    }
}

/// Sees the engines out.
QCoro::Task<> Relay::leave(QPointer<Relay> self)
{
    self->m_isLeaving = true;
    if (self->m_controller) {
        if (const QString &fault = self->m_controller->fault(); !fault.isEmpty()) {
            self->tell(QStringLiteral("the controller %1; it was hung up on").arg(fault));
        }
        self->m_controller->close();
    }
    std::vector<Completion<ProcessExit>> closings;
    const Engine::Limit grace =
        self->m_engine.engine()->isStalled() ? Engine::Limit(0) : Engine::Limit(Grace);
    closings.push_back(self->m_engine.engine()->close(grace));
    if (self->m_alternate) {
        closings.push_back(self->m_alternate->engine()->close(grace));
    }
    for (const Completion<ProcessExit> &closing : closings) {
        co_await closing;
    }
    if (self) {
        Q_EMIT self->finished(self->m_isEngineLost);
    }
}

QCoro::Task<> Relay::handle(QPointer<Relay> self, GtpQuery query)
{
    if (query.name == "gomill-passthrough" && !query.words.empty()) {
        query.name = query.words.front();
        query.words.erase(query.words.begin());
    }
    if (self->answerOurselves(query)) {
        co_return;
    }
    if (self->m_isOutOfStep && !self->m_isEngineLost && !GameLedger::beginsGame(query.name)) {
        co_await bringInStep(self);
        if (!self) {
            co_return;
        }
    }
    const std::optional<MoveRequest> request = moveRequestIn(query);
    if (request) {
        const Turn turn{query, *request};
        co_await move(self, turn);
    } else if (endsWithNextCommand(QByteArrayView(query.name.data(), query.name.size()))
               && !self->m_isEngineLost) {
        co_await analyze(self, query);
    } else {
        co_await passOn(self, query);
    }
}

/// Whether the command is one that we answer because the engine cannot.
bool Relay::isForUs(const QByteArray &name) const
{
    return m_settings.chat && (name == "kgs-chat" || name == "kgs-game_over")
        && !m_engine.engine()->knows(name);
}

bool Relay::answerOurselves(const GtpQuery &query)
{
    if (query.name == "quit") {
        m_controller->answer(query.id, std::string());
        m_isLeaving = true;
        return true;
    }
    if (query.name == "known_command" && isForUs(QByteArray::fromStdString(query.rest()))) {
        m_controller->answer(query.id, std::string("true"));
        return true;
    }
    if (isForUs(QByteArray::fromStdString(query.name))) {
        const bool isChat = query.name == "kgs-chat";
        m_controller->answer(query.id, isChat ? m_settings.chat->toStdString() : std::string());
        return true;
    }
    return false;
}

/// Asks the engine; one that breaks down is replaced by another process if that is granted.
QCoro::Task<RelayedReply> Relay::ask(QPointer<Relay> self, GtpQuery query)
{
    while (true) {
        QCoro::Task<RelayedReply> asking = self->m_engine.ask(query, self->limitOf(query));
        const RelayedReply reply = co_await asking;
        if (!self || !reply.isBreakdown() || self->m_isLeaving) {
            co_return reply;
        }
        const QString reason = reply.first.text.error().text;
        const bool isAnother = co_await startAnew(self, reason);
        if (!self || !isAnother) {
            co_return reply;
        }
    }
}

/// Of what is no move.
QCoro::Task<> Relay::passOn(QPointer<Relay> self, GtpQuery query)
{
    RelayedReply reply;
    if (!self->m_isEngineLost) {
        reply = co_await ask(self, query);
        if (!self || self->m_isLeaving) {
            co_return;
        }
        if (reply.isBreakdown()) {
            self->giveUpEngine(reply.first.text.error().text);
        }
    }
    if (self->m_isLeaving) {
        co_return;
    }
    if (self->m_isEngineLost) { // whoever plays on for it needs no more than the game
        self->m_controller->answer(query.id, self->m_game.answer(query));
        co_return;
    }
    if (query.name == "list_commands" && reply.first.ok() && self->m_settings.chat) {
        for (const char *const name : {"kgs-chat", "kgs-game_over"}) {
            if (self->isForUs(name)) {
                reply.lines.emplace_back(name);
            }
        }
    }
    self->m_controller->answer(query.id, reply.answer());
    self->noteAnswer(query, reply);
}

/// Follows what the engine has taken.
void Relay::noteAnswer(const GtpQuery &query, const RelayedReply &reply)
{
    if (reply.first.ok() && GameLedger::beginsGame(query.name)) {
        m_restarts = 0;
        m_isOutOfStep = false;
    }
    keep(m_game.follow(query, reply));
}

/// Lines as they come, until the controller says anything or the engine ends by itself.
QCoro::Task<> Relay::analyze(QPointer<Relay> self, GtpQuery query)
{
    const auto hasBegun = std::make_shared<bool>(false);
    const RelayedEngine::LineTaker take = self->linesOf(query.id, hasBegun);
    const Completion<RelayedReply> replied;
    const Completion<std::monostate> woken;
    detach(awaitReply(self->m_engine.stream(query, take, 0ms), replied, woken));
    const QMetaObject::Connection listening =
        connect(self->m_controller.get(), &ControllerLink::moreCame, self.data(),
                [woken] { woken.complete({}); });
    if (self->m_controller->hasMore()) {
        woken.complete({});
    }
    co_await woken;
    if (!self) {
        co_return;
    }
    disconnect(listening);
    if (!replied.isComplete()) {
        self->m_engine.engine()->interrupt();
    }
    const RelayedReply reply = co_await replied;
    if (!self || !self->m_controller) {
        co_return;
    }
    if (*hasBegun) {
        self->m_controller->write("\n");
    } else {
        self->m_controller->answer(query.id, reply.answer());
    }
    if (reply.isBreakdown()) {
        const QString reason = reply.first.text.error().text;
        const bool isAnother = co_await startAnew(self, reason);
        if (self && !isAnother) {
            self->giveUpEngine(reason);
        }
    }
}

/// Asks for a move, and lets it leave if the referee has nothing against it.
QCoro::Task<> Relay::move(QPointer<Relay> self, Turn turn)
{
    QString objection;
    while (self && !self->m_isEngineLost) {
        QCoro::Task<RelayedReply> asking = self->askForMove(turn);
        const RelayedReply reply = co_await asking;
        if (!self || self->m_isLeaving) {
            co_return;
        }
        const Result<PlayerAction> action = self->m_game.judge(reply, turn.request.color);
        if (action || !self->mayHold(reply)) {
            co_await letGo(self, turn, reply, action);
            co_return;
        }
        objection = action.error();
        if (!reply.isBreakdown()) {
            self->m_isOutOfStep = true; // it has played what does not leave
            break;
        }
        if (self->clockLimit(turn).value_or(1s) <= 0ms) {
            self->noteBreakdown(reply); // another process would come too late as well
            break;
        }
        const bool isAnother = co_await startAnew(self, objection);
        if (!self || self->m_isLeaving) {
            co_return;
        }
        if (!isAnother) {
            self->noteBreakdown(reply);
            break;
        }
    }
    if (self && !self->m_isLeaving) {
        co_await replace(self, turn, objection);
    }
}

QCoro::Task<RelayedReply> Relay::askForMove(const Turn &turn)
{
    const Engine::Limit limit = limitOf(turn);
    if (!turn.request.isAnalysis) {
        return m_engine.ask(turn.query, limit);
    }
    return m_engine.stream(turn.query, linesOf(turn.query.id, turn.hasBegun), limit);
}

/// Whether an answer that is no move need not leave.
bool Relay::mayHold(const RelayedReply &reply) const
{
    return m_settings.replacement != MoveReplacement::None || reply.isBreakdown();
}

/// One that is only late may still be of use.
void Relay::noteBreakdown(const RelayedReply &reply)
{
    m_isOutOfStep = true;
    if (reply.first.text.error().kind != GtpError::Kind::TimedOut) {
        giveUpEngine(reply.first.text.error().text);
    }
}

/// Sends the engine's answer as it is, and asks what it has to say of it.
QCoro::Task<> Relay::letGo(QPointer<Relay> self,
                           Turn turn,
                           RelayedReply reply,
                           Result<PlayerAction> action)
{
    self->m_game.charge(turn.request.color, std::chrono::steady_clock::now() - turn.begin);
    if (action && turn.request.isAnalysis) {
        self->answerMove(turn, reply.first.text->toStdString());
    } else {
        self->m_controller->answer(turn.query.id, reply.answer());
    }
    if (!action) {
        co_return;
    }
    QString remarks;
    if (!self->m_settings.recordDirectory.isEmpty()) {
        QCoro::Task<QString> asking = self->m_engine.remarks(RemarksLimit);
        remarks = co_await asking;
    }
    if (self) {
        self->keep(self->m_game.take(*action, turn.request.color, self->identity(), remarks));
    }
}

/// Lets something else leave instead of a move.
QCoro::Task<> Relay::replace(QPointer<Relay> self, Turn turn, QString objection)
{
    PlayerAction action = Resignation();
    if (self->m_settings.replacement == MoveReplacement::Pass) {
        action = Move::pass(turn.request.color);
    } else if (self->m_settings.replacement == MoveReplacement::Alternate) {
        QCoro::Task<Result<PlayerAction>> asking = askAlternate(self, turn.request.color);
        const Result<PlayerAction> other = co_await asking;
        if (!self || self->m_isLeaving) {
            co_return;
        }
        if (other) {
            action = *other;
        } else {
            self->tell(QStringLiteral("the alternate engine %1").arg(other.error()));
        }
    }
    const std::string word = wordFor(action);
    const QString sentence =
        objection.isEmpty()
            ? QStringLiteral("the engine is gone; %1 was sent").arg(QString::fromStdString(word))
            : QStringLiteral("the engine’s move was not sent, but %1: %2")
                  .arg(QString::fromStdString(word), objection);
    self->tell(sentence);
    self->answerMove(turn, word);
    self->keep(self->m_game.take(action, turn.request.color, self->identity(), sentence));
}

/// With the status in front where no line of an analysis has brought that.
void Relay::answerMove(const Turn &turn, const std::string &word)
{
    if (!turn.request.isAnalysis) {
        m_controller->answer(turn.query.id, word);
        return;
    }
    const std::string status = *turn.hasBegun ? std::string() : "=" + turn.query.id + "\n";
    m_controller->write(status + "play " + gtpwords::cleanLine(word) + "\n\n");
}

/// Passes the lines of an answer on; the first has the status in front. `hasBegun`: there was one.
RelayedEngine::LineTaker Relay::linesOf(const std::string &id, std::shared_ptr<bool> hasBegun)
{
    return [self = QPointer(this), id, hasBegun](const std::string &line) {
        if (!self || !self->m_controller || self->m_controller->isSlow()) {
            return;
        }
        if (!std::exchange(*hasBegun, true)) {
            self->m_controller->write("=" + id + "\n");
        }
        self->m_controller->write(gtpwords::cleanLine(line) + '\n');
    };
}

QCoro::Task<Result<PlayerAction>> Relay::askAlternate(QPointer<Relay> self, Color color)
{
    if (!self->m_alternate) {
        co_return failure(QStringLiteral("is not there"));
    }
    if (self->m_alternate->engine()->session() == nullptr
        || !self->m_alternate->engine()->session()->isRunning()) {
        QCoro::Task<EngineDone> starting = self->m_alternate->start();
        const EngineDone started = co_await starting;
        if (!self) {
            co_return failure(QString());
        }
        if (!started) {
            co_return failure(started.error().sentence());
        }
    }
    QCoro::Task<EngineDone> telling =
        self->m_alternate->tell(self->m_game.game(), self->m_game.areRulesTold());
    const EngineDone told = co_await telling;
    if (!self) {
        co_return failure(QString());
    }
    if (!told) {
        co_return failure(told.error().sentence());
    }
    const GtpQuery question{.id = {}, .name = "genmove", .words = {gtpwords::wordFor(color)}};
    const Timeouts &timeouts = self->m_settings.engine.timeouts;
    const Engine::Limit limit =
        self->m_game.game().time(color).longest ? self->m_settings.reserve : timeouts.move;
    QCoro::Task<RelayedReply> asking = self->m_alternate->ask(question, limit);
    const RelayedReply reply = co_await asking;
    if (!self) {
        co_return failure(QString());
    }
    co_return self->m_game.judge(reply, color);
}

/// Tells an engine that has played something else where the game is.
QCoro::Task<> Relay::bringInStep(QPointer<Relay> self)
{
    self->m_isOutOfStep = false;
    QCoro::Task<EngineDone> telling =
        self->m_engine.tell(self->m_game.game(), self->m_game.areRulesTold());
    const EngineDone told = co_await telling;
    if (!self || told) {
        co_return;
    }
    const QString reason = told.error().sentence();
    const bool isAnother = co_await startAnew(self, reason);
    if (self && !isAnother) {
        self->giveUpEngine(reason);
    }
}

/// Starts another process of the engine and tells it the game, as often as that is granted.
QCoro::Task<bool> Relay::startAnew(QPointer<Relay> self, QString reason)
{
    while (self && !self->m_isLeaving && self->m_restarts < self->m_settings.restarts) {
        ++self->m_restarts;
        const QString sentence = QStringLiteral("the engine %1; it was started anew").arg(reason);
        self->tell(sentence);
        self->keep(self->m_game.note(sentence));
        QCoro::Task<EngineDone> starting = self->m_engine.start();
        const EngineDone started = co_await starting;
        if (!self || self->m_isLeaving) {
            co_return false;
        }
        if (!started) {
            reason = started.error().sentence();
            continue;
        }
        QCoro::Task<EngineDone> telling =
            self->m_engine.tell(self->m_game.game(), self->m_game.areRulesTold());
        const EngineDone told = co_await telling;
        if (!self || told) {
            co_return self && !self->m_isLeaving;
        }
        reason = told.error().sentence();
    }
    co_return false;
}

/// There will be no answer from it. Without anybody to take its place, the controller shall see
/// that as it would without us.
void Relay::giveUpEngine(const QString &reason)
{
    if (std::exchange(m_isEngineLost, true)) {
        return;
    }
    tell(QStringLiteral("the engine %1").arg(reason));
    if (m_settings.replacement == MoveReplacement::None) {
        m_isLeaving = true;
    }
}

/// How long the controller's clock lets that side think on; nothing: it does not matter here.
std::optional<Engine::Limit> Relay::clockLimit(const Turn &turn) const
{
    const auto longest = m_game.game().time(turn.request.color).longest;
    if (!longest || m_settings.replacement == MoveReplacement::None) {
        return std::nullopt;
    }
    const auto used = std::chrono::steady_clock::now() - turn.begin;
    return *longest - m_settings.reserve - std::chrono::ceil<Engine::Limit>(used);
}

/// Zero: as long as it takes.
Engine::Limit Relay::limitOf(const Turn &turn) const
{
    const auto clock = clockLimit(turn);
    const Engine::Limit patience = m_settings.engine.timeouts.move;
    return clock ? tighter(patience, std::max<Engine::Limit>(*clock, 1ms)) : patience;
}

Engine::Limit Relay::limitOf(const GtpQuery &query) const
{
    const Timeouts &timeouts = m_settings.engine.timeouts;
    const bool isScoring = query.name.starts_with("final_") || query.name == "kgs-game_over";
    return isScoring ? timeouts.scoring : timeouts.setUp;
}

PlayerIdentity Relay::identity() const
{
    const Engine &engine = *m_engine.engine();
    const QString name = engine.name().isEmpty() ? engine.profile().name : engine.name();
    return {name, engine.version(), engine.profile().commandLine, {}};
}

void Relay::tell(const QString &sentence)
{
    Q_EMIT told(sentence);
}

void Relay::keep(const Result<void> &written)
{
    if (!written) {
        tell(written.error());
    } else if (!m_game.recordPath().isEmpty()) {
        Q_EMIT recorded();
    }
}

} // namespace shinpan
