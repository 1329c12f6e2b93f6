#include "core/gtpserver/gtpchannel.h"

#include "core/gtp/tcpdoor.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTest>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <thread>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

/// Two ends that are connected.
struct Ends
{
    Ends() { isThere = ::socketpair(AF_UNIX, SOCK_STREAM, 0, of.data()) == 0; }
    ~Ends()
    {
        ::close(of[0]);
        closeOther();
    }
    Q_DISABLE_COPY_MOVE(Ends)
    void closeOther()
    {
        if (of[1] >= 0) {
            ::close(std::exchange(of[1], -1));
        }
    }

    std::array<int, 2> of{-1, -1};
    bool isThere = false;
};

} // namespace

/// File descriptors as an engine's channel.
class GtpChannelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytesCrossBothWays();
    void inputIsNoticedAndTheWaitHasItsLimit();
    void theEndIsInputToo();
    void muchIsWrittenThoughTheOtherSideReadsSlowly();
    void controllersCallOneAfterTheOther();
    void aPortThatIsTakenIsRefused();
};

void GtpChannelTest::bytesCrossBothWays()
{
    Ends ends;
    QVERIFY(ends.isThere);
    DescriptorChannel near(ends.of[0], ends.of[0], ends.of[0]);
    DescriptorChannel far(ends.of[1], ends.of[1]);
    QVERIFY(far.write("name\n"));
    QCOMPARE(near.read(), std::string("name\n"));
    QVERIFY(near.write("= x\n\n"));
    QCOMPARE(far.read(), std::string("= x\n\n"));
    near.writeBeside("gogui-gfx: TEXT x\n");
    QCOMPARE(far.read(), std::string("gogui-gfx: TEXT x\n"));
    far.writeBeside("nowhere");
    QVERIFY(!near.hasInput(0ms));
}

void GtpChannelTest::inputIsNoticedAndTheWaitHasItsLimit()
{
    Ends ends;
    DescriptorChannel near(ends.of[0], ends.of[0]);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!near.hasInput(20ms));
    QVERIFY(timer.elapsed() >= 19);
    DescriptorChannel far(ends.of[1], ends.of[1]);
    QVERIFY(far.write("x"));
    QVERIFY(near.hasInput(10s));
}

void GtpChannelTest::theEndIsInputToo()
{
    Ends ends;
    DescriptorChannel near(ends.of[0], ends.of[0]);
    ends.closeOther();
    QVERIFY(near.hasInput(10s));
    QCOMPARE(near.read(), std::string());
}

void GtpChannelTest::muchIsWrittenThoughTheOtherSideReadsSlowly()
{
    Ends ends;
    QVERIFY(::fcntl(ends.of[0], F_SETFL, O_NONBLOCK) == 0);
    DescriptorChannel near(ends.of[0], ends.of[0]);
    const std::string text(4 * 1024 * 1024, 'x');
    std::size_t received = 0;
    std::thread reader([&] {
        DescriptorChannel far(ends.of[1], ends.of[1]);
        while (received < text.size()) {
            received += far.read().size();
        }
    });
    QVERIFY(near.write(text));
    reader.join();
    QCOMPARE(received, text.size());
}

void GtpChannelTest::controllersCallOneAfterTheOther()
{
    Result<TcpDoor> door = listeningAddress(QStringLiteral("0")).and_then(&TcpDoor::open);
    QVERIFY(door);
    QVERIFY(door->address().port > 0);
    test::OrderlyEngine engine;
    for (int i = 0; i < 2; ++i) {
        QTcpSocket controller;
        controller.connectToHost(QStringLiteral("localhost"), door->address().port);
        QVERIFY(controller.waitForConnected(10'000));
        controller.write("1 boardsize 5\n2 genmove b\n3 quit\n");
        QVERIFY(controller.waitForBytesWritten(10'000));
        FileDescriptor call = door->accept(TcpDoor::Wait::UntilSomebodyCalls);
        QVERIFY(call.isOpen());
        DescriptorChannel channel(call.number(), call.number());
        GtpServer(engine, channel).run();
        call = FileDescriptor();
        QByteArray heard;
        while (controller.waitForReadyRead(10'000)) {
            heard += controller.readAll();
        }
        QCOMPARE(heard, "=1\n\n=2 A1\n\n=3\n\n");
    }
}

void GtpChannelTest::aPortThatIsTakenIsRefused()
{
    const Result<TcpDoor> first = listeningAddress(QStringLiteral("0")).and_then(&TcpDoor::open);
    QVERIFY(first);
    const Result<TcpDoor> second = TcpDoor::open(first->address());
    QVERIFY(!second);
    QVERIFY(!second.error().isEmpty());
}

SHINPAN_TEST(GtpChannelTest)
#include "gtpchannel_test.moc"
