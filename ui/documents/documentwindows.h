#pragma once

#include <QCoroTask>
#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QtGlobal>

#include <algorithm>
#include <memory>
#include <vector>

namespace shinpan {

class Document;
class DocumentWindow;

/// Takes an element out of a list of owners that has it.
template <typename T>
[[nodiscard]] std::unique_ptr<T> takeFrom(std::vector<std::unique_ptr<T>> &owners, const T &one)
{
    const auto found = std::ranges::find(owners, &one, &std::unique_ptr<T>::get);
    Q_ASSERT(found != owners.end());
    std::unique_ptr<T> taken = std::move(*found);
    owners.erase(found);
    return taken;
}

/// The windows that are open. Owns them.
class DocumentWindows
{
public:
    DocumentWindows();
    ~DocumentWindows();

    DocumentWindow &add();
    [[nodiscard]] std::unique_ptr<DocumentWindow> take(const DocumentWindow &window);

    [[nodiscard]] bool isEmpty() const { return m_windows.empty(); }
    /// The windows in the order in which they were added.
    [[nodiscard]] std::vector<DocumentWindow *> all() const;
    [[nodiscard]] bool contains(const DocumentWindow *window) const;
    /// The window that the person looks at; null only while there is none.
    [[nodiscard]] DocumentWindow *active() const;
    /// The window that has this document; there is one.
    [[nodiscard]] DocumentWindow &of(const Document &document) const;
    /// The window at this place on the screen, not counting one; null if there is none.
    [[nodiscard]] DocumentWindow *at(QPoint place, const DocumentWindow &except) const;

private:
    std::vector<std::unique_ptr<DocumentWindow>> m_windows;
};

/// Documents and windows that were closed and are not gone yet: documents wait for their engines to
/// end, windows for the pages in them to be deleted.
class ClosingDocuments final : public QObject
{
    Q_OBJECT

public:
    ClosingDocuments();
    ~ClosingDocuments() override;

    /// Its changes were saved or given up, and it is in no window now.
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
