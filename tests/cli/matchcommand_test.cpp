#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gameinfo.h"
#include "core/rules/ruleset.h"
#include "tests/cli/matchcommandfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli match` as a script sees it: the files it writes and what it prints.
class MatchCommandTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theResultsFileHasTheseKeysInThisOrder();
    void theResultsFileSaysHowTheGameWent();
    void resultsAreAppended();
    void whatIsUnknownIsNull();
    void aForfeitNamesCulpritAndReason();
    void theMoveLimitIsObeyed();
    void aRuleOfAdjudicationDecides();
    void whoCannotTellItsChancesPlaysByNoRule();
    void aHandicapLowersKomi();
    void aFreeHandicapIsPlacedByBlack();
    void theRulesDecide_data();
    void theRulesDecide();
    void coloursAlternate();
    void recordsAreReadable();
    void theLogHoldsTheTraffic();
    void enginesCanBeKeptFromGameToGame();
    void aKeptEngineIsStartedAnewAfterAFailure();
    void outcomesArePrinted();
    void quietPrintsNothing();
};

void MatchCommandTest::theResultsFileHasTheseKeysInThisOrder()
{
    QCOMPARE(runCli(match({}, {QStringLiteral("--resign-at"), QStringLiteral("1")})).exitCode, 0);

    QCOMPARE(resultLines().size(), 1);
    static const QRegularExpression key(QStringLiteral("[{,]\"([a-zA-Z]+)\":"));
    const QString line = QString::fromUtf8(resultLines().first());
    QStringList keys;
    for (const auto &found : key.globalMatch(line.section(QStringLiteral("{\"matchups\""), 0, 0))) {
        keys.append(found.captured(1));
    }
    QCOMPARE(keys.join(u' '),
             QStringLiteral(
                 "game black name version command white name version command referee "
                 "size rules komi handicap placement scorer opening result end winner culprit "
                 "reason restarts moves count scoring time black control used left count white "
                 "control used left count measuredCpu black white cpu black white offTurnCpu "
                 "black white waited black white sgf started ended duplicate near echo verdict "
                 "settings"));
}

void MatchCommandTest::theResultsFileSaysHowTheGameWent()
{
    const QStringList black{QStringLiteral("--moves"),    QStringLiteral("C3"),
                            QStringLiteral("--score"),    QStringLiteral("B+22.5"),
                            QStringLiteral("--cpu-time"), QStringLiteral("1.25")};
    const QStringList options{QStringLiteral("--sgf"), path("games"), QStringLiteral("--komi"),
                              QStringLiteral("2.5")};

    QCOMPARE(runCli(match(options, black)).exitCode, 0);

    const QJsonObject game = result();
    QCOMPARE(game[u"game"].toInt(), 1);
    QCOMPARE(game[u"black"][u"name"].toString(), m_name);
    QCOMPARE(game[u"black"][u"version"].toString(), QStringLiteral("1.0"));
    QCOMPARE(game[u"black"][u"command"].toString(), command(black));
    QCOMPARE(game[u"white"][u"command"].toString(), command());
    QCOMPARE(game[u"size"].toInt(), 5);
    QCOMPARE(game[u"komi"].toDouble(), 2.5);
    QCOMPARE(game[u"handicap"].toInt(-1), 0);
    QCOMPARE(game[u"result"].toString(), QStringLiteral("B+22.5"));
    QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
    QCOMPARE(game[u"winner"].toString(), QStringLiteral("black"));
    QVERIFY(game[u"culprit"].isNull());
    QCOMPARE(game[u"moves"].toInt(), 3);
    QCOMPARE(game[u"count"][u"score"].toString(), QStringLiteral("B+22.5"));
    QVERIFY(game[u"time"][u"black"][u"used"].isDouble());
    QVERIFY(game[u"time"][u"white"][u"used"].isDouble());
    QCOMPARE(game[u"cpu"][u"black"].toDouble(), 1.25);
    QVERIFY(game[u"cpu"][u"white"].isNull());
    QVERIFY(game[u"measuredCpu"][u"black"].isDouble());
    QVERIFY(game[u"measuredCpu"][u"white"].isDouble());
    QCOMPARE(game[u"sgf"].toString(), path("games/game-1.sgf"));
}

void MatchCommandTest::resultsAreAppended()
{
    QCOMPARE(runCli(match()).exitCode, 0);
    QCOMPARE(runCli(match()).exitCode, 0);

    QCOMPARE(resultLines().size(), 2);
}

void MatchCommandTest::whatIsUnknownIsNull()
{
    QCOMPARE(runCli(match({}, {QStringLiteral("--resign-at"), QStringLiteral("1")})).exitCode, 0);

    const QJsonObject game = result();
    QCOMPARE(game[u"result"].toString(), QStringLiteral("W+R"));
    QCOMPARE(game[u"end"].toString(), QStringLiteral("resignation"));
    QVERIFY(game[u"count"].isNull());
    QVERIFY(game[u"scoring"].toArray(QJsonArray{0}).isEmpty());
    QVERIFY(game[u"time"][u"black"][u"left"].isNull());
    QVERIFY(game[u"sgf"].isNull());
}

void MatchCommandTest::aForfeitNamesCulpritAndReason()
{
    const QStringList black{QStringLiteral("--moves"), QStringLiteral("C3")};
    const QStringList white{QStringLiteral("--illegal-at"), QStringLiteral("1")};

    QCOMPARE(runCli(match({}, black, white)).exitCode, 0);

    const QJsonObject game = result();
    QCOMPARE(game[u"result"].toString(), QStringLiteral("B+F"));
    QCOMPARE(game[u"end"].toString(), QStringLiteral("forfeit"));
    QCOMPARE(game[u"winner"].toString(), QStringLiteral("black"));
    QCOMPARE(game[u"culprit"].toString(), QStringLiteral("white"));
    QCOMPARE(game[u"reason"].toString(),
             QStringLiteral("White played move 2 at C3, which is occupied"));
    QCOMPARE(game[u"moves"].toInt(), 1);
}

void MatchCommandTest::theMoveLimitIsObeyed()
{
    const QStringList random{QStringLiteral("--random"), QStringLiteral("1")};

    QCOMPARE(runCli(match({QStringLiteral("--move-limit"), QStringLiteral("4")}, random, random))
                 .exitCode,
             0);

    QCOMPARE(result()[u"end"].toString(), QStringLiteral("move-limit"));
    QCOMPARE(result()[u"moves"].toInt(), 4);
    QVERIFY(result()[u"winner"].isNull());
}

void MatchCommandTest::aRuleOfAdjudicationDecides()
{
    const QStringList fated{QStringLiteral("--random"), QStringLiteral("1"),
                            QStringLiteral("--fate"), QStringLiteral("7:0")};
    const QStringList rule{QStringLiteral("--adjudicate"),
                           QStringLiteral("chance=95%,moves=3,audit=0%"), QStringLiteral("--size"),
                           QStringLiteral("9")};

    QCOMPARE(runCli(match(rule, fated, fated)).exitCode, 0);

    QCOMPARE(result()[u"end"].toString(), QStringLiteral("adjudication"));
    QCOMPARE(result()[u"moves"].toInt(), 14);
    QVERIFY(result()[u"reason"].toString().contains(QLatin1String("wins by adjudication")));
    QCOMPARE(result()[u"verdict"][u"ground"].toString(), QStringLiteral("chances"));
    QCOMPARE(result()[u"verdict"][u"winner"], result()[u"winner"]);
    QCOMPARE(result()[u"verdict"][u"moves"].toInt(), 14);
}

void MatchCommandTest::whoCannotTellItsChancesPlaysByNoRule()
{
    const QString option = QStringLiteral("--adjudicate");

    QCOMPARE(runCli(match({option, QStringLiteral("chance=30%")})).exitCode, 2);
    QCOMPARE(runCli(match({option, QStringLiteral("chance=95%"), QStringLiteral("--thoughts"),
                           QStringLiteral("never")}))
                 .exitCode,
             2);
    QVERIFY(runCli(match({option, QStringLiteral("chance=95%")})).exitCode != 0);

    QCOMPARE(result()[u"end"].toString(), QStringLiteral("void"));
    QVERIFY(result()[u"reason"].toString().startsWith(
        QLatin1String("Black cannot tell its chances with its moves")));
}

void MatchCommandTest::aHandicapLowersKomi()
{
    QCOMPARE(runCli(match({QStringLiteral("--size"), QStringLiteral("9"),
                           QStringLiteral("--handicap"), QStringLiteral("4")}))
                 .exitCode,
             0);

    QCOMPARE(result()[u"size"].toInt(), 9);
    QCOMPARE(result()[u"handicap"].toInt(), 4);
    QCOMPARE(result()[u"komi"].toDouble(), 0.5);
}

void MatchCommandTest::aFreeHandicapIsPlacedByBlack()
{
    const QStringList black{QStringLiteral("--answer"),
                            QStringLiteral("place_free_handicap=A1 C3 E5")};

    QCOMPARE(runCli(match({QStringLiteral("--handicap"), QStringLiteral("free:3"),
                           QStringLiteral("--sgf"), path("games"), QStringLiteral("--gtp-log"),
                           path("logs")},
                          black))
                 .exitCode,
             0);

    const QJsonObject game = result();
    QCOMPARE(game[u"handicap"].toInt(), 3);
    QCOMPARE(game[u"placement"].toString(), QStringLiteral("free"));
    QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
    const QByteArray log = content("logs/game-1.log");
    QVERIFY2(log.contains("place_free_handicap 3\n"), log.constData());
    QVERIFY2(log.contains("set_free_handicap A1 C3 E5\n"), log.constData());
    const auto record = readSgfFile(game[u"sgf"].toString());
    QVERIFY(record);
    QCOMPARE(readGameInfo(record->tree).handicap, 3);
    QVERIFY2(content("games/game-1.sgf").contains("AB[ea][cc][ae]"),
             content("games/game-1.sgf").constData());
}

void MatchCommandTest::theRulesDecide_data()
{
    QTest::addColumn<QString>("score"); // of one black stone in the middle, komi 0.5

    QTest::newRow("Chinese") << QStringLiteral("B+24.5");
    QTest::newRow("Japanese") << QStringLiteral("B+23.5");
    QTest::newRow("ko=none,scoring=area,tax=all") << QStringLiteral("B+22.5");
}

void MatchCommandTest::theRulesDecide()
{
    const QString rules = QString::fromUtf8(QTest::currentDataTag());

    QCOMPARE(
        runCli(match({QStringLiteral("--rules"), rules, QStringLiteral("--komi"),
                      QStringLiteral("0.5"), QStringLiteral("--scorer"), QStringLiteral("alive")},
                     {QStringLiteral("--moves"), QStringLiteral("C3")}))
            .exitCode,
        0);

    QTEST(result()[u"result"].toString(), "score");
    const auto played = rulesetFromText(result()[u"rules"].toString().toStdString());
    QCOMPARE(played, rulesetFromText(rules.toStdString()));
}

void MatchCommandTest::coloursAlternate()
{
    const QStringList resigns{QStringLiteral("--resign-at"), QStringLiteral("1")};
    const QStringList plays{QStringLiteral("--moves"), QStringLiteral("C3")};

    const Run run = runCli(
        match({QStringLiteral("--games"), QStringLiteral("3"), QStringLiteral("--alternate")},
              resigns, plays));

    QCOMPARE(run.exitCode, 0);
    const QList<QJsonObject> games = results();
    QCOMPARE(games.size(), 3);
    for (int i = 0; i < 3; ++i) {
        const bool isSwapped = i == 1;
        QCOMPARE(games[i][u"game"].toInt(), i + 1);
        QCOMPARE(games[i][u"black"][u"command"].toString(), command(isSwapped ? plays : resigns));
        QCOMPARE(games[i][u"white"][u"command"].toString(), command(isSwapped ? resigns : plays));
        QCOMPARE(games[i][u"result"].toString(),
                 isSwapped ? QStringLiteral("B+R") : QStringLiteral("W+R"));
    }
    QVERIFY2(run.output.contains((command(resigns) + QStringLiteral(": 0 wins\n")).toUtf8()),
             run.output.constData());
    QVERIFY2(run.output.contains((command(plays) + QStringLiteral(": 3 wins\n")).toUtf8()),
             run.output.constData());
}

void MatchCommandTest::recordsAreReadable()
{
    const QStringList random{QStringLiteral("--random"), QStringLiteral("7")};

    QCOMPARE(runCli(match({QStringLiteral("--games"), QStringLiteral("2"), QStringLiteral("--sgf"),
                           path("new/games")},
                          random, random))
                 .exitCode,
             0);

    QCOMPARE(results().size(), 2);
    for (const QJsonObject &result : results()) {
        const auto game = readSgfFile(result[u"sgf"].toString());
        QVERIFY(game);
        QVERIFY(game->warnings.empty());
        const GameInfo info = readGameInfo(game->tree);
        QCOMPARE(info.size, BoardSize::square(5));
        QCOMPARE(info.playerName.black, m_name + QStringLiteral(":1.0"));
        QCOMPARE(info.result, result[u"result"].toString());
        QCOMPARE(game->tree.nodeCount(), static_cast<std::size_t>(result[u"moves"].toInt() + 1));
    }
}

void MatchCommandTest::theLogHoldsTheTraffic()
{
    QCOMPARE(runCli(match({QStringLiteral("--gtp-log"), path("logs")},
                          {QStringLiteral("--moves"), QStringLiteral("C3")}))
                 .exitCode,
             0);

    const QByteArray log = content("logs/game-1.log");
    for (const char *line :
         {"protocol_version", "boardsize 5", "genmove b", " C3\n", "play b C3"}) {
        QVERIFY2(log.contains(line), log.constData());
    }
}

void MatchCommandTest::enginesCanBeKeptFromGameToGame()
{
    const QStringList black{QStringLiteral("--moves"), QStringLiteral("C3"),
                            QStringLiteral("--cpu-time"), QStringLiteral("1.25")};
    const QStringList series{QStringLiteral("--games"),     QStringLiteral("3"),
                             QStringLiteral("--alternate"), QStringLiteral("--keep-engines"),
                             QStringLiteral("--gtp-log"),   path("logs")};
    QCOMPARE(runCli(match(series, black)).exitCode, 0);

    QCOMPARE(content("logs/game-1.log").count("started"), 2);
    for (const char *log : {"logs/game-2.log", "logs/game-3.log"}) {
        QCOMPARE(content(log).count("started"), 0);
        QCOMPARE(content(log).count("clear_board"), 2);
        QVERIFY(!content(log).contains("undo"));
    }
    const QList<QJsonObject> games = results();
    QCOMPARE(games.size(), 3);
    QCOMPARE(games[1][u"white"][u"command"].toString(), command(black));
    QCOMPARE(games[2][u"black"], games[0][u"black"]);
    QCOMPARE(games[0][u"moves"].toInt(), 3);
    QCOMPARE(games[2][u"moves"].toInt(), 2); // it has played its one move already
    QCOMPARE(games[0][u"cpu"][u"black"].toDouble(), 1.25);
    QCOMPARE(games[2][u"cpu"][u"black"].toDouble(-1), 0.0); // no more than before
}

void MatchCommandTest::aKeptEngineIsStartedAnewAfterAFailure()
{
    const QStringList series{QStringLiteral("--games"), QStringLiteral("2"),
                             QStringLiteral("--keep-engines"), QStringLiteral("--gtp-log"),
                             path("logs")};
    QCOMPARE(
        runCli(match(series, {QStringLiteral("--exit-at"), QStringLiteral("genmove")})).exitCode,
        1);

    QCOMPARE(content("logs/game-2.log").count("started"), 2);
    QCOMPARE(results()[1][u"end"].toString(), QStringLiteral("void"));
}

void MatchCommandTest::outcomesArePrinted()
{
    const Run run = runCli(match({QStringLiteral("--time"), QStringLiteral("1m")},
                                 {QStringLiteral("--resign-at"), QStringLiteral("1")}));

    QCOMPARE(run.output, QByteArray("game 1: W+R (resignation, 0 moves)\n"));
    QCOMPARE(run.errors, QByteArray());
}

void MatchCommandTest::quietPrintsNothing()
{
    const Run run =
        runCli(match({QStringLiteral("--quiet"), QStringLiteral("--games"), QStringLiteral("2")}));

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(resultLines().size(), 2);
}

SHINPAN_TEST(MatchCommandTest)
#include "matchcommand_test.moc"
