#include "core/check/enginecheck.h"

#include "tests/check/checkfixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/reaping.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::checkOf;
using shinpan::test::eventually;
using shinpan::test::fakeProfile;
using shinpan::test::faultsIn;
using shinpan::test::findingIn;
using shinpan::test::processesWith;
using shinpan::test::quickLimits;
using shinpan::test::uniqueWord;

/// How a check runs and ends.
class EngineCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainEngineHasItsKnownFaults();
    void handshakeAsksLittle();
    void everyFindingIsAnnounced();
    void boardCanBeChosen();
    void oldVersionIsSpoken();
    void anOldAnalyzerIsAskedByTheIntervalAlone();
    void ourWordsAreNotTheEngines();
    void aliasesAndVariablesOfTheStartAreUsed();
    void aStartUpCommandThatDoesNotWorkIsAFault();
    void anAliasThatIsNoneCannotBeChecked();
    void missingProgramCannotBeChecked();
    void silentEngineCannotBeChecked();
    void wholeCheckHasALimit();
    void cancelEndsItAtOnce();
    void destroyedCheckLeavesNothing();
};

void EngineCheckTest::plainEngineHasItsKnownFaults()
{
    const auto report = checkOf({QStringLiteral("--random"), QStringLiteral("1")});

    QVERIFY(report);
    QCOMPARE(faultsIn(*report), test::fakeEngineFaults());
    QCOMPARE(report->grade(), CheckReport::Grade::Wrong);
    QVERIFY(std::none_of(report->findings.begin(), report->findings.end(),
                         [](const CheckFinding &finding) { return finding.hampersGames; }));
    QCOMPARE(report->name, QStringLiteral("fakeengine"));
    QCOMPARE(rangesOf(report->sizes), QStringLiteral("2–25"));
    const CheckFinding *const undo = findingIn(*report, "undo");
    QVERIFY(undo);
    QCOMPARE(undo->verdict, CheckVerdict::Works);
    QVERIFY2(undo->evidence.contains(QLatin1String("undo\n< =")), qUtf8Printable(undo->evidence));
}

void EngineCheckTest::handshakeAsksLittle()
{
    const auto report = checkOf({}, EngineCheck::Depth::Handshake);

    QVERIFY(report);
    QCOMPARE(report->grade(), CheckReport::Grade::Fine);
    QVERIFY(findingIn(*report, "protocol.name"));
    QVERIFY(findingIn(*report, "quit"));
    QVERIFY(!findingIn(*report, "board.sizes"));
}

void EngineCheckTest::everyFindingIsAnnounced()
{
    EngineCheck check(fakeProfile(), EngineCheck::Depth::Handshake, quickLimits());
    const QSignalSpy found(&check, &EngineCheck::found);
    const QSignalSpy progressed(&check, &EngineCheck::progressed);
    const QSignalSpy finished(&check, &EngineCheck::finished);

    check.start();

    QVERIFY(eventually([&check] { return check.isFinished(); }));
    QCOMPARE(finished.size(), 1);
    QCOMPARE(found.size(), static_cast<qsizetype>(check.report().findings.size()));
    QCOMPARE(found.last().at(0).toInt(), found.size() - 1);
    QCOMPARE(progressed.first().at(0).toInt(), 0);
    QCOMPARE(progressed.size(), progressed.first().at(1).toInt());
}

void EngineCheckTest::boardCanBeChosen()
{
    CheckLimits limits = quickLimits();
    limits.sizes = {30, 7};

    const auto report = checkOf({QStringLiteral("--random"), QStringLiteral("1")},
                                EngineCheck::Depth::Full, limits);

    QVERIFY(report);
    const CheckFinding *const play = findingIn(*report, "clear-board");
    QVERIFY(play);
    const CheckFinding *const game = findingIn(*report, "genmove.game");
    QVERIFY(game);
    const QString told =
        game->text.english(); // "played a whole game against itself, 60 legal moves, …"
    const int moves = told.section(QStringLiteral(", "), 1, 1).section(u' ', 0, 0).toInt();
    QVERIFY2(moves > 0 && moves < 3 * 49, qUtf8Printable(told));
}

void EngineCheckTest::oldVersionIsSpoken()
{
    const auto report =
        checkOf({QStringLiteral("--gtp1"), QStringLiteral("--random"), QStringLiteral("1")});

    QVERIFY(report);
    QCOMPARE(findingIn(*report, "protocol.version")->verdict, CheckVerdict::Odd);
    const CheckFinding *const play = findingIn(*report, "play");
    QVERIFY(play);
    QVERIFY2(play->evidence.contains(QLatin1String("black C3")), qUtf8Printable(play->evidence));
    const CheckFinding *const game = findingIn(*report, "genmove.game");
    QVERIFY(game);
    QCOMPARE(game->verdict, CheckVerdict::Works);
    QCOMPARE(rangesOf(report->sizes), QStringLiteral("2–25"));
    QVERIFY(!findingIn(*report, "board.sizes-untrue"));
    QVERIFY(std::ranges::none_of(report->findings, &CheckFinding::hampersGames));
}

void EngineCheckTest::anOldAnalyzerIsAskedByTheIntervalAlone()
{
    QTemporaryFile lines;
    QVERIFY(lines.open());
    lines.write("info move D4 visits 3 winrate 5000 order 0 pv D4\n");
    lines.close();
    const auto report = checkOf({QStringLiteral("--old-analyze"), QStringLiteral("--analyze"),
                                 QStringLiteral("lz-analyze=") + lines.fileName()});

    QVERIFY(report);
    QVERIFY(findingIn(*report, "analysis.color"));
    QCOMPARE(findingIn(*report, "analysis")->verdict, CheckVerdict::Works);
}

void EngineCheckTest::ourWordsAreNotTheEngines()
{
    const auto report = checkOf({QStringLiteral("--moves"), QStringLiteral("C3"),
                                 QStringLiteral("--illegal-at"), QStringLiteral("2")});

    QVERIFY(report);
    const CheckFinding *const genmove = findingIn(*report, "genmove");
    QVERIFY(genmove);
    QVERIFY2(genmove->text.english().endsWith(QStringLiteral("”, which is occupied")),
             qUtf8Printable(genmove->text.english()));
}

void EngineCheckTest::aliasesAndVariablesOfTheStartAreUsed()
{
    EngineProfile profile = fakeProfile({QStringLiteral("--knows"), QStringLiteral("environment"),
                                         QStringLiteral("--unknown"), QStringLiteral("komi")});
    profile.startupCommands = {QStringLiteral("komi SHINPAN_GAME_ID")};
    profile.aliases = {{QStringLiteral("komi"), QStringLiteral("environment")}};
    const EngineStart withGame{
        .environment = {{QStringLiteral("SHINPAN_GAME_ID"), QStringLiteral("startup-check")}}};
    for (const EngineStart &start : {withGame, EngineStart()}) {
        EngineCheck check(profile, EngineCheck::Depth::Handshake, quickLimits(), nullptr, nullptr,
                          start);
        check.start();
        QVERIFY(eventually([&check] { return check.isFinished(); }));

        // fakeengine refuses to tell a variable that it does not have.
        QCOMPARE(findingIn(check.report(), "start.command") == nullptr, start == withGame);
    }
}

void EngineCheckTest::aStartUpCommandThatDoesNotWorkIsAFault()
{
    for (const QString &line : {QStringLiteral("levle 8"), QStringLiteral("# a remark")}) {
        EngineProfile profile = fakeProfile();
        profile.startupCommands = {line};
        EngineCheck check(profile, EngineCheck::Depth::Handshake, quickLimits());

        check.start();

        QVERIFY(eventually([&check] { return check.isFinished(); }));
        const CheckFinding *const finding = findingIn(check.report(), "start.command");
        QVERIFY(finding);
        QCOMPARE(finding->verdict, CheckVerdict::Wrong);
        QVERIFY2(finding->text.english().contains(line), qPrintable(finding->text.english()));
        QCOMPARE(check.report().grade(), CheckReport::Grade::Wrong);
    }
}

void EngineCheckTest::anAliasThatIsNoneCannotBeChecked()
{
    EngineProfile profile = fakeProfile();
    profile.aliases = {{QStringLiteral("komi"), QString()}};
    EngineCheck check(profile, EngineCheck::Depth::Handshake, quickLimits());

    check.start();

    QVERIFY(eventually([&check] { return check.isFinished(); }));
    QVERIFY(findingIn(check.report(), "start.fails"));
}

void EngineCheckTest::missingProgramCannotBeChecked()
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("/no/such/engine");
    EngineCheck check(profile, EngineCheck::Depth::Full, quickLimits());

    check.start();

    QVERIFY(eventually([&check] { return check.isFinished(); }));
    QCOMPARE(check.report().grade(), CheckReport::Grade::Unchecked);
    QCOMPARE(faultsIn(check.report()), QStringList{QStringLiteral("wrong start.fails")});
}

void EngineCheckTest::silentEngineCannotBeChecked()
{
    CheckLimits limits = quickLimits();
    limits.startUp = 200ms;

    const auto report = checkOf({QStringLiteral("--echo")}, EngineCheck::Depth::Full, limits);

    QVERIFY(report);
    QCOMPARE(report->grade(), CheckReport::Grade::Unchecked);
    const CheckFinding *const silence = findingIn(*report, "breakdown.silent");
    QVERIFY(silence);
    QVERIFY2(silence->text.english().contains(QLatin1String("repeats")),
             qUtf8Printable(silence->text.english()));
}

void EngineCheckTest::wholeCheckHasALimit()
{
    const QString word = uniqueWord();
    CheckLimits limits = quickLimits();
    limits.whole = 300ms;

    const auto report = checkOf(
        {QStringLiteral("--delay-ms"), QStringLiteral("100"), QStringLiteral("--name"), word},
        EngineCheck::Depth::Full, limits);

    QVERIFY(report);
    QCOMPARE(report->grade(), CheckReport::Grade::Unchecked);
    QVERIFY(findingIn(*report, "check.timeout"));
    QCOMPARE(processesWith(word), 0);
}

void EngineCheckTest::cancelEndsItAtOnce()
{
    const QString word = uniqueWord();
    EngineCheck check(fakeProfile({QStringLiteral("--freeze-at"), QStringLiteral("genmove"),
                                   QStringLiteral("--name"), word}),
                      EngineCheck::Depth::Full, quickLimits());
    QString step;
    connect(&check, &EngineCheck::progressed, this,
            [&step](int, int, const Message &what) { step = what.english(); });
    check.start();
    QVERIFY(eventually([&step] { return step == QLatin1String("genmove"); }));

    check.cancel();

    QVERIFY(eventually([&check] { return check.isFinished(); }));
    QCOMPARE(check.report().grade(), CheckReport::Grade::Unchecked);
    QVERIFY(!findingIn(check.report(), "breakdown.silent"));
    QCOMPARE(processesWith(word), 0);
}

void EngineCheckTest::destroyedCheckLeavesNothing()
{
    const QString word = uniqueWord();
    auto check = std::make_unique<EngineCheck>(
        fakeProfile({QStringLiteral("--hang-at"), QStringLiteral("version"),
                     QStringLiteral("--name"), word}),
        EngineCheck::Depth::Full, quickLimits());
    check->start();
    QVERIFY(eventually([&word] { return processesWith(word) > 0; }));

    check.reset();

    QVERIFY(eventually([&word] { return processesWith(word) == 0; }));
    QVERIFY(test::everyProcessIsReaped());
}

SHINPAN_TEST(EngineCheckTest)

#include "enginecheck_test.moc"
