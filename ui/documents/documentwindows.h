#pragma once

#include <QPoint>

#include <memory>
#include <vector>

namespace shinpan {

class Document;
class DocumentWindow;

/// The windows that are open. Owns them.
class DocumentWindows
{
public:
    DocumentWindows();
    ~DocumentWindows();

    DocumentWindow &add();
    [[nodiscard]] std::unique_ptr<DocumentWindow> take(const DocumentWindow &window);

    [[nodiscard]] bool isEmpty() const { return m_windows.empty(); }
    /// In the order in which they were added.
    [[nodiscard]] std::vector<DocumentWindow *> all() const;
    [[nodiscard]] bool contains(const DocumentWindow *window) const;
    /// The window that the person looks at; null only while there is none.
    [[nodiscard]] DocumentWindow *active() const;
    /// The window that has this document; there is one.
    [[nodiscard]] DocumentWindow &of(const Document &document) const;
    /// At this place on the screen, not counting one; null if there is none.
    [[nodiscard]] DocumentWindow *at(QPoint place, const DocumentWindow &except) const;

private:
    std::vector<std::unique_ptr<DocumentWindow>> m_windows;
};

} // namespace shinpan
