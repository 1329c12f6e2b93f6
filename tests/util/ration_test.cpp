#include "core/util/ration.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class RationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTooMuchIsCounted();
};

void RationTest::whatIsTooMuchIsCounted()
{
    Ration ration(100);
    QVERIFY(ration.takes(60));
    QVERIFY(ration.takes(40));
    QVERIFY(!ration.takes(1));
    QVERIFY(!ration.takes(1));
    QCOMPARE(ration.takeLeftOut(), 2);
    QCOMPARE(ration.takeLeftOut(), 0);
}

SHINPAN_TEST(RationTest)

#include "ration_test.moc"
