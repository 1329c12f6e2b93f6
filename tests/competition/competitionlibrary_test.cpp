#include "core/competition/library/competitionlibrary.h"

#include "core/competition/competitionfiles.h"
#include "tests/competition/playedcup.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::playedCup;

/// What a list of competitions knows of each, and how one is thrown away.
class CompetitionLibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFinishedOneSaysWhenAndWhoWon();
    void onesInTheMiddleAndAtTheBeginningCanGoOn();
    void oneThatRunsIsKnown();
    void aFileThatIsWrongSaysWhy();
    void aFileThatChangedShowsWhatWasPlayed();
    void onlyCompetitionsAreFound();
    void allOfItGoesIntoTheTrash();
    void aRunningOneStays();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    void write(const char *name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) >= 0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CompetitionLibraryTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void CompetitionLibraryTest::aFinishedOneSaysWhenAndWhoWon()
{
    const LibraryEntry entry = libraryEntry(playedCup(folder(), QStringLiteral("cup"), 2));

    QCOMPARE(entry.problem.english(), QString());
    QCOMPARE(entry.name, QStringLiteral("cup"));
    QCOMPARE(entry.leaders, QStringList{QStringLiteral("anna")});
    QCOMPARE(entry.ended, 2);
    QCOMPARE(entry.gamesInAll, std::optional(2));
    QCOMPARE(entry.played, test::finishedGame(QStringLiteral("AvB_0")).ended);
    QVERIFY(entry.isOver && !entry.isRunning && !entry.canGoOn());
}

void CompetitionLibraryTest::onesInTheMiddleAndAtTheBeginningCanGoOn()
{
    const LibraryEntry half = libraryEntry(playedCup(folder(), QStringLiteral("half"), 1));
    QVERIFY(half.canGoOn() && !half.played.isNull());
    QCOMPARE(half.leaders, QStringList{QStringLiteral("anna")});
    const LibraryEntry fresh = libraryEntry(playedCup(folder(), QStringLiteral("fresh"), 0));
    QVERIFY(fresh.canGoOn() && fresh.played.isNull());
    QVERIFY(fresh.leaders.isEmpty());
}

void CompetitionLibraryTest::oneThatRunsIsKnown()
{
    const QString file = playedCup(folder(), QStringLiteral("cup"), 1);
    const auto store = ResultStore::openForRun(*readCompetition(file));
    QVERIFY(store);

    const LibraryEntry entry = libraryEntry(file);

    QVERIFY(entry.isRunning && !entry.canGoOn());
}

void CompetitionLibraryTest::aFileThatIsWrongSaysWhy()
{
    write("odd.toml", "type = \"odd\"\n");
    const LibraryEntry entry = libraryEntry(m_folder->filePath(QStringLiteral("odd.toml")));
    QVERIFY2(entry.problem.english().contains(QStringLiteral("odd.toml:1")),
             qPrintable(entry.problem.english()));
    QCOMPARE(entry.name, QStringLiteral("odd"));
    QVERIFY(!entry.type && !entry.canGoOn());
}

void CompetitionLibraryTest::aFileThatChangedShowsWhatWasPlayed()
{
    const QString file = playedCup(folder(), QStringLiteral("cup"), 2);
    const auto expectAnna = [&file](const char *difference) {
        const LibraryEntry entry = libraryEntry(file);
        QVERIFY2(entry.note.english().contains(QLatin1String(difference)),
                 qPrintable(entry.note.english()));
        QCOMPARE(entry.problem, QString());
        QCOMPARE(entry.leaders, QStringList{QStringLiteral("anna")});
        QCOMPARE(entry.ended, 2);
        QVERIFY(entry.isOver && entry.canGoOn()); // with what the file says now
    };
    QFile cup(file);
    QVERIFY(cup.open(QIODevice::ReadOnly));
    QByteArray content = cup.readAll();
    cup.close();

    write("cup.toml", content.replace("\"anna\"", "\"carl\""));
    expectAnna("players were anna, bert and are now carl, bert");
    write("cup.toml", "type = \"odd\"\n");
    expectAnna("its file cannot be used");
}

void CompetitionLibraryTest::onlyCompetitionsAreFound()
{
    const QString cup = playedCup(folder(), QStringLiteral("cup"), 1);
    const QString fresh = playedCup(folder(), QStringLiteral("fresh"), 0);
    write("other.toml", "[package]\nname = \"x\"\n");
    write("notes.txt", "[[player]]\n");
    QCOMPARE(competitionsIn(folder()), QStringList({cup, fresh}));
    QCOMPARE(competitionsIn(m_folder->filePath(QStringLiteral("none"))), QStringList());
}

void CompetitionLibraryTest::allOfItGoesIntoTheTrash()
{
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
    QVERIFY(QDir(folder()).mkdir(QStringLiteral("data")));
    const QString cup = playedCup(folder(), QStringLiteral("cup"), 2);
    const QString other = playedCup(folder(), QStringLiteral("cup2"), 1);

    const Result<void> gone = discardCompetition(cup, Reset::Trash);

    qputenv("XDG_DATA_HOME", before);
    QVERIFY2(gone, qPrintable(gone.error().english()));
    QCOMPARE(competitionsIn(folder()), QStringList{other});
    QCOMPARE(QDir(folder()).entryList({QStringLiteral("cup.*")}, QDir::AllEntries), QStringList());
    const QDir trash(m_folder->filePath(QStringLiteral("data/Trash/files")));
    QVERIFY(trash.exists(QStringLiteral("cup.toml")) && trash.exists(QStringLiteral("cup.db")));
}

void CompetitionLibraryTest::aRunningOneStays()
{
    const QString file = playedCup(folder(), QStringLiteral("cup"), 1);
    const auto store = ResultStore::openForRun(*readCompetition(file));
    QVERIFY(store);
    QVERIFY(!discardCompetition(file, Reset::Trash));
    QVERIFY(!discardCompetition(file, Reset::Remove));
    QVERIFY(QFile::exists(file) && QFile::exists(CompetitionFiles(file).database()));
}

SHINPAN_TEST(CompetitionLibraryTest)
#include "competitionlibrary_test.moc"
