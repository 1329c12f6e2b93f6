#include "core/clock/timecontrol.h"

#include "core/clock/duration.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

#include <random>

using namespace shinpan;
using namespace std::chrono_literals;
using System = TimeControl::System;

Q_DECLARE_METATYPE(shinpan::TimeControl)

/// Time controls as people write them.
class TimeControlTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingsAreRead_data();
    void spellingsAreRead();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void nonsenseOfAnyLengthIsRefusedAtOnce();
    void theShortestTextIsWritten_data();
    void theShortestTextIsWritten();
    void everyPlayableControlIsReadBack();
    void noneIsUnlimited();
    void theExamplesAreReadable();
    void unusedFieldsAreNotPlayable();
};

void TimeControlTest::spellingsAreRead_data()
{
    QTest::addColumn<TimeControl>("expected");
    const auto row = [](const char *text, const TimeControl &control) {
        QTest::newRow(text) << control;
    };
    row("none", {});
    row(" None ", {});
    row("10m", {System::Absolute, 10min, {}, 0});
    row("1h30m", {System::Absolute, 90min, {}, 0});
    row("90", {System::Absolute, 90s, {}, 0});
    row("90s", {System::Absolute, 90s, {}, 0});
    row("10:00", {System::Absolute, 10min, {}, 0});
    row("10m+0", {System::Absolute, 10min, {}, 0});
    row("10m+5s", {System::Fischer, 10min, 5s, 0});
    row("10 M + 5 S", {System::Fischer, 10min, 5s, 0});
    row("10m+0.1s", {System::Fischer, 10min, 100ms, 0});
    row("600+5", {System::Fischer, 10min, 5s, 0});
    row("0+5s", {System::Fischer, 0s, 5s, 0});
    row("0s + 0.5", {System::Fischer, 0s, 500ms, 0});
    row("10m+5x30s", {System::Byoyomi, 10min, 30s, 5});
    row("10m + 5 X 30", {System::Byoyomi, 10min, 30s, 5});
    row("10m+5\u00d730s", {System::Byoyomi, 10min, 30s, 5});
    row("0+5x30s", {System::Byoyomi, 0s, 30s, 5});
    row("5x30s", {System::Byoyomi, 0s, 30s, 5});
    row("1x30s", {System::Byoyomi, 0s, 30s, 1});
    row("999x1000h", {System::Byoyomi, 0s, 1000h, 999});
    row("10m+25/10m", {System::Canadian, 10min, 10min, 25});
    row("25/10m", {System::Canadian, 0s, 10min, 25});
    row("25 / 600", {System::Canadian, 0s, 10min, 25});
    row("10s/move", {System::PerMove, 0s, 10s, 0});
    row("10 s / Move", {System::PerMove, 0s, 10s, 0});
    row("10/move", {System::PerMove, 0s, 10s, 0});
}

void TimeControlTest::spellingsAreRead()
{
    QFETCH(TimeControl, expected);
    const auto control = timeControlFromText(QTest::currentDataTag());
    QVERIFY(control.has_value());
    QVERIFY(*control == expected);
}

void TimeControlTest::nonsenseIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *text) { QTest::newRow(text) << QByteArray(text); };
    row("");
    row("0");
    row("0s");
    row("nothing");
    row("none+5s");
    row("+5s");
    row("10m+");
    row("10m++5s");
    row("10m+5s+5s");
    row("10m-5s");
    row("-10m");
    row("10m+-5s");
    row("10m+0x30s");
    row("10m+-1x30s");
    row("10m+1000x30s");
    row("10m+1.5x30s");
    row("10m+5x0s");
    row("10m+5x");
    row("10m+x30s");
    row("x");
    row("/");
    row("10m+5x5x30s");
    row("10m+0/10m");
    row("10m+25/");
    row("10m+25/0");
    row("10m+25/10/10");
    row("10m+5x30s/move");
    row("0s/move");
    row("/move");
    row("10m+10s/move");
    row("10s/moves");
    row("10s per move");
    row("1001h");
    row("10m+99999999999999999999x30s");
    row("10m+5x99999999999999999999s");
}

void TimeControlTest::nonsenseIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!timeControlFromText(text.toStdString()));
}

/// A file may say anything; taking time by the square of its length would be past this test's
/// limit.
void TimeControlTest::nonsenseOfAnyLengthIsRefusedAtOnce()
{
    std::string text;
    for (int i = 0; i < 5'000'000; ++i) {
        text += "\u00d7";
    }
    QVERIFY(!timeControlFromText(text));
}

void TimeControlTest::theShortestTextIsWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *text, const char *shortest) {
        QTest::newRow(shortest) << QByteArray(text);
    };
    row("NONE", "none");
    row("5400", "1h30m");
    row("600+5", "10m+5s");
    row("600 + 5 x 30", "10m+5x30s");
    row("0m+5", "0+5s");
    row("0+5x30s", "5x30s");
    row("600+25/600", "10m+25/10m");
    row("0+25/600", "25/10m");
    row("10/move", "10s/move");
}

void TimeControlTest::theShortestTextIsWritten()
{
    QFETCH(QByteArray, text);
    const auto control = timeControlFromText(text.toStdString());
    QVERIFY(control.has_value());
    QCOMPARE(toText(*control), std::string(QTest::currentDataTag()));
}

void TimeControlTest::everyPlayableControlIsReadBack()
{
    std::mt19937 random(1);
    const auto time = [&random] {
        return std::chrono::milliseconds(random() % (1u << (random() % 32))
                                         % (MaxTime.count() + 1));
    };
    int playable = 0;
    for (int i = 0; i < 20000; ++i) {
        const TimeControl control{static_cast<System>(random() % 6), random() % 2 ? time() : 0ms,
                                  random() % 2 ? time() : 0ms,
                                  random() % 2 ? static_cast<int>(random() % 1010) : 0};
        if (control.isPlayable()) {
            ++playable;
            const auto again = timeControlFromText(toText(control));
            QVERIFY2(again.has_value(), toText(control).c_str());
            QVERIFY2(*again == control, toText(control).c_str());
        }
    }
    QVERIFY(playable > 2000);
}

void TimeControlTest::noneIsUnlimited()
{
    QVERIFY(!TimeControl().isLimited());
    QVERIFY(TimeControl().isPlayable());
    QVERIFY(timeControlFromText("10s/move")->isLimited());
}

void TimeControlTest::theExamplesAreReadable()
{
    int examples = 0;
    QString text = QString::fromStdString(std::string(timeControlExamples()));
    text.remove(QRegularExpression(QStringLiteral(" \\([^)]*\\)")));
    for (const QString &example : text.split(QStringLiteral(", "))) {
        QVERIFY2(timeControlFromText(example.toStdString()), qPrintable(example));
        ++examples;
    }
    QCOMPARE(examples, 6);
}

void TimeControlTest::unusedFieldsAreNotPlayable()
{
    QVERIFY(!(TimeControl{System::None, 1s, {}, 0}.isPlayable()));
    QVERIFY(!(TimeControl{System::Absolute, 1s, 1s, 0}.isPlayable()));
    QVERIFY(!(TimeControl{System::Fischer, 1s, 1s, 1}.isPlayable()));
    QVERIFY(!(TimeControl{System::PerMove, 1s, 1s, 0}.isPlayable()));
    QVERIFY(!(TimeControl{System::Absolute, -1s, {}, 0}.isPlayable()));
    QVERIFY(!(TimeControl{System::Byoyomi, 1s, -1s, 1}.isPlayable()));
    QVERIFY(!(TimeControl{System::Byoyomi, 1s, 1s, 1000}.isPlayable()));
    QVERIFY(!(TimeControl{System::Absolute, MaxTime + 1ms, {}, 0}.isPlayable()));
}

SHINPAN_TEST(TimeControlTest)
#include "timecontrol_test.moc"
