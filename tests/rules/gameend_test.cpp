#include "core/rules/position.h"
#include "tests/rules/moves.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr auto SimpleKo = R"(
    5 . . . . .
    4 . X O . .
    3 X O . O .
    2 . X O . .
    1 . . . . .)";
constexpr auto TripleKo = R"(
    7 O O O O O O O
    6 O X O . O . O
    5 X . X O X O X
    4 X X X X X X X
    3 O O O O O O O
    2 . . . . . . .
    1 . . . . . . .)";
constexpr auto EternalLife = R"(
    8 . . . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . . . . . . .
    4 O O O O O O . .
    3 X X X X X O . .
    2 X O O O X X O O
    1 . O . X . O X .)";
constexpr auto SendTwoReturnOne = R"(
    5 . . . . .
    4 . . . . .
    3 . . . . .
    2 O O X X .
    1 . X . X .)";

constexpr auto TripleKoCycle = "X D6, O B5, X F6, O D5, X B6, O F5";
constexpr auto EternalLifeCycle = "X C1, O E1, X D1, O F1";
constexpr auto SendTwoCycle = "X A1, O C1, X B1, O pass";

[[nodiscard]] Ruleset rulesNamed(const char *text)
{
    const auto rules = rulesetFromText(text);
    return rules.value_or(Ruleset{});
}

} // namespace

/// How a game ends under each rule set: by its passes, or without result by going in circles.
class GameEndTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesEndTheGame_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<bool>("finished");
        const auto row = [](const char *rules, const char *moves, bool finished) {
            QTest::addRow("%s: %s", rules, moves)
                << QString::fromUtf8(rules) << QString::fromUtf8(moves) << finished;
        };
        for (const char *rules : {"Japanese", "Korean", "Chinese", "NZ", "Tromp-Taylor"}) {
            row(rules, "", false);
            row(rules, "X pass", false);
            row(rules, "X pass, O pass", true);
            row(rules, "X D4, O pass, X pass", true);
            row(rules, "X pass, O D4, X pass", false);
        }
        row("AGA", "X pass, O pass", true);
        row("AGA", "X D4, O pass, X pass", false);
        row("AGA", "X D4, O pass, X pass, O pass", true);
        row("AGA", "X D4, O pass, X pass, O E5", false);
        row("AGA", "X D4, O pass, X pass, O E5, X pass, O pass", true);
        row("Ing", "X pass, O pass", false);
        row("Ing", "X pass, O pass, X pass", false);
        row("Ing", "X pass, O pass, X pass, O pass", true);
        row("Ing", "X pass, O pass, X D4, O pass, X pass", false);
        row("AGA-Button", "X pass, O pass", false);
        row("AGA-Button", "X pass, O pass, X pass", true);
        row("AGA-Button", "X pass, O D4, X pass, O pass", true);
        row("AGA-Button", "X D4, O pass, X pass", false);
    }
    void passesEndTheGame()
    {
        QFETCH(QString, rules);
        QFETCH(QString, moves);
        QFETCH(bool, finished);
        Position position(BoardSize::square(9), rulesNamed(rules.toUtf8().constData()));
        playAll(position, moves);
        QCOMPARE(position.isFinished(), finished);
    }

    void passesOfEachSideAreCounted()
    {
        Position position(BoardSize::square(9), rulesNamed("AGA"));
        playAll(position, u"X pass, O D4, X pass, O pass"_s);
        QCOMPARE(position.passes(), (ByColor<int>{2, 1}));
    }

    void firstPassTakesTheButton()
    {
        Position position(BoardSize::square(9), rulesNamed("AGA-Button"));
        playAll(position, u"X D4"_s);
        QCOMPARE(position.buttonTaker(), std::nullopt);
        playAll(position, u"O pass"_s);
        QCOMPARE(position.buttonTaker(), std::optional(Color::White));
        QCOMPARE(position.consecutivePasses(), 0);
        playAll(position, u"X pass"_s);
        QCOMPARE(position.buttonTaker(), std::optional(Color::White));
        Position without(BoardSize::square(9), rulesNamed("AGA"));
        playAll(without, u"X pass"_s);
        QCOMPARE(without.buttonTaker(), std::nullopt);
    }

    /// It is another game once the button has gone: nothing has been there before.
    void takingTheButtonLiftsSuperko()
    {
        Position button(boardFrom(SimpleKo), Color::Black, rulesNamed("AGA-Button"));
        playAll(button, u"X C3, O pass, X E5"_s);
        QCOMPARE(verdictOn(button, u"O B3"_s), u"legal"_s);
        Position retaken(boardFrom(SimpleKo), Color::Black, rulesNamed("AGA-Button"));
        playAll(retaken, u"X C3, O pass, X pass"_s);
        QCOMPARE(verdictOn(retaken, u"O B3"_s), u"legal"_s);
        playAll(retaken, u"O B3, X pass, O pass"_s);
        QCOMPARE(verdictOn(retaken, u"X C3"_s), u"superko"_s);
    }

    void cyclesAreVoidWhereTheRulesSaySo_data()
    {
        QTest::addColumn<Board>("board");
        QTest::addColumn<QString>("cycle");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("isVoid");
        const auto rows = [](const char *name, const char *diagram, const char *cycle,
                             bool isVoid) {
            for (const char *rules : {"Japanese", "Korean", "Chinese"}) {
                QTest::addRow("%s: %s", name, rules)
                    << boardFrom(diagram) << QString::fromUtf8(cycle) << QString::fromUtf8(rules)
                    << isVoid;
            }
            QTest::addRow("%s: simple ko alone", name)
                << boardFrom(diagram) << QString::fromUtf8(cycle) << u"ko=simple,cyclesVoid=false"_s
                << false;
        };
        rows("triple ko", TripleKo, TripleKoCycle, true);
        rows("eternal life", EternalLife, EternalLifeCycle, true);
        rows("two sent, one returned: unequal captures", SendTwoReturnOne, SendTwoCycle, false);
    }
    void cyclesAreVoidWhereTheRulesSaySo()
    {
        QFETCH(Board, board);
        QFETCH(QString, cycle);
        QFETCH(QString, rules);
        QFETCH(bool, isVoid);
        Position position(board, Color::Black, rulesNamed(rules.toUtf8().constData()));
        playAll(position, cycle);
        QCOMPARE(position.board(), board); // the second time
        QVERIFY(!position.isVoidByRepetition());
        const QStringList moves = cycle.split(u", "_s);
        playAll(position, moves.mid(0, moves.size() - 1).join(u", "_s));
        QVERIFY(!position.isVoidByRepetition());
        playAll(position, moves.last()); // the third time
        QCOMPARE(position.isVoidByRepetition(), isVoid);
        if (!QTest::currentTestFailed() && isVoid) {
            playAll(position, u"X pass"_s);
            QVERIFY(!position.isVoidByRepetition());
        }
    }

    void passBreaksTheCircle()
    {
        Position position(boardFrom(TripleKo), Color::Black, rulesNamed("Japanese"));
        playAll(position, QString::fromUtf8(TripleKoCycle));
        playAll(position, u"X pass, O pass"_s); // they pass, and play is resumed
        playAll(position, QString::fromUtf8(TripleKoCycle));
        QVERIFY(!position.isVoidByRepetition());
        playAll(position, QString::fromUtf8(TripleKoCycle));
        QVERIFY(position.isVoidByRepetition());
    }

    void superkoLetsNoCircleClose()
    {
        for (const char *rules :
             {"Chinese-KGS", "AGA", "NZ", "Tromp-Taylor", "Ing", "ko=natural"}) {
            Position position(boardFrom(TripleKo), Color::Black, rulesNamed(rules));
            playAll(position, u"X D6, O B5, X F6, O D5, X B6"_s);
            QCOMPARE(verdictOn(position, u"O F5"_s), u"superko"_s);
        }
    }
};

SHINPAN_TEST(GameEndTest)
#include "gameend_test.moc"
