#include "tests/ui/support/openwindow.h"

#include "ui/board/boardoptions.h"
#include "ui/board/boardview.h"
#include "ui/document/fileoptions.h"
#include "ui/kit/panel.h"
#include "ui/match/playoptions.h"

#include <QTest>

namespace shinpan::test {

OpenWindow::OpenWindow()
{
    preferences.set(&PlayOptions::pace, std::chrono::milliseconds(0));
    preferences.set(&BoardOptions::hasSound, false);
    preferences.set(&FileOptions::keepsGames, false); // the folder is one of the person's
    table.set({}, {});
    reopen();
}

void OpenWindow::reopen()
{
    window.reset();
    window = std::make_unique<MainWindow>(
        WindowParts{preferences, store, table.transcript, table.hub, table.game, questions,
                    directory.filePath(QStringLiteral("recovery"))});
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get())) {
        qFatal("the window does not open");
    }
}

void OpenWindow::click(const char *vertex) const
{
    auto &board = part<BoardView>();
    const Point point = pointFromVertex(vertex, board.boardSize()).value();
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.geometry().centre(point).toPoint());
}

void OpenWindow::showConsole() const
{
    window->findChild<Panel *>(QStringLiteral("console"))->show();
}

} // namespace shinpan::test
