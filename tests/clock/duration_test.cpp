#include "core/clock/duration.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using std::chrono::milliseconds;

/// Spans of time as people write them.
class DurationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingsAreRead_data();
    void spellingsAreRead();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void theShortestTextIsWritten_data();
    void theShortestTextIsWritten();
    void everyTextIsReadBack();
};

void DurationTest::spellingsAreRead_data()
{
    QTest::addColumn<qlonglong>("expected");
    const auto row = [](const char *text, qlonglong ms) { QTest::newRow(text) << ms; };
    row("0", 0);
    row("90", 90'000);
    row("90s", 90'000);
    row("90 S", 90'000);
    row("90 sec", 90'000);
    row("1.5", 1'500);
    row("1.5s", 1'500);
    row("0.001s", 1);
    row("500ms", 500);
    row("10m", 600'000);
    row("10M", 600'000);
    row(" 10 min ", 600'000);
    row("1.5m", 90'000);
    row("1h30m", 5'400'000);
    row("1 h 30 m", 5'400'000);
    row("1H 30Min 5s 20ms", 5'405'020);
    row("2 hours", 7'200'000);
    row("0h0m1s", 1'000);
    row("1:30", 90'000);
    row("90:00", 5'400'000);
    row("1:00:05", 3'605'000);
    row("1000h", 3'600'000'000);
    row("000000090", 90'000);
}

void DurationTest::spellingsAreRead()
{
    QFETCH(qlonglong, expected);
    const auto duration = durationFromText(QTest::currentDataTag());
    QVERIFY(duration.has_value());
    QCOMPARE(duration->count(), expected);
}

void DurationTest::nonsenseIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *text) { QTest::newRow(text) << QByteArray(text); };
    row("");
    row(" ");
    row("s");
    row("-1");
    row("-5m");
    row("+5m");
    row("ten");
    row("10x");
    row("10 m s");
    row("1 0m");
    row("30m1h");
    row("1m1m");
    row("1h30");
    row("1..5s");
    row(".5s");
    row("5.s");
    row("1.2345s");
    row("0.5ms");
    row("1e3");
    row("0x10");
    row("inf");
    row("1:3");
    row("1:60");
    row(":30");
    row("1:");
    row("1:00:00:00");
    row("1:30s");
    row("1000h1ms");
    row("1001h");
    row("1000000:00:00");
    row("9999999999999999999999s");
    row("999999999h");
    QTest::newRow("a zero byte") << QByteArray("10m\0", 4);
}

void DurationTest::nonsenseIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!durationFromText(
        std::string_view(text.constData(), static_cast<std::size_t>(text.size()))));
}

void DurationTest::theShortestTextIsWritten_data()
{
    QTest::addColumn<qlonglong>("duration");
    const auto row = [](const char *text, qlonglong ms) { QTest::newRow(text) << ms; };
    row("0s", 0);
    row("0.001s", 1);
    row("0.25s", 250);
    row("30s", 30'000);
    row("1m", 60'000);
    row("1m30s", 90'000);
    row("1h", 3'600'000);
    row("1h0.5s", 3'600'500);
    row("1h30m", 5'400'000);
    row("1000h", 3'600'000'000);
}

void DurationTest::theShortestTextIsWritten()
{
    QFETCH(qlonglong, duration);
    QCOMPARE(toText(milliseconds(duration)), std::string(QTest::currentDataTag()));
}

void DurationTest::everyTextIsReadBack()
{
    for (qlonglong ms = 0; ms <= MaxTime.count(); ms = ms * 5 / 4 + 1) {
        const auto again = durationFromText(toText(milliseconds(ms)));
        QVERIFY2(again.has_value(), toText(milliseconds(ms)).c_str());
        QCOMPARE(again->count(), ms);
    }
}

SHINPAN_TEST(DurationTest)
#include "duration_test.moc"
