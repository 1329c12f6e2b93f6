#pragma once

#include "core/analysis/analysisstore.h"
#include "core/analysis/gamereview.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace shinpan {

class ReviewJournal;

/// What engines are asked of the games of a file.
struct ReviewPlan
{
    AnalysisRequest request; ///< with a limit
    ReviewRange range{};     ///< of each game
    bool isBackward = false; ///< from the end of each game on
};

/// One engine's review of one game of a file: the places of its main line that a journal knows are
/// not asked for again, and what is found of the others goes into it.
class JournaledReview final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JournaledReview)

public:
    /// The engine goes by `label` in found(). `journal` may be null.
    JournaledReview(std::shared_ptr<Engine> engine,
                    QString label,
                    std::shared_ptr<ReviewJournal> journal,
                    QObject *parent = nullptr);

    /// Once. The tree must outlive the review.
    void start(const GameTree &tree, const ReviewPlan &plan);
    /// As GameReview has it.
    void pause() { m_review.pause(); }
    void resume() { m_review.resume(); }
    /// Nothing is kept any more.
    void forgetJournal() { m_journal.reset(); }

    /// The places, in the order of the game.
    [[nodiscard]] const std::vector<ReviewStop> &stops() const { return m_stops; }
    /// What the engine thinks of them, so far.
    [[nodiscard]] const AnalysisStore &found() const { return m_found; }
    [[nodiscard]] const QString &label() const { return m_label; }
    /// How many places the journal knew.
    [[nodiscard]] std::size_t known() const { return m_known; }
    /// How many of the others are done, and how many there are.
    [[nodiscard]] std::size_t done() const { return m_review.done(); }
    [[nodiscard]] std::size_t count() const { return m_review.count(); }

Q_SIGNALS:
    /// Another place is done.
    void progressed();
    /// What was found of a place could not be kept.
    void notKept(const QString &why);
    /// All places are done. Not while it is paused.
    void finished();
    /// The engine failed; nothing comes any more.
    void failed(const shinpan::EngineError &error);

private:
    void note(const ReviewStop &stop, const EngineGame &place, const Analysis &analysis);

    EngineProfile m_profile;
    QString m_label;
    std::shared_ptr<ReviewJournal> m_journal;
    AnalysisRequest m_request;
    std::vector<ReviewStop> m_stops;
    AnalysisStore m_found;
    std::size_t m_known = 0;
    GameReview m_review;
};

} // namespace shinpan
