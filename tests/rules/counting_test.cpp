#include "core/rules/scoring.h"
#include "tests/rules/moves.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr auto DeadStone = R"(
    5 . . X O .
    4 . . X O .
    3 o . X O .
    2 . . X O .
    1 . . X O .)";
constexpr auto SplitBoard = R"(
    9 . . . . X O . . .
    8 . . . . X O . . .
    7 . . . . X O . . .
    6 . . . . X O . . .
    5 . . . . X O x . .
    4 . . . . X O . . .
    3 . . o . X O . . .
    2 . . . . X O . . .
    1 . . . . X O . . .)";
constexpr auto EyesInSeki = R"(
    9 . X . X O . O . X
    8 . . . X O O O X .
    7 . X X X X X X O O
    6 X O O O O O X O .
    5 X O . O . O X O O
    4 X O O O O O X X X
    3 X X X O . . . O O
    2 . X X X O O O O .
    1 . X . X O . O . O)";
/// White lives if it takes the three stones; but Black then plays B1, for a ko.
constexpr auto BentFour = R"(
    6 . . . . . .
    5 . . . . . .
    4 X X X X X .
    3 o o o o X .
    2 X o o o X .
    1 . X X o . X)";
constexpr auto LastDame = R"(
    5 . X . O .
    4 . X X O .
    3 . X O O .
    2 . X O . .
    1 . X O . .)";

/// The verdicts under tax none, seki and all.
[[nodiscard]] QString resultsUnder(ScoringMethod scoring,
                                   const Board &board,
                                   double komi,
                                   const Settlement &settlement)
{
    QStringList results;
    for (const GroupTax tax : {GroupTax::None, GroupTax::Seki, GroupTax::All}) {
        const Ruleset rules{.ko = KoRule::Simple, .scoring = scoring, .tax = tax};
        const Count count = countGame(Position(board, Color::Black, rules), {komi, 0}, settlement);
        results << QString::fromStdString(toSgf(count.score));
    }
    return results.join(u' ');
}

[[nodiscard]] QString resultUnder(const char *rules,
                                  const char *diagram,
                                  double komi,
                                  const Settlement &settlement)
{
    const auto ruleset = rulesetFromText(rules);
    if (!ruleset) {
        return u"no such rules"_s;
    }
    const Position position(boardFrom(diagram), Color::Black, *ruleset);
    return QString::fromStdString(toSgf(countGame(position, {komi, 0}, settlement).score));
}

} // namespace

/// What drawn positions count for under each rule set; stones in lower case are dead.
class CountingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachMethodAndTaxHasItsResult_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::addColumn<bool>("allInSeki");
        QTest::addColumn<double>("komi");
        QTest::addColumn<QString>("area");
        QTest::addColumn<QString>("territory");
        const auto row = [](const char *name, const QByteArray &diagram, bool allInSeki,
                            double komi, const char *area, const char *territory) {
            QTest::newRow(name) << diagram << allInSeki << komi << QString::fromUtf8(area)
                                << QString::fromUtf8(territory);
        };
        row("a dead stone", DeadStone, false, 0.5, "B+4.5 B+4.5 B+4.5", "B+5.5 B+5.5 B+5.5");
        row("the same alive", QByteArray(DeadStone).toUpper(), false, 0.5, "W+6.5 W+6.5 W+4.5",
            "W+5.5 W+5.5 W+3.5");
        row("a dead stone each", SplitBoard, false, 6.5, "B+2.5 B+2.5 B+2.5", "B+2.5 B+2.5 B+2.5");
        row("all alive", QByteArray(SplitBoard).toUpper(), false, 6.5, "W+6.5 W+6.5 W+6.5",
            "W+6.5 W+6.5 W+6.5");
        // KataGo counts so, to the letter: whatever touches a dame is in seki.
        row("eyes in seki, to the letter", EyesInSeki, true, 0.5, "W+4.5 W+6.5 W+6.5",
            "B+1.5 W+0.5 W+0.5");
        // We find them so: White's two groups of one eye in the corner lose it; the others have
        // two.
        row("eyes in seki, as they live", EyesInSeki, false, 0.5, "W+4.5 W+2.5 W+2.5",
            "B+1.5 B+3.5 B+3.5");
        row("bent four, dead", BentFour, false, 0.5, "B+35.5 B+35.5 B+33.5",
            "B+32.5 B+32.5 B+30.5");
        row("bent four, alive", QByteArray(BentFour).toUpper(), false, 0.5, "B+18.5 B+18.5 B+14.5",
            "B+15.5 B+15.5 B+11.5");
    }
    void eachMethodAndTaxHasItsResult()
    {
        QFETCH(QByteArray, diagram);
        QFETCH(bool, allInSeki);
        QFETCH(double, komi);
        QFETCH(QString, area);
        QFETCH(QString, territory);
        const Board board = boardFrom(diagram.toStdString());
        Settlement settlement{pointsDrawnAs("xo", diagram.toStdString()), std::nullopt};
        if (allInSeki) {
            settlement.seki = pointsDrawnAs("XO", diagram.toStdString());
        }
        QCOMPARE(resultsUnder(ScoringMethod::Area, board, komi, settlement), area);
        QCOMPARE(resultsUnder(ScoringMethod::Territory, board, komi, settlement), territory);
    }

    /// The referee never decides it by himself: what nobody calls dead is alive.
    void bentFourIsAsThePlayersSay_data()
    {
        QTest::addColumn<QString>("called dead");
        QTest::addColumn<QString>("played on or left alone");
        QTest::newRow("Japanese") << u"B+26.5"_s << u"B+9.5"_s;
        QTest::newRow("Korean") << u"B+26.5"_s << u"B+9.5"_s;
        QTest::newRow("Chinese") << u"B+29.5"_s << u"B+12.5"_s;
        QTest::newRow("AGA") << u"B+29.5"_s << u"B+12.5"_s;
        QTest::newRow("NZ") << u"B+29.5"_s << u"B+12.5"_s;
        QTest::newRow("Tromp-Taylor") << u"B+29.5"_s << u"B+12.5"_s;
    }
    void bentFourIsAsThePlayersSay()
    {
        const Settlement dead{{at("A3")}, std::nullopt};
        QTEST(resultUnder(QTest::currentDataTag(), BentFour, 6.5, dead), "called dead");
        QTEST(resultUnder(QTest::currentDataTag(), BentFour, 6.5, {}), "played on or left alone");
    }

    void deadStonesOffTheBoardMeanNothing()
    {
        const Settlement dead{{Point{40, 2}, Point{2, 40}}, std::vector{Point{51, 51}}};
        QCOMPARE(resultUnder("Japanese", DeadStone, 0.5, dead),
                 resultUnder("Japanese", DeadStone, 0.5, Settlement{{}, std::vector<Point>()}));
    }

    /// The last dame is worth a point of area, and no territory.
    void dameIsWorthAPointOfArea()
    {
        for (const auto &[rules, without, with] :
             {std::tuple("Chinese", "W+2", "W+1"), std::tuple("Japanese", "W+2", "W+2")}) {
            QCOMPARE(resultUnder(rules, LastDame, 0, {}), QString::fromUtf8(without));
            Position filled(boardFrom(LastDame), Color::Black, rulesetFromText(rules).value());
            playAll(filled, u"X C5"_s);
            QCOMPARE(QString::fromStdString(toSgf(countGame(filled, {0, 0}).score)),
                     QString::fromUtf8(with));
        }
    }

    void handicapIsCompensatedAsTheRulesSay_data()
    {
        QTest::addColumn<int>("handicap");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("result");
        const auto row = [](int handicap, const char *rules, const char *result) {
            QTest::addRow("%d stones, %s", handicap, rules)
                << handicap << QString::fromUtf8(rules) << QString::fromUtf8(result);
        };
        row(9, "New Zealand", "B+4.5");
        row(9, "Tromp-Taylor", "B+4.5");
        row(9, "AGA", "W+3.5");
        row(9, "Chinese", "W+4.5");
        row(9, "Chinese-KGS", "W+4.5");
        row(9, "ko=simple,scoring=area,whb=0", "B+4.5"); // as the Japanese do
        row(1, "AGA", "B+4.5");
        row(1, "Chinese", "B+4.5");
        row(0, "Chinese", "B+4.5");
    }
    void handicapIsCompensatedAsTheRulesSay()
    {
        QFETCH(int, handicap);
        QFETCH(QString, rules);
        QFETCH(QString, result);
        const auto ruleset = rulesetFromText(rules.toStdString());
        QVERIFY(ruleset.has_value());
        const Position position(boardFrom("XXXXXXO"), Color::White, *ruleset); // 5 ahead
        QCOMPARE(QString::fromStdString(toSgf(countGame(position, {0.5, handicap}).score)), result);
    }

    void buttonIsHalfAPoint()
    {
        Position position(boardFrom("XX.OO"), Color::Black, rulesetFromText("AGA-Button").value());
        QCOMPARE(countGame(position, {0, 0}).score, Score{0});
        playAll(position, u"X pass, O pass, X pass"_s);
        const Count count = countGame(position, {0, 0});
        QCOMPARE(count.score, Score{0.5});
        QCOMPARE(QString::fromStdString(toText(count)),
                 u"Black 2.5 = 2 stones + 0.5 button; White 2 = 2 stones"_s);
    }

    void passStonesArePrisoners()
    {
        Ruleset rules = rulesetFromText("AGA").value();
        rules.scoring = ScoringMethod::Territory;
        Position position(boardFrom(".XX.OO."), Color::White, rules);
        playAll(position, u"O pass, X pass, O pass"_s);
        const Count count = countGame(position, {0.5, 2});
        QCOMPARE(QString::fromStdString(toText(count)),
                 u"Black 3 = 1 territory + 2 pass stones; White 3.5 = 1 territory + 1 pass stone + "
                 "0.5 komi + 1 for handicap"_s);
    }

    void taxAndNegativeKomiAreTakenOff()
    {
        const Ruleset rules{.tax = GroupTax::All};
        const Position position(boardFrom(".X.X.OO"), Color::Black, rules);
        QCOMPARE(
            QString::fromStdString(toText(countGame(position, {-5.5, 0}))),
            u"Black 2 = 2 stones + 2 territory - 2 group tax; White -3.5 = 2 stones - 5.5 komi"_s);
    }

    void countShowsWhatItRestsOn()
    {
        Position position(boardFrom(DeadStone), Color::Black, *rulesetFromText("Japanese"));
        const Count count = countGame(position, {0.5, 0}, {{at("A3")}, std::nullopt});
        QCOMPARE(count.sides.black.territory, 10);
        QCOMPARE(count.sides.black.prisoners, 1);
        QCOMPARE(count.sides.black.stones, 0);
        QCOMPARE(count.sides.black.total(), 11.0);
        QCOMPARE(count.sides.white.territory, 5);
        QCOMPARE(count.sides.white.total(), 5.5);
        QCOMPARE(count.score, Score{5.5});
        QCOMPARE(count.dead, std::vector{at("A3")});
        QCOMPARE(count.seki, std::vector<Point>());
        QCOMPARE(count.owner.size(), std::size_t{25});
        const auto ownerOf = [&](const char *vertex) {
            return count.owner[static_cast<std::size_t>(BoardSize::square(5).indexOf(at(vertex)))];
        };
        QCOMPARE(ownerOf("A3"), Stone::Black);
        QCOMPARE(ownerOf("B1"), Stone::Black);
        QCOMPARE(ownerOf("C1"), Stone::Empty); // a stone is no territory
        QCOMPARE(ownerOf("E1"), Stone::White);
        QCOMPARE(QString::fromStdString(toText(count)),
                 u"Black 11 = 10 territory + 1 prisoner; White 5.5 = 5 territory + 0.5 komi"_s);
    }
};

SHINPAN_TEST(CountingTest)
#include "counting_test.moc"
