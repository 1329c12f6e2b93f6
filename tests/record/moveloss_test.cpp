#include "core/record/note/moveloss.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

/// The word of a judge that looked at a position this often.
[[nodiscard]] Evaluation said(double rate, std::optional<double> lead, std::int64_t visits)
{
    return {.blackWinRate = rate, .blackLead = lead, .visits = visits};
}

[[nodiscard]] bool isBlacksMistake(const Evaluation &before, const Evaluation &after)
{
    return isMistake(lossOf(before, after, Color::Black), {});
}

} // namespace

/// The losses that are mistakes.
class MoveLossTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLossWithinTheUncertaintyOfWonGamesIsNone();
    void aBoundThatTheEngineTellsSaysMore();
    void pointsAndChancesThatContradictEachOtherAreNone();
    void pointsOfUnknownUncertaintyNeedTheChance();
    void pointsWithADeviationStandForThemselves();
    void fewVisitsProveNothing();
    void aReviewsSentenceIsTrusted();
    void theSentenceIsReadBack();
};

void MoveLossTest::aLossWithinTheUncertaintyOfWonGamesIsNone()
{
    QVERIFY(!isBlacksMistake(said(0.55, {}, 100), said(0.43, {}, 100))); // 12 ± 7 %
    QVERIFY(isBlacksMistake(said(0.55, {}, 100), said(0.33, {}, 100)));
    QVERIFY(isBlacksMistake(said(0.55, {}, 1000), said(0.43, {}, 1000)));
    QVERIFY(!isBlacksMistake(said(0.55, {}, 1000), said(0.46, {}, 1000))); // sure, but small
    QVERIFY(isMistake(lossOf(said(0.33, {}, 100), said(0.55, {}, 100), Color::White), {}));
    QVERIFY(!isBlacksMistake(said(1, {}, 10), said(0.8, {}, 10))); // ten won games are not all
}

void MoveLossTest::aBoundThatTheEngineTellsSaysMore()
{
    Evaluation before = said(0.55, {}, 100);
    Evaluation after = said(0.43, {}, 100);
    before.rateError = 0.02;
    after.rateError = 0.03;
    QVERIFY(isBlacksMistake(before, after));
    after.rateError = 0.1;
    QVERIFY(!isBlacksMistake(before, after));
}

void MoveLossTest::pointsAndChancesThatContradictEachOtherAreNone()
{
    const MoveLoss byChance{.rate = 0.2, .points = -1.5, .rateError = 0.01, .pointsError = 1};
    QVERIFY(!isSure(byChance));
    QVERIFY(!isMistake(byChance, {}));
    const MoveLoss byPoints{.rate = -0.05, .points = 8, .rateError = 0.01, .pointsError = 1};
    QVERIFY(!isSure(byPoints));
    const MoveLoss inAWonGame{.rate = -0.0001, .points = 8, .rateError = 0.01, .pointsError = 1};
    QVERIFY(isMistake(inAWonGame, {})); // no gain that anybody sees
}

void MoveLossTest::pointsOfUnknownUncertaintyNeedTheChance()
{
    QVERIFY(!isBlacksMistake(said(0.55, 3, 100), said(0.50, -2, 100)));
    QVERIFY(isBlacksMistake(said(0.55, 3, 10'000), said(0.50, -2, 10'000)));
    QVERIFY(isMistake({.rate = {}, .points = 5}, {})); // a record that says no more
}

void MoveLossTest::pointsWithADeviationStandForThemselves()
{
    Evaluation before = said(0.98, 30, 100);
    Evaluation after = said(0.975, 24, 100);
    before.leadError = 1;
    after.leadError = 1;
    QVERIFY(isBlacksMistake(before, after));
    after.leadError = 3;
    QVERIFY(!isBlacksMistake(before, after));
}

void MoveLossTest::fewVisitsProveNothing()
{
    Evaluation before = said(0.9, {}, 1000);
    Evaluation after = said(0.1, {}, 9);
    before.rateError = 0.001;
    after.rateError = 0.001;
    QVERIFY(!isBlacksMistake(before, after));
    after.visits = 10;
    QVERIFY(isBlacksMistake(before, after));
}

void MoveLossTest::aReviewsSentenceIsTrusted()
{
    const char *const sentence = "(;;B[aa]C[Black lost 12.0%, 4.0 points; better was E5\n])";
    const char *const other = "(;;B[aa]C[Black lost a stone; better was E5])";
    const auto lossIn = [](const char *sgf) {
        const GameTree tree = test::treeFrom(sgf);
        return lossWritten(tree, tree.firstChild(tree.root()), said(0.55, {}, 100),
                           said(0.43, {}, 100), Color::Black);
    };
    QVERIFY(isMistake(lossIn(sentence), {}));
    QVERIFY(!isMistake(lossIn(other), {}));
}

void MoveLossTest::theSentenceIsReadBack()
{
    const QString sentence =
        mistakeSentence(Color::White, {.rate = 0.123, .points = 4}, QStringLiteral("E5"));
    QCOMPARE(sentence, QStringLiteral("White lost 12.3%, 4.0 points; better was E5"));
    QCOMPARE(betterMoveIn(sentence), QStringLiteral("E5"));
    QCOMPARE(betterMoveIn(mistakeSentence(Color::Black, {.rate = 0.2}, QStringLiteral("pass"))),
             QStringLiteral("pass"));
    QCOMPARE(betterMoveIn(sentence + u'.'), QString());
}

SHINPAN_TEST(MoveLossTest)
#include "moveloss_test.moc"
