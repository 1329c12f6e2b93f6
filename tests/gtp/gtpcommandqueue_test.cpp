#include "core/gtp/gtpcommandqueue.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using Clock = GtpCommandQueue::Clock;
using Entry = GtpCommandQueue::Entry;

/// The command that may be written, and the one whose time it is.
class GtpCommandQueueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_queue = GtpCommandQueue(); }

    // what may be written
    void aCommandWaitsForTheOneBefore();
    void aCommandAheadDoesNotWait();
    void whatFollowsABatchWaitsForAllOfIt();

    // whose time it is
    void theTimeOfACommandAheadBeginsWithTheAnswerBefore();
    void theTimeBeginsWhenThePipeHasTakenTheCommand();
    void answersOfOnePieceShareTheTime();
    void aLateAnswerDoesNotCountForTheNextCommand();

    // deadlines
    void aCommandAheadHasNoDeadlineBeforeItsTurn();
    void aCommandAheadHasItsTurnWhenTheOneBeforeFails();

    // failures
    void theAnswerToACancelledCommandIsSwallowed();
    void theCommandInFlightIsTheOldest();
    void aCommandThatWasPassedOverFails();

private:
    using Reply = Completion<GtpReply>;

    [[nodiscard]] static Clock::time_point at(std::chrono::milliseconds time)
    {
        return Clock::time_point(1h) + time;
    }

    Reply add(QByteArrayView name, bool isAhead = false, std::chrono::milliseconds limit = 10s)
    {
        Entry entry{.command = GtpCommand(name), .limit = limit, .isAhead = isAhead};
        m_queue.append(entry);
        return entry.reply;
    }

    /// The names of what may be written now, in their order.
    QByteArray write(std::chrono::milliseconds now)
    {
        QByteArrayList names;
        while (const Entry *const next = m_queue.nextToWrite()) {
            names.append(next->command.line());
            m_queue.markWritten(at(now));
        }
        m_queue.noteTaken(at(now));
        return names.join(' ');
    }

    bool answer(std::chrono::milliseconds now)
    {
        return m_queue.answerFirst(QStringLiteral("x"), at(now));
    }

    GtpCommandQueue m_queue;
};

void GtpCommandQueueTest::aCommandWaitsForTheOneBefore()
{
    add("play");
    add("genmove");
    QCOMPARE(write(0ms), "play");
    QCOMPARE(write(1ms), "");
    answer(2ms);
    QCOMPARE(write(2ms), "genmove");
}

void GtpCommandQueueTest::aCommandAheadDoesNotWait()
{
    add("play");
    add("genmove", true);
    QCOMPARE(write(0ms), "play genmove");
}

void GtpCommandQueueTest::whatFollowsABatchWaitsForAllOfIt()
{
    add("play");
    const Reply genmove = add("genmove", true);
    add("name");
    QCOMPARE(write(0ms), "play genmove");

    m_queue.cancel(genmove, at(1ms));
    QCOMPARE(write(1ms), ""); // "play" has no answer yet
    answer(2ms);
    QCOMPARE(write(2ms), "name");
}

void GtpCommandQueueTest::theTimeOfACommandAheadBeginsWithTheAnswerBefore()
{
    const Reply play = add("play");
    const Reply genmove = add("genmove", true);
    write(0ms);
    answer(300ms);
    answer(1000ms);

    QCOMPARE(play.value().elapsed, std::chrono::nanoseconds(300ms));
    QCOMPARE(genmove.value().elapsed, std::chrono::nanoseconds(700ms));
}

void GtpCommandQueueTest::theTimeBeginsWhenThePipeHasTakenTheCommand()
{
    const Reply play = add("play");
    const Reply genmove = add("genmove", true);
    while (m_queue.nextToWrite() != nullptr) {
        m_queue.markWritten(at(0ms));
    }
    m_queue.noteTaken(at(200ms));
    answer(250ms);
    answer(260ms);

    QCOMPARE(play.value().elapsed, std::chrono::nanoseconds(50ms));
    QCOMPARE(genmove.value().elapsed, std::chrono::nanoseconds(10ms));
}

void GtpCommandQueueTest::answersOfOnePieceShareTheTime()
{
    const Reply play = add("play");
    const Reply timeLeft = add("time_left", true);
    const Reply genmove = add("genmove", true);
    write(0ms);
    answer(300ms);
    answer(1000ms);
    answer(1000ms);

    QCOMPARE(timeLeft.value().elapsed, std::chrono::nanoseconds(700ms));
    QCOMPARE(genmove.value().elapsed, std::chrono::nanoseconds(700ms));
}

void GtpCommandQueueTest::aLateAnswerDoesNotCountForTheNextCommand()
{
    const Reply late = add("genmove", false, 1s);
    const Reply next = add("name");
    write(0ms);
    m_queue.failInFlight({GtpError::Kind::TimedOut, {}}, at(1s));
    QCOMPARE(write(1s), "name");

    QVERIFY(!answer(5s));
    QCOMPARE(m_queue.deadline(), at(15s));
    QVERIFY(answer(6s));
    QCOMPARE(next.value().elapsed, std::chrono::nanoseconds(1s));
}

void GtpCommandQueueTest::aCommandAheadHasNoDeadlineBeforeItsTurn()
{
    add("play", false, 60s);
    add("genmove", true, 1s);
    write(0ms);
    QCOMPARE(m_queue.deadline(), at(60s));

    answer(5s);
    QCOMPARE(m_queue.deadline(), at(6s));
}

void GtpCommandQueueTest::aCommandAheadHasItsTurnWhenTheOneBeforeFails()
{
    const Reply play = add("play", false, 60s);
    add("genmove", true, 1s);
    write(0ms);
    m_queue.failInFlight({GtpError::Kind::TimedOut, {}}, at(60s));

    QCOMPARE(play.value().text.error().kind, GtpError::Kind::TimedOut);
    QCOMPARE(m_queue.inFlight()->command.line(), "genmove");
    QCOMPARE(m_queue.deadline(), at(61s));
}

void GtpCommandQueueTest::theAnswerToACancelledCommandIsSwallowed()
{
    add("play");
    const Reply genmove = add("genmove", true);
    write(0ms);
    answer(1ms);
    m_queue.cancel(genmove, at(1ms));
    const Reply next = add("name");
    write(2ms);

    QVERIFY(!answer(3ms));
    QCOMPARE(genmove.value().text.error().kind, GtpError::Kind::Cancelled);
    QVERIFY(answer(4ms));
    QCOMPARE(next.value().text.value(), QStringLiteral("x"));
}

void GtpCommandQueueTest::theCommandInFlightIsTheOldest()
{
    add("play");
    add("genmove", true);
    QVERIFY(m_queue.inFlight() == nullptr);
    write(0ms);
    QCOMPARE(m_queue.inFlight()->command.line(), "play");
    answer(1ms);
    QCOMPARE(m_queue.inFlight()->command.line(), "genmove");
    answer(2ms);
    QVERIFY(m_queue.inFlight() == nullptr);
}

void GtpCommandQueueTest::aCommandThatWasPassedOverFails()
{
    const Reply play = add("play");
    add("genmove", true);
    write(0ms);

    QCOMPARE(m_queue.match(2, at(1ms)), GtpCommandQueue::Match::Found);
    QCOMPARE(play.value().text.error().kind, GtpError::Kind::Protocol);
    QCOMPARE(m_queue.first().command.line(), "genmove");
}

SHINPAN_TEST(GtpCommandQueueTest)
#include "gtpcommandqueue_test.moc"
