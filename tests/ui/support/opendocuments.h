#pragma once

#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/settings/preferences.h"

#include <QTemporaryDir>

#include <memory>

namespace shinpan::test {

/// SGF of a 9×9 game without a move.
inline constexpr auto EmptyGame = "(;FF[4]GM[1]SZ[9])";

/// Documents with a window on the screen, as the program opens them, and files of their own. Gone
/// with it are all engines.
class OpenDocuments
{
public:
    OpenDocuments();
    ~OpenDocuments();
    OpenDocuments(const OpenDocuments &) = delete;
    OpenDocuments &operator=(const OpenDocuments &) = delete;

    QTemporaryDir directory;
    Preferences preferences{directory.filePath(QStringLiteral("shinpan.ini"))};
    EngineProfileStore store{directory.filePath(QStringLiteral("engines.json"))};
    QuestionStore questions{directory.filePath(QStringLiteral("questions.json"))};
    std::unique_ptr<DocumentSet> set;

    /// Reopens as the next run of the program would after the last one ended without a word.
    void reopen();

    [[nodiscard]] QString path(const char *name) const;
    /// A file with this content; its path.
    QString write(const char *name, const QByteArray &content) const;
    [[nodiscard]] QByteArray contentOf(const char *name) const;
    /// Opens such a file in the first window.
    Document &open(const char *name, const QByteArray &content) const;

    /// The first window.
    [[nodiscard]] DocumentWindow &window() const { return *set->windows().front(); }
    /// The document that it shows.
    [[nodiscard]] Document &current() const { return *window().current(); }
    /// The names in its tabs: "a.sgf|b.sgf •".
    [[nodiscard]] QString tabs() const;

    /// A move of the person in a document ("E5").
    static void play(Document &document, const char *vertex);
    /// The moves that lead to its cursor: "E5 C3".
    [[nodiscard]] static QString moves(const Document &document);
};

} // namespace shinpan::test
