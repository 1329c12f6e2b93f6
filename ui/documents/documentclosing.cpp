// How documents and windows leave: the closing of DocumentSet.

#include "core/util/detach.h"
#include "ui/document/documentcontroller.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/documents/unsaveddialog.h"
#include "ui/home/arrangement.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

/// Takes the element that this points to out of a list of owners.
template <typename T>
[[nodiscard]] std::unique_ptr<T> takeFrom(std::vector<std::unique_ptr<T>> &owners, const T &one)
{
    const auto found = std::ranges::find(owners, &one, &std::unique_ptr<T>::get);
    Q_ASSERT(found != owners.end());
    std::unique_ptr<T> taken = std::move(*found);
    owners.erase(found);
    return taken;
}

} // namespace

bool DocumentSet::isOpen(const Document *document) const
{
    return std::ranges::count(m_documents, document, &std::unique_ptr<Document>::get) > 0;
}

void DocumentSet::close(Document &document)
{
    if (!isOpen(&document)) {
        return; // asked for in a menu that was open longer than the document
    }
    DocumentWindow &window = windowOf(document);
    if (window.documents().size() == 1) {
        closeWindow(window);
        return;
    }
    settle({&document}, window, [this, closing = QPointer<Document>(&document)] {
        if (isOpen(closing)) { // it may have been closed elsewhere while we asked
            windowOf(*closing).remove(*closing);
            letLeave(*closing);
        }
    });
}

void DocumentSet::closeWindow(DocumentWindow &window)
{
    if (m_windows.size() == 1) {
        quit();
        return;
    }
    settle(window.documents(), window, [this, closing = QPointer<DocumentWindow>(&window)] {
        if (closing && std::ranges::count(windows(), closing.get()) > 0) {
            removeWindow(*closing);
        }
    });
}

void DocumentSet::quit()
{
    std::vector<Document *> all;
    for (const std::unique_ptr<Document> &document : m_documents) {
        all.push_back(document.get());
    }
    settle(all, *activeWindow(), [this] {
        rememberSession();
        while (!m_windows.empty()) {
            removeWindow(*m_windows.back());
        }
    });
}

/// Asks about unsaved changes, once for all documents; `proceed` is called unless the person says
/// no, or something cannot be saved.
void DocumentSet::settle(const std::vector<Document *> &documents,
                         DocumentWindow &window,
                         Then proceed)
{
    std::vector<Document *> unsaved;
    std::ranges::copy_if(documents, std::back_inserter(unsaved),
                         [](const Document *document) { return document->file().isModified(); });
    if (unsaved.empty()) {
        proceed();
        return;
    }
    if (unsaved.size() == 1) {
        showDocument(*unsaved.front()); // so that one sees what is asked about
        unsaved.front()->file().settleChanges(std::move(proceed));
        return;
    }
    QStringList names;
    std::vector<QPointer<Document>> asked;
    for (Document *document : unsaved) {
        names << document->file().displayName();
        asked.emplace_back(document);
    }
    auto *dialog = new UnsavedDialog(names, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, asked = std::move(asked), proceed = std::move(proceed)] {
                std::vector<QPointer<Document>> chosen;
                for (const std::size_t place : dialog->chosen()) {
                    chosen.push_back(asked[place]);
                }
                saveAll(std::move(chosen), proceed);
            });
    dialog->open();
}

/// One after the other, because each may have to be given a name. Goes no further than what can be
/// saved.
void DocumentSet::saveAll(std::vector<QPointer<Document>> left, const Then &proceed)
{
    std::erase_if(left, [](const QPointer<Document> &document) {
        return !document || !document->file().isModified();
    });
    if (left.empty()) {
        proceed();
        return;
    }
    Document &next = *left.front();
    showDocument(next);
    next.file().save([this, left, proceed] { saveAll(left, proceed); });
}

/// Its changes were saved or given up, and no window has it any more. The engines leave by
/// themselves, and it with them.
void DocumentSet::letLeave(Document &document)
{
    document.file().forgetChanges();
    document.disconnect(this);
    m_leaving.push_back(takeFrom(m_documents, document));
    detach(seeOut(this, &document));
}

QCoro::Task<> DocumentSet::seeOut(QPointer<DocumentSet> self, QPointer<Document> document)
{
    QCoro::Task<> leaving = document->leave();
    co_await leaving;
    if (self && document) {
        // Later: it may have been its own menu that closed it.
        takeFrom(self->m_leaving, *document).release()->deleteLater();
    }
}

/// With all its documents, whose changes were saved or given up.
void DocumentSet::removeWindow(DocumentWindow &window)
{
    m_parts.preferences.set(&WindowOptions::geometry, window.saveGeometry());
    if (window.current()) {
        window.current()->page().arrangement().remember();
    }
    const std::vector<Document *> documents = window.documents();
    window.disconnect(this);
    m_retired.push_back(takeFrom(m_windows, window));
    connect(&window, &DocumentWindow::vacated, this,
            [this, &window] { takeFrom(m_retired, window).release()->deleteLater(); });
    window.retire();
    for (Document *document : documents) {
        letLeave(*document);
    }
    if (m_windows.empty()) {
        m_memory.stop();
        m_quiet.stop();
        Q_EMIT emptied();
    }
}

QCoro::Task<> DocumentSet::leave()
{
    std::vector<QCoro::Task<>> leavings; // all are asked first, so that they leave side by side
    leavings.push_back(m_competitions.leave());
    for (const std::unique_ptr<Document> &document : m_documents) {
        leavings.push_back(document->leave());
    }
    for (const std::unique_ptr<Document> &document : m_leaving) {
        leavings.push_back(document->leave());
    }
    for (QCoro::Task<> &leaving : leavings) {
        co_await leaving;
    }
}

} // namespace shinpan
