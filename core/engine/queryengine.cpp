#include "core/engine/queryengine.h"

#include "core/engine/profile/engineaddress.h"
#include "core/gtp/lastwords.h"
#include "core/util/excerpt.h"

#include <QJsonDocument>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Ownership after each move of the largest board that KataGo takes is about 1.5 MB.
constexpr std::size_t LongestLine = 8 << 20;
constexpr std::size_t LongestErrorLine = 64 * 1024;

/// A wrapper may print a banner; what prints more lines that are no JSON answers no queries.
constexpr int MostGarbage = 100;

/// The same remark is not made twice, and nobody reads more than that.
constexpr qsizetype MostRemarks = 20;

/// The id of the question that begins it all; others have numbers.
constexpr QLatin1String VersionId("version");

QByteArray jsonLine(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject actionOf(const QString &id, const char *action)
{
    return {{QStringLiteral("id"), id}, {QStringLiteral("action"), QLatin1String(action)}};
}

EngineError queryError(GtpError::Kind kind, const Message &text)
{
    return {.command = {}, .error = {.kind = kind, .text = text}};
}

/// With the last words of an engine that ended by itself.
GtpError errorAfter(const ProcessExit &exit, const GtpDiagnosis &diagnosis)
{
    GtpError error = diagnosis.errorAfter(exit, {});
    if (error.kind == GtpError::Kind::EngineEnded) {
        error.text = error.text.followedBy(lastWords(diagnosis.lastErrorLines()));
    }
    return error;
}

EngineError closedError()
{
    return queryError(GtpError::Kind::Closed,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "the session was closed")));
}

} // namespace

Message QueryEngine::onlyAnalyses()
{
    return Message::of(QT_TRANSLATE_NOOP(
        "Messages", "answers JSON queries (katago analysis), and so can only analyse; to play it "
                    "has to be started as “katago gtp”"));
}

std::shared_ptr<QueryEngine> QueryEngine::create(EngineProfile profile,
                                                 GtpTranscript *transcript,
                                                 const QString &label)
{
    return {new QueryEngine(std::move(profile), transcript, label),
            [](QueryEngine *engine) { engine->leave(); }};
}

QueryEngine::QueryEngine(EngineProfile profile, GtpTranscript *transcript, const QString &label)
    : m_profile(std::move(profile))
    , m_transcript(transcript)
    , m_label(label.isEmpty() ? m_profile.name : label)
    , m_lines(LongestLine)
    , m_errorLines(LongestErrorLine)
{
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, &QueryEngine::noteSilence);
}

QueryEngine::~QueryEngine()
{
    if (m_transport) {
        m_transport->disconnect(this);
    }
    const Message reason = Message::of(QT_TRANSLATE_NOOP("Messages", "the session was destroyed"));
    settleStarts(shinpan::failure(closedError()));
    for (const Completion<ProcessExit> &closing : m_closings) {
        closing.complete(ProcessExit::closed(reason));
    }
}

/// Nobody holds it any more.
void QueryEngine::leave()
{
    disconnect();
    m_isLeaving = true;
    const Completion<ProcessExit> gone = close(m_profile.timeouts.quit);
    if (gone.isComplete()) {
        deleteLater();
    }
}

Completion<EngineDone> QueryEngine::start()
{
    Completion<EngineDone> done;
    m_starts.push_back(done);
    if (!isRunning()) {
        settleStarts(shinpan::failure(m_failure.value_or(closedError())));
    } else if (m_wasReady) {
        settleStarts(EngineDone());
    } else if (!std::exchange(m_isStarted, true)) {
        QMetaObject::invokeMethod(this, &QueryEngine::spawn, Qt::QueuedConnection);
    }
    return done;
}

void QueryEngine::settleStarts(const EngineDone &done)
{
    for (const Completion<EngineDone> &start : std::exchange(m_starts, {})) {
        start.complete(done);
    }
}

void QueryEngine::spawn()
{
    if (m_isClosing || m_failure) {
        return;
    }
    Result<std::unique_ptr<GtpTransport>> transport = transportFor(m_profile);
    if (!transport) {
        fail(queryError(GtpError::Kind::FailedToStart, transport.error()));
        return;
    }
    if (m_transcript != nullptr) {
        m_source = m_transcript->addSource(m_label);
    }
    m_lines = LineSplitter(LongestLine);
    m_errorLines = LineSplitter(LongestErrorLine);
    m_diagnosis = {};
    m_fault = {};
    m_garbage = 0;
    m_transport = *std::move(transport);
    connect(m_transport.get(), &GtpTransport::started, this,
            [this] { send(jsonLine(actionOf(VersionId, "query_version"))); });
    connect(m_transport.get(), &GtpTransport::bytesReceived, this, &QueryEngine::takeBytes);
    connect(m_transport.get(), &GtpTransport::errorBytesReceived, this, &QueryEngine::takeErrors);
    connect(m_transport.get(), &GtpTransport::ended, this, &QueryEngine::noteEnd);
    const std::chrono::milliseconds startUp = m_profile.timeouts.startUp;
    m_silence.start(startUp > 0ms ? startUp : Timeouts::UnattendedStartUp);
    m_transport->start();
}

qint64 QueryEngine::ask(QJsonObject query, int priority, QObject *context, Handler handler)
{
    const qint64 number = ++m_last;
    if (m_failure || m_isClosing) {
        return number;
    }
    query.insert(QStringLiteral("id"), QString::number(number));
    query.insert(QStringLiteral("priority"), priority);
    m_queries.emplace(number, Query{.line = jsonLine(query),
                                    .priority = priority,
                                    .context = context,
                                    .handler = std::move(handler)});
    m_waiting.emplace(-priority, number);
    sendWaiting();
    return number;
}

void QueryEngine::withdraw(qint64 number)
{
    const auto query = m_queries.find(number);
    if (query == m_queries.end()) {
        return;
    }
    m_waiting.erase(Turn(-query->second.priority, number));
    m_queries.erase(query);
    if (m_sent.contains(number)) {
        QJsonObject action = actionOf(QStringLiteral("end %1").arg(number), "terminate");
        action.insert(QStringLiteral("terminateId"), QString::number(number));
        send(jsonLine(action));
    }
    sendWaiting();
}

Completion<ProcessExit> QueryEngine::close(std::chrono::milliseconds grace)
{
    Completion<ProcessExit> done;
    const bool isFirst = !std::exchange(m_isClosing, true);
    settleStarts(shinpan::failure(closedError()));
    if (!m_transport) {
        done.complete(ProcessExit::closed({}));
        return done;
    }
    m_closings.push_back(done);
    if (isFirst) {
        m_silence.stop();
        m_queries.clear();
        m_waiting.clear();
        // Without this it would finish all that it was asked before it leaves.
        send(jsonLine(actionOf(QStringLiteral("end"), "terminate_all")));
        m_transport->close(grace);
    }
    return done;
}

void QueryEngine::sendWaiting()
{
    while (m_isReady && !m_waiting.empty()) {
        const Turn turn = *m_waiting.begin();
        if (-turn.first < Urgent && m_sent.size() >= MostAtOnce) {
            break;
        }
        m_waiting.erase(m_waiting.begin());
        m_sent.insert(turn.second);
        send(m_queries.at(turn.second).line);
    }
    if (!m_silence.isActive()) {
        watchSilence();
    }
}

void QueryEngine::send(const QByteArray &line)
{
    GtpRecorder(m_transcript, m_source).record(GtpTranscript::Kind::Notice, "< " + line);
    m_transport->write(line + '\n');
}

void QueryEngine::takeBytes(QByteArrayView bytes)
{
    m_lines.feed(bytes);
    std::optional<LineSplitter::Line> line = m_lines.next();
    while (line && m_fault.isEmpty()) {
        takeLine(*line);
        line = m_lines.next();
    }
}

void QueryEngine::takeErrors(QByteArrayView bytes)
{
    m_errorLines.feed(bytes);
    while (const std::optional<LineSplitter::Line> line = m_errorLines.next()) {
        m_diagnosis.noteErrorLine(line->text);
        GtpRecorder(m_transcript, m_source).record(GtpTranscript::Kind::ErrorOutput, line->text);
    }
}

void QueryEngine::takeLine(const LineSplitter::Line &line)
{
    if (line.isCut) {
        breakOff(Message::of(
            QT_TRANSLATE_NOOP("Messages", "wrote a line of more than %1 million characters"),
            LongestLine >> 20));
        return;
    }
    const QByteArray text = line.text.toByteArray().trimmed();
    if (text.isEmpty()) {
        return;
    }
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) {
        takeGarbage(text);
        return;
    }
    m_garbage = 0;
    watchSilence();
    takeObject(document.object());
}

void QueryEngine::takeGarbage(QByteArrayView line)
{
    GtpRecorder(m_transcript, m_source).record(GtpTranscript::Kind::Stray, line);
    const QString words = excerpt(decodeEngineText(line));
    if (!m_isReady && line.startsWith('?')) {
        breakOff(Message::of(
            QT_TRANSLATE_NOOP("Messages", "answered a JSON query as GTP engines do: “%1”"), words));
    } else if (++m_garbage > MostGarbage) {
        breakOff(Message::of(
            QT_TRANSLATE_NOOP("Messages", "answers JSON queries with what is no JSON: “%1”"),
            words));
    }
}

void QueryEngine::takeObject(const QJsonObject &object)
{
    const QString id = object.value(QLatin1String("id")).toString();
    if (id == VersionId) {
        noteVersion(object);
        return;
    }
    const qint64 number = id.toLongLong(); // 0: there is none, or it is an action's
    if (object.contains(QLatin1String("error")) || object.contains(QLatin1String("warning"))) {
        takeComplaint(number, object);
    } else if (object.value(QLatin1String("isDuringSearch")).toBool()) {
        answer(number, {.kind = QueryAnswer::Kind::Report, .result = object});
    } else if (!object.contains(QLatin1String("action"))) {
        m_deaths = 0;
        answer(number, {.kind = QueryAnswer::Kind::Final, .result = object});
    }
}

/// An error or a warning, which may belong to no query.
void QueryEngine::takeComplaint(qint64 number, const QJsonObject &object)
{
    const bool isError = object.contains(QLatin1String("error"));
    const QLatin1String key(isError ? "error" : "warning");
    const QString field = object.value(QLatin1String("field")).toString();
    const QString words = excerpt(object.value(key).toString());
    const Message text =
        Message::verbatim(field.isEmpty() ? words : field + QStringLiteral(": ") + words);
    GtpRecorder(m_transcript, m_source).record(GtpTranscript::Kind::Stray, jsonLine(object));
    const bool isKnown = m_sent.contains(number);
    if (!isError || !isKnown) {
        remark(isError ? Message::of(QT_TRANSLATE_NOOP("Messages", "reported an error: “%1”"), text)
                       : Message::of(QT_TRANSLATE_NOOP("Messages", "warned: “%1”"), text));
    }
    if (isKnown) {
        answer(number, {.kind = isError ? QueryAnswer::Kind::Refused : QueryAnswer::Kind::Warning,
                        .result = object,
                        .text = text});
    }
}

/// The engine is there. One that is too old for the question says so, which is an answer too.
void QueryEngine::noteVersion(const QJsonObject &object)
{
    m_version = excerpt(object.value(QLatin1String("version")).toString());
    m_isReady = true;
    m_wasReady = true;
    settleStarts(EngineDone());
    sendWaiting();
    watchSilence();
}

void QueryEngine::answer(qint64 number, const QueryAnswer &answer)
{
    const bool isLast =
        answer.kind == QueryAnswer::Kind::Final || answer.kind == QueryAnswer::Kind::Refused;
    if (isLast && m_sent.erase(number) == 0) {
        return;
    }
    if (const auto query = m_queries.find(number); query != m_queries.end()) {
        const QPointer<QObject> context = query->second.context;
        const Handler handler = query->second.handler;
        if (isLast) {
            m_queries.erase(query);
        }
        if (context) {
            handler(answer);
        }
    }
    if (isLast) {
        sendWaiting();
        watchSilence();
    }
}

void QueryEngine::remark(const Message &words)
{
    const QString text = words.english();
    if (m_remarks.size() < MostRemarks && !m_remarks.contains(text)) {
        m_remarks.append(text);
        Q_EMIT remarked(words);
    }
}

/// Waits for its next word from now on, if there is anything to say. (Those who ask for a long
/// search let it report meanwhile.)
void QueryEngine::watchSilence()
{
    const std::chrono::milliseconds patience = m_profile.timeouts.setUp;
    if (m_isReady && !m_sent.empty() && patience > 0ms && !m_isClosing) {
        m_silence.start(patience);
    } else if (m_isReady) {
        m_silence.stop();
    }
}

void QueryEngine::noteSilence()
{
    const std::chrono::milliseconds waited(m_silence.interval());
    breakOff(noAnswerInWords(m_isReady ? QStringLiteral("query") : QStringLiteral("query_version"),
                             waited));
}

/// Kills a process that is of no more use; noteEnd() follows.
void QueryEngine::breakOff(const Message &why)
{
    m_silence.stop();
    m_fault = why;
    GtpRecorder(m_transcript, m_source).notice(why.english());
    m_transport->close(0ms);
}

void QueryEngine::noteEnd(const ProcessExit &exit)
{
    m_silence.stop();
    GtpRecorder(m_transcript, m_source).notice(exit.detail.english());
    GtpRecorder(m_transcript, m_source).close();
    m_transport.release()->deleteLater(); // it is the one that is telling us
    const bool wasReady = std::exchange(m_isReady, false);
    m_sent.clear();
    if (m_isClosing) {
        for (const Completion<ProcessExit> &closing : std::exchange(m_closings, {})) {
            closing.complete(exit);
        }
        if (m_isLeaving) {
            deleteLater();
        }
    } else if (!wasReady || ++m_deaths >= MostDeaths) {
        fail(m_fault.isEmpty() ? EngineError{{}, errorAfter(exit, m_diagnosis)}
                               : queryError(GtpError::Kind::Protocol, m_fault));
    } else {
        noteDeath(exit);
    }
}

/// Starts it again with what is left to ask. Queries that it was at may be what kills it.
void QueryEngine::noteDeath(const ProcessExit &exit)
{
    const Message why = m_fault.isEmpty() ? errorAfter(exit, m_diagnosis).text : m_fault;
    std::vector<qint64> refused;
    for (auto &[number, query] : m_queries) {
        const bool wasSent = m_waiting.emplace(-query.priority, number).second;
        if (wasSent && ++query.deaths >= MostDeaths) {
            m_waiting.erase(Turn(-query.priority, number));
            refused.push_back(number);
        }
    }
    QMetaObject::invokeMethod(this, &QueryEngine::spawn, Qt::QueuedConnection);
    remark(Message::of(QT_TRANSLATE_NOOP("Messages", "was started again: it %1"), why));
    const Message fault =
        Message::of(QT_TRANSLATE_NOOP("Messages", "%1 each time it was asked this"), why);
    for (const qint64 number : refused) {
        m_sent.insert(number);
        answer(number, {.kind = QueryAnswer::Kind::Refused, .text = fault});
    }
}

void QueryEngine::fail(const EngineError &error)
{
    m_failure = error;
    m_queries.clear();
    m_waiting.clear();
    settleStarts(shinpan::failure(error));
    Q_EMIT failed(error);
}

} // namespace shinpan
