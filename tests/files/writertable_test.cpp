#include "app/cli/compete/competeverbs.h"
#include "app/cli/sgf/sgfverbs.h"
#include "core/competition/competitionfiles.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/run/gamelog.h"
#include "core/competition/run/logcompression.h"
#include "core/competition/run/stoprequest.h"
#include "core/competition/store/competitionlock.h"
#include "core/engine/profile/engineprofilefile.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/wholefile.h"
#include "tests/files/readonlyfolder.h"
#include "tests/support/fulldisk.h"
#include "tests/support/testmain.h"
#include "ui/console/consolefiles.h"
#include "ui/console/gtpconsole.h"
#include "ui/documents/sessionkeeper.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

#include <functional>
#include <memory>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

/// Writes a file of this name, which tells where the others that it needs are; whether it says that
/// it did.
using Write = std::function<bool(const QString &path)>;

struct Writer
{
    const char *name;
    const char *file; ///< what it writes
    Write write;
};

bool writeCollection(const QString &path)
{
    auto games = readSgfCollection("(;GM[1]FF[4])");
    SgfCollectionWriter writer(std::move(*games), {0}, path);
    while (!writer.writeFor(1s)) { }
    return writer.result().has_value();
}

bool packLog(const QString &path)
{
    LogCompression compression;
    const QSignalSpy failed(&compression, &LogCompression::failed);
    compression.add({path.chopped(3)});
    return QTest::qWaitFor([&] { return compression.isIdle(); }, 10'000) && failed.isEmpty();
}

bool saveLog(const QString &path)
{
    GtpTranscript transcript;
    GtpConsole console(transcript);
    ConsoleFiles files(transcript, console, nullptr);
    transcript.append(transcript.addSource(QStringLiteral("GNU Go")), GtpTranscript::Kind::Notice,
                      "started");
    QString told;
    QObject::connect(&files, &ConsoleFiles::noticed, &files,
                     [&told](const QString &text) { told = text; });
    files.saveLog(path);
    return QTest::qWaitFor([&] { return !told.isEmpty(); }, 10'000)
        && told.endsWith(QLatin1String("is saved."));
}

std::vector<Writer> writers()
{
    const auto compete = [](const QString &path) {
        return path.chopped(QFileInfo(path).fileName().size()) + QStringLiteral("cup.toml");
    };
    return {
        {"a file", "a.txt",
         [](const QString &path) { return saveWholeFile("new", path).has_value(); }},
        {"a file that the system takes to the disk", "a.txt",
         [](const QString &path) {
             return saveWholeFile("new", path, Durability::Crash).has_value();
         }},
        {"a file for its owner", "a.txt",
         [](const QString &path) {
             return saveWholeFile("new", path, FileReaders::OwnerOnly).has_value();
         }},
        {"a game", "a.sgf",
         [](const QString &path) { return saveSgfFile(GameTree(), path).has_value(); }},
        {"a collection", "a.sgf", writeCollection},
        {"a report", "cup.report.txt",
         [compete](const QString &path) {
             return writeReportFiles(CompetitionReport(), compete(path)).has_value();
         }},
        {"a request to stop", "cup.request",
         [compete](const QString &path) {
             return postStop(compete(path), StopMode::Now).has_value();
         }},
        {"a packed log", "a.gtp.gz", packLog},
        {"a packed log from another machine", "AvB_0.gtp.gz",
         [](const QString &path) {
             return addPackedLogs({"packed", {}}, QFileInfo(path).path(), QStringLiteral("AvB_0"))
                 .has_value();
         }},
        {"a list of engines", "engines.json",
         [](const QString &path) { return writeEngineListFile(path, {}).has_value(); }},
        {"the engines", "engines.json",
         [](const QString &path) { return EngineProfileStore(path).save().has_value(); }},
        {"a session", "session.json",
         [](const QString &path) { return saveSession(Session(), path).has_value(); }},
        {"the console's log", "console.log", saveLog},
        {"compete example", "a.toml",
         [](const QString &path) {
             return runVerb(CompeteVerb, {QStringLiteral("example"), QStringLiteral("-o"), path})
                 == 0;
         }},
        {"compete import", "a.toml",
         [](const QString &path) {
             return runVerb(CompeteVerb, {QStringLiteral("import"),
                                          QFileInfo(path).path() + QStringLiteral("/a.ctl"),
                                          QStringLiteral("--force"), QStringLiteral("-o"), path})
                 == 0;
         }},
        {"sgf merge", "b.sgf",
         [](const QString &path) {
             return runVerb(SgfVerb, {QStringLiteral("merge"), QStringLiteral("-o"), path,
                                      QFileInfo(path).path() + QStringLiteral("/game.sgf")})
                 == 0;
         }},
    };
}

} // namespace

/// A writer of a whole file leaves the good one that is there alone if it fails, and says so.
class WriterTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGoodFileIsReplaced_data() { rows(); }
    void aGoodFileIsReplaced();
    void aGoodFileSurvivesAFullDisk_data() { rows(); }
    void aGoodFileSurvivesAFullDisk();
    void aGoodFileSurvivesAReadOnlyFolder_data() { rows(); }
    void aGoodFileSurvivesAReadOnlyFolder();
    void aDanglingLinkStaysOne_data() { rows(); }
    void aDanglingLinkStaysOne();
    void aFifoIsRefusedAtOnce_data() { rows(); }
    void aFifoIsRefusedAtOnce();

private:
    static void rows();
    [[nodiscard]] QString path() const { return m_folder->filePath(m_name); }
    [[nodiscard]] bool write() const { return m_write(path()); }
    void put(const QString &name, const QByteArray &content) const;
    [[nodiscard]] QByteArray content(const QString &name) const;
    [[nodiscard]] QStringList entries() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<CompetitionLock> m_run; ///< that is asked to stop
    QString m_name;
    Write m_write;
};

void WriterTableTest::rows()
{
    QTest::addColumn<int>("writer");
    const std::vector<Writer> all = writers();
    for (std::size_t i = 0; i < all.size(); ++i) {
        QTest::newRow(all[i].name) << static_cast<int>(i);
    }
}

void WriterTableTest::init()
{
    QFETCH(const int, writer);
    const Writer chosen = writers()[static_cast<std::size_t>(writer)];
    m_name = QString::fromLatin1(chosen.file);
    m_write = chosen.write;
    m_run.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    put(QStringLiteral("a.gtp"), "> genmove b\n");
    put(QStringLiteral("a.ctl"),
        "competition_type = 'playoff'\nkomi = 7.5\nboard_size = 9\n"
        "players = {'a': Player('gnugo --mode gtp'), 'b': Player('gnugo --mode gtp')}\n"
        "matchups = [Matchup('a', 'b', number_of_games=2)]\n");
    put(QStringLiteral("game.sgf"), "(;GM[1]FF[4])");
    auto lock = CompetitionLock::take(
        CompetitionFiles(m_folder->filePath(QStringLiteral("cup.toml"))).lock());
    QVERIFY(lock);
    m_run.emplace(std::move(*lock));
}

void WriterTableTest::put(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray WriterTableTest::content(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void WriterTableTest::aGoodFileIsReplaced()
{
    put(m_name, "[]");

    QVERIFY(write());

    QVERIFY(content(m_name) != "[]");
    QVERIFY(!content(m_name).isEmpty());
}

void WriterTableTest::aGoodFileSurvivesAFullDisk()
{
    put(m_name, "[]");
    const QStringList before = entries();
    {
        const FullDisk full;
        QVERIFY(!write());
    }
    QCOMPARE(content(m_name), QByteArray("[]"));
    QCOMPARE(entries(), before);
}

void WriterTableTest::aGoodFileSurvivesAReadOnlyFolder()
{
    put(m_name, "[]");
    const QStringList before = entries();
    {
        const ReadOnlyFolder readOnly(m_folder->path());
        QVERIFY(!write());
    }
    QCOMPARE(content(m_name), QByteArray("[]"));
    QCOMPARE(entries(), before);
}

void WriterTableTest::aDanglingLinkStaysOne()
{
    QVERIFY(QFile::link(m_folder->filePath(QStringLiteral("elsewhere")), path()));

    QVERIFY(write());

    QVERIFY(QFileInfo(path()).isSymLink());
    QVERIFY(!content(QStringLiteral("elsewhere")).isEmpty());
}

void WriterTableTest::aFifoIsRefusedAtOnce()
{
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    const QStringList before = entries();

    QVERIFY(!write());

    struct stat there = {};
    QCOMPARE(::stat(QFile::encodeName(path()).constData(), &there), 0);
    QVERIFY(S_ISFIFO(there.st_mode));
    QCOMPARE(entries(), before);
}

SHINPAN_TEST(WriterTableTest)
#include "writertable_test.moc"
