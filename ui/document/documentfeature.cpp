#include "ui/document/documentfeature.h"

#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/document/transfer.h"
#include "ui/game/opengame.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/symbol.h"
#include "ui/kit/windowframe.h"
#include "ui/settings/preferences.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

namespace shinpan {

namespace {

/// "~/games", as people write their own folders.
[[nodiscard]] QString folderOf(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    return folder == home || folder.startsWith(home + u'/') ? u'~' + folder.mid(home.size())
                                                            : folder;
}

/// An ampersand in a name is not a mnemonic.
[[nodiscard]] QString plain(QString text)
{
    return text.replace(u'&', QLatin1String("&&"));
}

} // namespace

RecentMenu::RecentMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("Open &Recent"), parent)
    , m_preferences(preferences)
{
    setIcon(symbolIcon(Symbol::Open));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
    fill();
}

void RecentMenu::fill()
{
    clear();
    const QStringList files = m_preferences.get(&RecentFiles::paths);
    int number = 0;
    for (const QString &path : files) {
        const QString name = plain(QFileInfo(path).fileName());
        const QString label = tr("%1 – %2", "file – folder").arg(name, plain(folderOf(path)));
        // The first nine have their number as a mnemonic.
        QAction *action = addAction(++number < 10 ? tr("&%1 %2").arg(number).arg(label) : label,
                                    this, [this, path] { Q_EMIT chosen(path); });
        action->setToolTip(path);
    }
    if (files.isEmpty()) {
        addAction(tr("No recent files"))->setEnabled(false);
    }
    addSeparator();
    QAction *forget =
        addAction(tr("&Clear This List"), this, [this] { m_preferences.set(RecentFiles()); });
    forget->setEnabled(!files.isEmpty());
}

DocumentFeature::DocumentFeature(WindowFrame &frame,
                                 OpenGame &game,
                                 Preferences &preferences,
                                 const QString &recoveryDirectory)
    : Feature(frame)
    , recent(new RecentMenu(preferences, &frame.window()))
    , m_game(game)
    , m_document(*new DocumentController(game, recoveryDirectory, frame.window()))
    , m_preferences(preferences)
{
    m_document.setUsualFolder([&preferences] { return preferences.get<RecentFiles>().folder(); });
    createActions();
    createMenus();
    connectActions();
    offerReloading();
    connect(&m_document, &DocumentController::titleChanged, this, &DocumentFeature::refresh);
    connect(&m_document, &DocumentController::noticed, this,
            [&frame](const QString &text) { frame.tell(text); });
    const auto takeCharset = [this] {
        m_document.setFallbackCharset(m_preferences.get(&FileOptions::fallbackCharset));
    };
    preferences.follow<FileOptions>(this, takeCharset);
    takeCharset();
    refresh();
}

/// `name`: under which its keys are remembered.
QAction *DocumentFeature::add(const char *name,
                              const QString &text,
                              const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}

void DocumentFeature::createActions()
{
    constexpr auto CtrlShift = Qt::CTRL | Qt::SHIFT;
    newTab = add("newTab", tr("New &Tab"), {Qt::CTRL | Qt::Key_T});
    newWindow = add("newWindow", tr("New &Window"), {CtrlShift | Qt::Key_N});
    open = add("open", tr("&Open…"), {QKeySequence::Open});
    open->setIcon(symbolIcon(Symbol::Open));
    open->setIconText(tr("Open"));
    open->setToolTip(
        tr("Open game records (%1)").arg(open->shortcut().toString(QKeySequence::NativeText)));
    newCompetition = add("newCompetition", tr("&New Competition…"), {});
    openCompetition = add("openCompetition", tr("&Open Competition…"), {});
    library = add("competitionLibrary", tr("&Library…"), {});
    reload = add("reload", tr("Re&load"), {});
    close = add("close", tr("&Close"), {Qt::CTRL | Qt::Key_W});
    next = add("nextTab", tr("Ne&xt Tab"), {Qt::CTRL | Qt::Key_Tab});
    previous = add("previousTab", tr("Pre&vious Tab"),
                   {CtrlShift | Qt::Key_Tab, CtrlShift | Qt::Key_Backtab});
    toNewWindow = add("toNewWindow", tr("Move Tab to Ne&w Window"), {});
    copy = add("copyGame", tr("Cop&y Game"), {QKeySequence::Copy});
    paste = add("pasteGame", tr("Open from Clip&board"), {QKeySequence::Paste});
    home = add("home", tr("&Start Page"), {Qt::ALT | Qt::Key_Home});
    playOnCgos = add("playOnCgos", tr("Play on CGOS…"), {});
    quit = add("quit", tr("&Quit"), {QKeySequence::Quit});
    for (QAction *action : {copy, paste}) { // texts, lists and trees copy what is theirs
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
}

void DocumentFeature::createMenus()
{
    auto *competition = new QMenu(tr("Co&mpetition"), &frame().window());
    competition->addActions({newCompetition, openCompetition, library});
    addToMenu(MenuPart::FileNew, {newTab, newWindow});
    addToMenu(MenuPart::FileOpen, {open, recent->menuAction(), paste, competition->menuAction()});
    addToMenu(MenuPart::FileReading, {reload});
    addToMenu(MenuPart::FileExport, {copy});
    addToMenu(MenuPart::EnginesServers, {playOnCgos});
    addToMenu(MenuPart::FileClose, {close, quit});
    addToMenu(MenuPart::ViewTabs, {next, previous, toNewWindow});
    addToMenu(MenuPart::HelpHome, {home});
}

void DocumentFeature::connectActions()
{
    connect(open, &QAction::triggered, this, &DocumentFeature::chooseFiles);
    connect(openCompetition, &QAction::triggered, this, &DocumentFeature::chooseCompetition);
    connect(recent, &RecentMenu::chosen, this,
            [this](const QString &path) { Q_EMIT filesChosen({path}); });
    connect(reload, &QAction::triggered, this, &DocumentFeature::askReload);
    connect(copy, &QAction::triggered, this, &DocumentFeature::copyGame);
    connect(paste, &QAction::triggered, this, &DocumentFeature::pasteGame);
}

void DocumentFeature::refresh()
{
    reload->setEnabled(!m_document.filePath().isEmpty());
}

/// What file dialogs show at first: where the document is, or the folder used last.
QFileDialog &DocumentFeature::chooser(const QString &title, const QString &files)
{
    const QString path = m_document.filePath();
    const QString folder =
        path.isEmpty() ? m_preferences.get<RecentFiles>().folder() : QFileInfo(path).path();
    auto *dialog = new QFileDialog(&frame().window(), title, folder, files);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return *dialog;
}

void DocumentFeature::chooseFiles()
{
    QFileDialog &dialog = chooser(tr("Open Game Records"), DocumentController::readableFiles());
    dialog.setFileMode(QFileDialog::ExistingFiles);
    connect(&dialog, &QFileDialog::filesSelected, this, &DocumentFeature::filesChosen);
    dialog.open();
}

void DocumentFeature::chooseCompetition()
{
    QFileDialog &dialog =
        chooser(tr("Open Competition"), tr("Competitions (*.toml *.seal.zip);;All files (*)"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    connect(&dialog, &QFileDialog::fileSelected, this, &DocumentFeature::competitionChosen);
    dialog.open();
}

void DocumentFeature::askReload()
{
    if (!m_document.isModified()) {
        m_document.reload();
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                                tr("Reload %1 without your changes?").arg(m_document.displayName()),
                                QMessageBox::Cancel, &frame().window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *discard = box->addButton(tr("&Discard Changes"), QMessageBox::AcceptRole);
    connect(discard, &QPushButton::clicked, &m_document, &DocumentController::reload);
    box->open();
}

void DocumentFeature::copyGame()
{
    QGuiApplication::clipboard()->setMimeData(mimeDataOf(m_game.record().tree()).release());
    frame().mention(tr("The game is on the clipboard as SGF."));
}

void DocumentFeature::pasteGame()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const Transfer transfer = data != nullptr ? transferOf(*data) : Transfer();
    if (!transfer.files.isEmpty()) {
        Q_EMIT filesChosen(transfer.files);
    } else if (!transfer.sgf.isEmpty()) {
        Q_EMIT gamePasted(transfer.sgf);
    } else {
        frame().mention(tr("There is no game on the clipboard."));
    }
}

/// Reads the document's file again, when another program changes it, if the person likes that and
/// nothing is lost by it, and else offers to; tells when the file is gone.
void DocumentFeature::offerReloading()
{
    connect(&m_document, &DocumentController::fileChanged, this, [this] {
        if (!m_preferences.get(&FileOptions::reloadsUnasked) || m_document.isModified()
            || m_game.status().isRunning()) {
            tellChange();
            return;
        }
        if (!m_document.isAtLastMove()) { // seen by people who watch a game
            frame().tell(DocumentController::tr("%1 was reloaded: another program changed it.")
                             .arg(m_document.displayName()));
        }
        m_document.reload();
    });
    connect(&m_document, &DocumentController::fileRemoved, this, [this] {
        frame().tell(DocumentController::tr("%1 was removed or renamed by another program. What "
                                            "you see is not saved anywhere else.")
                         .arg(m_document.displayName()));
    });
}

void DocumentFeature::tellChange()
{
    const QString text =
        m_document.isModified() ? DocumentController::tr(
            "Another program changed %1. If you reload it, your own changes will be lost.")
                                : DocumentController::tr("Another program changed %1.");
    frame().notices().tell(text.arg(m_document.displayName()),
                           {{DocumentController::tr("&Reload"), [this] { m_document.reload(); }},
                            {DocumentController::tr("&Keep This"), [this] { m_document.keep(); }}});
}

} // namespace shinpan
