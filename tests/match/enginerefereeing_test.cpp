#include "core/match/match.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::smallGame;
using shinpan::test::timed;
using shinpan::test::words;
using State = Match::State;

namespace {

/// How many commands contain this.
qsizetype mentions(const QByteArrayList &commands, const char *text)
{
    return std::ranges::count_if(
        commands, [text](const QByteArray &command) { return command.contains(text); });
}

} // namespace

/// What the referee does to real processes: clocks, handicaps, claims, scoring.
class EngineRefereeingTest : public test::EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void enginesAreToldRulesAndTime();
    void anEngineThatStallsLosesOnTime();
    void anEngineThatIsSlowInTimeGoesOn();
    void startingUpIsNotCharged();
    void aFreeHandicapIsPlacedAndHandedOn();
    void aClaimWinsWhereItIsAllowed_data();
    void aClaimWinsWhereItIsAllowed();
    void anUnreliableScorerIsNotAsked();
    void aThirdEngineDecides();
    void gnuGoPlaysEveryTimeSystem_data();
    void gnuGoPlaysEveryTimeSystem();
};

void EngineRefereeingTest::enginesAreToldRulesAndTime()
{
    QVERIFY(play(fake(words("--moves D4")), fake(words("--moves D5")), timed("10m")));

    const QByteArrayList toBlack = commandsTo(0);
    QVERIFY2(toBlack.contains("time_settings 600 0 0"), toBlack.join('\n').constData());
    const qsizetype firstMove = toBlack.indexOf("genmove b");
    QCOMPARE(toBlack.sliced(firstMove - 2, 2),
             (QByteArrayList{"time_left b 600 0", "time_left w 600 0"}));
    QCOMPARE(toBlack.count("genmove b"), 2);
    QCOMPARE(mentions(toBlack, "time_left"), 4);
}

void EngineRefereeingTest::anEngineThatStallsLosesOnTime()
{
    MatchSetup setup = timed("200ms");
    setup.timeMargin = 50ms;
    EngineProfile stalling = profileOf(words("--hang-at genmove --ignore-quit --ignore-term"));
    stalling.timeouts.quit = 100ms;
    QElapsedTimer clock;
    clock.start();

    QVERIFY(play(fake(words("--moves D4")), engine(stalling), setup));

    QCOMPARE(m_match->result().toSgf(), QStringLiteral("B+T"));
    QCOMPARE(
        m_match->result().reason.english(),
        QStringLiteral("White did not answer \"genmove w\" within 250 ms; its clock allowed 0.2s, "
                       "with a margin of 0.05s"));
    QCOMPARE(mentions(commandsTo(1), "final_score"), 0); // it is told nothing more
    QVERIFY2(clock.elapsed() < 15000, qPrintable(QString::number(clock.elapsed())));
}

void EngineRefereeingTest::anEngineThatIsSlowInTimeGoesOn()
{
    QVERIFY(play(fake(words("--moves D4 --late-at genmove:50")), fake(), timed("1m")));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QVERIFY(m_match->clock().timeLeft(Color::Black).time <= 60s - 50ms);
    QVERIFY(m_match->timeUsed().black >= 50ms);
}

void EngineRefereeingTest::startingUpIsNotCharged()
{
    MatchSetup setup = timed("60s");
    QVERIFY(play(fake(words("--late-at name:300")), fake(words("--late-at boardsize:300")), setup));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QVERIFY(m_match->clock().timeLeft(Color::Black).time > 60s - 300ms);
    QVERIFY(m_match->clock().timeLeft(Color::White).time > 60s - 300ms);
}

void EngineRefereeingTest::aFreeHandicapIsPlacedAndHandedOn()
{
    MatchSetup setup = smallGame();
    setup.handicap = 3;
    setup.handicapStyle = HandicapStyle::Free;

    QVERIFY(play(fake(), fake(words("--moves E4")), setup));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QCOMPARE(m_match->line().setUp.size(), std::size_t(3));
    const QByteArrayList toBlack = commandsTo(0);
    const QByteArrayList toWhite = commandsTo(1);
    QCOMPARE(toBlack.count("place_free_handicap 3"), 1);
    QCOMPARE(mentions(toBlack, "set_free_handicap"), 0);
    QCOMPARE(toBlack.count("clear_board"), 1);
    QVERIFY2(mentions(toWhite, "_handicap") == 1, toWhite.join('\n').constData());
    QCOMPARE(moves().first(), QStringLiteral("W E4"));
}

void EngineRefereeingTest::aClaimWinsWhereItIsAllowed_data()
{
    QTest::addColumn<bool>("isAllowed");
    QTest::addColumn<QString>("result");

    QTest::newRow("allowed") << true << QStringLiteral("B+");
    QTest::newRow("not allowed") << false << QStringLiteral("W+7.5");
}

void EngineRefereeingTest::aClaimWinsWhereItIsAllowed()
{
    QFETCH(bool, isAllowed);
    QFETCH(QString, result);
    EngineProfile profile = profileOf(words("--claim-at 1"));
    profile.allowsClaims = isAllowed;

    QVERIFY(play(engine(profile), fake()));

    QCOMPARE(m_match->result().toSgf(), result);
    QCOMPARE(m_match->result().end, isAllowed ? GameEnd::Claim : GameEnd::Passes);
}

void EngineRefereeingTest::anUnreliableScorerIsNotAsked()
{
    EngineProfile profile = profileOf(words("--answer final_score=B+40"));
    profile.isReliableScorer = false;

    QVERIFY(play(engine(profile), fake(words("--answer final_score=W+7.5"))));

    QCOMPARE(m_match->result().toSgf(), QStringLiteral("W+7.5"));
    QCOMPARE(mentions(commandsTo(0), "final_"), 0);
    QCOMPARE(m_match->scoreSheet()->opinion(Color::Black).note,
             QStringLiteral("is not a reliable scorer"));
}

void EngineRefereeingTest::aThirdEngineDecides()
{
    seat(smallGame(),
         {fake(words("--moves D4 --answer final_score=B+40 --unknown final_status_list")),
          fake(words("--answer final_score=W+3 --unknown final_status_list"))});
    m_match->setReferee(fake(words("--answer final_score=B+73.5")));
    m_match->start();

    QVERIFY(finish());

    QCOMPARE(m_match->result().toSgf(), QStringLiteral("B+73.5"));
    QVERIFY2(commandsTo(2).contains("play b D4"), commandsTo(2).join('\n').constData());
    QCOMPARE(commandsTo(2).last(), QByteArray("quit"));
}

void EngineRefereeingTest::gnuGoPlaysEveryTimeSystem_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<QByteArray>("rules");

    QTest::newRow("absolute, Chinese") << QByteArray("5m") << QByteArray("Chinese");
    QTest::newRow("Fischer, Japanese") << QByteArray("1m+5s") << QByteArray("Japanese");
    QTest::newRow("byo-yomi, Japanese") << QByteArray("1m+3x20s") << QByteArray("Japanese");
    QTest::newRow("Canadian, Chinese") << QByteArray("1m+25/5m") << QByteArray("Chinese");
    QTest::newRow("per move, Chinese") << QByteArray("20s/move") << QByteArray("Chinese");
}

void EngineRefereeingTest::gnuGoPlaysEveryTimeSystem()
{
    QFETCH(QByteArray, control);
    QFETCH(QByteArray, rules);
    const QString command = QStringLiteral("gnugo --mode gtp --level 1 --%1-rules")
                                .arg(QString::fromLatin1(rules).toLower());
    const Result<EngineProfile> gnuGo = resolveEngine(command, {});
    if (!gnuGo) {
        QSKIP("GNU Go is not installed");
    }
    MatchSetup setup = timed(control);
    setup.size = BoardSize::square(7);
    setup.rules = findRulesetPreset(rules.constData())->rules;
    m_record = std::make_unique<GameRecord>(setup.size);

    QVERIFY(play(engine(*gnuGo), engine(*gnuGo), setup));

    const GameResult &result = m_match->result();
    QVERIFY2(result.end == GameEnd::Passes || result.end == GameEnd::Resignation,
             qPrintable(result.reason.english()));
    QVERIFY2(result.winner, qPrintable(lastComment()));
    if (result.end == GameEnd::Passes) {
        QVERIFY2(!m_match->scoreSheet()->isDisputed, qPrintable(lastComment()));
    }
}

SHINPAN_TEST(EngineRefereeingTest)
#include "enginerefereeing_test.moc"
