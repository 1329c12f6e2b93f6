#include "core/gtp/logstamp.h"

#include "tests/support/testmain.h"

#include <QDateTime>
#include <QTest>

using namespace shinpan;

class LogStampTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTimeReadsAsTheCalendarSays();
};

void LogStampTest::everyTimeReadsAsTheCalendarSays()
{
    LogStamp stamp;
    for (const qint64 time : {0LL, 7LL, 999LL, 1'000LL, 999LL, 1'795'000'000'042LL,
                              1'795'000'000'999LL, 1'795'000'001'000LL}) {
        const QByteArray text =
            stamp.of(std::chrono::system_clock::time_point(std::chrono::milliseconds(time)))
                .toByteArray();
        QCOMPARE(text, QDateTime::fromMSecsSinceEpoch(time).toString(Qt::ISODateWithMs).toLatin1());
    }
}

SHINPAN_TEST(LogStampTest)
#include "logstamp_test.moc"
