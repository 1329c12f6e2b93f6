#include "ui/competition/gamewall.h"

#include "tests/support/testmain.h"
#include "tests/ui/competition/competitionfixture.h"
#include "ui/board/boardview.h"
#include "ui/competition/gametile.h"

using namespace shinpan;
using test::buttonWithText;

/// All running games as boards: they are live, and stand where the person wants them.
class GameWallTest : public test::CompetitionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup();

    void runningGamesAreSeenOnBoards();
    void aBoardIsDraggedToAnotherPlace();
    void aBoardIsMovedByKeys();
    void keysFillTheScreenAndLeaveIt();

private:
    /// Opens a wall of this many slow games.
    void openWall(int games);
    /// The tiles by slot, as they stand.
    [[nodiscard]] std::vector<GameTile *> shown() const { return m_wall->tiles(); }

    GameWall *m_wall = nullptr;
};

void GameWallTest::cleanup()
{
    session().stop(StopMode::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
    end();
}

void GameWallTest::openWall(int games)
{
    writeCup(1000,
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
              QStringLiteral("100")},
             qPrintable(QStringLiteral("parallel = %1").arg(games)));
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!session().boards().empty(), Wait);
    press("Boards");
    m_wall = m_window->findChild<GameWall *>();
    QVERIFY(m_wall != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(m_wall));
    QTRY_COMPARE_WITH_TIMEOUT(shown().size(), static_cast<std::size_t>(games), Wait);
}

void GameWallTest::runningGamesAreSeenOnBoards()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
                    QStringLiteral("20"), QStringLiteral("--resign-at"), QStringLiteral("8")});
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(table("Running games").model()->rowCount() > 0, Wait);

    QTest::keyClick(buttonWithText<QPushButton>(*m_window, "Boards"), Qt::Key_Space);

    auto *wall = m_window->findChild<GameWall *>();
    QVERIFY(wall != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(wall));
    const auto hasStones = [](const GameTile &tile) {
        const Board &board = tile.board().position();
        return board != Board(board.size());
    };
    QTRY_COMPARE_WITH_TIMEOUT(wall->tiles().size(), std::size_t{1}, Wait);
    const GameTile &tile = *wall->tiles().front();
    QTRY_VERIFY_WITH_TIMEOUT(hasStones(tile), Wait);
    const QString first = tile.gameId();
    QTRY_VERIFY_WITH_TIMEOUT(tile.gameId() != first, Wait); // the next game of its slot
    wall->close();
    session().stop(StopMode::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), Wait);
}

void GameWallTest::aBoardIsDraggedToAnotherPlace()
{
    openWall(3);
    const std::vector<GameTile *> before = shown();
    GameTile *const dragged = before[0];
    const QPoint grip = dragged->rect().center();
    const QPoint way = before[2]->geometry().center() - dragged->geometry().center();

    QTest::mousePress(dragged, Qt::LeftButton, {}, grip);
    QTest::mouseMove(dragged, grip + way / 2);
    QTest::mouseMove(dragged, dragged->mapFromParent(before[2]->geometry().center()));
    QTest::mouseRelease(dragged, Qt::LeftButton);

    QCOMPARE(shown(), std::vector<GameTile *>({before[1], before[2], before[0]}));
    QVERIFY(before[2]->geometry().left() < before[0]->geometry().left()
            || before[2]->geometry().top() < before[0]->geometry().top());
}

void GameWallTest::aBoardIsMovedByKeys()
{
    openWall(2);
    const std::vector<GameTile *> before = shown();
    before[0]->setFocus();

    QTest::keyClick(before[0], Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown(), std::vector<GameTile *>({before[1], before[0]}));
    QTest::keyClick(before[0], Qt::Key_Right, Qt::ControlModifier); // there is no place
    QCOMPARE(shown(), std::vector<GameTile *>({before[1], before[0]}));
    QTest::keyClick(before[0], Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(shown(), before);
}

void GameWallTest::keysFillTheScreenAndLeaveIt()
{
    openWall(1);

    QTest::keyClick(m_wall, Qt::Key_F11);
    QVERIFY(m_wall->isFullScreen());
    QTest::keyClick(m_wall, Qt::Key_Escape);
    QVERIFY(!m_wall->isFullScreen());
    QVERIFY(m_wall->isVisible());
    QTest::keyClick(m_wall, Qt::Key_Escape);
    QVERIFY(!m_wall->isVisible());
    QVERIFY(session().isRunning());
}

SHINPAN_TEST(GameWallTest)
#include "gamewall_test.moc"
