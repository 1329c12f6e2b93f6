#include "core/gtp/sockettransport.h"
#include "core/util/completion.h"
#include "tests/gtp/loopback.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <sys/socket.h>
#include <unistd.h>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::Call;
using shinpan::test::Listener;
using shinpan::test::LoopbackLimit;

namespace {

[[nodiscard]] ProcessExit ended(const char *how, const Listener &listener)
{
    return ProcessExit::closed(
        Message::verbatim(QString::fromLatin1(how).arg(listener.address().text())));
}

/// Reads until the caller's direction of this connection has ended.
[[nodiscard]] bool awaitEndOf(const FileDescriptor &connection)
{
    return QTest::qWaitFor(
        [&connection] {
            char byte = 0;
            ssize_t count = 0;
            while ((count = ::recv(connection.number(), &byte, 1, MSG_DONTWAIT)) > 0) { }
            return count == 0;
        },
        LoopbackLimit);
}

} // namespace

class SocketTransportEndTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { drainResumptions(); }

    void closingBeforeTheStartEndsIt();
    void closingTellsTheOtherSideAfterWhatWasWritten();
    void whatComesAfterOurEndIsStillRead();
    void whoDoesNotHangUpInTimeIsCutOff();
    void aGraceOfZeroCutsOffAtOnce();
    void theOtherSideHangsUp();
    void theLastWordsComeBeforeTheEnd();
    void whoFinishedSpeakingIsGone();
    void aResetIsAnEnd();
    void writingToWhoHungUpLosesNoLastWords();
    void aReceiverMayDestroyIt_data();
    void aReceiverMayDestroyIt();
    void noDescriptorsAreLeft();
};

void SocketTransportEndTest::closingBeforeTheStartEndsIt()
{
    SocketTransport transport({QStringLiteral("127.0.0.1"), 1});
    QSignalSpy ended(&transport, &GtpTransport::ended);
    transport.close(1s);
    transport.close(1s);

    QCOMPARE(ended.size(), 1);
}

void SocketTransportEndTest::closingTellsTheOtherSideAfterWhatWasWritten()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    QSignalSpy end(&listener.caller(), &QTcpSocket::readChannelFinished);
    call.transport().write("quit\n");
    call.transport().close(20s);

    QVERIFY(end.wait(LoopbackLimit)); // QTcpSocket answers an end by hanging up
    QCOMPARE(listener.caller().readAll(), QByteArray("quit\n"));
    QVERIFY(call.awaitEnd());
    QCOMPARE(call.exits, QList{ended("closed the connection to %1", listener)});
}

void SocketTransportEndTest::whatComesAfterOurEndIsStillRead()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    const FileDescriptor other = listener.takeConnection();
    call.transport().write("quit\n");
    call.transport().close(20s);
    QVERIFY(awaitEndOf(other));
    QCOMPARE(call.exits.size(), 0);
    QCOMPARE(::write(other.number(), "=\n\n", 3), ssize_t(3));

    QVERIFY(call.awaitBytes(3));
    QCOMPARE(call.exits.size(), 0);
    ::shutdown(other.number(), SHUT_RDWR);
    QVERIFY(call.awaitEnd());
    QCOMPARE(call.exits, QList{ended("closed the connection to %1", listener)});
}

void SocketTransportEndTest::whoDoesNotHangUpInTimeIsCutOff()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    const FileDescriptor other = listener.takeConnection();
    QElapsedTimer watch;
    watch.start();
    call.transport().close(100ms);

    QVERIFY(call.awaitEnd());
    QVERIFY(watch.elapsed() >= 95);
    QCOMPARE(call.exits,
             QList{ended("did not close the connection to %1 and was cut off", listener)});
}

void SocketTransportEndTest::aGraceOfZeroCutsOffAtOnce()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    call.transport().close(0ms);

    QCOMPARE(call.exits,
             QList{ended("did not close the connection to %1 and was cut off", listener)});
    QSignalSpy gone(&listener.caller(), &QTcpSocket::disconnected);
    QVERIFY(gone.wait(LoopbackLimit));
}

void SocketTransportEndTest::theOtherSideHangsUp()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    listener.caller().abort();

    QVERIFY(call.awaitEnd());
    QCOMPARE(
        call.exits,
        QList{ended("was cut off: the connection to %1 was closed by the other side", listener)});
    call.transport().write("1 name\n");
    call.transport().close(50ms);
    Listener elsewhere;
    Call later(elsewhere.address());
    QVERIFY(later.awaitStart());
    const FileDescriptor other = elsewhere.takeConnection();
    later.transport().close(50ms);
    QVERIFY(later.awaitEnd()); // by then a grace would be over here as well
    QCOMPARE(call.exits.size(), 1);
}

void SocketTransportEndTest::theLastWordsComeBeforeTheEnd()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    listener.caller().write(QByteArray(200'000, 'x'));
    listener.caller().disconnectFromHost();

    QVERIFY(call.awaitEnd());
    QCOMPARE(call.received.size(), 200'000);
}

/// An engine whose output has ended will never answer anything.
void SocketTransportEndTest::whoFinishedSpeakingIsGone()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    listener.say("= ");
    listener.finishSpeaking();

    QVERIFY(call.awaitEnd());
    QCOMPARE(call.received, QByteArray("= "));
    QCOMPARE(
        call.exits,
        QList{ended("was cut off: the connection to %1 was closed by the other side", listener)});
}

void SocketTransportEndTest::aResetIsAnEnd()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    listener.reset();

    QVERIFY(call.awaitEnd());
    QCOMPARE(
        call.exits,
        QList{ended("was cut off: the connection to %1 was closed by the other side", listener)});
}

/// The other side answers and hangs up without reading our next command: its system answers that
/// one with a reset, while the answer is still unread here.
void SocketTransportEndTest::writingToWhoHungUpLosesNoLastWords()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    listener.say("=1 D4\n\n");
    listener.caller().abort();
    call.transport().write("2 genmove w\n");
    call.transport().write("3 name\n");

    QVERIFY(call.awaitEnd());
    QCOMPARE(call.received, QByteArray("=1 D4\n\n"));
    QCOMPARE(
        call.exits,
        QList{ended("was cut off: the connection to %1 was closed by the other side", listener)});
}

void SocketTransportEndTest::aReceiverMayDestroyIt_data()
{
    QTest::addColumn<QString>("when");
    QTest::newRow("it is connected") << QStringLiteral("started");
    QTest::newRow("bytes come") << QStringLiteral("bytes");
    QTest::newRow("it has ended") << QStringLiteral("ended");
    QTest::newRow("it cannot connect") << QStringLiteral("refused");
}

void SocketTransportEndTest::aReceiverMayDestroyIt()
{
    QFETCH(QString, when);
    Listener listener;
    const TcpAddress address = listener.address();
    if (when == QLatin1String("refused")) {
        listener.stopListening();
    }
    auto transport = std::make_unique<SocketTransport>(address);
    bool isDestroyed = false;
    const auto destroy = [&] {
        transport.reset();
        isDestroyed = true;
    };
    QObject context;
    if (when == QLatin1String("started")) {
        connect(transport.get(), &GtpTransport::started, &context, destroy);
    } else if (when == QLatin1String("bytes")) {
        connect(transport.get(), &GtpTransport::bytesReceived, &context, destroy);
    } else {
        connect(transport.get(), &GtpTransport::ended, &context, destroy);
    }
    transport->start();
    if (when == QLatin1String("bytes") || when == QLatin1String("ended")) {
        listener.say("=\n\n");
        listener.caller().disconnectFromHost();
    }

    QTRY_VERIFY_WITH_TIMEOUT(isDestroyed, LoopbackLimit);
    drainResumptions();
}

void SocketTransportEndTest::noDescriptorsAreLeft()
{
    const auto descriptors = [] {
        return QDir(QStringLiteral("/proc/self/fd")).entryList().size();
    };
    const auto talkOnce = [] {
        Listener listener;
        Call call(listener.address());
        return call.awaitStart() && listener.caller().isOpen();
    };
    QVERIFY(talkOnce());
    drainResumptions();
    const qsizetype before = descriptors();
    for (int i = 0; i < 20; ++i) {
        QVERIFY(talkOnce());
    }
    drainResumptions();
    QTRY_COMPARE(descriptors(), before);
}

SHINPAN_TEST(SocketTransportEndTest)
#include "sockettransportend_test.moc"
