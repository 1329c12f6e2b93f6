#include "core/analysis/liveanalysis.h"

#include "core/engine/dialect/commandnames.h"
#include "core/engine/enginesync.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/util/detach.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Between two reports: a person cannot follow more of them, while a limit is to be noticed soon.
[[nodiscard]] std::chrono::milliseconds leastPause(const AnalysisRequest &request)
{
    return request.visits || request.time ? 10ms : 60ms;
}

EngineError cannotAnalyze()
{
    return {.command = {},
            .error = {.kind = GtpError::Kind::Refused,
                      .text = Message::of(QT_TRANSLATE_NOOP(
                          "Messages", "knows none of kata-analyze, lz-analyze, analyze"))}};
}

} // namespace

LiveAnalysis::LiveAnalysis(std::shared_ptr<Engine> engine, Engine::Limit perCommand)
    : m_engine(std::move(engine))
    , m_perCommand(perCommand)
{
    for (QTimer *const timer : {&m_telling, &m_time, &m_silence}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_telling, &QTimer::timeout, this, &LiveAnalysis::tellNewest);
    connect(&m_time, &QTimer::timeout, this, &LiveAnalysis::noteTimeUp);
    connect(&m_silence, &QTimer::timeout, this, &LiveAnalysis::noteSilence);
}

LiveAnalysis::~LiveAnalysis()
{
    endStream(End::Asked);
}

void LiveAnalysis::follow(EngineGame place, AnalysisRequest request)
{
    m_place = std::move(place);
    m_request = std::move(request);
    m_isWanted = true;
    m_isCalledOff = false;
    if (!m_isUnderWay) {
        m_isUnderWay = true;
        QMetaObject::invokeMethod(
            this, [this] { detach(pursue(this)); }, Qt::QueuedConnection);
    } else if (m_stream) {
        endStream(End::Asked);
    } else {
        m_engine->sync().interrupt();
    }
}

void LiveAnalysis::stop()
{
    if (!m_isUnderWay) {
        return;
    }
    m_isWanted = false;
    m_isCalledOff = true;
    if (m_stream) {
        endStream(End::Asked);
    } else {
        m_engine->sync().interrupt();
    }
}

QCoro::Task<> LiveAnalysis::pursue(QPointer<LiveAnalysis> self)
{
    const std::shared_ptr<Engine> engine = self->m_engine;
    const std::optional<AnalysisCommand> command = analysisCommandOf(*engine);
    if (!command) {
        self->m_failure = cannotAnalyze();
        self->m_isWanted = false;
    }
    while (self && self->m_isWanted) {
        self->m_isWanted = false;
        const EngineGame place = self->m_place;
        const Engine::Limit limit = self->m_perCommand;
        const EngineDone there = co_await engine->sync().bringTo(place, limit);
        if (!self || self->m_isWanted || self->m_isCalledOff) {
            continue;
        }
        if (!there) {
            self->m_failure = there.error();
            break;
        }
        if (self->wantsTerms()) {
            const EngineTerms terms = co_await askForTerms(engine, limit);
            if (self) {
                Q_EMIT self->termsHeard(terms);
            }
            if (!self || self->m_isWanted || self->m_isCalledOff) {
                continue;
            }
        }
        const Completion<GtpReply> stream = self->openStream(*command);
        const GtpReply reply = co_await stream;
        if (self) {
            self->closeStream(*command, reply);
        }
    }
    if (self) {
        self->finish();
    }
}

/// Whether the engine is to be asked for its terms, which it then is.
bool LiveAnalysis::wantsTerms()
{
    const Told told{m_place.komi, m_place.rules};
    if (m_askedTerms == told || !tellsTerms(*m_engine)) {
        return false;
    }
    m_askedTerms = told;
    return true;
}

Completion<GtpReply> LiveAnalysis::openStream(const AnalysisCommand &command)
{
    m_terms = {.dialect = command.dialect,
               .size = m_place.line.size,
               .toMove = sideToMove(m_place.line),
               .toldAs = m_engine->profile().toldAs};
    m_newest.clear();
    m_hasTold = false;
    m_fault = {};
    m_end = End::ByEngine;
    m_failure.reset();
    m_isListening = true;
    if (m_request.time) {
        m_time.start(*m_request.time);
    }
    m_mostVisits = 0;
    awaitProgress();
    m_command = sentCommand(m_engine->profile(),
                            analysisCommand(command, m_request, m_terms.toMove, m_detail));
    const QPointer<LiveAnalysis> self(this);
    m_stream = m_engine->session()->stream(*m_command, [self](QByteArrayView line) {
        if (self) {
            self->take(line);
        }
    });
    return *m_stream;
}

/// Asks for less once the engine has refused what it was asked, if there is less to ask.
bool LiveAnalysis::asksForLess(const AnalysisCommand &command)
{
    const auto fewer = detailAfterRefusal(m_detail, command, m_request, m_place.line);
    m_detail = fewer.value_or(m_detail);
    return fewer.has_value();
}

void LiveAnalysis::closeStream(const AnalysisCommand &command, const GtpReply &reply)
{
    m_stream.reset();
    if (m_isWanted || m_isCalledOff) {
        return;
    }
    if (m_isListening) {
        tellNewest();
    }
    m_isListening = false;
    m_time.stop();
    m_silence.stop();
    if (!reply.ok() && reply.text.error().kind == GtpError::Kind::Refused && asksForLess(command)) {
        m_isWanted = true;
    } else if (!reply.ok() && !m_failure) {
        m_failure = errorOf(*m_command, reply);
    } else if (reply.ok() && !m_hasTold && !m_fault.isEmpty()) {
        m_failure = EngineError{.command = QString::fromUtf8(m_command->line()),
                                .error = {.kind = GtpError::Kind::Malformed, .text = m_fault}};
    }
}

/// Stops listening at once; the engine ends the stream when it reads the next command.
void LiveAnalysis::endStream(End end)
{
    if (!std::exchange(m_isListening, false)) {
        return;
    }
    m_telling.stop();
    m_time.stop();
    m_silence.stop();
    m_end = end;
    if (m_stream && !m_stream->isComplete()) {
        detach(awaitStop(this, m_engine, *m_stream, m_perCommand));
    }
}

/// A command that every engine knows ends the stream: Pachi does not take a blank line for one. An
/// engine that does not answer it is not waited for any longer.
QCoro::Task<> LiveAnalysis::awaitStop(QPointer<LiveAnalysis> self,
                                      std::shared_ptr<Engine> engine,
                                      Completion<GtpReply> stream,
                                      Engine::Limit limit)
{
    const GtpCommand name("name");
    const GtpReply reply = co_await engine->ask(name, limit);
    if (reply.ok() || stream.isComplete()) {
        co_return;
    }
    if (self) {
        self->m_failure = errorOf(name, reply);
    }
    engine->session()->cancel(stream);
}

void LiveAnalysis::take(QByteArrayView line)
{
    if (!m_isListening) {
        return;
    }
    m_newest.resize(line.size());
    std::memcpy(m_newest.data(), line.data(), static_cast<std::size_t>(line.size()));
    if (!m_telling.isActive()) {
        const auto since = std::chrono::steady_clock::now() - m_lastTelling;
        const auto least = leastPause(m_request);
        const auto pause = std::chrono::ceil<std::chrono::milliseconds>(least - since);
        m_telling.start(std::clamp<std::chrono::milliseconds>(pause, 0ms, least));
    }
}

void LiveAnalysis::tellNewest()
{
    m_telling.stop();
    if (m_newest.isEmpty()) {
        return;
    }
    const Result<void> read = parseAnalysis(m_newest, m_terms, m_analysis);
    m_newest.resize(0);
    if (!read) {
        m_fault = read.error();
        return;
    }
    m_hasTold = true;
    m_lastTelling = std::chrono::steady_clock::now();
    if (m_analysis.visits
        > std::exchange(m_mostVisits, std::max(m_mostVisits, m_analysis.visits))) {
        awaitProgress();
    }
    if (m_request.visits && m_analysis.visits >= *m_request.visits) {
        endStream(End::Visits);
    } else if (m_request.time && !m_time.isActive()) {
        endStream(End::Time);
    }
    Q_EMIT updated(m_analysis);
}

void LiveAnalysis::noteTimeUp()
{
    if (!m_newest.isEmpty()) {
        tellNewest();
    } else if (m_hasTold) {
        endStream(End::Time);
    }
}

/// Waits for progress from now on. Without a limit a person looks on and sees that nothing comes.
void LiveAnalysis::awaitProgress()
{
    if (m_isListening && (m_request.time || m_request.visits)) {
        m_silence.start(m_request.time.value_or(0ms) + patience());
    }
}

std::chrono::milliseconds LiveAnalysis::patience() const
{
    return m_perCommand > 0ms ? std::min(m_perCommand, Patience) : Patience;
}

/// What it said last holds, if it said anything.
void LiveAnalysis::noteSilence()
{
    if (!m_hasTold && m_fault.isEmpty()) {
        const auto waited = m_request.time.value_or(0ms) + patience();
        const QString command = QString::fromUtf8(m_command->line());
        m_failure = EngineError{
            .command = command,
            .error = {.kind = GtpError::Kind::TimedOut, .text = noAnswerInWords(command, waited)},
            .elapsed = waited};
    }
    endStream(End::Silence);
}

void LiveAnalysis::finish()
{
    m_isUnderWay = false;
    const std::optional<EngineError> failure = std::exchange(m_failure, std::nullopt);
    if (failure && !m_isCalledOff) {
        Q_EMIT failed(*failure);
    } else {
        Q_EMIT stopped(m_isCalledOff ? End::Asked : m_end);
    }
}

} // namespace shinpan
