#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QStringDecoder>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Files as the programs of this world write them, made up for the tests in each program's manner.
class SgfSamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fileIsRead_data();
    void fileIsRead();
    void chatOfCgobanIsUnescaped();
    void handicapOfFoxStandsInTheSecondNode();
    void japaneseTextIsReadByCa();
    void chineseTextIsReadByCa();
    void humanVerticesOfSmartGoAreRead();
    void largestBoardIsRead();
};

namespace {

SgfGame sample(const char *name)
{
    const auto game =
        readSgfFile(QStringLiteral(SHINPAN_TEST_DATA "/sgf/%1.sgf").arg(QLatin1String(name)));
    if (!game) {
        qFatal("%s: %s", name, qPrintable(game.error().text.english()));
    }
    return *game;
}

} // namespace

void SgfSamplesTest::fileIsRead_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QString>("black");
    QTest::addColumn<double>("komi");
    QTest::addColumn<QString>("warnings");
    const auto row = [](const char *name, int nodes, int moves, const char *black, double komi,
                        const char *warnings = "") {
        QTest::newRow(name) << nodes << moves << QString::fromUtf8(black) << komi
                            << QString::fromUtf8(warnings);
    };
    row("cgoban", 7, 5, "kuro", 6.5);
    row("ogs", 7, 6, "黑", 5.5);
    row("sabaki", 5, 3, "", 7.5);
    row("gogui", 16, 15, "GNU Go 3.8", 6.5);
    row("katago", 1, 0, "", 7);
    row("gnugo", 17, 16, "GNU Go 3.8", 6.5);
    row("leelaz", 5, 4, "Leela Zero 0.17 c83e1b6e", 7.5);
    row("manyfaces", 5, 2, "", -99);
    row("multigo", 5, 4, "Aka", -99,
        "1:15 an unusual name of a property; read as GM|1:22 an unusual name of a property; read "
        "as SZ|"
        "1:29 an unusual name of a property; read as PB|1:45 an unusual name of a property; read "
        "as PW|"
        "1:64 an unusual name of a property; read as CP|1:77 an unusual name of a property; read "
        "as DT|"
        "2:2 an unusual name of a property; read as B|2:12 an unusual name of a property; read as "
        "W");
    row("fox", 6, 3, "黑棋", 0, "1:2 AP stands twice in one node; the two were joined");
    row("sina", 4, 3, "古力", 7.5,
        "2:1 a property without \";\" before it; a new node begins there");
    row("smartgo", 6, 5, "One", 5.5,
        "1:3 an unusual name of a property; read as G|1:10 an unusual name of a property; read as "
        "FF|"
        "1:23 an unusual name of a property; read as BS");
    row("jago", 5, 3, "", -99);
    row("q5go", 3, 2, "", 6.5);
    row("large", 5, 4, "", -99);
    row("truncated", 4, 3, "", -99,
        "1:38 the file ends within a value; what there is was kept|1:55 the file ends within a "
        "game; what there is was kept");
}

void SgfSamplesTest::fileIsRead()
{
    QFETCH(const int, nodes);
    QFETCH(const int, moves);
    const SgfGame game = sample(QTest::currentDataTag());
    QCOMPARE(game.tree.nodeCount(), static_cast<std::size_t>(nodes));
    QCOMPARE(replayTo(game.tree, game.tree.endOfLine(game.tree.root())).moveNumber(), moves);
    const GameInfo info = readGameInfo(game.tree);
    if (QByteArray(QTest::currentDataTag())
        != "nihonkiin") { // a later version of the reader guesses Shift_JIS
        QTEST(info.playerName.black, "black");
    }
    QTEST(info.komi.value_or(-99), "komi");
    QTEST(warningsOf(game).join(QLatin1Char('|')), "warnings");

    const SgfGame again = gameFrom(writeSgf(game.tree));
    QCOMPARE(again.tree.nodeCount(), game.tree.nodeCount());
    QCOMPARE(readGameInfo(again.tree), info);
    QCOMPARE(writeSgf(again.tree), writeSgf(game.tree));
}

void SgfSamplesTest::chatOfCgobanIsUnescaped()
{
    const GameTree tree = sample("cgoban").tree;
    const NodeId node = nodeAt(tree, {0, 0});
    QCOMPARE(commentAt(tree, node),
             QStringLiteral("shiro [13k]: hi\nkuro [12k]: have a good game \\o/\n"));
    QCOMPARE(timeLeftAt(tree, nodeAt(tree, {0, 0, 0})).black, (SgfTimeLeft{30, 5}));
    QCOMPARE(markupAt(tree, tree.endOfLine(node), boardSizeOf(tree)).territory.black.count(), 12);
}

void SgfSamplesTest::handicapOfFoxStandsInTheSecondNode()
{
    const GameTree tree = sample("fox").tree;
    const Replay start = replayTo(tree, nodeAt(tree, {0}));
    QCOMPARE(start.board().at(Point{15, 15}), Stone::Black);
    QCOMPARE(start.toPlay(tree, nodeAt(tree, {0})), Color::White);
    QVERIFY(impliedHandicap(tree).points.empty());
    QCOMPARE(tree.values(tree.root(), "AP").count(), 2);
}

void SgfSamplesTest::japaneseTextIsReadByCa()
{
    if (!QStringDecoder("windows-31j").isValid()) {
        QSKIP("this Qt was built without ICU");
    }
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/sgf/nihonkiin.sgf"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const GameTree tree = treeFrom(file.readAll().replace("TE[", "CA[Shift_JIS]TE["));
    QCOMPARE(readGameInfo(tree).playerName.black, QStringLiteral("石田ソ"));
    QCOMPARE(readGameInfo(tree).place, QStringLiteral("表日本棋院"));
    QCOMPARE(readGameInfo(tree).event, QStringLiteral("第十期名人戦"));
    QCOMPARE(readGameInfo(tree).komi, std::optional(5.5));
    QCOMPARE(commentAt(tree, nodeAt(tree, {0, 0})), QStringLiteral("表ソ"));
}

void SgfSamplesTest::chineseTextIsReadByCa()
{
    if (!QStringDecoder("GB18030").isValid()) {
        QSKIP("this Qt was built without ICU");
    }
    const SgfGame game = sample("sina");
    QCOMPARE(game.charset.name, QByteArray("GB18030"));
    const GameInfo info = readGameInfo(game.tree);
    QCOMPARE(info.result, QStringLiteral("黑中盘胜"));
    QCOMPARE(info.event, QStringLiteral("围棋甲级联赛"));
    QCOMPARE(info.date, QStringLiteral("2003-04-26"));
    QVERIFY(writeSgf(game.tree).contains("CA[UTF-8]"));
}

void SgfSamplesTest::humanVerticesOfSmartGoAreRead()
{
    const GameTree tree = sample("smartgo").tree;
    QVERIFY(moveAt(tree, nodeAt(tree, {0})) == (Move{Color::Black, Point{16, 15}}));
    QVERIFY(moveAt(tree, nodeAt(tree, {0, 0})) == (Move{Color::White, Point{3, 3}}));
    QVERIFY(moveAt(tree, nodeAt(tree, {0, 0, 0, 0})) == Move::pass(Color::White));
}

void SgfSamplesTest::largestBoardIsRead()
{
    const GameTree tree = sample("large").tree;
    QVERIFY(moveAt(tree, nodeAt(tree, {0, 0})) == (Move{Color::White, Point{51, 0}}));
    QVERIFY(moveAt(tree, nodeAt(tree, {0, 0, 0, 0})) == (Move{Color::White, Point{19, 32}}));
}

SHINPAN_TEST(SgfSamplesTest)
#include "sgfsamples_test.moc"
