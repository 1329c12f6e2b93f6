#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/home/arrangement.h"
#include "ui/home/homepage.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

using namespace shinpan;

/// The start page in front of a window's documents: when it comes and goes.
class StartPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenDocuments>(); }
    void cleanup() { m_open.reset(); }

    void twoClicksLeadToTheFirstMoveAgainstAnEngine();
    void watchingArrangesTheWindowForIt();
    void theHelpMenuBringsItBack();
    void aGameThatIsPlayedGoesOnBehindIt();
    void anOpenedFileTakesItsPlace();
    void anotherTabTakesItsPlace();
    void newsAreSeen();
    void leavingItLeadsToTheBoard();
    void theMinimalViewHidesMenusAndTabs();

private:
    void addEngine() const
    {
        EngineProfile engine = test::fakeEngine();
        engine.id = QStringLiteral("fake");
        m_open->store.add(engine);
    }
    [[nodiscard]] HomePage *page() const { return m_open->window().findChild<HomePage *>(); }
    void press(const char *text) const
    {
        QTest::mouseClick(test::buttonWithText<QPushButton>(*page(), text), Qt::LeftButton);
    }
    [[nodiscard]] BoardView &board() const
    {
        return *m_open->current().page().findChild<BoardView *>();
    }

    std::unique_ptr<test::OpenDocuments> m_open;
};

void StartPageTest::twoClicksLeadToTheFirstMoveAgainstAnEngine()
{
    addEngine();
    m_open->set->showHome(m_open->window());

    press("Play");
    QVERIFY(board().isVisible());
    OpenGame &game = m_open->current().game();
    QVERIFY(test::eventually([&game] { return game.status().playableColor() == Color::Black; }));
    const Point point = pointFromVertex("Q16", board().boardSize()).value();
    QTest::mouseClick(&board(), Qt::LeftButton, {}, board().geometry().centre(point).toPoint());

    QVERIFY(test::eventually([&game] { return game.status().moveNumber() >= 2; }));
    QVERIFY(test::OpenDocuments::moves(m_open->current()).startsWith(QLatin1String("Q16 ")));
    QCOMPARE(m_open->set->windows().front()->documents().size(), std::size_t(1));
}

void StartPageTest::watchingArrangesTheWindowForIt()
{
    addEngine();
    m_open->set->showHome(m_open->window());

    press("Watch");

    QVERIFY(!m_open->window().isHome());
    QCOMPARE(m_open->current().page().arrangement().layout(), WindowLayout::Watch);
    QVERIFY(m_open->current().game().status().isRunning());
}

void StartPageTest::theHelpMenuBringsItBack()
{
    m_open->current().page().documentActions().home->trigger();

    QVERIFY(m_open->window().isHome());
    QVERIFY(page()->isVisible());
    QVERIFY(page()->isAncestorOf(QApplication::focusWidget()));
}

void StartPageTest::aGameThatIsPlayedGoesOnBehindIt()
{
    addEngine();
    m_open->set->showHome(m_open->window());
    press("Play");
    Document &first = m_open->current();
    m_open->set->showHome(m_open->window());

    press("Play");

    QVERIFY(first.game().status().isRunning());
    QCOMPARE(m_open->window().documents().size(), std::size_t(2));
    QVERIFY(&m_open->current() != &first);
}

void StartPageTest::anOpenedFileTakesItsPlace()
{
    m_open->set->showHome(m_open->window());

    m_open->open("a.sgf", "(;GM[1]FF[4]SZ[9];B[ee])");

    QTRY_VERIFY(!m_open->window().isHome());
    QVERIFY(board().isVisible());
}

void StartPageTest::anotherTabTakesItsPlace()
{
    m_open->set->showHome(m_open->window());

    m_open->set->addDocument(m_open->window());

    QVERIFY(!m_open->window().isHome());
}

void StartPageTest::newsAreSeen()
{
    m_open->set->showHome(m_open->window());

    m_open->set->tell(QStringLiteral("News"));

    QVERIFY(!m_open->window().isHome());
}

void StartPageTest::leavingItLeadsToTheBoard()
{
    m_open->set->showHome(m_open->window());

    press("To the Board");

    QVERIFY(!m_open->window().isHome());
    QVERIFY(board().hasFocus());
    QTRY_COMPARE(page(), nullptr);
}

void StartPageTest::theMinimalViewHidesMenusAndTabs()
{
    m_open->set->addDocument(m_open->window());
    const QMenuBar &menus = m_open->current().page().menus();
    QVERIFY(menus.height() > 0);

    m_open->current().page().arrangement().setMinimal(true);
    QTRY_COMPARE(menus.height(), 0);
    QTRY_COMPARE(board().mapTo(&m_open->window(), QPoint()).y(), 0);

    m_open->current().page().documentActions().next->trigger(); // the other tab
    QVERIFY(m_open->current().page().arrangement().isMinimal());
    QTRY_COMPARE(board().mapTo(&m_open->window(), QPoint()).y(), 0);

    QTest::keyClick(&board(), Qt::Key_Escape);
    QTRY_VERIFY(m_open->current().page().menus().height() > 0);
    QVERIFY(board().mapTo(&m_open->window(), QPoint()).y() > 0);
}

SHINPAN_TEST(StartPageTest)
#include "startpage_test.moc"
