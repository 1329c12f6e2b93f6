#include "ui/documents/closingdocuments.h"

#include "core/util/detach.h"
#include "ui/documents/document.h"
#include "ui/documents/documentwindow.h"
#include "ui/documents/owners.h"

namespace shinpan {

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
        // Later: it may have been its own menu that closed it.
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
