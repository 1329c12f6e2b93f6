#include "core/competition/serve/httpserver.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/outcome.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"
#include "tests/support/webcaller.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <deque>
#include <thread>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::askedFor;
using shinpan::test::eventually;
using shinpan::test::WebCaller;

namespace {

/// What a browser may add to our memory at its peak, in MiB. AddressSanitizer holds on to what is
/// freed.
constexpr double MostGrowth = test::IsSanitized ? 512 : 32;

/// The time of this process.
[[nodiscard]] double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

constexpr char Request[] = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// One row: what a caller does, and whether it is hung up on.
struct BrowserFault
{
    const char *name; ///< a sentence without its subject, the browser
    void (*manner)(WebCaller &caller);
    bool isHungUpOn = true;
};

const BrowserFault Faults[] = {
    {"never says a word", [](WebCaller &) {}},
    {"asks for half a page", [](WebCaller &caller) { caller.say("GET / HTTP/1.1\r\nHost: loc"); }},
    {"hangs up at once", [](WebCaller &caller) { caller.socket().abort(); }},
    {"asks and hangs up",
     [](WebCaller &caller) {
         caller.ask("/large");
         caller.socket().disconnectFromHost();
     }},
    {"talks binary nonsense",
     [](WebCaller &caller) {
         caller.say(QByteArray("\x00\xff\x16\x03\r\n\x01\n", 8).repeated(500));
     }},
    {"has a header without an end",
     [](WebCaller &caller) {
         caller.say("GET / HTTP/1.1\r\nCookie: " + QByteArray(1 << 20, 'x'));
     }},
    {"has a million headers",
     [](WebCaller &caller) {
         caller.say("GET / HTTP/1.1\r\n" + QByteArray("A: b\r\n").repeated(1 << 18));
     }},
    {"asks for a path of a megabyte",
     [](WebCaller &caller) { caller.ask('/' + QByteArray(1 << 20, 'x')); }},
    {"asks ten thousand times at once",
     [](WebCaller &caller) { caller.say(QByteArray(Request).repeated(10'000)); }},
    {"posts what it says is a gigabyte",
     [](WebCaller &caller) {
         caller.say("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\n"
                    + QByteArray(1 << 20, 'x'));
     }},
    {"posts chunks that are none",
     [](WebCaller &caller) {
         caller.say(
             "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n");
     }},
    {"listens and does not read",
     [](WebCaller &caller) {
         caller.socket().setReadBufferSize(1);
         caller.ask("/events");
     },
     false},
};

} // namespace

/// Every fault that a browser, or what calls itself one, may have: bounded memory, no connection
/// that is held for ever, and others are answered meanwhile.
class BrowserFaultTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void othersAreAnswered_data();
    void othersAreAnswered();
    void whoSendsByteByByteIsHungUpOn();
    void whoLagsBehindBeginsAnew();
    void theOldestListenerGivesWay();
    void aFloodOfCallersLocksNobodyOut_data();
    void aFloodOfCallersLocksNobodyOut();
    void whoAsksForMuchLeavesTimeForOthers();
    void whoHasAskedIsNotHungUpOn();
    void whoComesAtTheEndHoldsNothingUp_data();
    void whoComesAtTheEndHoldsNothingUp();

private:
    [[nodiscard]] bool isAnswered() const
    {
        return askedFor(m_server->address().port, "/").body == "a page";
    }
    [[nodiscard]] quint16 port() const { return m_server->address().port; }

    std::unique_ptr<HttpServer> m_server;
};

void BrowserFaultTableTest::init()
{
    m_server.reset();
    const QByteArray large(8 << 20, 'x');
    Result<std::unique_ptr<HttpServer>> server = HttpServer::open(
        {QStringLiteral("127.0.0.1"), 0},
        {.answer =
             [large](const QString &path) {
                 if (path == QLatin1String("/dear")) {
                     const double until = processorSeconds() + 0.01;
                     while (processorSeconds() < until) { }
                     return HttpAnswer{.type = "text/plain", .body = "dear page"};
                 }
                 if (path == QLatin1String("/slow")) {
                     std::this_thread::sleep_for(400ms);
                 }
                 return HttpAnswer{.type = "text/plain",
                                   .body = path == QLatin1String("/large") ? large
                                                                           : QByteArray("a page")};
             },
         .firstEvents = [] { return QByteArray(":first\n\n"); }},
        {.ofAKind = 24, .perAddress = 16, .patience = 1s, .lag = 1 << 20});
    QVERIFY(server);
    m_server = std::move(*server);
}

void BrowserFaultTableTest::othersAreAnswered_data()
{
    QTest::addColumn<const BrowserFault *>("fault");
    for (const BrowserFault &fault : Faults) {
        QTest::newRow(fault.name) << &fault;
    }
}

void BrowserFaultTableTest::othersAreAnswered()
{
    QFETCH(const BrowserFault *const, fault);
    test::forgetPeak();
    const double before = test::peakMemory();
    WebCaller caller(port());
    fault->manner(caller);
    QVERIFY(isAnswered());
    QVERIFY(!fault->isHungUpOn || caller.isHungUpOn());
    QVERIFY(isAnswered());
    const double growth = test::peakMemory() - before;
    QVERIFY2(growth < MostGrowth, qPrintable(QString::number(growth)));
}

/// Each byte would begin the daemon's patience anew.
void BrowserFaultTableTest::whoSendsByteByByteIsHungUpOn()
{
    WebCaller caller(port());
    caller.say("GET / HTTP/1.1\r\n");
    QTimer drip;
    connect(&drip, &QTimer::timeout, &drip, [&caller] { caller.say("A: b\r\n"); });
    drip.start(100ms);
    QVERIFY(caller.isHungUpOn());
}

void BrowserFaultTableTest::whoLagsBehindBeginsAnew()
{
    WebCaller lazy(port());
    WebCaller keen(port());
    lazy.ask("/events");
    keen.ask("/events");
    QVERIFY(lazy.hears(":first") && keen.hears(":first"));
    lazy.socket().setReadBufferSize(1);
    test::forgetPeak();
    const double before = test::peakMemory();
    const QByteArray event = ':' + QByteArray(1 << 19, 'x') + "\n\n";
    constexpr int Events = 48; // 24 MiB: more than the kernel keeps for it
    for (int i = 1; i <= Events; ++i) {
        m_server->publish(event);
        QVERIFY(eventually([&] { return keen.heard().size() > i * event.size(); }));
    }
    const double growth = test::peakMemory() - before - Events; // keen's, twice while they grow
    QVERIFY2(growth < MostGrowth, qPrintable(QString::number(growth)));
    lazy.socket().setReadBufferSize(0);
    QVERIFY(lazy.isHungUpOn());
    QVERIFY(isAnswered());
}

/// There is room however many listen: the one that has listened longest begins anew if it likes.
void BrowserFaultTableTest::theOldestListenerGivesWay()
{
    std::deque<WebCaller> callers;
    for (int i = 0; i < 16; ++i) {
        callers.emplace_back(port()).ask("/events");
        QVERIFY(callers.back().hears(":first"));
    }
    QVERIFY(isAnswered());
    WebCaller late(port());
    late.ask("/events");

    QVERIFY(late.hears(":first"));
    QVERIFY(callers.front().isHungUpOn());
    QVERIFY(isAnswered());
    m_server->publish(":more\n\n");
    QVERIFY(late.hears(":more") && callers.back().hears(":more") && callers.at(1).hears(":more"));
}

/// They do it at once, not one after the other.
void BrowserFaultTableTest::aFloodOfCallersLocksNobodyOut_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("who say nothing") << QByteArray();
    QTest::newRow("who ask for half a page") << QByteArray("GET / HTTP/1.1\r\nHost: loc");
    QTest::newRow("who listen") << QByteArray("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTest::newRow("who ask for much and do not read")
        << QByteArray("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

void BrowserFaultTableTest::aFloodOfCallersLocksNobodyOut()
{
    QFETCH(const QByteArray, said);
    std::deque<QTcpSocket> callers;
    for (int i = 0; i < 200; ++i) {
        QTcpSocket &caller = callers.emplace_back();
        caller.setReadBufferSize(1);
        caller.connectToHost(QHostAddress::LocalHost, port());
        QVERIFY(eventually([&] { return caller.state() == QAbstractSocket::ConnectedState; }));
        caller.write(said);
        caller.flush();
    }
    QVERIFY(isAnswered());
}

/// The engines of a competition wait for the same event loop. Time is this process's own, so that
/// it does not matter what else the computer has to do.
void BrowserFaultTableTest::whoAsksForMuchLeavesTimeForOthers()
{
    constexpr double Cost = 0.01; // seconds of an answer
    std::deque<WebCaller> callers;
    for (int i = 0; i < 8; ++i) {
        callers.emplace_back(port());
    }
    for (WebCaller &caller : callers) {
        caller.ask("/dear");
        caller.socket().flush();
    }
    double longest = 0;
    double latest = processorSeconds();
    QTimer everythingElse;
    connect(&everythingElse, &QTimer::timeout, &everythingElse, [&] {
        const double now = processorSeconds();
        longest = std::max(longest, now - latest);
        latest = now;
    });
    everythingElse.start(0);

    for (WebCaller &caller : callers) {
        QVERIFY(caller.hears("dear page"));
    }
    QVERIFY2(longest < 4 * Cost, qPrintable(QString::number(longest))); // not of all eight
}

/// It is we who are slow: the last of them waits for longer than a caller may take to ask.
void BrowserFaultTableTest::whoHasAskedIsNotHungUpOn()
{
    std::deque<WebCaller> callers;
    for (int i = 0; i < 5; ++i) {
        callers.emplace_back(port()).ask("/slow");
    }
    for (WebCaller &caller : callers) {
        QVERIFY(caller.hears("a page"));
    }
}

void BrowserFaultTableTest::whoComesAtTheEndHoldsNothingUp_data()
{
    QTest::addColumn<int>("listening");
    QTest::addColumn<int>("coming");
    QTest::newRow("one comes") << 0 << 1;
    QTest::newRow("some listen and one comes") << 4 << 1;
    QTest::newRow("many come") << 4 << 12;
}

/// They have asked, but nobody has looked yet: what the daemon hears of them, it hears when it is
/// to end. It aborts the program if one of them still sleeps then.
void BrowserFaultTableTest::whoComesAtTheEndHoldsNothingUp()
{
    QFETCH(const int, listening);
    QFETCH(const int, coming);
    std::deque<WebCaller> callers;
    for (int i = 0; i < listening; ++i) {
        callers.emplace_back(port()).ask("/events");
        QVERIFY(callers.back().hears(":first"));
    }
    for (int i = 0; i < coming; ++i) {
        WebCaller &caller = callers.emplace_back(port());
        caller.ask("/events");
        QVERIFY(caller.socket().waitForBytesWritten(30'000));
    }
    const TcpAddress place = m_server->address();

    m_server.reset();

    for (WebCaller &caller : callers) {
        QVERIFY(caller.isHungUpOn());
    }
    QVERIFY(HttpServer::open(place, {})); // the port is free at once
}

SHINPAN_TEST(BrowserFaultTableTest)
#include "browserfaulttable_test.moc"
