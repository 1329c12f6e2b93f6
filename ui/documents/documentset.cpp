#include "ui/documents/documentset.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "core/record/tree/nodepath.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/document/gameplace.h"
#include "ui/document/recoverycopy.h"
#include "ui/documents/documentwindow.h"
#include "ui/documents/recoveryoffer.h"
#include "ui/documents/unsavedchanges.h"
#include "ui/home/homepage.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/windowmanners.h"
#include "ui/ladder/ladderfeature.h"
#include "ui/play/gameactions.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace shinpan {

DocumentSet::DocumentSet(const DocumentParts &parts, const QString &sessionFile)
    : m_parts(parts)
    , m_session(sessionFile, parts.preferences, [this] { return session(); })
    , m_others(parts.store, parts.preferences)
{
    connect(&m_session, &SessionKeeper::failed, this, [this](const QString &error) {
        tell(tr("The open files cannot be remembered: %1").arg(error));
    });
    connect(&m_others, &OtherWindows::gameChosen, this, &DocumentSet::showGame);
    connect(&m_others, &OtherWindows::competitionFileWanted, this, [this] {
        if (DocumentWindow *window = activeWindow()) {
            window->current()->page().documentActions().openCompetition->trigger();
        }
    });
}

// Windows

DocumentWindow &DocumentSet::addWindow()
{
    DocumentWindow &window = m_windows.add();
    window.restoreGeometry(m_parts.preferences.get(&WindowOptions::geometry));
    connect(&window, &DocumentWindow::closeRequested, this,
            [this, &window] { closeWindow(window); });
    connect(&window, &DocumentWindow::documentCloseRequested, this,
            [this](Document *document) { close(*document); });
    connect(&window, &DocumentWindow::documentDetached, this,
            [this](Document *document, QPoint place) { moveAway(*document, place); });
    connect(&window, &DocumentWindow::dropped, this, [this, &window](const Transfer &transfer) {
        openFiles(transfer.files, window);
        if (!transfer.sgf.isEmpty()) {
            openText(transfer.sgf, window);
        }
    });
    connect(&window, &DocumentWindow::rearranged, this, [this] { m_session.saveSoon(); });
    return window;
}

DocumentWindow &DocumentSet::openWindow()
{
    DocumentWindow &window = addWindow();
    addDocument(window);
    window.show();
    return window;
}

void DocumentSet::moveAway(Document &document, QPoint place)
{
    if (!isOpen(&document)) {
        return; // as in close()
    }
    DocumentWindow &old = m_windows.of(document);
    DocumentWindow *target = place.isNull() ? nullptr : m_windows.at(place, old);
    if (!target && old.documents().size() == 1) {
        return; // it has a window of its own
    }
    old.remove(document);
    if (!target) {
        target = &addWindow();
        constexpr QPoint Aside(40, 40); // so that both can be seen
        target->resize(old.size());
        target->move(place.isNull() ? old.pos() + Aside : place);
    }
    target->add(document);
    target->show();
    target->activateWindow();
    if (old.documents().empty()) {
        removeWindow(old);
    }
}

void DocumentSet::showDocument(const Document &document)
{
    DocumentWindow &window = m_windows.of(document);
    window.showDocument(document);
    window.raise();
    window.activateWindow();
}

void DocumentSet::tell(const QString &text) const
{
    if (DocumentWindow *window = activeWindow(); window && window->current()) {
        window->leaveHome();
        window->current()->page().tell(text);
    }
}

// Documents

Document &DocumentSet::addDocument(DocumentWindow &window)
{
    Document &document = insertDocument(window);
    window.showDocument(document);
    return document;
}

/// Its page is built when it is shown.
Document &DocumentSet::insertDocument(DocumentWindow &window)
{
    m_documents.push_back(std::make_unique<Document>(m_parts));
    Document &document = *m_documents.back();
    connect(&document.file(), &DocumentController::titleChanged, this, [this, &document] {
        noteFile(document);
        m_session.saveSoon();
    });
    connect(&document, &Document::moved, this, [this] { m_session.saveSoon(); });
    connectActions(document);
    window.insert(document);
    return document;
}

void DocumentSet::connectActions(Document &document)
{
    const DocumentFeature *actions = &document.page().documentActions();
    const auto on = [this](const QAction *action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(actions->newTab, [this, &document] { addDocument(m_windows.of(document)); });
    on(actions->newWindow, [this] { openWindow().activateWindow(); });
    on(actions->newCompetition,
       [this, &document] { m_others.askNewCompetition(&m_windows.of(document)); });
    on(actions->close, [this, &document] { close(document); });
    on(actions->quit, [this] { quit(); });
    on(actions->home, [this, &document] { showHome(m_windows.of(document)); });
    on(actions->playOnCgos, [this] { m_others.showCgos(); });
    on(actions->library, [this] { m_others.showLibrary(); });
    on(actions->next, [this, &document] { m_windows.of(document).step(+1); });
    on(actions->previous, [this, &document] { m_windows.of(document).step(-1); });
    on(actions->toNewWindow, [this, &document] { moveAway(document); });
    connect(
        actions, &DocumentFeature::filesChosen, this,
        [this, &document](const QStringList &paths) { openFiles(paths, m_windows.of(document)); });
    connect(actions, &DocumentFeature::placeChosen, this,
            [this, &document](const QString &path, int game, int move) {
                showMove(path, game, move, m_windows.of(document));
            });
    connect(actions, &DocumentFeature::competitionChosen, this,
            [this](const QString &path) { competitions().show(path); });
    connect(actions, &DocumentFeature::gamePasted, this,
            [this, &document](const QByteArray &sgf) { openText(sgf, m_windows.of(document)); });
}

bool DocumentSet::isOpen(const Document *document) const
{
    return std::ranges::count(m_documents, document, &std::unique_ptr<Document>::get) > 0;
}

Document *DocumentSet::documentOf(const QString &path) const
{
    const QFileInfo file(path);
    const auto found = std::ranges::find_if(m_documents, [&file](const auto &document) {
        const QString open = document->file().filePath();
        return !open.isEmpty() && QFileInfo(open) == file;
    });
    return found != m_documents.end() ? found->get() : nullptr;
}

/// The present document if nothing was done in it, or a new one.
Document &DocumentSet::vacantDocument(DocumentWindow &window, Shown shown)
{
    if (Document *current = window.current(); current && current->isUntouched()) {
        return *current;
    }
    return shown == Shown::AtOnce ? addDocument(window) : insertDocument(window);
}

void DocumentSet::openFiles(const QStringList &paths, DocumentWindow &window, WithDocument opened)
{
    if (paths.isEmpty()) {
        return;
    }
    if (const QString &path = paths.front(); CompetitionWindows::isCompetition(path)) {
        competitions().show(path);
    } else {
        openFile(path, window, opened, paths.size() == 1 ? Shown::AtOnce : Shown::Later);
    }
    if (paths.size() == 1) {
        return;
    }
    const auto openOthers = [this, left = paths.mid(1), window = QPointer(&window), opened] {
        if (window && !window->documents().empty()) { // it was not closed meanwhile
            openFiles(left, *window, opened);
        }
    };
    QMetaObject::invokeMethod(this, openOthers, Qt::QueuedConnection);
}

Document &DocumentSet::openFile(const QString &path,
                                DocumentWindow &window,
                                const WithDocument &opened,
                                Shown shown)
{
    if (Document *open = documentOf(path)) {
        if (shown == Shown::AtOnce) {
            showDocument(*open);
        }
        return *open;
    }
    if (!QFileInfo::exists(path)) {
        auto recent = m_parts.preferences.get<RecentFiles>();
        recent.paths.removeAll(path);
        m_parts.preferences.set(recent);
    }
    const std::size_t before = m_documents.size();
    Document &document = vacantDocument(window, shown);
    const bool isNew = m_documents.size() > before;
    const auto show = [&document, opened] {
        if (opened) {
            opened(document);
        }
    };
    document.file().openFile(
        path, show, [this, isNew, tab = QPointer<Document>(&document)](const QString &reason) {
            QMetaObject::invokeMethod(
                this, [this, isNew, tab, reason] { tellUnopened(tab, isNew, reason); },
                Qt::QueuedConnection); // whoever opens it is not through yet
        });
    return document;
}

/// Nothing opened: a tab that was made for it goes again. What was told is of no use to the next
/// game.
void DocumentSet::tellUnopened(Document *document, bool isNew, const QString &reason)
{
    if (!isOpen(document)) {
        return;
    }
    DocumentWindow &window = m_windows.of(*document);
    window.leaveHome();
    if (isNew && document->isUntouched() && window.documents().size() > 1) {
        window.remove(*document);
        release(*document);
    }
    MainWindow &page = window.current()->page();
    page.tell(reason);
    connect(
        &window.current()->game().record(), &GameRecord::treeReplaced, &page.notices(),
        [&page, reason] { page.notices().retract(reason); }, Qt::SingleShotConnection);
}

void DocumentSet::openText(const QByteArray &sgf, DocumentWindow &window)
{
    vacantDocument(window).file().openText(sgf);
}

// The start page

void DocumentSet::showHome(DocumentWindow &window)
{
    auto *home = new HomePage(m_parts.store, m_parts.preferences,
                              ladderFileBeside(m_parts.recoveryDirectory));
    const auto showDue = [home, &questions = m_parts.questions] {
        const auto due = questions.book().due({}, QDateTime::currentDateTimeUtc());
        home->setDueQuestions(static_cast<int>(due.size()));
    };
    connect(&m_parts.questions, &QuestionStore::changed, home, showDue);
    showDue();
    connect(home, &HomePage::gameChosen, this,
            [this, &window](const NewGameSettings &settings, WindowLayout layout) {
                begin(settings, layout, window);
            });
    connect(home, &HomePage::newGameRequested, this,
            [&window] { window.current()->page().actions().newGame->trigger(); });
    connect(home, &HomePage::openRequested, this,
            [&window] { window.current()->page().documentActions().open->trigger(); });
    connect(home, &HomePage::analyseRequested, this, [&window] {
        window.current()->page().arrangement().choose(WindowLayout::Analyse);
        window.current()->page().documentActions().open->trigger();
    });
    connect(home, &HomePage::competitionRequested, this,
            [&window] { window.current()->page().documentActions().newCompetition->trigger(); });
    connect(home, &HomePage::addEngineRequested, this,
            [&window] { window.current()->page().addEngine(); });
    connect(home, &HomePage::fileChosen, this,
            [this, &window](const QString &path) { openFiles({path}, window); });
    connect(home, &HomePage::questionsRequested, this,
            [&window] { window.current()->page().showQuestions(); });
    connect(home, &HomePage::progressRequested, this,
            [&window] { window.current()->page().showProgress(); });
    connect(home, &HomePage::left, &window, &DocumentWindow::leaveHome);
    window.showHome(std::unique_ptr<QWidget>(home));
}

/// Shows a game of a file after so many moves of its main line.
void DocumentSet::showMove(const QString &path, int game, int move, DocumentWindow &window)
{
    const auto goThere = [game, move](Document &document) {
        goTo({game, {}}, document.file(), document.game());
        GameCursor &cursor = document.game().cursor();
        if (const auto place = findPlace(cursor.record().tree(), QString::number(move))) {
            cursor.moveTo(place->node);
        }
    };
    if (Document *open = documentOf(path)) {
        showDocument(*open);
        goThere(*open);
    } else {
        openFile(path, window, goThere);
    }
}

/// A record that another window of ours names.
void DocumentSet::showGame(const QString &path, OtherWindows::Place place)
{
    if (DocumentWindow *window = activeWindow()) {
        openFile(path, *window, [place](Document &document) {
            if (place == OtherWindows::Place::End) {
                document.game().cursor().toEnd();
            }
        });
        window->raise();
        window->activateWindow();
    }
}

void DocumentSet::begin(const NewGameSettings &settings,
                        WindowLayout layout,
                        DocumentWindow &window)
{
    const Document *const before = window.current();
    Document &document = vacantDocument(window);
    const auto play = [&document, settings, layout] {
        document.page().arrangement().choose(layout);
        document.game().newGame(settings);
        document.game().start();
    };
    if (&document == before) {
        play();
    } else { // a new tab has taken its time already
        QMetaObject::invokeMethod(&document, play, Qt::QueuedConnection);
    }
}

// Closing

void DocumentSet::close(Document &document)
{
    if (!isOpen(&document)) {
        return; // asked for in a menu that was open longer than the document
    }
    DocumentWindow &window = m_windows.of(document);
    const bool isLast = window.documents().size() == 1;
    if (isLast && windows().size() > 1) {
        closeWindow(window);
        return;
    }
    if (isLast && document.isUntouched()) {
        showHome(window);
        return;
    }
    settle({&document}, window, [this, closing = QPointer<Document>(&document)] {
        if (!isOpen(closing)) {
            return; // it may have been closed elsewhere while we asked
        }
        DocumentWindow &holder = m_windows.of(*closing);
        const bool leavesNone = holder.documents().size() == 1;
        if (leavesNone) { // the game is closed, and not the program
            addDocument(holder);
        }
        holder.remove(*closing);
        release(*closing);
        if (leavesNone) {
            showHome(holder);
        }
    });
}

void DocumentSet::closeWindow(DocumentWindow &window)
{
    if (windows().size() == 1) {
        quit();
        return;
    }
    settle(window.documents(), window, [this, closing = QPointer<DocumentWindow>(&window)] {
        if (m_windows.contains(closing)) {
            removeWindow(*closing);
        }
    });
}

void DocumentSet::quit()
{
    m_others.settle([this] {
        std::vector<Document *> all;
        for (const std::unique_ptr<Document> &document : m_documents) {
            all.push_back(document.get());
        }
        settle(all, *activeWindow(), [this] {
            m_session.save();
            while (!m_windows.isEmpty()) {
                removeWindow(*m_windows.all().back());
            }
        });
    });
}

void DocumentSet::settle(const std::vector<Document *> &documents,
                         DocumentWindow &window,
                         std::function<void()> proceed)
{
    settleChanges(
        documents, window, [this](const Document &document) { showDocument(document); },
        std::move(proceed));
}

void DocumentSet::release(Document &document)
{
    document.file().forgetChanges();
    document.disconnect(this);
    m_closing.add(takeFrom(m_documents, document));
}

/// Removes a window with all its documents, whose changes were saved or given up.
void DocumentSet::removeWindow(DocumentWindow &window)
{
    m_parts.preferences.set(&WindowOptions::geometry, window.saveGeometry());
    if (window.current()) {
        window.current()->page().arrangement().remember();
    }
    const std::vector<Document *> documents = window.documents();
    window.disconnect(this);
    m_closing.add(m_windows.take(window));
    for (Document *document : documents) {
        release(*document);
    }
    if (m_windows.isEmpty()) {
        m_session.stop();
        Q_EMIT emptied();
    }
}

QCoro::Task<> DocumentSet::leave()
{
    std::vector<QCoro::Task<>> leavings; // all are asked first, so that they leave side by side
    leavings.push_back(m_others.leave());
    for (const std::unique_ptr<Document> &document : m_documents) {
        leavings.push_back(document->leave());
    }
    leavings.push_back(m_closing.leave());
    for (QCoro::Task<> &leaving : leavings) {
        co_await leaving;
    }
}

// Remembering

void DocumentSet::offerRecovery()
{
    if (DocumentWindow *window = activeWindow()) {
        shinpan::offerRecovery(m_parts.recoveryDirectory, *window,
                               [this](const QStringList &copies) { recover(copies); });
    }
    m_others.showInterrupted();
}

/// Each in a tab; what was not changed yet gives way to the copy of its own changes.
void DocumentSet::recover(const QStringList &copies)
{
    DocumentWindow &window = *activeWindow();
    for (const QString &copy : copies) {
        const QString origin = RecoveryCopy::noteOf(copy).origin;
        Document *open = origin.isEmpty() ? nullptr : documentOf(origin);
        Document &document = open && !open->file().isModified() ? *open : vacantDocument(window);
        document.file().recover(copy);
    }
}

void DocumentSet::noteFile(Document &document)
{
    const QString path = document.file().filePath();
    const QString absolute = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    if (!path.isEmpty() && absolute != m_parts.preferences.get(&RecentFiles::paths).value(0)) {
        auto recent = m_parts.preferences.get<RecentFiles>();
        recent.add(absolute);
        m_parts.preferences.set(recent);
    }
}

Session DocumentSet::session() const
{
    Session session;
    for (const DocumentWindow *window : windows()) {
        Session::Window remembered;
        remembered.geometry = window->saveGeometry();
        const std::vector<Document *> documents = window->documents();
        for (Document *document : documents) {
            const QString path = document->file().filePath();
            if (path.isEmpty()) {
                continue;
            }
            if (document == window->current()) {
                remembered.current = static_cast<int>(remembered.files.size());
            }
            remembered.files.push_back(
                {QFileInfo(path).absoluteFilePath(), placeOf(document->file(), document->game())});
        }
        session.windows.push_back(std::move(remembered));
    }
    return session;
}

void DocumentSet::restoreSession()
{
    const Session session = m_session.load();
    for (std::size_t i = 0; i < session.windows.size(); ++i) {
        const Session::Window &remembered = session.windows[i];
        DocumentWindow &window = i == 0 && !m_windows.isEmpty() ? *windows().front() : openWindow();
        window.restoreGeometry(remembered.geometry);
        WindowManners::keepOnScreen(window); // that may have been a larger one
        std::vector<Document *> opened;
        for (const Session::File &file : remembered.files) {
            const auto goThere = [place = file.place](Document &document) {
                goTo(place, document.file(), document.game());
            };
            opened.push_back(&openFile(file.path, window, goThere, Shown::Later));
        }
        window.showDocument(*opened.at(static_cast<std::size_t>(remembered.current)));
    }
}

} // namespace shinpan
