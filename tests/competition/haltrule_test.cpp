#include "core/competition/run/haltrule.h"

#include "core/competition/run/quarantine.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Void games that stop a run, and faults that stop a player.
class HaltRuleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstGameOfAMatchupHalts();
    void oneVoidGameAfterACompletedOneDoesNot();
    void twoInARowHalt();
    void eachMatchupIsJudgedByItself();
    void replaysAreCounted();
    void neverMeansNever();
    void playerIsInQuarantineAfterSoManyFaults();
    void whoeverCannotBeStartedPlaysNoMore();
    void onlyVoidGamesAndForfeitsAreFaults();
};

void HaltRuleTest::firstGameOfAMatchupHalts()
{
    HaltRule rule{Policies{}};
    QVERIFY(rule.voided(0, QStringLiteral("AvB_0")).english().contains(QStringLiteral("AvB_0")));
}

void HaltRuleTest::oneVoidGameAfterACompletedOneDoesNot()
{
    HaltRule rule{Policies{}};
    rule.completed(0);
    QVERIFY(rule.voided(0, QStringLiteral("AvB_1")).isEmpty());
    rule.completed(0);
    QVERIFY(rule.voided(0, QStringLiteral("AvB_2")).isEmpty());
}

void HaltRuleTest::twoInARowHalt()
{
    HaltRule rule{Policies{}};
    rule.completed(0);
    QVERIFY(rule.voided(0, QStringLiteral("AvB_1")).isEmpty());
    QVERIFY(!rule.voided(0, QStringLiteral("AvB_1")).isEmpty());
}

void HaltRuleTest::eachMatchupIsJudgedByItself()
{
    HaltRule rule{Policies{}};
    rule.completed(0);
    QVERIFY(rule.voided(0, QStringLiteral("AvB_1")).isEmpty());
    QVERIFY(!rule.voided(1, QStringLiteral("AvC_0")).isEmpty());
}

void HaltRuleTest::replaysAreCounted()
{
    Policies policies;
    policies.halt = Policies::Halt::Never;
    policies.replays = 2;
    HaltRule rule(policies);
    QVERIFY(rule.voided(0, QStringLiteral("AvB_0")).isEmpty());
    QVERIFY(rule.voided(0, QStringLiteral("AvB_1")).isEmpty());
    QVERIFY(rule.voided(0, QStringLiteral("AvB_0")).isEmpty());
    QVERIFY(!rule.voided(0, QStringLiteral("AvB_0")).isEmpty());
}

void HaltRuleTest::neverMeansNever()
{
    Policies policies;
    policies.halt = Policies::Halt::Never;
    HaltRule rule(policies);
    for (int i = 0; i < 100; ++i) {
        QVERIFY(rule.voided(0, QStringLiteral("AvB_0")).isEmpty());
    }
}

void HaltRuleTest::whoeverCannotBeStartedPlaysNoMore()
{
    Quarantine quarantine(0);
    QVERIFY(!quarantine.add(1, true));
    QVERIFY(!quarantine.add(1, true));
    quarantine.noteStart(1);
    QVERIFY(!quarantine.add(1, true));
    QVERIFY(!quarantine.add(2, true));
    QVERIFY(!quarantine.add(1, true));
    QVERIFY(!quarantine.contains(1));

    QVERIFY(quarantine.add(1, true));
    QVERIFY(!quarantine.add(1, true)); // of a game that was running already
    quarantine.noteStart(1);
    QCOMPARE(quarantine.players(), std::vector<std::size_t>{1});
}

void HaltRuleTest::playerIsInQuarantineAfterSoManyFaults()
{
    Quarantine quarantine(2);
    QVERIFY(!quarantine.add(3));
    QVERIFY(!quarantine.add(1));
    QVERIFY(!quarantine.contains(3));
    QVERIFY(quarantine.add(3));
    QVERIFY(quarantine.contains(3));
    QVERIFY(!quarantine.add(3)); // a game that still ran: it is said once
    QCOMPARE(quarantine.players(), std::vector<std::size_t>{3});
    QVERIFY(!Quarantine(0).isOn());
}

void HaltRuleTest::onlyVoidGamesAndForfeitsAreFaults()
{
    GameResult result;
    result.culprit = Color::White;
    result.end = GameEnd::Void;
    QVERIFY(Quarantine::isFault(result));
    result.end = GameEnd::Forfeit;
    QVERIFY(Quarantine::isFault(result));
    result.end = GameEnd::Time;
    QVERIFY(!Quarantine::isFault(result));
    result.end = GameEnd::Void;
    result.culprit.reset();
    QVERIFY(!Quarantine::isFault(result));
}

SHINPAN_TEST(HaltRuleTest)
#include "haltrule_test.moc"
