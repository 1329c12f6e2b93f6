#include "core/search/playoutpolicy.h"

#include "core/search/playout.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// How often in a hundred times Black answers at `vertex` to White's latest stone.
int timesChosen(const char *diagram, const char *latest, const char *vertex)
{
    const PlayoutBoard board(boardFrom(diagram));
    PlayoutPolicy policy(FastRandom(1));
    int times = 0;
    for (int i = 0; i < 100; ++i) {
        const Cell cell = policy.choose(board, Color::Black, board.cellAt(at(latest)));
        times += cell == board.cellAt(at(vertex)) ? 1 : 0;
    }
    return times;
}

} // namespace

class PlayoutPolicyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsInAtariIsTaken()
    {
        QVERIFY(timesChosen(R"(
            5 . . . . .
            4 . . X . .
            3 . X O X .
            2 . . . . .
            1 . . . . .)",
                            "C3", "C2")
                > 80);
    }

    void aChainInAtariIsSaved()
    {
        QVERIFY(timesChosen(R"(
            5 . . . . .
            4 . O O . .
            3 . O X O .
            2 . . . . .
            1 . . . . .)",
                            "D3", "C2")
                > 80);
    }

    void onesOwnEyesStayEmpty()
    {
        QCOMPARE(timesChosen(R"(
            3 . X X X .
            2 X X X X X
            1 . X O X X)",
                             "C1", "A1"),
                 0);
    }

    void bothPassWhenOnlyEyesAreLeft()
    {
        PlayoutBoard board(boardFrom(R"(
            5 . X O O .
            4 X X X O O
            3 . X X O .
            2 X X O O O
            1 X X O . O)"));
        Playout playout(FastRandom(1));
        playout.run(board, Color::Black, NoCell);
        QCOMPARE(playout.moveCount(), 2);
        QCOMPARE(playout.areaDifference(), 12 - 13);
        QCOMPARE(playout.balanceAt(board.cellAt(at("A5"))), 1);
        QCOMPARE(playout.balanceAt(board.cellAt(at("E5"))), -1);
    }

    /// Whoever makes playouts faster must not change them. Whoever changes them on purpose writes
    /// what is found then.
    void aSeedPlaysTheGamesThatItAlwaysPlayed_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<qulonglong>("hashes");
        QTest::newRow("3x2") << 3 << 2 << 8508582658981848396ULL;
        QTest::newRow("9x9") << 9 << 9 << 12708852562727962503ULL;
        QTest::newRow("13x7") << 13 << 7 << 9451173342421868799ULL;
        QTest::newRow("19x19") << 19 << 19 << 9075017295711450898ULL;
        QTest::newRow("25x25") << 25 << 25 << 3823928936530538438ULL;
    }
    void aSeedPlaysTheGamesThatItAlwaysPlayed()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(qulonglong, hashes);
        const BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
        const PlayoutBoard start{Board(size)};
        Playout playout(FastRandom(1));
        qulonglong found = 0;
        for (int game = 0; game < 100; ++game) {
            PlayoutBoard board = start;
            playout.run(board, Color::Black, NoCell);
            found = found * 3 + board.hash() + static_cast<unsigned>(playout.moveCount());
        }
        QCOMPARE(found, hashes);
    }

    void theSameSeedPlaysTheSame()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            PlayoutBoard one{Board(BoardSize::square(9))};
            PlayoutBoard other = one;
            Playout(FastRandom(seed)).run(one, Color::Black, NoCell);
            Playout(FastRandom(seed)).run(other, Color::Black, NoCell);
            QCOMPARE(one.hash(), other.hash());
        }
    }
};

SHINPAN_TEST(PlayoutPolicyTest)
#include "playoutpolicy_test.moc"
