#include "core/engine/dialect/gtplog.h"

#include "core/gtp/gtptranscript.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using Said = GtpTranscript::Kind;

/// The conversations in logs of ours.
class GtpLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatATranscriptLogsIsReadAgain();
    void linesOfAnAnswerThatLookLikeOneAreNone();
    void anEngineThatWasStartedAnewGoesOn();
    void twoEnginesOfOneNameAreNotMixed();
    void whatIsNoLogIsAScript_data();
    void whatIsNoLogIsAScript();

private:
    [[nodiscard]] static QByteArray fileOf(const GtpScript &script)
    {
        QByteArray file;
        for (const ScriptStep &step : script) {
            file += toFile(step);
        }
        return file;
    }
    /// Lines such as "> 1 name" as a log has them.
    [[nodiscard]] static QByteArray logOf(std::initializer_list<const char *> lines)
    {
        QByteArray log;
        for (const QByteArray line : lines) {
            log += "2026-11-28T11:48:47.494 " + line.left(1) + " [it]" + line.sliced(1) + '\n';
        }
        return log;
    }
};

void GtpLogTest::whatATranscriptLogsIsReadAgain()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("talk.log"));
    GtpTranscript transcript;
    QVERIFY(transcript.logTo(path));
    const int black = transcript.addSource(QStringLiteral("GNU Go 3.8"));
    const int white = transcript.addSource(QStringLiteral("Ürsel"));
    transcript.append(black, Said::Notice, "started");
    transcript.append(white, Said::Notice, "started");
    transcript.append(black, Said::Command, "1 showboard");
    transcript.append(white, Said::Command, "1 genmove w");
    transcript.append(black, Said::Reply, "=1");
    transcript.append(white, Said::ErrorOutput, "thinking");
    transcript.append(black, Said::ReplyLine, " A B");
    transcript.append(white, Said::Reply, "=1 D4");
    transcript.append(white, Said::Command, "2 lz-analyze 10");
    transcript.append(white, Said::Command, "3 quit");
    QVERIFY(transcript.stopLogging());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray log = file.readAll();

    QVERIFY(isGtpLog(log));
    const std::vector<LoggedTalk> talks = readGtpLog(log);
    QCOMPARE(talks.size(), std::size_t(2));
    QCOMPARE(talks[0].engine, QStringLiteral("GNU Go 3.8"));
    QCOMPARE(fileOf(talks[0].script), QByteArray("showboard\n#=  A B\n"));
    QCOMPARE(talks[0].script.front().line, 3);
    QCOMPARE(talks[1].engine, QStringLiteral("Ürsel"));
    QCOMPARE(fileOf(talks[1].script), QByteArray("genmove w\n#= D4\n"));
    QVERIFY(!talks[0].isMixed && !talks[1].isMixed);
    QVERIFY(readTalk(log, QStringLiteral("Ürsel")));
    QCOMPARE(readTalk(log).error(),
             QStringLiteral("several engines talk in it, GNU Go 3.8, Ürsel: say which"));
    QCOMPARE(readTalk(log, QStringLiteral("Pachi")).error(),
             QStringLiteral("nobody called Pachi talks in it, but GNU Go 3.8, Ürsel"));
}

void GtpLogTest::linesOfAnAnswerThatLookLikeOneAreNone()
{
    const Result<GtpScript> script =
        readTalk(logOf({"> 1 odd", "< =1 one", "< = two", "< =1 three", "> 2 name", "< =2 it"}));

    QVERIFY(script.has_value());
    QCOMPARE(fileOf(*script), QByteArray("odd\n#= one\n#| = two\n#| =1 three\nname\n"));
}

void GtpLogTest::anEngineThatWasStartedAnewGoesOn()
{
    const Result<GtpScript> script = readTalk(
        logOf({"# started", "> 1 undo", "< ?1 cannot undo", "> 2 genmove b", "# exited with code 1",
               "# started", "> 1 undo", "< =1", "> 2 genmove b", "< =2 C3"}));

    QVERIFY(script.has_value());
    QCOMPARE(fileOf(*script), QByteArray("undo\n#! cannot undo\ngenmove b\nundo\n#=\n"
                                         "genmove b\n#= C3\n"));
}

void GtpLogTest::twoEnginesOfOneNameAreNotMixed()
{
    const QByteArray log = logOf({"# started", "> 1 undo", "# started", "> 1 undo", "< =1",
                                  "> 2 genmove b", "< =1", "> 2 genmove w", "< =2 C3", "< =2 D4"});

    QCOMPARE(readTalk(log).error(),
             QStringLiteral("two engines called it talk in it at the same time, and which line is "
                            "whose cannot be told"));
}

void GtpLogTest::whatIsNoLogIsAScript_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *const line :
         {"genmove b", "2026-11-28 > [it] 1 name", "2026-11-28T11:48:47.494 > it 1 name",
          "2026-11-28T11:48:47.494 = [it] 1 name", "2026-11-28T11:48:47.494 > [it", "1 name"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void GtpLogTest::whatIsNoLogIsAScript()
{
    QFETCH(QByteArray, line);

    QVERIFY(!isGtpLog(line));
    QVERIFY(!isGtpLog(line + '\n'));
}

SHINPAN_TEST(GtpLogTest)
#include "gtplog_test.moc"
