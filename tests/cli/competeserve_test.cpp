#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>

#include <array>

using namespace shinpan;
using shinpan::test::processesWith;

/// Competitions in a browser, as `shinpan-cli` shows them.
class CompeteServeTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QTRY_COMPARE_WITH_TIMEOUT(processesWith(m_name), 0, Wait); }

    void aRunIsSeenInABrowserWhileItGoesOn();
    void aTuneThatIsWatchedPlaysItsCertificate();

private:
    static constexpr int Wait = 30'000; // ms

    /// Runs the competition with its page, and notes what is told; the page's port, 0 for none.
    [[nodiscard]] quint16 serve(QProcess &process, QString &told) const;
    /// What a browser is answered at that port.
    [[nodiscard]] static QByteArray get(quint16 port, const char *path);
};

quint16 CompeteServeTest::serve(QProcess &process, QString &told) const
{
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(SHINPAN_CLI),
                  compete("run", {QStringLiteral("--serve"), QStringLiteral("0"),
                                  QStringLiteral("--plain")}));
    static const QRegularExpression url(QStringLiteral("http://127\\.0\\.0\\.1:([0-9]+)/"));
    quint16 port = 0;
    static_cast<void>(QTest::qWaitFor(
        [&] {
            told += QString::fromUtf8(process.readAll());
            port = url.match(told).captured(1).toUShort();
            return port > 0;
        },
        Wait));
    return port;
}

QByteArray CompeteServeTest::get(quint16 port, const char *path)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(Wait)) {
        return {};
    }
    socket.write(QByteArray("GET ") + path + " HTTP/1.1\r\nHost: 127.0.0.1:"
                 + QByteArray::number(port) + "\r\nConnection: close\r\n\r\n");
    QByteArray answer;
    while (socket.waitForReadyRead(Wait)) {
        answer += socket.readAll();
    }
    return answer;
}

void CompeteServeTest::aRunIsSeenInABrowserWhileItGoesOn()
{
    writeCup("type = \"all-play-all\"\ngames = 1000\ncheck_players = false\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
              QStringLiteral("5")});
    QProcess process;
    QString told;
    const quint16 port = serve(process, told);
    QVERIFY2(port > 0, qPrintable(told));
    QTRY_VERIFY_WITH_TIMEOUT(!records().isEmpty(), Wait);

    QVERIFY(get(port, "/").contains("<html"));
    QTRY_VERIFY_WITH_TIMEOUT(get(port, "/report").contains("alpha"), Wait);

    QVERIFY(process.state() == QProcess::Running); // looking ends nothing
    QVERIFY(run("stop", {QStringLiteral("--now")}).exitCode == 0);
    QVERIFY(process.waitForFinished(Wait));
    QVERIFY(get(port, "/").isEmpty()); // it was there for this run
}

/// Browsers that are hung up on at the end of the tune call again at once.
void CompeteServeTest::aTuneThatIsWatchedPlaysItsCertificate()
{
    QFile toml(path("cup.toml"));
    QVERIFY(toml.open(QIODevice::WriteOnly));
    toml.write(
        "type = \"tune\"\ncheck_players = false\ngames = 20\n[game]\nboard_size = 7\n"
        "scorer = \"alive\"\n[openings]\n[[openings.source]]\nrandom_plies = 3\ncount = 200\n"
        "[[parameter]]\nname = \"move\"\nlow = 1\nhigh = 12\nscale = \"integer\"\n"
        "default = 2\n"
        + test::playerTable("fake", m_name,
                            {QStringLiteral("--random"), QStringLiteral("1"),
                             QStringLiteral("--resign-at"), QStringLiteral("{move}")})
        + "[tune]\nmethod = \"monte-carlo\"\n[certificate]\nelo1 = 300\ngames = 20\n");
    toml.close();
    QProcess process;
    QString told;
    const quint16 port = serve(process, told);
    QVERIFY2(port > 0, qPrintable(told));
    std::array<QTcpSocket, 8> browsers;
    for (QTcpSocket &browser : browsers) {
        const auto listen = [&browser, port] {
            browser.connectToHost(QStringLiteral("127.0.0.1"), port);
        };
        connect(&browser, &QTcpSocket::connected, &browser,
                [&browser] { browser.write("GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"); });
        connect(&browser, &QTcpSocket::disconnected, &browser, listen, Qt::QueuedConnection);
        listen();
    }

    QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, 4 * Wait);

    told += QString::fromUtf8(process.readAll());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY2(QFileInfo::exists(path("cup-certificate.report.txt")), qPrintable(told));
}

SHINPAN_TEST(CompeteServeTest)
#include "competeserve_test.moc"
