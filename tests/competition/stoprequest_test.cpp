#include "core/competition/run/stoprequest.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// Another process asks a run to stop.
class StopRequestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunTakesWhatWasAskedOnce();
    void withoutARunThereIsNobodyToAsk();
    void aNewRunDoesNotObeyAnOldRequest();

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("cup.toml"));
};

void StopRequestTest::aRunTakesWhatWasAskedOnce()
{
    const auto run = CompetitionLock::take(CompetitionFiles(m_file).lock());
    QVERIFY(run);
    QCOMPARE(takeStop(m_file), std::nullopt);
    for (const StopMode mode : {StopMode::AfterPairs, StopMode::AfterGames, StopMode::Now}) {
        QVERIFY(postStop(m_file, mode));
        QCOMPARE(takeStop(m_file), std::optional(mode));
        QCOMPARE(takeStop(m_file), std::nullopt);
    }
}

void StopRequestTest::withoutARunThereIsNobodyToAsk()
{
    QVERIFY(!postStop(m_folder.filePath(QStringLiteral("other.toml")), StopMode::Now));
    QVERIFY(CompetitionLock::take(CompetitionFiles(m_file).lock()));
    const Result<void> refused = postStop(m_file, StopMode::Now);
    QVERIFY(!refused);
    QVERIFY(refused.error().english().contains(m_file));
}

void StopRequestTest::aNewRunDoesNotObeyAnOldRequest()
{
    {
        const auto run = CompetitionLock::take(CompetitionFiles(m_file).lock());
        QVERIFY(postStop(m_file, StopMode::Now));
    }
    const auto store = ResultStore::openForRun(
        m_file, test::settingsWithKomi(QStringLiteral("6.5")), ResultStore::OtherSettings::Refuse);
    QVERIFY(store);
    QCOMPARE(takeStop(m_file), std::nullopt);
}

SHINPAN_TEST(StopRequestTest)

#include "stoprequest_test.moc"
