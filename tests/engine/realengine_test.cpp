#include "core/engine/dialect/gtptext.h"
#include "core/rules/handicap.h"
#include "tests/engine/enginefixture.h"
#include "tests/engine/leelanetwork.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::at;
using shinpan::test::gameOf;
using shinpan::test::outcome;

/// Time and handicap as GNU Go 3.8 and Leela Zero 0.17 really take them, where they are installed.
class RealEngineTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void gnuGoTakesEveryTimeControl_data();
    void gnuGoTakesEveryTimeControl();
    void gnuGoPlacesFixedHandicaps_data();
    void gnuGoPlacesFixedHandicaps();
    void gnuGoPlacesFreeHandicaps();
    void gnuGoKeepsStonesOfARefusedHandicap();
    void gnuGoListsSekiStones();
    void leelaTakesEveryTimeControl_data();
    void leelaTakesEveryTimeControl();
    void leelaPlacesHandicaps();

private:
    /// These are false where it is not installed; if it does not start, the test has failed.
    [[nodiscard]] bool starts(const Result<EngineProfile> &profile);
    [[nodiscard]] bool gnuGoStarts();
    [[nodiscard]] bool leelaStarts();
    static void addControls();
    /// Starts a game with this control, reports the clocks of each stage of it, and asks for a
    /// move.
    void playWith(const TimeControl &control, int size);
    [[nodiscard]] std::vector<Point> blackStones();
};

bool RealEngineTest::starts(const Result<EngineProfile> &profile)
{
    if (!profile) {
        return false;
    }
    create(*profile);
    const EngineDone started = outcome(m_engine->start(Ample, Ample)).value();
    if (!started) {
        QTest::qFail(qPrintable(started.error().sentence().english()), __FILE__, __LINE__);
    }
    forgetCommands();
    return true;
}

bool RealEngineTest::gnuGoStarts()
{
    return starts(resolveEngine(QStringLiteral("gnugo --mode gtp --level 1 --seed 1"), {}));
}

bool RealEngineTest::leelaStarts()
{
    const QString network = fileWith({});
    return test::writeLeelaNetwork(network)
        && starts(resolveEngine(
            QStringLiteral("leelaz --gtp --cpu-only --noponder -t 1 -v 10 --seed 1 -q -w ")
                + network,
            {}));
}

void RealEngineTest::addControls()
{
    QTest::addColumn<QString>("control");
    for (const char *control : {"10m", "10m+5s", "10m+3x5s", "10m+3/30s", "3x5s", "2s/move"}) {
        QTest::newRow(control) << QString::fromLatin1(control);
    }
}

void RealEngineTest::playWith(const TimeControl &control, int size)
{
    EngineGame game = gameOf("", {.size = size});
    game.time = control;
    QVERIFY(bringTo(game));
    GameClock clock({control, control});
    for (const auto used : {0s, 598s, 3s, 1s}) { // main time, its end, overtime
        const auto left = [&clock](Color color) { return clock.timeLeft(color); };
        QVERIFY(outcome(takeTurn({.color = Color::Black,
                                  .left = {left(Color::Black), left(Color::White)},
                                  .perCommand = Ample,
                                  .limit = Ample}))
                    .value());
        (void)clock.charge(Color::Black, used);
    }
    QCOMPARE(m_engine->sync().told().notices(), QStringList());
}

std::vector<Point> RealEngineTest::blackStones()
{
    const auto reply = outcome(m_engine->ask(GtpCommand("list_stones", {"black"}), Ample));
    return pointsFromVertices(reply->text.value_or(QString()), m_engine->sync().game()->line.size)
        .value_or(std::vector<Point>());
}

void RealEngineTest::gnuGoTakesEveryTimeControl_data()
{
    addControls();
}

void RealEngineTest::gnuGoTakesEveryTimeControl()
{
    QFETCH(QString, control);
    if (!gnuGoStarts()) {
        QSKIP("GNU Go is not installed");
    }
    playWith(*timeControlFromText(control.toStdString()), 9);
}

void RealEngineTest::leelaTakesEveryTimeControl_data()
{
    addControls();
}

void RealEngineTest::leelaTakesEveryTimeControl()
{
    QFETCH(QString, control);
    if (!leelaStarts()) {
        QSKIP("Leela Zero is not installed");
    }
    playWith(*timeControlFromText(control.toStdString()), 19);
    QVERIFY(commands().join('\n').contains("kgs-time_settings"));
}

void RealEngineTest::gnuGoPlacesFixedHandicaps_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("agrees"); // with GTP about where the points are
    for (const int size : {7, 8, 9, 10, 11, 13, 14, 15, 17, 19}) {
        QTest::addRow("%d", size) << size << true;
    }
    QTest::newRow("12") << 12 << false; // the fourth line instead of the third
}

void RealEngineTest::gnuGoPlacesFixedHandicaps()
{
    QFETCH(int, size);
    QFETCH(bool, agrees);
    if (!gnuGoStarts()) {
        QSKIP("GNU Go is not installed");
    }
    const BoardSize board = BoardSize::square(size);
    for (int stones = 2; stones <= maxFixedHandicap(board); ++stones) {
        std::vector<Point> points = fixedHandicap(board, stones).value();
        EngineGame game = gameOf("", {.size = size});
        game.line.firstToPlay = Color::White;
        game.line.handicap = stones;
        for (const Point point : points) {
            game.line.setUp.push_back({point, Color::Black});
        }
        forgetCommands();

        QVERIFY(bringTo(game));

        QCOMPARE(commands().join('\n').contains("set_free_handicap"), !agrees);
        std::vector<Point> placed = blackStones();
        std::ranges::sort(placed);
        std::ranges::sort(points);
        QCOMPARE(placed, points);
    }
}

void RealEngineTest::gnuGoPlacesFreeHandicaps()
{
    if (!gnuGoStarts()) {
        QSKIP("GNU Go is not installed");
    }
    for (const int size : {9, 13, 19}) {
        for (const int stones : {2, 5, 9}) {
            const auto points =
                outcome(m_engine->sync().placeFreeHandicap(BoardSize::square(size), stones, Ample));
            QVERIFY(points && *points);
            std::vector<Point> placed = blackStones();
            std::vector<Point> told = points->value();
            std::ranges::sort(placed);
            std::ranges::sort(told);
            QCOMPARE(placed, told);
        }
    }
    QVERIFY(!outcome(m_engine->sync().placeFreeHandicap(BoardSize::square(9), 1, Ample)).value());
    QCOMPARE(blackStones(), std::vector<Point>());
}

void RealEngineTest::gnuGoKeepsStonesOfARefusedHandicap()
{
    if (!gnuGoStarts()) {
        QSKIP("GNU Go is not installed");
    }
    QVERIFY(bringTo(gameOf("")));
    const GtpCommand bad("set_free_handicap", {"C3", "pass"});
    QVERIFY(!outcome(m_engine->ask(bad, Ample))->ok());
    QCOMPARE(blackStones(), std::vector<Point>{at("C3")}); // why placeSetUp() empties the board
}

void RealEngineTest::gnuGoListsSekiStones()
{
    if (!gnuGoStarts()) {
        QSKIP("GNU Go is not installed");
    }
    QVERIFY(bringTo(gameOf("C3 B2", {.size = 5}))); // it plays to the end before it answers

    const auto seki = outcome(m_engine->sekiStones(BoardSize::square(5), Ample)).value();

    QVERIFY(seki.has_value());
    QCOMPARE(*seki, std::vector<Point>());
}

void RealEngineTest::leelaPlacesHandicaps()
{
    if (!leelaStarts()) {
        QSKIP("Leela Zero is not installed");
    }
    const auto points =
        outcome(m_engine->sync().placeFreeHandicap(BoardSize::square(19), 4, Ample));
    QVERIFY(points && *points);
    QCOMPARE(points->value().size(), std::size_t(4));

    forgetCommands();
    QVERIFY(bringTo(gameOf("", {.size = 19, .handicap = "D4 Q16 D16"})));
    QVERIFY(commands().contains("fixed_handicap 3"));
    QVERIFY(bringTo(gameOf("", {.size = 19, .handicap = "C3 R17"})));
    QVERIFY(commands().contains("set_free_handicap C3 R17"));
}

SHINPAN_TEST(RealEngineTest)
#include "realengine_test.moc"
