#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/info/commentpanel.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

class AuditLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAuditIsWorded_data();
    void anAuditIsWorded();
    void theMoveThatIsShownIsAudited();
    void movesOfARecordHaveNoAudit();
};

void AuditLineTest::anAuditIsWorded_data()
{
    QTest::addColumn<MoveAudit>("audit");
    QTest::addColumn<QString>("words");
    QTest::newRow("an engine’s, with a clock")
        << MoveAudit{Color::Black, 1'250ms, TimeLeft{9min + 58s, {}}}
        << QStringLiteral("Time used: 1.2 s · 9:58 left");
    QTest::newRow("in overtime") << MoveAudit{Color::White, 90ms, TimeLeft{30s, 3}}
                                 << QStringLiteral("Time used: 90 ms · 0:30 (3) left");
    QTest::newRow("without a clock")
        << MoveAudit{Color::Black, 20us, {}} << QStringLiteral("Time used: under 1 ms");
}

void AuditLineTest::anAuditIsWorded()
{
    QFETCH(const MoveAudit, audit);
    QFETCH(const QString, words);

    QCOMPARE(text::audit(audit), words);
}

void AuditLineTest::theMoveThatIsShownIsAudited()
{
    test::GameTable table;
    AuditLine line(table.game);
    QVERIFY(line.isHidden());
    QVERIFY(table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("E5")}));
    QVERIFY(line.isHidden());

    QVERIFY(table.playAndAwaitTurn("C3"));

    QVERIFY(!line.isHidden());
    QVERIFY2(!line.text().contains(QLatin1String("genmove")), qPrintable(line.text()));
    table.game.cursor().back(1);
    QVERIFY(!line.isHidden());
    table.game.cursor().back(1);
    QVERIFY(line.isHidden());
}

void AuditLineTest::movesOfARecordHaveNoAudit()
{
    test::GameTable table;
    AuditLine line(table.game);
    QVERIFY(table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("E5")}));
    QVERIFY(table.playAndAwaitTurn("C3"));

    table.game.showTree(table.game.record().tree());
    table.game.cursor().forward(2);

    QVERIFY(table.game.cursor().lastMove().has_value());
    QVERIFY(line.isHidden());
}

SHINPAN_TEST(AuditLineTest)
#include "auditline_test.moc"
