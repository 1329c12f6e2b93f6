#include "core/competition/competitionfiles.h"
#include "core/competition/store/resultstore.h"
#include "tests/competition/sampleresults.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// The head of a run on other machines is killed between any two of its steps on the disk: each
/// game counts once, whatever came home together with what.
class HeadKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostBetweenAnyTwoSteps();

private:
    static constexpr int Games = 32;

    /// A head that dies before this step; -1: it was killed, else its exit code.
    [[nodiscard]] static int runHead(const QString &folder, long step, long *steps = nullptr);
    [[nodiscard]] static QSet<QString> gamesIn(const QString &folder);
    static void checkSent(const QString &folder);
    static void checkGames(const QString &folder);
};

int HeadKillTest::runHead(const QString &folder, long step, long *steps)
{
    QProcess head;
    head.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    head.start(QStringLiteral(SHINPAN_HEAD),
               {folder, QString::number(Games), QString::number(step)});
    if (!head.waitForFinished(30'000)) {
        qWarning("the head does not end");
        return 1;
    }
    if (steps != nullptr) {
        *steps = head.readAllStandardOutput().trimmed().toLong();
    }
    return head.exitStatus() == QProcess::CrashExit ? -1 : head.exitCode();
}

/// The ids of the games in all results of this folder.
QSet<QString> HeadKillTest::gamesIn(const QString &folder)
{
    QSet<QString> ids;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        const auto result = file.open(QIODevice::ReadOnly) ? resultFromBytes(file.readAll())
                                                           : failure(SealFault::Foreign);
        for (const PlayedGame &played : result ? result->games : std::vector<PlayedGame>()) {
            ids.insert(played.game.id);
        }
    }
    return ids;
}

/// All that came home to a head that was killed is in its store or will be read again.
void HeadKillTest::checkSent(const QString &folder)
{
    const Competition cup = test::sampleCup(folder, Games);
    const CompetitionFiles files(cup.file);
    QSet<QString> kept = gamesIn(files.machines() + QStringLiteral("/inbox"))
                       + gamesIn(files.machines() + QStringLiteral("/taken"));
    const auto store = ResultStore::openForReading(cup.file);
    for (const StoredGame &game : store ? (*store)->games() : std::vector<StoredGame>()) {
        kept.insert(game.id);
    }
    const QSet<QString> lost = gamesIn(folder + QStringLiteral("/sent")) - kept;
    QVERIFY2(lost.isEmpty(), qPrintable(QStringList(lost.begin(), lost.end()).join(u' ')));
}

void HeadKillTest::checkGames(const QString &folder)
{
    const Competition cup = test::sampleCup(folder, Games);
    const CompetitionFiles files(cup.file);
    const auto store = ResultStore::openForReading(cup.file);
    QVERIFY(store);
    QSet<QString> ids;
    const std::vector<StoredGame> games = (*store)->games();
    for (const StoredGame &game : games) {
        const PlayedGame played = test::sampleGame(game.id, game.number, game.players);
        QCOMPARE(game.state, StoredGame::State::Finished);
        QCOMPARE(game.attempt, 1);
        QVERIFY((*store)->movesOf(game.id) == played.moves);
        QFile record(QDir(files.games()).filePath(game.id + QStringLiteral(".sgf")));
        QVERIFY(record.open(QIODevice::ReadOnly));
        QVERIFY(record.size() > 0);
        ids.insert(game.id);
    }
    QCOMPARE(games.size(), std::size_t{Games});
    QCOMPARE(ids.size(), Games);
    for (const char *name : {"/blocks", "/inbox", "/taken"}) {
        const QString left = files.machines() + QLatin1String(name);
        QVERIFY2(QDir(left).isEmpty(), name);
    }
}

/// Some steps in each run of the tests, all of them with SHINPAN_KILLS=all.
void HeadKillTest::nothingIsLostBetweenAnyTwoSteps()
{
    constexpr long Some = 24;
    const QTemporaryDir whole;
    long steps = 0;
    QCOMPARE(runHead(whole.path(), 0, &steps), 0);
    checkGames(whole.path());
    QVERIFY(steps > Some);
    const bool isAll = qEnvironmentVariable("SHINPAN_KILLS") == QLatin1String("all");
    const long stride = isAll ? 1 : steps / Some;
    int kills = 0;
    for (long step = 1; step <= steps && !QTest::currentTestFailed(); step += stride) {
        const QTemporaryDir folder;
        const int first = runHead(folder.path(), step);
        QVERIFY(first == -1 || first == 0); // groups may be others, and steps fewer
        kills += first == -1 ? 1 : 0;
        checkSent(folder.path());
        QCOMPARE(runHead(folder.path(), 0), 0);
        checkGames(folder.path());
        if (QTest::currentTestFailed()) {
            qWarning("killed before step %ld of %ld", step, steps);
        }
    }
    qInfo("%d kills in %ld steps", kills, steps);
    QVERIFY(kills > Some / 2);
}

SHINPAN_TEST(HeadKillTest)
#include "headkill_test.moc"
