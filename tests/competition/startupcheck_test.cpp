#include "core/competition/run/startupcheck.h"

#include "core/competition/file/competitionexample.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] QStringList inEnglish(const std::vector<Message> &warnings)
{
    QStringList english;
    for (const Message &warning : warnings) {
        english += warning.english();
    }
    return english;
}

} // namespace

/// What players must be able to do before the first game.
class StartupCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodPlayersPass();
    void badPlayerIsNamedWithTheReason_data();
    void badPlayerIsNamedWithTheReason();
    void whoCannotTellItsThoughtsIsNamedWhereARuleReadsThem();
    void whoMeetsNobodyIsNotTried();
    void failedCheckEndsTheRunBeforeAnyGame();
    void passedCheckLetsTheGamesBegin();
    void whoIsKnownToCountOtherwiseIsNamed();
    void whatEnginesAreToldOfFractionsOfASecondIsSaid();
    void whoseStartLeavesNoTimeIsNamed();

private:
    [[nodiscard]] static QString failuresOf(const Competition &competition);
};

QString StartupCheckTest::failuresOf(const Competition &competition)
{
    StartupCheck check(competition, 2);
    bool isFinished = false;
    connect(&check, &StartupCheck::finished, &check, [&isFinished] { isFinished = true; });
    check.start();
    return eventually([&isFinished] { return isFinished; }) ? check.failures().english()
                                                            : QStringLiteral("never ends");
}

void StartupCheckTest::goodPlayersPass()
{
    QCOMPARE(failuresOf(fakeCompetition(3, 2)), QString());
}

void StartupCheckTest::badPlayerIsNamedWithTheReason_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("ends at once") << QStringList{QStringLiteral("--exit-at"), QStringLiteral("1")}
                                  << QStringLiteral("exited");
    QTest::newRow("size") << QStringList{QStringLiteral("--max-size"), QStringLiteral("4")}
                          << QStringLiteral("unacceptable size");
    QTest::newRow("komi") << QStringList{QStringLiteral("--refuse"), QStringLiteral("komi")}
                          << QStringLiteral("cannot do that");
    QTest::newRow("start-up command")
        << QStringList{QStringLiteral("--refuse"), QStringLiteral("time_settings")}
        << QStringLiteral("answered \"time_settings 0 1 0\" with the failure \"cannot do that\"");
    QTest::newRow("stays") << QStringList{QStringLiteral("--ignore-quit"),
                                          QStringLiteral("--ignore-eof")}
                           << QStringLiteral("did not leave after quit");
}

void StartupCheckTest::badPlayerIsNamedWithTheReason()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, reason);
    Competition competition = fakeCompetition(3, 2);
    addOptions(competition, 1, options);
    competition.players[1].engine.startupCommands = {QStringLiteral("time_settings 0 1 0")};
    competition.players[1].engine.timeouts.quit = std::chrono::milliseconds(300);
    const QString failures = failuresOf(competition);
    QVERIFY2(failures.startsWith(QStringLiteral("p1 ")), qPrintable(failures));
    QVERIFY2(failures.contains(reason), qPrintable(failures));
    QVERIFY2(!failures.contains(QStringLiteral("; p")), qPrintable(failures));
}

void StartupCheckTest::whoCannotTellItsThoughtsIsNamedWhereARuleReadsThem()
{
    Competition competition = fakeCompetition(3, 2);
    addOptions(competition, 0,
               {QStringLiteral("--answer"), QStringLiteral("kata-genmove_analyze=")});
    addOptions(competition, 1,
               {QStringLiteral("--answer"), QStringLiteral("gomill-explain_last_move=")});
    competition.setup.adjudication = *adjudicationRuleFromText(QStringLiteral("limit=count"));
    QCOMPARE(failuresOf(competition), QString());

    competition.setup.adjudication = *adjudicationRuleFromText(QStringLiteral("chance=95%"));
    const QString failures = failuresOf(competition);

    QVERIFY2(failures.startsWith(QLatin1String("p2 cannot tell its chances with its moves")),
             qPrintable(failures));
    QVERIFY2(!failures.contains(QStringLiteral("; p")), qPrintable(failures));
    addOptions(competition, 2, {QStringLiteral("--answer"), QStringLiteral("lz-genmove_analyze=")});
    QCOMPARE(failuresOf(competition), QString());
    competition.setup.adjudication = *adjudicationRuleFromText(QStringLiteral("lead=20"));
    QVERIFY2(failuresOf(competition).startsWith(QLatin1String("p2 cannot tell its lead")),
             qPrintable(failuresOf(competition)));
    addOptions(competition, 0,
               {QStringLiteral("--answer"), QStringLiteral("kata-genmove_analyze="),
                QStringLiteral("--claim-at"), QStringLiteral("1")});
    competition.players[0].engine.allowsClaims = true; // a claim goes before all analysis
    competition.setup.adjudication = *adjudicationRuleFromText(QStringLiteral("chance=95%"));
    QVERIFY2(failuresOf(competition).startsWith(QLatin1String("p0 cannot tell its chances")),
             qPrintable(failuresOf(competition)));
}

void StartupCheckTest::whoMeetsNobodyIsNotTried()
{
    Competition competition = fakeCompetition(3, 2);
    competition.type = CompetitionType::Playoff;
    CompetitionMatchup matchup;
    matchup.id = QStringLiteral("0");
    matchup.first = 0;
    matchup.second = 2;
    matchup.games = 1;
    matchup.setup = competition.setup;
    competition.matchups = {matchup};
    addOptions(competition, 1, {QStringLiteral("--exit-at"), QStringLiteral("1")});
    QCOMPARE(failuresOf(competition), QString());
}

void StartupCheckTest::failedCheckEndsTheRunBeforeAnyGame()
{
    Competition competition = fakeCompetition(2, 2);
    addOptions(competition, 0, {QStringLiteral("--max-size"), QStringLiteral("4")});
    ListeningRun run(competition, RunOptions());
    const std::optional<RunEnd> end = run.play();
    QCOMPARE(end->kind, RunEnd::Kind::Failed);
    QVERIFY2(end->reason.english().startsWith(QStringLiteral("p0 ")),
             qPrintable(end->reason.english()));
    QVERIFY(run.games.empty());
    QVERIFY(!run.hasEvent(CompetitionEvent::Kind::GameStarted));
}

void StartupCheckTest::passedCheckLetsTheGamesBegin()
{
    ListeningRun run(fakeCompetition(2, 1), RunOptions());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t{1});
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::PlayerChecked));
}

/// The engines of a file run as they were written there.
void StartupCheckTest::whoIsKnownToCountOtherwiseIsNamed()
{
    Competition competition = fakeCompetition(3, 1);
    competition.players[1].engine.commandLine = QStringLiteral("gnugo --mode gtp");
    competition.referee = competition.players[1].engine;
    competition.setup.rules = findRulesetPreset("Japanese")->rules;
    QCOMPARE(inEnglish(rulesWarnings(competition)), QStringList());

    competition.setup.rules = findRulesetPreset("Chinese")->rules;
    const QString warning = QStringLiteral(
        " counts by Japanese rules (territory), but the game is counted by area; add "
        "--chinese-rules to its command line");
    QCOMPARE(
        inEnglish(rulesWarnings(competition)),
        QStringList({QStringLiteral("p1") + warning, QStringLiteral("the referee") + warning}));

    competition.players[1].engine.rulesArguments.area = QStringLiteral("--chinese-rules");
    competition.referee.reset();
    QCOMPARE(inEnglish(rulesWarnings(competition)), QStringList());
}

void StartupCheckTest::whatEnginesAreToldOfFractionsOfASecondIsSaid()
{
    Competition competition = fakeCompetition(2, 1);
    QCOMPARE(inEnglish(timeWarnings(competition)), QStringList());

    const TimeControl third{TimeControl::System::PerMove, {}, std::chrono::milliseconds(300), 0};
    competition.setup.time = {third, third};
    QCOMPARE(inEnglish(timeWarnings(competition)),
             QStringList(QStringLiteral("an engine that does not know kata-time_settings is told "
                                        "1s/move instead of 0.3s/move, for GTP has whole seconds "
                                        "only")));
}

void StartupCheckTest::whoseStartLeavesNoTimeIsNamed()
{
    Competition competition = fakeCompetition(2, 1);
    competition.players[1].engine.startupCommands = {QStringLiteral("time_settings 0 0 0")};
    competition.referee = competition.players[1].engine;

    const QString warning = QStringLiteral(
        " is told \"time_settings 0 0 0\" at its start, which leaves it no time to think; "
        "\"time_settings 0 1 0\" says that nothing limits it");
    QCOMPARE(
        inEnglish(timeWarnings(competition)),
        QStringList({QStringLiteral("p1") + warning, QStringLiteral("the referee") + warning}));
    QVERIFY(!competitionExample().contains(QLatin1String("time_settings 0 0 0")));
}

SHINPAN_TEST(StartupCheckTest)
#include "startupcheck_test.moc"
