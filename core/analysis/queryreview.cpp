#include "core/analysis/queryreview.h"

#include "core/analysis/analysisquery.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// Whoever looks at the board comes first.
constexpr int ReviewPriority = 0;

} // namespace

std::vector<std::size_t> coarseToFine(std::size_t count)
{
    constexpr std::size_t Coarsest = 16;
    std::vector<std::size_t> order;
    order.reserve(count);
    for (std::size_t step = Coarsest; step > 0; step /= 2) {
        for (std::size_t i = 0; i < count; i += step) {
            if (step == Coarsest || i % (2 * step) != 0) {
                order.push_back(i);
            }
        }
    }
    return order;
}

QueryReview::QueryReview(std::shared_ptr<QueryEngine> engine)
    : m_engine(std::move(engine))
{
    connect(m_engine.get(), &QueryEngine::failed, this, &QueryReview::fail);
}

QueryReview::~QueryReview()
{
    withdrawAll();
}

void QueryReview::start(const GameTree &tree,
                        std::vector<ReviewStop> stops,
                        AnalysisRequest request)
{
    m_tree = &tree;
    m_stops = std::move(stops);
    m_count = m_stops.size();
    m_request = std::move(request);
    m_request.interval = Interval;
    for (std::size_t i = 0; i < m_count; ++i) {
        m_open.emplace(i, 0);
    }
    QMetaObject::invokeMethod(this, &QueryReview::goOn, Qt::QueuedConnection);
}

void QueryReview::pause()
{
    m_isPaused = true;
    withdrawAll();
}

void QueryReview::resume()
{
    if (std::exchange(m_isPaused, false)) {
        goOn();
    }
}

void QueryReview::withdrawAll()
{
    for (auto &[stop, query] : m_open) {
        m_engine->withdraw(std::exchange(query, 0));
    }
}

/// Asks all that is open and was not asked.
void QueryReview::goOn()
{
    if (m_isPaused || m_hasEnded) {
        return;
    }
    if (m_engine->failure()) {
        fail(*m_engine->failure());
        return;
    }
    for (const std::size_t stop : coarseToFine(m_count)) {
        if (const auto open = m_open.find(stop); open != m_open.end() && open->second == 0) {
            ask(stop);
        }
    }
    finishIfDone();
}

void QueryReview::ask(std::size_t stop)
{
    if (!m_tree->contains(m_stops[stop].node)) {
        m_open.erase(stop);
        ++m_done;
        return;
    }
    const EngineGame place = placeAt(*m_tree, m_stops[stop].node);
    m_open[stop] = m_engine->ask(
        analysisQuery(place, m_request), ReviewPriority, this,
        [this, stop, place](const QueryAnswer &answer) { take(stop, place, answer); });
}

void QueryReview::take(std::size_t stop, const EngineGame &place, const QueryAnswer &answer)
{
    if (answer.kind == QueryAnswer::Kind::Report) {
        return;
    }
    if (answer.kind == QueryAnswer::Kind::Warning) {
        if (isPerspectiveUnknown(answer.result)) {
            fail({{}, {GtpError::Kind::Refused, answer.text}});
        }
        return;
    }
    m_open.erase(stop);
    ++m_done;
    if (answer.kind == QueryAnswer::Kind::Refused) {
        passOver(stop, answer);
    } else if (const Result<Analysis> analysis =
                   analysisOf(answer.result, place.line.size, sideToMove(place.line))) {
        Q_EMIT analyzed(m_stops[stop], place, *analysis);
    } else {
        passOver(stop, {.kind = QueryAnswer::Kind::Refused,
                        .text = Message::of(
                            QT_TRANSLATE_NOOP("Messages", "its answer cannot be read: %1"),
                            analysis.error())});
    }
    finishIfDone();
}

void QueryReview::passOver(std::size_t stop, const QueryAnswer &answer)
{
    const EngineError error{
        {},
        {GtpError::Kind::Refused,
         Message::of(QT_TRANSLATE_NOOP("Messages", "refused the position: “%1”"), answer.text)}};
    if (++m_refusals == m_done && m_done == std::min(MostRefusals, m_count)) {
        fail(error);
    } else {
        Q_EMIT passedOver(m_stops[stop], error);
    }
}

void QueryReview::finishIfDone()
{
    if (m_open.empty() && !m_isPaused && !std::exchange(m_hasEnded, true)) {
        Q_EMIT finished();
    }
}

void QueryReview::fail(const EngineError &error)
{
    withdrawAll();
    m_open.clear();
    if (!std::exchange(m_hasEnded, true)) {
        Q_EMIT failed(error);
    }
}

} // namespace shinpan
