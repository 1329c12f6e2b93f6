#pragma once

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

class Document;
class DocumentWindow;

/// What was closed, until it is gone: documents wait for their engines, windows for the pages of
/// documents.
class Departures final : public QObject
{
    Q_OBJECT

public:
    Departures();
    ~Departures() override;

    /// Its changes were saved or given up, and no window has it any more.
    void add(std::unique_ptr<Document> document);
    /// Takes its documents' pages along; these documents come next.
    void add(std::unique_ptr<DocumentWindow> window);

    /// Ends when no engine of these documents is left.
    [[nodiscard]] QCoro::Task<> leave();

private:
    static QCoro::Task<> seeOut(QPointer<Departures> self, QPointer<Document> document);

    std::vector<std::unique_ptr<DocumentWindow>> m_windows; ///< outlive the pages in them
    std::vector<std::unique_ptr<Document>> m_documents;
};

} // namespace shinpan
