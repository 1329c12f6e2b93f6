#include "core/gtp/pipe.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>
#include <unistd.h>

#include <memory>
#include <optional>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

/// A pipe whose other end we hold, too.
class OpenPipe
{
public:
    OpenPipe()
        : m_reader(std::make_unique<PipeReader>())
    {
        std::optional<PipeEnds> ends = makePipe();
        m_writing = std::move(ends->writing);
        m_reader->open(std::move(ends->reading));
    }

    [[nodiscard]] PipeReader &reader() { return *m_reader; }
    void write() const { QCOMPARE(::write(m_writing.number(), "=\n\n", 3), 3); }
    void closeWriting() { m_writing.reset(); }
    void destroyReader() { m_reader.reset(); }

private:
    FileDescriptor m_writing;
    std::unique_ptr<PipeReader> m_reader;
};

/// Sets a flag in the next turn of the event loop, if the context lives until then.
void noteNextTurn(QObject *context, bool &hasTurned)
{
    QMetaObject::invokeMethod(
        context, [&hasTurned] { hasTurned = true; }, Qt::QueuedConnection);
}

} // namespace

/// Pipes whose bytes are expected are read in one turn of the event loop, for a moment.
class PipePollingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void expectedBytesAreReadInTheSameTurn();
    void bytesThatNobodyExpectedWaitForTheEventLoop();
    void whoeverHasBytesIsReadWhileOthersAreExpected();
    void aLateAnswerIsReadByTheEventLoop();
    void anEndlessExchangeLetsTheEventLoopTurn();
    void pipesTakeTurns();
    void aReaderMayBeDestroyedByWhatAnotherRead();
    void aReaderMayBeDestroyedByItsOwnBytes();
    void theEndOfAnExpectedPipeIsReported();
};

void PipePollingTest::expectedBytesAreReadInTheSameTurn()
{
    OpenPipe question;
    OpenPipe answer;
    bool hasTurned = false;
    std::optional<bool> hadTurned;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        noteNextTurn(&question.reader(), hasTurned);
        answer.write();
        answer.reader().expectBytes();
    });
    connect(&answer.reader(), &PipeReader::bytesRead, this, [&] { hadTurned = hasTurned; });

    question.write();

    QTRY_VERIFY(hadTurned);
    QVERIFY(!*hadTurned);
}

void PipePollingTest::bytesThatNobodyExpectedWaitForTheEventLoop()
{
    OpenPipe question;
    OpenPipe answer;
    bool hasTurned = false;
    std::optional<bool> hadTurned;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        noteNextTurn(&question.reader(), hasTurned);
        answer.write();
    });
    connect(&answer.reader(), &PipeReader::bytesRead, this, [&] { hadTurned = hasTurned; });

    question.write();

    QTRY_VERIFY(hadTurned);
    QVERIFY(*hadTurned);
}

void PipePollingTest::whoeverHasBytesIsReadWhileOthersAreExpected()
{
    OpenPipe question;
    OpenPipe silent;
    OpenPipe thinking; // of another game
    bool hasTurned = false;
    std::optional<bool> hadTurned;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        noteNextTurn(&question.reader(), hasTurned);
        silent.reader().expectBytes();
        thinking.write();
    });
    connect(&thinking.reader(), &PipeReader::bytesRead, this, [&] { hadTurned = hasTurned; });

    question.write();

    QTRY_VERIFY(hadTurned);
    QVERIFY(!*hadTurned);
}

void PipePollingTest::aLateAnswerIsReadByTheEventLoop()
{
    OpenPipe question;
    OpenPipe answer;
    bool isRead = false;
    QElapsedTimer clock;
    std::optional<qint64> waited;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        answer.reader().expectBytes();
        clock.start();
        QTimer::singleShot(0, this, [&] {
            waited = clock.elapsed();
            answer.write();
        });
    });
    connect(&answer.reader(), &PipeReader::bytesRead, this, [&] { isRead = true; });

    question.write();

    QTRY_VERIFY(isRead);
    QVERIFY(*waited >= PipePolling::LongestWait.count() - 1); // it was waited for
}

void PipePollingTest::anEndlessExchangeLetsTheEventLoopTurn()
{
    OpenPipe endless;
    int pieces = 0;
    connect(&endless.reader(), &PipeReader::bytesRead, this, [&] {
        ++pieces;
        endless.write();
        endless.reader().expectBytes();
    });
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&turns] { ++turns; });

    timer.start(0);
    endless.write();

    QTRY_VERIFY(turns >= 20);
    QVERIFY(pieces > turns); // but many pieces are read in each
}

void PipePollingTest::pipesTakeTurns()
{
    OpenPipe one;
    OpenPipe other;
    int inARow = 0;
    int most = 0;
    const PipeReader *last = nullptr;
    const auto exchange = [&](OpenPipe &pipe) {
        connect(&pipe.reader(), &PipeReader::bytesRead, this, [&] {
            inARow = std::exchange(last, &pipe.reader()) == &pipe.reader() ? inARow + 1 : 1;
            most = std::max(most, inARow);
            pipe.write();
            pipe.reader().expectBytes();
        });
    };
    exchange(one);
    exchange(other);
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&turns] { ++turns; });

    timer.start(0);
    one.write();
    other.write();

    QTRY_VERIFY(turns >= 20);
    QVERIFY2(most <= 3, qPrintable(QString::number(most)));
}

void PipePollingTest::aReaderMayBeDestroyedByWhatAnotherRead()
{
    OpenPipe question;
    OpenPipe leaving;
    OpenPipe answer;
    bool isRead = false;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        leaving.write();
        leaving.reader().expectBytes();
        leaving.destroyReader();
        answer.write();
        answer.reader().expectBytes();
    });
    connect(&answer.reader(), &PipeReader::bytesRead, this, [&] { isRead = true; });

    question.write();

    QTRY_VERIFY(isRead);
}

void PipePollingTest::aReaderMayBeDestroyedByItsOwnBytes()
{
    OpenPipe question;
    OpenPipe leaving;
    OpenPipe answer;
    bool isRead = false;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        leaving.write();
        leaving.reader().expectBytes();
        answer.reader().expectBytes();
    });
    connect(&leaving.reader(), &PipeReader::bytesRead, this, [&] {
        answer.write();
        leaving.destroyReader();
    });
    connect(&answer.reader(), &PipeReader::bytesRead, this, [&] { isRead = true; });

    question.write();

    QTRY_VERIFY(isRead);
}

void PipePollingTest::theEndOfAnExpectedPipeIsReported()
{
    OpenPipe question;
    OpenPipe answer;
    std::optional<int> error;
    connect(&question.reader(), &PipeReader::bytesRead, this, [&] {
        answer.reader().expectBytes();
        answer.closeWriting();
    });
    connect(&answer.reader(), &PipeReader::ended, this, [&error](int number) { error = number; });

    question.write();

    QTRY_VERIFY(error);
    QCOMPARE(*error, 0);
}

SHINPAN_TEST(PipePollingTest)
#include "pipepolling_test.moc"
