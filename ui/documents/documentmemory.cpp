// What is remembered of documents, on purpose and after an accident: the memory of DocumentSet.

#include "core/gtp/gtptranscriptfile.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/document/recoverycopy.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/kit/noticebar.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QFileInfo>

namespace shinpan {

namespace {

[[nodiscard]] QString nameOf(const QString &copy)
{
    const QString origin = RecoveryCopy::originOf(copy);
    return origin.isEmpty() ? DocumentSet::tr("Untitled") : QFileInfo(origin).fileName();
}

[[nodiscard]] QString namesOf(const QStringList &copies)
{
    constexpr int Most = 4;
    QStringList names;
    for (const QString &copy : copies.mid(0, Most)) {
        names << nameOf(copy);
    }
    return names.join(QLatin1String(", "))
         + (copies.size() > Most ? QStringLiteral(", …") : QString());
}

} // namespace

/// Of programs that died: the console says where it is.
void DocumentSet::rescueTranscripts()
{
    const DocumentWindow *window = activeWindow();
    Document *document = window ? window->current() : nullptr;
    if (!document) {
        return;
    }
    const QString directory = Document::transcriptsIn(m_parts.recoveryDirectory);
    for (const QString &path : GtpTranscriptFile::rescueIn(directory)) {
        document->noteInConsole(tr("Shinpan ended unexpectedly. What engines were told and said "
                                   "until then is in %1")
                                    .arg(path));
    }
}

void DocumentSet::offerRecovery()
{
    rescueTranscripts();
    const QStringList copies = RecoveryCopy::abandonedIn(m_parts.recoveryDirectory);
    DocumentWindow *window = activeWindow();
    if (copies.isEmpty() || !window || !window->current()) {
        return;
    }
    window->leaveHome();
    const auto count = static_cast<int>(copies.size());
    NoticeBar &notices = window->current()->page().notices();
    notices.offer(tr("Shinpan ended unexpectedly with %n unsaved document(s): %1.", nullptr, count)
                      .arg(namesOf(copies)),
                  tr("&Recover"), tr("&Discard"));
    connect(&notices, &NoticeBar::accepted, this, [this, copies] { recover(copies); });
    connect(&notices, &NoticeBar::rejected, this, [copies] {
        for (const QString &copy : copies) {
            RecoveryCopy::discard(copy);
        }
    });
}

/// Each in a tab; what was not changed yet gives way to the copy of its own changes.
void DocumentSet::recover(const QStringList &copies)
{
    DocumentWindow &window = *activeWindow();
    for (const QString &copy : copies) {
        const QString origin = RecoveryCopy::originOf(copy);
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
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
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

void DocumentSet::rememberSoon()
{
    if (!m_memory.isActive()) {
        m_memory.start();
    }
}

void DocumentSet::rememberSession() const
{
    if (!m_parts.preferences.get(&FileOptions::restoresSession)) {
        return;
    }
    if (const Result<void> saved = saveSession(session(), m_sessionFile); !saved) {
        tell(tr("The open files cannot be remembered: %1").arg(saved.error()));
    }
}

void DocumentSet::restoreSession()
{
    if (!m_parts.preferences.get(&FileOptions::restoresSession)) {
        return;
    }
    const Session session = loadSession(m_sessionFile);
    for (std::size_t i = 0; i < session.windows.size(); ++i) {
        const Session::Window &remembered = session.windows[i];
        DocumentWindow &window = i == 0 && !m_windows.empty() ? *m_windows.front() : openWindow();
        window.restoreGeometry(remembered.geometry);
        std::vector<Document *> opened;
        for (const Session::File &file : remembered.files) {
            const auto goThere = [place = file.place](Document &document) {
                goTo(place, document.file(), document.game());
            };
            opened.push_back(&openFile(file.path, window, goThere));
        }
        window.showDocument(*opened.at(static_cast<std::size_t>(remembered.current)));
    }
}

} // namespace shinpan
