#include "core/regression/suiterun.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/detach.h"
#include "core/util/message.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// How long an engine has to leave when nothing more is asked of it.
constexpr auto Grace = 2s;

/// Whether the engine goes on as before after this.
[[nodiscard]] bool isAlive(const GtpReply &reply)
{
    return reply.ok() || reply.text.error().kind == GtpError::Kind::Refused
        || reply.text.error().kind == GtpError::Kind::BadCommand;
}

/// Whether the command makes a board anew, whatever was there.
[[nodiscard]] bool beginsPosition(const GtpCommand &command)
{
    return command.name() == "loadsgf" || command.name() == "clear_board";
}

/// Whether the next line ends this command: an analysis, or a search that can be cancelled and
/// needs no answer.
[[nodiscard]] bool isCutShort(const SuiteStep &step, Compat compat)
{
    const CommandEnd end = traitsOf(step.command.name()).end;
    if (end != CommandEnd::ByItselfOrNextLine) {
        return end == CommandEnd::NextLine;
    }
    const QString cancelled = QString::fromLatin1(CancelledSearch);
    return !step.expectation || judge(step.expectation, cancelled, compat) == Verdict::Pass;
}

/// Asks as any step of a suite is asked; what its answer tells in lines over time is not kept.
[[nodiscard]] Completion<GtpReply> ask(Engine &engine,
                                       const SuiteStep &step,
                                       const RegressionTerms &terms)
{
    if (!isCutShort(step, terms.compat)) {
        return engine.ask(step.command, terms.limit);
    }
    const Completion<GtpReply> reply = engine.stream(
        step.command, [](QByteArrayView /*line*/) {}, GtpSession::Interruption::Allowed,
        terms.limit);
    engine.interrupt();
    return reply;
}

[[nodiscard]] double secondsOf(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}

/// The engine's words, and why they are not worth what was expected where nothing else says it.
void noteAnswer(TestResult &result, const SuiteStep &step, const GtpReply &reply)
{
    result.given = reply.ok() ? *reply.text : QString();
    if (!reply.ok() && reply.text.error().kind == GtpError::Kind::Refused) {
        result.given = reply.text.error().text.english();
        result.reason = Message::of(QT_TRANSLATE_NOOP("Messages", "refused"));
    } else if (!reply.ok()) {
        result.reason = errorOf(step.command, reply).sentence();
    } else if (result.verdict == Verdict::Error) {
        result.reason = Message::of(
            QT_TRANSLATE_NOOP("Messages", "the expected answer is not a valid regular expression"));
    }
}

} // namespace

SuiteRun::SuiteRun(RegressionSuite suite,
                   EngineProfile engine,
                   const RegressionTerms &terms,
                   GtpTranscript *transcript,
                   QObject *parent)
    : QObject(parent)
    , m_suite(std::move(suite))
    , m_profile(std::move(engine))
    , m_terms(terms)
    , m_transcript(transcript)
{ }

SuiteRun::~SuiteRun() = default;

void SuiteRun::start()
{
    m_clock.start();
    detach(run(this));
}

void SuiteRun::cancel()
{
    giveUp(Message::of(QT_TRANSLATE_NOOP("Messages", "was stopped")));
    m_isCancelled = true;
    if (m_engine) {
        [[maybe_unused]] const auto gone = m_engine->close(0ms);
    }
}

QCoro::Task<> SuiteRun::run(QPointer<SuiteRun> self)
{
    const Result<EngineProfile> engine =
        engineInFolder(self->m_profile, QFileInfo(self->m_suite.path).absolutePath());
    if (engine) {
        self->m_profile = *engine;
    } else {
        self->giveUp(
            Message::of(QT_TRANSLATE_NOOP("Messages", "cannot be started: %1"), engine.error()));
    }
    for (std::size_t index = 0; self && index < self->m_suite.steps.size(); ++index) {
        if (self->m_engine && !self->m_engine->session()->isRunning()) { // it left unasked
            co_await dropEngine(self, 0ms);
        }
        if (self && !self->m_engine && !self->m_outcome.failure) {
            co_await startEngine(self, index);
        }
        if (!self) {
            co_return;
        }
        if (isTest(self->m_suite.steps[index], self->m_terms.compat)) {
            co_await test(self, index);
        } else if (self->m_engine) {
            co_await setUp(self, index);
        }
    }
    if (self) {
        const std::chrono::milliseconds grace = self->m_isCancelled ? 0ms : Grace;
        co_await dropEngine(self, grace);
    }
    if (self) {
        self->m_outcome.seconds = secondsOf(std::chrono::milliseconds(self->m_clock.elapsed()));
        Q_EMIT self->finished();
    }
}

/// Starts the engine with the set-up of all that comes before the next step.
QCoro::Task<> SuiteRun::startEngine(QPointer<SuiteRun> self, std::size_t next)
{
    const std::shared_ptr<Engine> engine = Engine::create(self->m_profile, self->m_transcript);
    self->m_engine = engine;
    const EngineDone started =
        co_await engine->start(self->m_terms.startLimit, self->m_terms.limit);
    if (!self) {
        co_return;
    }
    if (!started) {
        self->giveUp(started.error().sentence());
        co_await dropEngine(self, 0ms);
        co_return;
    }
    self->m_outcome.engine = QString(engine->name() + u' ' + engine->version()).trimmed();
    for (std::size_t index = 0; index < next; ++index) {
        const SuiteStep step = self->m_suite.steps[index];
        if (isTest(step, self->m_terms.compat)
            || std::ranges::find(self->m_deadly, index) != self->m_deadly.end()) {
            continue;
        }
        const GtpReply reply = co_await ask(*engine, step, self->m_terms);
        if (!self) {
            co_return;
        }
        if (!isAlive(reply)) {
            self->giveUp(errorOf(step.command, reply).sentence());
            co_await dropEngine(self, 0ms);
            co_return;
        }
    }
}

QCoro::Task<> SuiteRun::setUp(QPointer<SuiteRun> self, std::size_t index)
{
    const SuiteStep step = self->m_suite.steps[index];
    const std::shared_ptr<Engine> engine = self->m_engine;
    const GtpReply reply = co_await ask(*engine, step, self->m_terms);
    if (!self) {
        co_return;
    }
    if (beginsPosition(step.command)) {
        self->m_isLost = false;
    }
    if (!reply.ok() && !self->m_outcome.failure) {
        self->noteSetUp(step, reply);
    }
    if (!isAlive(reply)) {
        self->m_isLost = true;
        self->m_deadly.push_back(index);
        co_await dropEngine(self, 0ms);
    }
}

QCoro::Task<> SuiteRun::test(QPointer<SuiteRun> self, std::size_t index)
{
    const SuiteStep step = self->m_suite.steps[index];
    const std::shared_ptr<Engine> engine = self->m_engine;
    TestResult result = self->resultOf(step);
    if (!engine || self->m_isLost) {
        result.reason =
            self->m_isLost
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "its position could not be set up"))
                : Message::of(QT_TRANSLATE_NOOP("Messages", "there was no engine to ask"));
        self->take(result);
        co_return;
    }
    const std::optional<double> cpuBefore = co_await engine->cpuTime(self->m_terms.limit);
    if (!self) {
        co_return;
    }
    const GtpReply reply = co_await ask(*engine, step, self->m_terms);
    if (!self) {
        co_return;
    }
    engine->session()->drainErrorOutput(); // its drawings belong to this test
    if (!self) {
        co_return;
    }
    result.verdict = judge(step.expectation, reply.text, self->m_terms.compat);
    result.seconds = secondsOf(reply.elapsed);
    noteAnswer(result, step, reply);
    if (isAlive(reply)) {
        const std::optional<double> cpu = co_await engine->cpuTime(self->m_terms.limit);
        if (!self) {
            co_return;
        }
        if (cpu && cpuBefore) {
            result.cpuSeconds = std::max(*cpu - *cpuBefore, 0.0);
        }
    }
    self->take(result);
    if (self && !isAlive(reply)) {
        co_await dropEngine(self, 0ms);
    }
}

QCoro::Task<> SuiteRun::dropEngine(QPointer<SuiteRun> self, std::chrono::milliseconds grace)
{
    const std::shared_ptr<Engine> engine = std::exchange(self->m_engine, nullptr);
    if (engine) {
        const Completion<ProcessExit> gone = engine->close(grace);
        co_await gone;
    }
}

void SuiteRun::take(const TestResult &result)
{
    m_outcome.results.push_back(result);
    Q_EMIT tested();
}

TestResult SuiteRun::resultOf(const SuiteStep &step) const
{
    const std::optional<Expectation> &expectation = step.expectation;
    return {.suite = m_suite.name,
            .test = step.test,
            .line = step.line,
            .command = QString::fromUtf8(step.command.line()),
            .expected = expectation ? u'[' + expectation->pattern + u']' : QString(),
            .given = {},
            .reason = {},
            .verdict = Verdict::NoAnswer,
            .expectedToFail = expectation && expectation->expectsFailure};
}

void SuiteRun::noteSetUp(const SuiteStep &step, const GtpReply &reply)
{
    m_outcome.notes.push_back({step.line, errorOf(step.command, reply).sentence()});
}

void SuiteRun::giveUp(const Message &reason)
{
    if (!m_outcome.failure) {
        m_outcome.failure = reason;
    }
}

Result<EngineProfile> engineInFolder(EngineProfile engine, const QString &folder)
{
    if (!tcpAddressOf(engine.commandLine) && !gmpCommandOf(engine.commandLine)) {
        const Result<ProcessSpec> spec = processSpec(engine);
        if (!spec) {
            return failure(spec.error());
        }
        engine.commandLine = joinCommandWords({spec->program, spec->arguments});
    }
    engine.workingDirectory = folder;
    return engine;
}

} // namespace shinpan
