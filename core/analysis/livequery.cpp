#include "core/analysis/livequery.h"

#include "core/analysis/analysisquery.h"

#include <utility>

namespace shinpan {

LiveQuery::LiveQuery(std::shared_ptr<QueryEngine> engine)
    : m_engine(std::move(engine))
{
    connect(m_engine.get(), &QueryEngine::failed, this, &LiveQuery::failed);
}

LiveQuery::~LiveQuery()
{
    stop();
}

void LiveQuery::follow(const EngineGame &place, const AnalysisRequest &request)
{
    stop();
    m_query = m_engine->ask(analysisQuery(place, request), QueryEngine::Urgent, this,
                            [this, place](const QueryAnswer &answer) { take(place, answer); });
}

void LiveQuery::stop()
{
    m_engine->withdraw(std::exchange(m_query, 0));
}

void LiveQuery::take(const EngineGame &place, const QueryAnswer &answer)
{
    switch (answer.kind) {
    case QueryAnswer::Kind::Warning:
        if (isPerspectiveUnknown(answer.result)) {
            fail(answer.text);
        }
        return;
    case QueryAnswer::Kind::Refused:
        fail(answer.text);
        return;
    case QueryAnswer::Kind::Report:
    case QueryAnswer::Kind::Final:
        break;
    }
    const bool isFinal = answer.kind == QueryAnswer::Kind::Final;
    if (isFinal) {
        m_query = 0;
    }
    if (!hasNoResult(answer.result)) {
        const Result<Analysis> analysis =
            analysisOf(answer.result, place.line.size, sideToMove(place.line));
        if (!analysis) {
            fail(analysis.error());
            return;
        }
        Q_EMIT updated(*analysis);
    }
    if (isFinal && m_query == 0) { // nobody has led it on meanwhile
        Q_EMIT stopped();
    }
}

void LiveQuery::fail(const Message &why)
{
    stop();
    Q_EMIT failed(
        {{},
         {GtpError::Kind::Refused,
          Message::of(QT_TRANSLATE_NOOP("Messages", "refused the position: “%1”"), why)}});
}

} // namespace shinpan
