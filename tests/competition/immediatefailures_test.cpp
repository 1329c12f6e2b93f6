#include "tests/competition/fakecompetition.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>
#include <sys/resource.h>

#include <algorithm>
#include <ctime>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// Failures of each kind; as a variable of this name says, where somebody wants to see thousands.
int failuresWanted()
{
    const int wanted = qEnvironmentVariableIntValue("SHINPAN_FAILURES");
    return wanted > 0 ? wanted : 120;
}

/// Lets nobody open anything, as long as it is there.
class NoDescriptors
{
public:
    NoDescriptors()
    {
        ::getrlimit(RLIMIT_NOFILE, &m_usual);
        rlimit none = m_usual;
        none.rlim_cur = static_cast<rlim_t>(openDescriptors()) - 1; // one is for counting
        ::setrlimit(RLIMIT_NOFILE, &none);
    }
    ~NoDescriptors() { ::setrlimit(RLIMIT_NOFILE, &m_usual); }
    Q_DISABLE_COPY_MOVE(NoDescriptors)

private:
    rlimit m_usual{};
};

/// The time of this process, in seconds.
double processorTime()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// What happens from void game to void game.
struct Course
{
    std::vector<double> times;    ///< of the processor
    std::vector<quintptr> depths; ///< of the stack

    void note()
    {
        const char here = 0;
        times.push_back(processorTime());
        depths.push_back(reinterpret_cast<quintptr>(&here));
    }
};

} // namespace

/// Engines that fail at once, again and again: each failure is in the record, and the last one
/// costs no more than the first.
class ImmediateFailuresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsRecordedAndCostsTheSame_data();
    void eachIsRecordedAndCostsTheSame();
    void aMachineWithNothingLeftIsWaitedForAndRecorded();

private:
    /// Matchups between players of their own, each of which plays no more after this many failures.
    [[nodiscard]] Competition competitionOf(const QString &command, int matchups, int failures);
    [[nodiscard]] QString file(const char *name, QFile::Permissions permissions);

    QTemporaryDir m_folder;
};

Competition ImmediateFailuresTest::competitionOf(const QString &command, int matchups, int failures)
{
    Competition competition = fakeCompetition(2 * matchups, 1, m_folder.path());
    competition.type = CompetitionType::Playoff;
    competition.file = m_folder.filePath(uniqueWord() + QStringLiteral(".toml"));
    competition.policies.halt = Policies::Halt::Never;
    competition.policies.quarantineAfter = failures;
    for (int i = 0; i < matchups; ++i) {
        CompetitionMatchup matchup;
        matchup.id = QString::number(i);
        matchup.first = static_cast<std::size_t>(2 * i);
        matchup.second = matchup.first + 1;
        matchup.games = 1;
        matchup.setup = competition.setup;
        competition.matchups.push_back(matchup);
        competition.players[matchup.first].engine.commandLine = command;
        competition.players[matchup.second].engine.commandLine = command;
    }
    return competition;
}

QString ImmediateFailuresTest::file(const char *name, QFile::Permissions permissions)
{
    QFile file(m_folder.filePath(QString::fromLatin1(name)));
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write("\x01\x02\x03") == 3
                        && file.setPermissions(permissions);
    return isWritten ? file.fileName() : QString();
}

void ImmediateFailuresTest::eachIsRecordedAndCostsTheSame_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("reason");
    QTest::newRow("missing program")
        << m_folder.filePath(QStringLiteral("ghost")) << QStringLiteral("there is no file");
    QTest::newRow("no permission") << file("plain", QFile::ReadOwner | QFile::WriteOwner)
                                   << QStringLiteral("is not executable");
    QTest::newRow("wrong format") << file("format", QFile::ReadOwner | QFile::ExeOwner)
                                  << QStringLiteral("not a program for this computer");
    QTest::newRow("exits at once")
        << QStringLiteral("/bin/false") << QStringLiteral("exited with code 1");
}

void ImmediateFailuresTest::eachIsRecordedAndCostsTheSame()
{
    QFETCH(QString, command);
    QFETCH(QString, reason);
    constexpr int Tries = 3;
    const int matchups = failuresWanted() / Tries;
    const Competition competition = competitionOf(command, matchups, Tries);
    const auto store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    Course course;
    connect(&run.runner, &CompetitionRunner::gameVoid, this, [&course] { course.note(); });
    const double before = heapInUse();

    run.runner.start();
    QVERIFY(QTest::qWaitFor([&run] { return run.end.has_value(); }, 600'000));

    const std::size_t all = static_cast<std::size_t>(matchups) * Tries;
    QVERIFY2(run.end->kind == RunEnd::Kind::Halted, qPrintable(run.end->reason.english()));
    QCOMPARE(run.voids.size(), all);
    QVERIFY2(run.voids.back().result.reason.english().contains(reason),
             qPrintable(run.voids.back().result.reason.english()));
    QCOMPARE(std::ranges::count(store->games(), StoredGame::State::Void, &StoredGame::state),
             static_cast<std::ptrdiff_t>(all));
    const double first = course.times[all / 3] - course.times.front();
    const double last = course.times.back() - course.times[all - 1 - all / 3];
    const auto [low, high] = std::ranges::minmax(course.depths);
    const double memory = heapInUse() - before;
    qInfo("%zu failures: the first third took %.3f s of the processor, the last one %.3f s; "
          "%.1f KiB of memory for each, %zu bytes of stack",
          all, first, last, memory * 1024 / static_cast<double>(all),
          static_cast<std::size_t>(high - low));
    QVERIFY(last < 3 * first + 0.02);
    QVERIFY(high - low < 4096);
    if (!isMemoryInflated()) {
        QVERIFY(memory * 1024 / static_cast<double>(all) < 32);
    }
}

/// Nothing can be opened for as long as it takes to give them all up.
void ImmediateFailuresTest::aMachineWithNothingLeftIsWaitedForAndRecorded()
{
    const int matchups = failuresWanted();
    Competition competition = competitionOf(fakeProfile().commandLine, matchups, 1);
    competition.parallel = matchups;
    const auto store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    {
        const NoDescriptors none;
        QVERIFY(run.play());
    }

    QCOMPARE(run.end->kind, RunEnd::Kind::Halted);
    QCOMPARE(run.voids.size(), static_cast<std::size_t>(matchups));
    QVERIFY2(
        run.voids.back().result.reason.english().contains(QStringLiteral("too many open files")),
        qPrintable(run.voids.back().result.reason.english()));
    QCOMPARE(std::ranges::count(store->games(), StoredGame::State::Void, &StoredGame::state),
             static_cast<std::ptrdiff_t>(matchups));
}

SHINPAN_TEST(ImmediateFailuresTest)
#include "immediatefailures_test.moc"
