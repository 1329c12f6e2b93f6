#include "core/match/score/adjudicationrule.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// How people write down when the arbiter decides a game.
class AdjudicationRuleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreRead_data();
    void textsAreRead();
    void whatIsWrittenReadsBack();
    void nonsenseIsAnsweredWithWhatIsAllowed_data();
    void nonsenseIsAnsweredWithWhatIsAllowed();
};

void AdjudicationRuleTest::textsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<AdjudicationRule>("rule");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *text, const AdjudicationRule &rule, const char *written) {
        QTest::newRow(text) << QString::fromLatin1(text) << rule << QString::fromLatin1(written);
    };
    row("none", {}, "none");
    row("chance=95%", {.chance = 0.95}, "chance=95%,moves=5,audit=10%");
    row("chance=0.95", {.chance = 0.95}, "chance=95%,moves=5,audit=10%");
    row("lead=20", {.lead = 20}, "lead=20,moves=5,audit=10%");
    row("limit=count", {.countsAtLimit = true}, "limit=count,audit=10%");
    row(" Chance = 97.5% , LEAD=10.5,moves=3 ,limit=count,audit=100%",
        {.chance = 0.975, .lead = 10.5, .moves = 3, .countsAtLimit = true, .audit = 1},
        "chance=97.5%,lead=10.5,moves=3,limit=count,audit=100%");
    row("audit=0,lead=1", {.lead = 1, .audit = 0}, "lead=1,moves=5,audit=0%");
}

void AdjudicationRuleTest::textsAreRead()
{
    QFETCH(QString, text);
    QFETCH(AdjudicationRule, rule);
    QFETCH(QString, written);

    const Result<AdjudicationRule> read = adjudicationRuleFromText(text);

    QVERIFY2(read, read ? "" : qPrintable(read.error().english()));
    QCOMPARE(toText(*read), written);
    QVERIFY(*read == rule);
}

void AdjudicationRuleTest::whatIsWrittenReadsBack()
{
    for (int percent = 51; percent < 100; ++percent) {
        AdjudicationRule rule;
        rule.chance = percent / 100.0;
        rule.lead = percent / 2.0;
        rule.moves = percent;
        rule.audit = percent / 1000.0;

        QVERIFY2(*adjudicationRuleFromText(toText(rule)) == rule, qPrintable(toText(rule)));
    }
}

void AdjudicationRuleTest::nonsenseIsAnsweredWithWhatIsAllowed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");

    for (const char *text :
         {"", "chance", "chance=", "chance=50%", "chance=100%", "chance=95", "chance=nan", "lead=0",
          "lead=inf", "lead=-5", "moves=0,lead=9", "moves=1.5,lead=9", "limit=stop",
          "audit=101%,lead=9", "lead=9,lead=9", "resign=5", "chance=95%;moves=3", "chance=95%=5"}) {
        QTest::newRow(text) << QString::fromLatin1(text)
                            << QStringLiteral("is not part of an adjudication rule");
    }
    QTest::newRow("only how") << QStringLiteral("moves=3,audit=5%")
                              << QStringLiteral("says how, but not when");
}

void AdjudicationRuleTest::nonsenseIsAnsweredWithWhatIsAllowed()
{
    QFETCH(QString, text);
    QFETCH(QString, complaint);

    const Result<AdjudicationRule> read = adjudicationRuleFromText(text);

    QVERIFY(!read);
    QVERIFY2(read.error().english().contains(complaint), qPrintable(read.error().english()));
    QVERIFY(read.error().english().contains(adjudicationRuleExamples()));
}

SHINPAN_TEST(AdjudicationRuleTest)
#include "adjudicationrule_test.moc"
