#include "core/engine/dialect/gtpscript.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using LineKind = GtpTranscript::Kind;

class GtpScriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsAndAnswersAreRead();
    void whatIsNoCommandIsAComment();
    void aFileWithoutCommandsIsEmpty();
    void whatIsWrittenIsReadAgain_data();
    void whatIsWrittenIsReadAgain();
    void aTranscriptBecomesAScript();
    void blanksWithinAnAnswerAreKept();
    void answersFindTheirCommandsById();
    void withoutIdsAnswersComeInOrder();
    void whatCannotBeRepeatedIsLeftOut();
    void aCancelledSearchIsCancelledAgain();
    void onlyThoughtsAreCompared();

private:
    [[nodiscard]] static QByteArray fileOf(const GtpScript &script)
    {
        QByteArray file;
        for (const ScriptStep &step : script) {
            file += toFile(step);
        }
        return file;
    }
};

void GtpScriptTest::commandsAndAnswersAreRead()
{
    const GtpScript script = readScript("boardsize 9\n"
                                        "#=\n"
                                        "\n"
                                        "12 genmove b # my id is my own\r\n"
                                        "#! out of time\r\n"
                                        "showboard\n"
                                        "#= A B\n"
                                        "#|  . X");

    QCOMPARE(script.size(), std::size_t(3));
    QCOMPARE(script[0].command.line(), QByteArray("boardsize 9"));
    QCOMPARE(script[0].line, 1);
    QVERIFY(script[0].reply == (ScriptReply{true, QString()}));
    QCOMPARE(script[1].command.line(), QByteArray("genmove b"));
    QCOMPARE(script[1].line, 4);
    QVERIFY(script[1].reply == (ScriptReply{false, QStringLiteral("out of time")}));
    QVERIFY(script[2].reply == (ScriptReply{true, QStringLiteral("A B\n . X")}));
}

void GtpScriptTest::whatIsNoCommandIsAComment()
{
    const GtpScript script = readScript("#= nobody asked\n"
                                        "#| and went on\n"
                                        "# a remark\n"
                                        "name\n"
                                        "#? [GNU Go]\n"
                                        "#| of no answer\n"
                                        "#= Fuego\n"
                                        "#= a second answer\n");

    QCOMPARE(script.size(), std::size_t(1));
    QVERIFY(script[0].reply == (ScriptReply{true, QStringLiteral("Fuego")}));
}

void GtpScriptTest::aFileWithoutCommandsIsEmpty()
{
    QVERIFY(readScript("").empty());
    QVERIFY(readScript("\n\n# nothing\n12\n").empty());
}

void GtpScriptTest::whatIsWrittenIsReadAgain_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("no answer") << QByteArray("name\n");
    QTest::newRow("an empty one") << QByteArray("play b D4\n#=\n");
    QTest::newRow("one line") << QByteArray("genmove b\n#= D4\n");
    QTest::newRow("a refusal") << QByteArray("play b D4\n#! illegal move\n");
    QTest::newRow("many lines, some empty or set in")
        << QByteArray("showboard\n#=   A B\n#| 2 . .\n#|\n#|   A B\n");
    QTest::newRow("text beyond ASCII") << QByteArray("name\n#= \xE5\x9B\xB2\xE7\xA2\x81\n");
}

void GtpScriptTest::whatIsWrittenIsReadAgain()
{
    QFETCH(const QByteArray, file);

    QCOMPARE(fileOf(readScript(file)), file);
}

void GtpScriptTest::aTranscriptBecomesAScript()
{
    GtpScriptBuilder builder;
    builder.add(LineKind::Notice, "started");
    builder.add(LineKind::Command, "1 boardsize 9");
    builder.add(LineKind::Reply, "=1");
    builder.add(LineKind::Command, "2 genmove b");
    builder.add(LineKind::ErrorOutput, "thinking");
    builder.add(LineKind::Reply, "=2 E5");
    builder.add(LineKind::Command, "3 play w E5");
    builder.add(LineKind::Reply, "?3 illegal move");

    QCOMPARE(fileOf(builder.finish()), QByteArray("boardsize 9\n#=\n"
                                                  "genmove b\n#= E5\n"
                                                  "play w E5\n#! illegal move\n"));
    QVERIFY(builder.finish().empty());
}

void GtpScriptTest::blanksWithinAnAnswerAreKept()
{
    GtpScriptBuilder builder;
    builder.add(LineKind::Command, "1 showboard");
    builder.add(LineKind::Reply, "=1 ");
    builder.add(LineKind::ReplyLine, "   A B ");
    builder.add(LineKind::ReplyLine, " 2 . .  ");

    QVERIFY(builder.finish().front().reply
            == (ScriptReply{true, QStringLiteral("   A B \n 2 . .")}));
}

void GtpScriptTest::answersFindTheirCommandsById()
{
    GtpScriptBuilder builder;
    builder.add(LineKind::Command, "1 play b D4");
    builder.add(LineKind::Command, "2 genmove w");
    builder.add(LineKind::Reply, "=2 E5"); // the first was skipped
    builder.add(LineKind::Reply, "=2 E5"); // a second answer
    builder.add(LineKind::ReplyLine, "of no command");

    QCOMPARE(fileOf(builder.finish()), QByteArray("play b D4\ngenmove w\n#= E5\n"));
}

void GtpScriptTest::withoutIdsAnswersComeInOrder()
{
    GtpScriptBuilder builder;
    builder.add(LineKind::Command, "play b D4");
    builder.add(LineKind::Command, "final_score");
    builder.add(LineKind::Reply, "=");
    builder.add(LineKind::Reply, "= B+3.5");

    QCOMPARE(fileOf(builder.finish()), QByteArray("play b D4\n#=\nfinal_score\n#= B+3.5\n"));
}

void GtpScriptTest::whatCannotBeRepeatedIsLeftOut()
{
    GtpScriptBuilder builder;
    builder.add(LineKind::Command, "1 name");
    builder.add(LineKind::Reply, "=1 GNU Go");
    builder.add(LineKind::Command, "2 lz-analyze 50");
    builder.add(LineKind::Reply, "=2");
    builder.add(LineKind::ReplyLine, "info move D4 visits 3");
    builder.add(LineKind::Command, "# interrupt");
    builder.add(LineKind::Command, "3 quit");
    builder.add(LineKind::Reply, "=3");

    QCOMPARE(fileOf(builder.finish()), QByteArray("name\n"));
}

void GtpScriptTest::aCancelledSearchIsCancelledAgain()
{
    GtpScriptBuilder builder;
    builder.add(LineKind::Command, "1 kata-search_cancellable b");
    builder.add(LineKind::Command, "2 showboard");
    builder.add(LineKind::Reply, "=1 cancelled");
    builder.add(LineKind::Reply, "=2 .");
    builder.add(LineKind::Command, "3 kata-search_cancellable w");
    builder.add(LineKind::Reply, "=3 D4");

    QCOMPARE(fileOf(builder.finish()), QByteArray("kata-search_cancellable b\nshowboard\n#= .\n"
                                                  "kata-search_cancellable w\n#= D4\n"));
}

void GtpScriptTest::onlyThoughtsAreCompared()
{
    QVERIFY(isAnswerComparable("genmove"));
    QVERIFY(isAnswerComparable("final_score"));
    QVERIFY(!isAnswerComparable("version"));
    QVERIFY(!isAnswerComparable("cputime"));
    QVERIFY(!isAnswerComparable("lz-genmove_analyze"));
}

SHINPAN_TEST(GtpScriptTest)
#include "gtpscript_test.moc"
