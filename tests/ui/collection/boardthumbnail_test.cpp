#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "ui/collection/thumbnailcache.h"

#include <QTest>

using namespace shinpan;

class BoardThumbnailTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameIsToldByItsLastPosition();
    void aProblemIsToldByItsFirst();
    void aHandicapIsNoProblem();
    void stonesAreSeen();
    void aBoardThatIsNotSquareKeepsItsShape();

private:
    [[nodiscard]] static Board boardOf(const char *sgf)
    {
        return tellingPosition(readSgf(sgf)->tree);
    }
};

void BoardThumbnailTest::aGameIsToldByItsLastPosition()
{
    const Board board = boardOf("(;SZ[9];B[aa];W[ba](;B[ee];W[ab])(;B[cc]))");

    int stones = 0;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        stones += board.at(board.size().pointAt(i)) == Stone::Empty ? 0 : 1;
    }
    QCOMPARE(stones, 3); // one was captured
}

void BoardThumbnailTest::aProblemIsToldByItsFirst()
{
    const Board board = boardOf("(;SZ[9]AB[aa]AW[bb];B[ee])");

    QVERIFY(board == boardOf("(;SZ[9]AB[aa]AW[bb])"));
}

void BoardThumbnailTest::aHandicapIsNoProblem()
{
    const Board board = boardOf("(;SZ[9]HA[2]AB[cc][gg];W[ee])");

    QVERIFY(board.at({4, 4}) == Stone::White);
}

void BoardThumbnailTest::stonesAreSeen()
{
    BoardThumbnail thumbnail;
    const QImage empty = thumbnail.paint(boardOf("(;SZ[9])"), 60);
    const QImage stones = thumbnail.paint(boardOf("(;SZ[9];B[ee];W[cc])"), 60);

    QCOMPARE(empty.size(), QSize(60, 60));
    QVERIFY(qGray(stones.pixel(30, 30)) < 80);
    QVERIFY(qGray(stones.pixel(30, 30)) < qGray(empty.pixel(32, 33)) - 50);
    QVERIFY(stones != empty);
}

void BoardThumbnailTest::aBoardThatIsNotSquareKeepsItsShape()
{
    const QImage image = BoardThumbnail().paint(boardOf("(;SZ[9:19])"), 60);

    QCOMPARE(image.height(), 60);
    QVERIFY2(image.width() < 40, qPrintable(QString::number(image.width())));
}

SHINPAN_TEST(BoardThumbnailTest)
#include "boardthumbnail_test.moc"
