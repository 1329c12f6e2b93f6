#include "ui/kit/timetext.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// The texts without translation, so that there are "1 hours".
class TimeTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClockShowsTenthsOnlyWhenTheyMatter_data();
    void aClockShowsTenthsOnlyWhenTheyMatter();
    void overtimeCountsWhatItsSystemCounts();
    void theSpokenTimeNamesTheSide();
    void aTimeControlFitsInALine();
    void aGuessIsNoMoreExactThanItDeserves();
};

void TimeTextTest::aClockShowsTenthsOnlyWhenTheyMatter_data()
{
    QTest::addColumn<int>("time");
    QTest::addColumn<QString>("face");
    const std::pair<int, const char *> rows[] = {
        {127'000, "2:07"},      {126'001, "2:07"},       {600'000, "10:00"}, {3'599'500, "1:00:00"},
        {3'727'000, "1:02:07"}, {10'001, "0:11"},        {10'000, "0:10"},   {9'901, "0:10"},
        {9'900, "0:09.9"},      {9'400, "0:09.4"},       {50, "0:00.1"},     {0, "0:00"},
        {-300, "0:00"},         {36'000'000, "10:00:00"}};
    for (const auto &[time, face] : rows) {
        QTest::addRow("%d", time) << time << QString::fromLatin1(face);
    }
}

void TimeTextTest::aClockShowsTenthsOnlyWhenTheyMatter()
{
    QFETCH(const int, time);

    QTEST(text::clockFace(milliseconds(time)), "face");
}

void TimeTextTest::overtimeCountsWhatItsSystemCounts()
{
    const TimeControl byoyomi{TimeControl::System::Byoyomi, 5min, 30s, 5};
    const TimeControl canadian{TimeControl::System::Canadian, 5min, 5min, 25};

    QCOMPARE(text::overtimeLeft(byoyomi, {3min, {}}), QString());
    QCOMPARE(text::overtimeLeft(byoyomi, {24s, 3}), QStringLiteral("3 periods"));
    QCOMPARE(text::overtimeLeft(byoyomi, {24s, 1}), QStringLiteral("last period"));
    QCOMPARE(text::overtimeLeft(canadian, {24s, 12}), QStringLiteral("12 stones"));
    QCOMPARE(text::overtimeLeft(byoyomi, {0s, 0}), QStringLiteral("time is up"));
}

void TimeTextTest::theSpokenTimeNamesTheSide()
{
    const TimeControl byoyomi{TimeControl::System::Byoyomi, 5min, 30s, 5};

    QCOMPARE(text::spokenTimeLeft(Color::Black, byoyomi, {127s, 3}),
             QStringLiteral("Black has 2 minutes 7 seconds left, 3 periods"));
    QCOMPARE(text::spokenTimeLeft(Color::White, byoyomi, {2h + 500ms, {}}),
             QStringLiteral("White has 2 hours 1 seconds left"));
    QCOMPARE(text::spokenTimeLeft(Color::White, byoyomi, {0s, {}}),
             QStringLiteral("White has 0 seconds left, time is up"));
}

void TimeTextTest::aTimeControlFitsInALine()
{
    const std::pair<const char *, const char *> rows[] = {
        {"none", "no limit"},
        {"1h30m", "1 h 30 min"},
        {"10m+5s", "10 min + 5 s a move"},
        {"10m+5x30s", "10 min + 5 × 30 s"},
        {"10m+25/5m", "10 min + 5 min for every 25 stones"},
        {"0+5x30s", "5 × 30 s"},
        {"0+25/5m", "5 min for every 25 stones"},
        {"10s/move", "10 s a move"}};
    for (const auto &[control, words] : rows) {
        QCOMPARE(text::timeControl(timeControlFromText(control).value()), QString::fromUtf8(words));
    }
}

void TimeTextTest::aGuessIsNoMoreExactThanItDeserves()
{
    const std::pair<milliseconds, const char *> rows[] = {
        {20ms, "1 s"},           {17'600ms, "18 s"},
        {12min + 20s, "12 min"}, {130min + 40s, "2 h 11 min"},
        {254min, "4 h 10 min"},  {20h + 20min, "20 h"}};
    for (const auto &[time, words] : rows) {
        QCOMPARE(text::roughDuration(time), QString::fromLatin1(words));
    }
}

SHINPAN_TEST(TimeTextTest)
#include "timetext_test.moc"
