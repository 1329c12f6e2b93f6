#pragma once

#include "core/analysis/backgroundengine.h"
#include "core/analysis/placereview.h"
#include "core/util/message.h"

#include <QObject>

#include <memory>
#include <vector>

namespace shinpan {

class EngineHub;

/// One engine that reviews a game in the background, see BackgroundEngine.
class Reviewer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Reviewer)

public:
    /// Starts at once; `label` is what the transcript calls its engine. `hub` and `tree` outlive
    /// it; the rest as PlaceReview has it.
    Reviewer(EngineProfile profile,
             const QString &label,
             EngineHub &hub,
             const GameTree &tree,
             std::vector<ReviewStop> stops,
             AnalysisRequest request);

    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }
    /// How many places are done, and how many there are; one that failed has no more to do.
    [[nodiscard]] std::size_t done() const { return m_review ? m_review->done() : m_done; }
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Whether it is through, or has failed.
    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }

    void pause();
    void resume();

Q_SIGNALS:
    void analyzed(const shinpan::EngineGame &place,
                  shinpan::NodeId node,
                  const shinpan::Analysis &analysis);
    /// The engine said nothing of a place: a sentence without its subject.
    void passedOver(int moveNumber, const shinpan::Message &silence);
    /// It said something else that people should know, see BackgroundEngine.
    void remarked(const shinpan::Message &remark);
    /// It has ended by itself; `failure` is a sentence without its subject, empty if all is done.
    void ended(const shinpan::Message &failure);

private:
    void begin(const AnalysisEngine &engine);
    void end(const Message &failure);

    EngineProfile m_profile;
    const GameTree &m_tree;
    std::vector<ReviewStop> m_stops; ///< until the engine is ready
    AnalysisRequest m_request;
    std::size_t m_count;
    std::size_t m_done = 0; ///< once it has ended
    bool m_isPaused = false;
    bool m_hasEnded = false;
    std::unique_ptr<BackgroundEngine> m_engine;
    std::unique_ptr<PlaceReview> m_review; ///< once the engine is ready
};

} // namespace shinpan
