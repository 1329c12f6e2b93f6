#include "ui/mainwindow.h"

#include "core/engine/enginehub.h"
#include "core/engine/engineprofilestore.h"
#include "core/gtp/gtptranscript.h"
#include "ui/appearancemenu.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardview.h"
#include "ui/collection/collectionactions.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/readingactions.h"
#include "ui/collection/workbar.h"
#include "ui/console/gtpconsole.h"
#include "ui/documentcontroller.h"
#include "ui/engines/engineeditor.h"
#include "ui/engines/enginecards.h"
#include "ui/gameactions.h"
#include "ui/gamecontroller.h"
#include "ui/gamedock.h"
#include "ui/info/commentpanel.h"
#include "ui/match/gamepanel.h"
#include "ui/match/newgamedialog.h"
#include "ui/match/pacebox.h"
#include "ui/noticebar.h"
#include "ui/panel.h"
#include "ui/preferences.h"
#include "ui/recoveryoffer.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/tree/gametreeview.h"

#include <QCloseEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPointer>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace shinpan {

namespace {

/// Qt leaves the button that appears where a bar is too short without a name.
void nameExtension(const QWidget &bar, QLatin1String button, const QString &name)
{
    if (auto *extension = bar.findChild<QToolButton *>(button)) {
        extension->setAccessibleName(name);
    }
}

} // namespace

MainWindow::MainWindow(const WindowParts &parts)
    : m_parts(parts)
    , m_document(new DocumentController(parts.game, parts.recoveryDirectory, *this))
    , m_scoring(new ScoringController(parts.game, this))
    , m_actions(new GameActions(parts.game, *m_scoring, *m_document, this))
    , m_boardArea(new BoardArea(parts.game, *m_scoring, *m_actions, this))
{
    setCentralWidget(m_boardArea);
    createPanels();
    createMenus();
    createToolBar();
    createStatusLine();
    connectFile();
    connectGame();
    connectConsole();
    connectFailures();
    showTitle();
    showStatus();

    constexpr QSize FirstSize(1180, 860);
    resize(FirstSize);
    restoreGeometry(m_parts.preferences.windowGeometry());
    restoreState(m_parts.preferences.windowState());
    m_collection->hide(); // until there is a collection
    m_boardArea->board().setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::createPanels()
{
    auto *game = new GamePanel(m_parts.game, m_parts.store, this);
    connect(game, &GamePanel::addEngineRequested, this, &MainWindow::addEngineFor);
    m_tree = new GameTreeView(this);
    m_tree->addActions(m_actions->boardActions());
    m_tree->setRecord(&m_parts.game.record());
    m_console = new GtpConsole(m_parts.transcript, this);
    m_collection = new CollectionDock(*m_document, m_parts.game, *this);
    m_gamePanel = new GameDock(game, *m_scoring, m_boardArea->board(), this);
    m_treePanel = new Panel(tr("Game Tree"), QStringLiteral("tree"), m_tree, this);
    m_commentPanel = new Panel(tr("Comment"), QStringLiteral("comment"),
                               new CommentPanel(m_parts.game, this), this);
    m_consolePanel = new Panel(tr("GTP Console"), QStringLiteral("console"), m_console, this);

    addDockWidget(Qt::LeftDockWidgetArea, m_collection);
    addDockWidget(Qt::RightDockWidgetArea, m_gamePanel);
    addDockWidget(Qt::RightDockWidgetArea, m_treePanel);
    addDockWidget(Qt::RightDockWidgetArea, m_commentPanel);
    addDockWidget(Qt::BottomDockWidgetArea, m_consolePanel);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    constexpr int SideWidth = 320;
    resizeDocks({m_gamePanel, m_treePanel, m_commentPanel}, {SideWidth, SideWidth, SideWidth},
                Qt::Horizontal);
    resizeDocks({m_treePanel, m_commentPanel}, {3, 2}, Qt::Vertical);
    m_consolePanel->hide();
}

void MainWindow::connectFile()
{
    m_boardArea->addBar(new WorkBar(*m_document));
    NoticeBar *notices = &m_boardArea->notices();
    connect(m_document, &DocumentController::titleChanged, this, &MainWindow::showTitle);
    connect(m_document, &DocumentController::noticed, this, &MainWindow::tell);
    connect(&m_collection->actions(), &CollectionActions::told, notices, &NoticeBar::tell);
    connect(m_reading, &ReadingActions::told, notices, &NoticeBar::tell);
}

void MainWindow::createMenus()
{
    QMenu *file = menuBar()->addMenu(tr("&File"));
    file->addActions({m_actions->newGame, m_actions->open});
    file->addSeparator();
    file->addActions({m_actions->save, m_actions->saveAs});
    file->addSeparator();
    m_reading =
        new ReadingActions(*m_document, m_collection->actions(), m_parts.preferences, *this);
    file->addActions({m_reading->encoding, m_reading->repairs});
    file->addSeparator();
    file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);

    QMenu *game = menuBar()->addMenu(tr("&Game"));
    game->addActions({m_actions->start, m_actions->step, m_actions->stop});
    game->addSeparator();
    game->addActions({m_actions->pass, m_actions->takeBack, m_actions->resign});
    game->addSeparator();
    game->addActions({m_actions->scorePosition, m_actions->returnToGame});

    QMenu *go = menuBar()->addMenu(tr("G&o"));
    go->addActions({m_actions->toStart, m_actions->backTen, m_actions->back, m_actions->forward,
                    m_actions->forwardTen, m_actions->toEnd});
    go->addSeparator();
    go->addActions({m_actions->previousVariation, m_actions->nextVariation});

    menuBar()->addMenu(m_collection->createMenu());

    QMenu *engines = menuBar()->addMenu(tr("&Engines"));
    engines->addAction(tr("&Edit Engines…"), this, [this] { editEngines({}, false, {}); });
    engines->addSeparator();
    engines->addActions({m_actions->restart.black, m_actions->restart.white});
    engines->addActions({m_actions->rebuildEngine.black, m_actions->rebuildEngine.white});

    QMenu *view = menuBar()->addMenu(tr("&View"));
    m_collection->toggleViewAction()->setShortcut(Qt::Key_F8);
    m_treePanel->toggleViewAction()->setShortcut(Qt::Key_F7);
    m_consolePanel->toggleViewAction()->setShortcut(Qt::Key_F9);
    for (const Panel *panel :
         QList<Panel *>{m_collection, m_gamePanel, m_treePanel, m_commentPanel, m_consolePanel}) {
        view->addAction(panel->toggleViewAction());
    }
    view->addSeparator();
    view->addMenu(new AppearanceMenu(m_parts.preferences, view));
}

void MainWindow::createToolBar()
{
    QToolBar *bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addActions({m_actions->newGame, m_actions->open, m_actions->save});
    bar->addSeparator();
    bar->addActions({m_actions->start, m_actions->step, m_actions->stop});
    bar->addSeparator();
    bar->addActions(
        {m_actions->pass, m_actions->takeBack, m_actions->resign, m_actions->scorePosition});
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addWidget(new PaceBox(m_parts.game, m_parts.preferences, bar));
    nameExtension(*bar, QLatin1String("qt_toolbar_ext_button"), tr("More buttons"));
    nameExtension(*menuBar(), QLatin1String("qt_menubar_ext_button"), tr("More menus"));
}

void MainWindow::createStatusLine()
{
    m_status = new QLabel(this);
    m_status->setAccessibleName(tr("Status"));
    m_status->setTextFormat(Qt::PlainText); // an engine's name may look like HTML
    m_status->setContentsMargins(spacing::Normal, 0, 0, 0);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
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
    connect(&game, &GameController::gameOver, this, [this](const GameResult &result) {
        if (!result.reason.isEmpty() && !m_parts.game.match()->wasStopped()) {
            tell(tr("%1. %2").arg(text::result(result), result.reason));
        }
    });
    connect(&game.cursor(), &GameCursor::moved, m_tree, &GameTreeView::setCurrentNode);
    connect(m_tree, &GameTreeView::nodeActivated, &game.cursor(), &GameCursor::moveTo);
}

void MainWindow::connectConsole()
{
    EngineHub &hub = m_parts.hub;
    connect(&hub, &EngineHub::engineReady, this, [this](int source, const QStringList &commands) {
        m_console->addEngine(source);
        m_console->setCommands(source, commands);
    });
    connect(&hub, &EngineHub::engineEnded, m_console, &GtpConsole::removeEngine);
    connect(m_console, &GtpConsole::commandEntered, this, [this](int source, const QString &line) {
        const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
        if (const std::shared_ptr<Engine> engine = m_parts.hub.engineOf(source);
            engine && command) {
            engine->sendFromConsole(*command);
        }
    });
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

void MainWindow::showTitle()
{
    setWindowTitle(tr("%1[*] – Shinpan").arg(m_document->displayName()));
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

void MainWindow::offerRecovery()
{
    shinpan::offerRecovery(*m_document, m_boardArea->notices());
}

void MainWindow::askNewGame()
{
    auto *dialog = new NewGameDialog(m_parts.store.profiles(),
                                     m_parts.preferences.newGame(m_parts.store.profiles()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewGameDialog::addEngineRequested, this, [this, dialog](Color color) {
        const QPointer<NewGameDialog> asking(dialog);
        editEngines({}, true, [this, asking, color](const QString &id) {
            if (asking) {
                asking->setEngines(m_parts.store.profiles());
                asking->chooseEngine(color, id);
            }
        });
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const NewGameSettings settings = dialog->settings();
        m_parts.preferences.setNewGame(settings);
        m_document->settleChanges([this, settings] {
            m_parts.game.newGame(settings);
            m_parts.game.start();
            m_boardArea->board().setFocus();
        });
    });
    dialog->open();
}

void MainWindow::editEngines(const QString &id,
                             bool adds,
                             std::function<void(const QString &)> chosen)
{
    auto *editor = new EngineEditor(m_parts.store.list(), this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    if (!id.isEmpty()) {
        editor->selectEngine(id);
    }
    if (adds) {
        editor->addEngine();
    }
    connect(editor, &QDialog::accepted, this, [this, editor, chosen = std::move(chosen)] {
        m_parts.store.setStored(editor->profiles());
        if (chosen) {
            chosen(editor->currentId());
        }
    });
    editor->open();
}

void MainWindow::addEngineFor(Color color)
{
    editEngines({}, true, [this, color](const QString &id) {
        if (const std::optional<EngineProfile> profile = m_parts.store.profile(id)) {
            m_parts.game.setSeat(color, {*profile});
        }
    });
}

void MainWindow::showConsole()
{
    m_consolePanel->show();
    m_consolePanel->raise();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose) {
        event->accept();
        return;
    }
    event->ignore();
    m_document->settleChanges([this] {
        m_mayClose = true;
        m_document->forgetChanges();
        m_parts.preferences.setWindowGeometry(saveGeometry());
        m_parts.preferences.setWindowState(saveState());
        Q_EMIT closing();
        hide();
    });
}

} // namespace shinpan
