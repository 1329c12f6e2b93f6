#include "ui/home/arrangement.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/edit/editcontroller.h"
#include "ui/kit/panel.h"
#include "ui/scoring/scoringcontroller.h"

#include <QDockWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>

#include <utility>

using namespace shinpan;

/// The named layouts of a window, and the view of the board alone.
class ArrangementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void aFirstWindowIsForPlaying();
    void keysChooseLayouts();
    void panelsThatAreMissingAreNotMissed();
    void everyLayoutKeepsWhatThePersonChanged();
    void resettingForgetsWhatThePersonChanged();
    void theGamesOfACollectionAreOfNoLayout();
    void theScoreStaysInSightInEveryLayout();
    void theLayoutForEditingEdits();
    void theNextRunBeginsAsThisOneEnded();
    void panelsStayWhileOneStepsThroughAGame_data();
    void panelsStayWhileOneStepsThroughAGame();
    void theMinimalViewIsTheBoardAlone();
    void escapeLeavesTheMinimalView();
    void escapeOnTheBoardsCursorStaysInTheMinimalView();
    void aWindowThatIsClosedInTheMinimalViewComesBackWhole();
    void theNextTabIsMinimalToo();
    void aWindowMayGoWhileAPanelIsSeen();

private:
    [[nodiscard]] QString panels() const;
    [[nodiscard]] QToolBar &toolBar() const
    {
        return *m_open->window->findChild<QToolBar *>(QString(), Qt::FindDirectChildrenOnly);
    }
    [[nodiscard]] QDockWidget &panel(const char *name) const
    {
        return *m_open->window->findChild<QDockWidget *>(QLatin1String(name));
    }
    [[nodiscard]] Arrangement &arrangement() const { return m_open->window->arrangement(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&m_open->part<BoardView>(), key, modifiers);
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

/// The names of what is shown, in alphabetical order: "comment players tree".
QString ArrangementTest::panels() const
{
    QStringList names;
    const QList<QDockWidget *> all = m_open->window->findChildren<QDockWidget *>();
    for (const QDockWidget *each : all) {
        if (each->isVisible()) {
            names << each->objectName();
        }
    }
    names.sort();
    return names.join(u' ');
}

void ArrangementTest::aFirstWindowIsForPlaying()
{
    QCOMPARE(arrangement().layout(), WindowLayout::Play);
    QCOMPARE(panels(), QStringLiteral("comment players tree"));
}

void ArrangementTest::keysChooseLayouts()
{
    press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(arrangement().layout(), WindowLayout::Watch);
    QVERIFY(panel("console").isVisible());
    QVERIFY(!panel("comment").isVisible());

    press(Qt::Key_5, Qt::AltModifier);
    QCOMPARE(panels(), QStringLiteral("comment tree"));

    press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(panels(), QStringLiteral("comment players tree"));
}

void ArrangementTest::panelsThatAreMissingAreNotMissed()
{
    QMainWindow window;
    auto *tree = new QDockWidget(&window);
    tree->setObjectName(QStringLiteral("tree"));

    arrange(window, planOf(WindowLayout::Watch), {}, 300);

    QVERIFY(!tree->isHidden());
    QCOMPARE(window.dockWidgetArea(tree), Qt::RightDockWidgetArea);
}

void ArrangementTest::everyLayoutKeepsWhatThePersonChanged()
{
    panel("comment").hide();
    m_open->window->addDockWidget(Qt::LeftDockWidgetArea, &panel("tree"));

    arrangement().choose(WindowLayout::Watch);
    panel("console").hide();
    arrangement().choose(WindowLayout::Play);
    QCOMPARE(panels(), QStringLiteral("players tree"));
    QCOMPARE(m_open->window->dockWidgetArea(&panel("tree")), Qt::LeftDockWidgetArea);

    arrangement().choose(WindowLayout::Watch);
    QVERIFY(!panel("console").isVisible());
}

void ArrangementTest::resettingForgetsWhatThePersonChanged()
{
    panel("comment").hide();
    m_open->window->addDockWidget(Qt::LeftDockWidgetArea, &panel("tree"));

    arrangement().reset();

    QCOMPARE(panels(), QStringLiteral("comment players tree"));
    QCOMPARE(m_open->window->dockWidgetArea(&panel("tree")), Qt::RightDockWidgetArea);
}

void ArrangementTest::theGamesOfACollectionAreOfNoLayout()
{
    panel("games").show();

    for (const WindowLayout layout : AllWindowLayouts) {
        arrangement().choose(layout);
        QVERIFY(panel("games").isVisible());
    }
    panel("games").hide();
    for (const WindowLayout layout : AllWindowLayouts) {
        arrangement().choose(layout);
        QVERIFY(!panel("games").isVisible());
    }
}

void ArrangementTest::theScoreStaysInSightInEveryLayout()
{
    m_open->part<ScoringController>().begin();

    arrangement().choose(WindowLayout::Annotate);

    QVERIFY(panel("players").isVisible());
}

void ArrangementTest::theLayoutForEditingEdits()
{
    arrangement().choose(WindowLayout::Annotate);
    QVERIFY(m_open->part<EditController>().isActive());

    arrangement().choose(WindowLayout::Analyse);
    QVERIFY(!m_open->part<EditController>().isActive());

    arrangement().choose(WindowLayout::Annotate);
    arrangement().remember();
    m_open->reopen(); // the next run
    QVERIFY(m_open->part<EditController>().isActive());
}

void ArrangementTest::theNextRunBeginsAsThisOneEnded()
{
    arrangement().choose(WindowLayout::Watch);
    panel("tree").hide();
    arrangement().remember();

    m_open->reopen();

    QCOMPARE(arrangement().layout(), WindowLayout::Watch);
    QVERIFY(!panel("tree").isVisible());
    QVERIFY(panel("console").isVisible());
}

void ArrangementTest::panelsStayWhileOneStepsThroughAGame_data()
{
    QTest::addColumn<WindowLayout>("layout");
    QTest::newRow("play") << WindowLayout::Play;
    QTest::newRow("watch") << WindowLayout::Watch;
    QTest::newRow("analyse") << WindowLayout::Analyse; // with two that are empty
}

/// What the moves took comes and goes with them, and is of different heights.
void ArrangementTest::panelsStayWhileOneStepsThroughAGame()
{
    QFETCH(WindowLayout, layout);
    m_open->window->resize(1280, 740);
    arrangement().choose(layout);
    QVERIFY(m_open->table.startWithEngine({}));
    m_open->table.play("E5");
    QVERIFY(m_open->table.waitForPerson());
    const auto step = [this](Qt::Key key) {
        press(key);
        for (int turn = 0; turn < 4; ++turn) {
            QCoreApplication::processEvents(); // the columns are fitted in a turn of their own
        }
    };
    const auto places = [this] {
        QList<QRect> all;
        const QList<QDockWidget *> docks = m_open->window->findChildren<QDockWidget *>();
        for (const QDockWidget *dock : docks) {
            all.append(dock->isVisible() ? dock->geometry() : QRect());
        }
        return all;
    };
    const auto walk = [&step] {
        for (int round = 0; round < 8; ++round) {
            step(Qt::Key_Home);
            step(Qt::Key_End);
        }
    };
    QList<QRect> before;
    int calmWalks = 0;
    const auto hasSettled = [&] {  // what is empty says so with a delay of a quarter of a second
        constexpr int Enough = 10; // QTRY_VERIFY waits between them
        walk();
        const QList<QRect> last = std::exchange(before, places());
        calmWalks = last == before ? calmWalks + 1 : 0;
        return calmWalks >= Enough;
    };
    QTRY_VERIFY(hasSettled());

    walk();

    QCOMPARE(places(), before);
}

void ArrangementTest::theMinimalViewIsTheBoardAlone()
{
    press(Qt::Key_F11, Qt::ShiftModifier);

    QVERIFY(arrangement().isMinimal());
    QCOMPARE(panels(), QString());
    QVERIFY(!toolBar().isVisible());
    QVERIFY(!m_open->window->statusBar()->isVisible());
    QTRY_COMPARE(m_open->part<BoardView>().height(), m_open->window->centralWidget()->height());
    m_open->click("E5");
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));
}

void ArrangementTest::escapeLeavesTheMinimalView()
{
    press(Qt::Key_F11, Qt::ShiftModifier);

    press(Qt::Key_Escape);

    QVERIFY(!arrangement().isMinimal());
    QVERIFY(!arrangement().minimal()->isChecked());
    QCOMPARE(panels(), QStringLiteral("comment players tree"));
    QVERIFY(toolBar().isVisible());
    QVERIFY(m_open->window->statusBar()->isVisible());
}

void ArrangementTest::escapeOnTheBoardsCursorStaysInTheMinimalView()
{
    arrangement().setMinimal(true);
    press(Qt::Key_Return); // the board's cursor is there
    press(Qt::Key_Escape);
    QVERIFY(arrangement().isMinimal());

    press(Qt::Key_Escape);
    QVERIFY(!arrangement().isMinimal());
}

void ArrangementTest::aWindowThatIsClosedInTheMinimalViewComesBackWhole()
{
    arrangement().setMinimal(true);
    arrangement().remember();

    m_open->reopen();

    QVERIFY(!arrangement().isMinimal());
    QCOMPARE(panels(), QStringLiteral("comment players tree"));
    QVERIFY(toolBar().isVisible());
}

void ArrangementTest::theNextTabIsMinimalToo()
{
    QMainWindow other;
    Arrangement next(other, {}, m_open->preferences);
    next.restore();
    const QSignalSpy changes(&next, &Arrangement::minimalChanged);
    arrangement().choose(WindowLayout::Analyse);
    arrangement().setMinimal(true);

    next.adopt(arrangement());

    QCOMPARE(next.layout(), WindowLayout::Analyse);
    QVERIFY(next.isMinimal());
    QCOMPARE(changes.size(), 1);
}

void ArrangementTest::aWindowMayGoWhileAPanelIsSeen()
{
    QStringList names;
    for (const Panel *each : m_open->window->findChildren<Panel *>()) {
        names << each->objectName();
    }
    QVERIFY(names.contains(QStringLiteral("explorer")));
    for (const QString &name : std::as_const(names)) {
        m_open = std::make_unique<test::OpenWindow>();
        m_open->window->findChild<Panel *>(name)->bringUp();
        QVERIFY2(panels().contains(name), qPrintable(panels()));
        m_open.reset();
    }
}

SHINPAN_TEST(ArrangementTest)
#include "arrangement_test.moc"
