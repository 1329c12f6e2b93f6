#include "ui/document/documentactions.h"

#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/document/recentmenu.h"
#include "ui/document/transfer.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/symbol.h"
#include "ui/settings/preferences.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

namespace shinpan {

DocumentActions::DocumentActions(DocumentController &document,
                                 GameController &game,
                                 Preferences &preferences,
                                 QWidget &page)
    : QObject(&page)
    , recent(new RecentMenu(preferences, &page))
    , m_document(document)
    , m_game(game)
    , m_preferences(preferences)
    , m_page(page)
{
    createActions();
    connectActions();
    connect(&document, &DocumentController::titleChanged, this, &DocumentActions::refresh);
    preferences.follow<FileOptions>(this, &DocumentActions::refresh);
    refresh();
}

QAction *DocumentActions::add(const QString &text, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    return action;
}

QAction *DocumentActions::addPreference(const QString &text, bool FileOptions::*option)
{
    QAction *action = add(text, {});
    action->setCheckable(true);
    action->setChecked(m_preferences.get(option));
    connect(action, &QAction::toggled, this,
            [this, option](bool on) { m_preferences.set(option, on); });
    return action;
}

void DocumentActions::createActions()
{
    newTab = add(tr("New &Tab"), {QKeySequence(Qt::CTRL | Qt::Key_T)});
    newWindow = add(tr("New &Window"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    open = add(tr("&Open…"), {QKeySequence::Open});
    open->setIcon(symbolIcon(Symbol::Open));
    open->setIconText(tr("Open"));
    open->setToolTip(
        tr("Open game records (%1)").arg(open->shortcut().toString(QKeySequence::NativeText)));
    openCompetition = add(tr("Open Co&mpetition…"), {});
    reload = add(tr("Re&load"), {});
    close = add(tr("&Close"), {QKeySequence(Qt::CTRL | Qt::Key_W)});
    next = add(tr("Ne&xt Tab"), {QKeySequence(Qt::CTRL | Qt::Key_Tab)});
    previous = add(tr("Pre&vious Tab"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab),
                                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab)});
    toNewWindow = add(tr("Move Tab to Ne&w Window"), {});
    copy = add(tr("Cop&y Game"), {QKeySequence::Copy});
    paste = add(tr("Open from Clip&board"), {QKeySequence::Paste});
    reloadsUnasked =
        addPreference(tr("&Reload Changed Files Without Asking"), &FileOptions::reloadsUnasked);
    restoresSession =
        addPreference(tr("Reopen &Files at the Next Start"), &FileOptions::restoresSession);
    home = add(tr("&Start Page"), {QKeySequence(Qt::ALT | Qt::Key_Home)});
    quit = add(tr("&Quit"), {QKeySequence::Quit});
    for (QAction *action : {copy, paste}) { // texts, lists and trees copy what is theirs
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
}

void DocumentActions::connectActions()
{
    connect(open, &QAction::triggered, this, &DocumentActions::chooseFiles);
    connect(openCompetition, &QAction::triggered, this, &DocumentActions::chooseCompetition);
    connect(recent, &RecentMenu::chosen, this,
            [this](const QString &path) { Q_EMIT filesChosen({path}); });
    connect(reload, &QAction::triggered, this, &DocumentActions::askReload);
    connect(copy, &QAction::triggered, this, &DocumentActions::copyGame);
    connect(paste, &QAction::triggered, this, &DocumentActions::pasteGame);
}

void DocumentActions::refresh()
{
    reload->setEnabled(!m_document.filePath().isEmpty());
    reloadsUnasked->setChecked(m_preferences.get(&FileOptions::reloadsUnasked));
    restoresSession->setChecked(m_preferences.get(&FileOptions::restoresSession));
}

void DocumentActions::chooseFiles()
{
    auto *dialog =
        new QFileDialog(&m_page, tr("Open Game Records"), QFileInfo(m_document.filePath()).path(),
                        DocumentController::readableFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &DocumentActions::filesChosen);
    dialog->open();
}

void DocumentActions::chooseCompetition()
{
    auto *dialog =
        new QFileDialog(&m_page, tr("Open Competition"), QFileInfo(m_document.filePath()).path(),
                        tr("Competitions (*.toml);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DocumentActions::competitionChosen);
    dialog->open();
}

void DocumentActions::askReload()
{
    if (!m_document.isModified()) {
        m_document.reload();
        return;
    }
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                        tr("Read %1 again without your changes?").arg(m_document.displayName()),
                        QMessageBox::Cancel, &m_page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *discard = box->addButton(tr("&Discard Changes"), QMessageBox::AcceptRole);
    connect(discard, &QPushButton::clicked, &m_document, &DocumentController::reload);
    box->open();
}

void DocumentActions::copyGame()
{
    QGuiApplication::clipboard()->setMimeData(mimeDataOf(m_game.record().tree()).release());
    Q_EMIT noticed(tr("The game is on the clipboard as SGF."));
}

void DocumentActions::pasteGame()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const Transfer transfer = data != nullptr ? transferOf(*data) : Transfer();
    if (!transfer.files.isEmpty()) {
        Q_EMIT filesChosen(transfer.files);
    } else if (!transfer.sgf.isEmpty()) {
        Q_EMIT gamePasted(transfer.sgf);
    } else {
        Q_EMIT noticed(tr("There is no game on the clipboard."));
    }
}

} // namespace shinpan
