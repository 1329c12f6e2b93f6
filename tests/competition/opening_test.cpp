#include "core/competition/opening/opening.h"

#include "core/competition/opening/openingsources.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::boardFrom;

/// What an opening must be, and which ones are the same.
class OpeningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesAreReadInAnyForm_data();
    void movesAreReadInAnyForm();
    void wrongMovesAreNamed_data();
    void wrongMovesAreNamed();
    void longOpeningsAreCut();
    void aFileHasAnOpeningOnEachLine();
    void aWrongLineOfAFileIsNamed();
    void anOpeningThatNoGameCanGoOnFromIsRefused_data();
    void anOpeningThatNoGameCanGoOnFromIsRefused();
    void aStoneWithoutLibertiesIsRefused();
    void anotherOrderOfMovesIsTheSame();
    void aTurnedBoardIsTheSame();
    void theSideToPlayMakesADifference();
    void aKoMakesADifference();
};

namespace {

const OpeningTerms Nine{.size = {9, 9}, .rules = {}};

GameLine lineOf(const char *moves, const OpeningTerms &terms = Nine)
{
    const Result<GameLine> line = lineFromMoves(QString::fromLatin1(moves), terms);
    if (!line) {
        qFatal("%s: %s", moves, qPrintable(line.error().english()));
    }
    return *line;
}

std::uint64_t keyOf(const GameLine &line)
{
    return positionKey(line, Nine.rules);
}

/// A file with these bytes, in a directory that lasts as long as the test.
QString fileWith(const QTemporaryDir &directory, const QByteArray &bytes)
{
    const QString path = directory.filePath(QStringLiteral("openings.txt"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
    return path;
}

} // namespace

void OpeningTest::movesAreReadInAnyForm_data()
{
    QTest::addColumn<QString>("moves");

    QTest::newRow("vertices") << QStringLiteral("C3 G7 pass");
    QTest::newRow("colours") << QStringLiteral("b c3 W g7 black PASS");
    QTest::newRow("commands") << QStringLiteral("play B C3, play w G7; play black pass");
}

void OpeningTest::movesAreReadInAnyForm()
{
    QFETCH(const QString, moves);

    const Result<GameLine> line = lineFromMoves(moves, Nine);

    QVERIFY(line);
    const std::vector<Move> expected{
        {Color::Black, at("C3")}, {Color::White, at("G7")}, Move::pass(Color::Black)};
    QVERIFY(line->moves == expected);
    QVERIFY(lineFromMoves(QStringLiteral("w D4"), Nine)->firstToPlay == Color::White);
}

void OpeningTest::wrongMovesAreNamed_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("reason");

    QTest::newRow("off the board")
        << QStringLiteral("C3 Q16") << QStringLiteral("“Q16” is not a vertex of a 9x9 board");
    QTest::newRow("no move") << QStringLiteral("resign")
                             << QStringLiteral("“resign” is not a vertex of a 9x9 board");
    QTest::newRow("two colours") << QStringLiteral("b w C3")
                                 << QStringLiteral("“w” is not a vertex of a 9x9 board");
    QTest::newRow("a colour at the end")
        << QStringLiteral("b C3 w") << QStringLiteral("“w” at the end lacks its vertex");
}

void OpeningTest::wrongMovesAreNamed()
{
    QFETCH(const QString, moves);
    QFETCH(const QString, reason);

    const Result<GameLine> line = lineFromMoves(moves, Nine);

    QVERIFY(!line);
    QCOMPARE(line.error(), reason);
}

void OpeningTest::longOpeningsAreCut()
{
    OpeningTerms terms = Nine;
    terms.mostPlies = 2;

    QVERIFY(lineOf("C3 G7 C7 G3", terms) == lineOf("C3 G7"));
}

void OpeningTest::aFileHasAnOpeningOnEachLine()
{
    const QTemporaryDir directory;
    const QString path = fileWith(directory, "# ours\n\nC3 G7 # diagonal\r\nplay B E5");

    const Result<std::vector<Opening>> openings = openingsOf(MoveFileOpenings{path}, Nine);

    QVERIFY(openings);
    const std::vector<Opening> expected{{lineOf("C3 G7"), QStringLiteral("openings.txt line 3")},
                                        {lineOf("E5"), QStringLiteral("openings.txt line 4")}};
    QVERIFY(*openings == expected);
}

void OpeningTest::aWrongLineOfAFileIsNamed()
{
    const QTemporaryDir directory;
    const QString wrong = fileWith(directory, "C3\nC3 C3\n");

    QCOMPARE(openingsOf(MoveFileOpenings{wrong}, Nine).error(),
             wrong + QStringLiteral(":2: move 2, White C3, is illegal: the point is occupied"));
    const QString missing = directory.filePath(QStringLiteral("none"));
    QVERIFY(openingsOf(MoveFileOpenings{missing}, Nine).error().english().startsWith(missing));
    QFile endless(wrong);
    QVERIFY(endless.open(QIODevice::WriteOnly) && endless.write(QByteArray(70'000, 'D')) > 0);
    endless.close();
    QCOMPARE(openingsOf(MoveFileOpenings{wrong}, Nine).error(),
             wrong + QStringLiteral(":1: the line is longer than any game"));
}

void OpeningTest::anOpeningThatNoGameCanGoOnFromIsRefused_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("reason");

    QTest::newRow("occupied") << QStringLiteral("C3 C3")
                              << QStringLiteral("move 2, White C3, is illegal: the point is "
                                                "occupied");
    QTest::newRow("suicide") << QStringLiteral("A2 E5 B1 A1")
                             << QStringLiteral("move 4, White A1, is illegal: it is suicide");
    QTest::newRow("over") << QStringLiteral("C3 pass pass")
                          << QStringLiteral("the game is over with move 3; take fewer plies of it");
}

void OpeningTest::anOpeningThatNoGameCanGoOnFromIsRefused()
{
    QFETCH(const QString, moves);
    QFETCH(const QString, reason);

    const Message mistake = mistakeIn({lineOf(moves.toLatin1().constData()), {}}, Nine);

    QCOMPARE(mistake.english(), reason);
    OpeningTerms thirteen = Nine;
    thirteen.size = BoardSize::square(13);
    QCOMPARE(mistakeIn({lineOf("C3"), {}}, thirteen).english(),
             QStringLiteral("its board is 9x9, the game's is 13x13"));
    QVERIFY(mistakeIn({lineOf("C3 pass"), {}}, Nine).isEmpty());
}

void OpeningTest::aStoneWithoutLibertiesIsRefused()
{
    Opening opening{.line = lineOf(""), .name = {}};
    opening.line.setUp = {
        {at("A1"), Color::Black}, {at("A2"), Color::White}, {at("B1"), Color::White}};

    QCOMPARE(mistakeIn(opening, Nine).english(),
             QStringLiteral("the stone on A1 has no liberties"));
    opening.line.setUp.pop_back();
    QVERIFY(mistakeIn(opening, Nine).isEmpty());
}

void OpeningTest::anotherOrderOfMovesIsTheSame()
{
    GameLine setUp = lineOf("");
    setUp.firstToPlay = Color::White;
    setUp.setUp = {{at("C3"), Color::Black}, {at("G7"), Color::White}, {at("D8"), Color::Black}};

    QCOMPARE(keyOf(lineOf("C3 G7 D8")), keyOf(lineOf("D8 G7 C3")));
    QCOMPARE(keyOf(lineOf("C3 G7 D8")), keyOf(setUp));
    QVERIFY(keyOf(lineOf("C3 G7 D8")) != keyOf(lineOf("C3 G7 E8")));
}

void OpeningTest::aTurnedBoardIsTheSame()
{
    for (const char *const moves :
         {"G3 C4", "C7 G6", "G7 C6", "C3 D7", "C7 D3", "G3 F7", "G7 F3"}) {
        QCOMPARE(keyOf(lineOf(moves)), keyOf(lineOf("C3 G4")));
    }
    QVERIFY(keyOf(lineOf("C3 G6")) != keyOf(lineOf("C3 G4")));

    const OpeningTerms oblong{.size = {5, 9}, .rules = {}};
    QCOMPARE(keyOf(lineOf("A1 B2", oblong)), keyOf(lineOf("E9 D8", oblong)));
}

void OpeningTest::theSideToPlayMakesADifference()
{
    QVERIFY(keyOf(lineOf("C3 G7")) != keyOf(lineOf("C3 G7 pass")));
}

void OpeningTest::aKoMakesADifference()
{
    //  2 . X O .
    //  1 X . X O    White takes at B1, and Black may not retake at once
    const GameLine retakes = lineOf("A1 C2 B2 D1 C1 B1");
    GameLine same = lineOf("");
    for (const char *const black : {"A1", "B2"}) {
        same.setUp.push_back({at(black), Color::Black});
    }
    for (const char *const white : {"B1", "C2", "D1"}) {
        same.setUp.push_back({at(white), Color::White});
    }

    QVERIFY(keyOf(retakes) != keyOf(same));
}

SHINPAN_TEST(OpeningTest)
#include "opening_test.moc"
