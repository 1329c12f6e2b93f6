#include "ui/regression/suiterows.h"

#include "ui/regression/opensuite.h"

namespace shinpan {

std::vector<TableColumn> SuiteRows::columns()
{
    std::vector<TableColumn> columns;
    for (const QString &title :
         {tr("Test"), tr("Command"), tr("Expected"), tr("Answer"), tr("Verdict")}) {
        columns.push_back({.title = title, .isLong = true});
    }
    return columns;
}

std::vector<TableRow> SuiteRows::of(const OpenSuite &suite)
{
    std::vector<TableRow> rows;
    for (std::size_t test = 0; test < suite.count(); ++test) {
        rows.push_back(ofTest(suite, test));
    }
    return rows;
}

TableRow SuiteRows::ofTest(const OpenSuite &suite, std::size_t test)
{
    const SuiteStep &step = suite.step(test);
    const TestResult *const result = suite.result(test);
    const bool isUnexpected =
        result && (result->isUnexpectedFailure() || result->isUnexpectedPass());
    return {{step.test ? QString::number(*step.test) : tr("line %1").arg(step.line)},
            {QString::fromUtf8(step.command.line())},
            {step.expectation ? step.expectation->pattern : QString()},
            {result ? result->given : QString()},
            {.text = verdictOf(suite, test), .isBold = isUnexpected}};
}

QString SuiteRows::verdictOf(const OpenSuite &suite, std::size_t test)
{
    const TestResult *const result = suite.result(test);
    if (!result) {
        const std::optional<Expectation> &expectation = suite.step(test).expectation;
        return expectation && expectation->expectsFailure ? tr("known to fail") : QString();
    }
    switch (result->verdict) {
    case shinpan::Verdict::Pass:
        return result->expectedToFail ? tr("passes, unexpectedly") : tr("passes");
    case shinpan::Verdict::Fail:
        return result->expectedToFail ? tr("fails, as expected") : tr("fails");
    case shinpan::Verdict::Ignored:
        return tr("does not count");
    case shinpan::Verdict::Error:
        return tr("error");
    case shinpan::Verdict::NoAnswer:
        return tr("not asked");
    case shinpan::Verdict::Timeout:
        return tr("timed out");
    case shinpan::Verdict::Crash:
        return tr("engine crashed");
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
