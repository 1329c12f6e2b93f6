#pragma once

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

class Document;
class DocumentWindow;

/// Documents and windows that were closed and are not gone yet: documents wait for their engines to
/// end, windows for the pages in them to be deleted.
class ClosingDocuments final : public QObject
{
    Q_OBJECT

public:
    ClosingDocuments();
    ~ClosingDocuments() override;

    /// Its changes were saved or given up, and no window has it any more.
    void add(std::unique_ptr<Document> document);
    /// The documents whose pages it holds are to be added next.
    void add(std::unique_ptr<DocumentWindow> window);

    /// The task ends when no engine of these documents is left.
    [[nodiscard]] QCoro::Task<> leave();

private:
    static QCoro::Task<> awaitEngines(QPointer<ClosingDocuments> self, QPointer<Document> document);

    std::vector<std::unique_ptr<DocumentWindow>> m_windows; ///< outlive the pages in them
    std::vector<std::unique_ptr<Document>> m_documents;
};

} // namespace shinpan
