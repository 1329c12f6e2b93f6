#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace shinpan::test;

namespace {

constexpr char Two[] =
    "(;FF[4]GM[1]CA[UTF-8]AP[Hand:1]SZ[9]KM[6.5]RU[Japanese]PB[Kuro]BR[3d]PW[Shiro]"
    "RE[B+R]DT[2020-02-03]EV[Cup]TM[600]OT[3x30 byo-yomi]GC[Fine\ngame]"
    ";B[ee]C[Tengen.\nOf course.];W[](;B[cc])(;B[gg]TR[ee][gg];W[aa]))\n"
    "(;FF[4]GM[1]SZ[9:13])\n";

} // namespace

/// `shinpan-cli sgf info` and `sgf tree`.
class SgfInfoTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void gamesAreToldAsJson();
    void whatIsNotSaidIsEmptyOrNull();
    void gamesAreToldToPeople();
    void oneGameCanBeChosen();
    void aTreeIsListedAsJson();
    void aTreeIsListedForPeople();
    void nodeNumbersLeadToPositions();
    void aDeepTreeIsListed();
};

void SgfInfoTest::gamesAreToldAsJson()
{
    const QString file = write(QStringLiteral("two.sgf"), Two);

    const Run run = runSgf({QStringLiteral("info"), QStringLiteral("--json"), file});

    QCOMPARE(run.exitCode, 0);
    const QList<QJsonObject> games = jsonLines(run.output);
    QCOMPARE(games.size(), 2);
    const QJsonObject &game = games[0];
    QCOMPARE(game[u"file"].toString(), file);
    QCOMPARE(game[u"game"].toInt(), 1);
    QCOMPARE(game[u"games"].toInt(), 2);
    QCOMPARE(game[u"charset"].toString(), QStringLiteral("UTF-8"));
    QCOMPARE(game[u"size"].toArray(), (QJsonArray{9, 9}));
    QCOMPARE(game[u"komi"].toDouble(), 6.5);
    QCOMPARE(game[u"rules"].toString(), QStringLiteral("Japanese"));
    QCOMPARE(game[u"black"][u"name"].toString(), QStringLiteral("Kuro"));
    QCOMPARE(game[u"black"][u"rank"].toString(), QStringLiteral("3d"));
    QCOMPARE(game[u"white"][u"name"].toString(), QStringLiteral("Shiro"));
    QCOMPARE(game[u"result"].toString(), QStringLiteral("B+R"));
    QCOMPARE(game[u"date"].toString(), QStringLiteral("2020-02-03"));
    QCOMPARE(game[u"event"].toString(), QStringLiteral("Cup"));
    QCOMPARE(game[u"timeLimit"].toDouble(), 600.0);
    QCOMPARE(game[u"overtime"].toString(), QStringLiteral("3x30 byo-yomi"));
    QCOMPARE(game[u"comment"].toString(), QStringLiteral("Fine\ngame"));
    QCOMPARE(game[u"application"].toString(), QStringLiteral("Hand:1"));
    QCOMPARE(game[u"moves"].toInt(), 3);
    QCOMPARE(game[u"nodes"].toInt(), 6);
    QCOMPARE(game[u"variations"].toInt(), 1);
    QCOMPARE(game[u"warnings"].toInt(-1), 0);
}

void SgfInfoTest::whatIsNotSaidIsEmptyOrNull()
{
    const Run run = runSgf({QStringLiteral("info"), QStringLiteral("--json"),
                            QStringLiteral("--game"), QStringLiteral("2"), QStringLiteral("-")},
                           Two);

    const QJsonObject game = jsonLines(run.output).at(0);
    QCOMPARE(game[u"file"].toString(), QStringLiteral("-"));
    QCOMPARE(game[u"size"].toArray(), (QJsonArray{9, 13}));
    QVERIFY(game[u"komi"].isNull());
    QVERIFY(game[u"timeLimit"].isNull());
    QCOMPARE(game[u"result"].toString(QStringLiteral("missing")), QString());
    QCOMPARE(game[u"moves"].toInt(-1), 0);
}

void SgfInfoTest::gamesAreToldToPeople()
{
    const Run run = runSgf({QStringLiteral("info"), QStringLiteral("-")}, Two);

    QCOMPARE(run.output, QByteArray("-, game 1 of 2\n"
                                    "  Black       Kuro (3d)\n"
                                    "  White       Shiro\n"
                                    "  Result      B+R\n"
                                    "  Date        2020-02-03\n"
                                    "  Event       Cup\n"
                                    "  Board       9×9\n"
                                    "  Komi        6.5\n"
                                    "  Rules       Japanese\n"
                                    "  Time        600 s + 3x30 byo-yomi\n"
                                    "  Comment     Fine\n"
                                    "              game\n"
                                    "  Written by  Hand:1\n"
                                    "  Length      3 moves, 6 nodes, 1 variations\n"
                                    "\n"
                                    "-, game 2 of 2\n"
                                    "  Board       9×13\n"
                                    "  Length      0 moves, 1 nodes, 0 variations\n"));
}

void SgfInfoTest::oneGameCanBeChosen()
{
    const Run run = runSgf({QStringLiteral("info"), QStringLiteral("--game"), QStringLiteral("3"),
                            QStringLiteral("-")},
                           Two);

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors, QByteArray("-: --game 3: the number of games is 2\n"));
}

void SgfInfoTest::aTreeIsListedAsJson()
{
    const Run run =
        runSgf({QStringLiteral("tree"), QStringLiteral("--json"), QStringLiteral("-")}, Two);

    const QList<QJsonObject> nodes = jsonLines(run.output);
    QCOMPARE(nodes.size(), 7);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(nodes[i][u"game"].toInt(), 1);
        QCOMPARE(nodes[i][u"node"].toInt(-1), i);
    }
    QVERIFY(nodes[0][u"parent"].isNull());
    QVERIFY(nodes[0][u"move"].isNull());
    QCOMPARE(nodes[1][u"move"].toString(), QStringLiteral("E5"));
    QCOMPARE(nodes[1][u"color"].toString(), QStringLiteral("B"));
    QCOMPARE(nodes[1][u"moveNumber"].toInt(), 1);
    QCOMPARE(nodes[1][u"properties"][u"C"].toArray(),
             QJsonArray{QStringLiteral("Tengen.\nOf course.")});
    QCOMPARE(nodes[2][u"move"].toString(), QStringLiteral("pass"));
    QCOMPARE(nodes[4][u"parent"].toInt(), 2);
    QCOMPARE(nodes[4][u"variation"].toInt(), 2);
    QCOMPARE(nodes[4][u"depth"].toInt(), 3);
    QCOMPARE(nodes[4][u"properties"][u"TR"].toArray(),
             (QJsonArray{QStringLiteral("ee"), QStringLiteral("gg")}));
    QCOMPARE(nodes[5][u"moveNumber"].toInt(), 4);
    QCOMPARE(nodes[6][u"game"].toInt(), 2);
    QCOMPARE(nodes[6][u"node"].toInt(-1), 0);
}

void SgfInfoTest::aTreeIsListedForPeople()
{
    const Run run = runSgf({QStringLiteral("tree"), QStringLiteral("--game"), QStringLiteral("1"),
                            QStringLiteral("-")},
                           Two);

    QCOMPARE(run.output, QByteArray("-, game 1 of 2\n"
                                    "n0  FF GM CA AP SZ KM RU PB BR PW RE DT EV TM OT GC\n"
                                    "n1  1 B E5  \"Tengen.…\"\n"
                                    "n2  2 W pass\n"
                                    "n3  3 B C7\n"
                                    "  n4  3 B G3  (2 after n2)  TR\n"
                                    "  n5  4 W A9\n"));
}

void SgfInfoTest::nodeNumbersLeadToPositions()
{
    const Run run = runSgf({QStringLiteral("position"), QStringLiteral("--node"),
                            QStringLiteral("n5"), QStringLiteral("--json"), QStringLiteral("-")},
                           Two);

    const QJsonObject position = jsonLines(run.output).at(0);
    QCOMPARE(position[u"black"].toArray(),
             (QJsonArray{QStringLiteral("E5"), QStringLiteral("G3")}));
    QCOMPARE(position[u"white"].toArray(), QJsonArray{QStringLiteral("A9")});
}

void SgfInfoTest::aDeepTreeIsListed()
{
    constexpr int Depth = 20'000; // as OGS writes games: each move in a variation of its own
    QByteArray sgf = "(;SZ[19]";
    for (int i = 0; i < Depth; ++i) {
        sgf += i % 2 == 0 ? "(;B[]" : "(;W[]";
    }

    const Run run = runSgf({QStringLiteral("tree"), QStringLiteral("--json"), QStringLiteral("-")},
                           sgf + QByteArray(Depth + 1, ')'));

    QCOMPARE(run.exitCode, 0);
    const QList<QJsonObject> nodes = jsonLines(run.output);
    QCOMPARE(nodes.size(), Depth + 1);
    QCOMPARE(nodes.last()[u"depth"].toInt(), Depth);
}

SHINPAN_TEST(SgfInfoTest)
#include "sgfinfo_test.moc"
