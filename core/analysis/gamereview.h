#pragma once

#include "core/analysis/analysisstore.h"
#include "core/analysis/liveanalysis.h"
#include "core/analysis/reviewedgame.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// One engine's way through many places, one after the other, without anybody looking on.
///
/// Several engines are several reviews side by side. The order of the places is the caller's:
/// forward, or backward, in which engines that keep what they have searched see further. What was
/// found so far is in the answers; a review that is begun again with the places that lack one goes
/// on where it was.
class GameReview : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameReview)

public:
    /// What a request should have, so that a limit of visits is not exceeded by much.
    static constexpr std::chrono::milliseconds Interval{20};

    /// As LiveAnalysis has it.
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
    /// What the engine thinks of a place, which it was told as it says here, as thoroughly as was
    /// asked for or its own limit let it. (A place of which it says nothing, as some engines do of
    /// finished games, is passed over.)
    void analyzed(const shinpan::ReviewStop &stop,
                  const shinpan::EngineGame &place,
                  const shinpan::Analysis &analysis);
    /// All places are done. Not while it is paused.
    void finished();
    /// The engine failed at the place of number done(); nothing comes any more.
    void failed(const shinpan::EngineError &error);

private:
    void goOn();
    void take(LiveAnalysis::End end);

    LiveAnalysis m_live;
    AnalysisRequest m_request;
    const GameTree *m_tree = nullptr;
    std::vector<ReviewStop> m_stops;
    std::size_t m_next = 0;
    EngineGame m_place;               ///< of that stop
    std::optional<Analysis> m_newest; ///< of this place
    bool m_isPaused = false;
};

class ReviewJournal;

/// What engines are asked of the games of a file.
struct ReviewPlan
{
    AnalysisRequest request; ///< with a limit
    ReviewRange range{};     ///< of each game
    bool isBackward = false; ///< from the end of each game on
};

/// One engine's review of one game of a file: the places of its main line that a journal knows are
/// not asked for again, and what is found of the others goes into it. (What GameReview counts are
/// those others.)
class JournaledReview final : public GameReview
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JournaledReview)

public:
    /// The engine goes by `label` in found(). `journal` may be null.
    JournaledReview(std::shared_ptr<Engine> engine,
                    QString label,
                    std::shared_ptr<ReviewJournal> journal);

    /// Once. The tree must outlive the review.
    void start(const GameTree &tree, const ReviewPlan &plan);
    /// Nothing is kept any more.
    void forgetJournal() { m_journal.reset(); }

    /// The places, in the order of the game.
    [[nodiscard]] const std::vector<ReviewStop> &stops() const { return m_stops; }
    /// What the engine thinks of them, so far.
    [[nodiscard]] const AnalysisStore &found() const { return m_found; }
    [[nodiscard]] const QString &label() const { return m_label; }
    /// How many places the journal knew.
    [[nodiscard]] std::size_t known() const { return m_known; }

Q_SIGNALS:
    /// Another place is done.
    void progressed();
    /// What was found of a place could not be kept.
    void notKept(const QString &why);

private:
    void note(const ReviewStop &stop, const EngineGame &place, const Analysis &analysis);

    EngineProfile m_profile;
    QString m_label;
    std::shared_ptr<ReviewJournal> m_journal;
    AnalysisRequest m_request;
    std::vector<ReviewStop> m_stops;
    AnalysisStore m_found;
    std::size_t m_known = 0;
};

} // namespace shinpan
