#include "ui/match/durationfield.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

class DurationFieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timesAreReadAsPeopleWriteThem_data();
    void timesAreReadAsPeopleWriteThem();
    void timesAreWrittenWithUnits_data();
    void timesAreWrittenWithUnits();
    void nonsenseGivesWayToTheLastTime();
    void lessThanTheLeastIsNotTaken();
    void stepsAreAsLongAsTheTimesTheyChange();
};

void DurationFieldTest::timesAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("seconds");
    const std::pair<const char *, int> rows[] = {
        {"10", 600},          {"10m", 600}, {"10 min", 600},   {"1:30", 90}, {"90s", 90},
        {"1 h 30 min", 5400}, {"1h", 3600}, {"1:00:00", 3600}, {"2.5", 150}, {"0", 0}};
    for (const auto &[typed, seconds] : rows) {
        QTest::addRow("%s", typed) << QString::fromLatin1(typed) << seconds;
    }
}

void DurationFieldTest::timesAreReadAsPeopleWriteThem()
{
    QFETCH(const QString, typed);
    DurationField field(DurationField::Unit::Minutes, 0ms);
    field.setDuration(7s);
    field.selectAll();

    QTest::keyClicks(&field, typed);

    QTEST(static_cast<int>(field.duration() / 1s), "seconds");
}

void DurationFieldTest::timesAreWrittenWithUnits_data()
{
    QTest::addColumn<int>("time");
    QTest::addColumn<QString>("text");
    QTest::addRow("ms") << 500 << "0.5 s";
    QTest::addRow("s") << 45'000 << "45 s";
    QTest::addRow("min") << 600'000 << "10 min";
    QTest::addRow("min s") << 150'000 << "2 min 30 s";
    QTest::addRow("h") << 3'600'000 << "1 h";
    QTest::addRow("h s") << 3'605'250 << "1 h 5.25 s";
    QTest::addRow("none") << 0 << "0 s";
}

void DurationFieldTest::timesAreWrittenWithUnits()
{
    QFETCH(const int, time);
    DurationField field(DurationField::Unit::Seconds, 0ms);

    field.setDuration(milliseconds(time));

    QTEST(field.text(), "text");
    QCOMPARE(field.duration(), milliseconds(time));
}

void DurationFieldTest::nonsenseGivesWayToTheLastTime()
{
    DurationField field(DurationField::Unit::Minutes, 0ms);
    field.setDuration(10min);
    field.selectAll();

    QTest::keyClicks(&field, QStringLiteral("soon"));
    QTest::keyClick(&field, Qt::Key_Return);

    QCOMPARE(field.duration(), milliseconds(10min));
    QCOMPARE(field.text(), QStringLiteral("10 min"));
}

void DurationFieldTest::lessThanTheLeastIsNotTaken()
{
    DurationField field(DurationField::Unit::Seconds, 100ms);
    field.setDuration(10s);
    field.selectAll();

    QTest::keyClicks(&field, QStringLiteral("0"));
    QTest::keyClick(&field, Qt::Key_Return);

    QCOMPARE(field.duration(), milliseconds(10s));
}

void DurationFieldTest::stepsAreAsLongAsTheTimesTheyChange()
{
    DurationField field(DurationField::Unit::Seconds, 1s);
    QStringList up;
    field.setDuration(8s);
    for (int i = 0; i < 4; ++i) {
        up.append(field.text());
        field.stepUp();
    }
    QCOMPARE(up.join(u' '), QStringLiteral("8 s 9 s 10 s 15 s"));

    QStringList down;
    field.setDuration(62s);
    for (int i = 0; i < 3; ++i) {
        down.append(field.text());
        field.stepDown();
    }
    QCOMPARE(down.join(u' '), QStringLiteral("1 min 2 s 1 min 55 s"));

    field.setDuration(55min);
    field.stepUp();
    QCOMPARE(field.text(), QStringLiteral("1 h"));
    field.stepUp();
    QCOMPARE(field.text(), QStringLiteral("1 h 15 min"));
}

SHINPAN_TEST(DurationFieldTest)
#include "durationfield_test.moc"
