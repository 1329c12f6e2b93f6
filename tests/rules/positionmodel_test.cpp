#include "tests/rules/naiveposition.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

/// Random games in which Position must always say what NaivePosition says.
class PositionModelTest : public QObject
{
    Q_OBJECT

private:
    /// A random stone or pass, mostly in turn.
    static Move randomMove(std::mt19937 &random, BoardSize size, Color toPlay)
    {
        const Color color = random() % 16 == 0 ? opposite(toPlay) : toPlay;
        if (random() % 32 == 0) {
            return Move::pass(color);
        }
        return {color, size.pointAt(
                           static_cast<int>(random() % static_cast<unsigned>(size.pointCount())))};
    }

    /// Some stones at random places, which may well have no liberties.
    static Board randomSetUp(std::mt19937 &random, BoardSize size)
    {
        Board board(size);
        for (int i = 0; i < size.pointCount(); ++i) {
            if (random() % 4 == 0) {
                board.set(size.pointAt(i), random() % 2 == 0 ? Stone::Black : Stone::White);
            }
        }
        return board;
    }

    static inline int s_voidGames = 0; ///< how often a third occurrence was seen

    static void compare(const Position &position, const NaivePosition &naive)
    {
        const BoardSize size = position.board().size();
        Board anew(size);
        for (int i = 0; i < size.pointCount(); ++i) {
            anew.set(size.pointAt(i), naive.at(size.pointAt(i)));
        }
        QCOMPARE(position.board(), anew);
        QCOMPARE(position.board().hash(), anew.hash());
        QCOMPARE(position.captured(), naive.captured());
        QCOMPARE(position.toPlay(), naive.toPlay());
        for (int i = 0; i < size.pointCount(); ++i) {
            const Point point = size.pointAt(i);
            if (position.board().at(point) != Stone::Empty) {
                std::vector<Point> chain;
                position.board().forEachInChain(point,
                                                [&](Point stone) { chain.push_back(stone); });
                std::ranges::sort(chain);
                QCOMPARE(std::pair(chain, position.board().liberties(point)), naive.chainAt(point));
                QCOMPARE(position.board().chainSize(point), static_cast<int>(chain.size()));
            }
        }
    }

    /// The ko point is exactly where the side to move would retake a ko.
    static void compareKoPoints(const Position &position, const NaivePosition &naive)
    {
        const BoardSize size = position.board().size();
        std::optional<Point> koPoint;
        for (int i = 0; i < size.pointCount(); ++i) {
            if (naive.check({position.toPlay(), size.pointAt(i)}) == Illegality::Ko) {
                koPoint = size.pointAt(i);
            }
        }
        QCOMPARE(position.koPoint(), koPoint);
    }

    /// Plays one random game of this many tries; each try's verdicts must agree, and now and then
    /// the whole boards.
    static void playGame(Position position, std::mt19937 &random, int tries)
    {
        const BoardSize size = position.board().size();
        NaivePosition naive(position.board(), position.toPlay(), position.rules());
        const int interval = size.pointCount();
        for (int i = 0; i < tries; ++i) {
            const Move move = randomMove(random, size, position.toPlay());
            const auto verdict = position.check(move);
            QCOMPARE(verdict, naive.check(move));
            if (!verdict) {
                position.play(move);
                naive.play(move);
            }
            QCOMPARE(position.isVoidByRepetition(), naive.isVoidByRepetition());
            s_voidGames += position.isVoidByRepetition() ? 1 : 0;
            if (i % interval == 0) {
                compare(position, naive);
                compareKoPoints(position, naive);
            }
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

private Q_SLOTS:
    void verdictsAndBoardsAgree_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("tries");
        QTest::newRow("1x1") << 1 << 1 << 10 << 50;
        QTest::newRow("1x4") << 1 << 4 << 15 << 100;
        QTest::newRow("2x2") << 2 << 2 << 12 << 150;
        QTest::newRow("3x5") << 3 << 5 << 6 << 300;
        QTest::newRow("5x5") << 5 << 5 << 3 << 400;
        QTest::newRow("9x9") << 9 << 9 << 1 << 500;
        QTest::newRow("19x19") << 19 << 19 << 1 << 500;
        QTest::newRow("25x25") << 25 << 25 << 1 << 400;
    }
    void verdictsAndBoardsAgree()
    {
        s_voidGames = 0;
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, games);
        QFETCH(int, tries);
        const BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
        std::mt19937 random(static_cast<unsigned>(columns * 100 + rows));
        using enum KoRule;
        for (const KoRule ko :
             {None, Simple, PositionalSuperko, SituationalSuperko, NaturalSituationalSuperko}) {
            for (const SuicideRule suicide :
                 {SuicideRule::Forbidden, SuicideRule::MultiStone, SuicideRule::Allowed}) {
                for (int game = 0; game < games; ++game) {
                    const Ruleset rules{.ko = ko, .suicide = suicide, .cyclesVoid = true};
                    const Board setUp = game % 2 == 0 ? Board(size) : randomSetUp(random, size);
                    playGame(Position(setUp, game % 3 == 0 ? Color::White : Color::Black, rules),
                             random, tries);
                    if (QTest::currentTestFailed()) {
                        return;
                    }
                }
            }
        }
        if (size.pointCount() <= 4) {
            QVERIFY(s_voidGames > 0);
        }
    }
};

SHINPAN_TEST(PositionModelTest)
#include "positionmodel_test.moc"
