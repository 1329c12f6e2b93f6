#pragma once

#include "core/regression/suiterun.h"
#include "core/regression/testresult.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// A suite that was run.
struct SuiteReport
{
    RegressionSuite suite;
    SuiteOutcome outcome;
};

/// A run, and what has changed since an earlier one.
struct RegressionReport
{
    QString command; ///< the engine's
    Compat compat = Compat::GnuGo;
    std::vector<SuiteReport> suites;
    /// Nothing if it was not compared.
    std::optional<std::vector<TestChange>> changes{};
};

/// How often each verdict was reached; capitals are what was not expected.
struct RegressionTally
{
    int tests = 0; ///< that count
    int passed = 0;
    int failed = 0; ///< as expected
    int unexpectedPasses = 0;
    int unexpectedFailures = 0; ///< of wrong answers
    int broken = 0;             ///< errors, crashes, what was not answered or not in time
    int ignored = 0;
    double seconds = 0;                 ///< of all tests
    std::optional<double> cpuSeconds{}; ///< of those whose engine told it

    void add(const TestResult &result);
    void add(const RegressionTally &others);
};
[[nodiscard]] RegressionTally tallyOf(const SuiteReport &suite);
[[nodiscard]] RegressionTally tallyOf(const RegressionReport &report);

/// What there is to tell of a suite at a terminal, a line for each: what is odd in it, what set-up
/// met, and results, those that nobody expected or all.
[[nodiscard]] QString toText(const SuiteReport &suite, bool showsAll);
/// The table of suites, and what has changed.
[[nodiscard]] QString summaryText(const RegressionReport &report);

/// The report for programs that show test runs (JUnit's XML): a suite is a testsuite, a test a
/// testcase. What was expected to fail and did is skipped.
[[nodiscard]] QByteArray toJUnit(const RegressionReport &report);

/// One page that needs no other file and no script: the table, then every result that was not
/// expected and every change, with the position of each.
[[nodiscard]] QByteArray toHtml(const RegressionReport &report);

// Words that more than one of these writes.

/// "expected [1 B4], answered 0"; what went wrong, if nothing was answered.
[[nodiscard]] Message outcomeOf(const TestResult &result);
/// "a.tst:1 passes no more"; the test is named as the text or the page does.
[[nodiscard]] QString changeText(TestChange::Kind kind, const QString &test);
/// "3 no longer passing, 1 passing now, …".
[[nodiscard]] QString changesText(const std::vector<TestChange> &changes);
/// Of the columns that a table of suites has.
[[nodiscard]] QStringList tableHeadings();

} // namespace shinpan
