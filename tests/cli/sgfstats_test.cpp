#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace shinpan::test;

/// `shinpan-cli sgf stats` and `sgf compare`.
class SgfStatsTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aCollectionIsCounted();
    void openingsAreTheSameHoweverTheBoardLies();
    void peopleReadTheSame();
    void noGameIsNoStatistics();
    void theSameGamesAreTheSame();
    void itIsSaidWhereGamesPart();
    void aTurnedBoardIsTheSame();
    void whatIsInOneSetOnlyIsNamed();
    void resultsOfMatchNameTheirRecords();
};

namespace {

constexpr char Collection[] =
    "(;GM[1]SZ[9]KM[6.5]PB[Ann]PW[Bob]RE[B+2.5];B[gc];W[cg];B[ee])"
    "(;GM[1]SZ[9]KM[6.5]PB[Bob]PW[Ann]RE[W+Res];B[cg];W[gc];B[ee];W[ec];B[aa])"
    "(;GM[1]SZ[9]KM[7]PB[Ann]PW[Bob]RE[0];B[cc];W[gg])"
    "(;GM[1]SZ[13]HA[2]AB[dd][jj]PB[Ann]PW[Cid];W[cc])";

} // namespace

void SgfStatsTest::aCollectionIsCounted()
{
    const Run run = runSgf({QStringLiteral("stats"), QStringLiteral("--json"),
                            write(QStringLiteral("a.sgf"), Collection)});

    QCOMPARE(run.exitCode, 0);
    const QJsonObject all = jsonLines(run.output).value(0);
    QCOMPARE(all[u"games"].toInt(), 4);
    QCOMPARE(all[u"results"][u"black"].toInt(), 1);
    QCOMPARE(all[u"results"][u"white"].toInt(), 1);
    QCOMPARE(all[u"results"][u"draws"].toInt(), 1);
    QCOMPARE(all[u"results"][u"others"].toInt(), 1);
    QCOMPARE(all[u"results"][u"score"].toDouble(), 0.5);
    QCOMPARE(all[u"ends"][u"points"].toInt(), 2);
    QCOMPARE(all[u"ends"][u"resignation"].toInt(), 1);
    QCOMPARE(all[u"sizes"][0][u"value"].toString(), QStringLiteral("9x9"));
    QCOMPARE(all[u"komi"][0][u"value"].toDouble(), 6.5);
    QCOMPARE(all[u"komi"].toArray().size(), 3);
    QCOMPARE(all[u"handicaps"][1][u"value"].toInt(), 2);
    QCOMPARE(all[u"moves"][u"mean"].toDouble(), 2.75);
    QCOMPARE(all[u"moves"][u"median"].toDouble(), 2.5);
    QCOMPARE(all[u"moves"][u"least"].toInt(), 1);
    QCOMPARE(all[u"moves"][u"most"].toInt(), 5);
    const QJsonObject ann = all[u"players"][0].toObject();
    QCOMPARE(ann[u"value"].toString(), QStringLiteral("Ann"));
    QCOMPARE(ann[u"games"].toInt(), 4);
    QCOMPARE(ann[u"wins"].toInt(), 2);
    QCOMPARE(ann[u"losses"].toInt(), 0);
}

void SgfStatsTest::openingsAreTheSameHoweverTheBoardLies()
{
    const Run run =
        runSgf({QStringLiteral("stats"), QStringLiteral("--json"), QStringLiteral("--plies"),
                QStringLiteral("2"), write(QStringLiteral("a.sgf"), Collection)});

    const QJsonArray openings = jsonLines(run.output).value(0)[u"openings"].toArray();
    QCOMPARE(openings.size(), 1); // all three begin in opposite corners; the handicap game has none
    QCOMPARE(openings[0][u"value"].toString(), QStringLiteral("G7 C3"));
    QCOMPARE(openings[0][u"black"].toInt(), 1);
    QCOMPARE(openings[0][u"draws"].toInt(), 1);
}

void SgfStatsTest::peopleReadTheSame()
{
    const Run run = runSgf({QStringLiteral("stats"), QStringLiteral("--plies"), QStringLiteral("2"),
                            QStringLiteral("--most"), QStringLiteral("2"),
                            write(QStringLiteral("a.sgf"), Collection)});

    QCOMPARE(run.exitCode, 0);
    for (const char *line :
         {"4 games, Black scored 50.0% (", "Black won 1, White won 1, draws 1, others 1\n",
          "moves: 2.8 on average, deviation 1.7, median 2.5, from 1 to 5\n", "\n  9x9: 3 games, ",
          "\n  6.5: 2 games, ", "\nOpenings of 2 moves\n  G7 C3: 3 games, ",
          "\n  Ann: 4 games, 2 won, 0 lost\n", "\n  and 1 more\n"}) {
        QVERIFY2(run.output.contains(line), run.output.constData());
    }
}

void SgfStatsTest::noGameIsNoStatistics()
{
    const Run run =
        runSgf({QStringLiteral("stats"), write(QStringLiteral("chess.sgf"), "(;GM[3];B[aa])")});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
}

void SgfStatsTest::theSameGamesAreTheSame()
{
    const QString file = write(QStringLiteral("a.sgf"), Collection);

    const Run run = runSgf({QStringLiteral("compare"), file, file});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray("4 of 4 games are the same, 4 have the same result\n"));
}

void SgfStatsTest::itIsSaidWhereGamesPart()
{
    const QString first =
        write(QStringLiteral("one/g.sgf"), "(;SZ[9]RE[B+3.5];B[ee];W[gc];B[cc];W[gg])");
    const QString second =
        write(QStringLiteral("two/g.sgf"), "(;SZ[9]RE[W+R];B[ee];W[gc];B[cg];W[gg];B[aa])");
    const QString one = first.section(u'/', 0, -2);
    const QString two = second.section(u'/', 0, -2);

    const Run run = runSgf({QStringLiteral("compare"), one, two});
    const Run json = runSgf({QStringLiteral("compare"), QStringLiteral("--json"), one, two});

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.output,
             QByteArray("g.sgf: differ from move 3 (C7, C3), 3 of 4 moves alike; 4 and 5 moves, "
                        "B+3.5 and W+R\n"
                        "0 of 1 games are the same, 0 have the same result\n"
                        "the others differ from move 3 to 3, move 3 in the middle\n"));
    const QJsonObject game = jsonLines(json.output).value(0);
    QCOMPARE(game[u"differsAt"].toInt(), 3);
    QCOMPARE(game[u"second"].toString(), QStringLiteral("C3"));
    QCOMPARE(game[u"moves"].toArray(), (QJsonArray{4, 5}));
    const QDir here;
    QCOMPARE(
        runSgf({QStringLiteral("compare"), here.relativeFilePath(one), here.relativeFilePath(two)})
            .output,
        run.output);
    QCOMPARE(runSgf({QStringLiteral("compare"), one, QStringLiteral("-q"), two}).output.count('\n'),
             2);
}

void SgfStatsTest::aTurnedBoardIsTheSame()
{
    const QString first = write(QStringLiteral("a.sgf"), "(;SZ[9];B[cg];W[gc];B[ec];W[gg])");
    const QString second = write(QStringLiteral("b.sgf"), "(;SZ[9];B[gc];W[cg];B[ge];W[gg];B[aa])");

    const Run run = runSgf({QStringLiteral("compare"), first, second});

    QVERIFY2(run.output.contains("game 1: differ from move 3 ("), run.output.constData());
    const Run turned = runSgf({QStringLiteral("compare"), first,
                               write(QStringLiteral("c.sgf"), "(;SZ[9];B[gc];W[cg];B[eg];W[cc])")});
    QCOMPARE(turned.exitCode, 0);
}

void SgfStatsTest::whatIsInOneSetOnlyIsNamed()
{
    const QString first = write(QStringLiteral("a.sgf"), Collection);
    const QString second =
        write(QStringLiteral("b.sgf"), QByteArray(Collection).append("(;SZ[9];B[aa])"));

    const Run run = runSgf({QStringLiteral("compare"), first, second});

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.contains("only in the second: game 5\n"), run.output.constData());
}

void SgfStatsTest::resultsOfMatchNameTheirRecords()
{
    const QString record = write(QStringLiteral("game-1.sgf"), "(;SZ[9]RE[B+R];B[ee])");
    const QString results =
        write(QStringLiteral("r.jsonl"), "{\"game\":1,\"sgf\":\"game-1.sgf\"}\n");

    const Run run = runSgf({QStringLiteral("compare"), results, record});
    const Run none = runSgf({QStringLiteral("compare"), record,
                             write(QStringLiteral("n.jsonl"), "{\"game\":1,\"sgf\":null}\n")});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.errors.contains("--sgf"), none.errors.constData());
}

SHINPAN_TEST(SgfStatsTest)
#include "sgfstats_test.moc"
