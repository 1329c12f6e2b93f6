#include "ui/window/mainwindow.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/gtp/gtptranscript.h"
#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/areachooser.h"
#include "ui/analysis/scoreestimator.h"
#include "ui/board/boardview.h"
#include "ui/collection/collectionactions.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/readingactions.h"
#include "ui/console/consolecontroller.h"
#include "ui/console/consolefiles.h"
#include "ui/console/gtpconsole.h"
#include "ui/document/documentactions.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/reloadoffer.h"
#include "ui/edit/editactions.h"
#include "ui/edit/editcontroller.h"
#include "ui/edit/recordeditor.h"
#include "ui/edit/undoactions.h"
#include "ui/engines/enginecards.h"
#include "ui/game/gamecontroller.h"
#include "ui/game/gamestatus.h"
#include "ui/home/arrangement.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/panel.h"
#include "ui/play/boardarea.h"
#include "ui/play/gameactions.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewcontroller.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/settings/preferences.h"
#include "ui/tree/gametreeview.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QDockWidget>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStatusBar>

#include <utility>

namespace shinpan {

const std::array<void (MainWindow::*)(), 9> MainWindow::Steps{
    &MainWindow::createPanels,  &MainWindow::placePanels,   &MainWindow::createBars,
    &MainWindow::createReview,  &MainWindow::createToolBar, &MainWindow::createStatusLine,
    &MainWindow::arrangePanels, &MainWindow::createMenus,   &MainWindow::finish,
};

MainWindow::MainWindow(const WindowParts &parts, Build build)
    : m_parts(parts)
    , m_document(new DocumentController(parts.game, parts.recoveryDirectory, *this))
    , m_documentActions(new DocumentActions(*m_document, parts.game, parts.preferences, *this))
    , m_scoring(new ScoringController(parts.game, this))
    , m_actions(new GameActions(parts.game, *m_scoring, *m_document, this))
    , m_undoing(new UndoActions(parts.game, *m_scoring, this))
    , m_recordEditor(new RecordEditor(parts.game, this))
    , m_boardArea(new BoardArea(parts.game, *m_scoring, *m_actions, parts.preferences, this))
    , m_analysis(
          new AnalysisController(parts.game, parts.hub, parts.store, parts.preferences, this))
    , m_estimator(new ScoreEstimator(*m_analysis, parts.game, *m_scoring, parts.hub, this))
    , m_area(new AreaChooser(*m_analysis, m_boardArea->board(), this))
    , m_analysisActions(new AnalysisActions(
          {*m_analysis, *m_scoring, *m_estimator, *m_area, parts.store, parts.preferences},
          this))
    , m_review(new ReviewController(parts.game,
                                    *m_analysis,
                                    parts.hub,
                                    parts.recoveryDirectory + QStringLiteral("/reviews"),
                                    this))
    , m_reviewActions(new ReviewActions(*m_review, *m_analysis, this))
    , m_editing(new EditController(parts.game, *m_scoring, m_boardArea->board(), this))
    , m_editActions(new EditActions(parts.game, *m_editing, *m_recordEditor, *m_undoing, *this))
{
    setCentralWidget(m_boardArea);
    // Before anybody who looks at our title then.
    connect(m_document, &DocumentController::titleChanged, this, &MainWindow::showTitle);
    if (build == Build::Whole) {
        while (!isBuilt()) {
            buildNext();
        }
        m_arrangement->restore();
    }
}

void MainWindow::buildNext()
{
    (this->*Steps[m_stepsTaken++])();
}

bool MainWindow::isBuilt() const
{
    return m_stepsTaken == Steps.size();
}

void MainWindow::finish()
{
    connectFile();
    connectGame();
    connectEditing();
    connectConsole();
    connectFailures();
    connectAnalysis();
    connectReview();
    showTitle();
    showStatus();

    resize(FirstSize);
    focusBoard();
}

/// Panels that float are windows of their own, which Qt leaves on the screen.
void MainWindow::hideEvent(QHideEvent *event)
{
    QMainWindow::hideEvent(event);
    if (event->spontaneous()) {
        return; // the desktop minimises them too
    }
    const auto panels = findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *panel : panels) {
        if (panel->isFloating() && panel->isVisible()) {
            panel->hide();
            m_sunk.append(panel);
        }
    }
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    const QList<QPointer<QDockWidget>> sunk = std::exchange(m_sunk, {});
    for (QDockWidget *panel : sunk) {
        if (panel != nullptr) {
            panel->show();
        }
    }
}

MainWindow::~MainWindow()
{
    delete m_consoleController; // it follows the focus, which moves while the parts are taken down
}

void MainWindow::connectFile()
{
    NoticeBar *notices = &m_boardArea->notices();
    connect(m_document, &DocumentController::noticed, this, &MainWindow::tell);
    connect(m_documentActions, &DocumentActions::told, this,
            [this](const QString &text) { statusBar()->showMessage(text, 4000); });
    offerReloading(*m_document, m_parts.game, m_parts.preferences, *notices);
    connect(&m_collection->actions(), &CollectionActions::told, notices, &NoticeBar::tell);
    connect(m_reading, &ReadingActions::told, notices, &NoticeBar::tell);
}

void MainWindow::connectGame()
{
    GameController &game = m_parts.game;
    connect(m_actions->newGame, &QAction::triggered, this, &MainWindow::askNewGame);
    connect(&game, &GameController::changed, this, &MainWindow::showStatus);
    connect(m_scoring, &ScoringController::shownChanged, this, &MainWindow::showStatus);
    connect(&game, &GameController::moveRefused, this, [this](Illegality reason) {
        statusBar()->showMessage(text::illegality(reason), 4000);
    });
    connect(&game, &GameController::moveNotAwaited, this,
            [this] { statusBar()->showMessage(text::whyNoMove(m_parts.game), 4000); });
    connect(&game, &GameController::gameOver, this, &MainWindow::tellVerdict);
    connect(&game, &GameController::gameStarted, this, &MainWindow::retractVerdict);
    connect(&game.record(), &GameRecord::infoChanged, this, &MainWindow::retractVerdict);
    connect(&game.record(), &GameRecord::treeReplaced, this, &MainWindow::retractVerdict);
    connect(&game.cursor(), &GameCursor::moved, m_tree, &GameTreeView::setCurrentNode);
    connect(m_tree, &GameTreeView::nodeActivated, &game.cursor(), &GameCursor::moveTo);
}

void MainWindow::tellVerdict(const GameResult &result)
{
    if (!result.reason.isEmpty() && !m_parts.game.match()->wasStopped()) {
        m_verdict = tr("%1. %2").arg(text::result(result), text::message(result.reason));
        tell(m_verdict);
    }
}

/// Where the record does not say any more that the game ended so.
void MainWindow::retractVerdict()
{
    const Match *match = m_parts.game.match();
    const bool stands = match != nullptr && match->state() == Match::State::Over
                     && m_parts.game.record().info().result == match->result().toSgf();
    if (!stands && !m_verdict.isEmpty()) {
        notices().retract(std::exchange(m_verdict, {}));
    }
}

void MainWindow::connectEditing()
{
    m_boardArea->addActions(m_editActions->boardActions());
    m_tree->addAction(m_editActions->remove);
    connect(m_editing, &EditController::refused, this, &MainWindow::tell);
    connect(m_recordEditor, &RecordEditor::refused, this, &MainWindow::tell);
    connect(m_undoing, &UndoActions::refused, this, &MainWindow::tell);
}

void MainWindow::connectConsole()
{
    m_consoleController = new ConsoleController(
        {*m_console, m_parts.hub, m_parts.game, *m_boardArea, m_parts.preferences}, this);
    auto *files = new ConsoleFiles(m_parts.transcript, *m_console, this);
    connect(m_consoleController, &ConsoleController::told, this, &MainWindow::tell);
    connect(files, &ConsoleFiles::told, this, &MainWindow::tell);
    connect(files, &ConsoleFiles::sendRequested, m_consoleController, &ConsoleController::sendFile);
}

void MainWindow::connectFailures()
{
    EngineCards &cards = m_boardArea->engineCards();
    connect(&cards, &EngineCards::consoleRequested, this, &MainWindow::showConsole);
    connect(&cards, &EngineCards::editRequested, this, [this](Color color) {
        const Seat seat = m_parts.game.seats()[color];
        if (!seat.engine) {
            return;
        }
        // An engine of the command line is in no list yet; to be edited, it joins the person's.
        const QString id =
            seat.engine->id.isEmpty() ? m_parts.store.add(*seat.engine) : seat.engine->id;
        editEngines(id, false, [this, color](const QString &chosen) {
            if (const std::optional<EngineProfile> profile = m_parts.store.profile(chosen)) {
                m_parts.game.setSeat(color, {*profile});
            }
        });
    });
}

void MainWindow::connectAnalysis()
{
    connect(m_analysis, &AnalysisController::told, this, &MainWindow::tell);
    connect(m_analysisActions->settings, &QAction::triggered, this,
            &MainWindow::showEngineSettings);
    connect(m_analysis, &AnalysisController::enginesWanted, this, [this] {
        m_analysisPanel->show();
        m_analysisPanel->raise();
    });
}

void MainWindow::connectReview()
{
    m_tree->setMistakeTest([this](NodeId node) { return m_analysis->isMistake(node); });
    connect(m_analysis, &AnalysisController::learned, m_tree, &GameTreeView::retestMistakes);
    m_parts.preferences.follow<AnalysisOptions>(m_tree, [this] { m_tree->retestMistakes(NoNode); });
    connect(m_reviewActions->review, &QAction::triggered, this, &MainWindow::askReview);
    connect(m_reviewActions->save, &QAction::triggered, this, &MainWindow::askSavingReview);
    connect(m_reviewActions->files, &QAction::triggered, this, &MainWindow::reviewFiles);
    connect(m_review, &ReviewController::told, this, &MainWindow::tell);
    connect(m_review, &ReviewController::finished, this,
            [this](const QString &text) { statusBar()->showMessage(text, 8000); });
}

/// Beside the comment, which is as large: with all panels below each other, the window would grow.
void MainWindow::showReview()
{
    if (m_reviewPanel->isHidden() && m_commentPanel->isVisible() && !m_commentPanel->isFloating()) {
        tabifyDockWidget(m_commentPanel, m_reviewPanel);
    }
    m_reviewPanel->show();
    m_reviewPanel->raise();
}

void MainWindow::showTitle()
{
    setWindowTitle(tr("%1[*] — Shinpan").arg(m_document->displayName()));
    setWindowModified(m_document->isModified());
}

void MainWindow::showStatus()
{
    const bool isOfRecord = m_scoring->isShown() && !m_scoring->isOfGame();
    m_status->setText(isOfRecord ? tr("Mark what is dead, and settle the score")
                                 : text::status(m_parts.game));
}

void MainWindow::tell(const QString &text)
{
    m_boardArea->notices().tell(text);
}

void MainWindow::focusBoard()
{
    m_boardArea->board().setFocus();
}

NoticeBar &MainWindow::notices() const
{
    return m_boardArea->notices();
}

/// Escape, where it means nothing else, brings back what was put away.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_arrangement->isMinimal()) {
        m_arrangement->setMinimal(false);
    } else if (event->key() == Qt::Key_Escape && window()->isFullScreen()) {
        toggleFullScreen();
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::toggleFullScreen()
{
    window()->setWindowState(window()->windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::showConsole()
{
    m_consolePanel->show();
    m_consolePanel->raise();
}

} // namespace shinpan
