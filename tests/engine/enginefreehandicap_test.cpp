#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::gameOf;
using shinpan::test::outcome;
using shinpan::test::running;
using Kind = GtpError::Kind;
using Points = std::vector<Point>;

/// Handicap points that an engine chooses (place_free_handicap), and every way to choose badly.
class EngineFreeHandicapTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theEngineKnowsWhatItPlaced();
    void itIsAskedOnAnEmptyBoard();
    void termsThatItWasToldStay();
    void fewerStonesWillDo();
    void whatMakesNoSenseIsTakenBack_data();
    void whatMakesNoSenseIsTakenBack();
    void aRefusalIsTakenBack();
    void anEngineThatDiesOfItSaysSo();
    void anotherGameReplacesIt();

private:
    [[nodiscard]] Result<Points, EngineError> place(int stones);
};

Result<Points, EngineError> EngineFreeHandicapTest::place(int stones)
{
    return outcome(m_engine->sync().placeFreeHandicap(BoardSize::square(9), stones, Ample)).value();
}

void EngineFreeHandicapTest::theEngineKnowsWhatItPlaced()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("", {.komi = 0.5})));
    forgetCommands();

    const auto points = place(2);

    QVERIFY(points);
    QCOMPARE(*points, (Points{at("C3"), at("G7")}));
    const EngineGame wanted = gameOf("E5", {.komi = 0.5, .handicap = "C3 G7"});
    QVERIFY(bringTo(wanted));
    QCOMPARE(commands(), (QByteArrayList{"place_free_handicap 2", "play w E5"}));
    QCOMPARE(*m_engine->sync().game(), wanted);
}

void EngineFreeHandicapTest::itIsAskedOnAnEmptyBoard()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4", {.komi = 0.5})));
    forgetCommands();
    QVERIFY(place(2));
    QCOMPARE(commands(), (QByteArrayList{"clear_board", "place_free_handicap 2"}));

    m_engine->sync().forgetGame();
    forgetCommands();
    QVERIFY(place(3));
    QCOMPARE(commands(),
             (QByteArrayList{"boardsize 9", "clear_board", "komi 0", "place_free_handicap 3"}));
}

void EngineFreeHandicapTest::termsThatItWasToldStay()
{
    QVERIFY(start());
    EngineGame game = gameOf("", {.komi = 0.5});
    game.time = *timeControlFromText("10m");
    QVERIFY(bringTo(game));
    forgetCommands();
    QVERIFY(place(2));

    game = gameOf("", {.komi = 0.5, .handicap = "C3 G7"});
    game.time = *timeControlFromText("10m");
    QVERIFY(bringTo(game));

    QCOMPARE(commands(), QByteArrayList{"place_free_handicap 2"});
}

void EngineFreeHandicapTest::fewerStonesWillDo()
{
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("place_free_handicap=C3 G7")}));

    const auto points = place(3);

    QVERIFY(points);
    QCOMPARE(points->size(), std::size_t(2));
    QCOMPARE(m_engine->sync().game()->line, gameOf("", {.handicap = "C3 G7"}).line);
}

void EngineFreeHandicapTest::whatMakesNoSenseIsTakenBack_data()
{
    QTest::addColumn<QString>("answer");

    QTest::newRow("nothing") << QString();
    QTest::newRow("too few") << QStringLiteral("C3");
    QTest::newRow("too many") << QStringLiteral("C3 G7 C7 G3");
    QTest::newRow("twice the same") << QStringLiteral("C3 G7 c3");
    QTest::newRow("off the board") << QStringLiteral("C3 G7 K10");
    QTest::newRow("a pass") << QStringLiteral("C3 G7 pass");
    QTest::newRow("words") << QStringLiteral("three stones placed");
}

void EngineFreeHandicapTest::whatMakesNoSenseIsTakenBack()
{
    QFETCH(QString, answer);
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("place_free_handicap=") + answer}));
    QVERIFY(bringTo(gameOf("", {.komi = 0.5})));
    forgetCommands();

    const auto points = place(3);

    QVERIFY(!points);
    QCOMPARE(points.error().error, (GtpError{Kind::Malformed, Message::verbatim(answer)}));
    QCOMPARE(points.error().command, QStringLiteral("place_free_handicap 3"));
    QCOMPARE(commands(),
             (QByteArrayList{"place_free_handicap 3", "boardsize 9", "clear_board", "komi 0.5"}));
    QCOMPARE(*m_engine->sync().game(), gameOf("", {.komi = 0.5}));
}

void EngineFreeHandicapTest::aRefusalIsTakenBack()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("")));
    forgetCommands();

    const auto points = place(99);

    QVERIFY(!points);
    QCOMPARE(points.error().sentence(),
             QStringLiteral("answered \"place_free_handicap 99\" with the failure \"invalid number "
                            "of stones\""));
    QVERIFY(commands().contains("clear_board"));
    QCOMPARE(*m_engine->sync().game(), gameOf(""));
}

void EngineFreeHandicapTest::anEngineThatDiesOfItSaysSo()
{
    QVERIFY(start({QStringLiteral("--crash-at"), QStringLiteral("place_free_handicap")}));

    const auto points = place(2);

    QVERIFY(!points);
    QCOMPARE(points.error().error.kind, Kind::EngineEnded);
    QCOMPARE(m_engine->sync().game(), nullptr);
}

void EngineFreeHandicapTest::anotherGameReplacesIt()
{
    QVERIFY(start({QStringLiteral("--late-at"), QStringLiteral("place_free_handicap:100")}));
    QVERIFY(bringTo(gameOf("")));

    const auto placing =
        running(m_engine->sync().placeFreeHandicap(BoardSize::square(9), 2, Ample));
    QVERIFY(test::eventually([this] { return commands().contains("place_free_handicap 2"); }));
    QVERIFY(bringTo(gameOf("D4")));

    QVERIFY(!outcome(placing).value());
    QCOMPARE(placing.value().error().error.kind, Kind::Cancelled);
    QCOMPARE(*m_engine->sync().game(), gameOf("D4"));
}

SHINPAN_TEST(EngineFreeHandicapTest)
#include "enginefreehandicap_test.moc"
