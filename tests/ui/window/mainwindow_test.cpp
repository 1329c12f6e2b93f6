#include "ui/window/mainwindow.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardoptions.h"
#include "ui/board/boardview.h"
#include "ui/console/commandentry.h"
#include "ui/console/gtpconsole.h"
#include "ui/document/documentcontroller.h"
#include "ui/engines/enginefailurecard.h"
#include "ui/info/commentpanel.h"
#include "ui/kit/panel.h"
#include "ui/match/playoptions.h"
#include "ui/play/gamepanel.h"
#include "ui/tree/gametreeview.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

using namespace shinpan;

/// The window as a whole: its parts are there and joined.
class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void allPartsAreThere();
    void whatStaysClosedIsNotMade();
    void f9LeadsToTheLineOfTheConsole();
    void aClickOnTheBoardPlays();
    void anIllegalClickIsExplained();
    void aClickThatIsNoMoveIsExplained();
    void theWholeScreenIsFilledOnRequest();
    void thePaceIsRemembered();
    void thePaceIsThereForTwoEnginesOnly();
    void noGhostIsShownOnAForbiddenKo();
    void escapePutsTheEstimateAway();
    void aPanelMayHaveAWindowOfItsOwn();
    void oneClickMakesStonesSilent();
    void aTypedCommandReachesTheEngine();
    void aFailureIsShownAndSettled();
    void aForfeitIsToldWithItsReason();
    void theTitleShowsPlayersAndFile();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }

    std::unique_ptr<test::OpenWindow> m_open;
};

void MainWindowTest::allPartsAreThere()
{
    QVERIFY(m_open->part<BoardView>().isVisible());
    QVERIFY(m_open->part<BoardView>().hasFocus());
    QVERIFY(m_open->part<GameTreeView>().isVisible());
    QVERIFY(m_open->part<GamePanel>().isVisible());
    QVERIFY(m_open->part<CommentPanel>().isVisible());
    QVERIFY(!m_open->part<GtpConsole>().isVisible());
    QVERIFY(m_open->window->findChild<EngineFailureCard *>() == nullptr);
    QCOMPARE(m_open->window->windowTitle(), QStringLiteral("Untitled[*] — Shinpan"));
    QCOMPARE(test::control<QLabel>(*m_open->window, "Status")->text(),
             QStringLiteral("Black to play – no game is running"));
}

/// A window starts sooner so.
void MainWindowTest::whatStaysClosedIsNotMade()
{
    for (const char *name : {"analysis", "comparison", "review", "commands"}) {
        auto *panel = m_open->window->findChild<QDockWidget *>(QLatin1String(name));
        QVERIFY2(panel->widget() == nullptr, name);
        panel->toggleViewAction()->trigger();
        QVERIFY2(panel->widget() != nullptr && panel->isVisible(), name);
    }
}

void MainWindowTest::f9LeadsToTheLineOfTheConsole()
{
    QVERIFY(m_open->table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_F9);
    QVERIFY(m_open->part<GtpConsole>().isVisible());
    QVERIFY(m_open->part<CommandEntry>().hasFocus());
}

void MainWindowTest::aClickOnTheBoardPlays()
{
    m_open->click("E5");
    m_open->click("C3");

    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5 C3"));
    QCOMPARE(m_open->part<BoardView>().position(), game().cursor().board());
    QCOMPARE(m_open->part<GameTreeView>().currentNode(), game().cursor().node());
    QVERIFY(m_open->window->isWindowModified());
}

void MainWindowTest::anIllegalClickIsExplained()
{
    m_open->click("E5");

    m_open->click("E5");

    QCOMPARE(m_open->window->statusBar()->currentMessage(),
             QStringLiteral("There is already a stone there"));
}

void MainWindowTest::aClickThatIsNoMoveIsExplained()
{
    const Seat engine{test::fakeEngine()};
    m_open->table.set(engine, engine);
    game().start();
    game().pace().pause();
    QVERIFY(m_open->table.waitForState(Match::State::Holding));

    m_open->click("E5");

    QCOMPARE(m_open->window->statusBar()->currentMessage(),
             QStringLiteral("The game is paused: resume it to play on"));

    QVERIFY(m_open->table.startWithEngine({}));
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    game().cursor().toStart();
    m_open->click("C3");

    QCOMPARE(m_open->window->statusBar()->currentMessage(),
             QStringLiteral("The game is at another position: return to it to play on"));
}

void MainWindowTest::theWholeScreenIsFilledOnRequest()
{
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_F11);
    QTRY_VERIFY(m_open->window->isFullScreen());
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_F11);
    QTRY_VERIFY(!m_open->window->isFullScreen());
}

void MainWindowTest::thePaceIsRemembered()
{
    auto *pace = test::control<QComboBox>(*m_open->window, "Least time per move of an engine");

    pace->setCurrentIndex(pace->findText(QStringLiteral("2 seconds a move")));

    // Nothing is slowed down while a person plays.
    QVERIFY(game().pace().minimumMoveTime() < std::chrono::seconds(1));
    game().setSeat(Color::Black, {test::fakeEngine()});
    game().setSeat(Color::White, {test::fakeEngine()});
    QCOMPARE(game().pace().minimumMoveTime(), std::chrono::seconds(2));
    QCOMPARE(m_open->preferences.get(&PlayOptions::pace), std::chrono::seconds(2));
    m_open->reopen();
    QCOMPARE(test::control<QComboBox>(*m_open->window, "Least time per move of an engine")
                 ->currentText(),
             QStringLiteral("2 seconds a move"));
}

/// It was read as time to think beside a person's game.
void MainWindowTest::thePaceIsThereForTwoEnginesOnly()
{
    const auto *pace = test::control<QWidget>(*m_open->window, "Least time per move of an engine");
    QVERIFY(!pace->isVisible());
    game().setSeat(Color::White, {test::fakeEngine()});
    QVERIFY(!pace->isVisible());
    game().setSeat(Color::Black, {test::fakeEngine()});
    QTRY_VERIFY(pace->isVisible());
}

void MainWindowTest::noGhostIsShownOnAForbiddenKo()
{
    game().showTree(readSgf("(;SZ[9]AB[ed][de][ef]AW[fd][ee][ff][ge];B[fe])")->tree);
    game().cursor().toEnd(); // White may not take the stone at F5 back at E5
    auto &board = m_open->part<BoardView>();
    const auto hover = [&board](const char *vertex) {
        QTest::mouseMove(&board, board.geometry().centre(test::at(vertex)).toPoint());
        return board.scene().ghost.has_value();
    };
    QVERIFY(hover("A1"));
    QVERIFY(!hover("E5"));
    QVERIFY(hover("A2"));
}

void MainWindowTest::escapePutsTheEstimateAway()
{
    auto &board = m_open->part<BoardView>();
    board.setFocus();
    const auto *estimate = test::control<QWidget>(*m_open->window, "Estimate of the score");
    QTest::keyClick(&board, Qt::Key_E);
    QTRY_VERIFY(estimate->isVisible());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!estimate->isVisible());
}

void MainWindowTest::aPanelMayHaveAWindowOfItsOwn()
{
    auto *console = m_open->window->findChild<Panel *>(QStringLiteral("console"));
    console->windowAction()->trigger();
    QVERIFY(console->isVisible() && console->isWindow());
    QVERIFY(!console->windowFlags().testFlag(Qt::FramelessWindowHint)); // it can be moved anywhere

    m_open->window->hide(); // as behind another tab
    QVERIFY(!console->isVisible());
    m_open->window->show();
    QVERIFY(console->isVisible() && console->isWindow());

    console->windowAction()->trigger();
    QVERIFY(console->isVisible() && !console->isWindow());
}

void MainWindowTest::oneClickMakesStonesSilent()
{
    m_open->preferences.set(&BoardOptions::hasSound, BoardOptions().hasSound);
    QVERIFY(m_open->preferences.get(&BoardOptions::hasSound)); // from the first game on
    auto *sounds = test::control<QToolButton>(*m_open->window, "Sounds");
    sounds->click();
    QVERIFY(!m_open->preferences.get(&BoardOptions::hasSound));
    sounds->click();
    QVERIFY(m_open->preferences.get(&BoardOptions::hasSound));
}

void MainWindowTest::aTypedCommandReachesTheEngine()
{
    QVERIFY(m_open->table.startWithEngine({}));
    m_open->showConsole();
    auto *entry = test::control<QLineEdit>(*m_open->window, "GTP command");
    QVERIFY(entry->isEnabled());

    entry->setText(QStringLiteral("showboard"));
    QTest::keyClick(entry, Qt::Key_Return);

    QVERIFY(m_open->table.transcriptLines(GtpTranscript::Kind::Command)
                .contains(QLatin1String("showboard")));
}

void MainWindowTest::aFailureIsShownAndSettled()
{
    QVERIFY(
        m_open->table.startWithEngine({QStringLiteral("--exit-at"), QStringLiteral("genmove:7")}));
    m_open->table.play("E5");
    QVERIFY(m_open->table.waitForState(Match::State::Suspended));
    const auto &card = m_open->part<EngineFailureCard>();
    QVERIFY(card.isVisible());
    QVERIFY(m_open->part<BoardView>().isVisible());

    test::buttonWithText<QPushButton>(card, "Open Console")->click();
    QVERIFY(m_open->part<GtpConsole>().isVisible());
    game().setSeat(Color::White, {});

    QVERIFY(!card.isVisible());
}

void MainWindowTest::aForfeitIsToldWithItsReason()
{
    QVERIFY(m_open->table.startWithEngine({QStringLiteral("--illegal-at"), QStringLiteral("1")}));

    m_open->table.play("E5");

    QVERIFY(m_open->table.waitForState(Match::State::Over));
    const auto *card = test::control<QWidget>(*m_open->window, "The end of the game");
    QVERIFY(card->isVisible());
    const QList<QLabel *> told = card->findChildren<QLabel *>();
    QCOMPARE(told.at(0)->text(), QStringLiteral("Black wins by forfeit"));
    QVERIFY2(told.at(1)->text().startsWith(QLatin1String("White played move 2 at E5, which is")),
             qPrintable(told.at(1)->text()));
}

void MainWindowTest::theTitleShowsPlayersAndFile()
{
    const QString path = m_open->directory.filePath(QStringLiteral("game.sgf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;FF[4]GM[1]SZ[9]PB[Ann]PW[Ben])");
    file.close();

    m_open->window->document().openFile(path);

    QTRY_COMPARE(m_open->window->windowTitle(),
                 QStringLiteral("Ann – Ben (game.sgf)[*] — Shinpan"));
    QVERIFY(!m_open->window->isWindowModified());
    m_open->click("E5");
    QVERIFY(m_open->window->isWindowModified());
}

SHINPAN_TEST(MainWindowTest)

#include "mainwindow_test.moc"
