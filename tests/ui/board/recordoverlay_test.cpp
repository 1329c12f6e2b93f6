#include "ui/board/recordoverlay.h"

#include "core/record/gamecursor.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

/// "D4 1, E5 2": in the order of the points.
QString textOf(const std::vector<BoardScene::Number> &numbers)
{
    QStringList texts;
    for (const BoardScene::Number &number : numbers) {
        texts << QStringLiteral("%1 %2")
                     .arg(QString::fromStdString(vertexOf(number.point)))
                     .arg(number.number);
    }
    return texts.join(QLatin1String(", "));
}

/// "black D4 next, white E5": "next" is the one that stepping forward plays.
QString textOf(const std::vector<BoardScene::RecordMove> &moves)
{
    QStringList texts;
    for (const BoardScene::RecordMove &move : moves) {
        texts << (move.color == Color::Black ? QStringLiteral("black ") : QStringLiteral("white "))
                     + QString::fromStdString(vertexOf(move.point))
                     + (move.isMainLine ? QStringLiteral(" next") : QString());
    }
    return texts.join(QLatin1String(", "));
}

} // namespace

/// A record on 5×5: the main line A1 B1 C1 D1, from B1 on another one C2 D2.
class RecordOverlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open("(;SZ[5];B[ae];W[be](;B[ce];W[de])(;B[cd];W[dd]))"); }

    void numbersOfAllMoves()
    {
        goTo({0, 0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::All), QStringLiteral("A1 1, B1 2, C1 3, D1 4"));
        QCOMPARE(numbers(MoveNumbers::None), QString());
    }

    void numbersOfTheLastMoves()
    {
        goTo({0, 0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::Last, 2), QStringLiteral("C1 3, D1 4"));
        m_cursor->back();
        QCOMPARE(numbers(MoveNumbers::Last, 2), QStringLiteral("B1 2, C1 3"));
        QCOMPARE(numbers(MoveNumbers::Last, 100), QStringLiteral("A1 1, B1 2, C1 3"));
    }

    void aVariationIsNumberedFromWhereItLeavesTheMainLine()
    {
        goTo({0, 0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::Variation), QString());
        goTo({0, 0, 1, 0});
        QCOMPARE(numbers(MoveNumbers::Variation), QStringLiteral("C2 1, D2 2"));
    }

    void numbersFromHereBeginBehindThatNode()
    {
        goTo({0, 0});
        const NodeId here = m_cursor->node();
        QCOMPARE(numbers(MoveNumbers::FromHere, 0, here), QString());
        goTo({0, 0, 1, 0});
        QCOMPARE(numbers(MoveNumbers::FromHere, 0, here), QStringLiteral("C2 1, D2 2"));
        const NodeId inVariation = m_cursor->node();
        goTo({0, 0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::FromHere, 0, inVariation), QString());
    }

    void capturedStonesLoseTheirNumbersAndTheirSuccessorsHaveNewOnes()
    {
        // White takes A1 with B1 and A2, Black comes back to A1's place later.
        open("(;SZ[5];B[ae];W[be];B[ee];W[ad];B[ed];W[ec])");
        goTo({0, 0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::All), QStringLiteral("B1 2, E1 3, A2 4"));
    }

    void stonesOfASetUpHaveNoNumbers()
    {
        open("(;SZ[5]AB[cc];W[be];AB[be]AE[cc];B[cc])");
        goTo({0});
        QCOMPARE(numbers(MoveNumbers::All), QStringLiteral("B1 1"));
        goTo({0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::All), QStringLiteral("C3 2"));
    }

    void theRecordMayNumberItsMovesItself()
    {
        open("(;SZ[5];B[ae]MN[31];W[be];B[ce]MN[1])");
        goTo({0, 0, 0});
        QCOMPARE(numbers(MoveNumbers::All), QStringLiteral("A1 31, B1 32, C1 1"));
    }

    void nextMovesAreThoseOfTheChildren()
    {
        goTo({0, 0});
        QCOMPARE(textOf(overlay().nextMoves), QStringLiteral("black C1 next, black C2"));
        goTo({0, 0, 1});
        m_cursor->back(); // forward would go to the variation again
        QCOMPARE(textOf(overlay().nextMoves), QStringLiteral("black C1, black C2 next"));
        BoardOptions options;
        options.showsNext = false;
        QVERIFY(overlayOf(*m_cursor, options, NoNode).nextMoves.empty());
    }

    void siblingMovesAreTheOtherVariations()
    {
        goTo({0, 0, 1});
        QCOMPARE(textOf(overlay().siblingMoves), QStringLiteral("black C1 next"));
        goTo({0, 0, 0});
        QCOMPARE(textOf(overlay().siblingMoves), QStringLiteral("black C2"));
        BoardOptions options;
        options.showsSiblings = false;
        QVERIFY(overlayOf(*m_cursor, options, NoNode).siblingMoves.empty());
        goTo({});
        QVERIFY(overlay().siblingMoves.empty());
    }

    void movesThatCouldNotBeSeenAreLeftOut()
    {
        open("(;SZ[5];B[ae](;W[ae])(;W[])(;W[be])(;W[be]C[again]))");
        goTo({0});
        QCOMPARE(textOf(overlay().nextMoves), QStringLiteral("white B1"));
    }

    void theMoveThatPlacedAStoneIsFound()
    {
        goTo({0, 0, 1, 0});
        const NodeId second = m_cursor->path().at(2);
        QCOMPARE(moveThatPlaced(*m_cursor, test::at("B1")), second);
        QCOMPARE(moveThatPlaced(*m_cursor, test::at("D2")), m_cursor->node());
        QCOMPARE(moveThatPlaced(*m_cursor, test::at("E5")), NoNode);
        open("(;SZ[5]AB[cc];W[be];AB[be])");
        goTo({0, 0});
        QCOMPARE(moveThatPlaced(*m_cursor, test::at("C3")), NoNode);
        QCOMPARE(moveThatPlaced(*m_cursor, test::at("B1")), NoNode);
    }

private:
    void open(const char *sgf)
    {
        m_cursor.reset();
        m_record = std::make_unique<GameRecord>(readSgf(sgf).value().tree);
        m_cursor = std::make_unique<GameCursor>(*m_record);
    }

    /// Goes down from the root by the numbers of the children.
    void goTo(std::initializer_list<int> children)
    {
        NodeId node = m_record->tree().root();
        for (int index : children) {
            node = m_record->tree().firstChild(node);
            for (; index > 0; --index) {
                node = m_record->tree().nextSibling(node);
            }
        }
        m_cursor->moveTo(node);
    }

    [[nodiscard]] BoardLayer overlay() const { return overlayOf(*m_cursor, {}, NoNode); }

    [[nodiscard]] QString numbers(MoveNumbers wanted, int count = 5, NodeId start = NoNode) const
    {
        BoardOptions options;
        options.numbers = wanted;
        options.lastCount = count;
        return textOf(overlayOf(*m_cursor, options, start).numbers);
    }

    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<GameCursor> m_cursor;
};

SHINPAN_TEST(RecordOverlayTest)
#include "recordoverlay_test.moc"
