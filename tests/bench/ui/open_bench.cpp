/// bench_open: large files in the window: how long they take, and for how long the event loop is
/// held up at most while they are opened, looked at, edited and saved. Run it with
/// QT_QPA_PLATFORM=offscreen; `bench_open FILE…` opens those instead. Goals: the tree of 100,000
/// nodes open and painted ≤ 200 ms, the list of 10,000 games there ≤ 300 ms, no stall > 50 ms.

#include "core/engine/enginehub.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/gtp/gtptranscript.h"
#include "core/practice/questionstore.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "tests/bench/sgf/samplegame.h"
#include "tests/bench/ui/stallmeter.h"
#include "ui/collection/gamelistmodel.h"
#include "ui/collection/gamelistview.h"
#include "ui/document/documentcontroller.h"
#include "ui/game/opengame.h"
#include "ui/info/commentpanel.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/settings/preferences.h"
#include "ui/tree/gametreeview.h"
#include "ui/window/mainwindow.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTemporaryDir>

#include <cstdio>
#include <functional>

using namespace shinpan;
using namespace shinpan::bench;

namespace {

/// A window with files of its own.
struct Desk
{
    QTemporaryDir directory;
    Preferences preferences{directory.filePath(QStringLiteral("shinpan.ini"))};
    EngineProfileStore store{directory.filePath(QStringLiteral("engines.json"))};
    GtpTranscript transcript;
    EngineHub hub{transcript};
    OpenGame game{hub};
    QuestionStore questions{directory.filePath(QStringLiteral("questions.json"))};
    MainWindow window{WindowParts{preferences, store, transcript, hub, game, questions,
                                  directory.filePath(QStringLiteral("recovery"))}};
};

class Bench
{
public:
    Bench(StallMeter &meter, const char *shape, const QByteArray &sgf);

    void run();

private:
    /// Does something as the event of a key or a click would, and waits until it is done, painted
    /// and nothing is left to do.
    void phase(const char *name,
               const std::function<void()> &act,
               const std::function<bool()> &isDone = {});
    void settle();
    void look();
    void edit();

    StallMeter &m_meter;
    Desk m_desk;
    QString m_path;
};

Bench::Bench(StallMeter &meter, const char *shape, const QByteArray &sgf)
    : m_meter(meter)
    , m_path(m_desk.directory.filePath(QStringLiteral("large.sgf")))
{
    if (!saveWholeFile(sgf, m_path)) {
        qFatal("the file cannot be written");
    }
    std::printf("%s, %.1f MB\n", shape, static_cast<double>(sgf.size()) / 1e6);
    m_desk.window.show();
    settle();
}

void Bench::settle()
{
    QElapsedTimer quiet;
    quiet.start();
    while (!quiet.hasExpired(20)) {
        QElapsedTimer round;
        round.start();
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        if (round.nsecsElapsed() > 6'000'000) {
            quiet.restart();
        }
    }
}

void Bench::phase(const char *name,
                  const std::function<void()> &act,
                  const std::function<bool()> &isDone)
{
    settle();
    static_cast<void>(m_meter.takeLongest());
    QElapsedTimer time;
    time.start();
    bool isPainted = false;
    QMetaObject::invokeMethod(&m_desk.window, act, Qt::QueuedConnection);
    do {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    } while (isDone && !isDone());
    QMetaObject::invokeMethod(
        &m_desk.window, [&isPainted] { isPainted = true; }, Qt::QueuedConnection);
    while (!isPainted) { // behind what was asked to be laid out and painted
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    }
    const double total = static_cast<double>(time.nsecsElapsed()) / 1e6;
    settle();
    const StallMeter::Stall longest = m_meter.takeLongest();
    std::printf("  %-28s %8.1f ms, longest stall %6.1f ms (%.1f ms of the processor)\n", name,
                total, longest.time, longest.processorTime);
}

void Bench::look()
{
    GameCursor &cursor = m_desk.game.cursor();
    phase("to the end", [&] { cursor.toEnd(); });
    phase("one back", [&] { cursor.back(); });
    phase("one forward", [&] { cursor.forward(); });
    phase("to the start", [&] { cursor.toStart(); });
    auto *list = m_desk.window.findChild<GameListView *>();
    if (!list || m_desk.window.document().games().size() == 1) {
        return;
    }
    auto *model = qobject_cast<GameListModel *>(list->model());
    phase("list to its end",
          [list] { list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum()); });
    phase("sorted by White", [model] { model->sortBy(GameSorting::White, Qt::AscendingOrder); });
    phase("searched", [model] { model->search(QStringLiteral("a 1")); });
    phase("whole again", [model] {
        model->search({});
        model->sortBy(GameSorting::File, Qt::AscendingOrder);
    });
    CollectionDocument &games = m_desk.window.document().games();
    phase("another game", [&games] { games.show(games.games()[games.size() / 2]); });
    phase("a game removed", [&games] { games.remove({games.games()[1]}); });
}

void Bench::edit()
{
    GameCursor &cursor = m_desk.game.cursor();
    cursor.toEnd();
    phase("a move at the end", [&] {
        for (int i = 0; i < m_desk.game.record().boardSize().pointCount(); ++i) {
            const Point point = m_desk.game.record().boardSize().pointAt(i);
            if (cursor.board().at(point) == Stone::Empty) {
                m_desk.game.person().playAt(point);
                return;
            }
        }
    });
    auto *comment = m_desk.window.findChild<CommentPanel *>()->findChild<QPlainTextEdit *>();
    phase("a letter of a comment", [comment] { comment->insertPlainText(QStringLiteral("x")); });
    phase("a pass in its stead", [&] {
        cursor.back();
        m_desk.game.person().pass();
    });
    DocumentController &document = m_desk.window.document();
    QElapsedTimer second;
    second.start();
    phase(
        "the recovery copy", [] {}, [&second] { return second.hasExpired(1500); });
    phase(
        "save", [&] { document.save(); }, [&] { return !document.isModified(); });
}

void Bench::run()
{
    bool isRead = false;
    DocumentController &document = m_desk.window.document();
    QObject::connect(&document, &DocumentController::fileRead, &m_desk.window,
                     [&isRead] { isRead = true; });
    phase(
        "open", [&] { document.openFile(m_path); }, [&] { return isRead; });
    look();
    edit();
    std::printf("\n");
}

/// One line of this many moves, none of which captures.
QByteArray longLine(int moves)
{
    QByteArray sgf = "(;FF[4]GM[1]SZ[19]KM[6.5]";
    for (int move = 0; move < moves; ++move) {
        const char column = static_cast<char>('a' + move % 19);
        const char row = static_cast<char>('a' + move / 19 % 19);
        sgf += move % 2 == 0 ? ";B[" : ";W[";
        sgf += column;
        sgf += row;
        sgf += "]\n";
    }
    return sgf + ")\n";
}

} // namespace

int main(int argc, char *argv[])
{
    StallMeter application(argc, argv);
    applyStyle(application, ColorScheme::Light);
    const QStringList files = QCoreApplication::arguments().mid(1);
    for (const QString &path : files) {
        const Result<QByteArray> sgf = readRegularFile(path, LargestRecordFile);
        if (!sgf) {
            qFatal("%s", qPrintable(sgf.error().english()));
        }
        Bench(application, qPrintable(path), *sgf).run();
    }
    if (!files.isEmpty()) {
        return 0;
    }
    Bench(application, "A tree of 100,000 nodes", sampleTree(100'000)).run();
    Bench(application, "A line of 100,000 moves", longLine(100'000)).run();
    Bench(application, "10,000 games", sampleCollection(10'000)).run();
}
