#include "core/engine/dialect/gtptext.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace shinpan;
using shinpan::test::at;

namespace {

/// "resign", "pass", a vertex, or "nonsense".
QString wordOf(const std::optional<GenmoveAnswer> &answer)
{
    if (!answer) {
        return QStringLiteral("nonsense");
    }
    if (answer->kind == GenmoveAnswer::Kind::Resignation) {
        return QStringLiteral("resign");
    }
    if (answer->kind == GenmoveAnswer::Kind::Claim) {
        return QStringLiteral("claim");
    }
    return answer->point ? QString::fromStdString(vertexOf(*answer->point))
                         : QStringLiteral("pass");
}

std::vector<SetUpStone> blackStones(std::initializer_list<const char *> vertices)
{
    std::vector<SetUpStone> stones;
    for (const char *vertex : vertices) {
        stones.push_back({at(vertex), Color::Black});
    }
    return stones;
}

} // namespace

/// Go values as engines write them, quirks included.
class GtpTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsReadFromTheFirstWord_data();
    void aMoveIsReadFromTheFirstWord();
    void aClaimIsReadWhereItIsAllowed();
    void rulesAreToldByTheBestCommand_data();
    void rulesAreToldByTheBestCommand();
    void listsOfVerticesAreReadHoweverTheyAreBroken_data();
    void listsOfVerticesAreReadHoweverTheyAreBroken();
    void aListWithOneWrongWordIsNoList_data();
    void aListWithOneWrongWordIsNoList();
    void aListWithoutEndIsNoList();
    void boardSizesAreTold();
    void aFreeHandicapNamesItsPointsInOrder();
    void onlyBlackStonesAreAHandicap();
    void setsOfPointsAreComparedInAnyOrder();
    void colorsAreSingleLetters();
};

void GtpTextTest::aMoveIsReadFromTheFirstWord_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *reply, const char *word) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromLatin1(word);
    };
    row("vertex", "D4", "D4");
    row("small letters", "d4", "D4");
    row("the column after the left-out I", "j9", "J9");
    row("blanks around", "  C3 \n", "C3");
    row("remarks after it", "E5 # winning, I think", "E5");
    row("remarks on the next line", "E5\nvisits 100", "E5");
    row("pass", "pass", "pass");
    row("GNU Go's PASS", "PASS", "pass");
    row("pass with remarks", "Pass (nothing left)", "pass");
    row("resign", "resign", "resign");
    row("capital resign", "RESIGN", "resign");
    row("a claim that was not allowed", "claim", "nonsense");
    row("the column I", "I5", "nonsense");
    row("off the board to the right", "K9", "nonsense");
    row("off the board above", "A10", "nonsense");
    row("row zero", "A0", "nonsense");
    row("no row", "D", "nonsense");
    row("column last", "4D", "nonsense");
    row("glued remark", "D4!", "nonsense");
    row("passing by another name", "passes", "nonsense");
    row("a fruit", "banana", "nonsense");
    row("nothing", "", "nonsense");
    row("blanks only", " \n ", "nonsense");
    row("not Latin", "天元", "nonsense");
}

void GtpTextTest::aMoveIsReadFromTheFirstWord()
{
    QFETCH(QString, reply);
    QFETCH(QString, word);

    QCOMPARE(wordOf(parseGenmove(reply, BoardSize::square(9))), word);
}

void GtpTextTest::aClaimIsReadWhereItIsAllowed()
{
    const BoardSize size = BoardSize::square(9);
    QCOMPARE(wordOf(parseGenmove(QStringLiteral("claim"), size, true)), QStringLiteral("claim"));
    QCOMPARE(wordOf(parseGenmove(QStringLiteral("CLAIM it"), size, true)), QStringLiteral("claim"));
    QCOMPARE(wordOf(parseGenmove(QStringLiteral("D4"), size, true)), QStringLiteral("D4"));
}

void GtpTextTest::rulesAreToldByTheBestCommand_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QSet<QByteArray>>("known");
    QTest::addColumn<QByteArray>("line"); // empty: nothing to tell it by
    const auto row = [](const char *rules, const QSet<QByteArray> &known, const QByteArray &line) {
        QTest::addRow("%s, %d", rules, int(known.size())) << QByteArray(rules) << known << line;
    };
    const QSet<QByteArray> kata{"kata-set-rules", "kgs-rules"};
    const QSet<QByteArray> kgs{"kgs-rules"};
    row("Japanese", kata,
        "kata-set-rules " + QByteArray::fromStdString(toKataGoJson(*rulesetFromText("Japanese"))));
    row("Japanese", kgs, "kgs-rules japanese");
    row("Korean", kgs, "kgs-rules japanese");
    row("Chinese", kgs, "kgs-rules chinese");
    row("AGA", kgs, "kgs-rules aga");
    row("New Zealand", kgs, "kgs-rules new_zealand");
    row("Tromp-Taylor", kgs, {});
    row("Japanese", {}, {});
}

void GtpTextTest::rulesAreToldByTheBestCommand()
{
    QFETCH(QByteArray, rules);
    QFETCH(QSet<QByteArray>, known);
    QFETCH(QByteArray, line);

    const auto command = rulesCommand(*rulesetFromText(rules.toStdString()), known);

    QCOMPARE(command ? command->line() : QByteArray(), line);
    QVERIFY(!command || command->isValid());
}

void GtpTextTest::listsOfVerticesAreReadHoweverTheyAreBroken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<Point>>("points");
    const std::vector<Point> three{at("A1"), at("B1"), at("T19")};

    QTest::newRow("nothing") << QString() << std::vector<Point>{};
    QTest::newRow("one line, as KataGo") << QStringLiteral("A1 B1 T19") << three;
    QTest::newRow("a chain per line, as GNU Go") << QStringLiteral("A1 B1\nT19") << three;
    QTest::newRow("a line each, as Pachi") << QStringLiteral("a1\nb1\nt19\n") << three;
    QTest::newRow("tabs and double blanks") << QStringLiteral("\tA1  B1\t\tT19 ") << three;
}

void GtpTextTest::listsOfVerticesAreReadHoweverTheyAreBroken()
{
    QFETCH(QString, text);
    QFETCH(std::vector<Point>, points);

    const auto read = pointsFromVertices(text, BoardSize::square(19));
    QVERIFY(read);
    QCOMPARE(*read, points);
}

void GtpTextTest::aListWithOneWrongWordIsNoList_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("pass") << QStringLiteral("A1 pass");
    QTest::newRow("off the board") << QStringLiteral("A1 K10");
    QTest::newRow("words") << QStringLiteral("no dead stones");
    QTest::newRow("commas") << QStringLiteral("A1, B1");
}

void GtpTextTest::aListWithOneWrongWordIsNoList()
{
    QFETCH(QString, text);

    QVERIFY(!pointsFromVertices(text, BoardSize::square(9)));
}

/// An engine may answer with as much as the session takes; that must not hold up everybody else.
void GtpTextTest::aListWithoutEndIsNoList()
{
    const QString chains = QStringLiteral("A1 B2 C3 D4 E5 ");
    QElapsedTimer clock;
    clock.start();

    QCOMPARE(pointsFromVertices(chains.repeated(100), BoardSize::square(9))->size(),
             std::size_t(500));
    QVERIFY(!pointsFromVertices(chains.repeated(1'000'000), BoardSize::square(9)));
    QVERIFY2(clock.elapsed() < 500, qPrintable(QString::number(clock.elapsed())));
}

void GtpTextTest::boardSizesAreTold()
{
    QCOMPARE(boardSizeCommand(BoardSize::square(19)).line(), QByteArray("boardsize 19"));
    QCOMPARE(boardSizeCommand({13, 9}).line(), QByteArray("rectangular_boardsize 13 9"));
}

void GtpTextTest::aFreeHandicapNamesItsPointsInOrder()
{
    QCOMPARE(freeHandicapCommand(blackStones({"Q16", "D4", "J10"})).line(),
             QByteArray("set_free_handicap Q16 D4 J10"));
}

void GtpTextTest::onlyBlackStonesAreAHandicap()
{
    std::vector<SetUpStone> stones = blackStones({"D4", "Q16"});
    QVERIFY(isBlackOnly(stones));

    stones.push_back({at("D16"), Color::White});
    QVERIFY(!isBlackOnly(stones));
}

void GtpTextTest::setsOfPointsAreComparedInAnyOrder()
{
    const std::vector<SetUpStone> stones = blackStones({"D4", "Q16", "D16"});

    QVERIFY(isSameSet(std::vector{at("Q16"), at("D16"), at("D4")}, stones));
    QVERIFY(!isSameSet(std::vector{at("Q16"), at("D4")}, stones));
    QVERIFY(!isSameSet(std::vector{at("Q16"), at("D4"), at("Q4")}, stones));
    QVERIFY(!isSameSet(std::vector{at("Q16"), at("D4"), at("D4")}, stones));
}

void GtpTextTest::colorsAreSingleLetters()
{
    QCOMPARE(colorWord(Color::Black), QByteArray("b"));
    QCOMPARE(colorWord(Color::White), QByteArray("w"));
}

SHINPAN_TEST(GtpTextTest)
#include "gtptext_test.moc"
