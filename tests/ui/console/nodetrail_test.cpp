#include "ui/console/nodetrail.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class NodeTrailTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineBelongsToTheNodeNotedBeforeIt();
    void theLastWordOnALineCounts();
    void nothingIsKnownOfAnotherRecord();
};

void NodeTrailTest::aLineBelongsToTheNodeNotedBeforeIt()
{
    NodeTrail trail;
    QCOMPARE(trail.at(0), NoNode);
    trail.note(3, NodeId{1});
    trail.note(5, NodeId{1});
    trail.note(8, NodeId{2});

    QCOMPARE(trail.at(2), NoNode);
    QCOMPARE(trail.at(3), NodeId{1});
    QCOMPARE(trail.at(7), NodeId{1});
    QCOMPARE(trail.at(8), NodeId{2});
    QCOMPARE(trail.at(1'000'000), NodeId{2});
}

void NodeTrailTest::theLastWordOnALineCounts()
{
    NodeTrail trail;
    trail.note(3, NodeId{1});
    trail.note(3, NodeId{2});

    QCOMPARE(trail.at(3), NodeId{2});
}

void NodeTrailTest::nothingIsKnownOfAnotherRecord()
{
    NodeTrail trail;
    trail.note(3, NodeId{1});
    trail.forget();

    QCOMPARE(trail.at(4), NoNode);
}

SHINPAN_TEST(NodeTrailTest)
#include "nodetrail_test.moc"
