#pragma once

#include "app/cli/analyze/analyzefiles.h"
#include "app/cli/analyze/analyzelane.h"
#include "app/cli/analyze/analyzeoptions.h"
#include "app/common/exitcode.h"
#include "core/analysis/machines/reviewfleet.h"
#include "core/analysis/report/manygames.h"
#include "core/analysis/reviewjournal.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

/// One `shinpan-cli analyze` call: leads lanes of engines through file after file, and prints and
/// writes what is asked for.
class AnalyzeRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnalyzeRun)

public:
    explicit AnalyzeRun(AnalyzeOptions options);

    /// Starts the engines and returns at once.
    void start();

    /// Stops the engines; what was found stands in the journal, if there is one.
    void interrupt();

    /// What the engines call themselves; empty before there are any.
    [[nodiscard]] QStringList engineNames() const
    {
        return m_lanes.empty() ? QStringList() : m_lanes.front()->labels();
    }
    [[nodiscard]] const ManyGames &games() const { return m_games; }

Q_SIGNALS:
    /// The engines are gone.
    void finished(int exitCode);

private:
    static QCoro::Task<> leave(QPointer<AnalyzeRun> self);

    [[nodiscard]] std::vector<AnalysisEngine> makeEngines();
    void startFleet();
    void startLanes();
    void addLane();
    void giveNext(AnalyzeLane &lane);
    void write(const AnalyzeFile &file, const SgfCollection &games);
    void end(AnalyzeLane &lane);
    void print(const GameFindings &findings) const;
    void writeReports();
    void showProgress(const AnalyzeLane &lane);
    void warn(const QString &text) const;
    /// On the terminal; reports have it in English.
    void complain(const QString &file, const Message &what);

    AnalyzeOptions m_options;
    std::vector<AnalyzeFile> m_files;
    std::size_t m_next = 0;                   ///< of these
    std::shared_ptr<ReviewJournal> m_journal; ///< null: none is kept
    std::unique_ptr<ReviewFleet> m_fleet;     ///< null: engines are asked here
    std::vector<std::unique_ptr<AnalyzeLane>> m_lanes;
    std::size_t m_atWork = 0; ///< lanes that have not ended
    AnalyzePace m_pace;
    ManyGames m_games; ///< for reports
    bool m_isLeaving = false;
    int m_exitCode = ExitDone;
};

} // namespace shinpan
