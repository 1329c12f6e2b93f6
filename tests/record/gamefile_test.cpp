#include "core/record/import/gamefile.h"

#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStringDecoder>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// The samples are made up, in each program's manner.
class GameFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void formatIsSeenInTheContent_data();
    void formatIsSeenInTheContent();
    void gameOfTygemIsRead();
    void gameOfCyberOroIsRead();
    void oldGameOfCyberOroIsRead();
    void remarksOfOldGamesAreComments();
    void whatIsNotReadIsTold_data();
    void whatIsNotReadIsTold();
    void wordsOfOtherScriptsAreRead();
    void gameOfPandaNetIsRead();
    void komiThatCountsNoPointsIsWrittenInPoints();
    void encryptedGameIsRefused();
    void damagedFilesAreReadAsFarAsTheyGo_data();
    void damagedFilesAreReadAsFarAsTheyGo();
    void importedGameIsWrittenAsSgf();
    void manyLinesTakeLinearTime_data();
    void manyLinesTakeLinearTime();
};

namespace {

QByteArray bytesOf(const char *name)
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/formats/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s: %s", name, qPrintable(file.errorString()));
    }
    return file.readAll();
}

SgfCollection gamesIn(const QByteArray &bytes)
{
    auto games = readGameFile(bytes);
    if (!games) {
        qFatal("%s", qPrintable(games.error().text.english()));
    }
    return *games;
}

/// Moves and variations without the root.
QByteArray movesOf(const GameTree &tree)
{
    const QByteArray outline = outlineOf(tree);
    return outline.sliced(outline.indexOf(';', 2));
}

QStringList notesOf(const SgfCollection &games)
{
    QStringList notes;
    for (const SgfWarning &warning : games.warnings()) {
        notes += QStringLiteral("%1: %2").arg(warning.line).arg(describe(warning).english());
    }
    return notes;
}

} // namespace

void GameFileTest::initTestCase()
{
    if (!QStringDecoder("windows-31j").isValid()) {
        QSKIP("this Qt was built without ICU");
    }
}

void GameFileTest::formatIsSeenInTheContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::newRow("SGF") << QByteArray("(;GM[1])") << QStringLiteral("SGF");
    QTest::newRow("SGF with a telling comment")
        << QByteArray("(;C[\nPMABBREER\n[Header\\]])") << QStringLiteral("SGF");
    QTest::newRow("nothing") << QByteArray() << QStringLiteral("SGF");
    QTest::newRow("GIB") << bytesOf("tygem.gib") << QStringLiteral("GIB");
    QTest::newRow("NGF") << bytesOf("cyberoro.ngf") << QStringLiteral("NGF");
    QTest::newRow("old NGF") << bytesOf("old.ngf") << QStringLiteral("NGF");
    QTest::newRow("UGF") << bytesOf("panda.ugi") << QStringLiteral("UGF");
}

void GameFileTest::formatIsSeenInTheContent()
{
    QFETCH(const QByteArray, bytes);
    QTEST(nameOf(gameFormatOf(bytes)), "format");
}

void GameFileTest::gameOfTygemIsRead()
{
    const SgfCollection games = gamesIn(bytesOf("tygem.gib"));
    const GameTree tree = games.game(0).tree;
    const GameInfo info = readGameInfo(tree);
    QCOMPARE(games.charset().name, QByteArray("windows-949"));
    QCOMPARE(info.gameName, QStringLiteral("대국"));
    QCOMPARE(info.playerName.white, QStringLiteral("시로"));
    QCOMPARE(info.playerRank.white, QStringLiteral("5d"));
    QCOMPARE(info.playerName.black, QStringLiteral("kuro"));
    QCOMPARE(info.date, QStringLiteral("2021-03-07"));
    QCOMPARE(info.place, QStringLiteral("Tygem"));
    QCOMPARE(info.result, QStringLiteral("W+2.5"));
    QCOMPARE(info.komi, std::optional(0.0));
    QCOMPARE(info.timeLimit, std::optional(1200.0));
    QCOMPARE(info.overtime, QStringLiteral("3x30 byo-yomi"));
    QCOMPARE(info.handicap, 3);
    QCOMPARE(tree.values(tree.root(), "AB").text().toByteArray(), QByteArray("[dd][pd][dp]"));
    QCOMPARE(movesOf(tree), QByteArray(";W[qd];B[cc];B[];B[jj])"));
    QCOMPARE(notesOf(games),
             QStringList(QStringLiteral(
                 "16: there is no point \"STO 0 4 2 19 3\" on this board; it has no effect")));
}

void GameFileTest::gameOfCyberOroIsRead()
{
    const SgfCollection games = gamesIn(bytesOf("cyberoro.ngf"));
    const GameTree tree = games.game(0).tree;
    const GameInfo info = readGameInfo(tree);
    QVERIFY(info.size == BoardSize::square(13));
    QCOMPARE(info.playerName.white, QStringLiteral("shiro"));
    QCOMPARE(info.playerRank.white, QStringLiteral("7d"));
    QCOMPARE(info.playerRank.black, QStringLiteral("9p"));
    QCOMPARE(info.handicap, 2);
    QCOMPARE(info.komi, std::optional(0.0));
    QCOMPARE(info.date, QStringLiteral("2017-03-16"));
    QCOMPARE(info.result, QStringLiteral("W+16.5"));
    QCOMPARE(movesOf(tree), QByteArray(";W[jb];B[cc];W[];B[mm];W[bk])"));
    QCOMPARE(
        notesOf(games),
        (QStringList{QStringLiteral("10: the line \"5\" makes no sense here; left out"),
                     QStringLiteral(
                         "17: there is no point \"PMAFBZZZZ\" on this board; it has no effect")}));
}

void GameFileTest::oldGameOfCyberOroIsRead()
{
    const SgfCollection games = gamesIn(bytesOf("old.ngf"));
    const GameInfo info = readGameInfo(games.game(0).tree);
    QCOMPARE(info.event, QStringLiteral("韩国十段战决赛第一局对局记录"));
    QCOMPARE(info.gameName, QStringLiteral("甲乙 初段 – 丙丁 五段"));
    QCOMPARE(info.date, QStringLiteral("2006-09-05"));
    QCOMPARE(info.komi, std::optional(6.5));
    QCOMPARE(games.summary(0).moves, 3U);
}

void GameFileTest::remarksOfOldGamesAreComments()
{
    const SgfCollection games =
        gamesIn("GIx\nGIa\nGIb\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI2\n"
                "PMABBREER\nPMACWEEEE\nGI1\nIDB[2] 黑中盘胜[EndTxt]\nIDB[7] late[EndTxt]\n");
    const GameTree tree = games.game(0).tree;
    QCOMPARE(commentAt(tree, nodeAt(tree, {0, 0})), QStringLiteral("黑中盘胜"));
    QCOMPARE(notesOf(games),
             QStringList(QStringLiteral(
                 "16: the line \"IDB[7] late[EndTxt]\" makes no sense here; left out")));
}

void GameFileTest::whatIsNotReadIsTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char *name, const char *bytes, const QStringList &lines) {
        QTest::newRow(name) << QByteArray(bytes) << lines;
    };
    row("GIB",
        "\\HS\n\\[GAMENAME=x\\]\n\\[GAMEDUM=5\\]\n\\[SECRET=1\\]\n\\HE\n\\GS\n2 1 0\nSTO 0 2 1 3 "
        "3\nHELLO\n\\GE\n",
        {QStringLiteral("3"), QStringLiteral("4"), QStringLiteral("9")});
    row("GIB, a result in words only",
        "\\HS\n\\[GAMERESULT=odd\\]\n\\[GAMENAME=x\\]\n\\HE\n\\GS\nSTO 0 2 1 3 3\n\\GE\n",
        {QStringLiteral("2")});
    row("NGF", "x\n19\nw\nb\np\n0\n7\n6\nsoon\n5\nodd\n1\nPMABBREER\nrest\n",
        {QStringLiteral("7"), QStringLiteral("9"), QStringLiteral("10"), QStringLiteral("11"),
         QStringLiteral("14")});
    row("UGF",
        "[Header]\nSize=odd\nSecret=1\nPtime=A;1\nWinner=X\n[Data]\nQP,B1,1,0\nx\n[Figure]\nodd\n"
        "[ReviewComment]\n.Comment,9\nlost\n",
        {QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4"), QStringLiteral("5"),
         QStringLiteral("8"), QStringLiteral("9"), QStringLiteral("12"), QStringLiteral("13")});
}

void GameFileTest::whatIsNotReadIsTold()
{
    QFETCH(const QByteArray, bytes);
    const SgfCollection games = gamesIn(bytes);
    QStringList lines;
    for (const SgfWarning &warning : games.warnings()) {
        QCOMPARE(warning.kind, SgfWarning::Kind::UnknownLine);
        lines += QString::number(warning.line);
    }
    QTEST(lines, "lines");
}

void GameFileTest::wordsOfOtherScriptsAreRead()
{
    const SgfCollection games = gamesIn("レーティング対局\n19\n甲  7段*\n乙  "
                                        "5段P\nx\n0\n0\n6\n20110812 [09:31]\n0\n黒中押し勝ち!\n1\n"
                                        "PMABBREER\n");
    const GameInfo info = readGameInfo(games.game(0).tree);
    QCOMPARE(info.result, QStringLiteral("B+R"));
    QCOMPARE(info.playerName.white, QStringLiteral("甲"));
    QCOMPARE(info.playerRank.white, QStringLiteral("7d"));
    QCOMPARE(info.playerRank.black, QStringLiteral("5p"));
    const SgfCollection tygem =
        gamesIn("\\HS\n\\[GAMERESULT=백 "
                "3집반승\\]\n\\[GAMEGONGJE=65\\]\n\\[GAMEDATE=2012年11月22日 下午\\]\n"
                "\\[GAMETIME=초읽기 30초 3회\\]\n\\[GAMEBLACKNAME=x(18급)\\]\n\\HE\n");
    const GameInfo korean = readGameInfo(tygem.game(0).tree);
    QCOMPARE(korean.result, QStringLiteral("W+3.5"));
    QCOMPARE(korean.komi, std::optional(6.5));
    QCOMPARE(korean.date, QStringLiteral("2012-11-22"));
    QCOMPARE(korean.overtime, QStringLiteral("3x30 byo-yomi"));
    QCOMPARE(korean.playerRank.black, QStringLiteral("18k"));
}

void GameFileTest::gameOfPandaNetIsRead()
{
    const SgfCollection games = gamesIn(bytesOf("panda.ugi"));
    const GameTree tree = games.game(0).tree;
    const GameInfo info = readGameInfo(tree);
    QCOMPARE(games.charset().name, QByteArray("windows-31j"));
    QCOMPARE(info.playerName.black, QStringLiteral("山下"));
    QCOMPARE(info.playerRank.black, QStringLiteral("Gosei"));
    QCOMPARE(info.event, QStringLiteral("26th Gosei"));
    QCOMPARE(info.round, QStringLiteral("Game 5"));
    QCOMPARE(info.date, QStringLiteral("2021-08-20"));
    QCOMPARE(info.rules, QStringLiteral("Japanese"));
    QCOMPARE(info.result, QStringLiteral("B+R"));
    QCOMPARE(info.handicap, 2);
    QCOMPARE(info.komi, std::optional(0.5));
    QCOMPARE(tree.values(tree.root(), "AB").text().toByteArray(), QByteArray("[pd][dp]"));
    QCOMPARE(movesOf(tree),
             QByteArray(";W[qp](;B[cd];W[])(;B[cc]C[better\nso];W[](;B[jj])(;B[ki])))"));
    QCOMPARE(tree.values(tree.root(), "C").first().toByteArray(), QByteArray("welcome"));
    QCOMPARE(notesOf(games), QStringList());
}

void GameFileTest::komiThatCountsNoPointsIsWrittenInPoints()
{
    const SgfCollection games =
        gamesIn("[Header]\nRule=CHN\nHdcp=0,375\nSize=19\n[Data]\nQP,B1,1,0\n");
    const GameTree tree = games.game(0).tree;
    QCOMPARE(tree.values(tree.root(), "KM").first().toByteArray(), QByteArray("7.5"));
    QCOMPARE(notesOf(games),
             QStringList(QStringLiteral("1: komi in hundredths or stones, as some programs write "
                                        "it; read as 7.5 points; the file keeps its number")));
}

void GameFileTest::encryptedGameIsRefused()
{
    const auto games = readGameFile("[Header]\nCrypt=9666,CODED_FILE\n[Data]\n");
    QVERIFY(!games);
    QCOMPARE(games.error().text.english(), QStringLiteral("this UGF file is encrypted"));
}

void GameFileTest::damagedFilesAreReadAsFarAsTheyGo_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const char *name : {"tygem.gib", "cyberoro.ngf", "old.ngf", "panda.ugi"}) {
        QTest::newRow(name) << bytesOf(name);
    }
}

void GameFileTest::damagedFilesAreReadAsFarAsTheyGo()
{
    QFETCH(const QByteArray, bytes);
    const std::size_t nodes = gamesIn(bytes).game(0).tree.nodeCount();
    for (qsizetype length = 0; length < bytes.size(); ++length) {
        if (const auto games = readGameFile(bytes.first(length))) {
            QVERIFY(games->game(0).tree.nodeCount() <= nodes + 1); // a cut move is another one
        }
    }
}

void GameFileTest::importedGameIsWrittenAsSgf()
{
    const SgfCollection games = gamesIn(bytesOf("panda.ugi"));
    const SgfGame again = gameFrom(writeSgfCollection(games));
    QCOMPARE(warningsOf(again), QStringList());
    QCOMPARE(movesOf(again.tree), movesOf(games.game(0).tree));
    QCOMPARE(readGameInfo(again.tree), readGameInfo(games.game(0).tree));
}

void GameFileTest::manyLinesTakeLinearTime_data()
{
    constexpr int Many = 100'000;
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("GIB") << "\\HS\n\\HE\n" + QByteArray("STO 0 2 2 15 3\n").repeated(Many);
    QTest::newRow("NGF") << "x\n19\n" + QByteArray("PMABBREER\n").repeated(Many);
    const QByteArray ugf = "[Header]\nSize=19\n[Data]\nQP,B1,1,0\n";
    QTest::newRow("UGF") << ugf + QByteArray("QP,B1,2,0\n").repeated(Many);
    QTest::newRow("UGF, variations of one node")
        << ugf + "[ReviewNode]\n"
               + QByteArray("VARIATION,\nNODE,2,2,3,3\nVARIATIONEND,\n").repeated(Many);
    QTest::newRow("UGF, nested variations")
        << ugf + "[ReviewNode]\n" + QByteArray("VARIATION,\nNODE,2,2,3,3\n").repeated(Many);
    QTest::newRow("UGF, comments")
        << ugf + "[ReviewComment]\n" + QByteArray(".Comment,1\nx\n").repeated(Many);
}

void GameFileTest::manyLinesTakeLinearTime()
{
    QFETCH(const QByteArray, bytes);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(gamesIn(bytes).size(), std::size_t{1});
    // Anything quadratic takes minutes; a sanitizer on a busy machine needs some seconds.
    QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
}

SHINPAN_TEST(GameFileTest)
#include "gamefile_test.moc"
