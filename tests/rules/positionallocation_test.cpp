#include "core/rules/position.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cstdlib>
#include <new>
#include <random>

using namespace shinpan;

namespace {

int s_allocations = 0;

} // namespace

// Counts what this executable allocates by new; the array and nothrow forms come here too.
void *operator new(std::size_t size)
{
    ++s_allocations;
    void *memory = std::malloc(size);
    if (memory == nullptr) {
        std::abort();
    }
    return memory;
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

class PositionAllocationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playingThreeMovesAPointAllocatesNothing()
    {
        std::mt19937 random(1);
        const BoardSize size = BoardSize::square(9);
        Position position(size,
                          {.ko = KoRule::SituationalSuperko, .suicide = SuicideRule::Allowed});
        const int before = s_allocations;
        while (position.moveNumber() < 3 * size.pointCount()) {
            const auto index =
                static_cast<int>(random() % static_cast<unsigned>(size.pointCount() + 1));
            const Move move = index == size.pointCount()
                                ? Move::pass(position.toPlay())
                                : Move{position.toPlay(), size.pointAt(index)};
            if (!position.check(move)) {
                position.play(move);
            }
        }
        QCOMPARE(s_allocations, before);
        QVERIFY(position.captured().black > 0);
    }

    void assigningABoardOfTheSameSizeAllocatesNothing()
    {
        Board board(BoardSize::square(19));
        Board other(BoardSize::square(19));
        other.play(Color::Black, {3, 3});
        const int before = s_allocations;
        board = other;
        QCOMPARE(s_allocations, before);
        QCOMPARE(board.at({3, 3}), Stone::Black);
    }
};

SHINPAN_TEST(PositionAllocationTest)
#include "positionallocation_test.moc"
