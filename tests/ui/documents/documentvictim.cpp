// A program that is killed: it opens three documents as the window does, changes each with a click,
// says "ready" once all of it has been copied, and waits for its end. Takes the directory for its
// files, which has a.sgf and b.sgf.

#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "tests/ui/support/gametable.h"
#include "ui/board/boardview.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <cstdio>

using namespace shinpan;

namespace {

void clickTopLeft(const DocumentWindow &window)
{
    auto *board = window.current()->page().findChild<BoardView *>();
    QTest::mouseClick(board, Qt::LeftButton, {}, board->geometry().centre(Point{2, 2}).toPoint());
}

/// How many copies say that something was played.
[[nodiscard]] int copiesWithMoves(const QDir &recovery)
{
    int copies = 0;
    const QFileInfoList files = recovery.entryInfoList({QStringLiteral("*.sgf")});
    for (const QFileInfo &info : files) {
        QFile file(info.filePath());
        copies += file.open(QIODevice::ReadOnly) && file.readAll().contains(";B[") ? 1 : 0;
    }
    return copies;
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QDir directory(QCoreApplication::arguments().value(1));
    Preferences preferences(directory.filePath(QStringLiteral("shinpan.ini")));
    EngineProfileStore store(directory.filePath(QStringLiteral("engines.json")));
    QuestionStore questions(directory.filePath(QStringLiteral("questions.json")));
    const QDir recovery(directory.filePath(QStringLiteral("recovery")));
    DocumentSet documents({preferences, store, questions, recovery.path()},
                          directory.filePath(QStringLiteral("session.json")));

    DocumentWindow &window = documents.openWindow();
    for (const char *name : {"a.sgf", "b.sgf"}) {
        documents.openFiles({directory.filePath(QLatin1String(name))}, window);
        clickTopLeft(window);
    }
    documents.addDocument(window);
    clickTopLeft(window);
    if (!test::eventually([&] { return copiesWithMoves(recovery) == 3; })) {
        return 1;
    }
    std::puts("ready");
    std::fflush(stdout);
    return QApplication::exec();
}
