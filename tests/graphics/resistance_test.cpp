#include "core/graphics/resistance.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// How stones resist that an engine attacks.
class ResistanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreRead()
    {
        const BoardSize size = BoardSize::square(9);
        QCOMPARE(readingAnswer(QStringLiteral("0"), size), std::optional(ReadingAnswer{}));
        QCOMPARE(readingAnswer(QStringLiteral("1 B4"), size),
                 std::optional(ReadingAnswer{1, at("B4")}));
        QCOMPARE(readingAnswer(QStringLiteral("3 PASS"), size), std::optional(ReadingAnswer{3}));
        QVERIFY(!readingAnswer(QStringLiteral("alive"), size));
        QVERIFY(!readingAnswer(QString(), size));
    }

    void aStoneInAtariRunsToWhereItHasMostLiberties()
    {
        const Board board = boardFrom(R"(
            . . . . .
            . X . . .
            X O . . .
            . X . . .
            . . . . .)");
        QCOMPARE(resistanceAt(board, at("B3")), std::optional(at("C3")));
    }

    void itTakesWhatIsInAtariBesideIt()
    {
        const Board board = boardFrom(R"(
            . . . .
            . O O .
            O X X O
            X O O .)");
        QCOMPARE(resistanceAt(board, at("B2")), std::optional(at("D1")));
    }

    void whereNothingHelpsThereIsNone()
    {
        const Board board = boardFrom(R"(
            . . . .
            X X . .
            O . X .
            X X . .)");
        QCOMPARE(resistanceAt(board, at("A2")), std::optional<Point>());
    }
};

SHINPAN_TEST(ResistanceTest)
#include "resistance_test.moc"
