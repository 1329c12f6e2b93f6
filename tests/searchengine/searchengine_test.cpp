#include "app/engine/searchengine.h"

#include "core/gtpserver/gtpserver.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using test::ScriptedChannel;
using test::talk;

/// The engine in the box, spoken to in GTP.
class SearchEngineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedPlaysTheSameGame();
    void aWeakLevelAnswersWhereItLooks();
    void itSaysWhyItPlays();
    void areasAreAvoided();
    void aLostGameIsResignedWithItsReason();
    void deadStonesAreTakenOffInCleanup();
    void settingsChangeWhileItRuns();
    void theClockIsObeyed_data();
    void theClockIsObeyed();
    void nobodyPassesForLackOfTime();
    void aPassOfTheOpponentIsNoOrder_data();
    void aPassOfTheOpponentIsNoOrder();
    void anOpenGameIsNotPassedAway();
    void aFinishedGameIsPassed();
    void aWeakLevelResignsToo();
    void anAnalysisEndsWithTheNextByte();
    void territoryIsPlayedToItsEnd();

private:
    static constexpr SearchEngineSettings Quick{.playouts = 300, .seed = 7};
};

void SearchEngineTest::theSameSeedPlaysTheSameGame()
{
    std::string game = "boardsize 9\n";
    for (int i = 0; i < 10; ++i) {
        game += "genmove b\ngenmove w\n";
    }
    SearchEngine one(Quick);
    SearchEngine other(Quick);
    SearchEngine third({.playouts = 300, .seed = 8});
    const std::string moves = talk(one, game);
    QCOMPARE(talk(other, game), moves);
    QVERIFY(talk(third, game) != moves);
}

/// After a move in one corner a beginner does not always see the chain in atari in another.
void SearchEngineTest::aWeakLevelAnswersWhereItLooks()
{
    std::string game = "boardsize 13\n";
    for (const char *move : {"w C3", "w C4", "b B3", "b B4", "b D3", "b D4", "b C2", "w L11"}) {
        game += std::string("play ") + move + '\n';
    }
    int taken = 0;
    constexpr int Games = 20;
    for (std::uint64_t seed = 1; seed <= Games; ++seed) {
        SearchEngine weak({.level = WeakestLevel, .seed = seed});
        taken += talk(weak, game + "genmove b\n").find("= C5\n") != std::string::npos ? 1 : 0;
    }
    QVERIFY2(taken > 0 && taken < Games - 2, std::to_string(taken).c_str());
}

void SearchEngineTest::itSaysWhyItPlays()
{
    SearchEngine engine(Quick);
    const std::string output = talk(engine, "boardsize 7\ngenmove b\ngomill-explain_last_move\n");
    for (const char *part :
         {"= Chance to win: ", " after 300 playouts.", "\nExpected: ", "\nSecond choice: "}) {
        QVERIFY2(output.find(part) != std::string::npos, output.c_str());
    }
}

void SearchEngineTest::areasAreAvoided()
{
    SearchEngine engine(Quick);
    const std::string only =
        talk(engine, "boardsize 5\nlz-genmove_analyze b 1000 allow b A1,E5 1\n");
    QVERIFY2(only.ends_with("play A1\n\n") || only.ends_with("play E5\n\n"), only.c_str());
    const std::string pass =
        talk(engine, "boardsize 5\nlz-genmove_analyze b 1000 allow b pass 1\n");
    QVERIFY2(pass.ends_with("play pass\n\n"), pass.c_str());
}

void SearchEngineTest::aLostGameIsResignedWithItsReason()
{
    SearchEngine engine({.playouts = 1000, .seed = 7});
    const std::string lost = "boardsize 5\nkomi 40\nplay b C3\nplay w B2\nplay b D3\nplay w C2\n"
                             "play b B3\nplay w D2\n";
    const std::string output = talk(engine, lost + "genmove b\ngomill-explain_last_move\n");
    QVERIFY2(output.find("= resign\n\n= I resign: ") != std::string::npos, output.c_str());
    const std::string stubborn = talk(engine, lost + "kata-set-param resign false\ngenmove b\n");
    QVERIFY2(stubborn.find("resign") == std::string::npos, stubborn.c_str());
}

void SearchEngineTest::deadStonesAreTakenOffInCleanup()
{
    SearchEngine engine(Quick);
    std::string game = "boardsize 7\n";
    for (const char *row : {"3", "5"}) {
        for (const char *column : {"A", "B", "C", "D", "E", "F", "G"}) {
            game += std::string("play b ") + column + row + '\n';
        }
    }
    game += "play w A1\nplay b pass\nplay w pass\n";
    const std::string answer = talk(engine, game + "8 kgs-genmove_cleanup b\n");
    QVERIFY2(answer.ends_with("=8 A2\n\n") || answer.ends_with("=8 B1\n\n"), answer.c_str());
    // Nothing is dead now.
    const std::string pass = talk(engine, game + "play b A2\nplay b B1\n8 kgs-genmove_cleanup b\n");
    QVERIFY2(pass.ends_with("=8 pass\n\n"), pass.c_str());
}

void SearchEngineTest::settingsChangeWhileItRuns()
{
    SearchEngine engine({.seed = 7});
    QCOMPARE(
        talk(engine, "level 3\nkata-get-param level\nkata-set-param level 0\n"
                     "kata-set-param level 11\nkata-set-param threads 2\n"
                     "kata-set-param playouts 50\nkata-set-param seed x\n"
                     "kata-set-param resign maybe\ngomill-describe_engine\n"),
        std::string("=\n\n= 3\n\n? unacceptable value\n\n? unacceptable value\n\n=\n\n=\n\n"
                    "? unacceptable value\n\n? unacceptable value\n\n= Shinpan " SHINPAN_VERSION
                    "\nlevel 3 of 10, seed 7, threads 2, playouts 50\n\n"));
    QVERIFY(talk(engine, "boardsize 9\ngenmove b\n").find('?') == std::string::npos);
}

void SearchEngineTest::theClockIsObeyed_data()
{
    QTest::addColumn<QByteArray>("time");
    QTest::newRow("Canadian") << QByteArray("time_settings 0 1 1\ntime_left b 1 1\n");
    QTest::newRow("absolute") << QByteArray("time_settings 30 0 0\ntime_left b 1 0\n");
    QTest::newRow("byo-yomi") << QByteArray("kgs-time_settings byoyomi 0 1 1\n");
    QTest::newRow("Fischer") << QByteArray("kata-time_settings fischer 1 1\n");
    QTest::newRow("no time left") << QByteArray("time_settings 30 0 0\ntime_left b 0 0\n");
}

void SearchEngineTest::theClockIsObeyed()
{
    QFETCH(QByteArray, time);
    SearchEngine engine({.seed = 7});
    QElapsedTimer timer;
    timer.start();
    const std::string output = talk(engine, "boardsize 19\n" + time.toStdString() + "genmove b\n");
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY2(output.find('?') == std::string::npos, output.c_str());
}

void SearchEngineTest::nobodyPassesForLackOfTime()
{
    SearchEngine engine({.seed = 7});
    std::string game = "boardsize 19\ntime_settings 30 0 0\n";
    for (int i = 0; i < 10; ++i) {
        game += "time_left b 0 0\ngenmove b\ntime_left w 0 0\ngenmove w\n";
    }
    const std::string output = talk(engine, game);
    QVERIFY2(output.find("pass") == std::string::npos, output.c_str());
}

void SearchEngineTest::aPassOfTheOpponentIsNoOrder_data()
{
    QTest::addColumn<int>("level");
    for (const int level : {1, 2, 5, 8}) {
        QTest::addRow("level %d", level) << level;
    }
}

void SearchEngineTest::aPassOfTheOpponentIsNoOrder()
{
    QFETCH(int, level);
    SearchEngine engine({.level = level, .seed = 7});
    const std::string output = talk(engine, "boardsize 9\nkomi 7.5\nplay b pass\ngenmove w\n");
    QVERIFY2(!output.ends_with("= pass\n\n"), output.c_str());
}

/// White has the more stones that stand, whatever becomes of them; nothing is closed.
void SearchEngineTest::anOpenGameIsNotPassedAway()
{
    const std::string open = "boardsize 9\nkomi 7.5\n"
                             "play b E5\nplay w E3\nplay b C4\nplay w G5\nplay b F3\nplay w F2\n"
                             "play b G3\nplay w D3\nplay b G2\nplay w C3\nplay b F6\nplay w D7\n"
                             "play b B3\nplay w B4\nplay b pass\ngenmove w\n";
    for (const int level : {1, 3, 5, 7}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SearchEngine engine({.level = level, .seed = seed});
            const std::string output = talk(engine, open);
            QVERIFY2(!output.ends_with("= pass\n\n"), qPrintable(QString::number(level)));
        }
    }
}

/// Won or lost, by area and by territory.
void SearchEngineTest::aFinishedGameIsPassed()
{
    std::string game = "boardsize 5\nkomi 0.5\n";
    for (const char *stone : {"A1", "A2", "A4", "B1", "B2", "B3", "B4", "B5"}) {
        game += std::string("play b ") + stone + '\n';
    }
    for (const char *stone :
         {"C1", "C2", "C3", "C4", "C5", "D1", "D2", "D4", "E1", "E2", "E3", "E4", "E5"}) {
        game += std::string("play w ") + stone + '\n';
    }
    for (const char *rules : {"chinese", "japanese"}) {
        for (const char *rest : {"play w pass\ngenmove b\n", "play b pass\ngenmove w\n"}) {
            for (const int level : {1, 8}) {
                SearchEngine engine({.level = level, .seed = 7, .resigns = false});
                const std::string output =
                    talk(engine, game + "kata-set-rules " + rules + '\n' + rest);
                QVERIFY2(output.ends_with("= pass\n\n"), output.c_str());
            }
        }
    }
}

void SearchEngineTest::aWeakLevelResignsToo()
{
    SearchEngine engine({.level = 1, .seed = 7});
    const std::string output =
        talk(engine, "boardsize 5\nkomi 40\nplay b C3\nplay w B2\nplay b D3\nplay w C2\n"
                     "play b B3\nplay w D2\ngenmove b\n");
    QVERIFY2(output.ends_with("= resign\n\n"), output.c_str());
}

void SearchEngineTest::anAnalysisEndsWithTheNextByte()
{
    SearchEngine engine({.playouts = 100, .threads = 2, .seed = 7});
    ScriptedChannel channel({"boardsize 9\n5 kata-analyze b 1 ownership true\n", "6 name\n"});
    channel.patience = 100;
    GtpServer(engine, channel).run();
    QVERIFY(channel.output.find("info move") != std::string::npos);
    QVERIFY(channel.output.find(" ownership ") != std::string::npos);
    QVERIFY(channel.output.ends_with("\n\n=6 Shinpan\n\n"));
}

void SearchEngineTest::territoryIsPlayedToItsEnd()
{
    SearchEngine engine({.playouts = 200, .seed = 7, .resigns = false});
    std::string game = "boardsize 7\nkomi 6.5\nkata-set-rules japanese\n";
    for (int i = 0; i < 60; ++i) {
        game += "genmove b\ngenmove w\n";
    }
    const std::string output = talk(engine, game);
    QVERIFY2(output.find('?') == std::string::npos, output.c_str());
    QVERIFY2(output.ends_with("= pass\n\n= pass\n\n"), output.c_str());
}

SHINPAN_TEST(SearchEngineTest)
#include "searchengine_test.moc"
