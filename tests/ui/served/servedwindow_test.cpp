#include "core/gtp/tcpdoor.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/served/servedgame.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// A whole game that a match of shinpan-cli's plays with the person at the window.
class ServedWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameIsClicked();
    void whoQuitsLeavesNothingToRecover_data();
    void whoQuitsLeavesNothingToRecover();

private:
    [[nodiscard]] static QStringList movesOf(const GameTree &tree)
    {
        QStringList moves;
        for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
            if (const auto move = moveAt(tree, node)) {
                moves << (move->point ? QString::fromStdString(vertexOf(*move->point))
                                      : QStringLiteral("pass"));
            }
        }
        return moves;
    }
    /// Clicks a move, or passes; false if that does not arrive.
    [[nodiscard]] static bool play(test::OpenWindow &open, bool passes)
    {
        OpenGame &game = open.table.game;
        const int before = game.match()->moveCount();
        const std::optional<Point> point = passes ? std::nullopt : firstLegal(*game.match());
        if (point) {
            open.click(vertexOf(*point).c_str());
        } else {
            game.person().pass();
        }
        return test::eventually([&] { return game.match()->moveCount() > before; });
    }
    [[nodiscard]] static std::optional<Point> firstLegal(const Match &match)
    {
        const BoardSize size = match.position().board().size();
        for (int i = 0; i < size.pointCount(); ++i) {
            // Moves go down the board in steps, so that stones of both sides meet and are taken.
            const Point point = size.pointAt((i * 37) % size.pointCount());
            if (!match.position().check({match.toPlay(), point})) {
                return point;
            }
        }
        return std::nullopt;
    }
};

void ServedWindowTest::aWholeGameIsClicked()
{
    constexpr int Moves = 40; // of the person, before they pass
    test::OpenWindow open;
    TcpPorter porter(*TcpDoor::open({QStringLiteral("127.0.0.1"), 0}));
    connect(&porter, &TcpPorter::called, this, [&] {
        FileDescriptor caller = porter.take();
        FileDescriptor output = duplicate(caller.number());
        auto *const served = new ServedGame(
            open.table.game, std::make_unique<ControllerLink>(std::move(caller), std::move(output)),
            &open.table.game);
        served->start();
    });
    QProcess arbiter;
    const QTemporaryDir records;
    arbiter.start(QStringLiteral(SHINPAN_CLI),
                  {QStringLiteral("match"), QStringLiteral("--black"),
                   QStringLiteral("tcp://") + porter.address().text(), QStringLiteral("--white"),
                   test::fakeProfile({QStringLiteral("--random"), QStringLiteral("7")}).commandLine,
                   QStringLiteral("--size"), QStringLiteral("9"), QStringLiteral("--sgf"),
                   records.path(), QStringLiteral("--move-limit"), QStringLiteral("500"),
                   QStringLiteral("--quiet")});
    OpenGame &game = open.table.game;
    int clicked = 0;
    while (arbiter.state() != QProcess::NotRunning) {
        QVERIFY(test::eventually([&] {
            return arbiter.state() == QProcess::NotRunning || game.status().mayResign()
                || game.status().isSettling();
        }));
        if (game.status().isSettling()) {
            game.person().settle({}); // the arbiter asks for the score
            QVERIFY(test::eventually([&] { return !game.status().isSettling(); }));
        } else if (game.status().mayResign()) {
            QVERIFY(play(open, ++clicked > Moves));
        }
    }

    QCOMPARE(arbiter.exitCode(), 0);
    QVERIFY(clicked > Moves);
    const auto arbiters = readSgfFile(records.filePath(QStringLiteral("game-1.sgf")));
    QVERIFY(arbiters);
    QCOMPARE(movesOf(game.record().tree()), movesOf(arbiters->tree));
}

void ServedWindowTest::whoQuitsLeavesNothingToRecover_data()
{
    QTest::addColumn<QByteArray>("goodbye");
    QTest::addColumn<int>("copies");
    QTest::newRow("quits") << QByteArray("quit\n") << 0;
    QTest::newRow("is gone without a word") << QByteArray() << 1;
}

void ServedWindowTest::whoQuitsLeavesNothingToRecover()
{
    QFETCH(const QByteArray, goodbye);
    QFETCH(const int, copies);
    const QTemporaryDir home;
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    window.setProcessEnvironment(environment);
    window.start(QStringLiteral(SHINPAN_PROGRAM), {QStringLiteral("--gtp")});
    window.write("boardsize 9\nkgs-chat game Hikaru hello\n" + goodbye);
    window.closeWriteChannel();
    QVERIFY(window.waitForFinished());
    int found = 0;
    QDirIterator files(home.path(), {QStringLiteral("*.sgf")}, QDir::Files,
                       QDirIterator::Subdirectories);
    for (; files.hasNext(); files.next()) {
        ++found;
    }

    QCOMPARE(window.exitCode(), 0);
    QCOMPARE(window.readAllStandardOutput(),
             QByteArray("=\n\n=\n\n") + (goodbye.isEmpty() ? "" : "=\n\n"));
    QCOMPARE(found, copies);
}

SHINPAN_TEST(ServedWindowTest)

#include "servedwindow_test.moc"
