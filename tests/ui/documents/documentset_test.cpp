#include "ui/documents/documentset.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/documents/documenttabs.h"
#include "ui/documents/documentwindow.h"
#include "ui/home/arrangement.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/panel.h"
#include "ui/window/mainwindow.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTest>
#include <QToolButton>

using namespace shinpan;
using test::EmptyGame;
using test::eventually;
using test::OpenDocuments;

/// Documents in tabs and windows: how they come, what their tabs say, and where they go.
class DocumentSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<OpenDocuments>(); }
    void cleanup() { m_open.reset(); }

    void oneDocumentHasNoTabs();
    void aFileTakesThePlaceOfAnUntouchedDocument();
    void aTabIsNamedAfterThePlayers();
    void aTabAndItsTitleFollowTheSeats();
    void aFileLeavesAGameAlone();
    void aFileThatCannotBeReadLeavesNoTab();
    void severalFilesComeInTabs();
    void noFilesComeIntoAClosedWindow();
    void anOpenFileIsOnlyShown();
    void keysOpenTabsAndStepThroughThem();
    void keysOpenAWindow();
    void aWindowIsArrangedAsTheOneBefore();
    void theMenuBarIsThatOfTheDocument();
    void theTitleIsThatOfTheDocument();
    void panelsStayWhereTheyAre();
    void theGameListIsThatOfTheDocument();
    void tabsTellWhatIsNotSaved();
    void aGameBehindATabGoesOnAndShows();
    void aFailedEngineBehindATabShows();
    void eachDocumentHasAConsoleOfItsOwn();
    void aTabIsDraggedToAnotherPlace();
    void aTabIsDraggedOutOfItsWindow();
    void aTabIsDraggedToAnotherWindow();
    void aTabMovesToANewWindowByItsMenu();
    void aTabsMenuMayBeOpenLongerThanTheTab();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) const;
    void drag(int tab, QPoint to) const;
    [[nodiscard]] DocumentTabs &tabs() const
    {
        return *m_open->window().findChild<DocumentTabs *>();
    }

    std::unique_ptr<OpenDocuments> m_open;
};

/// Types it on the board, as the person does.
void DocumentSetTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    auto *board = m_open->current().page().findChild<BoardView *>();
    board->setFocus();
    QTest::keyClick(board, key, modifiers);
}

void DocumentSetTest::drag(int tab, QPoint to) const
{
    const QPoint from = tabs().tabRect(tab).center();
    QTest::mousePress(&tabs(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&tabs(), (from + to) / 2);
    QTest::mouseMove(&tabs(), to);
    QTest::mouseRelease(&tabs(), Qt::LeftButton, {}, to);
}

void DocumentSetTest::oneDocumentHasNoTabs()
{
    QVERIFY(!tabs().isVisible());

    m_open->set->addDocument(m_open->window());

    QVERIFY(tabs().isVisible());
    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled|Untitled"));
}

void DocumentSetTest::aFileTakesThePlaceOfAnUntouchedDocument()
{
    const Document &document = m_open->open("a.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    QCOMPARE(document.game().cursor().record().boardSize(), BoardSize::square(9));
}

void DocumentSetTest::aTabIsNamedAfterThePlayers()
{
    m_open->open("a.sgf", "(;FF[4]GM[1]SZ[9]PB[Kim]PW[Lee];B[ee])");

    QCOMPARE(m_open->tabs(), QStringLiteral("Kim – Lee"));
    QVERIFY(tabs().tabToolTip(0).startsWith(QStringLiteral("Kim – Lee\n")));
    QVERIFY(tabs().tabToolTip(0).endsWith(QLatin1String("a.sgf")));

    GameInfo info = m_open->current().game().record().info();
    info.playerName.white = QStringLiteral("Ann");
    m_open->current().game().record().setInfo(info);
    QVERIFY(test::eventually([this] { return m_open->tabs() == QStringLiteral("Kim – Ann •"); }));
}

/// They called an opened game "You – You" once it went on, and the title stayed behind.
void DocumentSetTest::aTabAndItsTitleFollowTheSeats()
{
    m_open->open("a.sgf", "(;FF[4]GM[1]SZ[9]PB[Kim]PW[Lee];B[ee])");
    OpenGame &game = m_open->current().game();
    const auto title = [this] { return m_open->window().windowTitle().section(u'[', 0, 0); };

    game.start();
    QTRY_COMPARE(m_open->tabs(), QStringLiteral("Kim – Lee •"));
    QCOMPARE(title(), QStringLiteral("Kim – Lee (a.sgf)"));

    game.setSeat(Color::White, {test::fakeEngine()});
    QTRY_COMPARE(m_open->tabs(), QStringLiteral("Kim – Fake •"));
    QCOMPARE(title(), QStringLiteral("Kim – Fake (a.sgf)"));

    game.setSeat(Color::White, {});
    QTRY_COMPARE(m_open->tabs(), QStringLiteral("Kim – You •"));
    QCOMPARE(title(), QStringLiteral("Kim – You (a.sgf)"));
}

void DocumentSetTest::aFileThatCannotBeReadLeavesNoTab()
{
    const Document &first = m_open->open("a.sgf", EmptyGame);
    const auto notice = [](const Document &document) {
        return document.page().notices().isVisible() ? document.page().notices().text() : QString();
    };

    m_open->set->openFiles({m_open->path("none.sgf")}, m_open->window());

    QTRY_COMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    QCOMPARE(&m_open->current(), &first);
    QVERIFY(notice(first).contains(QLatin1String("none.sgf")));

    m_open->current().game().newGame({});
    QCOMPARE(notice(first), QString());
}

void DocumentSetTest::aFileLeavesAGameAlone()
{
    OpenDocuments::play(m_open->current(), "E5");

    m_open->open("a.sgf", EmptyGame);

    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled •|a.sgf"));
}

void DocumentSetTest::severalFilesComeInTabs()
{
    m_open->set->openFiles({m_open->write("a.sgf", EmptyGame), m_open->write("b.sgf", EmptyGame),
                            m_open->write("c.sgf", EmptyGame)},
                           m_open->window());

    QTRY_COMPARE(m_open->tabs(), QStringLiteral("a.sgf|b.sgf|c.sgf"));
}

void DocumentSetTest::noFilesComeIntoAClosedWindow()
{
    DocumentWindow &other = m_open->set->openWindow();
    m_open->set->openFiles({m_open->write("a.sgf", EmptyGame), m_open->write("b.sgf", EmptyGame)},
                           other);
    QCOMPARE(other.documents().size(), std::size_t{1});

    other.close();
    QCoreApplication::processEvents();

    QCOMPARE(m_open->set->windows().size(), std::size_t{1});
    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled"));
}

void DocumentSetTest::anOpenFileIsOnlyShown()
{
    const Document &first = m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);

    m_open->set->openFiles({m_open->path("./a.sgf")}, m_open->window());

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf|b.sgf"));
    QCOMPARE(&m_open->current(), &first);
}

void DocumentSetTest::keysOpenTabsAndStepThroughThem()
{
    const Document *first = &m_open->open("a.sgf", EmptyGame);
    press(Qt::Key_T, Qt::ControlModifier);
    const Document *second = &m_open->current();
    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf|Untitled"));

    press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(&m_open->current(), first);
    press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(&m_open->current(), second);
    QVERIFY(second->page().isVisible());
    QVERIFY(!first->page().isVisible());
}

void DocumentSetTest::keysOpenAWindow()
{
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);

    const std::vector<DocumentWindow *> windows = m_open->set->windows();
    QCOMPARE(windows.size(), std::size_t(2));
    QVERIFY(windows[1]->isVisible());
    QVERIFY(windows[1]->current()->isUntouched());
}

void DocumentSetTest::aWindowIsArrangedAsTheOneBefore()
{
    m_open->current().page().arrangement().choose(WindowLayout::Analyse);

    const DocumentWindow &other = m_open->set->openWindow();

    QCOMPARE(other.current()->page().arrangement().layout(), WindowLayout::Analyse);
    QVERIFY(other.current()->page().findChild<Panel *>(QStringLiteral("analysis"))->isVisible());
}

void DocumentSetTest::theMenuBarIsThatOfTheDocument()
{
    Document &first = m_open->current();
    Document &second = m_open->set->addDocument(m_open->window());

    QVERIFY(second.page().menus().isVisible());
    QVERIFY(!first.page().menus().isVisible());
    QVERIFY(second.page().menus().geometry().bottom() < tabs().geometry().top());
    m_open->window().showDocument(first);
    QVERIFY(first.page().menus().isVisible());
    QVERIFY(!second.page().menus().isVisible());
    QCOMPARE(second.page().menuBar(), &second.page().menus());
}

void DocumentSetTest::theTitleIsThatOfTheDocument()
{
    m_open->open("a.sgf", EmptyGame);
    Document &second = m_open->open("b.sgf", EmptyGame);
    QCOMPARE(m_open->window().windowTitle(), QStringLiteral("b.sgf[*] — Shinpan"));

    OpenDocuments::play(second, "E5");

    QVERIFY(m_open->window().isWindowModified());
    m_open->window().step(1);
    QCOMPARE(m_open->window().windowTitle(), QStringLiteral("a.sgf[*] — Shinpan"));
    QVERIFY(!m_open->window().isWindowModified());
}

void DocumentSetTest::panelsStayWhereTheyAre()
{
    const auto dock = [this](const char *name) {
        return m_open->current().page().findChild<QDockWidget *>(QLatin1String(name));
    };
    dock("comment")->hide();
    dock("console")->show();

    m_open->open("a.sgf", EmptyGame);
    m_open->set->addDocument(m_open->window());

    QVERIFY(dock("comment")->isHidden());
    QVERIFY(dock("console")->isVisible());
    dock("comment")->show();
    m_open->window().step(1);
    QVERIFY(dock("comment")->isVisible());
}

void DocumentSetTest::theGameListIsThatOfTheDocument()
{
    const auto hasList = [this] {
        return m_open->current()
            .page()
            .findChild<QDockWidget *>(QStringLiteral("games"))
            ->isVisible();
    };
    m_open->open("many.sgf", "(;FF[4]GM[1]SZ[9])(;FF[4]GM[1]SZ[9])");
    QVERIFY(hasList());

    m_open->open("one.sgf", EmptyGame);
    QVERIFY(!hasList());
    m_open->window().step(1);
    QVERIFY(hasList());
}

void DocumentSetTest::tabsTellWhatIsNotSaved()
{
    Document &document = m_open->open("R&B.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);
    QCOMPARE(m_open->tabs(), QStringLiteral("R&&B.sgf|b.sgf"));

    OpenDocuments::play(document, "E5");

    QCOMPARE(m_open->tabs(), QStringLiteral("R&&B.sgf •|b.sgf"));
    QCOMPARE(tabs().accessibleTabName(0), QStringLiteral("R&B.sgf, not saved"));
    QVERIFY(tabs().tabToolTip(0).startsWith(m_open->path("R&B.sgf")));
    document.file().save();
    QVERIFY(eventually([this] { return m_open->tabs() == QLatin1String("R&&B.sgf|b.sgf"); }));
}

void DocumentSetTest::aGameBehindATabGoesOnAndShows()
{
    Document &playing = m_open->current();
    NewGameSettings settings;
    settings.size = 9;
    const Seat engine{test::fakeEngine({QStringLiteral("--random"), QStringLiteral("1")})};
    settings.seats = {engine, engine};
    playing.game().newGame(settings);
    playing.game().start();

    m_open->set->addDocument(m_open->window());

    QVERIFY(!playing.page().isVisible());
    const int moves = playing.game().cursor().moveNumber();
    QVERIFY(eventually([&] { return playing.game().cursor().moveNumber() > moves + 3; }));
    QVERIFY(!tabs().tabIcon(0).isNull());
    QVERIFY(tabs().accessibleTabName(0).contains(QLatin1String("a game is being played")));
    playing.game().stop();
    QVERIFY(eventually([this] { return tabs().tabIcon(0).isNull(); }));
}

void DocumentSetTest::aFailedEngineBehindATabShows()
{
    Document &playing = m_open->current();
    NewGameSettings settings;
    settings.size = 9;
    settings.seats = {
        Seat{test::fakeEngine()},
        Seat{test::fakeEngine({QStringLiteral("--exit-at"), QStringLiteral("genmove:5")})}};
    playing.game().newGame(settings);
    playing.game().start();

    m_open->set->addDocument(m_open->window());

    QVERIFY(eventually([this] {
        return tabs().accessibleTabName(0).contains(QLatin1String("an engine failed"));
    }));
    QVERIFY(!tabs().tabIcon(0).isNull());
}

void DocumentSetTest::eachDocumentHasAConsoleOfItsOwn()
{
    Document &playing = m_open->current();
    NewGameSettings settings;
    settings.size = 9;
    settings.seats.white.engine = test::fakeEngine();
    playing.game().newGame(settings);
    playing.game().start();
    const Document &other = m_open->set->addDocument(m_open->window());
    const auto entryOf = [](const Document &document) {
        return test::control<QWidget>(document.page(), "GTP command");
    };

    QVERIFY(eventually([&] { return entryOf(playing)->isEnabled(); }));
    QVERIFY(!entryOf(other)->isEnabled());
}

void DocumentSetTest::aTabIsDraggedToAnotherPlace()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);
    const Document *dragged = &m_open->current();

    drag(1, tabs().tabRect(0).center() - QPoint(20, 0));

    QVERIFY(eventually([this] { return m_open->tabs() == QLatin1String("b.sgf|a.sgf"); }));
    QCOMPARE(&m_open->current(), dragged);
}

void DocumentSetTest::aTabIsDraggedOutOfItsWindow()
{
    m_open->open("a.sgf", EmptyGame);
    Document &document = m_open->open("b.sgf", EmptyGame);

    drag(1, QPoint(300, 400));

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    const std::vector<DocumentWindow *> windows = m_open->set->windows();
    QCOMPARE(windows.size(), std::size_t(2));
    QCOMPARE(windows[1]->current(), &document);
    QVERIFY(document.page().isVisible());
    QVERIFY(document.page().menus().isVisible());
}

void DocumentSetTest::aTabIsDraggedToAnotherWindow()
{
    DocumentWindow &other = m_open->set->openWindow();
    other.move(m_open->window().geometry().bottomRight() + QPoint(100, 0));
    m_open->open("a.sgf", EmptyGame);
    Document &document = m_open->open("b.sgf", EmptyGame);

    drag(1, tabs().mapFromGlobal(other.frameGeometry().center()));
    QCOMPARE(other.current(), &document);
    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));

    m_open->set->moveAway(m_open->current(), other.frameGeometry().center());
    QCOMPARE(m_open->set->windows(),
             std::vector<DocumentWindow *>{&other}); // the empty one is gone
    QCOMPARE(other.documents().size(), std::size_t(3));
}

void DocumentSetTest::aTabMovesToANewWindowByItsMenu()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);

    const QPoint place = tabs().tabRect(0).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, tabs().mapToGlobal(place));
    QCoreApplication::sendEvent(&tabs(), &event);
    const auto *menu = tabs().findChild<QMenu *>();
    QVERIFY(menu);
    menu->actions().at(1)->trigger();

    QCOMPARE(m_open->tabs(), QStringLiteral("b.sgf"));
    QCOMPARE(m_open->set->windows()[1]->current()->file().displayName(), QStringLiteral("a.sgf"));
}

void DocumentSetTest::aTabsMenuMayBeOpenLongerThanTheTab()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);
    const QPoint place = tabs().tabRect(0).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, tabs().mapToGlobal(place));
    QCoreApplication::sendEvent(&tabs(), &event);
    const QPointer<QMenu> menu = tabs().findChild<QMenu *>();
    QVERIFY(menu);

    const QPointer<Document> first = m_open->set->windows()[0]->documents().at(0);
    m_open->set->close(*first);
    QVERIFY(first); // it is seen out, which takes a while
    for (QAction *action : menu->actions()) {
        action->trigger();
    }

    QCOMPARE(m_open->tabs(), QStringLiteral("b.sgf"));
}

SHINPAN_TEST(DocumentSetTest)
#include "documentset_test.moc"
