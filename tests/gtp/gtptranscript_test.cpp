#include "core/gtp/gtptranscript.h"

#include "tests/support/fulldisk.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using LineKind = GtpTranscript::Kind;

class GtpTranscriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreNumberedOverAllSources();
    void theOldestLinesAreForgottenBeyondTheLimitOfLines();
    void theOldestLinesAreForgottenBeyondTheLimitOfBytes();
    void aHugeLineIsCutWithANote();
    void manyLinesAreAnnouncedOnce();
    void theLogFileHoldsEveryLineUncut();
    void aLogFileThatCannotBeWrittenSaysSo();
    void logFilesKeepTheirBudget();
    void linesKeptOnDiskAreNeverForgotten();
    void beyondItsBudgetOnlyATalkersOldestLinesGo();
    void anEngineThatIsStartedAnewHasOneBudget();
    void theNewestLineStaysHoweverLongItIs();
    void whatIsKeptIsAReadableLog();
    void noFileIsMadeBeforeTheFirstLine();
    void aHugeLineIsKeptWhole();
    void whatWouldSteerATerminalIsInNoLog();
    void whatCannotBeKeptSaysSoAndStaysInMemory();
    void aCommandKnowsItsReplyAndHowLongItTook();
    void aForgottenCommandHasNoLatency();
};

void GtpTranscriptTest::linesAreNumberedOverAllSources()
{
    GtpTranscript transcript;
    const int black = transcript.addSource(QStringLiteral("GNU Go"));
    const int white = transcript.addSource(QStringLiteral("Pachi"));
    transcript.append(black, LineKind::Command, "1 genmove b");
    transcript.append(white, LineKind::ErrorOutput, "thinking");

    QCOMPARE(transcript.sourceName(white), QStringLiteral("Pachi"));
    QCOMPARE(transcript.firstNumber(), 0);
    QCOMPARE(transcript.lineCount(), 2);
    QCOMPARE(transcript.line(0).text, QByteArray("1 genmove b"));
    QCOMPARE(transcript.line(0).source, black);
    QCOMPARE(transcript.line(1).number, 1);
    QCOMPARE(transcript.line(1).kind, LineKind::ErrorOutput);
}

void GtpTranscriptTest::theOldestLinesAreForgottenBeyondTheLimitOfLines()
{
    GtpTranscript transcript(GtpTranscript::Limits{.lines = 3});
    const int source = transcript.addSource(QStringLiteral("engine"));
    for (int i = 0; i < 10; ++i) {
        transcript.append(source, LineKind::Stray, QByteArray::number(i));
    }

    QCOMPARE(transcript.lineCount(), 3);
    QCOMPARE(transcript.firstNumber(), 7);
    QCOMPARE(transcript.line(7).text, QByteArray("7"));
    QCOMPARE(transcript.line(9).text, QByteArray("9"));
}

void GtpTranscriptTest::theOldestLinesAreForgottenBeyondTheLimitOfBytes()
{
    GtpTranscript transcript(GtpTranscript::Limits{.bytes = 100});
    const int source = transcript.addSource(QStringLiteral("engine"));
    for (int i = 0; i < 10; ++i) {
        transcript.append(source, LineKind::Stray, QByteArray(40, 'x'));
    }

    QCOMPARE(transcript.lineCount(), 2);
    QCOMPARE(transcript.firstNumber(), 8);
}

void GtpTranscriptTest::aHugeLineIsCutWithANote()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("engine"));
    transcript.append(source, LineKind::ReplyLine, QByteArray(1'000'000, 'x'));

    const QByteArray text = transcript.line(0).text;
    QVERIFY(text.size() < GtpTranscript::MaxLineLength + 100);
    QVERIFY(text.endsWith("… (1000000 bytes in all)"));
}

void GtpTranscriptTest::manyLinesAreAnnouncedOnce()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("engine"));
    QSignalSpy appended(&transcript, &GtpTranscript::linesAppended);
    for (int i = 0; i < 1000; ++i) {
        transcript.append(source, LineKind::ErrorOutput, "line");
    }

    QCOMPARE(appended.size(), 0);
    QVERIFY(appended.wait(1000));
    QCOMPARE(appended.size(), 1);
    transcript.append(source, LineKind::ErrorOutput, "one more");
    QVERIFY(appended.wait(1000));
    QCOMPARE(appended.size(), 2);
}

void GtpTranscriptTest::theLogFileHoldsEveryLineUncut()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("gtp.log"));
    GtpTranscript transcript(GtpTranscript::Limits{.lines = 1});
    const int source = transcript.addSource(QStringLiteral("GNU Go"));
    QVERIFY(transcript.logTo(path));
    transcript.append(source, LineKind::Command, "1 name");
    transcript.append(source, LineKind::Reply, "=1 GNU Go");
    transcript.append(source, LineKind::ReplyLine,
                      QByteArray(GtpTranscript::MaxLineLength + 1, 'x'));
    transcript.append(source, LineKind::ErrorOutput, "warning");
    transcript.append(source, LineKind::Stray, "noise");
    transcript.append(source, LineKind::Notice, "exited with code 0");
    transcript.stopLogging();
    transcript.append(source, LineKind::Notice, "not in the file");

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 7);
    const QRegularExpression first(
        QStringLiteral(R"(^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3} > \[GNU Go\] 1 name$)"));
    QVERIFY2(first.match(lines[0]).hasMatch(), qPrintable(lines[0]));
    QVERIFY(lines[1].endsWith(QStringLiteral(" < [GNU Go] =1 GNU Go")));
    QCOMPARE(lines[2].count(QLatin1Char('x')), GtpTranscript::MaxLineLength + 1);
    QVERIFY(lines[3].endsWith(QStringLiteral(" ! [GNU Go] warning")));
    QVERIFY(lines[4].endsWith(QStringLiteral(" ~ [GNU Go] noise")));
    QVERIFY(lines[5].endsWith(QStringLiteral(" # [GNU Go] exited with code 0")));
    QVERIFY(lines[6].isEmpty());
}

void GtpTranscriptTest::aLogFileThatCannotBeWrittenSaysSo()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("engine"));
    const QString impossible = QStringLiteral("/nonexistent/gtp.log");

    const Result<void> result = transcript.logTo(impossible);
    QVERIFY(!result);
    QVERIFY(result.error().english().contains(impossible));

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("gtp.log"));
    QVERIFY(transcript.logTo(path));
    const test::FullDisk full;
    QSignalSpy failed(&transcript, &GtpTranscript::logFailed);
    transcript.append(source, LineKind::Notice, "lost");
    QVERIFY(failed.wait(1000));
    QVERIFY(failed.first().first().value<Message>().english().contains(path));
    QCOMPARE(transcript.lineCount(), 1);
}

void GtpTranscriptTest::logFilesKeepTheirBudget()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("gtp.log"));
    const QString errors = directory.filePath(QStringLiteral("errors"));
    {
        GtpTranscript transcript(GtpTranscript::Limits{.lines = 1, .logBytes = 20'000});
        const int source = transcript.addSource(QStringLiteral("engine"));
        QVERIFY(transcript.logTo(path));
        QVERIFY(transcript.logErrorOutputTo(errors));
        for (int i = 0; i < 10'000; ++i) {
            transcript.append(source, LineKind::ErrorOutput, QByteArray::number(i));
        }
        QVERIFY(transcript.stopLogging());
    }
    for (const QString &log : {path, errors}) {
        QFile newer(log);
        QFile older(log + QStringLiteral(".old"));
        QVERIFY(newer.open(QIODevice::ReadOnly) && older.open(QIODevice::ReadOnly));
        QVERIFY(newer.size() + older.size() <= 20'000 + 200);
        QVERIFY(older.size() > 9'000);
        const QByteArray text = newer.readAll();
        QVERIFY2(text.left(200).contains("[Shinpan] the lines before are in "), text.left(200));
        QVERIFY(text.endsWith("] 9999\n"));
    }
    QCOMPARE(QDir(directory.path()).entryList(QDir::Files).size(), 4);
}

void GtpTranscriptTest::beyondItsBudgetOnlyATalkersOldestLinesGo()
{
    constexpr qint64 Budget = 100'000;
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    transcript.setBudget(Budget);
    const int quiet = transcript.addSource(QStringLiteral("quiet"));
    const int talker = transcript.addSource(QStringLiteral("talker"));
    constexpr int Lines = 100'000;
    for (int i = 0; i < Lines; ++i) {
        const bool isQuiet = i % 1'000 == 500;
        transcript.append(isQuiet ? quiet : talker, LineKind::ErrorOutput, QByteArray::number(i));
    }

    QVERIFY2(transcript.lineCount() < 3'000, QByteArray::number(transcript.lineCount()));
    QCOMPARE(transcript.endNumber(), Lines);
    for (int i = 500; i < Lines; i += 1'000) {
        QVERIFY(transcript.isKept(i));
        QCOMPARE(transcript.textOf(i), QByteArray::number(i));
        QCOMPARE(transcript.sourceOf(i), quiet);
    }
    const qint64 note = transcript.noteOf(talker);
    QCOMPARE(transcript.kindOf(note), LineKind::Notice);
    QVERIFY2(transcript.textOf(note).contains("lines before this one are forgotten"),
             transcript.textOf(note).toByteArray());
    QCOMPARE(transcript.noteOf(quiet), -1);
    int counted = 0;
    for (qint64 i = transcript.firstNumber(); i < Lines;
         i = transcript.nextKept(i + 1), ++counted) {
        const bool isAsItCame = i == note || transcript.line(i).text == QByteArray::number(i);
        QVERIFY2(isAsItCame, transcript.line(i).text);
        QVERIFY(i >= note || transcript.sourceOf(i) == quiet);
    }
    QCOMPARE(counted, transcript.lineCount());
    const QFileInfoList files = QDir(directory.path()).entryInfoList({QStringLiteral("*.log*")});
    QCOMPARE(files.size(), 1);
    QVERIFY(files[0].size() < 2 * Budget);
}

void GtpTranscriptTest::anEngineThatIsStartedAnewHasOneBudget()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    transcript.setBudget(10'000);
    for (int start = 0; start < 100; ++start) {
        const int source = transcript.addSource(QStringLiteral("engine"));
        for (int i = 0; i < 100; ++i) {
            transcript.append(source, LineKind::Stray, "and so on");
        }
    }
    QVERIFY2(transcript.lineCount() < 500, QByteArray::number(transcript.lineCount()));
}

void GtpTranscriptTest::theNewestLineStaysHoweverLongItIs()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    transcript.setBudget(10'000);
    const int source = transcript.addSource(QStringLiteral("engine"));
    transcript.append(source, LineKind::Stray, "first");
    transcript.append(source, LineKind::Stray, QByteArray(50'000, 'x'));
    QCOMPARE(transcript.textOf(1).size(), 50'000);
    transcript.append(source, LineKind::Stray, "last");
    QCOMPARE(transcript.textOf(2), QByteArrayView("last"));
    QVERIFY(transcript.noteOf(source) >= 0);
}

void GtpTranscriptTest::linesKeptOnDiskAreNeverForgotten()
{
    const QTemporaryDir directory;
    GtpTranscript transcript(GtpTranscript::Limits{.lines = 3, .bytes = 100});
    transcript.keepIn(directory.path());
    const int source = transcript.addSource(QStringLiteral("Gö"));
    const int other = transcript.addSource(QStringLiteral("another"));
    for (int i = 0; i < 10'000; ++i) {
        transcript.append(i % 3 == 0 ? other : source, LineKind::Stray, QByteArray::number(i));
    }

    QCOMPARE(transcript.firstNumber(), 0);
    QCOMPARE(transcript.lineCount(), 10'000);
    for (const int number : {9'999, 0, 1, 5'000, 4'999, 3}) {
        const GtpTranscript::Line line = transcript.line(number);
        QCOMPARE(line.text, QByteArray::number(number));
        QCOMPARE(line.source, number % 3 == 0 ? other : source);
        QCOMPARE(line.number, number);
    }
}

void GtpTranscriptTest::whatIsKeptIsAReadableLog()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    const int source = transcript.addSource(QStringLiteral("GNU Go"));
    QSignalSpy appended(&transcript, &GtpTranscript::linesAppended);
    transcript.append(source, LineKind::Command, "1 name");
    transcript.append(source, LineKind::Reply, "=1 GNU Go");
    QVERIFY(appended.wait(5000));

    const QStringList logs = QDir(directory.path()).entryList({QStringLiteral("*.log")});
    QCOMPARE(logs.size(), 1);
    QFile file(directory.filePath(logs[0]));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].endsWith(" > [GNU Go] 1 name"));
    QVERIFY(lines[1].endsWith(" < [GNU Go] =1 GNU Go"));
}

void GtpTranscriptTest::noFileIsMadeBeforeTheFirstLine()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    const int source = transcript.addSource(QStringLiteral("engine"));
    QVERIFY(QDir(directory.path()).isEmpty());

    transcript.append(source, LineKind::Notice, "started");
    QVERIFY(!QDir(directory.path()).isEmpty());
}

void GtpTranscriptTest::aHugeLineIsKeptWhole()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    const int source = transcript.addSource(QStringLiteral("engine"));
    transcript.append(source, LineKind::ReplyLine, QByteArray(1'000'000, 'x'));
    transcript.append(source, LineKind::ReplyLine, "short");

    QCOMPARE(transcript.textOf(0).size(), 1'000'000);
    QVERIFY(transcript.line(0).text.endsWith("… (1000000 bytes in all)"));
    QCOMPARE(transcript.textOf(1), QByteArrayView("short"));
}

void GtpTranscriptTest::whatCannotBeKeptSaysSoAndStaysInMemory()
{
    GtpTranscript transcript;
    transcript.keepIn(QStringLiteral("/dev/null/logs"));
    const int source = transcript.addSource(QStringLiteral("engine"));
    QSignalSpy failed(&transcript, &GtpTranscript::keepingFailed);
    transcript.append(source, LineKind::Notice, "here");

    QVERIFY(failed.wait(5000));
    transcript.append(source, LineKind::Notice, "too");

    QCOMPARE(failed.size(), 1);
    QCOMPARE(transcript.lineCount(), 2);
    QCOMPARE(transcript.line(0).text, QByteArray("here"));
}

void GtpTranscriptTest::aCommandKnowsItsReplyAndHowLongItTook()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("engine"));
    transcript.append(source, LineKind::Command, "1 list_commands");
    QVERIFY(transcript.isPending(0));
    QVERIFY(!transcript.latencyOf(0));
    transcript.append(source, LineKind::Command, "2 genmove b");
    transcript.append(source, LineKind::Reply, "=1 name");
    transcript.append(source, LineKind::ReplyLine, "version");

    QVERIFY(!transcript.isPending(0));
    QVERIFY(transcript.isPending(1));
    QCOMPARE(transcript.partnerOf(0), 2);
    QCOMPARE(transcript.partnerOf(2), 0);
    QCOMPARE(transcript.partnerOf(3), 2);
    QVERIFY(!transcript.partnerOf(1));
    QCOMPARE(transcript.commandName(transcript.commandOf(3)), QByteArray("list_commands"));
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(
        transcript.line(2).time - transcript.line(0).time);
    QCOMPARE(transcript.latencyOf(0), took);
    QCOMPARE(transcript.latencyOf(2), took);
    QVERIFY(!transcript.latencyOf(3));

    transcript.closeSource(source);
    QVERIFY(!transcript.isPending(1));
}

void GtpTranscriptTest::aForgottenCommandHasNoLatency()
{
    GtpTranscript transcript(GtpTranscript::Limits{.lines = 1});
    const int source = transcript.addSource(QStringLiteral("engine"));
    transcript.append(source, LineKind::Command, "1 name");
    transcript.append(source, LineKind::Notice, "waiting");
    transcript.append(source, LineKind::Reply, "=1 engine");

    QCOMPARE(transcript.partnerOf(2), 0);
    QVERIFY(!transcript.latencyOf(2));
    QCOMPARE(transcript.commandName(transcript.commandOf(2)), QByteArray("name"));
}

void GtpTranscriptTest::whatWouldSteerATerminalIsInNoLog()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.filePath(QStringLiteral("kept")));
    QVERIFY(transcript.logTo(directory.filePath(QStringLiteral("log"))));
    const int source = transcript.addSource(QStringLiteral("engine"));

    transcript.append(source, LineKind::Stray,
                      "\x1b[2J \xe2\x80\xae Gr\xc3\xb6\xc3\x9f"
                      "e");
    transcript.append(source, LineKind::Stray,
                      "\x9b"
                      "2J Gr\xf6\xdf"
                      "e"); // ISO 8859-1

    const QByteArray first = "\xef\xbf\xbd[2J \xef\xbf\xbd Gr\xc3\xb6\xc3\x9f"
                             "e";
    const QByteArray second = "\xef\xbf\xbd"
                              "2J Gr\xc3\xb6\xc3\x9f"
                              "e";
    QCOMPARE(transcript.line(0).text, first);
    QCOMPARE(transcript.line(1).text, second);
    QVERIFY(transcript.stopLogging());
    QFile log(directory.filePath(QStringLiteral("log")));
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray text = log.readAll();
    QVERIFY2(text.contains(first + '\n') && text.contains(second + '\n'), text.constData());
}

SHINPAN_TEST(GtpTranscriptTest)
#include "gtptranscript_test.moc"
