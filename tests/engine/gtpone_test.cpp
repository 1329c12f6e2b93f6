#include "core/engine/dialect/gtpone.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class GtpOneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theVersionIsToldByWhatIsKnown_data();
    void theVersionIsToldByWhatIsKnown();
    void commandsAreTranslated_data();
    void commandsAreTranslated();
    void whatIsKnownIsLeftAsItIs();
    void anotherBoardIsEmptiedInItsSize();
};

void GtpOneTest::theVersionIsToldByWhatIsKnown_data()
{
    using Names = QSet<QByteArray>;
    const Names old{"black", "white", "genmove_black", "genmove_white", "boardsize", "undo"};
    Names both = old;
    both << "play"
         << "genmove"
         << "clear_board";
    const std::optional<QString> refused;
    const auto said = [](const char *text) { return std::optional(QString::fromLatin1(text)); };

    QTest::addColumn<std::optional<QString>>("answer");
    QTest::addColumn<Names>("known");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("it says 1 and knows the old words") << said("1") << old << true;
    QTest::newRow("it says nothing and knows the old words") << refused << old << true;
    QTest::newRow("it says something else and knows the old words") << said("GTP") << old << true;
    QTest::newRow("it says 1 and nothing is known") << said(" 1 ") << Names() << true;
    QTest::newRow("it says 1 and knows both, as GNU Go 3.8 may") << said("1") << both << false;
    QTest::newRow("it says nothing and knows both") << refused << both << false;
    QTest::newRow("it says 2 and knows the old words") << said("2") << old << false;
    QTest::newRow("it says 2.0") << said("2.0") << old << false;
    QTest::newRow("it says nothing and nothing is known") << refused << Names() << false;
    QTest::newRow("it says 1 and knows the new words")
        << said("1") << Names{"play", "genmove"} << false;
    QTest::newRow("it says 1 and knows a part of the old words")
        << said("1") << Names{"black", "white"} << false;
}

void GtpOneTest::theVersionIsToldByWhatIsKnown()
{
    QFETCH(std::optional<QString>, answer);
    QFETCH(QSet<QByteArray>, known);
    QFETCH(bool, isOne);

    QCOMPARE(speaksGtpOne(answer, known), isOne);
}

void GtpOneTest::commandsAreTranslated_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("translated");
    const auto row = [](const char *line, const char *translated) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(translated);
    };
    row("play b D4", "black D4");
    row("play White pass", "white pass");
    row("genmove b", "genmove_black");
    row("genmove w", "genmove_white");
    row("clear_board", "boardsize 9");
    row("list_commands", "help");
    row("boardsize 13", "boardsize 13");
    row("undo", "undo");
    row("fixed_handicap 2", "fixed_handicap 2");
    row("play green D4", "play green D4");
    row("play b", "play b");
    row("genmove", "genmove");
}

void GtpOneTest::commandsAreTranslated()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, translated);

    QCOMPARE(inGtpOne(*GtpCommand::parse(line), {}, BoardSize::square(9)).line(), translated);
}

void GtpOneTest::whatIsKnownIsLeftAsItIs()
{
    const GtpCommand clear("clear_board");

    QCOMPARE(inGtpOne(clear, {"clear_board"}, BoardSize::square(9)).line(), clear.line());
}

void GtpOneTest::anotherBoardIsEmptiedInItsSize()
{
    const GtpCommand clear("clear_board");

    QCOMPARE(inGtpOne(clear, {}, BoardSize::square(19)).line(), QByteArray("boardsize 19"));
}

SHINPAN_TEST(GtpOneTest)
#include "gtpone_test.moc"
