#include "core/match/score/scoringpolicy.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using Step = ScoringStep;

/// How people write down the way a game is scored.
class ScoringPolicyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreRead_data();
    void textsAreRead();
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
    void nonsenseIsAnsweredWithWhatIsAllowed_data();
    void nonsenseIsAnsweredWithWhatIsAllowed();
    void thePersonIsAskedLast();
};

void ScoringPolicyTest::textsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ScoringPolicy>("policy");
    const auto row = [](const char *text, const ScoringPolicy &policy) {
        QTest::newRow(text) << QString::fromLatin1(text) << policy;
    };
    using Compensation = HandicapCompensation;
    row("score,dead,referee,playout", {});
    row("default", {});
    row("alive", {{Step::CountAllAlive}, false, {}});
    row(" Referee , ALIVE,ask",
        {{Step::RefereeEngine, Step::CountAllAlive, Step::AskPerson}, false, {}});
    row("gomill-players", {{Step::PlayersScore}, true, {}});
    row("Gomill-Internal", {{Step::CountAllAlive}, false, Compensation::All});
    row("gomill-internal:full", {{Step::CountAllAlive}, false, Compensation::All});
    row("gomill-internal:short", {{Step::CountAllAlive}, false, Compensation::AllButOne});
    row("gomill-internal:no", {{Step::CountAllAlive}, false, Compensation::None});
}

void ScoringPolicyTest::textsAreRead()
{
    QFETCH(QString, text);
    QFETCH(ScoringPolicy, policy);

    const Result<ScoringPolicy> read = scoringPolicyFromText(text);

    QVERIFY2(read, read ? "" : qPrintable(read.error().english()));
    QVERIFY(*read == policy);
}

void ScoringPolicyTest::whatIsWrittenReadsBack_data()
{
    QTest::addColumn<QString>("text");

    for (const char *text :
         {"score,dead,referee,playout", "ask", "alive,score", "score,dead,referee,playout,ask",
          "gomill-players", "gomill-internal", "gomill-internal:short", "gomill-internal:no"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void ScoringPolicyTest::whatIsWrittenReadsBack()
{
    QFETCH(QString, text);

    QCOMPARE(toText(*scoringPolicyFromText(text)), text);
}

void ScoringPolicyTest::nonsenseIsAnsweredWithWhatIsAllowed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char *text, const char *complaint) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(complaint);
    };
    row("", "\"\" is not a way to score a game; it takes score, dead,");
    row("score,,dead", "\"\" is not a way to score a game; it takes score, dead,");
    row("score,guess", "\"guess\" is not a way to score a game; it takes score, dead,");
    row("gomill-internal:some", "\"gomill-internal:some\" is not a way to score a game");
    row("score,dead,score", "\"score\" occurs twice in the scoring ladder");
}

void ScoringPolicyTest::nonsenseIsAnsweredWithWhatIsAllowed()
{
    QFETCH(QString, text);
    QFETCH(QString, complaint);

    const Result<ScoringPolicy> read = scoringPolicyFromText(text);

    QVERIFY(!read);
    QVERIFY2(read.error().english().startsWith(complaint), qPrintable(read.error().english()));
}

void ScoringPolicyTest::thePersonIsAskedLast()
{
    QCOMPARE(attendedScoring().ladder.back(), Step::AskPerson);
    QVERIFY(!ScoringPolicy().contains(Step::AskPerson));
}

SHINPAN_TEST(ScoringPolicyTest)
#include "scoringpolicy_test.moc"
