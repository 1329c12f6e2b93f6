#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/analysisrequest.h"
#include "core/analysis/reviewedgame.h"
#include "core/engine/engineerror.h"
#include "core/engine/positionsync.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace shinpan {

/// One engine's unattended way through many places of a game, whichever way it talks.
class PlaceReview : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlaceReview)

public:
    using QObject::QObject;

    /// Call once. The tree must outlive the review; stops that it loses meanwhile are passed over.
    /// The request must have a limit of visits or time.
    virtual void start(const GameTree &tree,
                       std::vector<ReviewStop> stops,
                       AnalysisRequest request) = 0;

    /// Lets the engine rest; places at hand are begun again later. Nothing if it rests already.
    virtual void pause() = 0;
    virtual void resume() = 0;

    /// How many places are done, and how many there are.
    [[nodiscard]] virtual std::size_t done() const = 0;
    [[nodiscard]] virtual std::size_t count() const = 0;

Q_SIGNALS:
    /// Tells what the engine thinks of a place, and the game that it was told for it, as thoroughly
    /// as was asked for or its own limit let it. (A place of which it says nothing, as some engines
    /// do of finished games, is passed over.)
    void analyzed(const shinpan::ReviewStop &stop,
                  const shinpan::EngineGame &place,
                  const shinpan::Analysis &analysis);
    /// An engine that goes on with others said nothing of that place, or refused it.
    void passedOver(const shinpan::ReviewStop &stop, const shinpan::EngineError &silence);
    /// All places are done. It is not emitted during a pause.
    void finished();
    /// The engine failed, which ends the review.
    void failed(const shinpan::EngineError &error);
};

} // namespace shinpan
