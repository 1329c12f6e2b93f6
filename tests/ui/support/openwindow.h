#pragma once

#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "tests/ui/support/gametable.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QTemporaryDir>

#include <memory>

namespace shinpan::test {

/// The main window on the screen, with an empty small board and files of its own.
class OpenWindow
{
public:
    OpenWindow();

    QTemporaryDir directory;
    Preferences preferences{directory.filePath(QStringLiteral("shinpan.ini"))};
    EngineProfileStore store{directory.filePath(QStringLiteral("engines.json"))};
    QuestionStore questions{directory.filePath(QStringLiteral("questions.json"))};
    GameTable table;
    std::unique_ptr<MainWindow> window;

    /// Reopens as the next run of the program would.
    void reopen();

    /// The only one of its kind in the window, or in its middle.
    template <typename T>
    [[nodiscard]] T &part() const
    {
        auto *central = window->centralWidget()->findChild<T *>();
        return central != nullptr ? *central : *window->findChild<T *>();
    }
    void click(const char *vertex) const;
    void showConsole() const;
};

} // namespace shinpan::test
