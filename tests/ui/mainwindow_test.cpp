#include "ui/mainwindow.h"

#include "tests/support/testmain.h"
#include "tests/ui/controls.h"
#include "tests/ui/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/console/gtpconsole.h"
#include "ui/documentcontroller.h"
#include "ui/engines/enginefailurecard.h"
#include "ui/info/commentpanel.h"
#include "ui/match/gamepanel.h"
#include "ui/tree/gametreeview.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

using namespace shinpan;

/// The window as a whole: its parts are there and joined.
class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void allPartsAreThere();
    void aClickOnTheBoardPlays();
    void anIllegalClickIsExplained();
    void thePaceIsRemembered();
    void aTypedCommandReachesTheEngine();
    void aFailureIsShownAndSettled();
    void aForfeitIsToldWithItsReason();
    void theTitleShowsTheFile();
    void anAbandonedGameIsOffered();
    void abandonedGamesAreOfferedOneByOne();
    void closingAsksAndCanBeCalledOff();
    void closingIsAnnouncedOnceNothingIsUnsaved();

private:
    [[nodiscard]] GameController &game() const { return m_open->table.game; }
    void answer(QMessageBox::StandardButton button) const;
    void press(const char *button) const;
    [[nodiscard]] QString abandonedCopy(const char *name, const QByteArray &text) const;

    std::unique_ptr<test::OpenWindow> m_open;
};

void MainWindowTest::answer(QMessageBox::StandardButton button) const
{
    auto *box = m_open->window->findChild<QMessageBox *>();
    QVERIFY2(box, "nothing is asked");
    box->button(button)->click();
}

/// Presses a button of the offer that is open now.
void MainWindowTest::press(const char *button) const
{
    const auto *notice = test::control<QWidget>(*m_open->window, "Notice");
    test::buttonWithText<QPushButton>(*notice, button)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of the old buttons
}

QString MainWindowTest::abandonedCopy(const char *name, const QByteArray &text) const
{
    const QDir recovery(m_open->directory.filePath(QStringLiteral("recovery")));
    QFile file(recovery.filePath(QLatin1String(name)));
    if (!recovery.mkpath(QStringLiteral(".")) || !file.open(QIODevice::WriteOnly)
        || file.write(text) != text.size()) {
        qFatal("the test cannot write %s", name);
    }
    return file.fileName();
}

void MainWindowTest::allPartsAreThere()
{
    QVERIFY(m_open->part<BoardView>().isVisible());
    QVERIFY(m_open->part<BoardView>().hasFocus());
    QVERIFY(m_open->part<GameTreeView>().isVisible());
    QVERIFY(m_open->part<GamePanel>().isVisible());
    QVERIFY(m_open->part<CommentPanel>().isVisible());
    QVERIFY(!m_open->part<GtpConsole>().isVisible());
    QVERIFY(!m_open->part<EngineFailureCard>().isVisible());
    QCOMPARE(m_open->window->windowTitle(), QStringLiteral("Untitled[*] – Shinpan"));
    QCOMPARE(test::control<QLabel>(*m_open->window, "Status")->text(),
             QStringLiteral("Black to play – no game is running"));
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
             QStringLiteral("There is a stone already"));
}

void MainWindowTest::thePaceIsRemembered()
{
    auto *pace = test::control<QComboBox>(*m_open->window, "Least time per move of an engine");

    pace->setCurrentIndex(pace->findText(QStringLiteral("2 seconds a move")));

    QCOMPARE(game().minimumMoveTime(), std::chrono::seconds(2));
    QCOMPARE(m_open->preferences.pace(), std::chrono::seconds(2));
    m_open->reopen();
    QCOMPARE(test::control<QComboBox>(*m_open->window, "Least time per move of an engine")
                 ->currentText(),
             QStringLiteral("2 seconds a move"));
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

    test::buttonWithText<QPushButton>(card, "Open console")->click();
    QVERIFY(m_open->part<GtpConsole>().isVisible());
    game().setSeat(Color::White, {});

    QVERIFY(!card.isVisible());
}

void MainWindowTest::aForfeitIsToldWithItsReason()
{
    QVERIFY(m_open->table.startWithEngine({QStringLiteral("--illegal-at"), QStringLiteral("1")}));

    m_open->table.play("E5");

    QVERIFY(m_open->table.waitForState(Match::State::Over));
    const auto *notice = test::control<QWidget>(*m_open->window, "Notice");
    QVERIFY(notice->isVisible());
    const QString told = notice->findChild<QLabel *>()->text();
    QVERIFY2(told.startsWith(QLatin1String("Black wins by forfeit. ")), qPrintable(told));
}

void MainWindowTest::theTitleShowsTheFile()
{
    const QString path = m_open->directory.filePath(QStringLiteral("game.sgf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;FF[4]GM[1]SZ[9])");
    file.close();

    m_open->window->document().openFile(path);

    QCOMPARE(m_open->window->windowTitle(), QStringLiteral("game.sgf[*] – Shinpan"));
    QVERIFY(!m_open->window->isWindowModified());
    m_open->click("E5");
    QVERIFY(m_open->window->isWindowModified());
}

void MainWindowTest::anAbandonedGameIsOffered()
{
    const QString copy = abandonedCopy("old.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");

    m_open->window->offerRecovery();
    m_open->window->tell(QStringLiteral("Something else"));
    press("Recover it");

    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));
    QVERIFY(m_open->window->isWindowModified());
    QVERIFY(!QFile::exists(copy));
}

void MainWindowTest::abandonedGamesAreOfferedOneByOne()
{
    const QString first = abandonedCopy("1.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");
    const QString second = abandonedCopy("2.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");
    const auto copiesLeft = [&] { return QFile::exists(first) + QFile::exists(second); };

    m_open->window->offerRecovery();
    press("Discard it");
    QCOMPARE(copiesLeft(), 1);
    press("Recover it");

    QCOMPARE(copiesLeft(), 0);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));
}

void MainWindowTest::closingAsksAndCanBeCalledOff()
{
    const QSignalSpy closing(m_open->window.get(), &MainWindow::closing);
    QVERIFY(m_open->table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));

    m_open->window->close();
    answer(QMessageBox::Cancel);

    QCOMPARE(closing.size(), 0);
    QVERIFY(m_open->window->isVisible());
    QVERIFY(game().isGameRunning());
}

void MainWindowTest::closingIsAnnouncedOnceNothingIsUnsaved()
{
    const QSignalSpy closing(m_open->window.get(), &MainWindow::closing);
    m_open->click("E5");

    m_open->window->close();
    QCOMPARE(closing.size(), 0);
    answer(QMessageBox::Discard);

    QCOMPARE(closing.size(), 1);
    QVERIFY(m_open->window->isHidden());
    QVERIFY(!m_open->preferences.windowGeometry().isEmpty());
    QVERIFY(!m_open->preferences.windowState().isEmpty());
}

SHINPAN_TEST(MainWindowTest)
#include "mainwindow_test.moc"
