#include "core/match/scorekeeper.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::boardFrom;

namespace {

/// An opinion as final_score gives it.
ScoreOpinion opinionOf(const char *text)
{
    ScoreOpinion opinion;
    opinion.text = QString::fromLatin1(text);
    opinion.score = scoreFromText(text);
    return opinion;
}

ScoreOpinion deadOnly(std::optional<std::vector<Point>> dead)
{
    ScoreOpinion opinion;
    opinion.dead = std::move(dead);
    return opinion;
}

constexpr double Komi = 0.5;

/// Black has 15 points, White 10: B+4.5.
Board divided()
{
    return boardFrom(R"(
        . . X O .
        . . X O .
        . . X O .
        . . X O .
        . . X O .)");
}

/// The same with two white stones that are dead to whoever knows: W+7.5 if they are taken to live.
Board invaded()
{
    return boardFrom(R"(
        . . X O .
        . . X O .
        . . X O .
        o . X O .
        o . X O .)");
}

} // namespace

/// The ladder from what the players say, and what we count, to a result.
class ScoreKeeperTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opinionsAndCountMakeAResult_data();
    void opinionsAndCountMakeAResult();
    void theReasonOfADisputeNamesEveryOpinion();
    void deadStonesAreTakenOffTheCount_data();
    void deadStonesAreTakenOffTheCount();
    void disagreementOnDeadStonesIsADispute();
    void whitesBonusCountsForWhite();
};

void ScoreKeeperTest::opinionsAndCountMakeAResult_data()
{
    QTest::addColumn<QByteArray>("black");
    QTest::addColumn<QByteArray>("white");
    QTest::addColumn<QString>("result");
    QTest::addColumn<bool>("isDisputed");
    const auto row = [](const char *name, const char *black, const char *white, const char *result,
                        bool isDisputed) {
        QTest::newRow(name) << QByteArray(black) << QByteArray(white) << QString::fromLatin1(result)
                            << isDisputed;
    };
    row("nobody says anything", "", "", "B+4.5", false);
    row("all agree", "B+4.5", "B+4.5", "B+4.5", false);
    row("all agree, spelt otherwise", "B+4.50", "b+4.5", "B+4.5", false);
    row("the players agree, the count differs", "B+3.5", "B+3.5", "B+3.5", true);
    row("the players agree against the count", "W+1.5", "W+1.5", "W+1.5", true);
    row("the players agree on a draw", "0", "Draw", "0", true);
    row("margins differ, Black is confirmed", "B+4.5", "B+3.5", "B+4.5", true);
    row("margins differ, White is confirmed", "B+3.5", "B+4.5", "B+4.5", true);
    row("margins differ, nobody is confirmed", "B+3.5", "B+2.5", "B+", true);
    row("margins differ, the count contradicts both", "W+3.5", "W+2.5", "W+", true);
    row("winners differ", "B+4.5", "W+1.5", "?", true);
    row("a winner and a draw", "B+4.5", "0", "?", true);
    row("only Black speaks, confirmed", "B+4.5", "", "B+4.5", false);
    row("only White speaks, confirmed", "", "B+4.5", "B+4.5", false);
    row("only Black speaks, other margin", "B+3.5", "", "B+3.5", true);
    row("only White speaks, contradicted", "", "W+1.5", "?", true);
    row("one talks nonsense", "B+4.5", "Black wins", "B+4.5", false);
    row("both talk nonsense", "who knows", "B+R", "B+4.5", false);
}

void ScoreKeeperTest::opinionsAndCountMakeAResult()
{
    QFETCH(QByteArray, black);
    QFETCH(QByteArray, white);
    QFETCH(QString, result);
    QFETCH(bool, isDisputed);

    const ScoreVerdict verdict =
        settleScore(divided(), Komi, {opinionOf(black.constData()), opinionOf(white.constData())});

    QCOMPARE(verdict.result.toSgf(), result);
    QCOMPARE(verdict.result.end, GameEnd::Passes);
    QCOMPARE(verdict.sheet.isDisputed, isDisputed);
    QCOMPARE(verdict.result.reason.isEmpty(), !isDisputed);
    QCOMPARE(toSgf(verdict.sheet.count), std::string("B+4.5"));
    QCOMPARE(verdict.sheet.opinions.black.text.toLatin1(), black);
    QCOMPARE(verdict.sheet.opinions.white.text.toLatin1(), white);
}

void ScoreKeeperTest::theReasonOfADisputeNamesEveryOpinion()
{
    QCOMPARE(settleScore(divided(), Komi, {opinionOf("W+1.5"), opinionOf("")}).result.reason,
             QStringLiteral("opinions differ: Black says W+1.5, White says nothing, the area count "
                            "is B+4.5"));
    QCOMPARE(
        settleScore(divided(), Komi, {opinionOf("who knows"), opinionOf("B+1.5")}).result.reason,
        QStringLiteral("opinions differ: Black says \"who knows\", White says B+1.5, the area "
                       "count is B+4.5"));
}

void ScoreKeeperTest::deadStonesAreTakenOffTheCount_data()
{
    using Dead = std::optional<std::vector<Point>>;
    QTest::addColumn<Dead>("black");
    QTest::addColumn<Dead>("white");
    QTest::addColumn<QString>("result");
    QTest::addColumn<std::vector<Point>>("dead");
    const std::vector<Point> chain{at("A1"), at("A2")};

    QTest::newRow("nobody lists") << Dead() << Dead() << QStringLiteral("W+7.5")
                                  << std::vector<Point>();
    QTest::newRow("both list none") << Dead(std::vector<Point>()) << Dead(std::vector<Point>())
                                    << QStringLiteral("W+7.5") << std::vector<Point>();
    QTest::newRow("both list the chain")
        << Dead(chain) << Dead(chain) << QStringLiteral("B+4.5") << chain;
    QTest::newRow("one stone stands for its chain")
        << Dead({at("A2")}) << Dead(chain) << QStringLiteral("B+4.5") << chain;
    QTest::newRow("only Black lists") << Dead(chain) << Dead() << QStringLiteral("B+4.5") << chain;
    QTest::newRow("only White lists") << Dead() << Dead(chain) << QStringLiteral("B+4.5") << chain;
    QTest::newRow("empty points mean nothing")
        << Dead({at("B3")}) << Dead() << QStringLiteral("W+7.5") << std::vector<Point>();
}

void ScoreKeeperTest::deadStonesAreTakenOffTheCount()
{
    QFETCH(std::optional<std::vector<Point>>, black);
    QFETCH(std::optional<std::vector<Point>>, white);
    QFETCH(QString, result);
    QFETCH(std::vector<Point>, dead);

    const ScoreVerdict verdict = settleScore(invaded(), Komi, {deadOnly(black), deadOnly(white)});

    QCOMPARE(verdict.result.toSgf(), result);
    QCOMPARE(verdict.sheet.dead, dead);
    QVERIFY(!verdict.sheet.isDisputed);
}

void ScoreKeeperTest::disagreementOnDeadStonesIsADispute()
{
    const ScoreOpinion chainAndMore = deadOnly(std::vector{at("A1"), at("D5")});
    const ScoreOpinion chain = deadOnly(std::vector{at("A1")});

    const ScoreVerdict verdict = settleScore(invaded(), Komi, {chainAndMore, chain});

    QCOMPARE(verdict.sheet.dead, (std::vector{at("A1"), at("A2")})); // what both name
    QCOMPARE(verdict.result.toSgf(), QStringLiteral("B+4.5"));
    QVERIFY(verdict.sheet.isDisputed);
    QCOMPARE(verdict.result.reason,
             QStringLiteral("opinions differ: Black says nothing, White says nothing, the area "
                            "count is B+4.5; not the same dead stones"));
}

void ScoreKeeperTest::whitesBonusCountsForWhite()
{
    QCOMPARE(settleScore(divided(), 0, {}).result.toSgf(), QStringLiteral("B+5"));
    QCOMPARE(settleScore(divided(), 5, {}).result.toSgf(), QStringLiteral("0"));
    QCOMPARE(settleScore(divided(), 7.5, {}).result.toSgf(), QStringLiteral("W+2.5"));
    QCOMPARE(settleScore(divided(), -2, {}).result.toSgf(), QStringLiteral("B+7"));
}

SHINPAN_TEST(ScoreKeeperTest)
#include "scorekeeper_test.moc"
