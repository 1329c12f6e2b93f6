#pragma once

#include "core/engine/enginehub.h"
#include "core/gtp/gtptranscript.h"
#include "ui/game/opengame.h"
#include "ui/window/mainwindow.h"

#include <QCoroTask>
#include <QObject>

#include <cstdint>
#include <memory>

namespace shinpan {

class DocumentController;
class EngineProfileStore;
class Preferences;
class QuestionStore;

/// What all documents share; it outlives them.
struct DocumentParts
{
    Preferences &preferences;
    EngineProfileStore &store;
    QuestionStore &questions;
    QString recoveryDirectory;
};

/// What goes on in a document, for its tab.
enum class Activity : std::uint8_t { Quiet, Playing, Paused, Failed };

/// One open document: a game or a collection, the engines that play in it, and the page that shows
/// it all.
///
/// Engines and their transcript belong to the document and not to the program: a console shows the
/// words of its own game alone, whatever is played behind other tabs, and whoever closes a document
/// knows which engines have to go.
class Document final : public QObject
{
    Q_OBJECT

public:
    /// Makes one whose page is built when it is first shown: who plays in it builds that before.
    explicit Document(const DocumentParts &parts);

    [[nodiscard]] OpenGame &game() { return m_game; }
    [[nodiscard]] const OpenGame &game() const { return m_game; }
    [[nodiscard]] DocumentController &file() const;
    /// The document owns its page, wherever that is shown.
    [[nodiscard]] MainWindow &page() const { return *m_page; }

    [[nodiscard]] Activity activity() const;
    /// Whether nothing was done in it: another document may take its place without a loss.
    [[nodiscard]] bool isUntouched() const;

    /// A line of ours in its console.
    void noteInConsole(const QString &text);

    /// The folder where consoles keep what engines are told and said; below the recovery directory.
    [[nodiscard]] static QString transcriptsIn(const QString &recoveryDirectory);

    /// Ends its game; the task ends when none of its engines is left.
    [[nodiscard]] QCoro::Task<> leave() { return m_game.shutDown(); }

Q_SIGNALS:
    /// What its tab shows may be different: name, unsaved changes, activity().
    void changed();
    /// Its place may have changed: game, node.
    void moved();

private:
    GtpTranscript m_transcript;
    EngineHub m_hub;
    OpenGame m_game;
    std::unique_ptr<MainWindow> m_page;
};

} // namespace shinpan
