#include "core/regression/testposition.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::boardFrom;

/// The boards that tests are about.
class TestPositionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void commandsMakeTheBoard_data();
    void commandsMakeTheBoard();
    void whatCannotBeKnownIsNothing_data();
    void whatCannotBeKnownIsNothing();

private:
    /// The board before the last command of the suite.
    [[nodiscard]] std::optional<Board> boardOf(const QByteArray &setUp) const
    {
        RegressionSuite suite = readSuite(setUp + "1 reg_genmove black\n");
        suite.path = m_directory.filePath(QStringLiteral("a.tst"));
        return boardBefore(suite, suite.steps.back().line);
    }

    QTemporaryDir m_directory;
};

void TestPositionTest::initTestCase()
{
    QFile file(m_directory.filePath(QStringLiteral("game.sgf")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    // Black B2, White A2 and A1 taken by black A3: the set-up stands, then three moves.
    file.write("(;SZ[3]AB[bb]AW[ab];B[ac];W[cc];B[aa])");
}

void TestPositionTest::commandsMakeTheBoard_data()
{
    QTest::addColumn<QByteArray>("setUp");
    QTest::addColumn<QByteArray>("diagram");
    QTest::newRow("a whole game") << QByteArray("loadsgf game.sgf\n")
                                  << QByteArray("X..\n.X.\nX.O");
    QTest::newRow("up to a move") << QByteArray("loadsgf game.sgf 2\n")
                                  << QByteArray("...\nOX.\nX..");
    QTest::newRow("before any") << QByteArray("loadsgf game.sgf 1\n")
                                << QByteArray("...\nOX.\n...");
    QTest::newRow("up to a vertex")
        << QByteArray("loadsgf game.sgf C1\n") << QByteArray("...\nOX.\nX..");
    QTest::newRow("the last file counts")
        << QByteArray("boardsize 9\nplay b E5\nloadsgf game.sgf 1\nplay w C3\n")
        << QByteArray("..O\nOX.\n...");
    QTest::newRow("old commands, taken back")
        << QByteArray("boardsize 3\nblack A1\nwhite B1\ntrymove black C3\npopgo\nundo\n")
        << QByteArray("...\n...\nX..");
    QTest::newRow("tests may play, too")
        << QByteArray("boardsize 3\n7 play w B2\n#? []\n") << QByteArray("...\n.O.\n...");
    QTest::newRow("emptied") << QByteArray("boardsize 3\nplay b A1\nclear_board\n")
                             << QByteArray("...\n...\n...");
    QTest::newRow("a handicap") << QByteArray("boardsize 7\nfixed_handicap 2\n")
                                << QByteArray(
                                       ".......\n.......\n....X..\n.......\n..X....\n.......\n"
                                       ".......");
    QTest::newRow("a free handicap")
        << QByteArray("boardsize 3\nset_free_handicap A1 C3\n") << QByteArray("..X\n...\nX..");
}

void TestPositionTest::commandsMakeTheBoard()
{
    QFETCH(const QByteArray, setUp);
    QFETCH(const QByteArray, diagram);

    const std::optional<Board> board = boardOf(setUp);

    QVERIFY(board);
    QCOMPARE(*board, boardFrom(diagram.toStdString()));
}

void TestPositionTest::whatCannotBeKnownIsNothing_data()
{
    QTest::addColumn<QByteArray>("setUp");
    QTest::newRow("no such file") << QByteArray("loadsgf other.sgf\nplay b A1\n");
    QTest::newRow("what the engine plays") << QByteArray("boardsize 3\ngenmove b\nplay w A1\n");
    QTest::newRow("no board") << QByteArray("boardsize 99\n");
}

void TestPositionTest::whatCannotBeKnownIsNothing()
{
    QFETCH(const QByteArray, setUp);

    QVERIFY(!boardOf(setUp));
}

SHINPAN_TEST(TestPositionTest)
#include "testposition_test.moc"
