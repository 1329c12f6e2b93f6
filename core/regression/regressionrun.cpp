#include "core/regression/regressionrun.h"

#include <algorithm>
#include <numeric>

namespace shinpan {

RegressionRun::RegressionRun(std::vector<RegressionSuite> suites,
                             EngineProfile engine,
                             const RegressionTerms &terms,
                             int jobs,
                             QObject *parent)
    : QObject(parent)
    , m_suites(std::move(suites))
    , m_waiting(m_suites.size())
    , m_isOver(m_suites.size())
    , m_jobs(static_cast<std::size_t>(std::max(jobs, 1)))
{
    for (std::size_t suite = 0; suite < m_suites.size(); ++suite) {
        m_runs.push_back(std::make_unique<SuiteRun>(m_suites[suite], engine, terms));
        const auto noteItsEnd = [this, suite] {
            m_isOver[suite] = true;
            noteEnd();
        };
        connect(m_runs.back().get(), &SuiteRun::finished, this, noteItsEnd, Qt::QueuedConnection);
    }
    std::iota(m_waiting.rbegin(), m_waiting.rend(), std::size_t(0));
    if (jobs > 1) {
        std::ranges::stable_sort(m_waiting, {},
                                 [this](std::size_t suite) { return m_suites[suite].testCount(); });
    }
}

void RegressionRun::start()
{
    startNext();
    if (m_suites.empty()) {
        Q_EMIT finished();
    }
}

void RegressionRun::cancel()
{
    for (const std::unique_ptr<SuiteRun> &run : m_runs) {
        run->cancel();
    }
}

std::vector<TestResult> RegressionRun::results() const
{
    std::vector<TestResult> all;
    for (const std::unique_ptr<SuiteRun> &run : m_runs) {
        const std::vector<TestResult> &results = run->outcome().results;
        all.insert(all.end(), results.begin(), results.end());
    }
    return all;
}

void RegressionRun::startNext()
{
    while (m_running < m_jobs && !m_waiting.empty()) {
        const std::size_t suite = m_waiting.back();
        m_waiting.pop_back();
        ++m_running;
        m_runs[suite]->start();
    }
}

void RegressionRun::noteEnd()
{
    --m_running;
    startNext();
    while (m_told < m_suites.size() && m_isOver[m_told]) {
        Q_EMIT suiteFinished(static_cast<int>(m_told++));
    }
    if (m_told == m_suites.size() && m_running == 0) {
        Q_EMIT finished();
    }
}

} // namespace shinpan
