#include "core/competition/run/gamelog.h"

#include "core/gtp/gtptranscript.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Each game has its files.
class GameLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void trafficAndErrorOutputGoToTheirFiles();
    void aGameThatGoesOnAppends();
    void onlyWhatIsWantedIsWritten();
    void filesThatHoldNothingAreRemoved();
    void aFolderThatCannotBeMadeIsNamed();
    void packedLogsComeFromElsewhereOnce();

private:
    using Kind = GtpTranscript::Kind;

    void play(const QString &game, GameLogParts parts = {})
    {
        QVERIFY(logGame(*m_transcript, m_logs, game, parts));
        m_transcript->append(m_source, Kind::Command, "genmove b");
        m_transcript->append(m_source, Kind::ErrorOutput, "thinking");
        m_transcript->append(m_source, Kind::Reply, "= D4");
        QVERIFY(m_transcript->stopLogging());
    }
    QString path(const char *name) const { return m_logs + u'/' + QLatin1String(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_logs;
    std::unique_ptr<GtpTranscript> m_transcript;
    int m_source = 0;
};

void GameLogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_logs = m_folder->filePath(QStringLiteral("cup.logs"));
    m_transcript = std::make_unique<GtpTranscript>(GtpTranscript::Limits{1, 1});
    m_source = m_transcript->addSource(QStringLiteral("anna"));
}

void GameLogTest::trafficAndErrorOutputGoToTheirFiles()
{
    play(QStringLiteral("AvB_0"));
    const QByteArray gtp = contentOf(path("AvB_0.gtp"));
    QCOMPARE(gtp.count('\n'), 3);
    QVERIFY(gtp.contains(" > [anna] genmove b\n"));
    QVERIFY(gtp.contains(" ! [anna] thinking\n"));
    QVERIFY(gtp.contains(" < [anna] = D4\n"));
    const QByteArray errors = contentOf(path("AvB_0.stderr"));
    QCOMPARE(errors.count('\n'), 1);
    QVERIFY(errors.endsWith(" [anna] thinking\n"));
    const QStringList expected{path("AvB_0.gtp"), path("AvB_0.stderr")};
    QCOMPARE(plainLogs(m_logs, QStringLiteral("AvB_0")), expected);
}

void GameLogTest::aGameThatGoesOnAppends()
{
    play(QStringLiteral("AvB_0"));
    play(QStringLiteral("AvB_0"));
    QCOMPARE(contentOf(path("AvB_0.gtp")).count('\n'), 6);
    QCOMPARE(contentOf(path("AvB_0.stderr")).count('\n'), 2);
}

void GameLogTest::onlyWhatIsWantedIsWritten()
{
    play(QStringLiteral("AvB_0"), {.gtp = false, .errorOutput = true});
    play(QStringLiteral("AvB_1"), {.gtp = true, .errorOutput = false});
    QVERIFY(!QFile::exists(path("AvB_0.gtp")));
    QCOMPARE(contentOf(path("AvB_0.stderr")).count('\n'), 1);
    QCOMPARE(contentOf(path("AvB_1.gtp")).count('\n'), 3);
    QVERIFY(!QFile::exists(path("AvB_1.stderr")));
}

void GameLogTest::filesThatHoldNothingAreRemoved()
{
    QVERIFY(logGame(*m_transcript, m_logs, QStringLiteral("AvB_0")));
    m_transcript->append(m_source, Kind::Command, "quit");
    QVERIFY(m_transcript->stopLogging());
    QCOMPARE(plainLogs(m_logs, QStringLiteral("AvB_0")), QStringList{path("AvB_0.gtp")});
    QVERIFY(!QFile::exists(path("AvB_0.stderr")));
}

void GameLogTest::aFolderThatCannotBeMadeIsNamed()
{
    const Result<void> logging =
        logGame(*m_transcript, QStringLiteral("/dev/null/logs"), QStringLiteral("AvB_0"));
    QVERIFY(!logging);
    QVERIFY(logging.error().english().contains(QLatin1String("/dev/null/logs")));
}

void GameLogTest::packedLogsComeFromElsewhereOnce()
{
    const QString game = QStringLiteral("AvB_0");
    const PackedLogs first{"one", {}};
    const PackedLogs second{"two", "errors"};

    QVERIFY(addPackedLogs(first, m_logs, game));
    QVERIFY(addPackedLogs(first, m_logs, game)); // whoever took it had crashed
    QVERIFY(addPackedLogs(second, m_logs, game));
    QVERIFY(addPackedLogs({}, m_logs, game));

    const Result<PackedLogs> read = packedLogs(m_logs, game, 6);
    QVERIFY(read);
    QCOMPARE(read->gtp, QByteArray("onetwo"));
    QCOMPARE(read->errorOutput, QByteArray("errors"));
    QVERIFY(!packedLogs(m_logs, game, 5));
    QCOMPARE(packedLogs(m_logs, QStringLiteral("AvB_1"), 1)->size(), 0);
    const Result<void> added = addPackedLogs(first, QStringLiteral("/dev/null/logs"), game);
    QVERIFY(!added);
    QVERIFY(added.error().english().contains(QLatin1String("/dev/null/logs")));
}

SHINPAN_TEST(GameLogTest)

#include "gamelog_test.moc"
