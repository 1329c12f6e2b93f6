#pragma once

#include "app/cli/analyze/analyzeoptions.h"
#include "app/cli/analyze/analyzereport.h"
#include "core/analysis/journaledreview.h"
#include "core/analysis/reviewjournal.h"
#include "core/record/sgf/sgfcollection.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// One `shinpan-cli analyze` call: leads one engine after the other through game after game, and
/// prints and writes what is asked for.
class AnalyzeRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnalyzeRun)

public:
    static constexpr int Done = 0;
    static constexpr int Failed = 2;
    static constexpr int Interrupted = 130;

    explicit AnalyzeRun(AnalyzeOptions options, QObject *parent = nullptr);
    ~AnalyzeRun() override;

    /// Starts the engines and returns at once.
    void start();

    /// Stops the engines; what was found stands in the journal, if there is one.
    void interrupt();

Q_SIGNALS:
    /// The engines are gone.
    void finished(int exitCode);

private:
    static QCoro::Task<> startEngines(QPointer<AnalyzeRun> self);
    static QCoro::Task<> leave(QPointer<AnalyzeRun> self);

    void goOn();
    [[nodiscard]] bool readFile();
    [[nodiscard]] bool findGame();
    void beginGame();
    void beginReview();
    void endReview();
    void endGame();
    void endFile();
    void print(const AnalyzeReport &report) const;
    void showProgress();
    void complain(const QString &text);
    [[nodiscard]] const std::shared_ptr<Engine> &reviewer() const { return m_engines[m_reviewer]; }

    AnalyzeOptions m_options;
    std::vector<std::shared_ptr<Engine>> m_engines;
    std::shared_ptr<ReviewJournal> m_journal; ///< null: none is kept
    qsizetype m_file = -1;                    ///< the one at hand
    std::optional<SgfCollection> m_collection;
    std::size_t m_game = 0; ///< of m_collection
    std::unique_ptr<GameRecord> m_record;
    std::size_t m_reviewer = 0; ///< of m_engines
    std::unique_ptr<JournaledReview> m_review;
    bool m_isLeaving = false;
    int m_exitCode = Done;
};

} // namespace shinpan
