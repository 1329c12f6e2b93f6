#include "core/record/recordhistory.h"

#include "core/record/edit/treeedit.h"
#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace shinpan;
using namespace shinpan::test;

class RecordHistoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freshRecordHasNothingToUndo();
    void eachChangeIsAStepOfItsOwn();
    void stepJoinsWhatLivesInIt();
    void stepThatChangesNothingInTheEndIsNone();
    void nodesComeBackWithTheirIdsAndPlaces();
    void typingInOneCommentIsOneStep();
    void typingAfterSavingIsAnotherStep();
    void savedStateIsFoundAgain();
    void lostSavedStateIsNotFoundAgain();
    void changeAfterUndoForgetsRedo();
    void infoIsOneStep();
    void movesOfAGameSurvive();
    void whatAGameHasPlayedStaysTheMainLine();
    void whatAGameWroteOverStays();
    void deletedMovesOfAGameComeBackAndGoAgain();
    void listenersSeeEveryStateWhole();
    void replacedTreeHasNoHistory();
    void historyIsHandedOverAndGivenBack();
    void hugeSubtreeIsUndoneQuickly();
    void randomEditsAreUndoneToTheByte_data();
    void randomEditsAreUndoneToTheByte();
};

namespace {

const Move BlackD4{Color::Black, Point{3, 3}};
const Move WhiteC3{Color::White, Point{2, 2}};

const QByteArray Game = "(;SZ[9]PB[me]ZZ[x]YY[y]C[a comment];B[aa]TR[bb][cc](;W[bb];B[cc]C[end])"
                        "(;W[dd]QQ[1]PP[2]RRRRRRR[3])(;W[ee](;B[ff])(;B[gg];W[hh])))";

/// A person's edit at random: anything that a GameRecord can do.
class RandomEdits
{
public:
    RandomEdits(GameRecord &record, unsigned seed)
        : m_record(record)
        , m_random(seed)
    { }

    void makeOne()
    {
        const NodeId node = anyNode();
        const bool isRoot = node == m_record.tree().root();
        switch (below(13)) {
        case 0:
            m_record.addMove(node, {Color::Black, anyPoint()});
            break;
        case 1:
            m_record.addNode(node);
            break;
        case 2:
            if (!isRoot && below(3) == 0) {
                m_record.removeSubtree(node);
            }
            break;
        case 3:
            m_record.makeMainLine(node);
            break;
        case 4:
            if (!isRoot) {
                m_record.setChildIndex(node, below(4));
            }
            break;
        case 5:
            m_record.setComment(node, below(3) == 0 ? QString() : QString::number(below(99)));
            break;
        case 6:
        case 7:
            m_record.setProperty(node, anyName(), someValues());
            break;
        case 8:
            m_record.removeProperty(node, anyName());
            break;
        case 9:
            changeInfo();
            break;
        case 10:
            paste(node);
            break;
        case 11:
            below(9) == 0 ? flatten(m_record, node) : promote(m_record, node);
            break;
        default:
            below(9) == 0 ? removeOtherVariations(m_record, node) : demote(m_record, node);
        }
    }

    [[nodiscard]] int below(int limit)
    {
        return std::uniform_int_distribution<int>(0, limit - 1)(m_random);
    }

private:
    [[nodiscard]] NodeId anyNode()
    {
        const GameTree &tree = m_record.tree();
        NodeId node = tree.root();
        for (int step = below(static_cast<int>(tree.nodeCount())); step > 0; --step) {
            node = tree.nextInSubtree(node, tree.root());
        }
        return node;
    }
    [[nodiscard]] Point anyPoint()
    {
        return {static_cast<std::uint8_t>(below(9)), static_cast<std::uint8_t>(below(9))};
    }
    [[nodiscard]] QByteArray anyName()
    {
        static const QByteArray Names[] = {"TR", "SQ", "ZZ", "YY", "QQ",
                                           "PP", "N",  "KM", "AB", "RRRRRRR"};
        return Names[below(std::size(Names))];
    }
    [[nodiscard]] std::vector<QByteArray> someValues()
    {
        std::vector<QByteArray> values(static_cast<std::size_t>(1 + below(3)));
        for (QByteArray &value : values) {
            value = rawPoint(anyPoint(), BoardSize::square(9));
        }
        return values;
    }
    void changeInfo()
    {
        GameInfo info = m_record.info();
        info.playerName.black = QString::number(below(3));
        info.event = below(2) == 0 ? QString() : QStringLiteral("cup");
        info.komi = below(2) == 0 ? std::nullopt : std::optional<double>(below(9));
        m_record.setInfo(info);
    }
    void paste(NodeId node)
    {
        const QByteArray text = subtreeText(m_record.tree(), anyNode());
        if (m_record.tree().nodeCount() < 300 && pasteSubtree(m_record, node, text)) {
            return;
        }
        m_record.setProperty(node, "N", QByteArray("instead"));
    }

    GameRecord &m_record;
    std::mt19937 m_random;
};

} // namespace

void RecordHistoryTest::freshRecordHasNothingToUndo()
{
    GameRecord record;
    QVERIFY(!record.mayUndo());
    QVERIFY(!record.mayRedo());
    QCOMPARE(record.undo(), NoNode);
    QCOMPARE(record.redo(), NoNode);
    QVERIFY(record.stepToUndo() == nullptr);
}

void RecordHistoryTest::eachChangeIsAStepOfItsOwn()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    QSignalSpy history(&record, &GameRecord::historyChanged);
    const NodeId first = record.addMove(record.tree().root(), BlackD4);
    const NodeId second = record.addMove(first, WhiteC3);
    record.setProperty(second, "TR", QByteArray("aa"));
    QCOMPARE(history.size(), 3);
    QCOMPARE(record.undo(), second);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[df];W[cg])"));
    QCOMPARE(record.undo(), first);
    QCOMPARE(record.undo(), record.tree().root());
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9])"));
    QVERIFY(!record.mayUndo());
    QCOMPARE(record.redo(), first);
    QCOMPARE(record.redo(), second);
    QCOMPARE(record.redo(), second);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[df];W[cg]TR[aa])"));
    QVERIFY(!record.mayRedo());
    QCOMPARE(history.size(), 9);
}

void RecordHistoryTest::stepJoinsWhatLivesInIt()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    QSignalSpy history(&record, &GameRecord::historyChanged);
    {
        const RecordStep step(record, QStringLiteral("Two Moves"));
        const NodeId first = record.addMove(record.tree().root(), BlackD4);
        const RecordStep inner(record, QStringLiteral("not shown"));
        record.addMove(first, WhiteC3);
        QVERIFY(!record.mayUndo()); // it is not complete
        QVERIFY(record.isModified());
    }
    QCOMPARE(history.size(), 1);
    QCOMPARE(record.stepToUndo()->what, QStringLiteral("Two Moves"));
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9])"));
    QVERIFY(!record.mayUndo());
    QCOMPARE(record.stepToRedo()->what, QStringLiteral("Two Moves"));
    record.redo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[df];W[cg])"));
}

void RecordHistoryTest::stepThatChangesNothingInTheEndIsNone()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    {
        const RecordStep step(record, QStringLiteral("Nothing"));
        record.setProperty(record.tree().root(), "TR", QByteArray("aa"));
        record.setProperty(record.tree().root(), "TR", std::vector<QByteArray>{"aa", "bb"});
        record.removeProperty(record.tree().root(), "TR");
    }
    QVERIFY(!record.mayUndo());
    QVERIFY(!record.isModified());
}

void RecordHistoryTest::nodesComeBackWithTheirIdsAndPlaces()
{
    GameRecord record(treeFrom(Game));
    const QByteArray before = outlineOf(record.tree());
    const NodeId middle = nodeAt(record.tree(), {0, 1});
    const NodeId last = nodeAt(record.tree(), {0, 2, 1, 0});
    record.removeSubtree(middle);
    record.removeSubtree(nodeAt(record.tree(), {0, 1}));
    QCOMPARE(record.tree().nodeCount(), 4U);
    QVERIFY(!record.tree().contains(last));
    record.undo();
    QCOMPARE(record.undo(), middle);
    QCOMPARE(outlineOf(record.tree()), before);
    QCOMPARE(nodeAt(record.tree(), {0, 1}), middle);
    QCOMPARE(nodeAt(record.tree(), {0, 2, 1, 0}), last);
}

void RecordHistoryTest::typingInOneCommentIsOneStep()
{
    GameRecord record(treeFrom("(;SZ[9];B[aa])"));
    const NodeId move = nodeAt(record.tree(), {0});
    for (const char *text : {"h", "he", "hey"}) {
        record.setComment(move, QString::fromLatin1(text));
    }
    record.setComment(record.tree().root(), QStringLiteral("elsewhere"));
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[aa]C[hey])"));
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[aa])"));
    QVERIFY(!record.mayUndo());
    record.redo();
    QCOMPARE(commentAt(record.tree(), move), QStringLiteral("hey"));
}

void RecordHistoryTest::typingAfterSavingIsAnotherStep()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    record.setComment(record.tree().root(), QStringLiteral("saved"));
    record.setModified(false);
    record.setComment(record.tree().root(), QStringLiteral("saved and more"));
    record.undo();
    QCOMPARE(commentAt(record.tree(), record.tree().root()), QStringLiteral("saved"));
    QVERIFY(!record.isModified());
    record.undo();
    QVERIFY(record.isModified());
}

void RecordHistoryTest::savedStateIsFoundAgain()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    const NodeId node = record.addMove(record.tree().root(), BlackD4);
    record.setModified(false);
    QSignalSpy modified(&record, &GameRecord::modifiedChanged);
    record.undo();
    QVERIFY(record.isModified());
    record.redo();
    QVERIFY(!record.isModified());
    record.addMove(node, WhiteC3);
    record.undo();
    QVERIFY(!record.isModified());
    QCOMPARE(modified.size(), 4);
}

void RecordHistoryTest::lostSavedStateIsNotFoundAgain()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    record.addMove(record.tree().root(), BlackD4);
    record.setModified(false);
    record.undo();
    record.addMove(record.tree().root(), WhiteC3);
    QVERIFY(record.isModified());
    record.undo();
    QVERIFY(record.isModified());
}

void RecordHistoryTest::changeAfterUndoForgetsRedo()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    record.addMove(record.tree().root(), BlackD4);
    record.undo();
    QVERIFY(record.mayRedo());
    record.addMove(record.tree().root(), WhiteC3);
    QVERIFY(!record.mayRedo());
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];W[cg])"));
}

void RecordHistoryTest::infoIsOneStep()
{
    GameRecord record(treeFrom("(;SZ[9]ZZ[1]PB[me]YY[2]KM[6.5])"));
    const QByteArray before = outlineOf(record.tree());
    GameInfo info = record.info();
    info.playerName = {QString(), QStringLiteral("you")};
    info.komi = 7.5;
    info.size = {13, 9};
    record.setInfo(info);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[13:9]ZZ[1]YY[2]KM[7.5]PW[you])"));
    const QByteArray after = outlineOf(record.tree());
    record.undo();
    QCOMPARE(outlineOf(record.tree()), before);
    QCOMPARE(record.boardSize(), BoardSize::square(9));
    QVERIFY(!record.tree().isEdited());
    record.redo();
    QCOMPARE(outlineOf(record.tree()), after);
    QCOMPARE(record.boardSize(), (BoardSize{13, 9}));
}

void RecordHistoryTest::movesOfAGameSurvive()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    const NodeId root = record.tree().root();
    const NodeId start = record.addMove(root, BlackD4);
    record.setProperty(start, "TR", QByteArray("aa"));
    {
        const UnrecordedChanges game(record);
        record.addMove(start, WhiteC3);
    }
    const NodeId other = record.addMove(root, WhiteC3);
    record.undo();
    QVERIFY(!record.tree().contains(other));
    record.undo(); // the triangle
    record.undo(); // nothing can be taken from under a game
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[df];W[cg])"));
    QVERIFY(!record.mayUndo());
    QVERIFY(record.isModified());
    record.redo();
    record.redo();
    record.redo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[df]TR[aa];W[cg])(;W[cg]))"));
}

void RecordHistoryTest::whatAGameHasPlayedStaysTheMainLine()
{
    GameRecord record(treeFrom("(;SZ[9](;B[aa])(;B[bb])(;B[cc]))"));
    const NodeId root = record.tree().root();
    record.removeSubtree(nodeAt(record.tree(), {0}));
    record.setChildIndex(nodeAt(record.tree(), {0}), 1);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[cc])(;B[bb]))"));
    {
        const UnrecordedChanges game(record);
        record.makeMainLine(record.addMove(root, BlackD4));
    }
    record.makeMainLine(nodeAt(record.tree(), {2})); // and then the person wants another
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[bb])(;B[df])(;B[cc]))"));

    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[df])(;B[cc])(;B[bb]))"));
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[df])(;B[bb])(;B[cc]))"));
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[df])(;B[aa])(;B[bb])(;B[cc]))"));
    record.redo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[df])(;B[bb])(;B[cc]))"));
    record.redo();
    record.redo();
    QVERIFY(outlineOf(record.tree()).startsWith("(;SZ[9](;B[bb])")); // their later wish counts
}

void RecordHistoryTest::whatAGameWroteOverStays()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    const NodeId root = record.tree().root();
    record.setComment(root, QStringLiteral("mine"));
    {
        const UnrecordedChanges game(record);
        record.appendComment(root, QStringLiteral("White resigned."));
    }
    record.undo();
    QCOMPARE(commentAt(record.tree(), root), QStringLiteral("mine\n\nWhite resigned."));
    record.redo();
    QCOMPARE(commentAt(record.tree(), root), QStringLiteral("mine\n\nWhite resigned."));
}

void RecordHistoryTest::deletedMovesOfAGameComeBackAndGoAgain()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    NodeId played{};
    {
        const UnrecordedChanges game(record);
        played = record.addMove(record.tree().root(), BlackD4);
    }
    QVERIFY(!record.mayUndo());
    record.removeSubtree(played);
    QCOMPARE(record.undo(), played);
    QVERIFY(record.tree().contains(played));
    record.redo();
    QVERIFY(!record.tree().contains(played));
}

void RecordHistoryTest::listenersSeeEveryStateWhole()
{
    GameRecord record(treeFrom(Game));
    const auto check = [&](NodeId node) {
        QVERIFY(record.tree().contains(node));
        QVERIFY(outlineOf(record.tree()).startsWith("(;SZ"));
    };
    connect(&record, &GameRecord::nodeAdded, this, check);
    connect(&record, &GameRecord::nodeChanged, this, check);
    QSignalSpy structure(&record, &GameRecord::structureChanged);
    connect(&record, &GameRecord::nodeRemoved, this, [&](NodeId node, NodeId parent) {
        QVERIFY(!record.tree().contains(node));
        check(parent);
    });
    {
        const RecordStep step(record, {});
        record.setProperty(nodeAt(record.tree(), {0, 2, 1}), "TR", QByteArray("aa"));
        record.removeSubtree(nodeAt(record.tree(), {0, 2}));
        record.removeSubtree(nodeAt(record.tree(), {0, 0}));
        record.makeMainLine(nodeAt(record.tree(), {0, 0}));
    }
    record.undo();
    QCOMPARE(structure.size(), 1); // once for both subtrees
    record.redo();
}

void RecordHistoryTest::replacedTreeHasNoHistory()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    record.addMove(record.tree().root(), BlackD4);
    {
        const RecordStep step(record, {});
        record.addMove(record.tree().root(), WhiteC3);
        record.replaceTree(treeFrom("(;SZ[13])"));
    }
    QVERIFY(!record.mayUndo());
    QVERIFY(!record.isModified());
}

void RecordHistoryTest::historyIsHandedOverAndGivenBack()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    record.addMove(record.tree().root(), BlackD4);
    record.addMove(record.tree().root(), WhiteC3);
    record.undo();
    const GameTree tree = record.tree();
    RecordHistory history = record.takeHistory();
    QVERIFY(!record.mayUndo());
    record.replaceTree(treeFrom("(;SZ[13])"));
    record.replaceTree(tree);
    record.restoreHistory(std::move(history));
    QVERIFY(record.isModified());
    record.redo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9](;B[df])(;W[cg]))"));
    record.undo();
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9])"));
    QVERIFY(!record.isModified());
}

void RecordHistoryTest::hugeSubtreeIsUndoneQuickly()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    NodeId node = record.addMove(record.tree().root(), BlackD4);
    const NodeId top = node;
    {
        const RecordStep step(record, {});
        for (int i = 0; i < 100'000; ++i) {
            node = record.addMove(node, i % 2 == 0 ? WhiteC3 : BlackD4);
        }
    }
    record.removeSubtree(top);
    QElapsedTimer timer;
    timer.start();
    record.undo();
    const qint64 back = timer.restart();
    QCOMPARE(record.tree().nodeCount(), 100'002U);
    record.redo();
    const qint64 gone = timer.elapsed();
    QCOMPARE(record.tree().nodeCount(), 1U);
    qInfo("100,000 nodes came back in %lld ms and went in %lld ms", back, gone);
    QVERIFY(back < 1000); // milliseconds by far, but builds with sanitizers are slow
    QVERIFY(gone < 1000);
}

void RecordHistoryTest::randomEditsAreUndoneToTheByte_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

void RecordHistoryTest::randomEditsAreUndoneToTheByte()
{
    QFETCH(const unsigned, seed);
    GameRecord record(treeFrom(Game));
    const QByteArray original = writeSgf(record.tree());
    const QByteArray outline = outlineOf(record.tree());
    RandomEdits edits(record, seed);
    QList<QByteArray> states{outline};
    const auto keepState = [&] { states.push_back(outlineOf(record.tree())); };
    for (int round = 0; round < 700; ++round) {
        if (const int turn = edits.below(10); turn < 2) {
            record.undo();
        } else if (turn == 2) {
            record.redo();
        } else {
            const RecordStep step(record, {});
            for (int changes = edits.below(4); changes >= 0; --changes) {
                edits.makeOne();
            }
        }
    }
    while (record.mayRedo()) {
        record.redo();
    }
    const QByteArray edited = writeSgf(record.tree());
    const QByteArray editedOutline = outlineOf(record.tree());
    while (record.mayUndo()) {
        record.undo();
        keepState();
    }
    QCOMPARE(outlineOf(record.tree()), outline);
    QCOMPARE(writeSgf(record.tree()), original);
    QVERIFY(!record.isModified());
    for (qsizetype at = states.size() - 2; record.mayRedo(); --at) {
        record.redo();
        if (at > 0) {
            QCOMPARE(outlineOf(record.tree()), states[at]);
        }
    }
    QCOMPARE(outlineOf(record.tree()), editedOutline);
    QCOMPARE(writeSgf(record.tree()), edited);
}

SHINPAN_TEST(RecordHistoryTest)
#include "recordhistory_test.moc"
