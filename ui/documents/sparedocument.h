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

    /// The document, finished if it was not. The next one is begun in a moment.
    [[nodiscard]] std::unique_ptr<Document> take();
    /// No more are needed.
    void stop() { m_pause.stop(); }

private:
    void step();

    const DocumentParts &m_parts;
    std::unique_ptr<Document> m_document;
    QTimer m_pause; ///< before the next step
};

} // namespace shinpan
