#include "core/analysis/analysis.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Values as either side sees them.
class AnalysisViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPerspectiveNamesASide();
    void whiteSeesTheOtherSideOfEachValue();
    void blackSeesWhatIsKept();
    void aLossIsItsMoversWhoeverThatIs();
};

namespace {

Candidate candidate(float winrate, float lead)
{
    Candidate result;
    result.winrate = winrate;
    result.scoreLead = lead;
    return result;
}

} // namespace

void AnalysisViewTest::aPerspectiveNamesASide()
{
    QCOMPARE(viewerOf(Perspective::Black, Color::White), Color::Black);
    QCOMPARE(viewerOf(Perspective::White, Color::Black), Color::White);
    QCOMPARE(viewerOf(Perspective::SideToMove, Color::White), Color::White);
}

void AnalysisViewTest::whiteSeesTheOtherSideOfEachValue()
{
    Analysis analysis{.size = BoardSize::square(2)};
    analysis.winrate = 0.75F;
    analysis.scoreLead = 3.0F;
    analysis.scoreStdev = 10.0F;
    analysis.ownership = {1, 0.5F, 0, -1};
    Candidate move = candidate(0.75F, 3);
    move.lcb = 0.5F;
    move.prior = 0.25F;
    move.utility = 0.5F;
    move.utilityLcb = 0.25F;
    move.scoreStdev = 9.0F;
    move.ownership = {1, 1, -1, 0};
    analysis.candidates = {move};

    const Analysis white = viewedBy(Color::White, analysis);

    QCOMPARE(white.winrate, 0.25F);
    QCOMPARE(white.scoreLead.value_or(0), -3.0F);
    QCOMPARE(white.scoreStdev.value_or(0), 10.0F);
    QCOMPARE(white.ownership, std::vector<float>({-1, -0.5F, 0, 1}));
    const Candidate &turned = white.candidates.front();
    QCOMPARE(turned.winrate, 0.25F);
    QCOMPARE(turned.lcb.value_or(0), 0.5F);
    QCOMPARE(turned.prior.value_or(0), 0.25F);
    QCOMPARE(turned.utility.value_or(0), -0.5F);
    QCOMPARE(turned.utilityLcb.value_or(0), -0.25F);
    QCOMPARE(turned.scoreStdev.value_or(0), 9.0F);
    QCOMPARE(turned.ownership, std::vector<float>({-1, -1, 1, 0}));
    QVERIFY(viewedBy(Color::White, white) == analysis);
}

void AnalysisViewTest::blackSeesWhatIsKept()
{
    const Analysis analysis{.size = BoardSize::square(2), .candidates = {candidate(0.75F, 3)}};
    QVERIFY(viewedBy(Color::Black, analysis) == analysis);
}

void AnalysisViewTest::aLossIsItsMoversWhoeverThatIs()
{
    const Loss black = loss(candidate(0.5F, 1), candidate(0.75F, 4), Color::Black);
    QCOMPARE(black.winrate, 0.25F);
    QCOMPARE(black.points.value_or(0), 3.0F);

    const Loss white = loss(candidate(0.75F, 4), candidate(0.5F, 1), Color::White);
    QCOMPARE(white.winrate, 0.25F);
    QCOMPARE(white.points.value_or(0), 3.0F);

    Candidate scoreless = candidate(0.5F, 1);
    scoreless.scoreLead.reset();
    QVERIFY(!loss(scoreless, candidate(0.75F, 4), Color::Black).points);
}

SHINPAN_TEST(AnalysisViewTest)
#include "analysisview_test.moc"
