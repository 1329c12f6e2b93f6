#include "core/engine/dialect/timecommands.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

const QSet<QByteArray> KataGo{"kata-time_settings", "kgs-time_settings", "time_settings"};
const QSet<QByteArray> LeelaZero{"kgs-time_settings", "time_settings"};
const QSet<QByteArray> GnuGo{"time_settings"};

TimeControl controlOf(const QByteArray &text)
{
    const auto control = timeControlFromText(text.toStdString());
    return control ? *control : TimeControl();
}

QByteArrayList linesFor(const QByteArray &control, const QSet<QByteArray> &known)
{
    QByteArrayList lines;
    for (const TimeSettings &settings : timeSettingsFor(controlOf(control), known)) {
        lines.append(settings.command.line());
    }
    return lines;
}

} // namespace

Q_DECLARE_METATYPE(shinpan::TimeLeft)

/// The commands that tell engines about time, in each dialect.
class TimeCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySystemIsTold_data();
    void everySystemIsTold();
    void theBestCommandComesFirst();
    void anEngineWithoutTimeIsToldNothing();
    void nobodyIsToldThatTheGameIsLost();
    void timeLeftIsTold_data();
    void timeLeftIsTold();
    void nothingIsToldTwiceOver_data();
    void nothingIsToldTwiceOver();
    void whatIsLostInWholeSecondsIsSaidBefore_data();
    void whatIsLostInWholeSecondsIsSaidBefore();
    void whoIsGivenNoTimeIsWarnedOf_data();
    void whoIsGivenNoTimeIsWarnedOf();
};

void TimeCommandsTest::everySystemIsTold_data()
{
    QTest::addColumn<QByteArray>("kata");
    QTest::addColumn<QByteArray>("kgs");
    QTest::addColumn<QByteArray>("gtp");
    const auto row = [](const char *control, const char *kata, const char *kgs, const char *gtp) {
        QTest::newRow(control) << QByteArray(kata) << QByteArray(kgs) << QByteArray(gtp);
    };
    row("none", "none", "none", "0 1 0");
    row("10m", "absolute 600", "absolute 600", "600 0 0");
    row("1.9s", "absolute 1.9", "absolute 1", "1 0 0");
    row("0.5s", "absolute 0.5", "absolute 1", "1 0 0");
    row("2.05s", "absolute 2.05", "absolute 2", "2 0 0");
    row("0.001s", "absolute 0.001", "absolute 1", "1 0 0");
    row("10m+5s", "fischer 600 5", "byoyomi 595 5 1", "595 5 1");
    row("3s+5s", "fischer 3 5", "byoyomi 0 5 1", "0 5 1");
    row("0+5s", "fischer 5 5", "byoyomi 0 5 1", "0 5 1");
    row("0+0.5s", "fischer 0.5 0.5", "absolute 1", "1 0 0");
    row("10m+0.5s", "fischer 600 0.5", "absolute 600", "600 0 0");
    row("3s+0.2s", "fischer 3 0.2", "absolute 3", "3 0 0");
    row("10s+1.9s", "fischer 10 1.9", "byoyomi 9 1 1", "9 1 1");
    row("10m+5x30s", "byoyomi 600 30 5", "byoyomi 600 30 5", "720 30 1");
    row("10m+1x30s", "byoyomi 600 30 1", "byoyomi 600 30 1", "600 30 1");
    row("5x30s", "byoyomi 0 30 5", "byoyomi 0 30 5", "120 30 1");
    row("1x30s", "byoyomi 0 30 1", "byoyomi 0 30 1", "0 30 1");
    row("10m+3x1.5s", "byoyomi 600 1.5 3", "byoyomi 600 1 3", "603 1 1");
    row("0.4s+5x30s", "byoyomi 0.4 30 5", "byoyomi 0 30 5", "120 30 1");
    row("5x0.3s", "byoyomi 0 0.3 5", "byoyomi 0 1 5", "1 1 1");
    row("0.5s+3/2.5s", "canadian 0.5 2.5 3", "canadian 0 2 3", "0 2 3");
    row("10m+25/5m", "canadian 600 300 25", "canadian 600 300 25", "600 300 25");
    row("25/5m", "canadian 0 300 25", "canadian 0 300 25", "0 300 25");
    row("10s/move", "byoyomi 0 10 1", "byoyomi 0 10 1", "0 10 1");
    row("0.3s/move", "byoyomi 0 0.3 1", "byoyomi 0 1 1", "0 1 1");
}

void TimeCommandsTest::everySystemIsTold()
{
    QFETCH(QByteArray, kata);
    QFETCH(QByteArray, kgs);
    QFETCH(QByteArray, gtp);
    const QByteArray control = QTest::currentDataTag();
    QVERIFY(timeControlFromText(control.toStdString()));

    QCOMPARE(linesFor(control, {"kata-time_settings"}),
             QByteArrayList{"kata-time_settings " + kata});
    QCOMPARE(linesFor(control, {"kgs-time_settings"}), QByteArrayList{"kgs-time_settings " + kgs});
    QCOMPARE(linesFor(control, GnuGo), QByteArrayList{"time_settings " + gtp});
}

void TimeCommandsTest::theBestCommandComesFirst()
{
    QCOMPARE(linesFor("10m+5x30s", KataGo),
             (QByteArrayList{"kata-time_settings byoyomi 600 30 5",
                             "kgs-time_settings byoyomi 600 30 5", "time_settings 720 30 1"}));
    QCOMPARE(linesFor("10m+5x30s", LeelaZero),
             (QByteArrayList{"kgs-time_settings byoyomi 600 30 5", "time_settings 720 30 1"}));
    // Leela Zero takes kgs-time_settings none for half an hour.
    QCOMPARE(linesFor("none", LeelaZero),
             (QByteArrayList{"time_settings 0 1 0", "kgs-time_settings none"}));
    QCOMPARE(linesFor("none", KataGo).first(), QByteArray("kata-time_settings none"));
    QCOMPARE(timeSettingsFor(controlOf("10m"), KataGo).front().dialect, TimeDialect::KataGo);
    QCOMPARE(timeSettingsFor(controlOf("10m"), LeelaZero).front().dialect, TimeDialect::Kgs);
    QCOMPARE(timeSettingsFor(controlOf("10m"), GnuGo).front().dialect, TimeDialect::Gtp);
}

void TimeCommandsTest::anEngineWithoutTimeIsToldNothing()
{
    QCOMPARE(linesFor("10m", {}), QByteArrayList());
    QCOMPARE(linesFor("10m", {"time_left", "genmove"}), QByteArrayList());
}

void TimeCommandsTest::nobodyIsToldThatTheGameIsLost()
{
    for (const char *control : {"none", "0.001s", "0.001s+0.001s", "1s+1s", "1x0.001s", "1/0.001s",
                                "2x0.4s", "0.001s/move"}) {
        QVERIFY2(linesFor(control, GnuGo) != QByteArrayList{"time_settings 0 0 0"}, control);
        QVERIFY2(!linesFor(control, GnuGo).first().endsWith(" 0 1"), control);
    }
}

void TimeCommandsTest::timeLeftIsTold_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<TimeLeft>("left");
    QTest::addColumn<QByteArray>("kata");
    QTest::addColumn<QByteArray>("kgs");
    QTest::addColumn<QByteArray>("gtp");
    const auto row = [](const char *control, TimeLeft left, const char *kata, const char *kgs,
                        const char *gtp) {
        QTest::addRow("%s: %lld ms, %d", control, static_cast<long long>(left.time.count()),
                      left.count.value_or(-1))
            << QByteArray(control) << left << QByteArray(kata) << QByteArray(kgs)
            << QByteArray(gtp);
    };
    row("10m", {125s, {}}, "125 0", "125 0", "125 0");
    row("10m", {1999ms, {}}, "1.999 0", "1 0", "1 0");
    row("10m", {999ms, {}}, "0.999 0", "1 0", "1 0");
    row("10m", {0ms, {}}, "0 0", "0 0", "0 0");
    row("10m", {-5s, {}}, "0 0", "0 0", "0 0");
    row("10m", {30s, 3}, "30 0", "30 0", "30 0"); // KataGo refuses stones without overtime
    row("10m+5s", {125s, {}}, "125 0", "120 0", "120 0");
    row("10m+5s", {5s, {}}, "5 0", "5 1", "5 1");
    row("10m+5s", {4s, {}}, "4 0", "4 1", "4 1");
    row("10m+5s", {5400ms, {}}, "5.4 0", "5 1", "5 1");
    row("10m+5s", {600ms, {}}, "0.6 0", "1 1", "1 1");
    row("10s+1.9s", {6300ms, {}}, "6.3 0", "5 0", "5 0");
    row("10m+0.5s", {125s, {}}, "125 0", "125 0", "125 0");
    row("3s+0.2s", {200ms, {}}, "0.2 0", "1 0", "1 0");
    row("10m+5x30s", {125s, {}}, "125 0", "125 0", "245 0");
    row("10m+5x30s", {400ms, {}}, "0.4 0", "30 5", "120 0");
    row("10m+1x30s", {400ms, {}}, "0.4 0", "30 1", "30 1");
    row("10m+5x30s", {30s, 5}, "30 5", "30 5", "120 0");
    row("5x0.3s", {300ms, 5}, "0.3 5", "1 5", "1 0");
    row("5x0.3s", {300ms, 1}, "0.3 1", "1 1", "1 1");
    row("10m+5x30s", {30s, 2}, "30 2", "30 2", "30 0");
    row("10m+5x30s", {30s, 1}, "30 1", "30 1", "30 1");
    row("10m+5x30s", {0s, 0}, "0 0", "0 0", "0 0");
    row("10m+25/5m", {125s, {}}, "125 0", "125 0", "125 0");
    row("10m+25/5m", {125s, 7}, "125 7", "125 7", "125 7");
    row("10m+25/5m", {400ms, {}}, "0.4 0", "300 25", "300 25");
    row("10m+25/5m", {400ms, 7}, "0.4 7", "1 7", "1 7");
    row("10s/move", {10s, {}}, "10 1", "10 1", "10 1");
    row("0.3s/move", {300ms, {}}, "0.3 1", "1 1", "1 1");
    row("2.5s/move", {2500ms, {}}, "2.5 1", "2 1", "2 1");
}

void TimeCommandsTest::timeLeftIsTold()
{
    QFETCH(QByteArray, control);
    QFETCH(TimeLeft, left);
    QFETCH(QByteArray, kata);
    QFETCH(QByteArray, kgs);
    QFETCH(QByteArray, gtp);
    const auto line = [&](TimeDialect dialect, Color color) {
        return timeLeftCommand(dialect, controlOf(control), color, left).line();
    };

    QCOMPARE(line(TimeDialect::KataGo, Color::Black), "time_left b " + kata);
    QCOMPARE(line(TimeDialect::Kgs, Color::White), "time_left w " + kgs);
    QCOMPARE(line(TimeDialect::Gtp, Color::Black), "time_left b " + gtp);
}

void TimeCommandsTest::nothingIsToldTwiceOver_data()
{
    QTest::addColumn<QByteArray>("agreed");
    for (const char *control :
         {"10m", "10m+5s", "3s+5s", "0+5s", "10m+5x30s", "2x30s", "10m+3/30s", "10s/move"}) {
        QTest::newRow(control) << QByteArray(control);
    }
}

/// Main time and the periods that are told amount to the longest turn that does not lose, at every
/// point of a game and in every dialect.
void TimeCommandsTest::nothingIsToldTwiceOver()
{
    QFETCH(QByteArray, agreed);
    const TimeControl control = controlOf(agreed);
    for (const TimeDialect dialect : {TimeDialect::KataGo, TimeDialect::Kgs, TimeDialect::Gtp}) {
        GameClock clock({control, control});
        for (int turn = 0; turn < 60; ++turn) {
            const TimeLeft left = clock.timeLeft(Color::Black);
            const auto words = timeLeftCommand(dialect, control, Color::Black, left).arguments();
            const qlonglong time = words[1].toLongLong();
            const int count = words[2].toInt();
            const qlonglong period = control.period.count() / 1000;
            const bool isPeriods =
                control.system == TimeControl::System::Byoyomi && dialect != TimeDialect::Gtp;
            const bool isInMain = count == 0;
            qlonglong longest = time;
            if (isPeriods) {
                longest += period * (isInMain ? control.count : count - 1);
            } else if (isInMain && control.system == TimeControl::System::Fischer) {
                longest += dialect == TimeDialect::KataGo ? 0 : period;
            } else if (isInMain && control.hasOvertime()) {
                longest += period;
            }
            QCOMPARE(longest, qlonglong(clock.budget(Color::Black)->count() / 1000));
            if (!clock.charge(Color::Black,
                              std::min<std::chrono::milliseconds>(std::chrono::seconds(turn % 40),
                                                                  *clock.budget(Color::Black)))) {
                break;
            }
        }
    }
}

void TimeCommandsTest::whatIsLostInWholeSecondsIsSaidBefore_data()
{
    QTest::addColumn<QString>("told"); // empty: nothing is lost
    const auto row = [](const char *control, const char *told) {
        QTest::newRow(control) << QString::fromLatin1(told);
    };
    row("none", "");
    row("10m", "");
    row("10m+5s", "");
    row("25/5m", "");
    row("10s/move", "");
    row("0.3s/move", "1s/move");
    row("1.9s", "1s");
    row("3s+0.2s", "3s");
    row("10s+1.9s", "10s+1s");
    row("0+5s", "");
    row("0+1.9s", "0+1s");
    row("10m+3x1.5s", "10m+3x1s");
    row("0.5s+3/2.5s", "3/2s");
}

void TimeCommandsTest::whatIsLostInWholeSecondsIsSaidBefore()
{
    QFETCH(QString, told);
    const QByteArray control = QTest::currentDataTag();
    const QString sentence =
        QStringLiteral("an engine that does not know kata-time_settings is told %1 instead of %2, "
                       "for GTP has whole seconds only")
            .arg(told, QString::fromLatin1(control));

    const std::vector<Message> warnings =
        roundedTimeWarnings({controlOf(control), TimeControl(), controlOf(control)});

    QCOMPARE(warnings.size(), told.isEmpty() ? 0U : 1U);
    QCOMPARE(told.isEmpty() ? sentence : warnings.front().english(), sentence);
}

void TimeCommandsTest::whoIsGivenNoTimeIsWarnedOf_data()
{
    QTest::addColumn<QString>("better"); // empty: nothing is wrong
    const auto row = [](const char *command, const char *better) {
        QTest::newRow(command) << QString::fromLatin1(better);
    };
    row("time_settings 0 0 0", "time_settings 0 1 0");
    row(" time_settings  0 0 1", "time_settings 0 1 0");
    row("time_settings 0 1 0", "");
    row("time_settings 0 5 1", "");
    row("time_settings 300 0 0", "");
    row("time_settings", "");
    row("kgs-time_settings absolute 0", "kgs-time_settings none");
    row("kata-time_settings absolute 0.0", "kata-time_settings none");
    row("kata-time_settings none", "");
    row("kgs-time_settings absolute 300", "");
    row("time_left b 0 0", "");
}

void TimeCommandsTest::whoIsGivenNoTimeIsWarnedOf()
{
    QFETCH(const QString, better);
    const QString command = QString::fromLatin1(QTest::currentDataTag());

    const QString warning = noTimeWarning({QStringLiteral("komi 7"), command}).english();

    QCOMPARE(warning.isEmpty(), better.isEmpty());
    QVERIFY2(warning.contains(better), qPrintable(warning));
    QVERIFY(better.isEmpty() || warning.contains(command.simplified()));
}

SHINPAN_TEST(TimeCommandsTest)
#include "timecommands_test.moc"
