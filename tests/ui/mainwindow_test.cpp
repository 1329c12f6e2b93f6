#include "ui/mainwindow.h"

#include "core/engine/engineprofilestore.h"
#include "tests/support/testmain.h"
#include "tests/ui/accessiblenames.h"
#include "tests/ui/controls.h"
#include "tests/ui/gametable.h"
#include "ui/board/boardview.h"
#include "ui/console/gtpconsole.h"
#include "ui/documentcontroller.h"
#include "ui/engines/enginefailurecard.h"
#include "ui/info/commentpanel.h"
#include "ui/match/gamepanel.h"
#include "ui/preferences.h"
#include "ui/tree/gametreeview.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QWidgetAction>

#include <memory>

using namespace shinpan;
using test::eventually;
using test::fakeEngine;

/// The window as a whole: its parts are there, named and joined.
class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void allPartsAreThere();
    void everyActionHasAText();
    void everyShortcutIsUnique();
    void everyMnemonicIsUniqueInItsMenu();
    void everyControlHasAnAccessibleName();
    void aClickOnTheBoardPlays();
    void anIllegalClickIsExplained();
    void bareKeysMoveThroughTheGame();
    void bareKeysBelongToTextsListsAndBoxes();
    void thePaceIsRemembered();
    void aTypedCommandReachesTheEngine();
    void aFailureIsShownAndSettled();
    void aForfeitIsToldWithItsReason();
    void theTitleShowsTheFile();
    void anAbandonedGameIsOffered();
    void closingAsksAndCanBeCalledOff();
    void closingIsAnnouncedOnceNothingIsUnsaved();

private:
    template <typename T>
    [[nodiscard]] T &part() const
    {
        return *m_window->findChild<T *>();
    }
    [[nodiscard]] GameController &game() const { return m_table->game; }
    void openWindow();
    void click(const char *vertex) const;
    void answer(QMessageBox::StandardButton button) const;

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<MainWindow> m_window;
};

void MainWindowTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_preferences =
        std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("shinpan.ini")));
    m_preferences->setPace(std::chrono::milliseconds(0));
    m_store =
        std::make_unique<EngineProfileStore>(m_directory->filePath(QStringLiteral("engines.json")));
    m_store->setStored({fakeEngine({}, QStringLiteral("Weak"))});
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    openWindow();
}

void MainWindowTest::openWindow()
{
    m_window = std::make_unique<MainWindow>(
        WindowParts{*m_preferences, *m_store, m_table->transcript, m_table->hub, m_table->game,
                    m_directory->filePath(QStringLiteral("recovery"))});
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MainWindowTest::cleanup()
{
    m_window.reset();
    m_table.reset();
    m_store.reset();
    m_preferences.reset();
    m_directory.reset();
}

void MainWindowTest::click(const char *vertex) const
{
    auto &board = part<BoardView>();
    const Point point = pointFromVertex(vertex, board.boardSize()).value();
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.geometry().centre(point).toPoint());
}

void MainWindowTest::answer(QMessageBox::StandardButton button) const
{
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY2(box, "nothing is asked");
    box->button(button)->click();
}

void MainWindowTest::allPartsAreThere()
{
    QVERIFY(part<BoardView>().isVisible());
    QVERIFY(part<BoardView>().hasFocus());
    QVERIFY(part<GameTreeView>().isVisible());
    QVERIFY(part<GamePanel>().isVisible());
    QVERIFY(part<CommentPanel>().isVisible());
    QVERIFY(!part<GtpConsole>().isVisible());
    QVERIFY(!part<EngineFailureCard>().isVisible());
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Untitled[*] – Shinpan"));
    QCOMPARE(test::control<QLabel>(*m_window, "Status")->text(),
             QStringLiteral("Black to play – no game is running"));
}

void MainWindowTest::everyActionHasAText()
{
    const QList<QAction *> actions = m_window->findChildren<QAction *>();
    for (const QAction *action : actions) {
        // Qt's own: the button that clears a line, the menu for a menu bar without room.
        const QMenu *menu = action->menu<QMenu *>();
        const bool isQtsOwn = action->parent()->inherits("QLineEdit")
                           || (menu && menu->parent() == m_window->menuBar());
        QVERIFY2(!action->text().isEmpty() || action->isSeparator() || isQtsOwn
                     || qobject_cast<const QWidgetAction *>(action),
                 action->parent()->metaObject()->className());
    }
}

void MainWindowTest::everyShortcutIsUnique()
{
    QMap<QString, QStringList> users;
    const QList<QAction *> actions = m_window->findChildren<QAction *>();
    for (const QAction *action : actions) {
        const QList<QKeySequence> shortcuts = action->shortcuts();
        for (const QKeySequence &shortcut : shortcuts) {
            users[shortcut.toString()].append(action->text());
        }
    }
    QVERIFY(users.size() > 15);
    for (auto user = users.cbegin(); user != users.cend(); ++user) {
        const QString names = user->join(QLatin1String(", "));
        QVERIFY2(user->size() == 1, qPrintable(QStringLiteral("%1: %2").arg(user.key(), names)));
    }
}

void MainWindowTest::everyMnemonicIsUniqueInItsMenu()
{
    const auto check = [](const QList<QAction *> &actions) {
        QMap<QString, QString> users;
        for (const QAction *action : actions) {
            const QString key = QKeySequence::mnemonic(action->text()).toString();
            if (!key.isEmpty()) {
                const QString other = users.value(key);
                QVERIFY2(other.isEmpty(), qPrintable(other + u'/' + action->text()));
                users[key] = action->text();
            }
        }
    };
    const auto checkAll = [&] {
        check(m_window->menuBar()->actions());
        const QList<QMenu *> menus = m_window->menuBar()->findChildren<QMenu *>();
        for (const QMenu *menu : menus) {
            check(menu->actions());
        }
    };
    checkAll();
    QVERIFY(m_table->startWithEngine({})); // Start is called Pause
    checkAll();
    game().pause(); // and then Resume
    checkAll();
}

void MainWindowTest::everyControlHasAnAccessibleName()
{
    part<GtpConsole>().parentWidget()->show();
    Q_EMIT game().engineFailed({Color::Black,
                                QStringLiteral("Ghost"),
                                QStringLiteral("ghost"),
                                QStringLiteral("died"),
                                {QStringLiteral("oops")}});
    m_window->tell(QStringLiteral("News"));
    QStringList offenders;
    const QList<QWidget *> widgets = m_window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        const bool isControl =
            qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
            || qobject_cast<QComboBox *>(widget) || qobject_cast<QPlainTextEdit *>(widget)
            || qobject_cast<QAbstractItemView *>(widget) || qobject_cast<BoardView *>(widget)
            || qobject_cast<GameTreeView *>(widget);
        // The mouse's way to clear a line; Qt gives it no name, and no key reaches it.
        const bool isForTheMouse = widget->inherits("QLineEditIconButton");
        const bool isOfAPopup = widget->window() != m_window.get();
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (isControl && !isOfAPopup && !isForTheMouse
            && (!face || face->text(QAccessible::Name).isEmpty())) {
            offenders.append(QString::fromLatin1(widget->metaObject()->className()) + u' '
                             + widget->objectName());
        }
    }
    QCOMPARE(offenders.join(u'|'), QString());
    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

void MainWindowTest::aClickOnTheBoardPlays()
{
    click("E5");
    click("C3");

    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
    QCOMPARE(part<BoardView>().position(), game().cursor().board());
    QCOMPARE(part<GameTreeView>().currentNode(), game().cursor().node());
    QVERIFY(m_window->isWindowModified());
}

void MainWindowTest::anIllegalClickIsExplained()
{
    click("E5");

    click("E5");

    QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("There is a stone already"));
}

void MainWindowTest::bareKeysMoveThroughTheGame()
{
    click("E5");
    click("C3");

    QTest::keyClick(&part<BoardView>(), Qt::Key_Left);
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5"));
    QTest::keyClick(&part<BoardView>(), Qt::Key_P);
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 pass"));
    QTest::keyClick(&part<BoardView>(), Qt::Key_Up);
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
    part<GameTreeView>().setFocus();
    QTest::keyClick(&part<GameTreeView>(), Qt::Key_Home);
    QCOMPARE(m_table->movesToCursor(), QString());
}

void MainWindowTest::bareKeysBelongToTextsListsAndBoxes()
{
    click("E5");
    click("C3");
    const auto press = [](QWidget *widget) {
        widget->setFocus();
        for (const Qt::Key key :
             {Qt::Key_Left, Qt::Key_Down, Qt::Key_Home, Qt::Key_PageUp, Qt::Key_P}) {
            QTest::keyClick(widget, key);
        }
    };
    part<GtpConsole>().parentWidget()->show();
    auto *comment = test::control<QPlainTextEdit>(*m_window, "Comment on this position");
    auto *pace = test::control<QComboBox>(*m_window, "Least time per move of an engine");

    press(comment);
    QCOMPARE(comment->toPlainText(), QStringLiteral("p"));
    pace->setFocus();
    QTest::keyClick(pace, Qt::Key_Down);
    QCOMPARE(pace->currentIndex(), 1);
    press(pace);
    press(part<GtpConsole>().findChild<QListView *>());

    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
    QCOMPARE(game().record().tree().nodeCount(), std::size_t(3));
}

void MainWindowTest::thePaceIsRemembered()
{
    auto *pace = test::control<QComboBox>(*m_window, "Least time per move of an engine");

    pace->setCurrentIndex(pace->findText(QStringLiteral("2 seconds a move")));

    QCOMPARE(game().minimumMoveTime(), std::chrono::seconds(2));
    QCOMPARE(m_preferences->pace(), std::chrono::seconds(2));
    m_window.reset();
    openWindow();
    QCOMPARE(test::control<QComboBox>(*m_window, "Least time per move of an engine")->currentText(),
             QStringLiteral("2 seconds a move"));
}

void MainWindowTest::aTypedCommandReachesTheEngine()
{
    QVERIFY(m_table->startWithEngine({}));
    part<GtpConsole>().parentWidget()->show();
    auto *entry = test::control<QLineEdit>(*m_window, "GTP command");
    QVERIFY(entry->isEnabled());

    entry->setText(QStringLiteral("showboard"));
    QTest::keyClick(entry, Qt::Key_Return);

    QVERIFY(m_table->transcriptLines(GtpTranscript::Kind::Command)
                .contains(QLatin1String("showboard")));
}

void MainWindowTest::aFailureIsShownAndSettled()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--exit-at"), QStringLiteral("genmove:7")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Suspended));
    const auto &card = part<EngineFailureCard>();
    QVERIFY(card.isVisible());
    QVERIFY(part<BoardView>().isVisible());

    test::buttonWithText<QPushButton>(card, "Open console")->click();
    QVERIFY(part<GtpConsole>().isVisible());
    game().setSeat(Color::White, {});

    QVERIFY(!card.isVisible());
}

void MainWindowTest::aForfeitIsToldWithItsReason()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--illegal-at"), QStringLiteral("1")}));

    m_table->play("E5");

    QVERIFY(m_table->waitForState(Match::State::Over));
    const auto *notice = test::control<QWidget>(*m_window, "Notice");
    QVERIFY(notice->isVisible());
    const QString told = notice->findChild<QLabel *>()->text();
    QVERIFY2(told.startsWith(QLatin1String("Black wins by forfeit. ")), qPrintable(told));
}

void MainWindowTest::theTitleShowsTheFile()
{
    const QString path = m_directory->filePath(QStringLiteral("game.sgf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;FF[4]GM[1]SZ[9])");
    file.close();

    m_window->document().openFile(path);

    QCOMPARE(m_window->windowTitle(), QStringLiteral("game.sgf[*] – Shinpan"));
    QVERIFY(!m_window->isWindowModified());
    click("E5");
    QVERIFY(m_window->isWindowModified());
}

void MainWindowTest::anAbandonedGameIsOffered()
{
    const QDir recovery(m_directory->filePath(QStringLiteral("recovery")));
    QVERIFY(recovery.mkpath(QStringLiteral(".")));
    QFile file(recovery.filePath(QStringLiteral("old.sgf")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;FF[4]GM[1]SZ[9];B[ee])");
    file.close();

    m_window->offerRecovery();
    m_window->tell(QStringLiteral("Something else"));
    test::buttonWithText<QPushButton>(*m_window, "Recover it")->click();

    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5"));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(!file.exists());
}

void MainWindowTest::closingAsksAndCanBeCalledOff()
{
    const QSignalSpy closing(m_window.get(), &MainWindow::closing);
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));

    m_window->close();
    answer(QMessageBox::Cancel);

    QCOMPARE(closing.size(), 0);
    QVERIFY(m_window->isVisible());
    QVERIFY(game().isGameRunning());
}

void MainWindowTest::closingIsAnnouncedOnceNothingIsUnsaved()
{
    const QSignalSpy closing(m_window.get(), &MainWindow::closing);
    click("E5");

    m_window->close();
    QCOMPARE(closing.size(), 0);
    answer(QMessageBox::Discard);

    QCOMPARE(closing.size(), 1);
    QVERIFY(m_window->isHidden());
    QVERIFY(!m_preferences->windowGeometry().isEmpty());
    QVERIFY(!m_preferences->windowState().isEmpty());
}

SHINPAN_TEST(MainWindowTest)
#include "mainwindow_test.moc"
