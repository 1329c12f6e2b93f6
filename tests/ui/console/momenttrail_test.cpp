#include "ui/console/momenttrail.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class MomentTrailTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlayersLineIsAboutTheGame();
    void withoutAGameEveryLineIsAboutWhatIsSeen();
    void nothingIsKnownOfAnotherRecord();

private:
    static constexpr int Player = 1;
    static constexpr int Other = 2;
};

void MomentTrailTest::aPlayersLineIsAboutTheGame()
{
    MomentTrail trail;
    trail.note(10, {.seen = NodeId{1}, .played = NodeId{5}, .players = {Player}});

    QCOMPARE(trail.at(10, Player), NodeId{5});
    QCOMPARE(trail.at(10, Other), NodeId{1});
    QCOMPARE(trail.at(9, Player), NoNode);
}

void MomentTrailTest::withoutAGameEveryLineIsAboutWhatIsSeen()
{
    MomentTrail trail;
    trail.note(10, {.seen = NodeId{1}, .played = NodeId{5}, .players = {Player}});
    trail.note(20, {.seen = NodeId{2}, .played = NoNode, .players = {}});

    QCOMPARE(trail.at(19, Player), NodeId{5}); // while it ran
    QCOMPARE(trail.at(20, Player), NodeId{2});
    QCOMPARE(trail.at(20, Other), NodeId{2});
}

void MomentTrailTest::nothingIsKnownOfAnotherRecord()
{
    MomentTrail trail;
    trail.note(10, {.seen = NodeId{1}, .played = NodeId{5}, .players = {Player}});
    trail.forget();

    QCOMPARE(trail.at(10, Player), NoNode);
    QCOMPARE(trail.at(10, Other), NoNode);
}

SHINPAN_TEST(MomentTrailTest)
#include "momenttrail_test.moc"
