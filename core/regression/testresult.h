#pragma once

#include "core/regression/verdict.h"
#include "core/util/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// What became of a test, and what was asked and answered.
struct TestResult
{
    QString suite;           ///< RegressionSuite::name
    std::optional<int> test; ///< its number
    int line = 0;            ///< of its command in the suite; 0: not known
    QString command;
    QString expected; ///< "[1 B4]"; empty: nothing
    QString given;    ///< the engine's words
    Message reason;   ///< of a verdict that those do not explain, a sentence; may be empty
    Verdict verdict = Verdict::NoAnswer;
    bool expectedToFail = false;
    double seconds = 0;
    std::optional<double> cpuSeconds{}; ///< where the engine tells

    /// A wrong answer can be expected, but nothing worse.
    [[nodiscard]] bool isUnexpectedFailure() const
    {
        return verdict > Verdict::Ignored || (verdict == Verdict::Fail && !expectedToFail);
    }
    [[nodiscard]] bool isUnexpectedPass() const
    {
        return verdict == Verdict::Pass && expectedToFail;
    }

    friend bool operator==(const TestResult &, const TestResult &) = default;
};

/// The verdict as GNU Go's scripts write it, where capitals are what was not expected: "pass",
/// "fail", "PASS", "FAIL", "ignored", "CRASH".
[[nodiscard]] QString verdictText(const TestResult &result);

/// "reading.tst:10"; without a number the line, "reading.tst line 12".
[[nodiscard]] Message testName(const TestResult &result);

/// One JSON object without a line feed, with the members of TestResultShape. `before`: the verdict
/// of an earlier run.
[[nodiscard]] QByteArray toJson(const TestResult &result,
                                const std::optional<Verdict> &before = std::nullopt);
/// Help for those who read that: all members and their types.
extern const char TestResultShape[];

/// The results of an earlier run, a JSON object on each line. The failure names the line.
[[nodiscard]] Result<std::vector<TestResult>> readResults(QByteArrayView lines);
[[nodiscard]] Result<std::vector<TestResult>> readResultsFile(const QString &path);

/// What became of a test that was run before.
struct TestChange
{
    enum class Kind : std::uint8_t {
        Broken,   ///< it passed before
        Mended,   ///< it passes now
        Answered, ///< the verdict is the same or no better, but what was answered is not
        New,
        Gone,
    };

    Kind kind = Kind::New;
    std::optional<TestResult> before;
    std::optional<TestResult> now;
};

/// What is not as it was, in the order of `now`; tests that are gone stand at the end. Tests are
/// the same if suite and number are; of several with one number, each goes with its like.
[[nodiscard]] std::vector<TestChange> changesBetween(const std::vector<TestResult> &before,
                                                     const std::vector<TestResult> &now);

} // namespace shinpan
