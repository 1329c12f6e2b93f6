// The menu bar and the toolbar of MainWindow: one function per menu, in the order of the bar.

#include "ui/analysis/analysisactions.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/readingactions.h"
#include "ui/document/documentactions.h"
#include "ui/document/recentmenu.h"
#include "ui/edit/editactions.h"
#include "ui/edit/undoactions.h"
#include "ui/export/exportactions.h"
#include "ui/find/findactions.h"
#include "ui/home/arrangement.h"
#include "ui/home/shortcutbook.h"
#include "ui/info/annotationbar.h"
#include "ui/info/commentpanel.h"
#include "ui/kit/fittingtoolbar.h"
#include "ui/kit/symbol.h"
#include "ui/match/pacebox.h"
#include "ui/play/boardarea.h"
#include "ui/play/gameactions.h"
#include "ui/review/reviewactions.h"
#include "ui/tree/gametreeview.h"
#include "ui/window/appearancemenu.h"
#include "ui/window/boardmenu.h"
#include "ui/window/languagemenu.h"
#include "ui/window/mainwindow.h"

#include <QMenuBar>
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

void MainWindow::createMenus()
{
    m_menus = menuBar();
    createFileMenu();
    createEditMenu();
    createGameMenu();
    createGoMenu();
    menuBar()->addMenu(m_collection->createMenu());
    createEnginesMenu();
    createAnalysisMenu();
    createViewMenu();
    createHelpMenu();
    nameExtension(*menuBar(), QLatin1String("qt_menubar_ext_button"), tr("More menus"));
    addAction(m_actions->pause);
    nameActions();
    m_shortcuts = new ShortcutBook(*menuBar(), m_parts.preferences, this);
}

void MainWindow::createFileMenu()
{
    const DocumentActions &documents = *m_documentActions;
    QMenu *file = menuBar()->addMenu(tr("&File"));
    file->addActions({m_actions->newGame, documents.newTab, documents.newWindow});
    file->addSeparator();
    file->addAction(documents.open);
    file->addAction(documents.openCompetition);
    file->addMenu(documents.recent);
    file->addAction(documents.paste);
    file->addSeparator();
    file->addActions({m_actions->save, m_actions->saveAs, documents.reload});
    file->addSeparator();
    file->addAction(documents.copy);
    file->addSeparator();
    file->addActions({m_reading->encoding, m_reading->repairs});
    QMenu *habits = file->addMenu(tr("&Files and Session"));
    habits->addActions({documents.reloadsUnasked, documents.restoresSession});
    file->addSeparator();
    auto *exports = new ExportActions(m_parts.game, *m_document, m_parts.preferences, *this);
    connect(exports, &ExportActions::told, this, &MainWindow::tell);
    file->addActions({exports->exportGame, exports->print});
    file->addActions({exports->copyPicture, exports->copyDiagram});
    file->addSeparator();
    file->addActions({documents.close, documents.quit});
}

void MainWindow::createEditMenu()
{
    QMenu *edit = m_editActions->createMenu(menuBar());
    edit->addSeparator();
    edit->addMenu(m_comment->annotations().createMenu(edit));
    edit->addAction(tr("SGF Propertie&s…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), this,
                    &MainWindow::editProperties);
    edit->addSeparator();
    edit->addAction(symbolIcon(Symbol::Settings), tr("Prefere&nces…"),
                    QKeySequence(Qt::CTRL | Qt::Key_Comma), this, &MainWindow::editPreferences);
    menuBar()->addMenu(edit);
}

void MainWindow::createGameMenu()
{
    QMenu *game = menuBar()->addMenu(tr("&Game"));
    game->addActions({m_actions->start, m_actions->step, m_actions->stop});
    game->addSeparator();
    game->addActions({m_actions->pass, m_actions->takeBack, m_actions->resign});
    game->addSeparator();
    game->addActions({m_actions->scorePosition, m_actions->returnToGame});
    game->addSeparator();
    game->addAction(tr("Game &Information…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
                    &MainWindow::editGameInfo);
}

void MainWindow::createGoMenu()
{
    QMenu *go = menuBar()->addMenu(tr("G&o"));
    go->addActions({m_actions->toStart, m_actions->backTen, m_actions->back, m_actions->forward,
                    m_actions->forwardTen, m_actions->toEnd});
    go->addSeparator();
    go->addActions({m_actions->previousVariation, m_actions->nextVariation});
    m_find->addTo(go);
}

void MainWindow::createEnginesMenu()
{
    QMenu *engines = menuBar()->addMenu(tr("E&ngines"));
    engines->addAction(tr("&Edit Engines…"), this, [this] { editEngines({}, false, {}); });
    engines->addSeparator();
    engines->addActions({m_actions->restart.black, m_actions->restart.white});
    engines->addActions({m_actions->rebuildEngine.black, m_actions->rebuildEngine.white});
}

void MainWindow::createAnalysisMenu()
{
    QMenu *analysis = m_analysisActions->createMenu(menuBar());
    m_reviewActions->addTo(*analysis);
    menuBar()->addMenu(analysis);
}

void MainWindow::createViewMenu()
{
    QMenu *view = menuBar()->addMenu(tr("&View"));
    m_collection->toggleViewAction()->setShortcut(Qt::Key_F8);
    m_treePanel->toggleViewAction()->setShortcut(Qt::Key_F7);
    m_consolePanel->toggleViewAction()->setShortcut(Qt::Key_F9);
    for (const Panel *panel :
         QList<Panel *>{m_collection, m_gamePanel, m_treePanel, m_commentPanel, m_analysisPanel,
                        m_graphPanel, m_comparisonPanel, m_reviewPanel, m_consolePanel}) {
        view->addAction(panel->toggleViewAction());
    }
    view->addSeparator();
    auto *board = new BoardMenu(m_parts.preferences, view);
    connect(board, &BoardMenu::fromHereChosen, m_boardArea, &BoardArea::startNumbersHere);
    m_boardArea->addActions(board->boardActions());
    m_tree->addActions(board->boardActions());
    view->addMenu(board);
    view->addMenu(new AppearanceMenu(m_parts.preferences, view));
    auto *language = new LanguageMenu(m_parts.preferences, view);
    connect(language, &LanguageMenu::changed, this,
            [this] { tell(tr("The language changes at the next start.")); });
    view->addMenu(language);
    view->addMenu(m_arrangement->createMenu(view));
    view->addAction(m_arrangement->minimal());
    view->addAction(tr("&Full Screen"), QKeySequence(Qt::Key_F11), this,
                    &MainWindow::toggleFullScreen);
    view->addSeparator();
    view->addActions(
        {m_documentActions->next, m_documentActions->previous, m_documentActions->toNewWindow});
}

void MainWindow::createHelpMenu()
{
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Manual"), QKeySequence(Qt::Key_F1), this, &MainWindow::showManual);
    help->addAction(tr("&Keyboard Shortcuts…"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
                    &MainWindow::showShortcuts);
    help->addSeparator();
    help->addAction(m_documentActions->home);
}

void MainWindow::createToolBar()
{
    auto *bar = new FittingToolBar(tr("Toolbar"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addActions({m_actions->newGame, m_documentActions->open, m_actions->save});
    bar->addSeparator();
    bar->addActions({m_actions->start, m_actions->step, m_actions->stop});
    bar->addSeparator();
    bar->addActions(
        {m_actions->pass, m_undoing->undo, m_actions->resign, m_actions->scorePosition});
    bar->addAction(m_editActions->mode);
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addWidget(new PaceBox(m_parts.game, m_parts.preferences, bar));
    bar->setDispensable({m_actions->save, m_documentActions->open, m_actions->newGame,
                         m_editActions->mode, m_undoing->undo, m_actions->step, m_actions->stop,
                         m_actions->scorePosition, m_actions->resign, m_actions->pass});
    nameExtension(*bar, QLatin1String("qt_toolbar_ext_button"), tr("More buttons"));
}

} // namespace shinpan
