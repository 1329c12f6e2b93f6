#include "core/match/referee.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::lineOf;
using Verdict = Referee::Verdict;

namespace {

MatchSetup setupOf(int side, const char *rules)
{
    MatchSetup setup;
    setup.size = BoardSize::square(side);
    setup.rules = findRulesetPreset(rules)->rules;
    return setup;
}

/// Plays "D4 pass …" from the side to play, in turn; the verdict on the last.
Verdict playAll(Referee &referee, std::string_view vertices)
{
    Verdict verdict;
    for (const Move &move : lineOf(vertices, {.first = referee.toPlay()}).moves) {
        verdict = referee.judge(move);
    }
    return verdict;
}

/// rules.md §4.6: three kos, Black to play.
GameLine tripleKo()
{
    GameLine line;
    line.size = BoardSize::square(7);
    const char *const diagram = R"(
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .)";
    for (const Point point : test::pointsDrawnAs("X", diagram)) {
        line.setUp.push_back({point, Color::Black});
    }
    for (const Point point : test::pointsDrawnAs("O", diagram)) {
        line.setUp.push_back({point, Color::White});
    }
    return line;
}

} // namespace

/// The judge under different rules, and free handicaps: how games end, and how they begin.
class RefereeRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesEndTheGameAsTheRulesSay_data();
    void passesEndTheGameAsTheRulesSay();
    void aCycleIsNoResultWithItsMoves();
    void aCycleIsForbiddenUnderSuperko();
    void whoAccusesTheMover_data();
    void whoAccusesTheMover();
    void breakingDownIsAForfeitWhereThatIsAgreed_data();
    void breakingDownIsAForfeitWhereThatIsAgreed();
    void aFreeHandicapIsAwaited();
    void aFreeHandicapIsChecked_data();
    void aFreeHandicapIsChecked();
    void playGoesOnWithWhoeverIsNamed();
    void aResumedGameEndsWithAsManyPassesAgain();
};

void RefereeRulesTest::passesEndTheGameAsTheRulesSay_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<bool>("isEnd");
    const auto row = [](const char *rules, const char *moves, bool isEnd) {
        QTest::addRow("%s: %s", rules, moves) << QByteArray(rules) << QByteArray(moves) << isEnd;
    };
    row("Japanese", "D4 pass", false);
    row("Japanese", "D4 pass pass", true);
    row("Japanese", "pass D4 pass", false);
    row("Chinese", "D4 E5 pass pass", true);
    row("AGA", "D4 E5 pass pass", true);
    row("AGA", "D4 pass pass", false); // Black passed last
    row("AGA", "D4 pass pass pass", true);
    row("Ing", "D4 pass pass", false);
    row("Ing", "D4 pass pass pass", false);
    row("Ing", "D4 pass pass pass pass", true);
}

void RefereeRulesTest::passesEndTheGameAsTheRulesSay()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, moves);
    QFETCH(bool, isEnd);
    Referee referee(setupOf(9, rules));

    const Verdict verdict = playAll(referee, moves.constData());

    QCOMPARE(verdict.kind, isEnd ? Verdict::Kind::Count : Verdict::Kind::Continue);
    QVERIFY(verdict.isPlayed);
}

void RefereeRulesTest::aCycleIsNoResultWithItsMoves()
{
    GameLine line = tripleKo();
    Referee referee(setupOf(7, "Japanese"), line);
    const char *const cycle = "D6 B5 F6 D5 B6 F5";

    QCOMPARE(playAll(referee, cycle).kind, Verdict::Kind::Continue);
    const Verdict verdict = playAll(referee, cycle);

    QCOMPARE(verdict.kind, Verdict::Kind::Over);
    QVERIFY(verdict.isPlayed);
    QCOMPARE(verdict.result.end, GameEnd::Void);
    QVERIFY(!verdict.result.culprit);
    QCOMPARE(verdict.result.toSgf(), QStringLiteral("Void"));
    QCOMPARE(verdict.result.reason.english(),
             QStringLiteral("no result: the same position with the same side to move stood after "
                            "moves 0, 6, 12"));
}

void RefereeRulesTest::aCycleIsForbiddenUnderSuperko()
{
    Referee referee(setupOf(7, "AGA"), tripleKo());

    const Verdict verdict = playAll(referee, "D6 B5 F6 D5 B6 F5");

    QCOMPARE(verdict.result.toSgf(), QStringLiteral("B+F"));
    QCOMPARE(verdict.result.reason,
             QStringLiteral("White played move 6 at F5, which repeats an earlier position"));
}

void RefereeRulesTest::whoAccusesTheMover_data()
{
    using Rule = MatchSetup::RefusedMove;
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("result");

    QTest::newRow("the usual rule")
        << Rule::RefuserForfeits << QStringLiteral("illegal move") << QStringLiteral("B+F");
    QTest::newRow("Gomill's rule")
        << Rule::MoverForfeitsIfAccused << QStringLiteral("illegal move") << QStringLiteral("W+F");
    QTest::newRow("Gomill's rule, other words")
        << Rule::MoverForfeitsIfAccused << QStringLiteral("Illegal Move!") << QStringLiteral("B+F");
}

void RefereeRulesTest::whoAccusesTheMover()
{
    QFETCH(MatchSetup::RefusedMove, rule);
    QFETCH(QString, reply);
    QFETCH(QString, result);
    MatchSetup setup = setupOf(9, "Chinese");
    setup.refusedMove = rule;
    const Referee referee(setup, lineOf("D4"));
    const PlayerFailure refusal{PlayerFailure::Kind::MoveRefused,
                                Message::verbatim(QStringLiteral("refused D4")),
                                {},
                                reply};

    const GameResult verdict = referee.failed(Color::White, refusal);

    QCOMPARE(verdict.end, GameEnd::Forfeit);
    QCOMPARE(verdict.toSgf(), result);
    QVERIFY2(verdict.reason.english().startsWith(QStringLiteral("White refused D4")),
             qPrintable(verdict.reason.english()));
}

void RefereeRulesTest::breakingDownIsAForfeitWhereThatIsAgreed_data()
{
    using Kind = PlayerFailure::Kind;
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("result");

    QTest::newRow("ended") << Kind::Ended << QStringLiteral("B+F");
    QTest::newRow("no GTP") << Kind::NotGtp << QStringLiteral("B+F");
    QTest::newRow("no answer") << Kind::NoAnswer << QStringLiteral("B+F");
    QTest::newRow("no move") << Kind::MoveOverdue << QStringLiteral("B+F");
    QTest::newRow("cannot start") << Kind::CannotStart << QStringLiteral("Void");
    QTest::newRow("refuses the set-up") << Kind::SetUpRefused << QStringLiteral("Void");
    QTest::newRow("interrupted") << Kind::Interrupted << QStringLiteral("Void");
}

void RefereeRulesTest::breakingDownIsAForfeitWhereThatIsAgreed()
{
    QFETCH(PlayerFailure::Kind, kind);
    QFETCH(QString, result);
    MatchSetup setup = setupOf(9, "Chinese");
    setup.breakdown = MatchSetup::Breakdown::Forfeit;

    const GameResult verdict = Referee(setup).failed(Color::White, {kind, {}, {}, {}});

    QCOMPARE(verdict.toSgf(), result);
    QCOMPARE(verdict.culprit, std::optional(Color::White));
}

void RefereeRulesTest::aFreeHandicapIsAwaited()
{
    MatchSetup setup = setupOf(9, "Chinese");
    setup.handicapStyle = HandicapStyle::Free;
    QVERIFY(!Referee(setup).awaitsHandicap());
    setup.handicap = 2;
    QVERIFY(!Referee(setup, lineOf("D4")).awaitsHandicap()); // too late for that
    Referee referee(setup);
    QVERIFY(referee.awaitsHandicap());
    QVERIFY(referee.line().setUp.empty());

    referee.placeHandicap({at("A1"), at("J9")});

    QVERIFY(!referee.awaitsHandicap());
    QCOMPARE(referee.line(), lineOf("", {.handicap = "A1 J9"}));
    QCOMPARE(referee.toPlay(), Color::White);
    QCOMPARE(referee.position().board().at(at("J9")), Stone::Black);
}

void RefereeRulesTest::aFreeHandicapIsChecked_data()
{
    QTest::addColumn<QByteArray>("points");
    QTest::addColumn<QString>("objection");
    const auto row = [](const char *points, const char *objection) {
        QTest::newRow(points) << QByteArray(points) << QString::fromLatin1(objection);
    };
    row("C3 D4 E5", "");
    row("C3 D4", ""); // GTP 2 §4.1.2
    row("C3", "placed 1 handicap stones instead of 3");
    row("C3 D4 E5 F6", "placed 4 handicap stones instead of 3");
    row("C3 D4 C3", "placed two handicap stones at C3");
    row("C3 D4 K10", "placed a handicap stone at K10, which is not on the board");
}

void RefereeRulesTest::aFreeHandicapIsChecked()
{
    QFETCH(QByteArray, points);
    QFETCH(QString, objection);
    MatchSetup setup = setupOf(9, "Chinese");
    setup.handicapStyle = HandicapStyle::Free;
    setup.handicap = 3;
    std::vector<Point> placed;
    for (const QByteArray &vertex : points.split(' ')) {
        placed.push_back(at(vertex.constData()));
    }

    QCOMPARE(Referee(setup).checkHandicap(placed).value_or(Message()).english(), objection);
}

void RefereeRulesTest::playGoesOnWithWhoeverIsNamed()
{
    Referee referee(setupOf(9, "Japanese"));
    QCOMPARE(playAll(referee, "D4 pass pass").kind, Verdict::Kind::Count);
    QCOMPARE(referee.toPlay(), Color::White);

    referee.resume(Color::Black);
    QCOMPARE(referee.toPlay(), Color::Black);
    QCOMPARE(referee.judge(Move{Color::Black, at("E5")}).kind, Verdict::Kind::Continue);
    QCOMPARE(referee.toPlay(), Color::White);
    QCOMPARE(playAll(referee, "pass pass").kind, Verdict::Kind::Count);

    referee.resume(Color::White);
    referee.takeBack(3);
    QCOMPARE(referee.toPlay(), Color::White); // after D4 pass pass, in turn
    QCOMPARE(referee.moveCount(), 3);
}

void RefereeRulesTest::aResumedGameEndsWithAsManyPassesAgain()
{
    Referee referee(setupOf(9, "Japanese"));
    QCOMPARE(playAll(referee, "D4 pass pass").kind, Verdict::Kind::Count);
    referee.resume(Color::Black);
    QCOMPARE(playAll(referee, "pass").kind, Verdict::Kind::Continue); // White wanted to play
    referee.takeBack(1);
    QCOMPARE(playAll(referee, "pass").kind, Verdict::Kind::Continue);
    QCOMPARE(playAll(referee, "pass").kind, Verdict::Kind::Count);

    Referee later(setupOf(9, "Japanese"), referee.line()); // a record that goes on
    QCOMPARE(playAll(later, "pass").kind, Verdict::Kind::Continue);
    QCOMPARE(playAll(later, "pass").kind, Verdict::Kind::Count);
}

SHINPAN_TEST(RefereeRulesTest)
#include "refereerules_test.moc"
