#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class SgfReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wellFormedGameGivesNoWarning_data();
    void wellFormedGameGivesNoWarning();
    void oddGameIsMendedAndReported_data();
    void oddGameIsMendedAndReported();
    void whatIsNoGameOfGoIsRefused_data();
    void whatIsNoGameOfGoIsRefused();
    void warningsTellLineAndCharacter();
    void warningsAreBounded();
    void gamesOfACollectionAreCounted();
    void firstGameOnlyIsRead();
    void missingFileIsNamed();
    void extremeShapesAreReadInLinearTime_data();
    void extremeShapesAreReadInLinearTime();
};

void SgfReaderTest::wellFormedGameGivesNoWarning_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QByteArray>("outline");
    const auto row = [](const char *name, const QByteArray &sgf, const QByteArray &outline) {
        QTest::newRow(name) << sgf << outline;
    };
    row("empty node", "(;)", "(;)");
    row("white space everywhere", " (\n;\tAB \r\n [aa]\v[bb]\f; W[] ) ", "(;AB[aa][bb];W[])");
    row("variations", "(;B[aa](;W[bb];B[cc])(;W[dd]))", "(;B[aa](;W[bb];B[cc])(;W[dd]))");
    row("structure within values", "(;C[(;B[aa\\])])", "(;C[(;B[aa\\])])");
    row("unknown properties", "(;KGSDE[aa][bb]SBKV[56.78]B1[x])",
        "(;KGSDE[aa][bb]SBKV[56.78]B1[x])");
    row("CR LF", "(;C[a\r\nb]\r\n;B[aa])\r\n", "(;C[a\nb];B[aa])");
    row("CR only", "(;C[a\rb]\r;B[aa])\r", "(;C[a\nb];B[aa])");
    row("set-up and markup", "(;AB[aa:cc]TR[dd]LB[ee:1]PL[W])", "(;AB[aa:cc]TR[dd]LB[ee:1]PL[W])");
    row("one set of parentheses a move (OGS)", "(;(;B[aa](;W[bb](;B[cc]))))",
        "(;;B[aa];W[bb];B[cc])");
    row("NUL bytes between tokens", QByteArray("(;\0B[aa]\0)", 10), "(;B[aa])");
}

void SgfReaderTest::wellFormedGameGivesNoWarning()
{
    QFETCH(const QByteArray, sgf);
    const SgfGame game = gameFrom(sgf);
    QTEST(outlineOf(game.tree), "outline");
    QCOMPARE(warningsOf(game), QStringList());
}

void SgfReaderTest::oddGameIsMendedAndReported_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QByteArray>("outline");
    QTest::addColumn<QString>("warnings");
    const auto row = [](const char *name, const QByteArray &sgf, const QByteArray &outline,
                        const char *warnings) {
        QTest::newRow(name) << sgf << outline << QString::fromUtf8(warnings);
    };
    row("mail header (with parentheses)", "From: me (you)\n\n(;B[aa])", "(;B[aa])",
        "1:1 text outside a game; left out");
    row("no semicolon (Nihon Kiin)", "(\nTE[x]RD[y]\n;B[aa])", "(;TE[x]RD[y];B[aa])",
        "2:1 a property without \";\" before it; a new node begins there");
    row("missing parenthesis", "(;B[aa];W[bb]", "(;B[aa];W[bb])",
        "1:14 the file ends within a game; what there is was kept");
    row("truncated value", "(;B[aa]C[hel", "(;B[aa]C[hel])",
        "1:9 the file ends within a value; what there is was kept|1:13 the file ends within a "
        "game; what there is was kept");
    row("truncated after a backslash", "(;C[hel\\", "(;C[hel])",
        "1:4 the file ends within a value; what there is was kept|1:9 the file ends within a game; "
        "what there is was kept");
    row("truncated in the second value", "(;AB[aa][b", "(;AB[aa][b])",
        "1:1 there is no point \"b\" on this board; it has no effect|1:9 the file ends within a "
        "value; what there is was kept|"
        "1:11 the file ends within a game; what there is was kept");
    row("extra parenthesis at the end", "(;B[aa]))", "(;B[aa])", "");
    row("extra parenthesis in the middle", "(;B[aa]));W[bb])", "(;B[aa];W[bb])",
        "1:8 one \")\" too many; ignored");
    row("small letters in names", "(;GaMe[1]CoPyright[me]b[dd])", "(;GM[1]CP[me]B[dd])",
        "1:3 an unusual name of a property; read as GM|1:10 an unusual name of a property; read as "
        "CP|"
        "1:23 an unusual name of a property; read as B");
    row("names written out in capitals", "(;PLAYERBLACK[me]SIZE[9];BLACK[aa])",
        "(;PB[me]SZ[9];B[aa])",
        "1:3 an unusual name of a property; read as PB|1:18 an unusual name of a property; read as "
        "SZ|"
        "1:26 an unusual name of a property; read as B");
    row("names written out (SmartGo)", "(;PlayerBlack[me];Black[B2];White[Pass])",
        "(;PB[me];B[B2];W[Pass])",
        "1:3 an unusual name of a property; read as PB|1:19 an unusual name of a property; read as "
        "B|"
        "1:29 an unusual name of a property; read as W");
    row("property without value", "(;B;W[bb]KO;)", "(;;W[bb];)",
        "1:3 B has no value; left out|1:10 KO has no value; left out");
    row("value without property", "(;[ag]B[aa])", "(;B[aa])",
        "1:3 a value that belongs to no property; left out");
    row("empty parentheses", "()(;B[aa]()(()))", "(;B[aa])", "");
    row("node after variations", "(;B[aa](;W[bb];B[cc]);W[dd])", "(;B[aa](;W[bb];B[cc])(;W[dd]))",
        "1:22 a node after variations; it became one more variation");
    row("property after variations", "(;B[aa](;W[bb])C[x])", "(;B[aa](;W[bb])(;C[x]))",
        "1:16 a property without \";\" before it; a new node begins there|1:16 a node after "
        "variations; it became one more variation");
    row("duplicate list", "(;AB[aa]C[x]AB[bb][cc])", "(;AB[aa][bb][cc]C[x])",
        "1:2 AB stands twice in one node; the two were joined");
    row("duplicate comment", "(;C[x]C[y\\]]KGSDEAD[1]KGSDEAD[2])", "(;C[x][y\\]]KGSDEAD[1][2])",
        "1:2 C stands twice in one node; the two were joined|1:2 KGSDEAD stands twice in one node; "
        "the two were joined");
    row("two moves", "(;B[aa]C[x]W[bb]C[y])", "(;B[aa]C[x][y];W[bb])",
        "1:2 C stands twice in one node; the two were joined|"
        "1:2 two moves, or set-up and a move, in one node; each has a node of its own now");
    row("the same move twice", "(;;B[aa]B[bb]TR[cc])", "(;;B[aa];B[bb]TR[cc])",
        "1:3 two moves, or set-up and a move, in one node; each has a node of its own now");
    row("set-up after a move", "(;SZ[9]B[aa]C[x]AB[bb];W[cc])", "(;SZ[9]AB[bb];B[aa]C[x];W[cc])",
        "1:2 two moves, or set-up and a move, in one node; each has a node of its own now");
    row("several values", "(;B[aa][bb]PB[x][y])", "(;B[aa][bb]PB[x][y])",
        "1:4 B has more than one value; all are kept, the first one counts|1:14 PB has more than "
        "one value; all are kept, the first one counts");
    row("two applications (Fox)", "(;AP[GNU Go:3.8]SZ[19]AP[foxwq])",
        "(;AP[GNU Go:3.8][foxwq]SZ[19])", "1:2 AP stands twice in one node; the two were joined");
    row("unescaped bracket in chat", "(;C[me [5k]: hi\nyou [3d]: hello];B[aa])",
        "(;C[me [5k\\]: hi\nyou [3d\\]: hello];B[aa])",
        "1:11 a \"]\" in the middle of a text; taken for a part of the text|2:8 a \"]\" in the "
        "middle of a text; taken for a part of the text");
    row("unescaped bracket before words", "(;C[the [1] Black stone]TR[aa])",
        "(;C[the [1\\] Black stone]TR[aa])",
        "1:11 a \"]\" in the middle of a text; taken for a part of the text");
    row("bracket at the very end of prose", "(;C[hi] 5", "(;C[hi])",
        "1:9 text between properties; left out|1:10 the file ends within a game; what there is was "
        "kept");
    row("stray text", "(;B[aa]!;W[bb] -- C[x])", "(;B[aa];W[bb]C[x])",
        "1:8 text between properties; left out|1:16 text between properties; left out");
    row("SZ behind the stones", "(;AB[pp]AW[cc]SZ[9])", "(;AB[pp]AW[cc]SZ[9])",
        "1:6 there is no point \"pp\" on this board; it has no effect");
    row("SZ missing, larger points", "(;B[aa];W[uv];B[tt])", "(;B[aa]SZ[22];W[uv];B[tt])",
        "1:1 no size, but points beyond 19×19; 22×22 was taken");
    row("SZ missing, old pass", "(;B[aa];W[tt])", "(;B[aa];W[tt])", "");
    row("SZ makes no sense", "(;SZ[nineteen];B[aa])", "(;SZ[nineteen];B[aa])",
        "1:6 \"nineteen\" is not a board size; 19×19 was taken");
    row("SZ too large", "(;SZ[100])", "(;SZ[100])",
        "1:6 \"100\" is not a board size; 19×19 was taken");
    row("SZ zero", "(;SZ[0])", "(;SZ[0])", "1:6 \"0\" is not a board size; 19×19 was taken");
    row("rectangle in a move", "(;B[aa:cc])", "(;B[aa:cc])",
        "1:5 there is no point \"aa:cc\" on this board; it has no effect");
    row("move off the board", "(;SZ[9];B[zz];W[jj])", "(;SZ[9];B[zz];W[jj])",
        "1:11 there is no point \"zz\" on this board; it has no effect");
    row("torus (q5Go)", "(;GM[q5go-1];B[aa])", "(;GM[q5go-1];B[aa])",
        "1:6 \"q5go-1\" is not the number of Go; read as Go all the same");
    row("digit behind small letters", "(;b3B[aa])", "(;B[aa])",
        "1:3 an unusual name of a property; read as B");
    row("digits start a name", "(;B[aa]1X[y])", "(;B[aa]X[y])",
        "1:8 text between properties; left out");
}

void SgfReaderTest::oddGameIsMendedAndReported()
{
    QFETCH(const QByteArray, sgf);
    const SgfGame game = gameFrom(sgf);
    QTEST(outlineOf(game.tree), "outline");
    QTEST(warningsOf(game).join(QLatin1Char('|')), "warnings");
    const SgfGame again = gameFrom(outlineOf(game.tree));
    QCOMPARE(outlineOf(again.tree), outlineOf(game.tree));
}

void SgfReaderTest::whatIsNoGameOfGoIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    const QString noGame =
        QStringLiteral("1:1 there is no SGF game in it: no \"(\" followed by a node");
    QTest::newRow("nothing") << QByteArray() << noGame;
    QTest::newRow("text") << QByteArray("Hello (world); how are you?") << noGame;
    QTest::newRow("empty parentheses") << QByteArray("(())()") << noGame;
    QTest::newRow("binary") << QByteArray("\x00\xFF\x01(\x80", 5) << noGame;
    QTest::newRow("Othello") << QByteArray("\n(;FF[4]GM[2])")
                             << QStringLiteral("2:11 this is not a record of Go but of game 2");
}

void SgfReaderTest::whatIsNoGameOfGoIsRefused()
{
    QFETCH(const QByteArray, bytes);
    const auto game = readSgf(bytes);
    QVERIFY(!game);
    const SgfError &error = game.error();
    QTEST(QStringLiteral("%1:%2 %3").arg(error.line).arg(error.column).arg(error.text.english()),
          "error");
}

void SgfReaderTest::warningsTellLineAndCharacter()
{
    const SgfGame game = gameFrom("(;C[黑\r\n定石]\r\n;PB[黑目]!)");
    QCOMPARE(warningsOf(game),
             QStringList(QStringLiteral("3:8 text between properties; left out")));
}

void SgfReaderTest::warningsAreBounded()
{
    QByteArray sgf = "(;SZ[9]";
    for (int i = 0; i < 5000; ++i) {
        sgf += "! ";
    }
    const SgfGame game = gameFrom(sgf + ")");
    QCOMPARE(game.warnings.size(), SgfWarningList::Limit);
    QCOMPARE(game.omittedWarnings, std::size_t{4000});
}

void SgfReaderTest::gamesOfACollectionAreCounted()
{
    QCOMPARE(gameFrom("(;B[aa])\n(;B[bb](;W[cc]))x(;)").gamesInFile, 3);
    QCOMPARE(gameFrom("((;B[aa])(;B[bb]))").gamesInFile, 2);
}

void SgfReaderTest::firstGameOnlyIsRead()
{
    const SgfGame game = gameFrom("(;B[aa])(;B[bb]!)");
    QCOMPARE(outlineOf(game.tree), QByteArray("(;B[aa])"));
    QCOMPARE(warningsOf(game), QStringList());
}

void SgfReaderTest::missingFileIsNamed()
{
    const QTemporaryDir folder;
    const auto game = readSgfFile(folder.filePath(QStringLiteral("none.sgf")));
    QVERIFY(!game);
    QCOMPARE(game.error().line, 0);
    QVERIFY(!game.error().text.isEmpty());
}

void SgfReaderTest::extremeShapesAreReadInLinearTime_data()
{
    constexpr int Many = 200'000;
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<int>("nodes");
    const auto repeated = [](const char *text, int times) {
        return QByteArray(text).repeated(times);
    };
    QTest::newRow("line") << "(;" + repeated(";B[aa]", Many) + ")" << Many + 1;
    QTest::newRow("nested variations")
        << "(;" + repeated("(;B[aa]", Many) + repeated(")", Many + 1) << Many + 1;
    QTest::newRow("nested and unclosed") << "(;" + repeated("(;B[aa]", Many) << Many + 1;
    QTest::newRow("wide") << "(;" + repeated("(;B[aa])", Many) + ")" << Many + 1;
    QTest::newRow("empty nodes") << "(" + repeated(";", Many) + ")" << 65'537;
    QTest::newRow("empty nodes before moves")
        << "(" + repeated(";", Many) + repeated(";B[aa]", 10) + ")" << 65'536 + 10;
    QTest::newRow("empty nodes in variations") << "(;" + repeated("(;)", Many) + ")" << Many + 1;
    QTest::newRow("open parentheses") << repeated("(", Many) + ";)" << 1;
    QTest::newRow("closing parentheses") << "(;)" + repeated(")", Many) << 1;
    QTest::newRow("empty variations") << "(;" + repeated("()", Many) + ")" << 1;
    QTest::newRow("loose names") << "(;SZ[9]" + repeated("AB ", Many) + ")" << 1;
    QTest::newRow("loose values") << "(;SZ[9]" + repeated("[aa]", Many) + ")" << 1;
    QTest::newRow("one property many times") << "(;" + repeated("AB[aa]", Many) + ")" << 1;
    QTest::newRow("many moves in a node") << "(;" + repeated("B[aa]W[bb]", Many) + ")" << 2 * Many;
    QTest::newRow("many values") << "(;AB" + repeated("[aa:ss]", Many) + ")" << 1;
    QTest::newRow("unescaped brackets") << "(;C[" + repeated("] x ", Many) + "])" << 1;
    QTest::newRow("unescaped brackets before long words")
        << "(;C[" + repeated("]aaaaaaaaaaaaaaaaaaaaaa ", Many) + "])" << 1;
    QTest::newRow("backslashes") << "(;C[" + repeated("\\", Many) + "])" << 1;
    QTest::newRow("parentheses in junk") << repeated("(x ", Many) + "(;)" << 1;
    QTest::newRow("points beyond the board")
        << "(;SZ[9]" + repeated(";B[zz]", Many) + ")" << Many + 1;
    QByteArray names = "(;";
    for (int i = 0; i < Many; ++i) {
        names += "NAME" + QByteArray::number(i) + "[x]";
    }
    QTest::newRow("many names") << names + ")" << 1;
}

void SgfReaderTest::extremeShapesAreReadInLinearTime()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const int, nodes);
    QElapsedTimer timer;
    timer.start();
    const SgfGame game = gameFrom(sgf);
    QCOMPARE(game.tree.nodeCount(), static_cast<std::size_t>(nodes));
    // Anything quadratic takes minutes; a sanitizer on a busy machine needs a second or two.
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
}

SHINPAN_TEST(SgfReaderTest)
#include "sgfreader_test.moc"
