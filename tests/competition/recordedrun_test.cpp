#include "core/competition/run/recordedrun.h"

#include "core/competition/run/livejournal.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr int Wait = 20'000; // ms

[[nodiscard]] bool isNew(RecordedRun &recorded)
{
    const Result<bool> looked = recorded.look();
    return looked && *looked;
}

[[nodiscard]] QStringList idsOf(const std::vector<StoredGame> &games)
{
    QStringList ids;
    for (const StoredGame &game : games) {
        ids += game.id;
    }
    return ids;
}

} // namespace

/// What is seen of a run from outside is what it sees itself.
class RecordedRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasNeverRunHasNothingToSee();
    void boardsAreThoseOfTheRun();
    void anEndedRunHasItsResultsAndNoBoards();

private:
    QTemporaryDir m_folder;
};

void RecordedRunTest::whatWasNeverRunHasNothingToSee()
{
    const Competition competition = fakeCompetition(2, 4, m_folder.filePath(QStringLiteral("new")));
    RecordedRun recorded(competition);

    QVERIFY(recorded.look());

    QVERIFY(!recorded.isRunning());
    QVERIFY(recorded.boards().empty());
    QCOMPARE(recorded.snapshot().players.size(), std::size_t{2});
    QCOMPARE(recorded.snapshot().gamesInAll, std::optional(4));
}

void RecordedRunTest::boardsAreThoseOfTheRun()
{
    QTemporaryDir folder;
    Competition competition = fakeCompetition(3, 4, folder.path());
    competition.parallel = 2;
    slowDown(competition);
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    const LiveJournal journal(run.runner, {});
    RecordedRun recorded(competition);
    run.runner.start();
    const auto hasMoves = [&] {
        const std::vector<LiveBoard> boards = journal.boards();
        return boards.size() == 2
            && std::ranges::all_of(boards, [](const LiveBoard &board) { return board.moves > 2; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasMoves(), Wait);

    // Nothing is played between both looks: no event is taken care of.
    QVERIFY(store->flush());
    QVERIFY(isNew(recorded));

    QVERIFY(recorded.isRunning());
    const std::vector<LiveBoard> seen = recorded.boards();
    const std::vector<LiveBoard> own = journal.boards();
    QCOMPARE(seen.size(), own.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
        QCOMPARE(seen[i].id, own[i].id);
        QCOMPARE(seen[i].slot, own[i].slot);
        QCOMPARE(seen[i].players, own[i].players);
        QCOMPARE(seen[i].moves, own[i].moves);
        QCOMPARE(seen[i].toPlay, own[i].toPlay);
        QCOMPARE(seen[i].line, own[i].line);
    }
    QCOMPARE(recorded.snapshot().games.size(), std::size_t{2});
    QVERIFY(!isNew(recorded)); // nothing has come since
    run.runner.stop(StopMode::Now);
    QVERIFY(run.playOut());
}

void RecordedRunTest::anEndedRunHasItsResultsAndNoBoards()
{
    QTemporaryDir folder;
    const Competition competition = fakeCompetition(2, 4, folder.path());
    QStringList ended;
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        QVERIFY(run.play());
        ended = run.ids();
    }
    RecordedRun recorded(competition);

    QVERIFY(isNew(recorded));

    QVERIFY(!recorded.isRunning());
    QCOMPARE(idsOf(recorded.games()), ended);
    QCOMPARE(recorded.snapshot().ended, 4);
    QCOMPARE(recorded.snapshot().results.size(), std::size_t{4});
    QVERIFY(recorded.boards().empty());
    QVERIFY(recorded.snapshot().games.empty());
}

SHINPAN_TEST(RecordedRunTest)
#include "recordedrun_test.moc"
