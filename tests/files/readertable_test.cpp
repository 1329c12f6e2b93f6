#include "app/cli/compete/competeverbs.h"
#include "app/cli/match/matchverb.h"
#include "app/cli/regress/regressverb.h"
#include "app/cli/replay/replayverb.h"
#include "app/cli/sgf/sgfverbs.h"
#include "core/analysis/reviewjournal.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/opening/openingsources.h"
#include "core/competition/run/gamelog.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/resultstore.h"
#include "core/engine/profile/engineprofilefile.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/gtp/gtptranscript.h"
#include "core/record/sgf/recordbytes.h"
#include "core/regression/testresult.h"
#include "core/util/regularfile.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/themefile.h"
#include "ui/document/gameloader.h"
#include "ui/documents/sessionkeeper.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <functional>
#include <memory>

using namespace shinpan;

namespace {

/// Opens a file of this name; whether it says that it could.
using Read = std::function<bool(const QString &path)>;

struct Reader
{
    const char *name;
    const char *file; ///< what it opens
    Read read;
    bool isWhole = true; ///< it is read into memory, all of it
};

bool loadGames(const QString &path)
{
    GameLoader loader;
    std::optional<bool> isRead;
    loader.readFile(path, {}, [&isRead](const Result<LoadedGames, SgfError> &loaded) {
        isRead = loaded.has_value();
    });
    return QTest::qWaitFor([&] { return isRead.has_value(); }, 10'000) && *isRead;
}

QString beside(const QString &path, const QString &name)
{
    return QFileInfo(path).path() + u'/' + name;
}

std::vector<Reader> readersOfTheCore()
{
    const auto cup = [](const QString &path) { return beside(path, QStringLiteral("cup.toml")); };
    return {
        {"a file", "a.txt",
         [](const QString &path) { return readRegularFile(path, MiB).has_value(); }},
        {"a log that is written on", "a.log",
         [](const QString &path) {
             QFile file(path);
             return openRegularFile(file, QIODevice::WriteOnly | QIODevice::Append).has_value();
         },
         false},
        {"a game", "a.sgf", [](const QString &path) { return readRecordBytes(path).has_value(); }},
        {"a competition", "cup.toml",
         [](const QString &path) { return readCompetition(path).has_value(); }},
        {"a competition's record", "cup.db",
         [cup](const QString &path) { return ResultStore::openForReading(cup(path)).has_value(); }},
        {"a competition's record for a run", "cup.db",
         [cup](const QString &path) {
             return ResultStore::openForRun(cup(path), test::settingsWithKomi({}),
                                            ResultStore::OtherSettings::Refuse)
                 .has_value();
         }},
        {"a competition's lock", "cup.lock",
         [](const QString &path) { return CompetitionLock::take(path).has_value(); }, false},
        {"whether a competition runs", "cup.lock",
         [](const QString &path) { return CompetitionLock::isTaken(path); }},
        {"a competition's log", "cup.log",
         [](const QString &path) { return EventLog::open(path).has_value(); }, false},
        {"openings", "a.txt",
         [](const QString &path) { return openingsOf(MoveFileOpenings{path}, {}).has_value(); }},
        {"a list of engines", "engines.json",
         [](const QString &path) { return readEngineListFile(path).has_value(); }},
        {"the engines", "engines.json",
         [](const QString &path) { return EngineProfileStore(path).load().has_value(); }},
        {"a review's journal", "a.review",
         [](const QString &path) { return ReviewJournal().open(path).has_value(); }},
        {"a packed log of GTP", "AvB_0.gtp.gz",
         [](const QString &path) {
             return packedLogs(QFileInfo(path).path(), QStringLiteral("AvB_0"), MiB).has_value();
         }},
        {"a log of GTP", "a.gtp",
         [](const QString &path) { return GtpTranscript().logTo(path).has_value(); }, false},
    };
}

std::vector<Reader> readersOfThePrograms()
{
    const auto compete = [](const char *verb) {
        return [verb](const QString &path) {
            return runVerb(CompeteVerb,
                           {QLatin1String(verb), beside(path, QStringLiteral("cup.toml"))})
                == 0;
        };
    };
    return {
        {"sgf info", "a.sgf",
         [](const QString &path) {
             return runVerb(SgfVerb, {QStringLiteral("info"), path}) == 0;
         }},
        {"compete check", "cup.toml", compete("check")},
        {"compete show", "cup.toml", compete("show")},
        {"compete verify", "a.seal.zip",
         [](const QString &path) {
             return runVerb(CompeteVerb, {QStringLiteral("verify"), path}) != 2;
         }},
        {"compete import", "a.ctl",
         [](const QString &path) {
             return runVerb(CompeteVerb, {QStringLiteral("import"), path}) == 0;
         }},
        {"regress", "a.tst",
         [](const QString &path) {
             return runVerb(RegressVerb,
                            {path, QStringLiteral("--engine"), QStringLiteral("false")})
                 == 0;
         }},
        {"an earlier run of regress", "run.json",
         [](const QString &path) { return readResultsFile(path).has_value(); }},
        {"replay", "a.gtp",
         [](const QString &path) {
             return runVerb(ReplayVerb, {path, QStringLiteral("--engine"), QStringLiteral("false")})
                 == 0;
         }},
        {"match --results", "a.tsv",
         [](const QString &path) {
             return runVerb(MatchVerb, {QStringLiteral("--black"), QStringLiteral("false"),
                                        QStringLiteral("--white"), QStringLiteral("false"),
                                        QStringLiteral("--results"), path})
                 == 0;
         },
         false},
        {"a game in the window", "a.sgf", loadGames},
        {"a theme", "theme.ini",
         [](const QString &path) {
             return readTheme(QFileInfo(path).path(), BoardTheme()).has_value();
         }},
        {"a theme's picture", "wood.png",
         [](const QString &path) {
             QFile theme(beside(path, QStringLiteral("theme.ini")));
             const bool isWritten = theme.open(QIODevice::WriteOnly)
                                 && theme.write("[board]\ntexture = wood.png\n") > 0;
             theme.close();
             return isWritten && readTheme(QFileInfo(path).path(), BoardTheme()).has_value();
         }},
        {"a session", "session.json",
         [](const QString &path) { return !loadSession(path).windows.empty(); }},
    };
}

std::vector<Reader> readers()
{
    std::vector<Reader> all = readersOfTheCore();
    const std::vector<Reader> more = readersOfThePrograms();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

void makeSocket(const QByteArray &path)
{
    const int number = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    QVERIFY(path.size() < qsizetype{sizeof address.sun_path});
    std::copy(path.begin(), path.end(), address.sun_path);
    QCOMPARE(::bind(number, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    ::close(number);
}

} // namespace

/// A reader of a file that may be anybody's opens nothing else.
class ReaderTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFifoIsRefusedAtOnce_data() { rows(); }
    void aFifoIsRefusedAtOnce();
    void aDeviceIsRefused_data() { rows(); }
    void aDeviceIsRefused();
    void aSocketIsRefused_data() { rows(); }
    void aSocketIsRefused();
    void aFileOfAnySizeIsRefused_data() { rows(); }
    void aFileOfAnySizeIsRefused();
    void aFolderIsRefused_data() { rows(); }
    void aFolderIsRefused();
    void theReasonSaysWhatStandsThere();
    void aLinkToAFileIsAFile();

private:
    static void rows();
    [[nodiscard]] QString path() const { return m_folder->filePath(m_name); }
    /// It is not opened, and within a moment; a reader that hangs is ended.
    void refuses() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_name;
    Read m_read;
    bool m_isWhole = true;
};

void ReaderTableTest::rows()
{
    QTest::addColumn<int>("reader");
    const std::vector<Reader> all = readers();
    for (std::size_t i = 0; i < all.size(); ++i) {
        QTest::newRow(all[i].name) << static_cast<int>(i);
    }
}

void ReaderTableTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_name = QStringLiteral("file");
    if (QTest::currentDataTag() != nullptr) {
        QFETCH(const int, reader);
        const Reader chosen = readers()[static_cast<std::size_t>(reader)];
        m_name = QString::fromLatin1(chosen.file);
        m_read = chosen.read;
        m_isWhole = chosen.isWhole;
    }
}

void ReaderTableTest::refuses() const
{
    QElapsedTimer time;
    time.start();
    ::alarm(20);
    const bool isRead = m_read(path());
    ::alarm(0);
    QVERIFY(!isRead);
    QVERIFY2(time.elapsed() < 5'000, qPrintable(QString::number(time.elapsed())));
}

void ReaderTableTest::aFifoIsRefusedAtOnce()
{
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    refuses();
}

void ReaderTableTest::aDeviceIsRefused()
{
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path()));
    refuses();
}

void ReaderTableTest::aSocketIsRefused()
{
    makeSocket(QFile::encodeName(path()));
    refuses();
}

/// Every kind of file has a limit: its reader has the memory for that much.
void ReaderTableTest::aFileOfAnySizeIsRefused()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64{16} << 30)); // with nothing in it, it takes no room on the disk
    file.close();
    if (m_isWhole) {
        refuses();
    }
}

void ReaderTableTest::aFolderIsRefused()
{
    QVERIFY(QDir().mkpath(path()));
    refuses();
}

void ReaderTableTest::theReasonSaysWhatStandsThere()
{
    QCOMPARE(readRegularFile(m_folder->path(), MiB).error(),
             QStringLiteral("it is a folder, not a file"));
    QCOMPARE(readRegularFile(QStringLiteral("/dev/zero"), MiB).error(),
             QStringLiteral("it is a device, not a file"));
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    QCOMPARE(readRegularFile(path(), MiB).error(), QStringLiteral("it is a pipe, not a file"));
    const QString socket = m_folder->filePath(QStringLiteral("socket"));
    makeSocket(QFile::encodeName(socket));
    QCOMPARE(readRegularFile(socket, MiB).error(), QStringLiteral("it is a socket, not a file"));
    QCOMPARE(readRegularFile(m_folder->filePath(QStringLiteral("none")), MiB).error(),
             qt_error_string(ENOENT));
}

void ReaderTableTest::aLinkToAFileIsAFile()
{
    RegularFile file(path());
    QVERIFY(openRegularFile(file, QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.fileName(), path());
    QCOMPARE(file.write("one"), qint64{3});
    file.close();
    QVERIFY(openRegularFile(file, QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write("two"), qint64{3});
    file.close();
    const QString link = m_folder->filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(path(), link));
    QCOMPARE(readRegularFile(link, 6).value(), QByteArray("onetwo"));
    QCOMPARE(readStart(link, 4).value(), QByteArray("onet"));
    QVERIFY(!readRegularFile(link, 5));
    QVERIFY(QFile(link).resize(3 * MiB));
    QCOMPARE(readRegularFile(link, 2 * MiB).error(), QStringLiteral("it is larger than 2 MiB"));
    QCOMPARE(readRegularFile(link, 64 * KiB).error(), QStringLiteral("it is larger than 64 KiB"));
}

SHINPAN_TEST(ReaderTableTest)
#include "readertable_test.moc"
