#pragma once

#include "core/analysis/analysisstore.h"
#include "core/analysis/liveanalysis.h"
#include "core/analysis/reviewedgame.h"

#include <QObject>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// One engine's unattended way through many places, one after the other.
///
/// Several engines are several reviews side by side. The order of the places is the caller's:
/// forward, or backward, in which engines that keep what they have searched see further. What was
/// found so far is in the answers; a review that is begun again with the places that lack one goes
/// on where it was.
class GameReview final : public QObject
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

    /// Once. The tree must outlive the review; stops that it loses meanwhile are passed over. The
    /// request must have a limit of visits or time.
    void start(const GameTree &tree, std::vector<ReviewStop> stops, AnalysisRequest request);

    /// Lets the engine rest; the place at hand is begun again later. Nothing if it rests already.
    void pause();
    void resume();
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

    /// How many places are done, and how many there are.
    [[nodiscard]] std::size_t done() const { return m_next; }
    [[nodiscard]] std::size_t count() const { return m_stops.size(); }

Q_SIGNALS:
    /// Tells what the engine thinks of a place, and the game that it was told for it, as thoroughly
    /// as was asked for or its own limit let it. (A place of which it says nothing, as some engines
    /// do of finished games, is passed over.)
    void analyzed(const shinpan::ReviewStop &stop,
                  const shinpan::EngineGame &place,
                  const shinpan::Analysis &analysis);
    /// An engine that had told of others said nothing of that place, see LiveAnalysis::Patience.
    /// The next one follows; after MostSilentPlaces in a row it has failed.
    void passedOver(const shinpan::ReviewStop &stop, const shinpan::EngineError &silence);
    /// All places are done. It is not emitted during a pause.
    void finished();
    /// The engine failed at the place of number done(), which ends the review.
    void failed(const shinpan::EngineError &error);

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
