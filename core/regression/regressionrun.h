#pragma once

#include "core/regression/suiterun.h"

#include <QObject>

#include <memory>
#include <vector>

namespace shinpan {

/// Runs suites, several at a time, each with an engine of its own. Where several run, those with
/// the most tests begin, so that no long one is left for the end; results come in the order in
/// which suites were named.
class RegressionRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RegressionRun)

public:
    /// `jobs`: how many engines may run at a time, 1 or more.
    RegressionRun(std::vector<RegressionSuite> suites,
                  EngineProfile engine,
                  const RegressionTerms &terms,
                  int jobs,
                  QObject *parent = nullptr);

    /// Call once.
    void start();
    /// Kills the engines; what has no answer stays without. finished() follows.
    void cancel();

    [[nodiscard]] const std::vector<RegressionSuite> &suites() const { return m_suites; }
    /// The outcome of a suite whose number was told by suiteFinished().
    [[nodiscard]] const SuiteOutcome &outcome(std::size_t suite) const
    {
        return m_runs[suite]->outcome();
    }
    /// All that are known, suite by suite.
    [[nodiscard]] std::vector<TestResult> results() const;

Q_SIGNALS:
    /// A suite is finished; they come in their order.
    void suiteFinished(int suite);
    /// It comes once, after all suites, when nothing is left of any engine.
    void finished();

private:
    void startNext();
    void noteEnd();

    std::vector<RegressionSuite> m_suites;
    std::vector<std::unique_ptr<SuiteRun>> m_runs; ///< one for each
    std::vector<std::size_t> m_waiting;            ///< that were not started, the next one last
    std::vector<bool> m_isOver;
    std::size_t m_told = 0; ///< how many ends were told
    std::size_t m_running = 0;
    std::size_t m_jobs;
};

} // namespace shinpan
