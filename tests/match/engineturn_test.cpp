#include "core/match/match.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace { } // namespace

/// A turn's commands leave in one write; what becomes of the game when one of them fails.
class EngineTurnTest : public EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aRefusedPlayCountsAlthoughGenmoveIsUnderWay();
    void aSlowPlayIsNotCharged();
    void aCrashNamesTheCommand_data();
    void aCrashNamesTheCommand();
    void aStallAtPlayIsNoLossOnTime();
};

void EngineTurnTest::aRefusedPlayCountsAlthoughGenmoveIsUnderWay()
{
    // Its first turn shows White to be quick.
    QVERIFY(play(fake({QStringLiteral("--moves"), QStringLiteral("D4 C3")}),
                 fake(words("--moves B2 --refuse-move C3"))));

    QCOMPARE(m_match->result().toSgf(), QStringLiteral("B+F"));
    QCOMPARE(m_match->result().culprit, Color::White);
    QVERIFY2(m_match->result().reason.english().contains(QLatin1String("play b C3")),
             qPrintable(m_match->result().reason.english()));
    QCOMPARE(m_match->moveCount(), 3);
}

void EngineTurnTest::aSlowPlayIsNotCharged()
{
    MatchSetup setup = timed("200ms");
    setup.timeMargin = 100ms;
    QVERIFY(play(fake(words("--moves D4")), fake(words("--late-at play:400")), setup));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QVERIFY(m_match->timeUsed().white < 300ms);
}

void EngineTurnTest::aCrashNamesTheCommand_data()
{
    QTest::addColumn<QString>("moment");
    QTest::addColumn<QString>("command");
    QTest::newRow("at play") << QStringLiteral("play") << QStringLiteral("\"play b D4\"");
    QTest::newRow("at genmove") << QStringLiteral("genmove") << QStringLiteral("\"genmove w\"");
}

void EngineTurnTest::aCrashNamesTheCommand()
{
    QFETCH(QString, moment);
    QFETCH(QString, command);
    QVERIFY(play(fake(words("--moves D4")), fake({QStringLiteral("--exit-at"), moment})));

    QCOMPARE(m_match->result().end, GameEnd::Void);
    QCOMPARE(m_match->result().culprit, Color::White);
    QVERIFY2(m_match->result().reason.english().contains(command),
             qPrintable(m_match->result().reason.english()));
}

void EngineTurnTest::aStallAtPlayIsNoLossOnTime()
{
    EngineProfile stalling = profileOf(words("--freeze-at play"));
    stalling.timeouts.setUp = 300ms;
    stalling.timeouts.quit = 100ms;
    MatchSetup setup = timed("100ms");
    setup.timeMargin = 50ms;
    QVERIFY(play(fake(words("--moves D4")), engine(stalling), setup));

    QCOMPARE(m_match->result().end, GameEnd::Void);
    QVERIFY2(m_match->result().reason.english().contains(QLatin1String("play b D4")),
             qPrintable(m_match->result().reason.english()));
}

SHINPAN_TEST(EngineTurnTest)
#include "engineturn_test.moc"
