#pragma once

#include "ui/documents/document.h"

#include <QTimer>

#include <memory>

namespace shinpan {

/// An untouched document in no window, for the next tab: to make one takes longer than a frame, so
/// that is done in steps as soon as the last one was used.
class SpareDocument final : public QObject
{
    Q_OBJECT

public:
    /// The parts outlive it.
    explicit SpareDocument(const DocumentParts &parts);

    /// Takes the document, after finishing it if necessary; the next one is begun a moment later.
    [[nodiscard]] std::unique_ptr<Document> take();
    /// Makes no more.
    void stop() { m_pause.stop(); }

private:
    void step();

    const DocumentParts &m_parts;
    std::unique_ptr<Document> m_document;
    QTimer m_pause; ///< before the next step
};

} // namespace shinpan
