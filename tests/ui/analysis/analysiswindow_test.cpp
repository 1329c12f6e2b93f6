#include "core/engine/profile/engineprofile.h"
#include "tests/engine/leelanetwork.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/candidateoverlay.h"
#include "ui/board/boardview.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/panel.h"

#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// What the engine says of a position: its visits are the number of moves plus 1000.
const QByteArray SaysMoves("info move C3 visits 100%m winrate 6000 prior 5000 order 0 pv C3 G7 C7 "
                           "info move E5 visits 500 winrate 5500 prior 2000 order 1 pv E5 D4\n");

} // namespace

/// Analysis as a person has it: keys, board, panel and a process.
class AnalysisWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        game().showTree(treeFrom("(;SZ[9];B[ee];W[cc])"));
    }
    void cleanup()
    {
        game().record().setModified(false); // no recovery copy is wanted
        m_open.reset();
    }

    void spaceStartsAndStopsAndWhatWasFoundStays();
    void itFollowsTheCursorAndShowsNothingStale();
    void aPlaceThatWasAnalysedIsKnownWhenOneComesBack();
    void theDocumentIsNotTouched();
    void pointingShowsTheLineAndTheWheelGoesThroughIt();
    void aClickWithShiftAddsTheLine();
    void theTableShowsAndPlaysCandidates();
    void anotherGameIsNotAnalysedUnasked();
    void whatTheGameKeepsIsShownWithoutAnEngine();
    void withoutAnEngineThePanelAsksForOne();
    void spaceAsksWhoIsToAnalyse();
    void anEngineThatCannotAnalyseIsSpokenOf();
    void twoEnginesAtOnceAndEitherIsTheMainOne();
    void whoFailsAtOnceLeavesTheOthersGoing();
    void leelaZeroAnalysesLive();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] AnalysisController &analysis() const
    {
        return m_open->part<AnalysisController>();
    }
    [[nodiscard]] std::int64_t visits() const
    {
        return analysis().shown() ? analysis().shown()->candidates.front().visits : 0;
    }
    [[nodiscard]] QPoint placeOf(const char *vertex) const
    {
        return board()
            .geometry()
            .centre(pointFromVertex(vertex, board().boardSize()).value())
            .toPoint();
    }
    [[nodiscard]] QString lineShown() const;
    /// An engine that says these lines joins those that analyse.
    void chooseEngine(const QByteArray &says, const QString &name = QStringLiteral("Thinker"));
    void pressSpace() const { QTest::keyClick(&board(), Qt::Key_Space); }
    void startHere();

    std::unique_ptr<OpenWindow> m_open;
};

QString AnalysisWindowTest::lineShown() const
{
    QStringList stones;
    for (const BoardLayer::LineStone &stone : board().scene().line) {
        stones.append(QStringLiteral("%1 %2")
                          .arg(stone.number)
                          .arg(QString::fromStdString(vertexOf(stone.point))));
    }
    return stones.join(QStringLiteral(", "));
}

void AnalysisWindowTest::chooseEngine(const QByteArray &says, const QString &name)
{
    const QString path = m_open->directory.filePath(name + QStringLiteral(".txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(says);
    file.close();
    const QString id = m_open->store.add(
        fakeEngine({QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + path}, name));
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.engines.append(id);
    m_open->preferences.set(options);
}

void AnalysisWindowTest::startHere()
{
    chooseEngine(SaysMoves);
    pressSpace();
    QTRY_COMPARE_WITH_TIMEOUT(visits(), 1000, 30'000);
}

void AnalysisWindowTest::spaceStartsAndStopsAndWhatWasFoundStays()
{
    startHere();
    QVERIFY(analysis().isRunning());
    QVERIFY(m_open->part<AnalysisActions>().analyse->isChecked());
    QTRY_COMPARE(board().scene().spots.size(), std::size_t(2));
    pressSpace();
    QVERIFY(!analysis().isRunning());
    QVERIFY(!m_open->part<AnalysisActions>().analyse->isChecked());
    QTRY_COMPARE_WITH_TIMEOUT(analysis().analysts().front()->state(), Analyst::State::Idle, 30'000);
    QCOMPARE(board().scene().spots.size(), std::size_t(2));
}

void AnalysisWindowTest::itFollowsTheCursorAndShowsNothingStale()
{
    startHere();
    int stale = 0;
    connect(&analysis(), &AnalysisController::analysed, this, [&] {
        const Analysis *shown = analysis().shown();
        stale += shown && shown->candidates.front().visits != 1000 + game().cursor().moveNumber();
    });
    for (int round = 0; round < 10; ++round) {
        game().cursor().forward();
        if (round % 3 == 0) {
            QTRY_COMPARE_WITH_TIMEOUT(visits(), 1001, 30'000);
        }
        game().cursor().forward();
        QTRY_COMPARE_WITH_TIMEOUT(visits(), 1002, 30'000);
        game().cursor().toStart();
    }
    QCOMPARE(stale, 0);
}

void AnalysisWindowTest::aPlaceThatWasAnalysedIsKnownWhenOneComesBack()
{
    startHere();
    pressSpace();
    QVERIFY(!analysis().isRunning());
    game().cursor().forward();
    QVERIFY(board().scene().spots.empty());
    QVERIFY(analysis().shown() == nullptr);
    game().cursor().back();
    QCOMPARE(visits(), 1000);
    QVERIFY(!board().scene().spots.empty());
}

void AnalysisWindowTest::theDocumentIsNotTouched()
{
    startHere();
    QVERIFY(!game().record().isModified());
    QCOMPARE(outlineOf(game().record().tree()), QByteArray("(;SZ[9];B[ee];W[cc])"));
}

void AnalysisWindowTest::pointingShowsTheLineAndTheWheelGoesThroughIt()
{
    startHere();
    QTest::mouseMove(&board(), placeOf("C3"));
    QTRY_COMPARE(lineShown(), QStringLiteral("1 C3, 2 G7, 3 C7"));
    QVERIFY(board().scene().spots.empty()); // nothing in its way
    const auto turnWheel = [&](int delta) {
        const QPoint at = placeOf("C3");
        QWheelEvent wheel(at, board().mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&board(), &wheel);
    };
    turnWheel(120);
    QCOMPARE(lineShown(), QStringLiteral("1 C3, 2 G7"));
    turnWheel(-120);
    turnWheel(-120);
    QCOMPARE(lineShown(), QStringLiteral("1 C3, 2 G7, 3 C7"));
    QCOMPARE(game().cursor().moveNumber(), 0); // the game stands still meanwhile
    QTest::mouseMove(&board(), placeOf("J9"));
    QTRY_VERIFY(lineShown().isEmpty());
}

void AnalysisWindowTest::aClickWithShiftAddsTheLine()
{
    startHere();
    QTest::mouseClick(&board(), Qt::LeftButton, Qt::ShiftModifier, placeOf("C3"));
    QCOMPARE(outlineOf(game().record().tree()),
             QByteArray("(;SZ[9](;B[ee];W[cc])(;B[cg];W[gc];B[cc]))"));
    QCOMPARE(game().cursor().moveNumber(), 0);
    QVERIFY(game().record().mayUndo());
}

void AnalysisWindowTest::theTableShowsAndPlaysCandidates()
{
    m_open->window->findChild<Panel *>(QStringLiteral("analysis"))->show();
    startHere();
    auto *table =
        m_open->window->findChild<Panel *>(QStringLiteral("analysis"))->findChild<QTreeView *>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QTRY_COMPARE(lineShown(), QStringLiteral("1 E5, 2 D4"));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(game().cursor().moveNumber(), 1);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));
}

void AnalysisWindowTest::anotherGameIsNotAnalysedUnasked()
{
    startHere();
    game().showTree(treeFrom("(;SZ[9];B[aa])"));
    QVERIFY(!analysis().isRunning());
    QVERIFY(analysis().shown() == nullptr);
    QVERIFY(board().scene().spots.empty());
}

void AnalysisWindowTest::whatTheGameKeepsIsShownWithoutAnEngine()
{
    game().showTree(
        treeFrom("(;SZ[9]SHAN[1 9x9 B 120 6000 250 - KataGo%201.16|ee 100 6100 260 - - 5000 "
                 "eegg|gg 20 5500 100 - - 1000 gg];B[ee])"));
    QCOMPARE(visits(), 100);
    QTRY_COMPARE(board().scene().spots.size(), std::size_t(2));
    QVERIFY(analysis().shownOfRecord());
    QCOMPARE(analysis().shownOfRecord()->engine, QStringLiteral("KataGo 1.16"));
    game().cursor().forward();
    QVERIFY(!analysis().shown());
    QTRY_VERIFY(board().scene().spots.empty());
}

void AnalysisWindowTest::withoutAnEngineThePanelAsksForOne()
{
    auto *panel = m_open->window->findChild<Panel *>(QStringLiteral("analysis"));
    QVERIFY(!panel->isVisible());
    pressSpace();
    QVERIFY(panel->isVisible());
    QVERIFY(!analysis().isRunning());
    QVERIFY(!m_open->part<AnalysisActions>().analyse->isChecked());
}

void AnalysisWindowTest::spaceAsksWhoIsToAnalyse()
{
    chooseEngine(SaysMoves, QStringLiteral("One"));
    chooseEngine(SaysMoves, QStringLiteral("Other"));
    m_open->preferences.set(&AnalysisOptions::engines, QStringList());

    pressSpace();

    QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
    QWidget *menu = QApplication::activePopupWidget();
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Space);
    QVERIFY(menu->isVisible()); // one may tick several
    QVERIFY(!analysis().isRunning());
    QTest::keyClick(menu, Qt::Key_Escape);

    QTRY_COMPARE_WITH_TIMEOUT(visits(), 1000, 30'000);
    QCOMPARE(analysis().analysts().size(), std::size_t(1));
    QCOMPARE(analysis().analysts().front()->profile().name, QStringLiteral("Other"));
}

void AnalysisWindowTest::anEngineThatCannotAnalyseIsSpokenOf()
{
    const QString id = m_open->store.add(fakeEngine({}, QStringLiteral("Mute")));
    AnalysisOptions options;
    options.engines = {id};
    m_open->preferences.set(options);
    QString told;
    connect(&analysis(), &AnalysisController::noticed, this,
            [&told](const QString &text) { told = text; });
    pressSpace();
    QTRY_VERIFY_WITH_TIMEOUT(told.startsWith(QStringLiteral("Mute cannot analyse")), 30'000);
    QCOMPARE(analysis().analysts().front()->state(), Analyst::State::Failed);
}

void AnalysisWindowTest::twoEnginesAtOnceAndEitherIsTheMainOne()
{
    startHere();
    chooseEngine("info move G3 visits 70 winrate 4000 order 0 pv G3\n", QStringLiteral("Other"));
    QTRY_VERIFY_WITH_TIMEOUT(analysis().shownBy(1) != nullptr, 30'000); // joins those that run
    QCOMPARE(visits(), 1000);
    analysis().makeMain(1);
    QCOMPARE(visits(), 70);
    QCOMPARE(board().scene().spots.size(), std::size_t(1));
    QCOMPARE(analysis().shownBy(1)->candidates.front().visits, 1000);
}

/// One that cannot even start joins those that analyse.
void AnalysisWindowTest::whoFailsAtOnceLeavesTheOthersGoing()
{
    startHere();
    EngineProfile missing;
    missing.name = QStringLiteral("Missing");
    missing.commandLine = QStringLiteral("/no/such/engine");
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.engines.prepend(m_open->store.add(missing));
    m_open->preferences.set(options);
    QTRY_COMPARE_WITH_TIMEOUT(analysis().analysts().front()->state(), Analyst::State::Failed,
                              30'000);
    QVERIFY(analysis().isRunning());
    game().cursor().forward();
    QTRY_VERIFY_WITH_TIMEOUT(analysis().shownBy(1) != nullptr, 30'000);
}

/// A real engine on a real board: it follows a move that is played, and stops at its limit.
void AnalysisWindowTest::leelaZeroAnalysesLive()
{
    const QString network = m_open->directory.filePath(QStringLiteral("network.txt"));
    Result<EngineProfile> profile = resolveEngine(
        QStringLiteral("leelaz --gtp --cpu-only --noponder -t 1 -q -w '%1'").arg(network), {});
    if (!profile || !writeLeelaNetwork(network)) {
        QSKIP("leelaz is not installed");
    }
    game().showTree(treeFrom("(;SZ[19]KM[7.5];B[pd];W[dp])"));
    game().cursor().toEnd();
    AnalysisOptions options;
    options.visits = 60;
    options.engines = {m_open->store.add(*profile)};
    m_open->preferences.set(options);
    pressSpace();
    QTRY_VERIFY_WITH_TIMEOUT(visits() > 0, 30'000);
    m_open->click("Q4");
    QCOMPARE(visits(), 0); // nothing of the position before
    QTRY_VERIFY_WITH_TIMEOUT(analysis().shown() && analysis().shown()->visits >= 60, 30'000);
    QCOMPARE(analysis().shown()->toMove, Color::White);
    QTRY_VERIFY(!board().scene().spots.empty());
    QTRY_COMPARE_WITH_TIMEOUT(analysis().analysts().front()->state(), Analyst::State::Idle, 30'000);
}

SHINPAN_TEST(AnalysisWindowTest)
#include "analysiswindow_test.moc"
