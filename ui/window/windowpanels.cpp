// What MainWindow is made of beside menus: panels, the bars above the board, the status line.

#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysispanel.h"
#include "ui/analysis/candidateoverlay.h"
#include "ui/analysis/comparisonpanel.h"
#include "ui/analysis/estimatebar.h"
#include "ui/analysis/graphpanel.h"
#include "ui/analysis/graphview.h"
#include "ui/board/boardview.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/readingactions.h"
#include "ui/collection/workbar.h"
#include "ui/console/gtpconsole.h"
#include "ui/document/documentactions.h"
#include "ui/document/documentcontroller.h"
#include "ui/edit/editactions.h"
#include "ui/edit/editbar.h"
#include "ui/edit/editcontroller.h"
#include "ui/find/findactions.h"
#include "ui/game/gamecontroller.h"
#include "ui/home/arrangement.h"
#include "ui/info/commentpanel.h"
#include "ui/kit/style.h"
#include "ui/play/boardarea.h"
#include "ui/play/gameactions.h"
#include "ui/play/gamedock.h"
#include "ui/play/gamepanel.h"
#include "ui/review/reviewpanel.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/tree/gametreeview.h"
#include "ui/tree/nodemenu.h"
#include "ui/window/mainwindow.h"

#include <QLabel>
#include <QStatusBar>

namespace shinpan {

/// Each panel and its content.
void MainWindow::createPanels()
{
    auto *game = new GamePanel(m_parts.game, m_parts.store, this);
    connect(game, &GamePanel::addEngineRequested, this, &MainWindow::addEngineFor);
    m_gamePanel = new GameDock(game, *m_scoring, m_boardArea->board(), this);

    m_tree = new GameTreeView(this);
    m_tree->addActions(m_actions->boardActions());
    m_tree->setRecord(&m_parts.game.record());
    new NodeMenu(*m_tree, m_editActions->nodeActions());
    m_treePanel = new Panel(tr("Game Tree"), QStringLiteral("tree"), m_tree, this);

    m_comment = new CommentPanel(m_parts.game, this);
    connect(m_comment, &CommentPanel::pointsLit, &m_boardArea->board(), &BoardView::setHighlights);
    m_commentPanel = new Panel(tr("Comment"), QStringLiteral("comment"), m_comment, this);

    m_console = new GtpConsole(m_parts.transcript, this);
    m_consolePanel = new Panel(tr("GTP Console"), QStringLiteral("console"), m_console, this);

    createAnalysisPanels();

    m_collection = new CollectionDock(*m_document, m_parts.game, *this);
    m_reading =
        new ReadingActions(*m_document, m_collection->actions(), m_parts.preferences, *this);
}

/// Engines that think about the position, and the course of the game.
void MainWindow::createAnalysisPanels()
{
    BoardView &board = m_boardArea->board();
    auto *overlay = new CandidateOverlay(*m_analysis, m_parts.game, *m_scoring, *m_estimator,
                                         *m_area, m_parts.preferences, board, this);
    m_analysisPanel = new Panel(
        tr("Analysis"), QStringLiteral("analysis"),
        new AnalysisPanel(
            {*m_analysis, *m_analysisActions, *overlay, m_parts.game, m_parts.preferences}, this),
        this);
    m_comparisonPanel =
        new Panel(tr("Comparison"), QStringLiteral("comparison"),
                  new ComparisonPanel(*m_analysis, m_parts.game, m_parts.preferences, this), this);
    auto *graph = new GraphPanel(m_parts.game, *m_analysis, m_parts.preferences, this);
    graph->view().addActions(m_actions->boardActions());
    m_graphPanel = new Panel(tr("Graph"), QStringLiteral("graph"), graph, this);
    for (QWidget *widget : QList<QWidget *>{&board, m_tree, &graph->view()}) {
        widget->addActions(m_analysisActions->boardActions());
    }
}

void MainWindow::placePanels()
{
    addDockWidget(Qt::LeftDockWidgetArea, m_collection);
    m_collection->hide(); // until there is a collection
    for (Panel *panel : {m_analysisPanel, m_gamePanel, m_treePanel, m_graphPanel, m_commentPanel}) {
        addDockWidget(Qt::RightDockWidgetArea, panel);
    }
    addDockWidget(Qt::BottomDockWidgetArea, m_consolePanel);
    addDockWidget(Qt::RightDockWidgetArea, m_comparisonPanel);
    // Two boards want more room than there is at the side.
    m_comparisonPanel->floatHidden(ComparisonPanel::FirstSize);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
}

/// By the layout, once panels and tool bar are there.
void MainWindow::arrangePanels()
{
    m_arrangement = new Arrangement(*this, m_collection->objectName(), m_parts.preferences);
    connect(m_arrangement, &Arrangement::arranged, this, [this] {
        m_sunk.clear();             // what floats now is arranged
        if (m_scoring->isShown()) { // it is waited for
            m_gamePanel->show();
        }
    });
    connect(m_arrangement, &Arrangement::minimalChanged, this, &MainWindow::showMinimal);
    connect(m_arrangement, &Arrangement::chosen, this, [this](WindowLayout layout) {
        if (m_editing->isActive() != (layout == WindowLayout::Edit)) {
            m_editActions->mode->trigger();
        }
    });
    statusBar()->addPermanentWidget(m_arrangement->createButtons(this));
}

void MainWindow::showMinimal(bool isMinimal)
{
    statusBar()->setHidden(isMinimal);
    m_boardArea->setPlain(isMinimal);
    m_boardArea->board().setFocus();
    if (isMinimal) {
        m_boardArea->tellShortly(tr("Escape brings everything back."));
    }
}

/// What comes and goes above the board, below the notices; the last is the nearest to the board.
void MainWindow::createBars()
{
    m_boardArea->addBar(new WorkBar(*m_document));
    m_find = new FindActions(m_parts.game, *m_analysis, m_document->games(),
                             m_collection->actions(), *m_boardArea, *this);
    m_tree->addActions(m_find->boardActions());
    connect(m_find, &FindActions::commentFound, m_comment, &CommentPanel::selectText);
    m_boardArea->addBar(new EstimateBar(*m_estimator));
    m_boardArea->addBar(new EditBar(m_parts.game, *m_editing, *m_editActions));
    for (QWidget *widget : QList<QWidget *>{m_boardArea, m_gamePanel, m_treePanel}) {
        widget->addActions({m_documentActions->copy, m_documentActions->paste});
    }
}

/// What reviews found, and the ways from one mistake to the next.
void MainWindow::createReview()
{
    auto *panel = new ReviewPanel(
        {*m_review, *m_reviewActions, *m_analysis, m_parts.game, m_parts.preferences},
        m_find->boardActions(), this);
    m_reviewPanel = new Panel(tr("Review"), QStringLiteral("review"), panel, this);
    addDockWidget(Qt::RightDockWidgetArea, m_reviewPanel);
}

void MainWindow::createStatusLine()
{
    m_status = new QLabel(this);
    m_status->setAccessibleDescription(tr("Status"));
    m_status->setContentsMargins(spacing::Normal, 0, 0, 0);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
}

} // namespace shinpan
