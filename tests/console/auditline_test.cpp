#include "tests/support/testmain.h"
#include "tests/ui/gametable.h"
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
        << MoveAudit{Color::Black, "genmove b", QStringLiteral("D4"), 1'250ms,
                     TimeLeft{9min + 58s, {}}}
        << QStringLiteral("genmove b → = D4 · 1.2 s · 9:58 left");
    QTest::newRow("in overtime") << MoveAudit{Color::White, "genmove w", QStringLiteral("pass"),
                                              90ms, TimeLeft{30s, 3}}
                                 << QStringLiteral("genmove w → = pass · 90 ms · 0:30 (3) left");
    QTest::newRow("without a clock")
        << MoveAudit{Color::Black, "genmove b", QStringLiteral("d4 good\nmove"), 20us, {}}
        << QStringLiteral("genmove b → = d4 good move · under 1 ms");
    QTest::newRow("a person’s") << MoveAudit{Color::Black, {}, {}, 65s, TimeLeft{1min, {}}}
                                << QStringLiteral("1 min 5 s · 1:00 left");
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

    QVERIFY2(line.text().startsWith(QStringLiteral("genmove w → = E5 · ")),
             qPrintable(line.text()));
    table.game.cursor().back(1);
    QVERIFY(!line.isHidden());
    QVERIFY2(!line.text().contains(QLatin1String("genmove")), qPrintable(line.text()));
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
