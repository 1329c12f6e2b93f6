#include "core/record/timesettings.h"

#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <limits>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

TimeControl controlOf(const QString &text)
{
    const auto control = timeControlFromText(text.toStdString());
    return control ? *control : TimeControl();
}

QString textOf(const TimeControl &control)
{
    return QString::fromStdString(toText(control));
}

} // namespace

/// TM, OT, BL, WL, OB and OW.
class TimeSettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySpellingIsRead_data();
    void everySpellingIsRead();
    void whatOtherProgramsWroteIsRead_data();
    void whatOtherProgramsWroteIsRead();
    void controlsAreWrittenAsMostRead_data();
    void controlsAreWrittenAsMostRead();
    void whatIsWrittenIsReadBack_data();
    void whatIsWrittenIsReadBack();
    void sidesMayDiffer();
    void otherOvertimeGoesWithTheOld();
    void absurdTimesAreNone();
    void timeLeftIsWrittenAndReadBack_data();
    void timeLeftIsWrittenAndReadBack();
    void timeLeftNeedsItsSeconds();
};

void TimeSettingsTest::everySpellingIsRead_data()
{
    QTest::addColumn<QString>("control");
    const auto row = [](const char *sgf, const char *control) {
        QTest::newRow(sgf) << QString::fromLatin1(control);
    };
    row("", "none");
    row("TM[600]", "10m");
    row("TM[10:00]", "10m");
    row("TM[1:30:00]", "1h30m");
    row("TM[60 min]", "1h");
    row("TM[2 hours each]", "2h");
    row("TM[0]", "none");
    row("TM[-5]", "none");
    row("TM[what]", "none");
    row("TM[600]OT[5x30 byo-yomi]", "10m+5x30s");
    row("TM[600]OT[30秒5回]", "10m+5x30s");
    row("TM[10分]OT[초읽기 30초 5회]", "10m+5x30s");
    row("TM[600]OT[5x30 Byo-Yomi]", "10m+5x30s");
    row("TM[600]OT[5x30 byoyomi]", "10m+5x30s");
    row("TM[600]OT[5x30 byo yomi]", "10m+5x30s");
    row("TM[600]OT[5 x 30 sec]", "10m+5x30s");
    row("TM[600]OT[5x0:30]", "10m+5x30s");
    row("TM[0]OT[5x30 byo-yomi]", "5x30s");
    row("OT[5x30 byo-yomi]", "5x30s");
    row("TM[600]OT[25/600 Canadian]", "10m+25/10m");
    row("TM[600]OT[25/600 canadian]", "10m+25/10m");
    row("TM[0]OT[25/600 Canadian]", "25/10m");
    row("TM[600]OT[10 moves / 5 min]", "10m+10/5m");
    row("TM[600]OT[1 move / 30 sec]", "10m+1/30s");
    row("TM[600]OT[25 stones / 10 min]", "10m+25/10m");
    row("TM[259200]OT[86400 fischer]", "72h+24h");
    row("TM[600]OT[5 Fischer]", "10m+5s");
    row("TM[600]OT[+5s]", "none");    // twice a plus
    row("OT[86400 fischer]", "none"); // nobody says how much main time
    row("TM[0]OT[86400 fischer]", "0+24h");
    row("OT[10s/move]", "10s/move");
    row("OT[10m+5x30s]", "10m+5x30s");
    row("TM[600]OT[byo-yomi]", "none");
    row("TM[600]OT[30]", "none");
    row("TM[600]OT[30 sec]", "none");
    row("TM[600]OT[some free text]", "none");
    row("TM[600]OT[0x30 byo-yomi]", "none");
    row("TM[60]TC[3]TT[30]", "1m+3x30s");
    row("TM[60]OM[25]OP[600]", "1m+25/10m");
    row("TM[60]TC[0]TT[0]", "1m");
    row("TM[60]OT[5x10 byo-yomi]TC[3]TT[30]", "1m+5x10s");
}

void TimeSettingsTest::everySpellingIsRead()
{
    QFETCH(QString, control);
    const GameInfo info = readGameInfo(treeFrom(QByteArray("(;") + QTest::currentDataTag() + ")"));

    QCOMPARE(textOf(timeControlOf(info)), control);
}

void TimeSettingsTest::whatOtherProgramsWroteIsRead_data()
{
    QTest::addColumn<QString>("control");
    QTest::newRow("cgoban") << QStringLiteral("10m+5x30s");
    QTest::newRow("fox") << QStringLiteral("1m+3x30s");
    QTest::newRow("gnugo") << QStringLiteral("30m+25/10m");
    QTest::newRow("gogui") << QStringLiteral("30m+25/10m");
    QTest::newRow("leelaz") << QStringLiteral("25/10m");
    QTest::newRow("ogs") << QStringLiteral("72h+24h");
}

void TimeSettingsTest::whatOtherProgramsWroteIsRead()
{
    QFETCH(QString, control);
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/sgf/%1.sgf")
                   .arg(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(file.open(QIODevice::ReadOnly));

    QCOMPARE(textOf(timeControlOf(readGameInfo(treeFrom(file.readAll())))), control);
}

void TimeSettingsTest::controlsAreWrittenAsMostRead_data()
{
    QTest::addColumn<QByteArray>("sgf");
    const auto row = [](const char *control, const char *sgf) {
        QTest::newRow(control) << QByteArray(sgf);
    };
    row("none", "(;)");
    row("10m", "(;TM[600])");
    row("0.25s", "(;TM[0.25])");
    row("10m+5s", "(;OT[5 fischer]TM[600])");
    row("10m+5x30s", "(;OT[5x30 byo-yomi]TM[600])");
    row("5x1.5s", "(;OT[5x1.5 byo-yomi]TM[0])");
    row("10m+25/10m", "(;OT[25/600 Canadian]TM[600])");
    row("10s/move", "(;OT[1x10 byo-yomi (per move)]TM[0])");
}

void TimeSettingsTest::controlsAreWrittenAsMostRead()
{
    QFETCH(QByteArray, sgf);
    GameTree tree = treeFrom("(;)");
    GameInfo info = readGameInfo(tree);

    setTimeControl(info, controlOf(QString::fromLatin1(QTest::currentDataTag())));
    (void)writeGameInfo(tree, info);

    QCOMPARE(outlineOf(tree), sgf);
}

void TimeSettingsTest::whatIsWrittenIsReadBack_data()
{
    QTest::addColumn<QString>("text");
    for (const char *control : {"none", "10m", "0.001s", "1000h", "10m+5s", "1.5s+0.125s",
                                "10m+5x30s", "10m+1x30s", "5x30s", "1x10s", "999x0.5s",
                                "10m+25/10m", "25/10m", "1/0.5s", "10s/move", "0.75s/move"}) {
        QTest::newRow(control) << QString::fromLatin1(control);
    }
}

void TimeSettingsTest::whatIsWrittenIsReadBack()
{
    QFETCH(QString, text);
    GameTree tree = treeFrom("(;TM[1]OT[10 moves / 5 min])");
    GameInfo info = readGameInfo(tree);

    setTimeControl(info, controlOf(text));
    (void)writeGameInfo(tree, info);

    QCOMPARE(textOf(timeControlOf(readGameInfo(tree))), text);
}

void TimeSettingsTest::sidesMayDiffer()
{
    GameTree tree = treeFrom("(;TM[600])");
    GameInfo info = readGameInfo(tree);
    const ByColor<TimeControl> controls{controlOf(QStringLiteral("10m")),
                                        controlOf(QStringLiteral("5m+5x30s"))};

    setTimeControls(info, controls);
    (void)writeGameInfo(tree, info);

    QCOMPARE(outlineOf(tree), QByteArray("(;OT[Black 10m, White 5m+5x30s])"));
    QVERIFY(timeControlsOf(readGameInfo(tree)) == controls);
    QVERIFY(timeControlOf(readGameInfo(tree)) == TimeControl());

    setTimeControls(info, {TimeControl(), controls.white});
    QVERIFY(timeControlsOf(info) == (ByColor<TimeControl>{TimeControl(), controls.white}));
    setTimeControls(info, {controls.white, controls.white});
    QCOMPARE(info.overtime, QStringLiteral("5x30 byo-yomi"));
}

void TimeSettingsTest::otherOvertimeGoesWithTheOld()
{
    GameTree tree = treeFrom("(;TM[60]TC[3]TT[30])");
    GameInfo info = readGameInfo(tree);
    QVERIFY(!writeGameInfo(tree, info)); // reading alone changes nothing

    setTimeControl(info, TimeControl());
    (void)writeGameInfo(tree, info);

    QCOMPARE(outlineOf(tree), QByteArray("(;)"));
}

void TimeSettingsTest::absurdTimesAreNone()
{
    GameInfo info;
    for (const double seconds : {1e300, -1.0, std::numeric_limits<double>::infinity(),
                                 std::numeric_limits<double>::quiet_NaN(), 3.7e6}) {
        info.timeLimit = seconds;
        info.overtime.clear();
        QVERIFY(timeControlOf(info) == TimeControl());
        info.overtime = QStringLiteral("5x30 byo-yomi");
        QVERIFY(timeControlOf(info) == TimeControl());
    }
}

void TimeSettingsTest::timeLeftIsWrittenAndReadBack_data()
{
    QTest::addColumn<qlonglong>("time");
    QTest::addColumn<int>("count"); // -1: none
    QTest::addColumn<QByteArray>("sgf");
    QTest::newRow("main time") << qlonglong(123'456) << -1 << QByteArray("(;BL[123.456])");
    QTest::newRow("whole seconds") << qlonglong(20'000) << -1 << QByteArray("(;BL[20])");
    QTest::newRow("overtime") << qlonglong(30'000) << 3 << QByteArray("(;BL[30]OB[3])");
    QTest::newRow("the flag fell") << qlonglong(0) << 0 << QByteArray("(;BL[0]OB[0])");
}

void TimeSettingsTest::timeLeftIsWrittenAndReadBack()
{
    QFETCH(qlonglong, time);
    QFETCH(int, count);
    QFETCH(QByteArray, sgf);
    const TimeLeft left{std::chrono::milliseconds(time),
                        count >= 0 ? std::optional(count) : std::nullopt};
    GameRecord record(treeFrom("(;BL[1]OB[2])"));

    writeTimeLeft(record, record.tree().root(), Color::Black, left);

    QCOMPARE(outlineOf(record.tree()), sgf);
    QVERIFY(timeLeftOf(timeLeftAt(record.tree(), record.tree().root()).black) == left);

    writeTimeLeft(record, record.tree().root(), Color::White, left);
    QVERIFY(timeLeftOf(timeLeftAt(record.tree(), record.tree().root()).white) == left);
}

void TimeSettingsTest::timeLeftNeedsItsSeconds()
{
    QVERIFY(!timeLeftOf(SgfTimeLeft{{}, 3}));
    QVERIFY(!timeLeftOf(SgfTimeLeft{1e300, 3}));
    QVERIFY(timeLeftOf(SgfTimeLeft{-1.5, {}}) == (TimeLeft{-1500ms, {}}));
}

SHINPAN_TEST(TimeSettingsTest)
#include "timesettings_test.moc"
