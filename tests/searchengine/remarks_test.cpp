#include "app/engine/remarks.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// What an engine says of its moves.
class RemarksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsExplained();
    void aWeakerMoveIsOwnedUpTo();
    void resignationAndPassHaveTheirReasons();
    void aGlanceIsNoCertainty();
    void pointsDoNotContradictTheChance();

private:
    SearchResult m_result{
        .candidates = {{.move = Point{3, 3},
                        .visits = 9000,
                        .winrate = 0.62,
                        .line = {Point{3, 3}, Point{4, 4}, std::nullopt}},
                       {.move = Point{2, 2}, .visits = 1234, .winrate = 0.58, .line = {}}},
        .playouts = 12'345,
        .visits = 15'000,
        .winrate = 0.62,
        .score = -2.6};
};

void RemarksTest::aMoveIsExplained()
{
    QCOMPARE(remarkOn(m_result, {.color = Color::White, .level = 10, .point = Point{3, 3}}),
             std::string("Chance to win: 62 %, after 12,345 playouts. I am ahead by about 3 "
                         "points.\nExpected: D4 E5 pass\nSecond choice: C3 (58 % after 1,234 "
                         "playouts); it wins 4 % less often."));
}

void RemarksTest::aWeakerMoveIsOwnedUpTo()
{
    const std::string text = remarkOn(m_result, {.level = 2, .point = Point{2, 2}});
    QVERIFY2(text.starts_with("Chance to win: 58 %"), text.c_str());
    QVERIFY2(text.ends_with("D4 seemed better (62 % after 9,000 playouts), but at level 2 I do not "
                            "always play the best move I see."),
             text.c_str());
}

void RemarksTest::resignationAndPassHaveTheirReasons()
{
    SearchResult result = m_result;
    result.candidates[0].winrate = 0.03;
    QCOMPARE(
        remarkOn(result, {.resigns = true, .point = Point{3, 3}}),
        std::string("I resign: there is hardly a chance left. Chance to win: 3 %, after 12,345 "
                    "playouts. I am behind by about 3 points."));
    result.candidates.insert(result.candidates.begin(),
                             {.move = std::nullopt, .visits = 900, .winrate = 0.98, .line = {}});
    QVERIFY(remarkOn(result, {}).starts_with("I pass: nothing is left to gain. Chance to win: 98"));
}

/// Two of ten games say nothing of one move.
void RemarksTest::aGlanceIsNoCertainty()
{
    const SearchResult result{
        .candidates = {{.move = Point{3, 3}, .visits = 2, .winrate = 0.99, .line = {}},
                       {.move = Point{2, 2}, .visits = 6, .winrate = 0.03, .line = {}}},
        .playouts = 8,
        .visits = 8,
        .winrate = 0.99,
        .score = -20,
        .ownership = {}};
    const std::string text = remarkOn(result, {.level = 1, .point = Point{3, 3}});
    QVERIFY2(text.starts_with("Chance to win: 27 %, after 8 playouts. I am behind by about 20 "
                              "points."),
             text.c_str());
    QVERIFY2(text.find("less often") == std::string::npos, text.c_str());
}

void RemarksTest::pointsDoNotContradictTheChance()
{
    SearchResult result = m_result;
    result.candidates = {{.move = Point{3, 3}, .visits = 9000, .winrate = 0.62, .line = {}}};
    result.score = 2.6; // Black's, but White thinks that it wins
    QCOMPARE(remarkOn(result, {.color = Color::White, .point = Point{3, 3}}),
             std::string("Chance to win: 62 %, after 12,345 playouts."));
}

SHINPAN_TEST(RemarksTest)
#include "remarks_test.moc"
