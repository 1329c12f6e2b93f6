#include "core/record/tree/gameinfo.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class GameInfoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void komiIsReadLeniently_data();
    void komiIsReadLeniently();
    void handicapIsReadLeniently_data();
    void handicapIsReadLeniently();
    void timeLimitIsReadLeniently_data();
    void timeLimitIsReadLeniently();
    void everythingIsWrittenAndReadBack();
    void whatDoesNotDifferIsNotTouched();
    void emptyTextRemovesAProperty();
    void komiIsReadBackAsMeantUnderChineseRules();
};

void GameInfoTest::komiIsReadLeniently_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("komi");
    const auto row = [](const char *sgf, const char *komi) {
        QTest::newRow(sgf) << QByteArray(sgf) << QString::fromLatin1(komi);
    };
    row("(;)", "none");
    row("(;KM[6.5])", "6.5");
    row("(;KM[6.50])", "6.5");
    row("(;KM[7,5])", "7.5");
    row("(;KM[7.5 ])", "7.5");
    row("(;KM[-1.5])", "-1.5");
    row("(;KM[0])", "0");
    row("(;KM[6 1/2])", "none");
    row("(;KM[375])", "7.5");
    row("(;KM[325])", "6.5");
    row("(;KM[650])", "6.5");
    row("(;KM[750])", "7.5");
    row("(;KO[黒6目半])", "6.5");
    row("(;KO[五目半])", "5.5");
    row("(;KO[])", "none");
    row("(;KM[7.5]KO[5.5])", "7.5");
    row("(;KM[275])", "5.5");
    row("(;KM[550])", "5.5");
    row("(;KM[700])", "7");
    // What only Fox, and SGFC after it, mean by these numbers.
    row("(;KM[50])", "50");
    row("(;KM[50]AP[foxwq])", "0.5");
    row("(;KM[50]AP[GNU Go:3.8]RN[3]AP[foxwq])", "0.5");
    row("(;KM[50]AP[SGFC:2.0])", "0.5");
    row("(;KM[50.0]AP[foxwq])", "50");
    row("(;KM[100]AP[foxwq])", "1");
    row("(;KM[150]AP[SGFC:1.18])", "1.5");
    row("(;KM[150])", "150");
    row("(;KM[350])", "3.5");
    row("(;KM[350]AP[foxwq])", "3.5");
    row("(;KM[350]RU[Chinese]AP[foxwq])", "7");
    row("(;KM[350]RU[Chinese])", "3.5");
    row("(;KM[650]RU[Chinese]AP[foxwq])", "6.5");
    row("(;KM[7.5]RU[Chinese]AP[foxwq])", "7.5");
    row("(;KM[0]AP[foxwq])", "0");
    row("(;KM[3.75]RU[Chinese])", "7.5");
    row("(;KM[3.75]RU[中国规则])", "7.5");
    row("(;KM[3.75])", "3.75");
    row("(;KM[7.5]RU[Chinese])", "7.5");
    row("(;KM[1000001])", "none");
    row("(;KM[-1e300])", "none");
    row("(;KM[inf])", "none");
}

void GameInfoTest::komiIsReadLeniently()
{
    QFETCH(const QByteArray, sgf);
    const auto komi = readGameInfo(treeFrom(sgf)).komi;
    QTEST(komi ? QString::number(*komi) : QStringLiteral("none"), "komi");
}

void GameInfoTest::handicapIsReadLeniently_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<int>("handicap");
    QTest::newRow("missing") << QByteArray("(;)") << 0;
    QTest::newRow("zero") << QByteArray("(;HA[0])") << 0;
    QTest::newRow("one (Fox: no komi)") << QByteArray("(;HA[1])") << 0;
    QTest::newRow("two") << QByteArray("(;HA[ 2 ])") << 2;
    QTest::newRow("words") << QByteArray("(;HA[H2])") << 0;
}

void GameInfoTest::handicapIsReadLeniently()
{
    QFETCH(const QByteArray, sgf);
    QTEST(readGameInfo(treeFrom(sgf)).handicap, "handicap");
}

void GameInfoTest::timeLimitIsReadLeniently_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QString>("seconds");
    const auto row = [](const char *raw, const char *seconds) {
        QTest::newRow(raw) << QByteArray(raw) << QString::fromLatin1(seconds);
    };
    row("3600", "3600");
    row("1800.5", "1800.5");
    row("45:00", "2700");
    row("1:30:00", "5400");
    row("1h", "3600");
    row("60 min", "3600");
    row("2 hours each", "7200");
    row("30 s", "30");
    row("long", "none");
    row("none", "none");
    row("1:x", "none");
    row("5 moves", "none");
    row("各2小时", "7200");
}

void GameInfoTest::timeLimitIsReadLeniently()
{
    QFETCH(const QByteArray, raw);
    const auto seconds = readGameInfo(treeFrom("(;TM[" + raw + "])")).timeLimit;
    QTEST(seconds ? QString::number(*seconds) : QStringLiteral("none"), "seconds");
}

void GameInfoTest::everythingIsWrittenAndReadBack()
{
    GameInfo info;
    info.size = {9, 13};
    info.komi = 7;
    info.handicap = 3;
    info.rules = QStringLiteral("Japanese");
    info.playerName = {QStringLiteral("[5k] \\Black\\"), QStringLiteral("白: 棋")};
    info.playerRank = {QStringLiteral("5k"), QStringLiteral("3d")};
    info.playerTeam = {QStringLiteral("one"), QStringLiteral("two")};
    info.result = QStringLiteral("B+3.5");
    info.timeLimit = 90.5;
    info.overtime = QStringLiteral("5x30 byo-yomi");
    info.date = QStringLiteral("2024-01-31");
    info.event = QStringLiteral("event");
    info.round = QStringLiteral("round");
    info.place = QStringLiteral("place");
    info.gameName = QStringLiteral("name");
    info.user = QStringLiteral("user");
    info.source = QStringLiteral("source");
    info.annotator = QStringLiteral("annotator");
    info.copyright = QStringLiteral("copyright");
    info.opening = QStringLiteral("opening");
    info.gameComment = QStringLiteral("two\nlines]");
    GameTree tree;
    QVERIFY(writeGameInfo(tree, info));
    QCOMPARE(readGameInfo(tree), info);
    QCOMPARE(tree.values(tree.root(), "KM").first().toByteArray(), QByteArray("7.0"));
    QVERIFY(!writeGameInfo(tree, info));
}

void GameInfoTest::whatDoesNotDifferIsNotTouched()
{
    const QByteArray sgf = "(;FF[3]SZ[19:19]KM[6 1/2]HA[1]TM[1h]PB[a\\b][c]RE[Black wins]XX[y])";
    GameTree tree = treeFrom(sgf);
    GameInfo info = readGameInfo(tree);
    QVERIFY(!writeGameInfo(tree, info));
    QCOMPARE(outlineOf(tree), sgf);
    info.event = QStringLiteral("new");
    QVERIFY(writeGameInfo(tree, info));
    QCOMPARE(outlineOf(tree), QByteArray(sgf).replace(")", "EV[new])"));
}

void GameInfoTest::emptyTextRemovesAProperty()
{
    GameTree tree = treeFrom("(;PB[a]KM[6.5]HA[2]TM[60])");
    GameInfo info = readGameInfo(tree);
    info.playerName.black.clear();
    info.komi.reset();
    info.handicap = 0;
    info.timeLimit.reset();
    QVERIFY(writeGameInfo(tree, info));
    QCOMPARE(outlineOf(tree), QByteArray("(;)"));
}

void GameInfoTest::komiIsReadBackAsMeantUnderChineseRules()
{
    GameTree tree = treeFrom("(;KM[3.75])");
    GameInfo info = readGameInfo(tree);
    info.rules = QStringLiteral("Chinese");
    info.komi = 7.5;
    writeGameInfo(tree, info);
    QCOMPARE(readGameInfo(tree), info);
}

SHINPAN_TEST(GameInfoTest)
#include "gameinfo_test.moc"
