#include "core/rules/scoring.h"
#include "tests/rules/koverdicts.h"
#include "tests/rules/moves.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

/// Two groups with an eye each, and each with one of the two kos between them. Whoever takes the
/// other ko as well gives atari, and loses the first one to the answer.
constexpr auto DoubleKoSeki = R"(
    7 O O O O O . O
    6 O x O . O O O
    5 x . x O x x x
    4 x x x x x . x
    3 O O O O x x x
    2 . . . O O O O
    1 . . . . . . .)";
/// Connecting in the corner makes a seki; playing E1 or D2 starts a ko for everything.
constexpr auto TenThousandYearKo = R"(
    6 . . . . . . . .
    5 . . . . . . . .
    4 X X X X X X . .
    3 o o o o o X X .
    2 . o o . o o X .
    1 o X X X . o X .)";
/// A seki at E1 and E2. White would lose the race by filling H1, Black by filling B1.
constexpr auto OneSidedDame = R"(
    7 . . . . O X . . .
    6 . . . . O X . . .
    5 . . . . O X . . .
    4 . O O O O X X X .
    3 . O X X X O O X .
    2 . O X X . O O X .
    1 O . X X . O O . X)";
/// The four stones and the one in the corner are in atari, and neither side wants to take first.
constexpr auto TorazuSanmoku = R"(
    7 . o o X . . .
    6 X o o X . . .
    5 O X X X . . .
    4 O O O X X X X
    3 . . O O O O O
    2 . . . . . . .
    1 . . . . . . .)";
/// The double ko seki above gives White any number of threats for the ko at C1, without which the
/// group in the corner has one eye.
constexpr auto MoonshineLife = R"(
    10 O O O O O . O
     9 O X O . O O O
     8 X . X O X X X
     7 X X X X X . X
     6 O O O O X X X
     5 . O . O O O O
     4 O O O O O O O
     3 X X X X X X X
     2 X . X o o o o
     1 . X o . o . o)";
constexpr auto MoonshineCycle = "X D1, O B8, X D9, O C1, X B9, O D8";

[[nodiscard]] Ruleset rulesNamed(const char *text)
{
    return rulesetFromText(text).value_or(Ruleset{});
}

/// The result with a komi of 6.5.
[[nodiscard]] QString resultOf(const Position &position, const Settlement &settlement)
{
    return QString::fromStdString(toSgf(countGame(position, {6.5, 0}, settlement).score));
}

[[nodiscard]] std::vector<Point> pointsNamed(const QString &vertices)
{
    std::vector<Point> points;
    for (const QString &vertex : vertices.split(u' ')) {
        points.push_back(at(vertex.toStdString()));
    }
    return points;
}

} // namespace

/// The positions that rule books argue about, each with its verdict under every rule set. What is
/// dead or in seki the referee does not decide: the settlement says it.
class RarePositionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void koRulesDecide_data()
    {
        addVerdictColumns();
        addVerdictRows("double ko: at once", DoubleKoSeki, u"X D6, O B5"_s, u"X B6"_s,
                       KoEverywhere);
        addVerdictRows("double ko: after passes", DoubleKoSeki, u"X D6, O B5, X pass, O pass"_s,
                       u"X B6"_s, SuperkoOnly);
        addVerdictRows("double ko: the second by White", DoubleKoSeki, u"X D6, O B5, X pass"_s,
                       u"O D5"_s, LegalEverywhere);
        addVerdictRows("double ko: the answer to that", DoubleKoSeki, u"X D6, O B5, X pass, O D5"_s,
                       u"X B6"_s, PositionalOnly);
        const char *yearKo = TenThousandYearKo;
        addVerdictRows("year ko: taken", yearKo, {}, u"X A2"_s, LegalEverywhere);
        addVerdictRows("year ko: made a seki by White", yearKo, {}, u"O A2"_s, LegalEverywhere);
        addVerdictRows("year ko: made a seki by Black", yearKo, u"X A2, O pass"_s, u"X A1"_s,
                       LegalEverywhere);
        addVerdictRows("year ko: retaken at once", yearKo, u"X A2"_s, u"O A1"_s, KoEverywhere);
        addVerdictRows("year ko: retaken after an exchange", yearKo, u"X A2, O H6, X H5"_s,
                       u"O A1"_s, LegalEverywhere);
        addVerdictRows("year ko: retaken after passes", yearKo, u"X A2, O pass, X pass"_s,
                       u"O A1"_s, SuperkoOnly);
        addVerdictRows("year ko: fought", yearKo, u"X A2, O pass, X E1"_s, u"O A1"_s,
                       LegalEverywhere);
        addVerdictRows("year ko: fought, retaken at once", yearKo, u"X A2, O pass, X E1, O A1"_s,
                       u"X A2"_s, KoEverywhere);
        addVerdictRows("torazu sanmoku: Black takes", TorazuSanmoku, {}, u"X A7"_s,
                       LegalEverywhere);
        addVerdictRows("torazu sanmoku: White takes", TorazuSanmoku, {}, u"O A7"_s,
                       LegalEverywhere);
        addVerdictRows("moonshine life: the ko at once", MoonshineLife, u"X D1"_s, u"O C1"_s,
                       KoEverywhere);
        addVerdictRows("moonshine life: after a threat", MoonshineLife, u"X D1, O B8, X D9"_s,
                       u"O C1"_s, LegalEverywhere);
        addVerdictRows("moonshine life: the circle closes", MoonshineLife,
                       u"X D1, O B8, X D9, O C1, X B9"_s, u"O D8"_s, SuperkoOnly);
    }
    void koRulesDecide()
    {
        QFETCH(Board, board);
        QFETCH(QString, moves);
        QFETCH(QString, move);
        QFETCH(int, ko);
        Position position(board, Color::Black, {.ko = static_cast<KoRule>(ko)});
        playAll(position, moves);
        QTEST(verdictOn(position, move), "verdict");
    }

    /// The stones in lower case are those called dead; what is called in seki is named by a stone
    /// of each chain.
    void countIsWhatTheSettlementSays_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QString>("seki");
        QTest::addColumn<QString>("result in seki");
        QTest::addColumn<QString>("result dead");
        struct Results
        {
            const char *seki;
            const char *dead;
        };
        const auto rows = [](const char *name, const char *diagram, const char *seki,
                             const Results &territory, const Results &area) {
            const auto row = [&](const char *rules, const Results &results) {
                QTest::addRow("%s: %s", name, rules)
                    << QByteArray(diagram) << QByteArray(rules) << QString::fromUtf8(seki)
                    << QString::fromUtf8(results.seki) << QString::fromUtf8(results.dead);
            };
            row("Japanese", territory);
            row("Korean", territory);
            for (const char *rules : {"Chinese", "AGA", "NZ", "Tromp-Taylor"}) {
                row(rules, area);
            }
        };
        rows("double ko", DoubleKoSeki, "A7 D5 A5 B6", {"W+16.5", "W+50.5"}, {"W+21.5", "W+55.5"});
        rows("ten thousand year ko", TenThousandYearKo, "A3 A1 B1", {"B+14.5", "B+39.5"},
             {"B+15.5", "B+41.5"});
        // The rules of 1949 give Black three points as it stands, those of 1989 a seki.
        rows("torazu sanmoku", TorazuSanmoku, "B7 A6", {"W+13.5", "W+4.5"}, {"W+16.5", "W+7.5"});
        // It is dead since 1989: its ko may be retaken only after a pass for it.
        rows("moonshine life", MoonshineLife, "A10 D8 A8 B9 D2 C1", {"W+6.5", "B+9.5"},
             {"W+18.5", "W+0.5"});
    }
    void countIsWhatTheSettlementSays()
    {
        QFETCH(QByteArray, diagram);
        QFETCH(QByteArray, rules);
        QFETCH(QString, seki);
        const Position position(boardFrom(diagram.toStdString()), Color::Black,
                                rulesNamed(rules.constData()));
        const Settlement dead{pointsDrawnAs("xo", diagram.toStdString()), std::nullopt};
        QTEST(resultOf(position, {{}, pointsNamed(seki)}), "result in seki");
        QTEST(resultOf(position, dead), "result dead");
    }

    /// The shared dame show us that it is a seki.
    void sekiThatSharesDameIsFound()
    {
        for (const auto &[diagram, others] :
             {std::pair(TenThousandYearKo, u"B1 C1 D1"_s), std::pair(TorazuSanmoku, u"A6"_s)}) {
            std::vector<Point> seki = pointsDrawnAs("o", diagram);
            std::ranges::copy(pointsNamed(others), std::back_inserter(seki));
            std::ranges::sort(seki);
            const Position position(boardFrom(diagram), Color::Black, rulesNamed("Japanese"));
            QCOMPARE(countGame(position, {}).seki, seki);
        }
    }

    /// A double ko leaves none to share: only the settlement can say that its eyes do not count.
    void eyesInDoubleKoCountUnlessCalledSeki()
    {
        const Position position(boardFrom(DoubleKoSeki), Color::Black, rulesNamed("Japanese"));
        QCOMPARE(QString::fromStdString(toText(countGame(position, {}))),
                 u"Black 2 = 2 territory; White 12 = 12 territory"_s);
        const Settlement seki{{}, pointsNamed(u"A7 D5 A5 B6"_s)};
        QCOMPARE(QString::fromStdString(toText(countGame(position, {}, seki))),
                 u"Black 0; White 10 = 10 territory"_s);
    }

    /// Each side can always answer in the other ko, and pass when it is done.
    void doubleKoSekiIsNoCircle()
    {
        for (const char *rules : {"Japanese", "Korean", "Chinese"}) {
            Position position(boardFrom(DoubleKoSeki), Color::Black, rulesNamed(rules));
            for (int round = 0; round < 3; ++round) {
                playAll(position, u"X D6, O B5, X pass, O pass, X B6, O D5, X pass, O pass"_s);
                QCOMPARE(position.board(), boardFrom(DoubleKoSeki));
                QVERIFY(!position.isVoidByRepetition());
            }
        }
    }

    /// Superko forbids one side's answer in the end; where the positions alone decide, at once.
    void superkoBreaksADoubleKoSeki()
    {
        for (const char *rules : {"Chinese-KGS", "Tromp-Taylor", "Ing"}) {
            Position position(boardFrom(DoubleKoSeki), Color::Black, rulesNamed(rules));
            playAll(position, u"X D6, O B5, X pass, O D5"_s);
            QCOMPARE(verdictOn(position, u"X B6"_s), u"superko"_s);
            playAll(position, u"X pass, O F4"_s);
            QCOMPARE(position.board().at(at("A5")), Stone::Empty);
        }
    }

    void moonshineLifeIsVoidWhereCyclesAre()
    {
        for (const char *rules : {"Japanese", "Korean", "Chinese"}) {
            Position position(boardFrom(MoonshineLife), Color::Black, rulesNamed(rules));
            playAll(position, QString::fromUtf8(MoonshineCycle));
            QCOMPARE(position.board(), boardFrom(MoonshineLife)); // the second time
            QVERIFY(!position.isVoidByRepetition());
            playAll(position, u"X D1, O B8, X D9, O C1, X B9"_s);
            QVERIFY(!position.isVoidByRepetition());
            playAll(position, u"O D8"_s); // the third time
            QVERIFY(position.isVoidByRepetition());
        }
    }

    /// White's threats run out: the first is answered, the second forbidden, and the group goes.
    void superkoKillsMoonshineLife()
    {
        for (const char *rules :
             {"Chinese-KGS", "AGA", "NZ", "Tromp-Taylor", "Ing", "ko=natural"}) {
            Position position(boardFrom(MoonshineLife), Color::Black, rulesNamed(rules));
            playAll(position, u"X D1, O B8, X D9, O C1, X B9"_s);
            QCOMPARE(verdictOn(position, u"O D8"_s), u"superko"_s);
            playAll(position, u"O pass, X F10"_s);
            QCOMPARE(position.board().at(at("A10")), Stone::Empty); // where the threats came from
        }
    }

    /// Filled by the side that can, and answered on the other side, where it is the other way
    /// round: a point of area each, and no territory.
    void oneSidedDameIsWorthAPointOfArea()
    {
        for (const auto &[rules, open, filled, answered] :
             {std::tuple("Chinese", "W+9.5", "W+8.5", "W+9.5"),
              std::tuple("Japanese", "W+9.5", "W+9.5", "W+9.5")}) {
            Position position(boardFrom(OneSidedDame), Color::Black, rulesNamed(rules));
            QCOMPARE(resultOf(position, {}), QString::fromUtf8(open));
            playAll(position, u"X H1"_s);
            QCOMPARE(resultOf(position, {}), QString::fromUtf8(filled));
            playAll(position, u"O B1"_s);
            QCOMPARE(resultOf(position, {}), QString::fromUtf8(answered));
        }
    }

    void oneSidedDameIsNotForTheOther()
    {
        Position position(boardFrom(OneSidedDame), Color::White, rulesNamed("Chinese"));
        playAll(position, u"O H1, X E1"_s);
        QCOMPARE(verdictOn(position, u"O E2"_s), u"suicide"_s);
        playAll(position, u"O B1, X E2"_s);
        QCOMPARE(position.board().at(at("F1")), Stone::Empty);
    }
};

SHINPAN_TEST(RarePositionTest)
#include "rareposition_test.moc"
