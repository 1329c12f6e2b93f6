#include "core/competition/run/logcompression.h"

#include "core/util/inflate.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// Logs are packed when their games are over.
class LogCompressionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aLogIsPackedAndItsPlainFileGoes();
    void aLargeLogIsPackedInSlices();
    void whatWasPackedBeforeStaysInFront();
    void logsLeftByACrashArePackedButForUnfinishedGames();
    void whatCannotBePackedStays();

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(name));
        const bool isWritten =
            file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        Q_ASSERT(isWritten);
        return isWritten ? file.fileName() : QString();
    }
    QByteArray packed(const QString &name) const
    {
        QFile file(m_folder->filePath(name + QStringLiteral(".gz")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool isPlain(const QString &name) const { return QFile::exists(m_folder->filePath(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void LogCompressionTest::aLogIsPackedAndItsPlainFileGoes()
{
    LogCompression compression;
    QSignalSpy idle(&compression, &LogCompression::becameIdle);
    compression.add({write(QStringLiteral("AvB_0.gtp"), "> genmove b\n")});
    QVERIFY(!compression.isIdle());
    QVERIFY(idle.wait(5000));
    QVERIFY(compression.isIdle());
    QCOMPARE(gunzip(packed(QStringLiteral("AvB_0.gtp")), 1000).value(),
             QByteArray("> genmove b\n"));
    QVERIFY(!isPlain(QStringLiteral("AvB_0.gtp")));
}

void LogCompressionTest::aLargeLogIsPackedInSlices()
{
    QByteArray content;
    for (int line = 0; line < 100'000; ++line) {
        content += "2026-11-21 > play b " + QByteArray::number(line * 7919) + '\n';
    }
    LogCompression compression;
    compression.add({write(QStringLiteral("AvB_0.gtp"), content)});
    int passes = 0;
    while (!compression.isIdle() && passes < 1000) {
        QCoreApplication::processEvents();
        ++passes;
    }
    QVERIFY2(passes > 10, qPrintable(QString::number(passes)));
    QCOMPARE(gunzip(packed(QStringLiteral("AvB_0.gtp")), 100'000'000).value(), content);
}

void LogCompressionTest::whatWasPackedBeforeStaysInFront()
{
    LogCompression compression;
    QSignalSpy idle(&compression, &LogCompression::becameIdle);
    for (const QByteArray &part : {QByteArray("before the crash\n"), QByteArray("after it\n")}) {
        compression.add({write(QStringLiteral("AvB_0.gtp"), part)});
        QVERIFY(idle.wait(5000));
    }
    QProcess gunzipTool;
    gunzipTool.start(QStringLiteral("gzip"),
                     {QStringLiteral("-dc"), m_folder->filePath(QStringLiteral("AvB_0.gtp.gz"))});
    QVERIFY(gunzipTool.waitForFinished(10'000));
    QCOMPARE(gunzipTool.readAllStandardOutput(), QByteArray("before the crash\nafter it\n"));
}

void LogCompressionTest::logsLeftByACrashArePackedButForUnfinishedGames()
{
    write(QStringLiteral("AvB_0.gtp"), "one");
    write(QStringLiteral("AvB_0.stderr"), "two");
    write(QStringLiteral("AvB_1.gtp"), "three");
    LogCompression compression;
    QSignalSpy idle(&compression, &LogCompression::becameIdle);
    compression.addLeftOver(m_folder->path(), {QStringLiteral("AvB_1")});
    QVERIFY(idle.wait(5000));
    const QStringList expected{QStringLiteral("AvB_0.gtp.gz"), QStringLiteral("AvB_0.stderr.gz"),
                               QStringLiteral("AvB_1.gtp")};
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files, QDir::Name), expected);
}

void LogCompressionTest::whatCannotBePackedStays()
{
    LogCompression compression;
    QSignalSpy failed(&compression, &LogCompression::failed);
    QSignalSpy idle(&compression, &LogCompression::becameIdle);
    // A folder is where the packed file would be.
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("AvB_0.gtp.gz")));
    compression.add(
        {write(QStringLiteral("AvB_0.gtp"), "one"), write(QStringLiteral("AvB_1.gtp"), "two")});
    QVERIFY(idle.wait(5000));
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().value<Message>().english().contains(QLatin1String("AvB_0.gtp")));
    QVERIFY(isPlain(QStringLiteral("AvB_0.gtp")));
    QVERIFY(!isPlain(QStringLiteral("AvB_1.gtp")));
}

SHINPAN_TEST(LogCompressionTest)

#include "logcompression_test.moc"
