#include "tests/check/checkfixture.h"

#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"

#include <algorithm>

namespace shinpan::test {

using namespace std::chrono_literals;

CheckLimits quickLimits()
{
    CheckLimits limits;
    limits.quit = 1s;
    limits.game = 2s;
    limits.isMachineBusy = false;
    return limits;
}

std::optional<CheckReport> checkOf(const QStringList &options,
                                   EngineCheck::Depth depth,
                                   const CheckLimits &limits)
{
    EngineCheck check(fakeProfile(options), depth, limits);
    check.start();
    if (!eventually([&check] { return check.isFinished(); })) {
        return std::nullopt;
    }
    return check.report();
}

QStringList fakeEngineFaults()
{
    return {QStringLiteral("odd alive"), QStringLiteral("odd dead"),
            QStringLiteral("odd komi.word"), QStringLiteral("odd suicide.stays"),
            QStringLiteral("wrong handicap.not-empty")};
}

QStringList faultsIn(const CheckReport &report)
{
    QStringList faults;
    for (const CheckFinding &finding : report.findings) {
        if (finding.verdict == CheckVerdict::Odd || finding.verdict == CheckVerdict::Wrong) {
            faults.append(nameOf(finding.verdict).english() + u' ' + QString::fromUtf8(finding.id));
        }
    }
    faults.removeDuplicates();
    faults.sort();
    return faults;
}

const CheckFinding *findingIn(const CheckReport &report, const char *id)
{
    const auto found = std::find_if(report.findings.begin(), report.findings.end(),
                                    [id](const CheckFinding &finding) { return finding.id == id; });
    return found == report.findings.end() ? nullptr : &*found;
}

} // namespace shinpan::test
