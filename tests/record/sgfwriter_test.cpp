#include "core/record/sgf/sgfwriter.h"

#include "core/record/gamerecord.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace shinpan;
using namespace shinpan::test;

class SgfWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newGameSaysWhatItIs();
    void propertiesStandInTheUsualOrder();
    void nodesArePutIntoLines();
    void longListsAreBrokenBetweenValues();
    void valuesAreNeverBroken();
    void variationsStartLines();
    void charsetBecomesUtf8();
    void applicationIsNamedOnlyWhenEdited();
    void aProgramThatKomiNeedsStays();
    void whatWasWrittenIsReadBack_data();
    void whatWasWrittenIsReadBack();
    void engineTextSurvives();
    void deepAndWideTreesAreWritten();
    void fileIsWritten();
    void oldFileSurvivesAFailure();
    void symbolicLinksStay();
    void permissionsStay();
    void aFileThatTheSystemTakesToTheDiskIsWhole();
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void putContent(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

GameTree smallGame()
{
    return treeFrom("(;FF[4]GM[1]CA[UTF-8]SZ[9];B[aa])");
}
const QByteArray SmallGame = "(;FF[4]GM[1]CA[UTF-8]SZ[9]\n;B[aa])\n";

/// The properties of all nodes, each node's in alphabetical order, without what the writer adds to
/// a root.
QByteArray contentOf(const GameTree &tree)
{
    QByteArray content;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        QList<QByteArray> properties;
        tree.forEachProperty(node, [&](const GameTree::Property &property) {
            QByteArray text = property.name();
            for (const QByteArrayView value : property.values()) {
                text += '[' + value.toByteArray() + ']';
            }
            const bool isAdded =
                QList<QByteArray>{"FF", "GM", "CA", "SZ"}.contains(property.name());
            if (node != tree.root() || !isAdded) {
                properties += text;
            }
        });
        std::sort(properties.begin(), properties.end());
        content += QByteArray::number(tree.childIndex(node)) + '/'
                 + QByteArray::number(tree.childCount(node)) + ':' + properties.join() + '\n';
    }
    return content;
}

} // namespace

void SgfWriterTest::newGameSaysWhatItIs()
{
    GameRecord record(BoardSize{9, 13});
    QCOMPARE(writeSgf(record.tree()),
             QByteArray("(;FF[4]GM[1]CA[UTF-8]AP[Shinpan:" SHINPAN_VERSION "]SZ[9:13])\n"));
    record.addMove(record.tree().root(), Move::pass(Color::Black));
    QVERIFY(writeSgf(record.tree()).endsWith("SZ[9:13]\n;B[])\n"));
}

void SgfWriterTest::propertiesStandInTheUsualOrder()
{
    const QByteArray sgf = "(;AB[aa]XX[1]C[c]RE[0]PW[w]TM[1]PB[b]DT[d]HA[2]KM[0]RU[r]ST[2]SZ[9]GM["
                           "1]FF[4];TR[aa]C[c]BL[1]XX[1]B[bb])";
    QCOMPARE(writeSgf(treeFrom(sgf)), QByteArray("(;FF[4]GM[1]CA[UTF-8]SZ[9]ST[2]\n"
                                                 "RU[r]KM[0]HA[2]PB[b]PW[w]DT[d]TM[1]RE[0]\n"
                                                 "C[c]\n"
                                                 "XX[1]\n"
                                                 "AB[aa]\n"
                                                 ";B[bb]BL[1]C[c]TR[aa]XX[1])\n"));
}

void SgfWriterTest::nodesArePutIntoLines()
{
    const QByteArray text =
        writeSgf(treeFrom("(;" + QByteArray(";B[aa];W[bb]").repeated(50) + ")"));
    for (const QByteArray &line : text.split('\n')) {
        QVERIFY2(line.size() <= 79, line.constData());
        QVERIFY(line.isEmpty() || line.startsWith(';') || line.startsWith('('));
    }
    QVERIFY(text.count('\n') < 12);
}

void SgfWriterTest::longListsAreBrokenBetweenValues()
{
    const QByteArray text =
        writeSgf(treeFrom("(;;AB" + QByteArray("[aa][bb]").repeated(50) + ";B[cc])"));
    for (const QByteArray &line : text.split('\n')) {
        QVERIFY2(line.size() <= 79, line.constData());
    }
    QCOMPARE(contentOf(treeFrom(text)),
             contentOf(treeFrom("(;;AB" + QByteArray("[aa][bb]").repeated(50) + ";B[cc])")));
}

void SgfWriterTest::valuesAreNeverBroken()
{
    const QByteArray value = QByteArray("word ").repeated(100);
    QVERIFY(writeSgf(treeFrom("(;;B[aa]C[" + value + "])")).contains(";B[aa]\nC[" + value + "]"));
    const QByteArray lines = "short\n" + value + "\nend";
    QVERIFY(writeSgf(treeFrom("(;;B[aa]C[" + lines + "];W[bb])"))
                .contains("\n;B[aa]C[" + lines + "];W[bb]"));
}

void SgfWriterTest::variationsStartLines()
{
    QCOMPARE(
        writeSgf(treeFrom("(;FF[4]GM[1]SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))")),
        QByteArray(
            "(;FF[4]GM[1]CA[UTF-8]SZ[9]\n;B[aa]\n(;W[bb];B[cc]\n(;W[dd])\n(;W[ee]))\n(;W[ff]))\n"));
}

void SgfWriterTest::charsetBecomesUtf8()
{
    const QByteArray text = writeSgf(treeFrom("(;FF[3]GM[1]SZ[19]CA[ISO-8859-1]PB[\xE9])"));
    QCOMPARE(text, QByteArray("(;FF[3]GM[1]CA[UTF-8]SZ[19]\nPB[é])\n"));
}

void SgfWriterTest::applicationIsNamedOnlyWhenEdited()
{
    GameRecord record(treeFrom("(;FF[4]GM[1]AP[CGoban:3]SZ[9])"));
    QVERIFY(writeSgf(record.tree()).contains("AP[CGoban:3]"));
    record.setComment(record.tree().root(), QStringLiteral("x"));
    QVERIFY(writeSgf(record.tree()).contains("AP[Shinpan:" SHINPAN_VERSION "]"));
    QVERIFY(!writeSgf(record.tree()).contains("CGoban"));
}

void SgfWriterTest::aProgramThatKomiNeedsStays()
{
    // KM[50] means 0.5 for Fox alone: with our name beside it, it would be fifty points.
    GameRecord record(treeFrom("(;AP[GNU Go:3.8]SZ[19]AP[foxwq]KM[50])"));
    record.setComment(record.tree().root(), QStringLiteral("x"));
    const QByteArray written = writeSgf(record.tree());
    QVERIFY2(written.contains("KM[50]") && written.contains("[foxwq]"), written.constData());
    QCOMPARE(readGameInfo(gameFrom(written).tree).komi, std::optional(0.5));
    GameInfo info = record.info();
    info.komi = 6.5;
    record.setInfo(info);
    QVERIFY(writeSgf(record.tree()).contains("AP[Shinpan:" SHINPAN_VERSION "]"));
}

void SgfWriterTest::whatWasWrittenIsReadBack_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::newRow("empty") << QByteArray("(;)");
    QTest::newRow("variations") << QByteArray("(;(;B[aa](;W[bb])(;W[cc];B[dd]))(;B[ee]))");
    QTest::newRow("escapes") << QByteArray("(;C[a\\]b\\\\]N[\\[x\\:]LB[aa:\\]])");
    QTest::newRow("white space in values") << QByteArray("(;C[a\tb\n\n c ]PB[ x ];B[ aa])");
    QTest::newRow("unknown") << QByteArray("(;XX[1][2]VERYLONGNAME[x]LOOOOONG[y][]KGSDE[aa])");
    QTest::newRow("set-up order") << QByteArray("(;AW[aa]AB[aa]AE[bb]PL[W])");
    QTest::newRow("repaired") << QByteArray("(;C[a [5k]: b]C[c]AB[aa]B[bb]W[cc");
    QTest::newRow("fox") << QByteArray("(;AP[GNU Go:3.8]SZ[19]AP[foxwq]KM[375]HA[0])");
    QTest::newRow("bad size") << QByteArray("(;SZ[x];B[ss])");
    QTest::newRow("soft line break") << QByteArray("(;C[a\\\nb])");
}

void SgfWriterTest::whatWasWrittenIsReadBack()
{
    QFETCH(const QByteArray, sgf);
    const GameTree tree = treeFrom(sgf);
    const QByteArray written = writeSgf(tree);
    const SgfGame again = gameFrom(written);
    QCOMPARE(contentOf(again.tree), contentOf(tree));
    QCOMPARE(writeSgf(again.tree), written);
    QVERIFY(!written.contains('\r'));
}

void SgfWriterTest::engineTextSurvives()
{
    const QString text = QStringLiteral(
        "=\\ NN [eval]: 0.52\\\n(;B[aa]) 黑定石:殺\\] \\\\[\n]]]\\\\\n\nPV: D4 [Q16]: 12%");
    GameRecord record;
    const NodeId node = record.addMove(record.tree().root(), {Color::Black, Point{3, 3}});
    record.setComment(node, text);
    GameInfo info = record.info();
    info.playerName.black = QStringLiteral("GNU Go: [level 10] \\o/");
    record.setInfo(info);
    const GameTree again = treeFrom(writeSgf(record.tree()));
    QCOMPARE(commentAt(again, nodeAt(again, {0})), text);
    QCOMPARE(readGameInfo(again), record.info());
}

void SgfWriterTest::deepAndWideTreesAreWritten()
{
    constexpr int Many = 100'000;
    for (const QByteArray &sgf :
         {"(;" + QByteArray(";B[aa]").repeated(Many) + ")",
          "(;" + QByteArray("(;B[aa])").repeated(Many) + ")",
          "(;" + QByteArray("(;B[aa](;W[bb])").repeated(Many) + QByteArray(Many + 1, ')')}) {
        const GameTree tree = treeFrom(sgf);
        const GameTree again = treeFrom(writeSgf(tree));
        QCOMPARE(again.nodeCount(), tree.nodeCount());
        QVERIFY(outlineOf(again).endsWith(outlineOf(tree).sliced(2)));
    }
}

void SgfWriterTest::fileIsWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    QVERIFY(saveSgfFile(smallGame(), path));
    QCOMPARE(contentOf(path), SmallGame);
    const auto read = readSgfFile(path);
    QVERIFY(read);
    QCOMPARE(read->tree.nodeCount(), std::size_t{2});
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("game.sgf")));
}

void SgfWriterTest::oldFileSurvivesAFailure()
{
    if (::geteuid() == 0) {
        // Permissions do not stop root: a folder in the file's place does.
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("game.sgf")));
        const auto saved = saveSgfFile(smallGame(), path);
        QVERIFY(!saved);
        QVERIFY(!saved.error().isEmpty());
        QVERIFY(QFileInfo(path).isDir());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
        return;
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    putContent(path, "old");
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const auto saved = saveSgfFile(smallGame(), path);
    QVERIFY(QFile::setPermissions(folder.path(),
                                  QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!saved);
    QVERIFY(!saved.error().isEmpty());
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void SgfWriterTest::symbolicLinksStay()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("real/game.sgf"));
    const QString link = folder.filePath(QStringLiteral("link.sgf"));
    const QString second = folder.filePath(QStringLiteral("second.sgf"));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("real")));
    putContent(path, "old");
    QVERIFY(QFile::link(QStringLiteral("real/game.sgf"), link));
    QVERIFY(QFile::link(QStringLiteral("link.sgf"), second));
    QVERIFY(saveSgfFile(smallGame(), second));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(QFileInfo(second).isSymLink());
    QVERIFY(!QFileInfo(path).isSymLink());
    QCOMPARE(contentOf(path), SmallGame);
    const QString dangling = folder.filePath(QStringLiteral("dangling.sgf"));
    QVERIFY(QFile::link(QStringLiteral("real/new.sgf"), dangling));
    QVERIFY(saveSgfFile(smallGame(), dangling));
    QVERIFY(QFileInfo(dangling).isSymLink());
    QCOMPARE(contentOf(folder.filePath(QStringLiteral("real/new.sgf"))), SmallGame);
}

void SgfWriterTest::permissionsStay()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    putContent(path, "old");
    const auto wanted = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QVERIFY(QFile::setPermissions(path, wanted));
    const auto before = QFileInfo(path).permissions();
    QVERIFY(saveSgfFile(smallGame(), path));
    QCOMPARE(QFileInfo(path).permissions(), before);
    QCOMPARE(contentOf(path), SmallGame);
}

void SgfWriterTest::aFileThatTheSystemTakesToTheDiskIsWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    QVERIFY(saveSgfFile(smallGame(), path, Durability::Crash));
    QCOMPARE(contentOf(path), SmallGame);

    putContent(path, "old");
    QVERIFY(saveSgfFile(smallGame(), path, Durability::Crash));
    QCOMPARE(contentOf(path), SmallGame);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("game.sgf")));

    const QString nowhere = folder.filePath(QStringLiteral("missing/game.sgf"));
    QVERIFY(!saveSgfFile(smallGame(), nowhere, Durability::Crash));
}

SHINPAN_TEST(SgfWriterTest)
#include "sgfwriter_test.moc"
