#include "core/gtp/gtpcommand.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class GtpCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreJoinedByOneBlank();
    void aCommandWithoutArgumentsIsItsName();
    void argumentsMayComeFromAList();
    void aWordThatGtpCannotCarryMakesItInvalid_data();
    void aWordThatGtpCannotCarryMakesItInvalid();
    void aTypedLineIsRead_data();
    void aTypedLineIsRead();
    void aLineWithoutACommandIsRefused_data();
    void aLineWithoutACommandIsRefused();
};

void GtpCommandTest::wordsAreJoinedByOneBlank()
{
    const GtpCommand command("play", {"b", "D4"});

    QVERIFY(command.isValid());
    QCOMPARE(command.line(), QByteArray("play b D4"));
    QCOMPARE(command.name().toByteArray(), QByteArray("play"));
    QCOMPARE(command.arguments(), (std::vector<QByteArray>{"b", "D4"}));
}

void GtpCommandTest::aCommandWithoutArgumentsIsItsName()
{
    const GtpCommand command("clear_board");

    QCOMPARE(command.line(), QByteArray("clear_board"));
    QCOMPARE(command.name().toByteArray(), QByteArray("clear_board"));
    QVERIFY(command.arguments().empty());
}

void GtpCommandTest::argumentsMayComeFromAList()
{
    const std::vector<QByteArray> points{"D4", "Q16", "D16"};

    QCOMPARE(GtpCommand("set_free_handicap", points).line(),
             QByteArray("set_free_handicap D4 Q16 D16"));
}

void GtpCommandTest::aWordThatGtpCannotCarryMakesItInvalid_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("isValid");
    QTest::newRow("plain") << QByteArray("/tmp/game.sgf") << true;
    QTest::newRow("beyond ASCII") << QByteArray("/tmp/\xE5\x9B\xB2\xE7\xA2\x81.sgf") << true;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("blank") << QByteArray("/tmp/my game.sgf") << false;
    QTest::newRow("tabulator") << QByteArray("a\tb") << false;
    QTest::newRow("line feed, a second command") << QByteArray("a\nquit") << false;
    QTest::newRow("carriage return") << QByteArray("a\r") << false;
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << false;
    QTest::newRow("DEL") << QByteArray("a\x7F") << false;
    QTest::newRow("comment") << QByteArray("a#b") << false;
}

void GtpCommandTest::aWordThatGtpCannotCarryMakesItInvalid()
{
    QFETCH(QByteArray, word);
    QFETCH(bool, isValid);

    QCOMPARE(GtpCommand("loadsgf", {word}).isValid(), isValid);
    QCOMPARE(GtpCommand(word).isValid(), isValid);
}

void GtpCommandTest::aTypedLineIsRead_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("clean") << QByteArray("play b D4") << QByteArray("play b D4");
    QTest::newRow("blanks") << QByteArray("  play \t b   D4 \r\n") << QByteArray("play b D4");
    QTest::newRow("comment") << QByteArray("name # who is it?") << QByteArray("name");
    QTest::newRow("own id") << QByteArray("12 name") << QByteArray("name");
    QTest::newRow("control bytes") << QByteArray("na\x01me\x7F") << QByteArray("name");
    QTest::newRow("number as argument") << QByteArray("boardsize 19") << QByteArray("boardsize 19");
}

void GtpCommandTest::aTypedLineIsRead()
{
    QFETCH(QByteArray, typed);
    QFETCH(QByteArray, line);

    const Result<GtpCommand> command = GtpCommand::parse(typed);
    QVERIFY(command);
    QVERIFY(command->isValid());
    QCOMPARE(command->line(), line);
}

void GtpCommandTest::aLineWithoutACommandIsRefused_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \t ");
    QTest::newRow("only a comment") << QByteArray("# name");
    QTest::newRow("only an id: KataGo answers it with an endless response") << QByteArray("15");
    QTest::newRow("two numbers") << QByteArray("15 16");
}

void GtpCommandTest::aLineWithoutACommandIsRefused()
{
    QFETCH(QByteArray, typed);

    const Result<GtpCommand> command = GtpCommand::parse(typed);
    QVERIFY(!command);
    QVERIFY(!command.error().isEmpty());
}

SHINPAN_TEST(GtpCommandTest)
#include "gtpcommand_test.moc"
