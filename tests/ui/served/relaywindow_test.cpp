#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace shinpan;

/// The window that a relay opens for each of its games.
class RelayWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itComesOnceForAGameAndMayGo();
    void cleanup();

private:
    /// The processes that were called with this record.
    [[nodiscard]] static QList<qint64> windowsOn(const QString &record);
    [[nodiscard]] QString record(int number) const
    {
        return m_records.filePath(QStringLiteral("game-%1.sgf").arg(number));
    }
    [[nodiscard]] bool hasMoves(int game, std::size_t count) const
    {
        const auto read = readSgfFile(record(game));
        return read && read->tree.nodeCount() == count + 1;
    }
    /// What the relay answers.
    [[nodiscard]] QByteArray ask(const QByteArray &command);

    const QTemporaryDir m_home;
    const QTemporaryDir m_records;
    QProcess m_relay;
};

QList<qint64> RelayWindowTest::windowsOn(const QString &record)
{
    QList<qint64> processes;
    const QStringList entries = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &entry : entries) {
        QFile file(QStringLiteral("/proc/%1/cmdline").arg(entry));
        if (file.open(QIODevice::ReadOnly) // the relay has the folder only
            && file.readAll().split('\0').contains(record.toUtf8())) {
            processes << entry.toLongLong();
        }
    }
    return processes;
}

QByteArray RelayWindowTest::ask(const QByteArray &command)
{
    m_relay.write(command + '\n');
    QByteArray heard;
    while (!heard.endsWith("\n\n") && m_relay.waitForReadyRead(10'000)) {
        heard += m_relay.readAllStandardOutput();
    }
    return heard;
}

void RelayWindowTest::cleanup()
{
    for (const int game : {1, 2}) {
        for (const qint64 window : windowsOn(record(game))) {
            ::kill(static_cast<pid_t>(window), SIGKILL);
        }
    }
}

void RelayWindowTest::itComesOnceForAGameAndMayGo()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.path());
    m_relay.setProcessEnvironment(environment);
    m_relay.start(QStringLiteral(SHINPAN_CLI),
                  {QStringLiteral("relay"), QStringLiteral("--window"), QStringLiteral("--sgf"),
                   m_records.path(), QStringLiteral("--"), QStringLiteral(SHINPAN_FAKE_ENGINE),
                   QStringLiteral("--moves"), QStringLiteral("E5 C3 G7 C4")});
    QCOMPARE(ask("boardsize 9"), QByteArray("=\n\n"));
    QCOMPARE(ask("genmove b"), QByteArray("= E5\n\n"));
    QTRY_COMPARE(windowsOn(record(1)).size(), 1);

    ::kill(static_cast<pid_t>(windowsOn(record(1)).first()), SIGKILL);
    QTRY_VERIFY(windowsOn(record(1)).isEmpty());
    QCOMPARE(ask("genmove w"), QByteArray("= C3\n\n"));
    QTRY_VERIFY(hasMoves(1, 2));
    QVERIFY(windowsOn(record(1)).isEmpty()); // closing it means that no other is wanted

    QCOMPARE(ask("clear_board"), QByteArray("=\n\n"));
    QCOMPARE(ask("genmove b"), QByteArray("= G7\n\n"));
    QTRY_COMPARE(windowsOn(record(2)).size(), 1);
    m_relay.closeWriteChannel();
    QVERIFY(m_relay.waitForFinished());
    QCOMPARE(windowsOn(record(2)).size(), 1); // the game is over, not the look at it
}

SHINPAN_TEST(RelayWindowTest)

#include "relaywindow_test.moc"
