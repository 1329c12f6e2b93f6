#include "ui/play/gameactions.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/document/documentcontroller.h"
#include "ui/scoring/scoringcontroller.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace shinpan;
using test::fakeEngine;

/// The actions at each point of a game, and their names.
class GameActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void anEmptyRecordCanBeStartedAndPlayedIn();
    void inAPersonsTurnTheGameCanBePassedAndResigned();
    void whileTheEngineThinksItCanOnlyBePausedUndoneOrStopped();
    void afterTheGameOnlyVariationsMayPass();
    void aRecordsGameThatIsOverIsNotPassedOnEither();
    void aGameOfPersonsIsPausedOnlyForItsClocks();
    void pausingIsResumed();
    void aGameOfPersonsCannotBePaused();
    void afterTheGameAnotherCanStart();
    void elsewhereTheGameCanBeReturnedTo();
    void theStepsEndWhereTheRecordEnds();
    void variationsAreOfferedWhereThereAreSome();
    void everyActionHasATextAndATip();

private:
    /// The names of the enabled actions that concern the game, with the wording of Start.
    [[nodiscard]] QString offered() const;
    [[nodiscard]] QString stepsOffered() const;
    [[nodiscard]] static QString namesOf(const QList<QAction *> &actions);

    QTemporaryDir m_directory;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<QWidget> m_window;
    GameActions *m_actions = nullptr;
};

void GameActionsTest::init()
{
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    m_window = std::make_unique<QWidget>();
    auto *document = new DocumentController(m_table->game, m_directory.path(), *m_window);
    auto *scoring = new ScoringController(m_table->game, m_window.get());
    m_actions = new GameActions(m_table->game, *scoring, *document, m_window.get());
}

void GameActionsTest::cleanup()
{
    m_table->game.record().setModified(false); // no recovery copy is wanted
    m_window.reset();
    m_table.reset();
}

QString GameActionsTest::namesOf(const QList<QAction *> &actions)
{
    QStringList names;
    for (const QAction *action : actions) {
        if (action->isEnabled()) {
            names.append(action->text().remove(u'&'));
        }
    }
    return names.join(QLatin1String(", "));
}

QString GameActionsTest::offered() const
{
    return namesOf({m_actions->start, m_actions->step, m_actions->stop, m_actions->pass,
                    m_actions->takeBack, m_actions->resign, m_actions->returnToGame});
}

QString GameActionsTest::stepsOffered() const
{
    return namesOf({m_actions->toStart, m_actions->backTen, m_actions->back, m_actions->forward,
                    m_actions->forwardTen, m_actions->toEnd});
}

void GameActionsTest::anEmptyRecordCanBeStartedAndPlayedIn()
{
    QCOMPARE(offered(), QStringLiteral("Start, Pass"));
    QCOMPARE(stepsOffered(), QString());
    QVERIFY(m_actions->start->toolTip().contains(QLatin1String("Start a game")));
}

void GameActionsTest::inAPersonsTurnTheGameCanBePassedAndResigned()
{
    QVERIFY(m_table->startWithEngine({}));
    QCOMPARE(offered(), QStringLiteral("Pause, Step, Stop, Pass, Resign"));

    QVERIFY(m_table->playAndAwaitTurn("E5"));

    QCOMPARE(offered(), QStringLiteral("Pause, Step, Stop, Pass, Undo Move, Resign"));
}

void GameActionsTest::whileTheEngineThinksItCanOnlyBePausedUndoneOrStopped()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));

    m_table->play("E5");

    QCOMPARE(offered(), QStringLiteral("Pause, Step, Stop, Undo Move"));
}

void GameActionsTest::afterTheGameOnlyVariationsMayPass()
{
    m_table->set({}, {});
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    m_table->game.person().resign();
    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(offered(), QStringLiteral("Start"));

    m_table->game.person().pass();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5"));

    m_actions->back->trigger();
    QCOMPARE(offered(), QStringLiteral("Start, Pass"));
    m_actions->pass->trigger();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("pass"));
}

void GameActionsTest::aRecordsGameThatIsOverIsNotPassedOnEither()
{
    m_table->game.showTree(readSgf("(;SZ[9]RE[B+R];B[ee];W[cc])")->tree);
    QVERIFY(m_actions->pass->isEnabled());
    m_table->game.cursor().toEnd();
    QVERIFY2(!m_actions->pass->isEnabled(), "its result is known");

    m_table->game.showTree(readSgf("(;SZ[9];B[ee];W[];B[])")->tree);
    m_table->game.cursor().forward(2);
    QVERIFY(m_actions->pass->isEnabled());
    m_table->game.cursor().toEnd();
    QVERIFY2(!m_actions->pass->isEnabled(), "both have passed");
}

void GameActionsTest::aGameOfPersonsIsPausedOnlyForItsClocks()
{
    NewGameSettings settings;
    m_table->game.newGame(settings);
    m_actions->start->trigger();
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(offered(), QStringLiteral("Stop, Pass, Resign"));

    settings.time.black = {TimeControl::System::Absolute, std::chrono::hours(1), {}, 0};
    m_table->game.newGame(settings);
    m_actions->start->trigger();
    QVERIFY(m_table->waitForPerson());

    QCOMPARE(offered(), QStringLiteral("Pause, Stop, Pass, Resign"));
}

void GameActionsTest::pausingIsResumed()
{
    m_table->set({fakeEngine()}, {fakeEngine()});
    QCOMPARE(m_actions->pause->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Period));
    QVERIFY(!m_actions->pause->isEnabled());
    m_actions->start->trigger();
    QVERIFY(m_actions->pause->isEnabled());
    m_actions->pause->trigger();
    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(offered(), QStringLiteral("Resume, Step, Stop"));
    QVERIFY2(!m_actions->pause->isEnabled(), "it never resumes");
    QVERIFY(m_actions->start->toolTip().contains(QLatin1String("Go on")));

    m_actions->step->trigger();
    QVERIFY(m_table->waitForMoves(1));
    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(offered(), QStringLiteral("Resume, Step, Stop"));

    m_actions->start->trigger();
    QVERIFY(m_table->waitForState(Match::State::Over));
}

void GameActionsTest::aGameOfPersonsCannotBePaused()
{
    m_actions->start->trigger();

    QVERIFY(m_table->waitForPerson());
    QCOMPARE(offered(), QStringLiteral("Stop, Pass, Resign"));
}

void GameActionsTest::afterTheGameAnotherCanStart()
{
    m_actions->start->trigger();
    QVERIFY(m_table->waitForPerson());

    const QSignalSpy asked(&m_table->game.person(), &PersonAtBoard::resignationAsked);
    m_actions->resign->trigger();
    QCOMPARE(asked.size(), 1);
    m_table->game.person().resign();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(offered(), QStringLiteral("Start"));
}

void GameActionsTest::elsewhereTheGameCanBeReturnedTo()
{
    QVERIFY(m_table->startWithEngine({}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));

    m_actions->back->trigger();
    QCOMPARE(offered(), QStringLiteral("Pause, Step, Stop, Undo Move, Resign, Return to the Game"));

    m_actions->returnToGame->trigger();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 pass"));
}

void GameActionsTest::theStepsEndWhereTheRecordEnds()
{
    m_table->game.showTree(readSgf("(;SZ[9];B[ee];W[cc];B[gg])")->tree);
    QCOMPARE(stepsOffered(), QStringLiteral("Forward, Forward Ten, Last Position"));

    m_actions->forward->trigger();
    QCOMPARE(stepsOffered(), QStringLiteral("First Position, Back Ten, Back, Forward, Forward Ten, "
                                            "Last Position"));

    m_actions->forwardTen->trigger();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C7 G3"));
    QCOMPARE(stepsOffered(), QStringLiteral("First Position, Back Ten, Back"));

    m_actions->toStart->trigger();
    QCOMPARE(m_table->movesToCursor(), QString());
}

void GameActionsTest::variationsAreOfferedWhereThereAreSome()
{
    const QList<QAction *> actions{m_actions->previousVariation, m_actions->nextVariation};
    m_table->game.showTree(readSgf("(;SZ[9];B[ee](;W[cc])(;W[gg]))")->tree);
    QCOMPARE(namesOf(actions), QString());

    m_actions->toEnd->trigger();
    QCOMPARE(namesOf(actions), QStringLiteral("Next Variation"));

    m_actions->nextVariation->trigger();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 G3"));
    QCOMPARE(namesOf(actions), QStringLiteral("Previous Variation"));
}

void GameActionsTest::everyActionHasATextAndATip()
{
    const QList<QAction *> actions = m_actions->findChildren<QAction *>();

    QCOMPARE(actions.size(), 24);
    for (const QAction *action : actions) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->text()));
        QVERIFY2(!action->icon().isNull(), qPrintable(action->text()));
    }
}

SHINPAN_TEST(GameActionsTest)
#include "gameactions_test.moc"
