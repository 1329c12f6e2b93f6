#include "core/check/enginecheck.h"
#include "tests/check/checkfixture.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::faultsIn;

/// A real engine, whose faults are known.
class RealEngineCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gnuGoHasItsTwoQuirks();
};

void RealEngineCheckTest::gnuGoHasItsTwoQuirks()
{
    const Result<EngineProfile> gnuGo =
        resolveEngine(QStringLiteral("gnugo --mode gtp --level 1 --seed 1"), {});
    if (!gnuGo) {
        QSKIP(qUtf8Printable(gnuGo.error().english()));
    }
    CheckLimits limits = test::quickLimits();
    limits.game = 500ms;
    limits.isMachineBusy = true; // its clock is not what is tested
    EngineCheck check(*gnuGo, EngineCheck::Depth::Full, limits);

    check.start();

    QVERIFY(eventually([&check] { return check.isFinished(); }));
    // 12×12 has its handicap on the fourth line, and final_score is remembered by stones alone.
    QCOMPARE(faultsIn(check.report()), (QStringList{QStringLiteral("odd handicap.fixed"),
                                                    QStringLiteral("wrong score.komi")}));
    QCOMPARE(check.report().name, QStringLiteral("GNU Go"));
    QCOMPARE(rangesOf(check.report().sizes), QStringLiteral("2–19"));
    const auto isSeenAgain = [](const CheckFinding &finding) {
        return finding.text.english().startsWith(QLatin1String("seen again: "));
    };
    QVERIFY(std::ranges::count_if(check.report().findings, isSeenAgain) >= 15);
}

SHINPAN_TEST(RealEngineCheckTest)

#include "realenginecheck_test.moc"
