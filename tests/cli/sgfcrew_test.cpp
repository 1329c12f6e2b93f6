#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <sched.h>
#include <signal.h>

using namespace shinpan::test;

namespace {

// So many and so long that one process helps, and no more.
constexpr int Files = 16;
const QByteArray Game =
    "(;GM[1]FF[4]SZ[9]PB[Kuro];B[ee]C[" + QByteArray(20'000, 'x') + "];W[cc])\n";

[[nodiscard]] cpu_set_t usableProcessors()
{
    cpu_set_t processors;
    CPU_ZERO(&processors);
    sched_getaffinity(0, sizeof processors, &processors);
    return processors;
}

/// Leaves the program no more processors than the first.
void useOneProcessor()
{
    const cpu_set_t usable = usableProcessors();
    cpu_set_t first;
    CPU_ZERO(&first);
    for (int i = 0; i < CPU_SETSIZE && CPU_COUNT(&first) == 0; ++i) {
        if (CPU_ISSET(i, &usable)) {
            CPU_SET(i, &first);
        }
    }
    sched_setaffinity(0, sizeof first, &first);
}

[[nodiscard]] QByteArrayList childrenOf(const QProcess &process)
{
    QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(process.processId()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().simplified().split(' ')
                                          : QByteArrayList();
}

} // namespace

/// Files that several processes work on at once, as `sgf check` and its like do.
class SgfCrewTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void severalProcessesWriteWhatOneWrites_data();
    void severalProcessesWriteWhatOneWrites();
    void ofFilesOfOneNameTheLastIsKept();
    void aHelperThatDiesIsToldOfAndTheOthersAreDone();

private:
    void writeFiles() const;
    [[nodiscard]] Run runFor(const QStringList &arguments, bool onOne) const;
};

void SgfCrewTest::initTestCase()
{
    const cpu_set_t usable = usableProcessors();
    if (CPU_COUNT(&usable) < 2) {
        QSKIP("there is no second processor");
    }
}

/// Good and bad ones, in turn.
void SgfCrewTest::writeFiles() const
{
    const QByteArrayList contents{Game,
                                  "nothing to read",
                                  "(;GM[1]SZ[19]KM[6,5];B[dd];B[dd];W[",
                                  Game + "odd" + Game + Game,
                                  {}};
    for (int i = 0; i < 3 * Files; ++i) {
        write(QStringLiteral("in/%1.sgf").arg(i, 2, 10, QLatin1Char('0')),
              contents[i % contents.size()]);
    }
    write(QStringLiteral("in/late/01.sgf"), Game);
}

Run SgfCrewTest::runFor(const QStringList &arguments, bool onOne) const
{
    QProcess process;
    process.setWorkingDirectory(m_directory->path());
    if (onOne) {
        process.setChildProcessModifier(useOneProcessor);
    }
    // What is written to the two streams keeps its order, too.
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(SHINPAN_CLI),
                  QStringList{QStringLiteral("sgf")} + arguments
                      + QStringList{QStringLiteral("in"), QStringLiteral("missing.sgf")});
    return finish(process);
}

void SgfCrewTest::severalProcessesWriteWhatOneWrites_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char *words : {"check -r", "check -r --json", "info -r", "info -r --json", "tree -r",
                              "convert -r", "convert -r -o out"}) {
        QTest::newRow(words) << QString::fromLatin1(words).split(u' ');
    }
}

void SgfCrewTest::severalProcessesWriteWhatOneWrites()
{
    QFETCH(const QStringList, arguments);
    writeFiles();

    const Run one = runFor(arguments, true);
    const QStringList files = this->files();
    QDir(path(QStringLiteral("out"))).removeRecursively();
    const Run several = runFor(arguments, false);

    QCOMPARE(several.exitCode, 2);
    QCOMPARE(several.exitCode, one.exitCode);
    QVERIFY(several.output.size() > 1000);
    QCOMPARE(several.output, one.output);
    QCOMPARE(this->files(), files);
}

void SgfCrewTest::ofFilesOfOneNameTheLastIsKept()
{
    QStringList arguments{QStringLiteral("sgf"), QStringLiteral("convert"), QStringLiteral("-o"),
                          path(QStringLiteral("out"))};
    for (int i = 0; i < 2 * Files; ++i) {
        arguments += write(QStringLiteral("%1/%2.sgf").arg(i).arg(i % 3),
                           QStringLiteral("(;PB[%1])").arg(i).toUtf8() + Game);
    }

    QCOMPARE(runCli(arguments).exitCode, 0);

    for (int i = 2 * Files - 3; i < 2 * Files; ++i) {
        QVERIFY(content(QStringLiteral("out/%1.sgf").arg(i % 3))
                    .contains(QStringLiteral("PB[%1]").arg(i).toUtf8()));
    }
}

void SgfCrewTest::aHelperThatDiesIsToldOfAndTheOthersAreDone()
{
    QStringList arguments{QStringLiteral("sgf"), QStringLiteral("info"), QStringLiteral("--json")};
    for (int i = 0; i < Files; ++i) {
        // The second file is a helper's, who waits for the end of what it reads.
        arguments += i == 1 ? QStringLiteral("-")
                            : write(QStringLiteral("%1.sgf").arg(i, 2, 10, QLatin1Char('0')), Game);
    }
    QProcess process;
    process.start(QStringLiteral(SHINPAN_CLI), arguments);
    QTRY_COMPARE(childrenOf(process).size(), 1);
    QTRY_VERIFY(!childrenOf(process).first().isEmpty());
    ::kill(childrenOf(process).first().toInt(), SIGKILL);

    const Run run = finish(process);

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors, QByteArray("-: the work on it broke off: killed by signal 9 (SIGKILL)\n"));
    QList<QJsonObject> games = jsonLines(run.output);
    QCOMPARE(games.size(), Files - 1);
    QCOMPARE(games[0][u"file"].toString(), path(QStringLiteral("00.sgf")));
    QCOMPARE(games[1][u"file"].toString(), path(QStringLiteral("02.sgf")));
    QCOMPARE(games.last()[u"file"].toString(), path(QStringLiteral("15.sgf")));
}

SHINPAN_TEST(SgfCrewTest)
#include "sgfcrew_test.moc"
