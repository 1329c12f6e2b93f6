#include "ui/window/mainwindow.h"

#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/analysisfeature.h"
#include "ui/board/boardview.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/collectionfeature.h"
#include "ui/console/consolefeature.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/edit/editcontroller.h"
#include "ui/edit/editfeature.h"
#include "ui/edit/undoactions.h"
#include "ui/ending/endfeature.h"
#include "ui/engines/enginesfeature.h"
#include "ui/explorer/explorerfeature.h"
#include "ui/export/exportactions.h"
#include "ui/find/findfeature.h"
#include "ui/game/opengame.h"
#include "ui/graphics/graphicsfeature.h"
#include "ui/home/arrangement.h"
#include "ui/home/homefeature.h"
#include "ui/info/infofeature.h"
#include "ui/kit/fittingtoolbar.h"
#include "ui/kit/noticebar.h"
#include "ui/ladder/ladderfeature.h"
#include "ui/match/pacebox.h"
#include "ui/play/boardarea.h"
#include "ui/play/gameactions.h"
#include "ui/play/playfeature.h"
#include "ui/regression/regressionfeature.h"
#include "ui/review/reviewfeature.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/teaching/teachingfeature.h"
#include "ui/training/trainingfeature.h"
#include "ui/tree/gametreeview.h"
#include "ui/tree/treefeature.h"
#include "ui/window/viewfeature.h"

#include <QAction>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenuBar>
#include <QShowEvent>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

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

MainWindow::MainWindow(const WindowParts &parts, Build build)
    : m_parts(parts)
    , m_frame(*this)
    , m_document(&add<DocumentFeature>(parts.game, parts.preferences, parts.recoveryDirectory))
{
    // This comes before others look at our title then.
    connect(&document(), &DocumentController::titleChanged, this, &MainWindow::showTitle);
    if (build == Build::AtOnce) {
        this->build();
    }
}

MainWindow::~MainWindow()
{
    hide();           // panels tell what they show whether they are seen
    delete m_console; // it follows the focus, which moves while the parts are taken down
}

void MainWindow::build()
{
    if (m_menus) {
        return;
    }
    addBoard();
    addRecord();
    addAnalysis();
    addFinding();
    addConsole();
    addOthers();
    shareKeys();
    createToolBar();
    arrangePanels();
    createMenus();
    m_home->applyKeys(*m_menus);
    showTitle();
    resize(FirstSize);
    focusBoard();
    m_arrangement->restore();
}

/// Makes a feature and puts its panels where the layouts find them.
template <typename T, typename... Arguments>
T &MainWindow::add(Arguments &&...arguments)
{
    auto *feature = new T(m_frame, std::forward<Arguments>(arguments)...);
    m_features.append(feature);
    for (const Feature::Docked &docked : feature->panels()) {
        const bool isHidden = docked.panel->isHidden();
        addDockWidget(docked.area, docked.panel);
        docked.panel->setHidden(isHidden);
    }
    return *feature;
}

/// The games of the file, and the one on the board.
void MainWindow::addBoard()
{
    m_collection = &add<CollectionFeature>(document(), m_parts.game, m_parts.preferences);
    m_engines = &add<EnginesFeature>(m_parts.store);
    m_play = &add<PlayFeature>(m_parts.game, document(), *m_engines, m_parts.preferences);
    setCentralWidget(&m_play->area());
    placeBars(*m_collection);
}

/// What stands in the record, to be read and edited.
void MainWindow::addRecord()
{
    m_tree = &add<TreeFeature>(m_parts.game.cursor());
    m_info = &add<InfoFeature>(m_parts.game, m_play->board());
    m_edit = &add<EditFeature>(m_parts.game, m_play->scoring(), m_play->board(), m_tree->view());
}

void MainWindow::addAnalysis()
{
    m_analysis = &add<AnalysisFeature>(
        AnalysisFeature::Parts{m_parts.game, m_play->scoring(), m_play->board(), m_tree->view(),
                               m_parts.hub, m_parts.store, m_parts.preferences});
}

void MainWindow::addFinding()
{
    m_find = &add<FindFeature>(FindFeature::Parts{m_parts.game, document().games(),
                                                  m_collection->actions(), m_analysis->controller(),
                                                  m_play->area(), m_info->comment()});
    connect(m_analysis, &AnalysisFeature::moveJudged, &m_play->area(), &BoardArea::setMoveRemark);
    m_play->area().setMoveRemark(m_analysis->remarkOnMove(m_parts.game));
    placeBars(*m_analysis); // below that of FindFeature, which puts its own there
    placeBars(*m_edit);     // the tools are nearest to the board
    m_review = &add<ReviewFeature>(ReviewFeature::Parts{
        m_parts.game, m_analysis->controller(), m_parts.hub, m_parts.store, m_parts.preferences,
        m_parts.recoveryDirectory + QStringLiteral("/reviews"), m_find->boardActions(),
        m_play->board()});
    const auto &explorer = add<ExplorerFeature>(m_parts.game, m_play->board(), m_parts.preferences);
    connect(&explorer, &ExplorerFeature::placeWanted, m_document, &DocumentFeature::placeChosen);
    connect(&explorer, &ExplorerFeature::gameWanted, m_document, &DocumentFeature::gamePasted);
    m_teaching =
        &add<TeachingFeature>(TeachingParts{m_parts.game, m_analysis->controller(), m_parts.hub,
                                            m_parts.store, m_parts.preferences},
                              m_play->board());
    placeBars(*m_teaching);
    m_ending = &add<EndFeature>(EndFeature::Parts{
        m_parts.game, document(), m_parts.preferences, m_play->board(), m_review->review(),
        m_review->tryAgain(), actions().save, actions().newGame});
    placeBars(*m_ending);
    placeBars(*m_review);
}

void MainWindow::addConsole()
{
    m_console = &add<ConsoleFeature>(ConsoleFeature::Parts{
        m_parts.transcript, m_parts.hub, m_parts.game, m_play->area(), m_parts.preferences});
    add<GraphicsFeature>(GraphicsFeature::Parts{m_parts.game, m_play->board(), m_parts.hub,
                                                m_parts.store, m_parts.preferences});
    const auto &tests = add<RegressionFeature>(m_parts.game, m_parts.store, m_parts.preferences);
    connect(&tests, &RegressionFeature::gameWanted, m_document, &DocumentFeature::gamePasted);
    m_training = &add<TrainingFeature>(TrainingFeature::Parts{
        m_parts.game, document().games(), m_analysis->controller(), m_parts.hub, m_parts.store,
        m_parts.questions, m_play->board(), m_parts.preferences, m_review->tryAgain()});
    placeBars(*m_training);
    connect(m_training, &TrainingFeature::gameWanted, m_document, &DocumentFeature::gamePasted);
    connect(m_review, &ReviewFeature::reviewed, m_training, &TrainingFeature::noteReview);
    connect(m_training, &TrainingFeature::mistakesWanted, m_review,
            &ReviewFeature::lookForMistakes);
    connect(m_review, &ReviewFeature::mistakesFound, m_training, &TrainingFeature::askMistakes);
}

/// What leads out of the window, and what is about all of it.
void MainWindow::addOthers()
{
    add<ExportActions>(m_parts.game, document(), m_parts.preferences);
    m_view = &add<ViewFeature>(m_play->area(), m_parts.store, m_parts.preferences);
    m_ladder = &add<LadderFeature>(LadderFeature::Parts{
        m_parts.game, m_parts.store, ladderFileBeside(m_parts.recoveryDirectory)});
    connect(m_ladder, &LadderFeature::proposed, m_ending, &EndFeature::offerNext);
    connect(m_teaching->hint(), &QAction::triggered, m_ladder, &LadderFeature::noteHelp);
    connect(m_analysis->actions().estimate, &QAction::triggered, m_ladder,
            &LadderFeature::noteHelp);
    connect(&m_analysis->controller(), &AnalysisController::learned, m_ladder,
            [ladder = m_ladder](NodeId node) {
                if (node != NoNode) {
                    ladder->noteHelp();
                }
            });
    m_home = &add<HomeFeature>(*m_engines, m_parts.preferences);
    setAnimated(false); // panels are where they belong at once
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    statusBar()->setSizeGripEnabled(false);
}

/// Places a feature's bars above the board and over it, below those that are there already.
void MainWindow::placeBars(const Feature &feature)
{
    for (QWidget *bar : feature.bars()) {
        m_play->area().addBar(bar);
    }
    for (QWidget *card : feature.cards()) {
        m_play->area().addCard(card);
    }
}

/// Bare keys mean what they mean on the board wherever the widget has no other use for them.
void MainWindow::shareKeys()
{
    BoardArea &area = m_play->area();
    QWidget &tree = m_tree->view();
    tree.addActions(m_play->actions().boardActions());
    m_analysis->graph().addActions(m_play->actions().boardActions());
    for (QWidget *widget : QList<QWidget *>{&m_play->board(), &tree, &m_analysis->graph()}) {
        widget->addActions(m_analysis->actions().boardActions());
    }
    tree.addActions(m_find->boardActions());
    area.addActions(m_teaching->boardActions());
    tree.addActions(m_teaching->boardActions());
    area.addActions(m_view->boardActions());
    tree.addActions(m_view->boardActions());
    area.addActions(m_edit->boardActions());
    tree.addAction(m_edit->remove);
    for (QWidget *widget : QList<QWidget *>{&area, &m_play->seats(), &m_tree->panel()}) {
        widget->addActions({documentActions().copy, documentActions().paste});
    }
}

void MainWindow::createToolBar()
{
    const GameActions &game = actions();
    const DocumentFeature &documents = documentActions();
    const UndoActions &undoing = m_edit->undoing();
    auto *bar = new FittingToolBar(tr("Toolbar"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addActions({game.newGame, documents.open, game.save});
    bar->addSeparator();
    bar->addActions({game.start, game.step, game.stop});
    bar->addSeparator();
    bar->addActions({game.pass, undoing.undo, m_teaching->hint(), game.resign, game.scorePosition});
    bar->addSeparator();
    bar->addActions({m_review->review(), m_edit->mode});
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    QAction *pace = bar->addWidget(new PaceBox(m_parts.game, m_parts.preferences, bar));
    const auto showPace = [this, pace] { pace->setVisible(m_parts.game.status().isWatched()); };
    connect(&m_parts.game, &OpenGame::changed, pace, showPace);
    showPace();
    bar->setWordings(game.start, GameActions::wordingsOfStart());
    bar->setDispensable({m_review->review(), game.save, documents.open, game.newGame, m_edit->mode,
                         undoing.undo, m_teaching->hint(), game.step, game.stop, game.scorePosition,
                         game.resign, game.pass});
    nameExtension(*bar, QLatin1String("qt_toolbar_ext_button"), tr("More buttons"));
}

/// Arranges panels by the layout, once they and the tool bar are there.
void MainWindow::arrangePanels()
{
    m_arrangement = new Arrangement(*this, m_collection->dock().objectName(), m_parts.preferences);
    connect(m_arrangement, &Arrangement::arranged, this, [this] {
        m_panelsAway.clear();              // it has said what is shown
        if (m_play->scoring().isShown()) { // it is waited for
            m_play->seats().show();
        }
    });
    connect(m_arrangement, &Arrangement::minimalChanged, this, &MainWindow::showMinimal);
    connect(m_arrangement, &Arrangement::chosen, this, [this](WindowLayout layout) {
        if (m_edit->controller().isActive() != (layout == WindowLayout::Annotate)) {
            m_edit->mode->trigger();
        }
    });
    connect(m_play, &PlayFeature::gameBegun, this, [this] {
        const bool isWatched = m_parts.game.status().isWatched();
        const WindowLayout other = isWatched ? WindowLayout::Play : WindowLayout::Watch;
        if (m_arrangement->layout() == other) { // the others are for more than a game
            m_arrangement->choose(isWatched ? WindowLayout::Watch : WindowLayout::Play);
        }
    });
    statusBar()->addPermanentWidget(m_view->createSoundButton());
    statusBar()->addPermanentWidget(m_arrangement->createButtons(this));
}

/// The menus, in the order of the bar: parts that stand together, with lines between the groups.
void MainWindow::createMenus()
{
    using enum MenuPart;
    struct Group
    {
        QList<MenuPart> parts;
        QString submenu = {}; ///< that holds the parts after the first
    };
    const QList<std::pair<QString, QList<Group>>> menus{
        {tr("&File"),
         {{{FileNewGame, FileNew}},
          {{FileOpen}},
          {{FileSave, FileReading}, tr("Enco&ding and Repairs")},
          {{FilePrint, FileExport}, tr("&Export and Copy")},
          {{FileClose}}}},
        {tr("&Edit"), {{{EditRecord}}, {{EditNode}}, {{EditPreferences}}}},
        {tr("&Game"), {{{GamePlay}}, {{GameMove}}, {{GameScore}}, {{GameInfo}}}},
        {tr("G&o"), {{{GoSteps}}, {{GoVariations}}, {{GoFind}}}},
        {tr("&Collection"), {{{CollectionGames}}}},
        {tr("E&ngines"), {{{EnginesList}}, {{EnginesSeats}}, {{EnginesServers}}}},
        {tr("&Analysis"), {{{AnalysisEngines}}, {{AnalysisReview}}}},
        {tr("&View"), {{{ViewPanels}}, {{ViewLook, ViewLayout}}, {{ViewTabs}}}},
        {tr("&Help"), {{{HelpManual}}, {{HelpHome}}, {{HelpAbout}}}},
    };
    m_menus = menuBar();
    for (const auto &[title, groups] : menus) {
        QMenu *menu = m_menus->addMenu(title);
        for (const Group &group : groups) {
            if (!menu->isEmpty()) {
                menu->addSeparator();
            }
            QMenu *place = menu;
            for (const MenuPart part : group.parts) {
                fill(*place, part);
                if (!group.submenu.isEmpty() && place == menu) {
                    place = menu->addMenu(group.submenu);
                }
            }
        }
    }
    nameExtension(*m_menus, QLatin1String("qt_menubar_ext_button"), tr("More menus"));
}

void MainWindow::fill(QMenu &menu, MenuPart part)
{
    for (const Feature *feature : std::as_const(m_features)) {
        feature->fill(menu, part);
    }
    if (part == MenuPart::ViewPanels) {
        addPanelsTo(menu);
    } else if (part == MenuPart::ViewLayout) {
        addLayoutsTo(menu);
    }
}

void MainWindow::addPanelsTo(QMenu &view) const
{
    QMenu *panels = view.addMenu(tr("&Panels"));
    QMenu *windows = view.addMenu(tr("Panels in Windows of Their &Own"));
    for (const Feature *feature : m_features) {
        for (const Feature::Docked &docked : feature->panels()) {
            panels->addAction(docked.panel->toggleViewAction());
            windows->addAction(docked.panel->windowAction());
        }
    }
}

void MainWindow::addLayoutsTo(QMenu &view)
{
    view.addMenu(m_arrangement->createMenu(&view));
    view.addAction(m_arrangement->minimal());
    view.addAction(tr("&Full Screen"), QKeySequence(Qt::Key_F11), this,
                   &MainWindow::toggleFullScreen);
}

DocumentController &MainWindow::document() const
{
    return m_document->controller();
}

DocumentFeature &MainWindow::documentActions() const
{
    return *m_document;
}

GameActions &MainWindow::actions() const
{
    return m_play->actions();
}

void MainWindow::showMinimal(bool isMinimal)
{
    statusBar()->setHidden(isMinimal);
    m_play->area().setPlain(isMinimal);
    focusBoard();
    const QString way = tr("Escape brings everything back.");
    isMinimal ? tell(way) : m_frame.notices().retract(way);
    Q_EMIT minimalChanged(isMinimal);
}

void MainWindow::showTitle()
{
    const QString name = document().displayName();
    const QString players = document().title();
    setWindowTitle(tr("%1[*] — Shinpan")
                       .arg(name.startsWith(players)
                                ? name // which a game that was kept is called after
                                : tr("%1 (%2)", "players, file").arg(players, name)));
    setWindowModified(document().isModified());
}

void MainWindow::tell(const QString &text)
{
    m_frame.tell(text);
}

void MainWindow::focusBoard()
{
    m_play->board().setFocus();
}

void MainWindow::showQuestions()
{
    m_training->showQuestions();
}

void MainWindow::showProgress()
{
    m_ladder->showProgress();
}

void MainWindow::addEngine()
{
    m_engines->add();
}

/// Escape, where it means nothing else, puts away what was told or is shown over the board, or
/// brings back what was put away.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_arrangement->isMinimal()) {
        m_arrangement->setMinimal(false); // as it was told
    } else if (event->key() == Qt::Key_Escape && (m_frame.notices().dismiss() || dismissCard())) {
        return;
    } else if (event->key() == Qt::Key_Escape && window()->isFullScreen()) {
        toggleFullScreen();
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

/// Panels in windows of their own are seen with their page alone.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    for (const QPointer<QDockWidget> &panel : std::exchange(m_panelsAway, {})) {
        if (panel) {
            panel->show();
        }
    }
}

void MainWindow::hideEvent(QHideEvent *event)
{
    QMainWindow::hideEvent(event);
    if (event->spontaneous()) {
        return; // the window was minimised, and they with it
    }
    const auto panels = findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *panel : panels) {
        if (panel->isFloating() && panel->isVisible()) {
            m_panelsAway.append(panel);
            panel->hide();
        }
    }
}

bool MainWindow::dismissCard()
{
    return std::ranges::any_of(m_features, [](Feature *feature) { return feature->dismiss(); });
}

void MainWindow::toggleFullScreen()
{
    window()->setWindowState(window()->windowState() ^ Qt::WindowFullScreen);
}

} // namespace shinpan
