#include "ui/documents/sparedocument.h"

#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

SpareDocument::SpareDocument(const DocumentParts &parts)
    : m_parts(parts)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &SpareDocument::step);
}

std::unique_ptr<Document> SpareDocument::take()
{
    do {
        step();
    } while (!m_document->page().isBuilt());
    m_pause.start(10ms); // when this one has been laid out
    return std::move(m_document);
}

/// The next one follows soon: another document may be wanted at once.
void SpareDocument::step()
{
    if (!m_document) {
        m_document = std::make_unique<Document>(m_parts, MainWindow::Build::InSteps);
    } else if (!m_document->page().isBuilt()) {
        m_document->page().buildNext();
    }
    if (!m_document->page().isBuilt()) {
        m_pause.start(1ms);
    }
}

} // namespace shinpan
