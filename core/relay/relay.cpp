#include "core/relay/relay.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/engine/profile/enginestrength.h"
#include "core/util/detach.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// How long an engine has to leave by itself.
constexpr auto Grace = 2s;

/// The limit for the remarks on a move, while the next command may wait.
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
    , m_game(m_settings)
    , m_engine(m_settings.engine, m_settings.restarts, m_game, transcript)
{
    connect(&m_engine, &TendedEngine::errorLineReceived, this, &Relay::errorLineWritten);
    connect(&m_engine, &TendedEngine::lost, this, &Relay::doWithout);
    if (m_controller->isGuarded()) { // others may wait for the place, and for the engine's time
        connect(m_controller.get(), &ControllerLink::hungUp, this, &Relay::stop);
    }
    connect(&m_engine, &TendedEngine::startedAnew, this, [this](const Message &sentence) {
        tell(sentence);
        keep(m_game.note(sentence.english()));
    });
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
    m_engine.leave();
    m_controller->hangUp(); // whoever awaits a command gets none
    [[maybe_unused]] const auto closing = m_engine.process().engine()->close(Grace);
}

QCoro::Task<> Relay::run(QPointer<Relay> self)
{
    QCoro::Task<> starting = self->m_engine.start();
    co_await starting;
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
    self->m_engine.leave();
    if (self->m_controller) {
        if (const Message &fault = self->m_controller->fault(); !fault.isEmpty()) {
            self->tell(Message::of(
                QT_TRANSLATE_NOOP("Messages", "the controller %1; it was hung up on"), fault));
        }
        self->m_controller->close();
    }
    std::vector<Completion<ProcessExit>> closings;
    const std::shared_ptr<Engine> &engine = self->m_engine.process().engine();
    const Engine::Limit grace = engine->isStalled() ? Engine::Limit(0) : Engine::Limit(Grace);
    closings.push_back(engine->close(grace));
    if (self->m_alternate) {
        closings.push_back(self->m_alternate->engine()->close(grace));
    }
    for (const Completion<ProcessExit> &closing : closings) {
        co_await closing;
    }
    if (self) {
        Q_EMIT self->finished(self->m_engine.isLost());
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
    if (!GameLedger::beginsGame(query.name)) {
        QCoro::Task<> telling = self->m_engine.bringInStep();
        co_await telling;
        if (!self) {
            co_return;
        }
    }
    const std::optional<MoveRequest> request =
        moveRequestIn(query, self->m_game.game().position().toPlay());
    if (request) {
        const Turn turn{query, *request};
        co_await move(self, turn);
    } else if (traitsOf(query.name).isInterruptible() && !self->m_engine.isLost()) {
        co_await analyze(self, query);
    } else {
        co_await passOn(self, query);
    }
}

/// Whether the command is one that we answer because the engine cannot.
bool Relay::isForUs(const QByteArray &name) const
{
    return m_settings.chat && (name == "kgs-chat" || name == "kgs-game_over")
        && !m_engine.process().engine()->knows(name);
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

/// Passes on a command that is not a move.
QCoro::Task<> Relay::passOn(QPointer<Relay> self, GtpQuery query)
{
    RelayedReply reply;
    if (!self->m_engine.isLost()) {
        QCoro::Task<RelayedReply> asking = self->m_engine.ask(query, self->limitOf(query));
        reply = co_await asking;
    }
    if (!self || self->m_isLeaving) {
        co_return;
    }
    if (self->m_engine.isLost()) { // whoever plays on for it needs no more than the game
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
    co_await look(self);
}

/// Asks the engine what it has made of a command that only it knows. If it does not say, what is to
/// be expected counts.
QCoro::Task<> Relay::look(QPointer<Relay> self)
{
    if (!self || !self->m_game.mustLook() || self->m_engine.isLost()) {
        co_return;
    }
    RelayedEngine &process = self->m_engine.process();
    const Engine::Limit limit = self->m_settings.engine.timeouts.setUp;
    QCoro::Task<EngineView> looking = process.look(self->m_game.game().size(), limit);
    const EngineView view = co_await looking;
    if (self) {
        self->keep(self->m_game.adopt(view));
    }
}

/// Follows what the engine has taken.
void Relay::noteAnswer(const GtpQuery &query, const RelayedReply &reply)
{
    if (reply.first.ok() && GameLedger::beginsGame(query.name)) {
        m_engine.noteNewGame();
    }
    keep(m_game.follow(query, reply, m_engine.process().engine()->traits()));
}

/// Lines as they come, until the controller says anything or the engine ends by itself; then the
/// answer, if it had none.
QCoro::Task<> Relay::analyze(QPointer<Relay> self, GtpQuery query)
{
    const auto hasBegun = std::make_shared<bool>(false);
    const RelayedEngine::LineTaker take = self->linesOf(query.id, hasBegun);
    const Completion<RelayedReply> replied;
    const Completion<std::monostate> woken;
    detach(awaitReply(self->m_engine.process().analyze(query, take, 0ms), replied, woken));
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
        self->m_engine.process().engine()->interrupt();
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
        QCoro::Task<> recovering = self->m_engine.recover(reply.first.text.error().text);
        co_await recovering;
    }
}

/// Asks for a move, and lets it leave if the referee has nothing against it.
QCoro::Task<> Relay::move(QPointer<Relay> self, Turn turn)
{
    Message objection;
    while (self && !self->m_engine.isLost()) {
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
            self->m_engine.noteOutOfStep(); // it has played what does not leave
            break;
        }
        if (self->clockLimit(turn).value_or(1s) <= 0ms) {
            self->noteBreakdown(reply); // another process would come too late as well
            break;
        }
        QCoro::Task<bool> starting = self->m_engine.startAnew(objection);
        const bool isAnother = co_await starting;
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
        return m_engine.process().ask(turn.query, limit);
    }
    return m_engine.process().stream(turn.query, linesOf(turn.query.id, turn.hasBegun), limit);
}

/// Whether an answer that is not a move need not leave.
bool Relay::mayHold(const RelayedReply &reply) const
{
    return m_settings.replacement != MoveReplacement::None || reply.isBreakdown();
}

/// One that is only late may still be of use.
void Relay::noteBreakdown(const RelayedReply &reply)
{
    m_engine.noteOutOfStep();
    if (reply.first.text.error().kind != GtpError::Kind::TimedOut) {
        m_engine.giveUp(reply.first.text.error().text);
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
        QCoro::Task<QString> asking = self->m_engine.process().remarks(RemarksLimit);
        remarks = co_await asking;
    }
    if (self) {
        self->keep(self->m_game.take(*action, turn.request.color, self->identity(), remarks));
        co_await look(self);
    }
}

/// Lets something else leave instead of a move.
QCoro::Task<> Relay::replace(QPointer<Relay> self, Turn turn, Message objection)
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
            self->tell(Message::of(QT_TRANSLATE_NOOP("Messages", "the alternate engine %1"),
                                   other.error()));
        }
    }
    const std::string word = wordFor(action);
    const QString sent = QString::fromStdString(word);
    const Message sentence =
        objection.isEmpty()
            ? Message::of(QT_TRANSLATE_NOOP("Messages", "the engine is gone; %1 was sent"), sent)
            : Message::of(
                QT_TRANSLATE_NOOP("Messages", "the engine’s move was not sent, but %1: %2"), sent,
                objection);
    self->tell(sentence);
    self->answerMove(turn, word);
    self->keep(self->m_game.take(action, turn.request.color, self->identity(), sentence.english()));
}

/// Answers with the status in front where no line of an analysis has brought that.
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
        if (!self || !self->m_controller) {
            return;
        }
        if (self->m_controller->isSlow() && !line.starts_with("play ")) {
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
        co_return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "is not there")));
    }
    if (self->m_alternate->engine()->session() == nullptr
        || !self->m_alternate->engine()->session()->isRunning()) {
        QCoro::Task<EngineDone> starting = self->m_alternate->start();
        const EngineDone started = co_await starting;
        if (!self) {
            co_return failure(Message());
        }
        if (!started) {
            co_return failure(started.error().sentence());
        }
    }
    QCoro::Task<EngineDone> telling =
        self->m_alternate->tell(self->m_game.game(), self->m_game.areRulesTold());
    const EngineDone told = co_await telling;
    if (!self) {
        co_return failure(Message());
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
        co_return failure(Message());
    }
    co_return self->m_game.judge(reply, color);
}

/// The engine is lost. Without anybody to take its place, the controller shall see that as it would
/// without us.
void Relay::doWithout(const Message &reason)
{
    tell(Message::of(QT_TRANSLATE_NOOP("Messages", "the engine %1"), reason));
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
    const Engine &engine = *m_engine.process().engine();
    const QString name = engine.name().isEmpty() ? engine.profile().name : engine.name();
    return {name,
            engine.version(),
            engine.profile().commandLine,
            {},
            strengthWords(engine.profile(), engine.name())};
}

void Relay::tell(const Message &sentence)
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
