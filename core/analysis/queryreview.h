#pragma once

#include "core/analysis/placereview.h"
#include "core/engine/queryengine.h"

#include <chrono>
#include <map>
#include <memory>

namespace shinpan {

/// The way of an engine that answers JSON queries through many places: it is asked all of them at
/// once, every sixteenth first, then those between, so that a graph is there early and fills from
/// all sides. Answers come in any order.
///
/// A place that it refuses (a move that its rules forbid, a komi) is passed over; it
/// has failed where that is all that comes of the first MostRefusals.
class QueryReview final : public PlaceReview
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QueryReview)

public:
    /// The time after which it says that it is still at a place, so that one that says nothing is
    /// noticed (see QueryEngine).
    static constexpr std::chrono::milliseconds Interval = std::chrono::seconds(5);

    static constexpr std::size_t MostRefusals = 3;

    explicit QueryReview(std::shared_ptr<QueryEngine> engine);
    ~QueryReview() override;

    void start(const GameTree &tree,
               std::vector<ReviewStop> stops,
               AnalysisRequest request) override;
    void pause() override;
    void resume() override;
    [[nodiscard]] std::size_t done() const override { return m_done; }
    [[nodiscard]] std::size_t count() const override { return m_count; }

private:
    void goOn();
    void ask(std::size_t stop);
    void take(std::size_t stop, const EngineGame &place, const QueryAnswer &answer);
    void passOver(std::size_t stop, const QueryAnswer &answer);
    void withdrawAll();
    void finishIfDone();
    void fail(const EngineError &error);

    std::shared_ptr<QueryEngine> m_engine;
    AnalysisRequest m_request;
    const GameTree *m_tree = nullptr;
    std::vector<ReviewStop> m_stops;
    std::map<std::size_t, qint64> m_open; ///< stops that are not done, and their queries; 0: none
    std::size_t m_count = 0;
    std::size_t m_done = 0;
    std::size_t m_refusals = 0; ///< of the places that are done
    bool m_isPaused = false;
    bool m_hasEnded = false;
};

/// The places from 0 to `count` - 1 in the order in which QueryReview asks them.
[[nodiscard]] std::vector<std::size_t> coarseToFine(std::size_t count);

} // namespace shinpan
