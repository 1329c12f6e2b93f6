#include "core/analysis/rawnetwork.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;

namespace {

constexpr BoardSize Tiny = BoardSize::square(2);

/// The answer of KataGo 1.15, with NAN for what cannot be played.
const QString Answer = QStringLiteral("symmetry 0\nwhiteWin 0.250000\nwhiteLoss 0.750000\n"
                                      "noResult 0.000000\nwhiteLead -3.500\nvarTimeLeft 12.1\n"
                                      "policy\n0.100000 NAN \n0.700000 0.000000 \n"
                                      "policyPass 0.200000 \nwhiteOwnership\n"
                                      "-0.5000 1.0000 \n0.2500 0.0000 \n");

} // namespace

/// What KataGo's network says by itself.
class RawNetworkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsReadAsBlackSeesIt();
    void keysComeInAnyOrder();
    void whatIsCutIsRefused_data();
    void whatIsCutIsRefused();
};

void RawNetworkTest::everythingIsReadAsBlackSeesIt()
{
    const std::optional<Analysis> analysis = parseRawNetwork(Answer, Tiny, Color::White);
    QVERIFY(analysis.has_value());
    QCOMPARE(analysis->winrate, 0.75F);
    QCOMPARE(analysis->scoreLead, std::optional(3.5F));
    QVERIFY(analysis->toMove == Color::White);
    QCOMPARE(analysis->candidates.size(), std::size_t(3));
    QCOMPARE(analysis->candidates[0].move, std::optional(at("A1")));
    QCOMPARE(analysis->candidates[0].prior, std::optional(0.7F));
    QVERIFY(!analysis->candidates[1].move); // the pass
    QCOMPARE(analysis->candidates[2].move, std::optional(at("A2")));
    QCOMPARE(analysis->candidates[2].order, 2);
    QCOMPARE(ownershipAt(analysis->ownership, Tiny, at("A2")), 0.5F);
    QCOMPARE(ownershipAt(analysis->ownership, Tiny, at("B2")), -1.0F);
    QCOMPARE(ownershipAt(analysis->ownership, Tiny, at("A1")), -0.25F);
}

void RawNetworkTest::keysComeInAnyOrder()
{
    const std::optional<Analysis> analysis =
        parseRawNetwork(u"policy 0 0 1 0 something 1 2 3 whiteWin 0.5", Tiny, Color::Black);
    QVERIFY(analysis.has_value());
    QCOMPARE(analysis->candidates.size(), std::size_t(1));
    QVERIFY(!analysis->scoreLead);
    QVERIFY(analysis->ownership.empty());
}

void RawNetworkTest::whatIsCutIsRefused_data()
{
    QTest::addColumn<QString>("answer");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no policy") << QStringLiteral("whiteWin 0.5");
    QTest::newRow("half a policy") << QStringLiteral("whiteWin 0.5 policy 0.1 0.2");
    QTest::newRow("no chance") << QStringLiteral("policy 0 0 1 0");
    QTest::newRow("a chance beyond") << QStringLiteral("whiteWin 1.5 policy 0 0 1 0");
    QTest::newRow("no number") << QStringLiteral("whiteWin nan policy 0 0 1 x");
}

void RawNetworkTest::whatIsCutIsRefused()
{
    QFETCH(QString, answer);
    QVERIFY(!parseRawNetwork(answer, Tiny, Color::Black));
}

SHINPAN_TEST(RawNetworkTest)
#include "rawnetwork_test.moc"
