#include "tests/support/testmain.h"
#include "tests/ui/support/childprocesses.h"
#include "tests/ui/support/gametable.h"
#include "ui/game/opengame.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace shinpan;
using test::childProcesses;
using test::eventually;
using test::fakeEngine;

/// Engines that play, change seats, fail and leave.
class OpenGameEnginesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_table = std::make_unique<test::GameTable>(); }
    void cleanup() { m_table.reset(); }

    void twoEnginesPauseStepAndResume();
    void theLeastTimePerMoveHoldsEnginesBack();
    void aSeatChangedInTheGameGoesOnFromThePosition();
    void aSeatChangedWhileItsEngineThinksIsAskedAgain();
    void anEngineThatCannotStartIsExplained();
    void anEngineThatDiesIsExplained();
    void retryingGoesOn();
    void anotherPlayerSettlesTheFailure();
    void movesCanBeTakenBackWhileAnEngineHasFailed();
    void stoppingLeavesNoResult();
    void stoppingSendsThinkingEnginesAway();
    void stoppingNeedNotWaitForAnEngineThatStarts();
    void stoppingNeedNotWaitForTheScore();
    void aNewGameSendsTheEnginesAway();
    void shuttingDownLeavesNoProcess();
    void destructionLeavesNoProcess();

private:
    [[nodiscard]] OpenGame &game() const { return m_table->game; }
    [[nodiscard]] QString moves() const { return m_table->movesToCursor(); }
    [[nodiscard]] static bool waitUntilAllHaveLeft()
    {
        return eventually([] { return childProcesses().isEmpty(); });
    }

    std::unique_ptr<test::GameTable> m_table;
};

void OpenGameEnginesTest::twoEnginesPauseStepAndResume()
{
    m_table->set({fakeEngine({QStringLiteral("--moves"), QStringLiteral("E5 E6")})},
                 {fakeEngine({QStringLiteral("--moves"), QStringLiteral("C3 C4")})});
    game().start();
    QVERIFY(game().status().mayPause());
    game().pace().pause();
    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(moves(), QString());

    game().pace().step();
    QVERIFY(m_table->waitForMoves(1));
    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(moves(), QStringLiteral("E5"));

    game().pace().resume();
    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(moves(), QStringLiteral("E5 C3 E6 C4 pass pass"));
}

void OpenGameEnginesTest::theLeastTimePerMoveHoldsEnginesBack()
{
    using namespace std::chrono_literals;
    game().pace().setMinimumMoveTime(1h);
    m_table->set({fakeEngine()}, {fakeEngine()});
    game().start();
    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(moves(), QStringLiteral("pass"));

    game().pace().setMinimumMoveTime(0ms);

    QVERIFY(m_table->waitForState(Match::State::Over));
}

void OpenGameEnginesTest::aSeatChangedInTheGameGoesOnFromThePosition()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    const EngineProfile other = fakeEngine({QStringLiteral("--moves"), QStringLiteral("G7")});

    game().setSeat(Color::White, {other});
    QVERIFY(m_table->waitForPerson());
    QVERIFY(m_table->playAndAwaitTurn("E7"));

    QCOMPARE(moves(), QStringLiteral("E5 C3 E7 G7"));
    const QString told = m_table->transcriptLines(GtpTranscript::Kind::Command);
    QVERIFY2(told.contains(QLatin1String("play w C3")), qPrintable(told));
    QVERIFY(eventually([] { return childProcesses().size() == 1; }));
}

void OpenGameEnginesTest::aSeatChangedWhileItsEngineThinksIsAskedAgain()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Asking));

    game().setSeat(Color::White, {});

    QVERIFY(m_table->waitForPerson());
    QCOMPARE(game().status().playableColor(), Color::White);
    QVERIFY(m_table->playAndAwaitTurn("C3"));
    QCOMPARE(moves(), QStringLiteral("E5 C3"));
    QVERIFY(waitUntilAllHaveLeft());
}

void OpenGameEnginesTest::anEngineThatCannotStartIsExplained()
{
    const QSignalSpy failed(&game(), &OpenGame::engineFailed);
    EngineProfile ghost = fakeEngine({}, QStringLiteral("Ghost"));
    ghost.commandLine = QStringLiteral("/nowhere/ghost --gtp");
    m_table->set({}, {ghost});

    game().start();

    QVERIFY(m_table->waitForState(Match::State::Suspended));
    QCOMPARE(failed.size(), 1);
    const auto failure = failed[0][0].value<EngineFailure>();
    QCOMPARE(failure.seat, Color::White);
    QCOMPARE(failure.engineName, QStringLiteral("Ghost"));
    QCOMPARE(failure.commandLine, ghost.commandLine);
    QVERIFY2(failure.what.contains(QLatin1String("/nowhere/ghost")), qPrintable(failure.what));
    QVERIFY(game().status().isRunning());
}

void OpenGameEnginesTest::anEngineThatDiesIsExplained()
{
    const QSignalSpy failed(&game(), &OpenGame::engineFailed);
    QVERIFY(m_table->startWithEngine({QStringLiteral("--exit-at"), QStringLiteral("genmove:3"),
                                      QStringLiteral("--flood-stderr"), QStringLiteral("160")}));

    m_table->play("E5");

    QVERIFY(m_table->waitForState(Match::State::Suspended));
    const auto failure = failed.value(0).value(0).value<EngineFailure>();
    QCOMPARE(failure.seat, Color::White);
    QVERIFY2(failure.what.contains(QLatin1String("quit unexpectedly when asked for a move")),
             qPrintable(failure.what));
    QCOMPARE(failure.errorLines, QStringList(2, QString(79, u'e')));
    QCOMPARE(moves(), QStringLiteral("E5"));
}

void OpenGameEnginesTest::retryingGoesOn()
{
    // An engine that dies at its first question the first time, and plays the second time.
    const QTemporaryDir directory;
    QFile script(directory.filePath(QStringLiteral("engine.sh")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("if mkdir '" + directory.filePath(QStringLiteral("mark")).toUtf8()
                 + "' 2>/dev/null\n"
                   "then exec '" SHINPAN_FAKE_ENGINE "' --exit-at genmove\n"
                   "else exec '" SHINPAN_FAKE_ENGINE "' --moves C3\n"
                   "fi\n");
    script.close();
    EngineProfile engine = fakeEngine();
    engine.commandLine = QStringLiteral("/bin/sh '%1'").arg(script.fileName());
    m_table->set({}, {engine});
    game().start();
    QVERIFY(m_table->waitForPerson());
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Suspended));
    const QSignalSpy settled(&game(), &OpenGame::failureSettled);

    game().engines().retry();

    QCOMPARE(settled.size(), 1);
    QVERIFY(m_table->waitForMoves(2));
    QCOMPARE(moves(), QStringLiteral("E5 C3"));
}

void OpenGameEnginesTest::anotherPlayerSettlesTheFailure()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--crash-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Suspended));
    const QSignalSpy settled(&game(), &OpenGame::failureSettled);

    game().setSeat(Color::White, {});

    QCOMPARE(settled.size(), 1);
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(game().status().playableColor(), Color::White);
}

void OpenGameEnginesTest::movesCanBeTakenBackWhileAnEngineHasFailed()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--crash-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Suspended));

    game().person().takeBack();
    game().setSeat(Color::White, {});

    QVERIFY(m_table->waitForPerson());
    QCOMPARE(game().status().playableColor(), Color::Black);
    QCOMPARE(moves(), QString());
}

void OpenGameEnginesTest::stoppingLeavesNoResult()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    const QSignalSpy over(&game(), &OpenGame::gameOver);

    game().stop();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(over.size(), 1);
    QVERIFY(game().match()->wasStopped());
    QCOMPARE(game().record().info().result, QString());
    QCOMPARE(moves(), QStringLiteral("E5 C3"));
    QCOMPARE(game().status().playableColor(), Color::Black);
}

void OpenGameEnginesTest::stoppingSendsThinkingEnginesAway()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Asking));

    game().stop();

    QVERIFY(waitUntilAllHaveLeft());
}

void OpenGameEnginesTest::stoppingNeedNotWaitForAnEngineThatStarts()
{
    const QSignalSpy failed(&game(), &OpenGame::engineFailed);
    m_table->set({}, {fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("1")})});
    game().start();
    QVERIFY(m_table->waitForState(Match::State::Preparing));

    game().stop();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(failed.size(), 0);
}

void OpenGameEnginesTest::stoppingNeedNotWaitForTheScore()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--score"), QStringLiteral("B+1.5"),
                                      QStringLiteral("--hang-at"), QStringLiteral("final_score")}));
    m_table->play("pass");
    QVERIFY(m_table->waitForState(Match::State::Scoring));

    game().stop();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(game().record().info().result, QString());
}

void OpenGameEnginesTest::aNewGameSendsTheEnginesAway()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    const QSignalSpy over(&game(), &OpenGame::gameOver);

    m_table->set({}, {});

    QVERIFY(!game().status().isRunning());
    QCOMPARE(game().match(), nullptr);
    QCOMPARE(moves(), QString());
    QVERIFY(waitUntilAllHaveLeft());
    QCOMPARE(over.size(), 0);
}

void OpenGameEnginesTest::shuttingDownLeavesNoProcess()
{
    m_table->set({fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")})},
                 {fakeEngine({QStringLiteral("--ignore-quit"), QStringLiteral("--ignore-eof")})});
    game().start();
    QVERIFY(m_table->waitForState(Match::State::Asking));
    QCOMPARE(childProcesses().size(), 2);

    const QCoro::Task<> leaving = game().shutDown();
    QVERIFY(eventually([&leaving] { return leaving.isReady(); }));

    QCOMPARE(childProcesses(), QStringList());
}

void OpenGameEnginesTest::destructionLeavesNoProcess()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    auto controller = std::make_unique<OpenGame>(hub);
    controller->setSeat(Color::Black,
                        {fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")})});
    controller->start();
    QVERIFY(eventually([&] { return controller->match()->state() == Match::State::Asking; }));

    controller.reset();

    QVERIFY(waitUntilAllHaveLeft());
}

SHINPAN_TEST(OpenGameEnginesTest)
#include "opengameengines_test.moc"
