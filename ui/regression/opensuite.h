#pragma once

#include "core/board/board.h"
#include "core/graphics/boarddrawing.h"
#include "core/gtp/gtptranscript.h"
#include "core/regression/suiterun.h"
#include "core/util/message.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// A suite that is open: its tests, and what became of them when they were run last.
class OpenSuite final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpenSuite)

public:
    /// What is said goes to the transcript, which outlives it.
    OpenSuite(RegressionSuite suite, GtpTranscript &transcript, QObject *parent = nullptr);
    /// Kills an engine that still runs.
    ~OpenSuite() override;

    [[nodiscard]] const RegressionSuite &suite() const { return m_suite; }
    /// Sets who judges, and with that what is a test; forgets results. No effect during a run.
    void setCompat(Compat compat);
    /// Runs all tests.
    void run(const EngineProfile &engine);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    /// Why the last run did not come to its end: a sentence without its subject, the engine.
    [[nodiscard]] const std::optional<Message> &failure() const { return m_failure; }

    // These take the numbers of tests in the list, from 0.
    [[nodiscard]] std::size_t count() const { return m_tests.size(); }
    [[nodiscard]] const SuiteStep &step(std::size_t test) const
    {
        return m_suite.steps[m_tests[test]];
    }
    /// The result; null while there is none.
    [[nodiscard]] const TestResult *result(std::size_t test) const;
    /// The position that it is about; nothing where that cannot be known.
    [[nodiscard]] std::optional<Board> board(std::size_t test) const;
    /// The line of the transcript where its set-up begins, or itself; nothing before it was run.
    [[nodiscard]] std::optional<qint64> firstLine(std::size_t test) const;
    /// What the engine drew on a board of that size, from its set-up to its answer.
    [[nodiscard]] BoardDrawing drawing(std::size_t test, BoardSize size) const;

Q_SIGNALS:
    /// Other tests are in the list, or all results are gone.
    void reset();
    /// A test has its result.
    void tested(int test);
    /// isRunning() has changed.
    void runningChanged();

private:
    void listTests();
    void note();
    void end();

    RegressionSuite m_suite;
    GtpTranscript &m_transcript;
    Compat m_compat = Compat::GnuGo;
    std::vector<std::size_t> m_tests; ///< indices of steps
    std::vector<TestResult> m_results;
    std::vector<qint64> m_ends; ///< of what was said about each, in the transcript
    qint64 m_begin = 0;         ///< of the run
    std::optional<Message> m_failure;
    std::unique_ptr<SuiteRun> m_run;
};

} // namespace shinpan
