#include "core/engine/enginefollower.h"

#include "tests/engine/enginefixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::gameOf;

/// An engine that follows a person about a record.
class EngineFollowerTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void itGoesWhereItIsTold();
    void ofManyJumpsInOneGoOnlyTheLastCounts();
    void anOvertakenPlaceIsGivenUpOnTheWay();
    void aFailureIsReported();
    void theNextPlaceIsTriedAfterAFailure();
    void itRebuildsWhereItIs();
    void itMayGoWhileTheEngineIsOnItsWay();

private:
    /// Until it has arrived or failed.
    [[nodiscard]] static bool settles(const EngineFollower &follower)
    {
        return eventually([&follower] { return !follower.isUnderWay(); });
    }
};

void EngineFollowerTest::itGoesWhereItIsTold()
{
    QVERIFY(start());
    EngineFollower follower(m_engine, Ample);
    const QSignalSpy arrived(&follower, &EngineFollower::arrived);
    follower.follow(gameOf("D4 E5"));
    QVERIFY(follower.isUnderWay());
    QVERIFY(settles(follower));
    forgetCommands();

    follower.follow(gameOf("D4 E5 F6"));
    QVERIFY(settles(follower));

    QCOMPARE(commands(), QByteArrayList{"play b F6"});
    QCOMPARE(arrived.size(), 2);
    QCOMPARE(m_engine->sync().state(), (SyncState{SyncState::Kind::InStep, 3, {}}));
}

void EngineFollowerTest::ofManyJumpsInOneGoOnlyTheLastCounts()
{
    QVERIFY(start());
    EngineFollower follower(m_engine, Ample);
    const QSignalSpy arrived(&follower, &EngineFollower::arrived);
    follower.follow(gameOf("D4 E5 F6"));
    QVERIFY(settles(follower));
    forgetCommands();

    for (const char *place : {"", "D4", "C3 C4", "G7", "D4 E5"}) {
        follower.follow(gameOf(place));
    }
    QVERIFY(settles(follower));

    QCOMPARE(commands(), QByteArrayList{"undo"});
    QCOMPARE(arrived.size(), 2);
}

void EngineFollowerTest::anOvertakenPlaceIsGivenUpOnTheWay()
{
    QVERIFY(
        start({QStringLiteral("--delay-ms"), QStringLiteral("20")})); // one that can be overtaken
    EngineFollower follower(m_engine, Ample);
    follower.follow(gameOf(""));
    QVERIFY(settles(follower));
    forgetCommands();

    follower.follow(gameOf("D4 E5 F6 G7 C3 C4 C5 C6"));
    QVERIFY(eventually([this] { return commands().contains("play w E5"); }));
    follower.follow(gameOf("D4 E5 E6"));
    QVERIFY(settles(follower));

    QCOMPARE(*m_engine->sync().game(), gameOf("D4 E5 E6"));
    QVERIFY(!commands().contains("play b C3"));
    QVERIFY(!commands().contains("clear_board")); // what it had heard by then was of use
}

void EngineFollowerTest::aFailureIsReported()
{
    QVERIFY(start({QStringLiteral("--refuse-move"), QStringLiteral("E5")}));
    EngineFollower follower(m_engine, Ample);
    QString reason;
    connect(&follower, &EngineFollower::failed, this,
            [&reason](const EngineError &error) { reason = error.sentence(); });

    follower.follow(gameOf("D4 E5 F6"));
    QVERIFY(settles(follower));

    const QString expected =
        QStringLiteral("answered \"play w E5\" with the failure \"illegal move\"");
    QCOMPARE(reason, expected);
    QCOMPARE(m_engine->sync().state(), (SyncState{SyncState::Kind::OutOfStep, 0, expected}));
}

void EngineFollowerTest::theNextPlaceIsTriedAfterAFailure()
{
    QVERIFY(start({QStringLiteral("--refuse-move"), QStringLiteral("E5")}));
    EngineFollower follower(m_engine, Ample);
    follower.follow(gameOf("D4 E5"));
    QVERIFY(settles(follower));

    follower.follow(gameOf("D4 F6"));
    QVERIFY(settles(follower));

    QCOMPARE(m_engine->sync().state(), (SyncState{SyncState::Kind::InStep, 2, {}}));
}

void EngineFollowerTest::itRebuildsWhereItIs()
{
    QVERIFY(start());
    EngineFollower follower(m_engine, Ample);
    follower.follow(gameOf("D4"));
    QVERIFY(settles(follower));
    forgetCommands();

    follower.rebuild();
    QVERIFY(settles(follower));

    QCOMPARE(commands(), (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5", "play b D4"}));
    QCOMPARE(*m_engine->sync().game(), gameOf("D4"));
}

void EngineFollowerTest::itMayGoWhileTheEngineIsOnItsWay()
{
    QVERIFY(start());
    auto follower = std::make_unique<EngineFollower>(m_engine, Ample);
    follower->follow(gameOf("D4 E5 F6"));
    QVERIFY(eventually([this] { return commands().contains("play b D4"); }));

    follower.reset();

    QVERIFY(
        eventually([this] { return m_engine->sync().state().kind == SyncState::Kind::InStep; }));
}

SHINPAN_TEST(EngineFollowerTest)
#include "enginefollower_test.moc"
