#pragma once

#include "core/analysis/analysisrequest.h"
#include "core/analysis/liveanalysis.h"
#include "core/engine/queryengine.h"

#include <QObject>

#include <memory>

namespace shinpan {

/// LiveAnalysis for an engine that answers JSON queries: it goes before all reviews that the same
/// process is at.
class LiveQuery final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LiveQuery)

public:
    explicit LiveQuery(std::shared_ptr<QueryEngine> engine);
    ~LiveQuery() override;

    /// Asks about that place in place of the one before. With a limit it stops or fails in the end.
    void follow(const EngineGame &place, const AnalysisRequest &request);
    /// Nothing more is heard; stopped() is not emitted.
    void stop();

Q_SIGNALS:
    void updated(const shinpan::Analysis &analysis);
    /// It has reached its limit, or one of its own.
    void stopped();
    /// The engine failed, refused the place, or said nothing that can be read of it.
    void failed(const shinpan::EngineError &error);

private:
    void take(const EngineGame &place, const QueryAnswer &answer);
    void fail(const Message &why);

    std::shared_ptr<QueryEngine> m_engine;
    qint64 m_query = 0; ///< 0: it rests
};

} // namespace shinpan
