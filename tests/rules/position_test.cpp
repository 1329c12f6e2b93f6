#include "core/rules/position.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// "X D4", "O pass".
Move moveFrom(const QString &text)
{
    const Color color = text.startsWith(u'X') ? Color::Black : Color::White;
    const QString vertex = text.mid(2);
    return vertex == u"pass"_qs ? Move::pass(color) : Move{color, at(vertex.toStdString())};
}

QString wordFor(std::optional<Illegality> verdict)
{
    if (!verdict) {
        return u"legal"_qs;
    }
    switch (*verdict) {
    case Illegality::OffBoard:
        return u"off board"_qs;
    case Illegality::Occupied:
        return u"occupied"_qs;
    case Illegality::Suicide:
        return u"suicide"_qs;
    case Illegality::Ko:
        return u"ko"_qs;
    case Illegality::Superko:
        return u"superko"_qs;
    }
    return {};
}

QString verdictOn(const Position &position, const QString &move)
{
    return wordFor(position.check(moveFrom(move)));
}

/// Plays "X C3, O pass, ...", each of which must be legal.
void playAll(Position &position, const QString &moves)
{
    for (const QString &text : moves.split(u", "_qs, Qt::SkipEmptyParts)) {
        QVERIFY2(!position.check(moveFrom(text)),
                 qPrintable(text + u": "_qs + verdictOn(position, text)));
        position.play(moveFrom(text));
    }
}

constexpr Ruleset Positional{.ko = KoRule::PositionalSuperko, .suicide = SuicideRule::Forbidden};
constexpr Ruleset Situational{.ko = KoRule::SituationalSuperko, .suicide = SuicideRule::Forbidden};
constexpr Ruleset Simple{.ko = KoRule::Simple, .suicide = SuicideRule::Forbidden};

/// What each ko rule says of a move.
struct Verdicts
{
    const char *none;
    const char *simple;
    const char *positional;
    const char *situational;
};

constexpr Verdicts LegalEverywhere{"legal", "legal", "legal", "legal"};
constexpr Verdicts KoEverywhere{"legal", "ko", "ko", "ko"};
constexpr Verdicts SuperkoOnly{"legal", "legal", "superko", "superko"};
constexpr Verdicts PositionalOnly{"legal", "legal", "superko", "legal"};

/// Adds a row for each ko rule. Columns: board, moves, move, verdict, ko.
void addRows(const char *name,
             const char *diagram,
             const QString &moves,
             const QString &move,
             const Verdicts &verdicts)
{
    const Board board = boardFrom(diagram);
    const auto row = [&](KoRule ko, const char *rule, const char *verdict) {
        QTest::addRow("%s: %s", name, rule)
            << board << moves << move << QString::fromUtf8(verdict) << static_cast<int>(ko);
    };
    row(KoRule::None, "no ko rule", verdicts.none);
    row(KoRule::Simple, "simple", verdicts.simple);
    row(KoRule::PositionalSuperko, "positional", verdicts.positional);
    row(KoRule::SituationalSuperko, "situational", verdicts.situational);
}

void addColumns()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("ko");
}

constexpr auto SimpleKo = R"(
    5 . . . . .
    4 . X O . .
    3 X O . O .
    2 . X O . .
    1 . . . . .)";
constexpr auto EdgeKo = R"(
    3 . . . . .
    2 . X O . .
    1 X O . O .)";
constexpr auto CornerKo = R"(
    3 . . . .
    2 X O . .
    1 . X O .)";
constexpr auto Snapback = R"(
    5 . . . . .
    4 . . . . .
    3 . X X X .
    2 X O O O X
    1 X O . . X)";
constexpr auto TwoCaptured = R"(
    3 X . . . .
    2 O X . . .
    1 O . X . .)";
constexpr auto SendTwoReturnOne = R"(
    5 . . . . .
    4 . . . . .
    3 . . . . .
    2 O O X X .
    1 . X . X .)";
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
constexpr auto SingleSuicide = R"(
    5 . . . . .
    4 . . O . .
    3 . O . O .
    2 . . O . .
    1 . . . . .)";
constexpr auto SuicideOfTwo = R"(
    5 . . . . .
    4 . . O O .
    3 . O X . O
    2 . . O O .
    1 . . . . .)";
constexpr auto CornerPair = R"(
    3 . . . . .
    2 O O . . .
    1 X . O . .)";
constexpr auto TakesInTime = R"(
    5 . . . . .
    4 . . X . .
    3 . X O X .
    2 . O . O .
    1 . . O . .)";

} // namespace

/// Drawn positions and what the rules say of a move there; X is Black, O White.
class PositionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void koRulesDecide_data()
    {
        addColumns();
        addRows("ko at once", SimpleKo, u"X C3"_qs, u"O B3"_qs, KoEverywhere);
        addRows("ko after an exchange", SimpleKo, u"X C3, O E5, X A5"_qs, u"O B3"_qs,
                LegalEverywhere);
        addRows("ko after two passes", SimpleKo, u"X C3, O pass, X pass"_qs, u"O B3"_qs,
                SuperkoOnly);
        addRows("ko retaken twice", SimpleKo, u"X C3, O E5, X A5, O B3"_qs, u"X C3"_qs,
                KoEverywhere);
        addRows("ko filled by its owner out of turn", SimpleKo, u"X C3"_qs, u"X B3"_qs,
                LegalEverywhere);
        addRows("ko after its owner's move out of turn", SimpleKo, u"X C3, X E5"_qs, u"O B3"_qs,
                LegalEverywhere);
        addRows("ko on the edge", EdgeKo, u"X C1"_qs, u"O B1"_qs, KoEverywhere);
        addRows("ko in the corner", CornerKo, u"X pass, O A1"_qs, u"X B1"_qs, KoEverywhere);
        addRows("taking by capture where there is no liberty", TakesInTime, u"X C2"_qs, u"O C3"_qs,
                KoEverywhere);
        addRows("snapback", Snapback, u"X C1, O D1"_qs, u"X C1"_qs, LegalEverywhere);
        addRows("two captured, one retaken", TwoCaptured, u"X B1"_qs, u"O A1"_qs, LegalEverywhere);
        addRows("two captured, the other retaken", TwoCaptured, u"X B1"_qs, u"O A2"_qs,
                LegalEverywhere);
        addRows("one returned for two sent", SendTwoReturnOne, u"X A1, O C1"_qs, u"X B1"_qs,
                PositionalOnly);
        addRows("triple ko: sixth play", TripleKo, u"X D6, O B5, X F6, O D5, X B6"_qs, u"O F5"_qs,
                SuperkoOnly);
        addRows("triple ko: the same ko at once", TripleKo, u"X D6, O B5, X F6, O D5, X B6"_qs,
                u"O B5"_qs, KoEverywhere);
        addRows("eternal life: fourth play", EternalLife, u"X C1, O E1, X D1"_qs, u"O F1"_qs,
                SuperkoOnly);
    }
    void koRulesDecide()
    {
        QFETCH(Board, board);
        QFETCH(QString, moves);
        QFETCH(QString, move);
        QFETCH(QString, verdict);
        QFETCH(int, ko);
        Position position(board, Color::Black,
                          {.ko = static_cast<KoRule>(ko), .suicide = SuicideRule::Forbidden});
        playAll(position, moves);
        QCOMPARE(verdictOn(position, move), verdict);
    }

    void allowedSuicideIsStillJudgedByKo_data()
    {
        addColumns();
        addRows("one stone", SingleSuicide, {}, u"X C3"_qs, PositionalOnly);
        addRows("one stone after two passes", SingleSuicide, u"X pass, O pass"_qs, u"X C3"_qs,
                SuperkoOnly);
        addRows("two stones", SuicideOfTwo, {}, u"X D3"_qs, LegalEverywhere);
        addRows("two stones in the corner", CornerPair, {}, u"X B1"_qs, LegalEverywhere);
        addRows("1x1 board", ".", {}, u"X A1"_qs, PositionalOnly);
        addRows("1x1 board after a pass", ".", u"X pass"_qs, u"O A1"_qs, SuperkoOnly);
        addRows("2x2 board, one stone", ". X\nX .", u"X pass"_qs, u"O A2"_qs, SuperkoOnly);
        addRows("2x2 board, filled up", ". X\nX X", {}, u"X A2"_qs, LegalEverywhere);
    }
    void allowedSuicideIsStillJudgedByKo()
    {
        QFETCH(Board, board);
        QFETCH(QString, moves);
        QFETCH(QString, move);
        QFETCH(QString, verdict);
        QFETCH(int, ko);
        const Ruleset allowed{.ko = static_cast<KoRule>(ko), .suicide = SuicideRule::Allowed};
        Position position(board, Color::Black, allowed);
        playAll(position, moves);
        QCOMPARE(verdictOn(position, move), verdict);
        Ruleset forbidden = allowed;
        forbidden.suicide = SuicideRule::Forbidden;
        position = Position(board, Color::Black, forbidden);
        playAll(position, moves);
        QCOMPARE(verdictOn(position, move), u"suicide"_qs);
    }

    void playThatGetsLibertiesIsNoSuicide_data()
    {
        addColumns();
        addRows("fills its own eye", SingleSuicide, {}, u"O C3"_qs, LegalEverywhere);
        addRows("captures", SuicideOfTwo, {}, u"O D3"_qs, LegalEverywhere);
        addRows("captures from within", TakesInTime, {}, u"X C2"_qs, LegalEverywhere);
        addRows("connects", TakesInTime, {}, u"O C2"_qs, LegalEverywhere);
        addRows("takes the whole board", ". X\nX X", {}, u"O A2"_qs, LegalEverywhere);
    }
    void playThatGetsLibertiesIsNoSuicide() { koRulesDecide(); }

    void situationMayNotRecurAfterAPass()
    {
        Position position(boardFrom(SendTwoReturnOne), Color::Black, Situational);
        playAll(position, u"X A1, O C1, X B1, O pass"_qs);
        QCOMPARE(verdictOn(position, u"X A1"_qs), u"superko"_qs);
        Position simple(boardFrom(SendTwoReturnOne), Color::Black, Simple);
        playAll(simple, u"X A1, O C1, X B1, O pass, X A1"_qs);
        QCOMPARE(simple.captured(), (ByColor<int>{2, 1}));
    }

    /// A cycle that the game entered in its middle closes with a play that takes nothing: here the
    /// two stones stand at first.
    void playThatCapturesNothingMayRepeatToo()
    {
        Position position(boardFrom("3 . . . . .\n2 O O X X .\n1 X X . X ."), Color::White,
                          Positional);
        playAll(position, u"O C1, X B1, O pass"_qs);
        QCOMPARE(verdictOn(position, u"X A1"_qs), u"superko"_qs);
        playAll(position, u"X E1, O pass, X A1"_qs);
    }

    void pointMustBeOnTheBoardAndEmpty()
    {
        const Position position(boardFrom("X . .\n. . O"), Color::Black, Positional);
        QCOMPARE(verdictOn(position, u"X A2"_qs), u"occupied"_qs);
        QCOMPARE(verdictOn(position, u"X C1"_qs), u"occupied"_qs);
        QCOMPARE(verdictOn(position, u"X D1"_qs), u"off board"_qs);
        QCOMPARE(verdictOn(position, u"X A3"_qs), u"off board"_qs);
        QCOMPARE(verdictOn(position, u"X pass"_qs), u"legal"_qs);
    }

    void turnsPassesAndMovesAreCounted()
    {
        Position position(BoardSize::square(9), Positional);
        QCOMPARE(position.toPlay(), Color::Black);
        playAll(position, u"X D4, O pass"_qs);
        QCOMPARE(position.toPlay(), Color::Black);
        QCOMPARE(position.consecutivePasses(), 1);
        playAll(position, u"X pass"_qs);
        QCOMPARE(position.consecutivePasses(), 2);
        QCOMPARE(position.moveNumber(), 3);
        playAll(position, u"X E5, X F6"_qs); // out of turn, as records have it
        QCOMPARE(position.consecutivePasses(), 0);
        QCOMPARE(position.toPlay(), Color::White);
        QCOMPARE(position.moveNumber(), 5);
    }

    void capturedStonesAreCountedWithSuicides()
    {
        Position suicide(boardFrom(SuicideOfTwo), Color::Black, {.suicide = SuicideRule::Allowed});
        playAll(suicide, u"X D3"_qs);
        QCOMPARE(suicide.board(), boardFrom(R"(
            5 . . . . .
            4 . . O O .
            3 . O . . O
            2 . . O O .
            1 . . . . .)"));
        QCOMPARE(suicide.captured(), (ByColor<int>{2, 0}));
        Position snapback(boardFrom(Snapback), Color::Black, Positional);
        playAll(snapback, u"X C1, O D1, X C1"_qs);
        QCOMPARE(snapback.captured(), (ByColor<int>{1, 5}));
        const Board::Capture capture = snapback.play(moveFrom(u"O pass"_qs));
        QCOMPARE(capture.captured, 0);
        QCOMPARE(capture.hash, snapback.board().hash());
    }

    void koPointShowsUntilTheNextMove()
    {
        Position position(boardFrom(SimpleKo), Color::Black, Simple);
        QCOMPARE(position.koPoint(), std::nullopt);
        playAll(position, u"X C3"_qs);
        QCOMPARE(position.koPoint(), std::optional(at("B3")));
        Position passed = position;
        passed.play(Move::pass(Color::White));
        QCOMPARE(passed.koPoint(), std::nullopt);
        playAll(position, u"O E5"_qs);
        QCOMPARE(position.koPoint(), std::nullopt);
    }

    /// White's capture leaves its chain that was set up without liberties in atari too: the retake
    /// takes three stones.
    void retakeOfMoreThanOneStoneIsNoKo()
    {
        Position position(boardFrom("O O X ."), Color::White, Simple);
        playAll(position, u"O D1"_qs);
        QCOMPARE(position.koPoint(), std::nullopt);
        playAll(position, u"X C1"_qs);
        QCOMPARE(position.board(), boardFrom(". . X ."));
    }

    void setUpStonesWithoutLibertiesStayUntilCaptured()
    {
        Position position(boardFrom("O X . .\nX O X ."), Color::Black, Positional);
        playAll(position, u"X C2, O D2, X pass"_qs);
        QCOMPARE(position.board(), boardFrom("O X X O\nX O X ."));
        playAll(position, u"O D1"_qs);
        QCOMPARE(position.board(), boardFrom("O . . O\nX O . O"));
        playAll(position, u"X B2"_qs);
        QCOMPARE(position.board(), boardFrom(". X . O\nX O . O"));
        QCOMPARE(position.captured(), (ByColor<int>{3, 1}));
    }

    void superkoHistoryBeginsAfterSetUp()
    {
        Position game(boardFrom(SimpleKo), Color::Black, Positional);
        playAll(game, u"X C3"_qs);
        const Position setUp(game.board(), Color::White, Positional); // nothing came before
        QCOMPARE(verdictOn(game, u"O B3"_qs), u"ko"_qs);
        QCOMPARE(verdictOn(setUp, u"O B3"_qs), u"legal"_qs);
    }

    void copyGoesItsOwnWay()
    {
        Position original(boardFrom(SimpleKo), Color::Black, Positional);
        playAll(original, u"X C3"_qs);
        Position copy = original;
        playAll(copy, u"O E5, X A5, O B3"_qs);
        QCOMPARE(verdictOn(original, u"O B3"_qs), u"ko"_qs);
        QCOMPARE(original.moveNumber(), 1);
        QCOMPARE(verdictOn(copy, u"X C3"_qs), u"ko"_qs);
    }
};

SHINPAN_TEST(PositionTest)
#include "position_test.moc"
