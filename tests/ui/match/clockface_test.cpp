#include "ui/match/clockface.h"

#include "tests/support/testmain.h"
#include "ui/kit/style.h"

#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace shinpan;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr TimeControl Byoyomi{TimeControl::System::Byoyomi, 5min, 30s, 5};
constexpr TimeControl Absolute{TimeControl::System::Absolute, 5min, 0ms, 0};

[[nodiscard]] ClockReading reading(const TimeControl &control, TimeLeft left, bool isRunning = true)
{
    return {Color::Black, control, left, isRunning};
}

/// The face with nothing of its colours left but light and dark.
[[nodiscard]] QImage inGrey(ClockFace &face)
{
    face.resize(face.sizeHint());
    return face.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
}

} // namespace

class ClockFaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSideWithoutAClockShowsNone();
    void timeAndOvertimeAreWritten();
    void aClockIsLowOnlyWhenTheFlagMayFall_data();
    void aClockIsLowOnlyWhenTheFlagMayFall();
    void theRunningClockIsEvidentWithoutColour();
    void aLowClockIsEvidentWithoutColour();
    void digitsDoNotMoveTheirNeighbours();
    void onlyAVisibleChangeIsPainted();
    void aScreenReaderFindsThePresentTime();
    void aScreenReaderIsToldOnlyWhatMatters();
};

void ClockFaceTest::aSideWithoutAClockShowsNone()
{
    ClockFace face;
    QVERIFY(face.isHidden());

    face.showReading(reading(Absolute, {5min, {}}));
    QVERIFY(!face.isHidden());

    face.showReading(std::nullopt);
    QVERIFY(face.isHidden());
}

void ClockFaceTest::timeAndOvertimeAreWritten()
{
    ClockFace face;

    face.showReading(reading(Byoyomi, {24s, 3}));

    QCOMPARE(face.time(), QStringLiteral("0:24"));
    QCOMPARE(face.overtime(), QStringLiteral("3 periods"));
}

void ClockFaceTest::aClockIsLowOnlyWhenTheFlagMayFall_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<int>("time");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isLow");
    QTest::addRow("ten seconds of the last period") << "5m+5x30s" << 10'000 << 1 << true;
    QTest::addRow("more of the last period") << "5m+5x30s" << 10'001 << 1 << false;
    QTest::addRow("a period may still be lost") << "5m+5x30s" << 1'000 << 2 << false;
    QTest::addRow("the flag has fallen") << "5m" << 0 << 0 << true;
    QTest::addRow("overtime follows") << "5m+5x30s" << 1'000 << 0 << false;
    QTest::addRow("a third of a short period") << "5m+1x9s" << 3'000 << 1 << true;
    QTest::addRow("more of a short period") << "5m+1x9s" << 3'001 << 1 << false;
    QTest::addRow("Canadian") << "5m+25/5m" << 9'000 << 12 << true;
    QTest::addRow("Canadian in main time") << "5m+25/5m" << 9'000 << 0 << false;
    QTest::addRow("absolute") << "5m" << 10'000 << 0 << true;
    QTest::addRow("Fischer") << "5m+5s" << 9'000 << 0 << true;
    QTest::addRow("per move") << "6s/move" << 2'000 << 0 << true;
    QTest::addRow("per move, at first") << "6s/move" << 6'000 << 0 << false;
    QTest::addRow("no control known") << "none" << 1'000 << 0 << false;
}

void ClockFaceTest::aClockIsLowOnlyWhenTheFlagMayFall()
{
    QFETCH(const QString, control);
    QFETCH(const int, time);
    QFETCH(const int, count);
    const TimeLeft left{milliseconds(time), count > 0 ? std::optional(count) : std::nullopt};

    QTEST(reading(timeControlFromText(control.toStdString()).value(), left).isLow(), "isLow");
}

void ClockFaceTest::theRunningClockIsEvidentWithoutColour()
{
    ClockFace face;
    face.showReading(reading(Absolute, {2min, {}}, false));
    const QImage resting = inGrey(face);

    face.showReading(reading(Absolute, {2min, {}}, true));

    QVERIFY(inGrey(face) != resting);
}

void ClockFaceTest::aLowClockIsEvidentWithoutColour()
{
    ClockFace face;
    face.showReading(reading(Absolute, {11s, {}}));
    const QSize usual = face.sizeHint();

    face.showReading(reading(Absolute, {9s, {}}));

    QCOMPARE(face.time(), QStringLiteral("0:09.0"));
    QVERIFY2(face.sizeHint().width() > usual.width(), "there is room for a warning sign");
}

void ClockFaceTest::digitsDoNotMoveTheirNeighbours()
{
    ClockFace face;
    std::set<int> widths;
    for (const milliseconds time : {111s, 108s, 77s, 60s}) {
        face.showReading(reading(Absolute, {time, {}}));
        widths.insert(face.sizeHint().width());
    }

    QCOMPARE(widths.size(), std::size_t(1));
}

void ClockFaceTest::onlyAVisibleChangeIsPainted()
{
    class CountingFace : public QObject
    {
    public:
        int updates = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            updates += event->type() == QEvent::UpdateLater || event->type() == QEvent::Paint;
            return false;
        }
    } counter;
    ClockFace face;
    face.showReading(reading(Absolute, {2min, {}}));
    face.show();
    QVERIFY(QTest::qWaitForWindowExposed(&face));
    QCoreApplication::processEvents();
    face.installEventFilter(&counter);

    face.showReading(reading(Absolute, {2min - 300ms, {}}));
    QCoreApplication::processEvents();
    QCOMPARE(counter.updates, 0);

    face.showReading(reading(Absolute, {2min - 1s, {}}));
    QTRY_VERIFY(counter.updates > 0);
}

void ClockFaceTest::aScreenReaderFindsThePresentTime()
{
    ClockFace face;
    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&face);
    QVERIFY(access);

    face.showReading(reading(Byoyomi, {127s, 3}));
    QCOMPARE(access->text(QAccessible::Name),
             QStringLiteral("Black has 2 minutes 7 seconds left, 3 periods"));

    face.showReading(reading(Byoyomi, {100s, 3}));
    QCOMPARE(access->text(QAccessible::Name),
             QStringLiteral("Black has 1 minutes 40 seconds left, 3 periods"));
}

void ClockFaceTest::aScreenReaderIsToldOnlyWhatMatters()
{
    ClockFace face;
    QSignalSpy announcements(&face, &ClockFace::announced);
    const auto tellsAt = [&](TimeLeft left, bool isRunning) {
        announcements.clear();
        face.showReading(reading(Byoyomi, left, isRunning));
        return announcements.size() == 1;
    };

    QVERIFY(!tellsAt({5min, {}}, false));
    QVERIFY2(tellsAt({5min, {}}, true), "it starts");
    QVERIFY(!tellsAt({4min, {}}, true));
    QVERIFY(!tellsAt({61s, {}}, true));
    QVERIFY2(tellsAt({60s, {}}, true), "one minute is left");
    QVERIFY(!tellsAt({45s, {}}, true));
    QVERIFY2(tellsAt({29s, {}}, true), "less than half a minute is left");
    QVERIFY2(tellsAt({30s, 5}, true), "overtime begins");
    QVERIFY(!tellsAt({20s, 5}, true));
    QVERIFY2(tellsAt({10s, 5}, true), "ten seconds are left");
    QVERIFY(!tellsAt({9s, 5}, true));
    QVERIFY2(tellsAt({30s, 4}, true), "a period is lost");
    QVERIFY2(tellsAt({30s, 4}, false), "it stops");
    QVERIFY(!tellsAt({30s, 4}, false));
}

SHINPAN_TEST(ClockFaceTest)
#include "clockface_test.moc"
