#pragma once

#include "core/analysis/liveanalysis.h"
#include "core/analysis/placereview.h"

#include <QObject>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// The way of an engine that speaks GTP through many places, one after the other.
///
/// Several engines are several reviews side by side. The order of the places is the caller's:
/// forward, or backward, in which engines that keep what they have searched see further. What was
/// found so far is in the answers; a review that is begun again with the places that lack one goes
/// on where it was.
class GameReview final : public PlaceReview
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameReview)

public:
    /// What a request should have, so that a limit of visits is not exceeded by much: the shortest
    /// that GTP has.
    static constexpr std::chrono::milliseconds Interval{10};

    /// The engine fails if it says nothing of this many places in a row, or of the first.
    static constexpr int MostSilentPlaces = 3;

    /// The arguments are those of LiveAnalysis.
    GameReview(std::shared_ptr<Engine> engine, Engine::Limit perCommand);

    void start(const GameTree &tree,
               std::vector<ReviewStop> stops,
               AnalysisRequest request) override;
    void pause() override;
    void resume() override;
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] std::size_t done() const override { return m_next; }
    [[nodiscard]] std::size_t count() const override { return m_stops.size(); }

private:
    void goOn();
    void take(LiveAnalysis::End end);
    void fail(const EngineError &error);

    LiveAnalysis m_live;
    AnalysisRequest m_request;
    const GameTree *m_tree = nullptr;
    std::vector<ReviewStop> m_stops;
    std::size_t m_next = 0;
    EngineGame m_place;               ///< of that stop
    std::optional<Analysis> m_newest; ///< of this place
    bool m_isPaused = false;
    int m_silentPlaces = MostSilentPlaces - 1; ///< since it said something, or as if it had before
};

} // namespace shinpan
