#include "core/competition/run/competitionreset.h"

#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// A competition begins from nothing.
class CompetitionResetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatRunsMadeIsPutAside();
    void whatRunsMadeIsRemoved();
    void aRunningCompetitionIsRefused();

private:
    std::unique_ptr<ResultStore> run() const
    {
        return std::move(ResultStore::openForRun(m_file, settingsWithKomi(QStringLiteral("6.5")),
                                                 ResultStore::OtherSettings::Refuse)
                             .value());
    }
    QStringList entries() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void CompetitionResetTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("cup.toml"));
    const QDir folder(m_folder->path());
    QVERIFY(folder.mkpath(QStringLiteral("cup.games/inner")));
    QVERIFY(folder.mkpath(QStringLiteral("cup.series1.logs")));
    QVERIFY(folder.mkpath(QStringLiteral("cup2.games")));
    for (const char *name : {"cup.toml", "cup.log", "cup.report.html", "cup.notes", "cup2.db"}) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    run()->finishGame(finishedGame(QStringLiteral("AvB_0")));
}

void CompetitionResetTest::whatRunsMadeIsPutAside()
{
    const Result<QStringList> moved = resetCompetition(m_file, Reset::PutAside);
    QVERIFY(moved);
    QCOMPARE(moved->size(), 5);
    QStringList left = entries();
    const QStringList asides = left.filter(QStringLiteral("cup.20"));
    QCOMPARE(asides.size(), 1);
    left.removeOne(asides.first());
    const QStringList expected{QStringLiteral("cup.lock"), QStringLiteral("cup.notes"),
                               QStringLiteral("cup.toml"), QStringLiteral("cup2.db"),
                               QStringLiteral("cup2.games")};
    QCOMPARE(left, expected);
    const QString aside = m_folder->filePath(asides.first());
    QVERIFY(QFile::exists(aside + QStringLiteral("/cup.games/inner")));
    QCOMPARE(ResultStore::openForReading(aside + QStringLiteral("/cup.db")).value()->games().size(),
             std::size_t{1});
    QVERIFY(run()->games().empty());
}

void CompetitionResetTest::whatRunsMadeIsRemoved()
{
    QVERIFY(resetCompetition(m_file, Reset::Remove));
    const QStringList expected{QStringLiteral("cup.lock"), QStringLiteral("cup.notes"),
                               QStringLiteral("cup.toml"), QStringLiteral("cup2.db"),
                               QStringLiteral("cup2.games")};
    QCOMPARE(entries(), expected);
    QVERIFY(madeByRuns(m_file).isEmpty());
}

void CompetitionResetTest::aRunningCompetitionIsRefused()
{
    const auto running = run();
    const QStringList before = entries();
    const Result<QStringList> refused = resetCompetition(m_file, Reset::Remove);
    QVERIFY(!refused);
    QVERIFY(refused.error().english().contains(QLatin1String("running already")));
    QCOMPARE(entries(), before);
}

SHINPAN_TEST(CompetitionResetTest)

#include "competitionreset_test.moc"
