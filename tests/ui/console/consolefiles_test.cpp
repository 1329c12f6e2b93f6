#include "ui/console/consolefiles.h"

#include "tests/support/testmain.h"
#include "ui/console/gtpconsole.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using Kind = GtpTranscript::Kind;

class ConsoleFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aLogHasEveryLineOfEveryEngine();
    void aScriptHasWhatOneEngineWasAskedAndAnswered();
    void manyLinesAreWrittenBetweenTheEvents();
    void whatCannotBeWrittenIsTold();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory.filePath(name); }
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_directory;
    GtpTranscript m_transcript;
    GtpConsole m_console{m_transcript};
    ConsoleFiles m_files{m_transcript, m_console, nullptr};
    QString m_told;
    int m_black = 0;
    int m_white = 0;
};

void ConsoleFilesTest::initTestCase()
{
    connect(&m_files, &ConsoleFiles::noticed, this, [this](const QString &text) { m_told = text; });
    m_black = m_transcript.addSource(QStringLiteral("GNU Go"));
    m_white = m_transcript.addSource(QStringLiteral("Leela Zero"));
    m_transcript.append(m_black, Kind::Notice, "started");
    m_transcript.append(m_black, Kind::Command, "1 genmove b");
    m_transcript.append(m_white, Kind::Command, "1 komi 7.5");
    m_transcript.append(m_white, Kind::ErrorOutput, "thinking");
    m_transcript.append(m_white, Kind::Reply, "=1");
    m_transcript.append(m_black, Kind::Reply, "=1 D4");
}

void ConsoleFilesTest::aLogHasEveryLineOfEveryEngine()
{
    m_files.saveLog(path(QStringLiteral("console.log")));

    QTRY_COMPARE_WITH_TIMEOUT(m_told, QStringLiteral("console.log is saved."), 10'000);
    QString log = QString::fromUtf8(content(QStringLiteral("console.log")));
    log.replace(QRegularExpression(QStringLiteral("\\d{4}-\\d\\d-\\d\\dT[\\d:.]{12}")),
                QStringLiteral("DATE TIME"));
    QCOMPARE(log, QStringLiteral("DATE TIME # [GNU Go] started\n"
                                 "DATE TIME > [GNU Go] 1 genmove b\n"
                                 "DATE TIME > [Leela Zero] 1 komi 7.5\n"
                                 "DATE TIME ! [Leela Zero] thinking\n"
                                 "DATE TIME < [Leela Zero] =1\n"
                                 "DATE TIME < [GNU Go] =1 D4\n"));
}

void ConsoleFilesTest::aScriptHasWhatOneEngineWasAskedAndAnswered()
{
    m_files.saveScript(path(QStringLiteral("talk.gtp")), m_black);

    QTRY_COMPARE_WITH_TIMEOUT(m_told, QStringLiteral("talk.gtp is saved."), 10'000);
    const QByteArray script = content(QStringLiteral("talk.gtp"));
    QVERIFY2(script.startsWith("# What GNU Go was asked and answered."), script.constData());
    QVERIFY2(script.endsWith("COMMAND\ngenmove b\n#= D4\n"), script.constData());
}

void ConsoleFilesTest::manyLinesAreWrittenBetweenTheEvents()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("Flood"));
    constexpr int Count = 40'000;
    for (int i = 0; i < Count; ++i) {
        transcript.append(source, Kind::ErrorOutput, "thinking");
    }
    GtpConsole console(transcript);
    ConsoleFiles files(transcript, console, nullptr);
    bool isSaved = false;
    connect(&files, &ConsoleFiles::noticed, this, [&isSaved] { isSaved = true; });

    files.saveLog(path(QStringLiteral("flood.log")));

    QVERIFY(!isSaved); // the first slice alone
    QTRY_VERIFY_WITH_TIMEOUT(isSaved, 30'000);
    QCOMPARE(content(QStringLiteral("flood.log")).count('\n'), Count);
}

void ConsoleFilesTest::whatCannotBeWrittenIsTold()
{
    m_files.saveLog(QStringLiteral("/nowhere/console.log"));

    QVERIFY2(m_told.startsWith(QLatin1String("console.log cannot be saved: ")), qPrintable(m_told));
}

SHINPAN_TEST(ConsoleFilesTest)
#include "consolefiles_test.moc"
