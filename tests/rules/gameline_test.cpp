#include "core/rules/gameline.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class GameLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setUpStonesStandEvenWithoutLiberties()
    {
        GameLine line;
        line.size = {2, 2};
        QCOMPARE(setUpBoard(line), Board(BoardSize::square(2)));
        line.setUp = {{at("A1"), Color::Black}, {at("B1"), Color::White}, {at("A2"), Color::White}};
        QCOMPARE(setUpBoard(line), boardFrom("O .\nX O"));
    }

    void laterSetUpStoneOverwrites()
    {
        GameLine line;
        line.size = {2, 1};
        line.setUp = {{at("A1"), Color::Black}, {at("A1"), Color::White}};
        QCOMPARE(setUpBoard(line), boardFrom("O ."));
    }
};

SHINPAN_TEST(GameLineTest)
#include "gameline_test.moc"
