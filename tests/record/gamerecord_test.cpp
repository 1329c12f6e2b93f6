#include "core/record/gamerecord.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class GameRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newGameIsEmptyAndNotModified();
    void openedGameIsNotModified();
    void addedMoveIsAnnouncedOnce();
    void addedNodeIsAnnouncedOnce();
    void existingMoveIsFound();
    void removalIsAnnouncedOnce();
    void mainLineIsMadeAndAnnouncedOnce();
    void orderOfVariationsIsChangedAndAnnounced();
    void commentIsSetAndAnnounced();
    void commentIsAppendedAsAParagraph();
    void commentMayHoldAnything();
    void propertyIsSetAndAnnounced();
    void gameInfoIsAnnouncedAsSuch();
    void infoIsSetAndAnnouncedOnce();
    void boardSizeFollowsTheInfo();
    void replacedTreeIsAnnouncedAndNotModified();
    void savingIsAnnouncedOnce();
};

namespace {

/// Writes down every signal of a record, in order.
class Listener : public QObject
{
public:
    explicit Listener(const GameRecord &record)
    {
        const auto number = [](NodeId node) {
            return QString::number(static_cast<std::uint32_t>(node));
        };
        connect(&record, &GameRecord::nodeAdded, this,
                [=, this](NodeId node) { m_news += QStringLiteral("added ") + number(node); });
        connect(&record, &GameRecord::nodeChanged, this,
                [=, this](NodeId node) { m_news += QStringLiteral("changed ") + number(node); });
        connect(&record, &GameRecord::nodeRemoved, this,
                [=, this, &record](NodeId node, NodeId parent) {
                    QVERIFY(!record.tree().contains(node));
                    m_news += QStringLiteral("removed %1 of %2").arg(number(node), number(parent));
                });
        connect(&record, &GameRecord::structureChanged, this,
                [this] { m_news += QStringLiteral("structure"); });
        connect(&record, &GameRecord::infoChanged, this,
                [this] { m_news += QStringLiteral("info"); });
        connect(&record, &GameRecord::treeReplaced, this,
                [this] { m_news += QStringLiteral("replaced"); });
        connect(&record, &GameRecord::modifiedChanged, this, [this](bool modified) {
            m_news += modified ? QStringLiteral("modified") : QStringLiteral("saved");
        });
    }

    /// What came since the last call.
    [[nodiscard]] QString news() { return std::exchange(m_news, {}).join(QStringLiteral(", ")); }

private:
    QStringList m_news;
};

const Move BlackD4{Color::Black, Point{3, 3}};

} // namespace

void GameRecordTest::newGameIsEmptyAndNotModified()
{
    const GameRecord record({9, 13});
    QVERIFY(!record.isModified());
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9:13])"));
    QCOMPARE(record.boardSize(), (BoardSize{9, 13}));
    QCOMPARE(record.info().size, (BoardSize{9, 13}));
}

void GameRecordTest::openedGameIsNotModified()
{
    const GameRecord record(treeFrom("(;SZ[9]PB[me];B[aa])"));
    QVERIFY(!record.isModified());
    QVERIFY(!record.tree().isEdited());
    QCOMPARE(record.boardSize(), BoardSize::square(9));
    QCOMPARE(record.info().playerName.black, QStringLiteral("me"));
}

void GameRecordTest::addedMoveIsAnnouncedOnce()
{
    GameRecord record;
    Listener listener(record);
    const NodeId first = record.addMove(record.tree().root(), BlackD4);
    QCOMPARE(listener.news(), QStringLiteral("added 1, modified"));
    record.addMove(first, Move::pass(Color::White));
    QCOMPARE(listener.news(), QStringLiteral("added 2"));
    record.addMove(record.tree().root(), BlackD4);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[19](;B[dp];W[])(;B[dp]))"));
    QVERIFY(record.isModified());
}

void GameRecordTest::addedNodeIsAnnouncedOnce()
{
    GameRecord record;
    Listener listener(record);
    const NodeId node = record.addNode(record.tree().root());
    QCOMPARE(listener.news(), QStringLiteral("added 1, modified"));
    QCOMPARE(record.tree().parent(node), record.tree().root());
}

void GameRecordTest::existingMoveIsFound()
{
    const GameRecord record(treeFrom("(;SZ[9](;B[aa])(;W[aa])(;B[tt])(;B[bb]))"));
    const GameTree &tree = record.tree();
    QCOMPARE(record.findMove(tree.root(), {Color::White, at("A9")}), nodeAt(tree, {1}));
    QCOMPARE(record.findMove(tree.root(), Move::pass(Color::Black)), nodeAt(tree, {2}));
    QCOMPARE(record.findMove(tree.root(), {Color::White, at("B8")}), NoNode);
}

void GameRecordTest::removalIsAnnouncedOnce()
{
    GameRecord record(treeFrom("(;;B[aa];W[bb];B[cc])"));
    Listener listener(record);
    record.removeSubtree(nodeAt(record.tree(), {0, 0}));
    QCOMPARE(listener.news(), QStringLiteral("removed 2 of 1, modified"));
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;;B[aa])"));
}

void GameRecordTest::mainLineIsMadeAndAnnouncedOnce()
{
    GameRecord record(treeFrom("(;(;B[aa])(;B[bb](;W[cc])(;W[dd])))"));
    Listener listener(record);
    const NodeId node = nodeAt(record.tree(), {1, 1});
    record.makeMainLine(node);
    QCOMPARE(listener.news(), QStringLiteral("structure, modified"));
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;(;B[bb](;W[dd])(;W[cc]))(;B[aa]))"));
    record.makeMainLine(node);
    QCOMPARE(listener.news(), QString());
}

void GameRecordTest::orderOfVariationsIsChangedAndAnnounced()
{
    GameRecord record(treeFrom("(;(;B[aa])(;B[bb])(;B[cc]))"));
    Listener listener(record);
    const NodeId node = nodeAt(record.tree(), {0});
    record.setChildIndex(node, 1);
    QCOMPARE(listener.news(), QStringLiteral("structure, modified"));
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;(;B[bb])(;B[aa])(;B[cc]))"));
    record.setChildIndex(node, 1);
    record.setChildIndex(nodeAt(record.tree(), {2}), 7);
    QCOMPARE(listener.news(), QString());
}

void GameRecordTest::commentIsSetAndAnnounced()
{
    GameRecord record(treeFrom("(;C[old])"));
    Listener listener(record);
    const NodeId root = record.tree().root();
    record.setComment(root, QStringLiteral("old"));
    QCOMPARE(listener.news(), QString());
    record.setComment(root, QStringLiteral("new]"));
    QCOMPARE(listener.news(), QStringLiteral("changed 0, modified"));
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;C[new\\]])"));
    record.setComment(root, QString());
    QCOMPARE(listener.news(), QStringLiteral("changed 0"));
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;)"));
    record.setComment(root, QString());
    record.removeProperty(root, "C");
    QCOMPARE(listener.news(), QString());
}

void GameRecordTest::commentIsAppendedAsAParagraph()
{
    GameRecord record;
    Listener listener(record);
    record.appendComment(record.tree().root(), QStringLiteral("one"));
    record.appendComment(record.tree().root(), QStringLiteral("two"));
    QCOMPARE(listener.news(), QStringLiteral("changed 0, modified, changed 0"));
    QCOMPARE(commentAt(record.tree(), record.tree().root()), QStringLiteral("one\n\ntwo"));
    record.appendComment(record.tree().root(), QString());
    QCOMPARE(commentAt(record.tree(), record.tree().root()), QStringLiteral("one\n\ntwo"));
    QCOMPARE(listener.news(), QString());
}

void GameRecordTest::commentMayHoldAnything()
{
    const QString text = QStringLiteral("NN [eval]: 0.52\\\n(;B[aa]) 黑目定石 \\] \\\\[\n\nlast:");
    GameRecord record;
    record.setComment(record.tree().root(), text);
    QCOMPARE(commentAt(record.tree(), record.tree().root()), text);
}

void GameRecordTest::propertyIsSetAndAnnounced()
{
    GameRecord record(treeFrom("(;;B[aa]TR[bb])"));
    Listener listener(record);
    const NodeId node = nodeAt(record.tree(), {0});
    record.setProperty(node, "TR", std::vector<QByteArray>{"bb"});
    QCOMPARE(listener.news(), QString());
    record.setProperty(node, "TR", std::vector<QByteArray>{"bb", "cc"});
    QCOMPARE(listener.news(), QStringLiteral("changed 1, modified"));
    record.setProperty(node, "SBKV", "56.78");
    QCOMPARE(listener.news(), QStringLiteral("changed 1"));
    record.setProperty(node, "TR", std::vector<QByteArray>{});
    QCOMPARE(listener.news(), QStringLiteral("changed 1"));
    record.removeProperty(node, "SBKV");
    QCOMPARE(listener.news(), QStringLiteral("changed 1"));
    record.setProperty(node, "XX", std::vector<QByteArray>{});
    QCOMPARE(listener.news(), QString());
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;;B[aa])"));
}

void GameRecordTest::gameInfoIsAnnouncedAsSuch()
{
    GameRecord record;
    Listener listener(record);
    record.setProperty(record.tree().root(), "RE", "B+R");
    QCOMPARE(listener.news(), QStringLiteral("info, modified"));
    record.setProperty(record.tree().root(), "XYZ", "unknown");
    QCOMPARE(listener.news(), QStringLiteral("changed 0"));
}

void GameRecordTest::infoIsSetAndAnnouncedOnce()
{
    GameRecord record;
    Listener listener(record);
    GameInfo info = record.info();
    record.setInfo(info);
    QCOMPARE(listener.news(), QString());
    info.komi = 7.5;
    info.playerName = {QStringLiteral("a"), QStringLiteral("b")};
    info.result = QStringLiteral("W+R");
    record.setInfo(info);
    QCOMPARE(listener.news(), QStringLiteral("info, modified"));
    QCOMPARE(record.info(), info);
}

void GameRecordTest::boardSizeFollowsTheInfo()
{
    GameRecord record;
    GameInfo info = record.info();
    info.size = BoardSize::square(9);
    connect(&record, &GameRecord::infoChanged, &record,
            [&] { QCOMPARE(record.boardSize(), BoardSize::square(9)); });
    record.setInfo(info);
    QCOMPARE(record.boardSize(), BoardSize::square(9));
}

void GameRecordTest::replacedTreeIsAnnouncedAndNotModified()
{
    GameRecord record;
    record.addNode(record.tree().root());
    Listener listener(record);
    record.replaceTree(treeFrom("(;SZ[13])"));
    QCOMPARE(listener.news(), QStringLiteral("replaced, saved"));
    QCOMPARE(record.boardSize(), BoardSize::square(13));
}

void GameRecordTest::savingIsAnnouncedOnce()
{
    GameRecord record;
    record.addNode(record.tree().root());
    Listener listener(record);
    record.setModified(false);
    record.setModified(false);
    QCOMPARE(listener.news(), QStringLiteral("saved"));
    record.addNode(record.tree().root());
    QCOMPARE(listener.news(), QStringLiteral("added 2, modified"));
}

SHINPAN_TEST(GameRecordTest)
#include "gamerecord_test.moc"
