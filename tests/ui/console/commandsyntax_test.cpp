#include "ui/console/commandsyntax.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using PlaceKind = CommandPlace::Kind;

class CommandSyntaxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastWordIsFound_data();
    void theLastWordIsFound();
    void eachPlaceIsKnown_data();
    void eachPlaceIsKnown();
    void choicesAreOffered();
    void whatIsStillToComeIsTold_data();
    void whatIsStillToComeIsTold();
};

void CommandSyntaxTest::theLastWordIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("word");
    QTest::newRow("nothing") << QString() << 0 << 0 << QString();
    QTest::newRow("a name") << QStringLiteral("pla") << 0 << 0 << QStringLiteral("pla");
    QTest::newRow("behind it") << QStringLiteral("play ") << 5 << 1 << QString();
    QTest::newRow("an argument") << QStringLiteral("play b D") << 7 << 2 << QStringLiteral("D");
    QTest::newRow("many blanks") << QStringLiteral("  play\tb  ") << 10 << 2 << QString();
    QTest::newRow("an own id") << QStringLiteral("12 play b") << 8 << 1 << QStringLiteral("b");
    QTest::newRow("a name behind an id") << QStringLiteral("12 ") << 3 << 0 << QString();
}

void CommandSyntaxTest::theLastWordIsFound()
{
    QFETCH(const QString, text);
    QFETCH(const int, start);
    QFETCH(const int, place);
    QFETCH(const QString, word);

    const CommandWord found = lastWordOf(text);

    QCOMPARE(static_cast<int>(found.start), start);
    QCOMPARE(found.place, place);
    QCOMPARE(found.text, word);
}

void CommandSyntaxTest::eachPlaceIsKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *text, PlaceKind kind) {
        QTest::newRow(text) << QString::fromLatin1(text) << static_cast<int>(kind);
    };
    row("", PlaceKind::Name);
    row("genm", PlaceKind::Name);
    row("known_command ", PlaceKind::Name);
    row("play ", PlaceKind::Color);
    row("PLAY b ", PlaceKind::Vertex);
    row("7 play b D4", PlaceKind::Vertex);
    row("play b D4 ", PlaceKind::Nothing);
    row("set_free_handicap D4 Q16 ", PlaceKind::Vertex);
    row("gogui-play_sequence b D4 ", PlaceKind::Color);
    row("gogui-play_sequence b D4 w ", PlaceKind::Vertex);
    row("final_status_list ", PlaceKind::Choice);
    row("loadsgf ", PlaceKind::Other);
    row("undo ", PlaceKind::Nothing);
    row("unheard-of ", PlaceKind::Nothing);
}

void CommandSyntaxTest::eachPlaceIsKnown()
{
    QFETCH(const QString, text);
    QFETCH(const int, kind);

    QCOMPARE(static_cast<int>(placeAtEndOf(text).kind), kind);
}

void CommandSyntaxTest::choicesAreOffered()
{
    QVERIFY(
        placeAtEndOf(QStringLiteral("final_status_list ")).words.contains(QStringLiteral("dead")));
    QCOMPARE(placeAtEndOf(QStringLiteral("genmove ")).words,
             (QStringList{QStringLiteral("b"), QStringLiteral("w")}));
    QCOMPARE(placeAtEndOf(QStringLiteral("play w ")).words, QStringList{QStringLiteral("pass")});
}

void CommandSyntaxTest::whatIsStillToComeIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rest");
    const auto row = [](const char *text, const char *rest) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromUtf8(rest);
    };
    row("", "");
    row("play", "color vertex");
    row("play ", "color vertex");
    row("play b", "vertex");
    row("play b ", "vertex");
    row("play b D4", "");
    row("12 play b ", "vertex");
    row("set_free_handicap D4 ", "vertex …");
    row("gogui-setup b D4", "color vertex …");
    row("gogui-setup b D4 w ", "vertex …");
    row("undo ", "");
    row("unheard-of ", "");
}

void CommandSyntaxTest::whatIsStillToComeIsTold()
{
    QFETCH(const QString, text);
    QFETCH(const QString, rest);

    QCOMPARE(argumentsAfter(text), rest);
}

SHINPAN_TEST(CommandSyntaxTest)
#include "commandsyntax_test.moc"
