#include "core/gmpserver/gmpreception.h"

#include "core/gmp/gmptransport.h"
#include "core/gtp/sockettransport.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;

namespace {

/// A caller that plays Black, by way of GTP.
class PlayingCaller : public QObject
{
public:
    explicit PlayingCaller(const TcpAddress &address)
        : m_transport([address] { return std::make_unique<SocketTransport>(address); })
    {
        connect(&m_transport, &GtpTransport::bytesReceived, this,
                [this](QByteArrayView bytes) { said += bytes; });
        connect(&m_transport, &GtpTransport::started, this,
                [this] { m_transport.write("boardsize 9\n1 play b D4\n2 genmove w\n"); });
        m_transport.start();
    }

    QByteArray said;

private:
    GmpTransport m_transport;
};

} // namespace

/// Callers of a port that speak GMP, each with fakeengine's process for an opponent. What hostile
/// ones can do there stands in GmpFaultTableTest.
class GmpReceptionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void callersPlayAtTheSameTime();
    void atTheEndEverybodyIsHungUpOn();

private:
    [[nodiscard]] std::unique_ptr<GmpReception> reception() const;

    QTemporaryDir m_folder;
};

std::unique_ptr<GmpReception> GmpReceptionTest::reception() const
{
    return std::make_unique<GmpReception>(
        *TcpDoor::open({QStringLiteral("127.0.0.1"), 0}),
        GmpSeat{.engine =
                    test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("C3 C4 C5 C6")}),
                .terms = {.size = 9, .handicap = 0, .theirs = Color::Black},
                .folder = m_folder.path()});
}

void GmpReceptionTest::callersPlayAtTheSameTime()
{
    const auto door = reception();
    PlayingCaller one(door->address());
    PlayingCaller other(door->address());

    QVERIFY(eventually([&] { return one.said.contains("=2 C3") && other.said.contains("=2 C3"); }));
}

void GmpReceptionTest::atTheEndEverybodyIsHungUpOn()
{
    const auto door = reception();
    bool hasFinished = false;
    connect(door.get(), &GmpReception::finished, this, [&hasFinished] { hasFinished = true; });
    PlayingCaller one(door->address());
    QVERIFY(eventually([&one] { return one.said.contains("=2 C3"); }));

    door->stop();

    QVERIFY(eventually([&hasFinished] { return hasFinished; }));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
}

SHINPAN_TEST(GmpReceptionTest)

#include "gmpreception_test.moc"
