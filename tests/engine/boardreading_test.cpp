#include "core/engine/dialect/boardreading.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::boardFrom;

/// What engines say of their boards, read back: recorded answers, and such as are not to be
/// trusted.
class BoardReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordedDrawingsAreRead_data();
    void recordedDrawingsAreRead();
    void whatIsUncertainIsNotRead_data();
    void whatIsUncertainIsNotRead();
    void aDrawingOfAnotherSizeIsNotRead();
    void aDrawingWithoutEndIsNotRead();
    void listsOfStonesAreRead();
    void listsThatMakeNoSenseAreNotRead_data();
    void listsThatMakeNoSenseAreNotRead();
    void differencesAreNamedFromTheBottomLeft();

private:
    [[nodiscard]] static QString recorded(const QString &name);
};

QString BoardReadingTest::recorded(const QString &name)
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/gtp/boards") + u'/' + name
               + QStringLiteral(".txt"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// GNU Go's and Leela Zero's were recorded from 3.8 and 0.17, KataGo's from 1.17.2; Pachi's stand
/// in its documentation, the second with the board of external moves that it may draw beside its
/// own. Gomill's and sgfmill's, which players written with them answer, are by the `render_board()`
/// of their `ascii_boards`.
void BoardReadingTest::recordedDrawingsAreRead_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    const auto row = [](const char *name, int size, const char *black, const char *white) {
        QTest::newRow(name) << size << QString::fromLatin1(black) << QString::fromLatin1(white);
    };
    row("gnugo", 9, "C3 D4 E5", "G7");
    row("leelaz", 19, "C3 D4 K10", "G7");
    row("katago", 5, "C1 C2 C3 C4 C5", "D1 D2 D3 D4 D5 A3");
    row("gomill", 9, "C3 D4 E5", "G7");
    row("gomill-13", 13, "C3 D4 N13", "G7 A1");
    row("sgfmill", 9, "C3 D4 E5", "G7");
    row("pachi", 9, "C3", "F7");
    row("pachi-twice", 19, "C15 Q16 C6 P3", "Q5 D4 R3");
}

void BoardReadingTest::recordedDrawingsAreRead()
{
    QFETCH(int, size);
    QFETCH(QString, black);
    QFETCH(QString, white);
    const QString drawing = recorded(QString::fromLatin1(QTest::currentDataTag()));

    const std::optional<Board> board = boardFromDrawing(drawing, BoardSize::square(size));

    QVERIFY(board.has_value());
    QCOMPARE(*board, boardFromStones(black, white, BoardSize::square(size)).value());
    QCOMPARE(boardFromDrawing(drawing), board);
}

void BoardReadingTest::whatIsUncertainIsNotRead_data()
{
    QTest::addColumn<QString>("drawing");
    const auto row = [](const char *name, const char *drawing) {
        QTest::newRow(name) << QString::fromLatin1(drawing);
    };
    row("nothing", "");
    row("no letters", " 3 . . .\n 2 . X .\n 1 . . .");
    row("no numbers", "  A B C\n . . .\n . X .\n . . .");
    row("the lowest row first", "  A B C\n 1 . . .\n 2 . X .\n 3 . . .");
    row("a row too few", "  A B C\n 3 . . .\n 2 . X .");
    row("a row twice", "  A B C\n 3 . . .\n 3 . . .\n 2 . X .\n 1 . . .");
    row("a point too few", "  A B C\n 3 . .\n 2 . X .\n 1 . . .");
    row("a point too many", "  A B C\n 3 . . . .\n 2 . X .\n 1 . . .");
    row("another sign", "  A B C\n 3 . . .\n 2 . @ .\n 1 . . .");
    row("signs of two kinds", "  A B C\n 3 . O .\n 2 . # .\n 1 . . .");
    row("letters below the lowest row first", " 1 . . .\n 2 . X .\n 3 . . .\n   A B C");
    row("letters below a row too few", " 2 . X .\n 1 . . .\n   A B C");
    row("other letters for stones", "  A B C\n 3 . . .\n 2 . B .\n 1 . . .");
    row("other letters for columns", "  1 2 3\n 3 . . .\n 2 . X .\n 1 . . .");
    row("a column I", "  A B I\n 3 . . .\n 2 . X .\n 1 . . .");
}

void BoardReadingTest::whatIsUncertainIsNotRead()
{
    QFETCH(QString, drawing);

    QVERIFY(!boardFromDrawing(drawing, BoardSize::square(3)));
}

void BoardReadingTest::aDrawingOfAnotherSizeIsNotRead()
{
    for (const char *name : {"gnugo", "pachi"}) {
        const QString drawing = recorded(QString::fromLatin1(name));
        for (const BoardSize size : {BoardSize{8, 8}, BoardSize{10, 10}, BoardSize{9, 8},
                                     BoardSize{9, 10}, BoardSize{8, 9}, BoardSize{10, 9}}) {
            QVERIFY(!boardFromDrawing(drawing, size));
        }
    }
    QVERIFY(!boardFromDrawing(recorded(QStringLiteral("pachi-twice")), BoardSize{38, 19}));
}

void BoardReadingTest::listsOfStonesAreRead()
{
    const std::optional<Board> board =
        boardFromStones(QStringLiteral("A1 b2 "), QStringLiteral("C3\nC2"), BoardSize::square(3));

    QVERIFY(board.has_value());
    QCOMPARE(*board, boardFrom(R"(
        3 . . O
        2 . X O
        1 X . .
          A B C)"));
    QCOMPARE(*boardFromStones({}, {}, BoardSize::square(5)), Board(BoardSize::square(5)));
}

void BoardReadingTest::listsThatMakeNoSenseAreNotRead_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::newRow("a point of both") << QStringLiteral("A1 B1") << QStringLiteral("B1");
    QTest::newRow("a point twice") << QStringLiteral("A1 A1") << QString();
    QTest::newRow("off the board") << QStringLiteral("D4") << QString();
    QTest::newRow("a pass") << QString() << QStringLiteral("pass");
    QTest::newRow("words") << QString() << QStringLiteral("none at all");
}

void BoardReadingTest::listsThatMakeNoSenseAreNotRead()
{
    QFETCH(QString, black);
    QFETCH(QString, white);

    QVERIFY(!boardFromStones(black, white, BoardSize::square(3)));
}

void BoardReadingTest::aDrawingWithoutEndIsNotRead()
{
    const QString board = recorded(QStringLiteral("gnugo"));
    QVERIFY(boardFromDrawing(board, BoardSize::square(9)));

    QVERIFY(
        !boardFromDrawing(board + QStringLiteral("\nA").repeated(100'000), BoardSize::square(9)));
}

void BoardReadingTest::differencesAreNamedFromTheBottomLeft()
{
    const Board left = boardFrom(R"(
        2 X O
        1 . O
          A B)");
    const Board right = boardFrom(R"(
        2 O O
        1 . .
          A B)");

    QCOMPARE(differences(left, right), (std::vector<Point>{at("B1"), at("A2")}));
    QCOMPARE(differences(left, left), std::vector<Point>());
}

SHINPAN_TEST(BoardReadingTest)
#include "boardreading_test.moc"
