#include "ui/scoring/scoringsession.h"

#include "core/rules/playout.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/scoring/scoringopinion.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using test::at;
using test::boardFrom;

namespace {

/// The left is Black's with two single white stones in it, the right is White's with a black chain
/// of two and a single black stone in it.
constexpr auto Finished = ". . X O . x .\n"
                          ". o X O . . .\n"
                          ". . X O . . .\n"
                          "X X X O x x .\n"
                          ". . X O O O O\n"
                          "o . X X X O .\n"
                          ". . . . X O .";

[[nodiscard]] Ruleset rulesOf(const char *name)
{
    return findRulesetPreset(name)->rules;
}

[[nodiscard]] GameLine lineOf(const Board &board)
{
    GameLine line;
    line.size = board.size();
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            line.setUp.push_back({point, colorOf(stone)});
        }
    }
    return line;
}

[[nodiscard]] ScoringSession sessionOf(const char *diagram, const char *rules = "Japanese")
{
    return {lineOf(boardFrom(diagram)), rulesOf(rules), GameTerms{6.5, 0}};
}

[[nodiscard]] QString textOf(const std::vector<Point> &points)
{
    QStringList names;
    for (const Point point : points) {
        names << QString::fromStdString(vertexOf(point));
    }
    return names.join(u' ');
}

[[nodiscard]] QString deadIn(const ScoringSession &session)
{
    return textOf(session.count().dead);
}

} // namespace

class ScoringSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsAliveAtFirst()
    {
        const ScoringSession session = sessionOf(Finished);
        QCOMPARE(deadIn(session), QString());
        QVERIFY(!session.isDead(at("B6")));
    }

    void aDeadStoneTakesTheOthersOfItsRegionWithIt()
    {
        ScoringSession session = sessionOf(Finished);
        QVERIFY(session.toggleDead(at("F7")));
        QCOMPARE(deadIn(session), QStringLiteral("E4 F4 F7"));
        QVERIFY(session.isDead(at("E4")));
    }

    void otherRegionsOfThatColourStayAlive()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("B6"));
        QCOMPARE(deadIn(session), QStringLiteral("B6")); // A2 lies behind Black's wall
    }

    void aMarkOnTheChainAloneLeavesTheOthersAlive()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("F4"), MarkReach::Chain);
        QCOMPARE(deadIn(session), QStringLiteral("E4 F4"));
        session.toggleDead(at("E4"), MarkReach::Chain);
        QCOMPARE(deadIn(session), QString());
    }

    void aSecondClickRevivesTheRegion()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("F7"));
        session.toggleDead(at("E4"));
        QCOMPARE(deadIn(session), QString());
    }

    void killingTheOwnerRevivesWhatLayDeadInItsTerritory()
    {
        ScoringSession session = sessionOf(". . X O .\n"
                                           "o . X O .\n"
                                           ". . X O .\n"
                                           "X X X O .\n"
                                           "O O O O .");
        session.toggleDead(at("A4"));
        QCOMPARE(deadIn(session), QStringLiteral("A4"));
        session.toggleDead(at("C3"));
        QCOMPARE(deadIn(session), QStringLiteral("A2 B2 C2 C3 C4 C5"));
    }

    void emptyPointsTakeNoMark()
    {
        ScoringSession session = sessionOf(Finished);
        QVERIFY(!session.toggleDead(at("A1")));
        QVERIFY(!session.toggleSeki(at("A1")));
        QVERIFY(!session.undo());
    }

    void theCountFollowsEveryMark()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("F7"));
        session.toggleDead(at("B6"));
        session.toggleDead(at("A2"));
        const Count &count = session.count();
        QCOMPARE(count.sides.black.territory, 14);
        QCOMPARE(count.sides.black.prisoners, 2);
        QCOMPARE(count.sides.white.prisoners, 3);
        QCOMPARE(count.sides.white.komi, 6.5);
        QCOMPARE(count.score.blackMargin, count.sides.black.total() - count.sides.white.total());
    }

    void theOtherMethodIsCountedToo()
    {
        ScoringSession session = sessionOf(Finished);
        QCOMPARE(session.count().sides.black.stones, 0);
        QVERIFY(session.otherCount().sides.black.stones > 0);

        session.setRules(rulesOf("Chinese"));
        QVERIFY(session.count().sides.black.stones > 0);
        QCOMPARE(session.otherCount().sides.black.stones, 0);
    }

    void otherRulesKeepTheMarks()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("F7"));
        session.setRules(rulesOf("Chinese"));
        QCOMPARE(deadIn(session), QStringLiteral("E4 F4 F7"));
    }

    void sekiIsMarkedChainByChainAndRaisesTheDead()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("F7"));
        QVERIFY(session.toggleSeki(at("E4")));
        QCOMPARE(deadIn(session), QStringLiteral("F7"));
        QVERIFY(session.isInSeki(at("F4")));
        session.toggleSeki(at("F4"));
        QVERIFY(!session.isInSeki(at("E4")));
        session.toggleSeki(at("E4"));
        session.toggleDead(at("E4"), MarkReach::Chain);
        QVERIFY(!session.isInSeki(at("E4")));
        QVERIFY(session.isDead(at("E4")));
    }

    void undoTakesMarksBackOneByOne()
    {
        ScoringSession session = sessionOf(Finished);
        session.toggleDead(at("F7"));
        session.toggleSeki(at("E4"));
        session.adopt({{at("A2")}, std::nullopt});
        QCOMPARE(deadIn(session), QStringLiteral("A2"));
        QVERIFY(session.undo());
        QCOMPARE(deadIn(session), QStringLiteral("F7"));
        QVERIFY(session.undo());
        QCOMPARE(deadIn(session), QStringLiteral("E4 F4 F7"));
        QVERIFY(!session.isInSeki(at("E4")));
        QVERIFY(session.undo());
        QVERIFY(!session.undo());
    }

    void aProposalIsNothingToUndo()
    {
        ScoringSession session = sessionOf(Finished);
        session.propose({{at("E4")}, std::nullopt});
        QCOMPARE(deadIn(session), QStringLiteral("E4 F4"));
        QVERIFY(!session.undo());
    }

    void markupTellsTerritoryDeadAndSeki()
    {
        ScoringSession session = sessionOf(Finished, "Chinese");
        session.toggleDead(at("F7"));
        session.toggleSeki(at("B6"));
        const BoardMarkup markup = markupOf(session.board(), session.count(), {at("A2")});
        const auto marksAt = [&](const char *vertex) {
            QList<MarkKind> kinds;
            for (const Mark &mark : markup) {
                if (mark.point == at(vertex)) {
                    kinds << mark.kind;
                }
            }
            return kinds;
        };
        QCOMPARE(marksAt("G7"), QList<MarkKind>{MarkKind::WhiteTerritory});
        QCOMPARE(marksAt("F7"), (QList<MarkKind>{MarkKind::WhiteTerritory, MarkKind::Dead}));
        QCOMPARE(marksAt("D7"), QList<MarkKind>());
        QCOMPARE(marksAt("B6"), QList<MarkKind>{MarkKind::Seki});
        QCOMPARE(marksAt("A2"), QList<MarkKind>{MarkKind::Differs});
    }
};

SHINPAN_TEST(ScoringSessionTest)

#include "scoringsession_test.moc"
