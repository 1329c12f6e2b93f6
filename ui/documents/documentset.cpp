#include "ui/documents/documentset.h"

#include "ui/document/documentactions.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/documents/documentwindow.h"
#include "ui/home/arrangement.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

DocumentSet::DocumentSet(const DocumentParts &parts, const QString &sessionFile)
    : m_parts(parts)
    , m_sessionFile(sessionFile)
{
    m_memory.setSingleShot(true);
    m_memory.setInterval(1s);
    connect(&m_memory, &QTimer::timeout, this, &DocumentSet::rememberSession);
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &DocumentSet::prepareSpare);
    connect(&m_competitions, &CompetitionWindows::gameChosen, this, [this](const QString &path) {
        if (DocumentWindow *window = activeWindow()) {
            openFile(path, *window, {});
            window->raise();
            window->activateWindow();
        }
    });
}

DocumentSet::~DocumentSet()
{
    for (const std::unique_ptr<DocumentWindow> &window : m_retired) {
        window->disconnect(this); // it goes with us
    }
}

// Windows

std::vector<DocumentWindow *> DocumentSet::windows() const
{
    std::vector<DocumentWindow *> windows;
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        windows.push_back(window.get());
    }
    return windows;
}

DocumentWindow *DocumentSet::activeWindow() const
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        if (window->isActiveWindow()) {
            return window.get();
        }
    }
    return m_windows.empty() ? nullptr : m_windows.front().get();
}

DocumentWindow &DocumentSet::addWindow()
{
    m_windows.push_back(std::make_unique<DocumentWindow>());
    DocumentWindow &window = *m_windows.back();
    window.restoreGeometry(m_parts.preferences.get(&WindowOptions::geometry));
    connectWindow(window);
    return window;
}

DocumentWindow &DocumentSet::openWindow()
{
    DocumentWindow &window = addWindow();
    addDocument(window).page().arrangement().restore(); // it may be older than the last change
    window.show();
    return window;
}

void DocumentSet::connectWindow(DocumentWindow &window)
{
    connect(&window, &DocumentWindow::closeRequested, this,
            [this, &window] { closeWindow(window); });
    connect(&window, &DocumentWindow::documentCloseRequested, this,
            [this](Document *document) { close(*document); });
    connect(&window, &DocumentWindow::documentDetached, this,
            [this](Document *document, QPoint place) { moveAway(*document, place); });
    connect(&window, &DocumentWindow::dropped, this,
            [this, &window](const Transfer &transfer) { take(transfer, window); });
    connect(&window, &DocumentWindow::rearranged, this, &DocumentSet::rememberSoon);
}

DocumentWindow &DocumentSet::windowOf(const Document &document) const
{
    const auto found = std::ranges::find_if(
        m_windows, [&document](const auto &window) { return window->holds(document); });
    Q_ASSERT(found != m_windows.end());
    return **found;
}

DocumentWindow *DocumentSet::windowAt(QPoint place, const DocumentWindow &except) const
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        if (window.get() != &except && window->isVisible()
            && window->frameGeometry().contains(place)) {
            return window.get();
        }
    }
    return nullptr;
}

void DocumentSet::moveAway(Document &document, QPoint place)
{
    if (!isOpen(&document)) {
        return; // as in close()
    }
    DocumentWindow &old = windowOf(document);
    DocumentWindow *target = place.isNull() ? nullptr : windowAt(place, old);
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
    DocumentWindow &window = windowOf(document);
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
    do {
        prepareSpare();
    } while (!m_spare->page().isBuilt());
    m_documents.push_back(std::move(m_spare));
    m_quiet.start(10ms); // when that one has been laid out
    Document &document = *m_documents.back();
    connectDocument(document);
    window.add(document);
    return document;
}

/// Takes a step towards it, and the next one soon: the next document may be wanted at once.
void DocumentSet::prepareSpare()
{
    if (!m_spare) {
        m_spare = std::make_unique<Document>(m_parts, MainWindow::Build::InSteps);
    } else if (!m_spare->page().isBuilt()) {
        m_spare->page().buildNext();
    }
    if (!m_spare->page().isBuilt()) {
        m_quiet.start(1ms);
    }
}

void DocumentSet::connectDocument(Document &document)
{
    connect(&document.file(), &DocumentController::titleChanged, this, [this, &document] {
        noteFile(document);
        rememberSoon();
    });
    connect(&document, &Document::moved, this, &DocumentSet::rememberSoon);
    connectActions(document);
}

void DocumentSet::connectActions(Document &document)
{
    const DocumentActions *actions = &document.page().documentActions();
    const auto on = [this](const QAction *action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(actions->newTab, [this, &document] { addDocument(windowOf(document)); });
    on(actions->newWindow, [this] { openWindow().activateWindow(); });
    on(actions->close, [this, &document] { close(document); });
    on(actions->quit, [this] { quit(); });
    on(actions->home, [this, &document] { showHome(windowOf(document)); });
    on(actions->next, [this, &document] { windowOf(document).step(+1); });
    on(actions->previous, [this, &document] { windowOf(document).step(-1); });
    on(actions->toNewWindow, [this, &document] { moveAway(document); });
    connect(actions, &DocumentActions::filesChosen, this,
            [this, &document](const QStringList &paths) { openFiles(paths, windowOf(document)); });
    connect(actions, &DocumentActions::competitionChosen, &m_competitions,
            &CompetitionWindows::open);
    connect(actions, &DocumentActions::gamePasted, this,
            [this, &document](const QByteArray &sgf) { openText(sgf, windowOf(document)); });
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
Document &DocumentSet::vacantDocument(DocumentWindow &window)
{
    Document *current = window.current();
    return current && current->isUntouched() ? *current : addDocument(window);
}

void DocumentSet::openFiles(const QStringList &paths, DocumentWindow &window, WithDocument opened)
{
    if (paths.isEmpty()) {
        return;
    }
    if (const QString &path = paths.front(); CompetitionWindows::isCompetition(path)) {
        m_competitions.open(path);
    } else {
        openFile(path, window, opened);
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
                                const WithDocument &opened)
{
    if (Document *open = documentOf(path)) {
        showDocument(*open);
        return *open;
    }
    if (!QFileInfo::exists(path)) {
        auto recent = m_parts.preferences.get<RecentFiles>();
        recent.paths.removeAll(path);
        m_parts.preferences.set(recent);
    }
    Document &document = vacantDocument(window);
    document.file().openFile(path, [&document, opened] {
        if (opened) {
            opened(document);
        }
    });
    return document;
}

void DocumentSet::openText(const QByteArray &sgf, DocumentWindow &window)
{
    vacantDocument(window).file().openText(sgf);
}

void DocumentSet::take(const Transfer &transfer, DocumentWindow &window)
{
    openFiles(transfer.files, window);
    if (!transfer.sgf.isEmpty()) {
        openText(transfer.sgf, window);
    }
}

} // namespace shinpan
