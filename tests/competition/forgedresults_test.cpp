#include "core/competition/competitionfiles.h"
#include "core/competition/machines/fleet.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/store/resultstore.h"
#include "core/machines/inbox.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/util/wholefile.h"
#include "tests/competition/forgery.h"
#include "tests/competition/sampleresults.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <sys/resource.h>

#include <algorithm>

using namespace shinpan;

namespace {

/// Some of what is forged fits all the same, and is a game less to be played.
[[nodiscard]] int gamesFor(int forgeries)
{
    return 64 + forgeries / 10;
}

const QString Evil = QStringLiteral("evil");

/// How many files a folder has.
[[nodiscard]] qsizetype filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files).size();
}

/// Three machines that play well, and one that forges all that it sends. It is given blocks,
/// refused or not, until it has sent this many; the others take their time.
class MixedMachines final : public Scheduler
{
public:
    MixedMachines(QString folder,
                  const QString &run,
                  const Competition &cup,
                  int forgeries,
                  unsigned seed)
        : m_folder(std::move(folder))
        , m_run(run)
        , m_cup(cup)
        , m_forgeries(forgeries)
        , m_forger(seed)
    {
        m_clock.callOnTimeout(this, &MixedMachines::play);
        m_clock.start(1);
    }

    [[nodiscard]] int sent() const { return m_sent; }
    /// Games that were given to the machine that forges, at whatever time.
    [[nodiscard]] const QSet<QString> &evilGames() const { return m_evilGames; }

    void submit(int first, int count) override
    {
        for (int block = first; block < first + count; ++block) {
            const bool isEvil = m_sent < m_forgeries && block % 4 != 1;
            m_nodes.insert(block, isEvil ? Evil : QStringLiteral("n%1").arg(block % 3));
            const auto whole = test::sampleResult(m_folder, m_run, m_cup, block);
            for (const PlayedGame &played : whole ? whole->games : std::vector<PlayedGame>()) {
                if (isEvil) {
                    m_evilGames.insert(played.game.id);
                }
            }
        }
        QMetaObject::invokeMethod(
            this, [this, first, count] { Q_EMIT submitted(first, count); }, Qt::QueuedConnection);
    }
    void look() override
    {
        std::vector<Seen> tasks;
        for (auto node = m_nodes.cbegin(); node != m_nodes.cend(); ++node) {
            tasks.push_back({node.key(), QString::number(node.key()), true, *node});
        }
        QMetaObject::invokeMethod(
            this, [this, tasks] { Q_EMIT seen(tasks); }, Qt::QueuedConnection);
    }
    void cancel(const QStringList &handles) override
    {
        for (const QString &handle : handles) {
            m_nodes.remove(handle.toInt());
        }
    }
    void cancelWaiting() override { }
    void sendStop(const QString &) override { }
    void avoid(const QStringList &nodes) override { m_avoided = nodes; }
    [[nodiscard]] QString nodeOf(int block) const override { return m_nodes.value(block); }
    [[nodiscard]] int room() const override { return 6; }
    [[nodiscard]] int patience() const override { return 0; }
    [[nodiscard]] const QStringList &avoided() const { return m_avoided; }

private:
    void play()
    {
        if (filesIn(Inbox::inbox(m_folder)) > 100) {
            return; // the head has enough to read
        }
        const QList<int> blocks = m_nodes.keys();
        for (const int block : blocks) {
            const bool isEvil = m_nodes.value(block) == Evil;
            if (!isEvil && !mayBeHonest()) {
                continue;
            }
            const auto result = test::sampleResult(m_folder, m_run, m_cup, block);
            m_nodes.remove(block); // its block may be lost
            if (result && isEvil) {
                sendForgeries(*result);
            } else if (result) {
                send(toBytes(*result), QStringLiteral("%1.honest").arg(block));
                ++m_honest;
            }
        }
    }
    /// Some are left to the end, but never do all wait for the one that forges.
    [[nodiscard]] bool mayBeHonest() const
    {
        constexpr int InAll = 20; // blocks
        return m_sent >= m_forgeries || m_honest < InAll * m_sent / m_forgeries
            || !m_nodes.values().contains(Evil);
    }
    /// The block's result is never home as a whole, so that whatever comes is still looked at.
    void sendForgeries(BlockResult own)
    {
        constexpr int AtOnce = 40;
        own.node = Evil;
        own.games.erase(own.games.begin() + 1, own.games.end());
        for (int i = 0; i < AtOnce && m_sent < m_forgeries; ++i) {
            send(m_forger.forge(own), QStringLiteral("%1.%2").arg(own.block).arg(m_sent++));
        }
    }
    void send(const QByteArray &bytes, const QString &name)
    {
        const QString arriving = QDir(Inbox::arriving(m_folder)).filePath(name);
        QVERIFY(saveWholeFile(bytes, arriving, Durability::Crash));
        QVERIFY(QFile::rename(arriving, QDir(Inbox::inbox(m_folder)).filePath(name)));
    }

    QString m_folder;
    QString m_run;
    const Competition &m_cup;
    int m_forgeries;
    test::Forger m_forger;
    QMap<int, QString> m_nodes; ///< by block, of tasks that are there
    QStringList m_avoided;
    QSet<QString> m_evilGames;
    QTimer m_clock;
    int m_sent = 0;
    int m_honest = 0; ///< blocks
};

} // namespace

/// A running head hears of one machine among honest ones nothing but forgeries: it goes on, writes
/// nothing outside of the competition's folder, counts each game once and none that was not given
/// out, and the honest machines' games as they were played.
class ForgedResultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHonestMachinesGamesAreAllThere();

private:
    static void checkGames(const Competition &cup, const MixedMachines &machines);
    static void checkFiles(const QString &root, const Competition &cup);
};

/// SHINPAN_FORGERIES says how many, SHINPAN_SEED which ones.
void ForgedResultsTest::theHonestMachinesGamesAreAllThere()
{
    const int forgeries = qEnvironmentVariable("SHINPAN_FORGERIES", QStringLiteral("200")).toInt();
    const unsigned seed = qEnvironmentVariable("SHINPAN_SEED", QStringLiteral("1")).toUInt();
    const QTemporaryDir root;
    const QString folder = root.filePath(QStringLiteral("deep/down/cup"));
    QVERIFY(QDir().mkpath(folder));
    Competition cup = test::sampleCup(folder, gamesFor(forgeries));
    cup.machines.block = 2;
    MixedMachines *machines = nullptr;
    {
        const auto store = ResultStore::openForRun(cup);
        QVERIFY(store);
        auto fleet = Fleet::open(cup, (*store)->series(),
                                 [&](const Competition &of,
                                     const RunState &state) -> Result<std::unique_ptr<Scheduler>> {
                                     auto made = std::make_unique<MixedMachines>(
                                         CompetitionFiles(of.file).machines(), state.run, of,
                                         forgeries, seed);
                                     machines = made.get();
                                     return made;
                                 });
        QVERIFY(fleet);
        RunOptions options;
        options.workforce = fleet->get();
        CompetitionRunner runner(cup, options, store->get());
        QVERIFY(runner.resume());
        std::optional<RunEnd> end;
        QStringList notes;
        connect(fleet->get(), &Workforce::noted, this,
                [&notes](const CompetitionEvent &event) { notes.append(event.text); });
        connect(&runner, &CompetitionRunner::finished, this,
                [&end](const RunEnd &how) { end = how; });
        runner.start();
        const int limit = 120'000 + 500 * forgeries;
        QVERIFY(QTest::qWaitFor([&end] { return end.has_value(); }, limit));
        QVERIFY2(end->kind == RunEnd::Kind::Complete, qPrintable(end->reason.english()));
        QVERIFY(machines->sent() >= forgeries);
        const bool isEvilOut = machines->avoided() == QStringList{Evil};
        QVERIFY2(isEvilOut, qPrintable(notes.filter(QStringLiteral("gets no more")).join(u'\n')));
        checkGames(cup, *machines);
    }
    checkFiles(root.path(), cup);
    struct rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    qInfo("seed %u: %d forgeries, at most %ld MiB", seed, forgeries, usage.ru_maxrss / 1024);
}

void ForgedResultsTest::checkGames(const Competition &cup, const MixedMachines &machines)
{
    const auto store = ResultStore::openForReading(cup.file);
    QVERIFY2(store, qPrintable(store ? QString() : store.error().english()));
    QSet<QString> ids;
    int honest = 0;
    for (const StoredGame &game : (*store)->games()) {
        if (game.state == StoredGame::State::Void) {
            QCOMPARE(game.node, Evil);
            continue;
        }
        QCOMPARE(game.state, StoredGame::State::Finished);
        QCOMPARE(game.id, QStringLiteral("AvB_%1").arg(game.number));
        QVERIFY(game.number >= 0 && game.number < *cup.games);
        QVERIFY(!ids.contains(game.id));
        ids.insert(game.id);
        const PlayedGame played = test::sampleGame(game.id, game.number, game.players);
        const std::vector<StoredMove> moves = (*store)->movesOf(game.id);
        const QString record =
            CompetitionFiles(cup.file).games() + u'/' + game.id + QStringLiteral(".sgf");
        QVERIFY(readSgfFile(record));
        if (!machines.evilGames().contains(game.id)) {
            QVERIFY(game.node.startsWith(u'n'));
            QVERIFY(moves == played.moves);
            QCOMPARE(game.sgfResult, played.game.sgfResult);
            ++honest;
        }
    }
    QCOMPARE(ids.size(), *cup.games);
    QVERIFY(honest > 0);
}

/// Nothing lies anywhere but in the competition's folder, and nothing there that a run has not.
void ForgedResultsTest::checkFiles(const QString &root, const Competition &cup)
{
    const CompetitionFiles files(cup.file);
    const QString folder = QFileInfo(cup.file).path();
    for (QDirIterator all(root, QDir::Files | QDir::Hidden | QDir::System,
                          QDirIterator::Subdirectories);
         all.hasNext();) {
        const QString path = all.next();
        QVERIFY2(path.startsWith(folder + u'/'), qPrintable(path));
        const bool isOfAGame = path.startsWith(files.games() + u'/')
                            || path.startsWith(files.voidGames() + u'/')
                            || path.startsWith(files.logs() + u'/');
        QVERIFY2(!isOfAGame || QFileInfo(path).baseName().startsWith(QStringLiteral("AvB_")),
                 qPrintable(path));
    }
    QVERIFY(QDir(files.machines() + QStringLiteral("/taken")).isEmpty());
    qInfo(
        "set aside: %lld misfits, %lld foreign, %lld damaged, %lld truncated, %lld oversized, %lld "
        "spare",
        filesIn(files.machines() + QStringLiteral("/aside/misfit")),
        filesIn(files.machines() + QStringLiteral("/aside/foreign")),
        filesIn(files.machines() + QStringLiteral("/aside/damaged")),
        filesIn(files.machines() + QStringLiteral("/aside/truncated")),
        filesIn(files.machines() + QStringLiteral("/aside/oversized")),
        filesIn(files.machines() + QStringLiteral("/aside/spare")));
}

SHINPAN_TEST(ForgedResultsTest)
#include "forgedresults_test.moc"
