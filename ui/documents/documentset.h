#pragma once

#include "ui/document/transfer.h"
#include "ui/documents/document.h"
#include "ui/documents/documentwindows.h"
#include "ui/documents/otherwindows.h"
#include "ui/documents/sessionkeeper.h"
#include "ui/home/arrangement.h"

#include <QObject>
#include <QPoint>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace shinpan {

class DocumentWindow;

/// All documents that are open, and their windows: where new ones go, how they leave, what is asked
/// before, and what is remembered of them.
class DocumentSet final : public QObject
{
    Q_OBJECT

public:
    using WithDocument = std::function<void(Document &)>;

    /// The session is kept in that file.
    DocumentSet(const DocumentParts &parts, const QString &sessionFile);
    /// Unsaved changes stay in the recovery copies.
    ~DocumentSet() override = default;

    /// Opens a window on the screen, with an empty document.
    DocumentWindow &openWindow();
    /// Opens an empty document in a tab of its own.
    Document &addDocument(DocumentWindow &window);
    /// Opens each file in a tab of its own, the first in the present one if nothing was done in
    /// that, and shows the last of them; a file that is open already is not opened again. `opened`
    /// is called for each that is there. Competitions come in windows of their own. One file is
    /// opened in each turn of the event loop, as it may take a frame; none once the window is
    /// closed.
    void openFiles(const QStringList &paths, DocumentWindow &window, WithDocument opened = {});
    [[nodiscard]] CompetitionWindows &competitions() { return m_others.competitions(); }
    /// Opens a game that is in no file (SGF in UTF-8).
    void openText(const QByteArray &sgf, DocumentWindow &window);
    /// Moves the document to the window at this place on the screen, or to a new one.
    void moveAway(Document &document, QPoint place = {});

    /// Shows the start page in front of the window's documents.
    void showHome(DocumentWindow &window);

    // Closing: each asks about unsaved changes first
    /// Closes a document, and the window with its last one.
    void close(Document &document);
    void closeWindow(DocumentWindow &window);
    /// Closes all windows.
    void quit();
    /// Ends all games; the task ends when no engine is left.
    [[nodiscard]] QCoro::Task<> leave();

    // Remembering
    /// Offers the documents that earlier runs left behind when they died, and shows the
    /// competitions that they played.
    void offerRecovery();
    [[nodiscard]] Session session() const;
    /// Opens what was open when the program ended last, if the person likes that.
    void restoreSession();
    /// Remembers nothing of what is open for the next start.
    void forgetSession() { m_session.stop(); }

    [[nodiscard]] std::vector<DocumentWindow *> windows() const { return m_windows.all(); }
    /// The window that the person looks at.
    [[nodiscard]] DocumentWindow *activeWindow() const { return m_windows.active(); }
    /// Tells, in the active window, something that concerns no document in particular.
    void tell(const QString &text) const;

Q_SIGNALS:
    /// The last window is closed.
    void emptied();

private:
    DocumentWindow &addWindow();
    void connectActions(Document &document);
    [[nodiscard]] Document *documentOf(const QString &path) const;
    /// Whether it is one of ours that was not closed; null is none.
    [[nodiscard]] bool isOpen(const Document *document) const;
    /// Whether a document is shown as soon as it is there, or when somebody turns to its tab.
    enum class Shown : std::uint8_t { AtOnce, Later };
    Document &insertDocument(DocumentWindow &window);
    [[nodiscard]] Document &vacantDocument(DocumentWindow &window, Shown shown = Shown::AtOnce);
    void showDocument(const Document &document);
    Document &openFile(const QString &path,
                       DocumentWindow &window,
                       const WithDocument &opened,
                       Shown shown = Shown::AtOnce);
    void tellUnopened(Document *document, bool isNew, const QString &reason);
    void showMove(const QString &path, int game, int move, DocumentWindow &window);
    void showGame(const QString &path, OtherWindows::Place place);
    void begin(const NewGameSettings &settings, WindowLayout layout, DocumentWindow &window);

    void settle(const std::vector<Document *> &documents,
                DocumentWindow &window,
                std::function<void()> proceed);
    void release(Document &document);
    void removeWindow(DocumentWindow &window);

    void recover(const QStringList &copies);
    void noteFile(Document &document);

    DocumentParts m_parts;
    SessionKeeper m_session;
    OtherWindows m_others;
    std::vector<std::unique_ptr<Document>> m_documents;
    ClosingDocuments m_closing;
    DocumentWindows m_windows; ///< the documents' pages are lent to them
};

} // namespace shinpan
