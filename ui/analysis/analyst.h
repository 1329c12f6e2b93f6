#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/liveanalysis.h"
#include "core/engine/engine.h"
#include "core/record/gametree.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <unordered_map>

namespace shinpan {

class EngineHub;

/// One engine that analyses positions of a record, and what it found at each node. Its process is
/// started when it is first led somewhere, and leaves with the analyst.
class Analyst final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Analyst)

public:
    enum class State : std::uint8_t {
        Absent, ///< its process was not needed yet
        Starting,
        Thinking,
        Resting, ///< it was told to, or has reached its limit
        Failed
    };

    /// `hub` outlives it.
    Analyst(EngineProfile profile, EngineHub &hub, QObject *parent = nullptr);
    ~Analyst() override;

    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }
    [[nodiscard]] State state() const { return m_state; }
    /// Why it failed, a sentence without its subject.
    [[nodiscard]] const QString &failure() const { return m_failure; }
    /// Visits a second on the way to its newest analysis; nothing until that can be told.
    [[nodiscard]] std::optional<double> speed() const;

    /// Analyses this position, which is the node's. One that failed is started anew.
    void follow(NodeId node, const EngineGame &position, const AnalysisRequest &request);
    void rest();

    /// The newest that it found at a node; null if nothing.
    [[nodiscard]] const Analysis *at(NodeId node) const;
    /// Ids of nodes mean something else from now on.
    void forget();

Q_SIGNALS:
    void analysed(shinpan::NodeId node);
    void stateChanged();

private:
    struct Task
    {
        NodeId node;
        EngineGame position;
        AnalysisRequest request;
    };

    static QCoro::Task<> start(QPointer<Analyst> self, std::shared_ptr<Engine> engine);
    void employ(const std::shared_ptr<Engine> &engine);
    void begin();
    void take(const Analysis &analysis);
    void fail(const QString &why);
    void dismiss();
    void setState(State state);

    EngineProfile m_profile;
    EngineHub &m_hub;
    State m_state = State::Absent;
    QString m_failure;
    std::shared_ptr<Engine> m_engine;
    std::unique_ptr<LiveAnalysis> m_live; ///< once the engine is there
    std::optional<Task> m_task;           ///< nothing while it rests
    std::unordered_map<NodeId, Analysis> m_found;
    QElapsedTimer m_sinceFirst;     ///< analysis of this task; not running before it
    std::int64_t m_firstVisits = 0; ///< of that one: a search may go on with an older tree
    std::optional<double> m_speed;
};

} // namespace shinpan
