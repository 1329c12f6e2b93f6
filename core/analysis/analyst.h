#pragma once

#include "core/analysis/analysisstore.h"
#include "core/analysis/backgroundengine.h"
#include "core/analysis/liveanalysis.h"
#include "core/analysis/livequery.h"
#include "core/engine/engine.h"
#include "core/engine/positionsync.h"
#include "core/util/message.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace shinpan {

class EngineHub;

/// One engine that analyses positions of a record, and puts what it finds into a store by its
/// profile's id. Its process is started when it is first led somewhere, and leaves with the
/// analyst.
class Analyst final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Analyst)

public:
    enum class State : std::uint8_t {
        Absent, ///< its process was not needed yet
        Starting,
        Thinking,
        Idle, ///< it was told to, or has reached its limit
        Failed
    };

    /// `label` is what the transcript calls its engine; `hub` and `store` outlive it.
    Analyst(EngineProfile profile, QString label, EngineHub &hub, AnalysisStore &store);

    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }
    [[nodiscard]] State state() const { return m_state; }
    /// Why it failed, a sentence without its subject.
    [[nodiscard]] const Message &failure() const { return m_failure; }
    /// Visits a second on the way to its newest analysis; nothing until that can be told.
    [[nodiscard]] std::optional<double> speed() const
    {
        return m_state == State::Thinking ? m_speed : std::nullopt;
    }
    /// Its engine, once that is ready, if it speaks GTP; else null.
    [[nodiscard]] const Engine *engine() const { return m_live ? m_live->engine().get() : nullptr; }
    /// The terms by which the engine plays, where they differ from what it was told.
    [[nodiscard]] const EngineTerms &otherTerms() const { return m_otherTerms; }

    /// Analyses this position, which is the node's. One that failed is started anew.
    void follow(NodeId node, const EngineGame &position, const AnalysisRequest &request);
    void stop();
    /// Starts its process, if it does not run.
    void wake();
    /// Tells the engine position, komi and rules anew, at once if it thinks.
    void tellAnew();

    using AnswerHandler = std::function<void(const GtpReply &reply)>;
    /// Asks the engine, which engine() must tell, a command that leaves its board alone. The
    /// analysis goes on after the last answer, which is dropped if `context` is gone. With a
    /// `place`, an engine that rests is led there first; one that thinks is at the last one anyway.
    void ask(const GtpCommand &command,
             QObject *context,
             AnswerHandler handler,
             const std::optional<EngineGame> &place = {});

    /// What it found last of a node if it was to look at a part of the board only, else what the
    /// store has of its engine there; null if nothing. Valid until either changes.
    [[nodiscard]] const Analysis *at(NodeId node) const
    {
        return m_part && m_part->node == node ? &m_part->analysis
                                              : m_store.find(node, m_profile.id);
    }
    /// What it found while it was to look at a part of the board only.
    void forgetPart() { m_part.reset(); }

Q_SIGNALS:
    /// The store was told what it found at that node.
    void analysed(shinpan::NodeId node);
    void stateChanged();
    /// It said something that people should know, see BackgroundEngine.
    void remarked(const shinpan::Message &remark);

private:
    struct Task
    {
        NodeId node;
        EngineGame position;
        AnalysisRequest request;
    };

    void startEngine();
    static QCoro::Task<> awaitAnswer(QPointer<Analyst> self,
                                     std::shared_ptr<Engine> engine,
                                     GtpCommand command,
                                     std::optional<EngineGame> place,
                                     QPointer<QObject> context,
                                     AnswerHandler handler);
    void useEngine(const AnalysisEngine &engine);
    void compareTerms(const EngineTerms &said);
    void noteAnswer();
    void begin();
    void take(const Analysis &analysis);
    void fail(const Message &why);
    void setState(State state);

    EngineProfile m_profile;
    QString m_label;
    EngineHub &m_hub;
    AnalysisStore &m_store;
    State m_state = State::Absent;
    Message m_failure;
    std::unique_ptr<BackgroundEngine> m_engine; ///< while there is one
    std::unique_ptr<LiveAnalysis> m_live;       ///< once the engine is ready, if it speaks GTP
    std::unique_ptr<LiveQuery> m_query;         ///< likewise, if it answers JSON queries
    std::optional<Task> m_task;                 ///< nothing while it rests
    QElapsedTimer m_sinceFirst;                 ///< analysis of this task; not running before it
    std::int64_t m_firstVisits = 0; ///< of that one: a search may go on with an older tree
    std::optional<double> m_speed;
    struct Part
    {
        NodeId node;
        Analysis analysis;
    };
    std::optional<Part> m_part; ///< of no use to the store
    EngineTerms m_otherTerms;
    int m_questions = 0;          ///< that ask() has no answer to yet
    bool m_isInterrupted = false; ///< by these; it is to go on
};

} // namespace shinpan
