// The head of a run on other machines that dies before the step it is told: a step is whatever
// changes something on the disk, or waits for it. Its machines play at once, and well: of some
// blocks a result comes twice, of some another attempt as well, of some a game is missing. They
// keep a copy of all that they send, in FOLDER/sent.
//
//   headprocess FOLDER GAMES STEP     0: it lives, and says how many steps it took

#include "core/competition/competitionfiles.h"
#include "core/competition/machines/fleet.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/store/resultstore.h"
#include "core/util/wholefile.h"
#include "tests/competition/sampleresults.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

using namespace shinpan;

namespace {

long stepsTaken = 0;
long lastStep = 0; ///< 0: there is none
bool isCounting = false;

void step()
{
    if (isCounting && ++stepsTaken == lastStep) {
        ::kill(::getpid(), SIGKILL);
    }
}

} // namespace

// These stand before the system's own, for Qt and SQLite as well.
extern "C" {

int rename(const char *from, const char *to) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int renameat2(int fromFolder,
              const char *from,
              int toFolder,
              const char *to,
              unsigned flags) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

int unlink(const char *path) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}

int fsync(int file)
{
    step();
    return static_cast<int>(::syscall(SYS_fsync, file));
}

int fdatasync(int file)
{
    step();
    return static_cast<int>(::syscall(SYS_fdatasync, file));
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset)
{
    step();
    return ::syscall(SYS_pwrite64, file, bytes, size, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset)
{
    return pwrite64(file, bytes, size, offset);
}

} // extern "C"

namespace {

/// Has what is out come home, now or when it is asked what it knows of.
class Machines final : public Scheduler
{
public:
    Machines(QString folder, QString run, const Competition &cup)
        : m_folder(std::move(folder))
        , m_run(std::move(run))
        , m_cup(cup)
    { }

    void submit(int first, int count) override
    {
        for (int block = first; block < first + count; ++block) {
            play(block);
        }
        QMetaObject::invokeMethod(
            this, [this, first, count] { Q_EMIT submitted(first, count); }, Qt::QueuedConnection);
    }
    void look() override
    {
        if (!std::exchange(m_hasLooked, true)) { // those of a head before
            const QStringList blocks =
                QDir(m_folder + QStringLiteral("/blocks")).entryList(QDir::Files);
            for (const QString &block : blocks) {
                play(block.toInt());
            }
        }
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT seen({}); }, Qt::QueuedConnection);
    }
    void cancel(const QStringList &) override { }
    void cancelWaiting() override { }
    void sendStop(const QString &) override { }
    void avoid(const QStringList &) override { }
    [[nodiscard]] int room() const override { return 1000; }
    [[nodiscard]] int patience() const override { return 1; }

private:
    void play(int block)
    {
        const bool wasCounting = std::exchange(isCounting, false);
        if (std::optional<BlockResult> result = test::sampleResult(m_folder, m_run, m_cup, block)) {
            if (block % 4 == 1 && result->games.size() > 1) {
                result->games.pop_back();
            }
            send(*result, "");
            if (block % 4 == 2) {
                send(*result, "again");
            } else if (block % 4 == 3) {
                result->attempt = 1;
                send(*result, "1");
            }
        }
        isCounting = wasCounting;
    }
    void send(const BlockResult &result, const char *suffix)
    {
        const QString name =
            QStringLiteral("%1.%2").arg(result.block).arg(QString::fromLatin1(suffix));
        const QString sent = QDir(QFileInfo(m_cup.file).path()).filePath(QStringLiteral("sent"));
        if (!makeFolder(sent)
            || !saveWholeFile(toBytes(result), sent + u'/' + name, Durability::Crash)
            || !test::sendHome(result, m_folder, name)) {
            std::exit(1);
        }
    }

    QString m_folder;
    QString m_run;
    const Competition &m_cup;
    bool m_hasLooked = false;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    Competition cup = test::sampleCup(QString::fromLocal8Bit(argv[1]), std::atoi(argv[2]));
    lastStep = std::atol(argv[3]);
    cup.machines.block = 2;
    isCounting = true;
    const auto store = ResultStore::openForRun(cup);
    auto fleet =
        store
            ? Fleet::open(cup, (*store)->series(),
                          [](const Competition &of, const RunState &state) {
                              return Result<std::unique_ptr<Scheduler>>(std::make_unique<Machines>(
                                  CompetitionFiles(of.file).machines(), state.run, of));
                          })
            : failure(store.error());
    if (!fleet) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(fleet.error().english()));
        return 1;
    }
    RunOptions options;
    options.workforce = fleet->get();
    CompetitionRunner runner(cup, options, store->get());
    if (const Result<void> resumed = runner.resume(); !resumed) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(resumed.error().english()));
        return 1;
    }
    QObject::connect(&runner, &CompetitionRunner::finished, &application, [](const RunEnd &end) {
        QCoreApplication::exit(end.kind == RunEnd::Kind::Complete ? 0 : 2);
    });
    QMetaObject::invokeMethod(&runner, &CompetitionRunner::start, Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    std::printf("%ld\n", stepsTaken);
    return code;
}
