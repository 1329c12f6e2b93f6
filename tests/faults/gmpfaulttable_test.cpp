#include "core/gmp/gmptransport.h"
#include "core/gmpserver/gmpreception.h"
#include "core/gtp/sockettransport.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using Kind = GmpCommand::Kind;

namespace {

/// What one talker may add to our memory at its peak, in MiB.
constexpr double MostAdded = 32;

constexpr GmpTiming Quick{.repeat = 20ms,
                          .longestRepeat = 50ms,
                          .deaf = 150ms,
                          .deafMove = 150ms,
                          .quiet = 30ms,
                          .offer = 20ms};

/// One row: what the other side does, and what is said of it.
struct GmpFault
{
    const char *name; ///< a sentence without its subject, the other side
    void (*manner)(QTcpSocket &line);
    const char *words; ///< behind "it", or "the other side"
};

constexpr char NoListener[] = "does not hear us";
constexpr char Flood[] = "floods us";
constexpr char Gone[] = "was cut off";

void speak(QTcpSocket &line, const QByteArray &bytes)
{
    line.write(bytes);
}

/// Replies to each command as `reply` has it.
void converse(QTcpSocket &line, void (*reply)(GmpLink &link, const GmpCommand &command))
{
    const auto link = std::make_shared<GmpLink>();
    QObject::connect(&line, &QTcpSocket::readyRead, &line, [&line, link, reply] {
        link->feed(line.readAll());
        while (const auto event = link->next()) {
            if (event->kind == GmpLink::Event::Kind::Heard) {
                reply(*link, event->command);
            }
        }
        line.write(link->takeOutput());
    });
}

/// Agrees to everything, and answers a move by this one.
template <int Value>
void answerMoves(GmpLink &link, const GmpCommand &command)
{
    link.acknowledge();
    if (command.kind == Kind::Move) {
        link.send({Kind::Move, Value});
    }
}

const GmpFault GmpFaults[] = {
    {"never says a word", [](QTcpSocket &) {}, NoListener},
    {"hangs up at once", [](QTcpSocket &line) { line.abort(); }, Gone},
    {"hangs up in the middle of a packet",
     [](QTcpSocket &line) {
         speak(line, toBytes({{Kind::NewGame, 0}, 0, 1}).first(2));
         line.disconnectFromHost();
     },
     Gone},
    {"is another kind of program",
     [](QTcpSocket &line) {
         speak(line, QByteArray("HTTP/1.1 400 Bad Request\r\n").repeated(200));
     },
     NoListener},
    {"talks binary nonsense",
     [](QTcpSocket &line) { speak(line, QByteArray("\x01\x82\xff\x80\x02\x90", 6).repeated(500)); },
     NoListener},
    {"floods us with text", [](QTcpSocket &line) { speak(line, QByteArray(8 << 20, 'x')); }, Flood},
    {"floods us with starts of packets",
     [](QTcpSocket &line) { speak(line, QByteArray(8 << 20, '\x01')); }, Flood},
    {"repeats itself a million times and does not listen",
     [](QTcpSocket &line) {
         speak(line, toBytes({{Kind::NewGame, 0}, 0, 1}).repeated(1'000'000));
     },
     Flood},
    {"denies everything",
     [](QTcpSocket &line) {
         converse(line, [](GmpLink &link, const GmpCommand &) { link.deny(); });
     },
     "does not accept"},
    {"plays a stone off the board",
     [](QTcpSocket &line) { converse(line, &answerMoves<0x200 + 500>); },
     "makes a move that is none of its own"},
    {"plays with our stones", [](QTcpSocket &line) { converse(line, &answerMoves<50>); },
     "makes a move that is none of its own"},
};

} // namespace

/// Every fault that a talker of GMP may have, as an engine of ours and as a caller: clear words and
/// bounded memory.
class GmpFaultTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAnEngine_data() { rows(); }
    void ofAnEngine();
    void ofACaller_data() { rows(); }
    void ofACaller();
    void ofManyCallers_data() { rows(); }
    void ofManyCallers();

private:
    static void rows();
    /// Somebody of that manner listens there.
    [[nodiscard]] TcpAddress listener(QTcpServer &server);
    /// Calls there and behaves like that; again, when it is hung up on.
    void callAgainAndAgain(const TcpAddress &address, QObject &until);
    /// Waits for the words, and measures.
    void check(const QString &said);
};

void GmpFaultTableTest::rows()
{
    QTest::addColumn<const GmpFault *>("fault");
    for (const GmpFault &fault : GmpFaults) {
        QTest::newRow(fault.name) << &fault;
    }
}

TcpAddress GmpFaultTableTest::listener(QTcpServer &server)
{
    [[maybe_unused]] const bool listens = server.listen(QHostAddress::LocalHost);
    QFETCH(const GmpFault *const, fault);
    connect(&server, &QTcpServer::newConnection, this, [&server, fault] {
        if (QTcpSocket *const line = server.nextPendingConnection()) {
            fault->manner(*line);
        }
    });
    test::forgetPeak();
    return {QStringLiteral("127.0.0.1"), server.serverPort()};
}

void GmpFaultTableTest::check(const QString &said)
{
    QFETCH(const GmpFault *const, fault);
    const double before = test::peakMemory();
    QVERIFY2(eventually([&] { return said.contains(QLatin1String(fault->words)); }),
             qPrintable(said.right(1'000)));
    const double added = test::peakMemory() - before;
    QVERIFY2(added < MostAdded, qPrintable(QString::number(added)));
}

void GmpFaultTableTest::ofAnEngine()
{
    QTcpServer server;
    const TcpAddress address = listener(server);
    GmpTransport transport([address] { return std::make_unique<SocketTransport>(address); }, Quick);
    QString said;
    connect(&transport, &GtpTransport::bytesReceived, this,
            [&said](QByteArrayView bytes) { said += QString::fromUtf8(bytes); });
    connect(&transport, &GtpTransport::ended, this,
            [&said](const ProcessExit &exit) { said += exit.detail.english(); });
    connect(&transport, &GtpTransport::started, this,
            [&transport] { transport.write("boardsize 9\nplay b D4\ngenmove w\n"); });
    transport.start();
    check(said);
}

void GmpFaultTableTest::ofACaller()
{
    QTcpServer server;
    const TcpAddress address = listener(server);
    GmpTable table({.engine = test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("D4")}),
                    .terms = {.size = 9, .handicap = 0, .theirs = Color::White},
                    .timing = Quick},
                   std::make_unique<SocketTransport>(address));
    QString said;
    std::optional<bool> end;
    connect(&table, &GmpTable::told, this,
            [&said](const Message &text) { said += text.english() + u'\n'; });
    connect(&table, &GmpTable::finished, this, [&end](bool isWell) { end = isWell; });
    table.start();
    check(said);
    QVERIFY(eventually([&end] { return end.has_value(); }));
}

void GmpFaultTableTest::callAgainAndAgain(const TcpAddress &address, QObject &until)
{
    QFETCH(const GmpFault *const, fault);
    auto *const line = new QTcpSocket(&until);
    connect(line, &QTcpSocket::connected, &until, [line, fault] { fault->manner(*line); });
    connect(line, &QTcpSocket::disconnected, &until, [this, line, address, &until] {
        line->disconnect(&until);
        line->deleteLater();
        callAgainAndAgain(address, until);
    });
    line->connectToHost(address.host, address.port);
}

/// A caller that plays is answered beside more of them than there are places.
void GmpFaultTableTest::ofManyCallers()
{
    GmpTiming patient = Quick; // all of them share this loop, and none is to be deaf because of it
    patient.deaf = patient.deafMove = 20s;
    GmpReception reception(
        *TcpDoor::open({QStringLiteral("127.0.0.1"), 0}),
        {.engine = test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("C3")}),
         .terms = {.size = 9, .handicap = 0, .theirs = Color::Black},
         .pace = std::make_shared<Pace>(Pace::Limits{.atOnce = 10, .each = 50ms}),
         .timing = patient},
        {.places = 8, .perAddress = 4, .patience = {.beginning = 1s}});
    QObject calling;
    for (int i = 0; i < 7; ++i) {
        callAgainAndAgain(reception.address(), calling);
    }
    GmpTransport honest(
        [&reception] { return std::make_unique<SocketTransport>(reception.address()); });
    QString said;
    connect(&honest, &GtpTransport::bytesReceived, this,
            [&said](QByteArrayView bytes) { said += QString::fromUtf8(bytes); });
    connect(&honest, &GtpTransport::ended, this,
            [&said](const ProcessExit &exit) { said += exit.detail.english(); });
    connect(&honest, &GtpTransport::started, this,
            [&honest] { honest.write("boardsize 9\n1 play b D4\n2 genmove w\n"); });
    honest.start();

    QVERIFY2(eventually([&said] { return said.contains(QLatin1String("=2 C3")); }),
             qPrintable(said.right(1'000)));
}

SHINPAN_TEST(GmpFaultTableTest)

#include "gmpfaulttable_test.moc"
