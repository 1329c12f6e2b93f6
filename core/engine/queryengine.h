#pragma once

#include "core/engine/engineerror.h"
#include "core/engine/profile/engineprofile.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/gtptranscript.h"
#include "core/gtp/gtptransport.h"
#include "core/gtp/linesplitter.h"
#include "core/util/completion.h"

#include <QJsonObject>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace shinpan {

/// What came of a query.
struct QueryAnswer
{
    enum class Kind : std::uint8_t {
        Report,  ///< it is still at it (`isDuringSearch`); more will come
        Final,   ///< the last word; without a result if it was ended before it had any
        Warning, ///< it goes on, but something was not understood; `text` says what
        Refused  ///< it cannot be answered, and nothing more comes; `text` says why
    };

    Kind kind = Kind::Final;
    QJsonObject result{}; ///< as the engine wrote it
    Message text{};       ///< the engine's words
};

/// An engine that answers queries in JSON, a line each, many at a time and in any order: KataGo's
/// analysis engine (docs/Analysis_Engine.md). It knows nothing of Go.
///
/// Held by a shared pointer, and deleted from the event loop only; several may ask the same
/// process. Of the queries that are not urgent at most MostAtOnce are with the engine, so that what
/// is asked later with more priority, or withdrawn, does not wait for the engine to read a thousand
/// lines. What counts as final is an answer whose `isDuringSearch` is not true: exactly one comes
/// for each query, also for one that was terminated.
///
/// A process that ends, writes what cannot be read or says nothing for the profile's
/// Timeouts::setUp while it has queries is started again with those that have no final answer:
/// MostDeaths times without such an answer in between. A query that it was at each of so many times
/// is refused.
class QueryEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QueryEngine)

public:
    static constexpr std::size_t MostAtOnce = 32;
    static constexpr int MostDeaths = 3;

    /// Queries of this priority and more do not wait for others to be answered.
    static constexpr int Urgent = 1;

    /// Why such an engine cannot be asked anything else: a sentence without its subject.
    [[nodiscard]] static Message onlyAnalyses();

    using Handler = std::function<void(const QueryAnswer &answer)>;

    /// Not running yet. `transcript` may be null; there it goes by `label`.
    /// When nobody holds it any more, it leaves politely by itself.
    [[nodiscard]] static std::shared_ptr<QueryEngine> create(EngineProfile profile,
                                                             GtpTranscript *transcript,
                                                             const QString &label = {});
    /// Kills what still runs, without waiting.
    ~QueryEngine() override;

    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }
    /// What it calls its version; empty before it is ready, or where it does not say.
    [[nodiscard]] const QString &version() const { return m_version; }
    /// Whether it has neither failed nor been closed.
    [[nodiscard]] bool isRunning() const { return !m_failure && !m_isClosing; }

    /// Why it failed; nothing while it has not.
    [[nodiscard]] const std::optional<EngineError> &failure() const { return m_failure; }

    /// Starts the process and asks for its version, unless that was done before. Done when it has
    /// answered; a failure is told by failed() as well.
    [[nodiscard]] Completion<EngineDone> start();

    /// Asks a query, from now on or once it is ready; its `id` and `priority` are added. Of equal
    /// priority the earlier is first. The answers go to `handler` as long as `context` lives.
    /// Returns the query's number. Nothing comes from an engine that has failed.
    qint64 ask(QJsonObject query, int priority, QObject *context, Handler handler);

    /// Nothing more is heard of that query, and the engine is told to end it.
    void withdraw(qint64 number);

    /// Ends all queries, then closes its input and sees to it that nothing is left of it.
    [[nodiscard]] Completion<ProcessExit> close(std::chrono::milliseconds grace);

Q_SIGNALS:
    /// It said something that belongs to no query, or warned of one, each text once: words for
    /// people, without their subject.
    void remarked(const shinpan::Message &remark);
    /// It could not be started, or not once more. All queries are dropped.
    void failed(const shinpan::EngineError &error);

private:
    struct Query
    {
        QByteArray line;
        int priority = 0;
        QPointer<QObject> context;
        Handler handler;
        int deaths = 0; ///< of the engine while it was at this
    };
    /// The order in which queries are sent.
    using Turn = std::pair<int, qint64>;

    QueryEngine(EngineProfile profile, GtpTranscript *transcript, const QString &label);

    void spawn();
    void leave();
    void sendWaiting();
    void send(const QByteArray &line);
    void takeBytes(QByteArrayView bytes);
    void takeErrors(QByteArrayView bytes);
    void takeLine(const LineSplitter::Line &line);
    void takeGarbage(QByteArrayView line);
    void takeObject(const QJsonObject &object);
    void takeComplaint(qint64 number, const QJsonObject &object);
    void noteVersion(const QJsonObject &object);
    void answer(qint64 number, const QueryAnswer &answer);
    void remark(const Message &words);
    void watchSilence();
    void noteSilence();
    void breakOff(const Message &why);
    void noteEnd(const ProcessExit &exit);
    void noteDeath(const ProcessExit &exit);
    void fail(const EngineError &error);
    void settleStarts(const EngineDone &done);

    EngineProfile m_profile;
    QPointer<GtpTranscript> m_transcript;
    QString m_label;
    std::unique_ptr<GtpTransport> m_transport;
    int m_source = -1;
    LineSplitter m_lines;
    LineSplitter m_errorLines;
    GtpDiagnosis m_diagnosis;
    QString m_version;
    bool m_isStarted = false;
    bool m_isReady = false;  ///< this process has answered
    bool m_wasReady = false; ///< this one or one before has
    std::vector<Completion<EngineDone>> m_starts;
    bool m_isClosing = false; ///< for good
    bool m_isLeaving = false; ///< nobody holds it any more
    std::optional<EngineError> m_failure;
    Message m_fault; ///< why its process is being killed
    int m_deaths = 0;
    int m_garbage = 0; ///< lines in a row
    QStringList m_remarks;

    qint64 m_last = 0;                 ///< number of the newest query
    std::map<qint64, Query> m_queries; ///< that are wanted
    std::set<Turn> m_waiting;          ///< of these, to be sent
    std::set<qint64> m_sent;           ///< without a final answer; some are not wanted any more
    QTimer m_silence;
    std::vector<Completion<ProcessExit>> m_closings;
};

} // namespace shinpan
