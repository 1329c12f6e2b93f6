#pragma once

#include "app/cli/analyze/analyzeoptions.h"
#include "core/analysis/filereview.h"
#include "core/analysis/report/gamefindings.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// Engines that go through one file after the other, each by one engine after the other. It is
/// given the next file whenever it is through with one. An engine that ends is started again.
class AnalyzeLane final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnalyzeLane)

public:
    /// The options outlive it; the journal may be null. The engines are not running yet, or (those
    /// that answer JSON queries) shared with other lanes.
    AnalyzeLane(const AnalyzeOptions &options,
                std::vector<AnalysisEngine> engines,
                std::shared_ptr<ReviewJournal> journal);

    /// Starts the engines; isFree() or ended() follows.
    void start();
    /// Reviews the games of a file, which it calls so.
    void review(const QString &path, SgfCollection games);
    /// Is heard of no more.
    void stop();

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const std::vector<AnalysisEngine> &engines() const { return m_engines; }
    /// What the engines call themselves.
    [[nodiscard]] QStringList labels() const;
    /// How many places of the review at hand are done, and how many there are.
    [[nodiscard]] std::size_t done() const { return m_review ? m_review->done() : 0; }
    [[nodiscard]] std::size_t count() const { return m_review ? m_review->count() : 0; }

Q_SIGNALS:
    /// It wants another file.
    void isFree();
    /// An engine begins with a game.
    void begun();
    /// Another place is done.
    void progressed();
    /// An engine is through with a game.
    void reported(const shinpan::GameFindings &findings);
    /// All of them are through with the game of this tree; this is what each found.
    void gameEnded(const shinpan::GameTree &tree,
                   const std::vector<shinpan::GameFindings> &byEngine);
    /// All engines are through with the file, or one has gone; its games have what was found.
    void fileEnded(const shinpan::SgfCollection &games);
    /// Something went wrong with that file, or with none in particular.
    void complained(const QString &file, const shinpan::Message &what);
    /// Something that is no fault should be known.
    void remarked(const shinpan::Message &what);
    /// An engine is gone; the lane is of no more use.
    void ended();

private:
    static QCoro::Task<> startEngines(QPointer<AnalyzeLane> self);
    static QCoro::Task<> restart(QPointer<AnalyzeLane> self, AnalysisEngine engine);

    void note(const std::optional<EngineError> &failure);
    void endFile();

    const AnalyzeOptions &m_options;
    std::vector<AnalysisEngine> m_engines;
    std::shared_ptr<ReviewJournal> m_journal;
    QString m_path;
    std::unique_ptr<FileReview> m_review; ///< of that file
    std::vector<GameFindings> m_findings; ///< of the game at hand, by engine
};

} // namespace shinpan
