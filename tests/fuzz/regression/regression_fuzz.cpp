// fuzz_regression: any file as a suite of tests, and any words as answers to them. Nothing may be
// read out of bounds; lines are those of the file, positions are on their boards, and each answer
// has a verdict, however odd the pattern.
//
//   fuzz_regression -dict=tests/fuzz/regression/regression.dict -max_total_time=60

#include "core/regression/regressionsuite.h"
#include "core/regression/testposition.h"
#include "core/regression/verdict.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace shinpan;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void judgeAll(const SuiteStep &step, const QString &answer)
{
    for (const Compat compat : {Compat::GnuGo, Compat::Strict}) {
        const Verdict given = judge(step.expectation, answer, compat);
        require(verdictFromName(nameOf(given)) == given);
        require(given != Verdict::Ignored || (step.expectation && step.expectation->isIgnored));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView file(data, static_cast<qsizetype>(size));
    const RegressionSuite suite = readSuite(file);
    const int lines = static_cast<int>(std::ranges::count(file, '\n')) + 1;
    int line = 0;
    for (const SuiteStep &step : suite.steps) {
        require(step.line > line && step.line <= lines);
        line = step.line;
        require(!step.command.line().isEmpty());
        judgeAll(step, step.expectation ? step.expectation->pattern : QString());
        judgeAll(step, QString::fromUtf8(step.command.line()));
    }
    for (const SuiteWarning &warning : suite.warnings) {
        require(warning.line >= 1 && warning.line <= lines && !warning.text.isEmpty());
    }
    require(suite.testCount() <= static_cast<int>(suite.steps.size()));
    static_cast<void>(boardBefore(suite, line));
    static_cast<void>(
        suiteChoiceFromText(QString::fromUtf8(file.first(std::min<qsizetype>(200, file.size())))));
    return 0;
}
