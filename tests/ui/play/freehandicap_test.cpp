#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/play/boardarea.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace shinpan;

/// A handicap that the person places on the board, in the window.
class FreeHandicapTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }

    void theWindowAsksForTheStones();
    void clicksPlaceAndTakeAway();
    void theButtonWaitsForTheRightNumber();
    void thenWhiteMovesFirst();
    void thereIsNoPassingMeanwhile();
    void withAnEnginesBlackNothingIsAsked();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] HandicapBar &bar() const { return m_open->part<HandicapBar>(); }
    [[nodiscard]] QString barText() const { return bar().findChild<QLabel *>()->text(); }
    [[nodiscard]] QPushButton *done() const
    {
        return test::buttonWithText<QPushButton>(bar(), "Done");
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

void FreeHandicapTest::init()
{
    m_open = std::make_unique<test::OpenWindow>();
    QVERIFY(bar().isHidden());
    NewGameSettings settings;
    settings.size = 9;
    settings.handicap = 3;
    settings.handicapStyle = HandicapStyle::Free;
    game().newGame(settings);
    game().start();
    QVERIFY(m_open->table.waitForState(Match::State::PlacingHandicap));
}

void FreeHandicapTest::theWindowAsksForTheStones()
{
    QVERIFY(!bar().isHidden());
    QCOMPARE(barText(), QStringLiteral("Place 3 handicap stones: 0 on the board."));
}

void FreeHandicapTest::clicksPlaceAndTakeAway()
{
    m_open->click("C3");
    m_open->click("G7");
    m_open->click("C3");

    const Board &shown = m_open->part<BoardView>().position();
    const BoardSize size = shown.size();
    QCOMPARE(shown.at(pointFromVertex("G7", size).value()), Stone::Black);
    QCOMPARE(shown.at(pointFromVertex("C3", size).value()), Stone::Empty);
    QCOMPARE(barText(), QStringLiteral("Place 3 handicap stones: 1 on the board."));
}

void FreeHandicapTest::theButtonWaitsForTheRightNumber()
{
    for (const char *vertex : {"C3", "G7"}) {
        m_open->click(vertex);
        QVERIFY(!done()->isEnabled());
    }
    m_open->click("E5");
    QVERIFY(done()->isEnabled());

    m_open->click("A1");
    QCOMPARE(game().status().placedHandicap().size(), std::size_t(3));

    m_open->click("E5");
    QVERIFY(!done()->isEnabled());
}

void FreeHandicapTest::thenWhiteMovesFirst()
{
    for (const char *vertex : {"C3", "G7", "E5"}) {
        m_open->click(vertex);
    }

    done()->click();

    QVERIFY(m_open->table.waitForState(Match::State::Asking));
    QVERIFY(bar().isHidden());
    QCOMPARE(game().status().playableColor(), std::optional(Color::White));
    const Board &board = game().cursor().board();
    QCOMPARE(board.at(pointFromVertex("E5", board.size()).value()), Stone::Black);
    QCOMPARE(game().record().info().handicap, 3);
    QVERIFY(m_open->table.playAndAwaitTurn("A1"));
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("A1"));
}

void FreeHandicapTest::thereIsNoPassingMeanwhile()
{
    QVERIFY(!game().status().mayPass());

    game().person().pass();

    QVERIFY(game().match()->state() == Match::State::PlacingHandicap);
    QCOMPARE(game().match()->moveCount(), 0);
}

void FreeHandicapTest::withAnEnginesBlackNothingIsAsked()
{
    NewGameSettings settings = game().settings();
    settings.seats.black.engine =
        test::fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("1")});

    game().newGame(settings);
    game().start();

    QVERIFY(m_open->table.waitForState(Match::State::Preparing));
    QCOMPARE(game().status().handicapToPlace(), 0);
    QVERIFY(bar().isHidden());
}

SHINPAN_TEST(FreeHandicapTest)
#include "freehandicap_test.moc"
