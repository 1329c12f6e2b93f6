#pragma once

#include "core/analysis/analysisengine.h"
#include "core/analysis/analysismerge.h"
#include "core/analysis/placereview.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/util/message.h"

#include <QTimer>

namespace shinpan {

class ReviewJournal;

/// What engines are asked of the games of a file.
struct ReviewPlan
{
    AnalysisRequest request; ///< with a limit
    ReviewRange range{};     ///< of each game
    bool isBackward = false; ///< from the end of each game on
    bool asksNobody = false; ///< what the journal does not know is left out
};

/// Reviews the main line of every game of Go in a file: each by one engine after the other. The
/// places that a journal knows are not asked for again, and what is found of the others goes into
/// it. Between two reviews the event loop has its turn.
class FileReview final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileReview)

public:
    struct Judge
    {
        AnalysisEngine engine;
        QString label; ///< what it is called in what it finds
    };

    /// It takes at least one judge; the journal may be null.
    FileReview(SgfCollection games,
               std::vector<Judge> judges,
               ReviewPlan plan,
               std::shared_ptr<ReviewJournal> journal);

    /// Call once.
    void start() { m_step.start(); }
    void pause();
    void resume();
    /// Stops for good: no more signals are emitted.
    void stop();
    /// Within reviewed(), once after a failure: whether the engine is to be started again. Its
    /// process has ended (one that answers JSON queries starts another by itself), and not for the
    /// third time without having found anything in between.
    [[nodiscard]] bool isWorthRepeating();
    /// Within reviewed(), after a failure: the same game comes again, with this engine for the one
    /// that failed, as far as nothing was found. It rests until resume().
    void repeat(const AnalysisEngine &engine);
    /// Keeps nothing from now on.
    void forgetJournal() { m_journal.reset(); }

    /// The games as they were read, or merge() made them.
    [[nodiscard]] const SgfCollection &games() const { return m_games; }
    /// The game at hand; their number when all are through.
    [[nodiscard]] std::size_t game() const { return m_game; }
    /// The judge whose turn it is with that game, from 0.
    [[nodiscard]] std::size_t turn() const { return m_turn; }
    [[nodiscard]] const Judge &judge() const { return m_judges[m_turn]; }
    [[nodiscard]] const GameRecord &record() const { return *m_record; }
    /// How many places of the review at hand the journal knew, and of the others, how many are done
    /// and how many there are. Zero between two reviews.
    [[nodiscard]] std::size_t known() const { return m_review ? m_known : 0; }
    [[nodiscard]] std::size_t done() const { return m_review ? m_review->done() : 0; }
    [[nodiscard]] std::size_t count() const { return m_review ? m_review->count() : 0; }
    /// The moves that the judge has thought about so far.
    [[nodiscard]] std::vector<JudgedMove> judgedMoves() const;

    /// Writes that review into the game.
    void merge(const MergeOptions &options);

Q_SIGNALS:
    /// A review begins.
    void begun();
    /// Another place is done.
    void progressed();
    /// What was found of a place could not be kept.
    void notKept(const Message &why);
    /// A place was passed over, see PlaceReview.
    void passedOver(const shinpan::ReviewStop &stop, const shinpan::EngineError &silence);
    /// The review at hand is through, or as far as it comes: the engine failed.
    void reviewed(const std::optional<shinpan::EngineError> &failure);
    /// All reviews are through.
    void finished();

private:
    void goOn();
    void begin();
    void note(const ReviewStop &stop, const EngineGame &place, const Analysis &analysis);
    void end();

    SgfCollection m_games;
    std::vector<Judge> m_judges;
    ReviewPlan m_plan;
    std::shared_ptr<ReviewJournal> m_journal;
    QTimer m_step;             ///< to the next review, after what waits in the event loop
    bool m_isResting = false;  ///< paused or stopped
    bool m_isRepeated = false; ///< the review at hand comes again
    std::size_t m_game = 0;
    std::size_t m_turn = 0;
    std::unique_ptr<GameRecord> m_record;
    std::vector<ReviewStop> m_stops; ///< of the review at hand, in the order of the game
    AnalysisStore m_found;
    std::size_t m_known = 0;
    int m_deaths = 0; ///< of the engine, since something was found
    std::optional<EngineError> m_failure;
    std::unique_ptr<PlaceReview> m_review; ///< null between two
};

} // namespace shinpan
