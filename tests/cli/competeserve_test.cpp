#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>

using namespace shinpan;
using shinpan::test::processesWith;

/// Competitions in a browser, as `shinpan-cli` shows them.
class CompeteServeTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QTRY_COMPARE_WITH_TIMEOUT(processesWith(m_name), 0, Wait); }

    void aRunIsSeenInABrowserWhileItGoesOn();

private:
    static constexpr int Wait = 30'000; // ms

    /// What a browser is answered at that port.
    [[nodiscard]] static QByteArray get(quint16 port, const char *path);
};

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
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(SHINPAN_CLI),
                  compete("run", {QStringLiteral("--serve"), QStringLiteral("0"),
                                  QStringLiteral("--plain")}));
    static const QRegularExpression url(QStringLiteral("http://127\\.0\\.0\\.1:([0-9]+)/"));
    QString told;
    const auto port = [&] {
        told += QString::fromUtf8(process.readAll());
        return url.match(told).captured(1).toUShort();
    };
    QTRY_VERIFY2_WITH_TIMEOUT(port() > 0, qPrintable(told), Wait);
    QTRY_VERIFY_WITH_TIMEOUT(!records().isEmpty(), Wait);

    QVERIFY(get(port(), "/").contains("<html"));
    QTRY_VERIFY_WITH_TIMEOUT(get(port(), "/report").contains("alpha"), Wait);

    QVERIFY(process.state() == QProcess::Running); // looking ends nothing
    QVERIFY(run("stop", {QStringLiteral("--now")}).exitCode == 0);
    QVERIFY(process.waitForFinished(Wait));
    QVERIFY(get(port(), "/").isEmpty()); // it was there for this run
}

SHINPAN_TEST(CompeteServeTest)
#include "competeserve_test.moc"
