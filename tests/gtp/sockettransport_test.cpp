#include "core/gtp/sockettransport.h"

#include "core/util/completion.h"
#include "tests/gtp/busyport.h"
#include "tests/gtp/loopback.h"
#include "tests/support/testmain.h"

#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::BusyPort;
using shinpan::test::Call;
using shinpan::test::Listener;
using shinpan::test::LoopbackLimit;

class SocketTransportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { drainResumptions(); }

    void anAddressReadsAsItIsTyped();
    void bytesGoOutAndComeIn();
    void aFragmentIsHandedOnAtOnce();
    void muchIsWrittenToASlowReader();
    void aFloodLeavesRoomForEverythingElse();
    void aRefusedCallSaysWhereAndWhatToDo();
    void theAddressesOfANameAreCalledInTurn();
    void anUnknownHostSaysSo();
    void whereNothingAnswersTheCallEnds();
    void aCallThatIsNotAnsweredCanBeGivenUp();
    void destroyingWhileConnectingIsSilent();
};

void SocketTransportTest::anAddressReadsAsItIsTyped()
{
    QCOMPARE((TcpAddress{QStringLiteral("go.example.org"), 6800}).text(),
             QStringLiteral("go.example.org:6800"));
    QCOMPARE((TcpAddress{QStringLiteral("::1"), 80}).text(), QStringLiteral("[::1]:80"));
}

void SocketTransportTest::bytesGoOutAndComeIn()
{
    Listener listener;
    Call call(listener.address());
    call.transport().write("lost: it is not started\n");
    QVERIFY(call.awaitStart());
    call.transport().write("1 name\n");

    QTcpSocket &caller = listener.caller();
    QVERIFY(QTest::qWaitFor([&caller] { return caller.canReadLine(); }, LoopbackLimit));
    QCOMPARE(caller.readAll(), QByteArray("1 name\n"));
    listener.say("=1 GNU Go\n\n");
    QVERIFY(call.awaitBytes(11));
    QCOMPARE(call.received, QByteArray("=1 GNU Go\n\n"));
    QCOMPARE(call.starts, 1);
}

void SocketTransportTest::aFragmentIsHandedOnAtOnce()
{
    Listener listener;
    Call call(listener.address());
    QByteArray expected;
    for (const char *const piece : {"=", "1 ", "GNU", " Go\n", "\n"}) {
        listener.say(piece);
        expected += piece;
        QVERIFY(call.awaitBytes(expected.size()));
        QCOMPARE(call.received, expected);
    }
}

void SocketTransportTest::muchIsWrittenToASlowReader()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    const FileDescriptor other = listener.takeConnection();
    const QByteArray much(20'000'000, 'x');
    call.transport().write(much);
    call.transport().write("end");
    call.transport().close(20s);

    QByteArray arrived;
    QByteArray piece(1 << 20, '\0');
    QVERIFY(QTest::qWaitFor(
        [&] {
            ssize_t count = 0;
            while ((count = ::recv(other.number(), piece.data(), piece.size(), MSG_DONTWAIT)) > 0) {
                arrived.append(piece.constData(), count);
            }
            return count == 0; // the end
        },
        LoopbackLimit));
    QCOMPARE(call.exits.size(), 0); // not before the other side hangs up as well
    QCOMPARE(arrived.size(), much.size() + 3);
    QVERIFY(arrived.endsWith("xend"));
}

/// One side never stops talking, and a timer wants to be heard.
void SocketTransportTest::aFloodLeavesRoomForEverythingElse()
{
    Listener listener;
    Call call(listener.address());
    QVERIFY(call.awaitStart());
    QTcpSocket &caller = listener.caller();
    const QByteArray piece(1 << 20, 'x');
    const auto pour = [&] {
        if (caller.bytesToWrite() < piece.size()) {
            caller.write(piece);
        }
    };
    QObject::connect(&caller, &QTcpSocket::bytesWritten, &caller, pour);
    qsizetype longest = 0;
    QObject::connect(&call.transport(), &GtpTransport::bytesReceived, &caller,
                     [&](QByteArrayView bytes) { longest = std::max(longest, bytes.size()); });
    int turns = 0;
    QTimer other;
    QObject::connect(&other, &QTimer::timeout, &other, [&turns] { ++turns; });
    other.start(0ms);
    pour();

    QVERIFY(call.awaitBytes(50'000'000));
    QVERIFY2(longest <= 64 * 1024, qPrintable(QString::number(longest)));
    QVERIFY2(turns >= 50'000'000 / (64 * 1024) / 2, qPrintable(QString::number(turns)));
}

void SocketTransportTest::aRefusedCallSaysWhereAndWhatToDo()
{
    Listener listener;
    const TcpAddress address = listener.address();
    listener.stopListening();
    Call call(address);

    QVERIFY(call.awaitEnd());
    QCOMPARE(call.starts, 0);
    QCOMPARE(call.exits,
             QList{ProcessExit::unreachable(Message::verbatim(
                 QStringLiteral("cannot be reached at %1: connection refused; start the engine "
                                "there, listening on this port")
                     .arg(address.text())))});
}

/// "localhost" is ::1 first, where nobody listens.
void SocketTransportTest::theAddressesOfANameAreCalledInTurn()
{
    Listener listener;
    Call call({QStringLiteral("localhost"), listener.address().port});

    QVERIFY(call.awaitStart());
    listener.say("=1 here\n\n");
    QVERIFY(call.awaitBytes(9));
    QCOMPARE(call.exits.size(), 0);
}

/// The name is not looked up anywhere: it is longer than names may be.
void SocketTransportTest::anUnknownHostSaysSo()
{
    const QString host = QString(70, u'x') + QStringLiteral(".invalid");
    Call call({host, 6800});

    QVERIFY(call.awaitEnd());
    QCOMPARE(call.exits,
             QList{ProcessExit::unreachable(Message::verbatim(
                 QStringLiteral("cannot be reached at %1:6800: no computer of this name was found; "
                                "check the address")
                     .arg(host)))});
}

void SocketTransportTest::whereNothingAnswersTheCallEnds()
{
    const BusyPort port;
    Call call(port.address(), 200ms);

    QVERIFY(call.awaitEnd());
    QCOMPARE(call.starts, 0);
    QCOMPARE(call.exits.first().kind, ProcessExit::Kind::Unreachable);
    QCOMPARE(call.exits.first().detail.english(),
             QStringLiteral("cannot be reached at %1: no answer within 1 s; check the address, and "
                            "that no firewall is in the way")
                 .arg(port.address().text()));
}

void SocketTransportTest::aCallThatIsNotAnsweredCanBeGivenUp()
{
    const BusyPort port;
    Call call(port.address());
    Listener listener;
    Call answered(listener.address()); // later
    QVERIFY(answered.awaitStart());
    QCOMPARE(call.starts, 0);
    QCOMPARE(call.exits.size(), 0);
    call.transport().close(10s);

    QCOMPARE(call.exits, QList{ProcessExit::unreachable(Message::verbatim(
                             QStringLiteral("was given up before it could be reached at %1")
                                 .arg(port.address().text())))});
}

void SocketTransportTest::destroyingWhileConnectingIsSilent()
{
    const BusyPort port;
    Call call(port.address());
    call.destroy();
    drainResumptions();

    QCOMPARE(call.exits.size(), 0);
}

SHINPAN_TEST(SocketTransportTest)
#include "sockettransport_test.moc"
