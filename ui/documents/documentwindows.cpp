#include "ui/documents/documentwindows.h"

#include "core/util/detach.h"
#include "ui/documents/document.h"
#include "ui/documents/documentwindow.h"

namespace shinpan {

DocumentWindows::DocumentWindows() = default;
DocumentWindows::~DocumentWindows() = default;

DocumentWindow &DocumentWindows::add()
{
    m_windows.push_back(std::make_unique<DocumentWindow>());
    return *m_windows.back();
}

std::unique_ptr<DocumentWindow> DocumentWindows::take(const DocumentWindow &window)
{
    return takeFrom(m_windows, window);
}

std::vector<DocumentWindow *> DocumentWindows::all() const
{
    std::vector<DocumentWindow *> windows;
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        windows.push_back(window.get());
    }
    return windows;
}

bool DocumentWindows::contains(const DocumentWindow *window) const
{
    return std::ranges::count(m_windows, window, &std::unique_ptr<DocumentWindow>::get) > 0;
}

DocumentWindow *DocumentWindows::active() const
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        if (window->isActiveWindow()) {
            return window.get();
        }
    }
    return m_windows.empty() ? nullptr : m_windows.front().get();
}

DocumentWindow &DocumentWindows::of(const Document &document) const
{
    const auto found = std::ranges::find_if(
        m_windows, [&document](const auto &window) { return window->holds(document); });
    Q_ASSERT(found != m_windows.end());
    return **found;
}

DocumentWindow *DocumentWindows::at(QPoint place, const DocumentWindow &except) const
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        if (window.get() != &except && window->isVisible()
            && window->frameGeometry().contains(place)) {
            return window.get();
        }
    }
    return nullptr;
}

ClosingDocuments::ClosingDocuments() = default;

ClosingDocuments::~ClosingDocuments()
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        window->disconnect(this); // it goes with us
    }
}

void ClosingDocuments::add(std::unique_ptr<Document> document)
{
    Document &leaving = *document;
    m_documents.push_back(std::move(document));
    detach(awaitEngines(this, &leaving));
}

QCoro::Task<> ClosingDocuments::awaitEngines(QPointer<ClosingDocuments> self,
                                             QPointer<Document> document)
{
    QCoro::Task<> leaving = document->leave();
    co_await leaving;
    if (self && document) {
        // It is deleted later: it may have been its own menu that closed it.
        takeFrom(self->m_documents, *document).release()->deleteLater();
    }
}

void ClosingDocuments::add(std::unique_ptr<DocumentWindow> window)
{
    DocumentWindow &retired = *window;
    m_windows.push_back(std::move(window));
    connect(&retired, &DocumentWindow::vacated, this,
            [this, &retired] { takeFrom(m_windows, retired).release()->deleteLater(); });
    retired.retire();
}

QCoro::Task<> ClosingDocuments::leave()
{
    std::vector<QCoro::Task<>> leavings; // all are asked first, so that they leave side by side
    for (const std::unique_ptr<Document> &document : m_documents) {
        leavings.push_back(document->leave());
    }
    for (QCoro::Task<> &leaving : leavings) {
        co_await leaving;
    }
}

} // namespace shinpan
