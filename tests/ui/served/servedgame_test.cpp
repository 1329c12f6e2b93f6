#include "ui/served/servedgame.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/relay/scriptedcontroller.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/document/gametitle.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using test::ScriptedController;

/// What a controller tells, and what the person answers.
class ServedGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theSetUpArrivesOnTheBoard();
    void aHandicapArrivesOnTheBoard();
    void thePersonPlacesAFreeHandicap();
    void anEngineOnTheSeatPlacesAFreeHandicap();
    void aFreeHandicapThatCannotBeIsRefused();
    void thePersonsMoveAnswersGenmove();
    void aPassAndAResignationAreAnswersToo();
    void theControllersMoveIsShownAndThePersonIsAskedOnlyThen();
    void aMoveTakenBackIsTakenBackOnTheBoard();
    void theClocksAreTheControllers();
    void thePersonMayGiveTheSeatToAnEngine();
    void movesOutOfTurnArePositions();
    void anIllegalMoveIsRefused();
    void theEndOfTheGameArrives();
    void theControllerMayLeaveWhileThePersonThinks();
    void whatIsNotKnownIsSaid();
    void aMoveMadeBeforeItIsAskedForIsKept();
    void theNextGameMayHaveTheSidesChanged();
    void noFlagFallsHere();
    void thePersonsWordOnTheScoreIsTheAnswer();
    void theGameGoesOnWhereTheControllerAsksAfterThePasses();
    void anotherGameOfThePersonsEndsTheControllersWait();
    void theTitleSaysWhoPlays();
    void whatIsWrittenToThePersonIsShownAndKept();
    void whoQuitsHasSaidSo();

private:
    [[nodiscard]] QByteArray ask(QByteArrayView command) { return m_controller->ask(command); }
    void tell(const std::vector<const char *> &commands)
    {
        for (const char *const command : commands) {
            QCOMPARE(ask(command), QByteArray("=\n\n"));
        }
    }
    [[nodiscard]] OpenGame &game() const { return m_table->game; }
    /// Sends a request for a move and waits until the person is asked.
    [[nodiscard]] bool request(QByteArrayView command)
    {
        m_controller->say(command.toByteArray() + '\n');
        return test::eventually([&] { return game().status().mayResign(); });
    }
    [[nodiscard]] bool hears(QByteArrayView end) const
    {
        return test::eventually([&] { return m_controller->heard().endsWith(end); });
    }

    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<ScriptedController> m_controller;
    ServedGame *m_served = nullptr;
};

void ServedGameTest::init()
{
    m_table = std::make_unique<test::GameTable>();
    m_controller = std::make_unique<ScriptedController>();
    m_served = new ServedGame(
        m_table->game,
        std::make_unique<ControllerLink>(m_controller->takeInput(), m_controller->takeOutput()),
        &m_table->game);
    m_served->start();
}

void ServedGameTest::cleanup()
{
    delete m_served;
    m_controller.reset();
    m_table.reset();
}

void ServedGameTest::theSetUpArrivesOnTheBoard()
{
    tell({"boardsize 9", "clear_board", "komi 5.5", "play b E5", "play w C3"});

    QTRY_COMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
    QCOMPARE(game().record().boardSize(), BoardSize::square(9));
    QCOMPARE(game().record().info().komi, 5.5);
    QVERIFY(game().settings().rules == defaultRules()); // the controller has named none
    tell({"kgs-rules japanese"});
    QTRY_COMPARE(game().settings().rules.scoring, ScoringMethod::Territory);
}

void ServedGameTest::aHandicapArrivesOnTheBoard()
{
    tell({"boardsize 9", "clear_board"});
    QCOMPARE(ask("fixed_handicap 2"), QByteArray("= C3 G7\n\n"));

    QTRY_COMPARE(game().record().info().handicap, 2);
    QVERIFY(request("genmove w"));
    m_table->play("E5");
    QVERIFY(hears("= E5\n\n"));
}

void ServedGameTest::thePersonPlacesAFreeHandicap()
{
    tell({"boardsize 9", "clear_board", "komi 0.5"});
    m_controller->say("5 place_free_handicap 2\n");
    QVERIFY(m_table->waitForState(Match::State::PlacingHandicap));
    QCOMPARE(m_controller->heard().count('='), 3);
    m_table->play("E5");
    m_table->play("C7");
    game().person().submitHandicap();

    QVERIFY(hears("=5 E5 C7\n\n"));
    tell({"play w C3"});
    QVERIFY(request("genmove b"));
    m_table->play("D4");
    QVERIFY(hears("= D4\n\n"));
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("C3 D4"));
    QCOMPARE(game().record().info().handicap, 2);
    QCOMPARE(ask("get_handicap"), QByteArray("= 2\n\n"));
}

void ServedGameTest::anEngineOnTheSeatPlacesAFreeHandicap()
{
    game().setSeat(Color::Black,
                   Seat{test::fakeEngine({QStringLiteral("--moves"), QStringLiteral("J9")})});
    tell({"boardsize 9", "clear_board"});
    const QByteArray placed = ask("place_free_handicap 3");

    QVERIFY2(placed.startsWith("= ") && placed.count(' ') == 3, placed.constData());
    tell({"play w A1"});
    QCOMPARE(ask("genmove b"), QByteArray("= J9\n\n"));
}

void ServedGameTest::aFreeHandicapThatCannotBeIsRefused()
{
    tell({"boardsize 9", "clear_board"});
    QCOMPARE(ask("place_free_handicap 1"), QByteArray("? invalid number of stones\n\n"));
    QCOMPARE(ask("place_free_handicap"), QByteArray("? syntax error\n\n"));
    m_controller->say("place_free_handicap 2\n");
    QVERIFY(m_table->waitForState(Match::State::PlacingHandicap));
    game().stop();
    QVERIFY(hears("? the game was ended\n\n"));
    tell({"clear_board", "play b E5"});
    QCOMPARE(ask("place_free_handicap 2"), QByteArray("? board not empty\n\n"));
}

void ServedGameTest::thePersonsMoveAnswersGenmove()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("7 genmove b"));
    QVERIFY(!m_controller->heard().contains("=7"));
    m_table->play("E5");

    QVERIFY(hears("=7 E5\n\n"));
    tell({"play w C3"});
    QTRY_COMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
}

void ServedGameTest::aPassAndAResignationAreAnswersToo()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove b"));
    m_table->play("pass");
    QVERIFY(hears("= pass\n\n"));
    tell({"play w C3"});
    QVERIFY(request("genmove b"));
    game().person().resign();

    QVERIFY(hears("= resign\n\n"));
    QTRY_COMPARE(game().record().info().result, QStringLiteral("W+R"));
}

void ServedGameTest::theControllersMoveIsShownAndThePersonIsAskedOnlyThen()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove w")); // out of turn at first: it is the person's all the same
    m_table->play("C3");
    QVERIFY(hears("= C3\n\n"));
    const QSignalSpy refusals(&game().person(), &PersonAtBoard::moveNotAwaited);
    m_table->play("D4"); // Black is the controller's

    QCOMPARE(refusals.count(), 1);
    tell({"play b E5"});
    QTRY_VERIFY(m_table->movesToCursor().endsWith(QStringLiteral("E5")));
}

void ServedGameTest::aMoveTakenBackIsTakenBackOnTheBoard()
{
    tell({"boardsize 9", "clear_board", "play b E5"});
    QVERIFY(request("genmove w"));
    m_table->play("C3");
    QVERIFY(hears("= C3\n\n"));
    tell({"undo", "undo", "play b D4"});
    QVERIFY(request("genmove w"));
    m_table->play("F6");

    QVERIFY(hears("= F6\n\n"));
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("D4 F6"));
    QCOMPARE(game().status().movesToTakeBack(), 0);
}

void ServedGameTest::theClocksAreTheControllers()
{
    tell({"boardsize 9", "clear_board", "time_settings 60 10 5", "play b E5"});
    QVERIFY(request("genmove w"));
    m_table->play("C3");
    QVERIFY(hears("= C3\n\n"));
    tell({"play b D4", "time_left w 42 0"});
    QVERIFY(request("genmove w"));

    const TimeLeft left = game().match()->clock().timeLeft(Color::White);
    QCOMPARE(left.time.count(), 42'000);
    QCOMPARE(game().match()->clock().control(Color::White).system, TimeControl::System::Canadian);
}

void ServedGameTest::thePersonMayGiveTheSeatToAnEngine()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove b"));
    m_table->play("E5");
    QVERIFY(hears("= E5\n\n"));
    tell({"play w C3"});
    QVERIFY(request("genmove b"));
    game().setSeat(Color::Black,
                   Seat{test::fakeEngine({QStringLiteral("--moves"), QStringLiteral("G7 G8")})});

    QVERIFY(hears("= G7\n\n"));
    tell({"play w C4"});
    m_controller->say("genmove b\n");
    QVERIFY(hears("= G8\n\n"));
}

void ServedGameTest::movesOutOfTurnArePositions()
{
    tell({"boardsize 9", "clear_board", "play b E5", "play b C3", "play b G7"});
    QVERIFY(request("genmove w"));
    m_table->play("D4");

    QVERIFY(hears("= D4\n\n"));
    QCOMPARE(game().cursor().board().at(*pointFromVertex("C3", BoardSize::square(9))),
             Stone::Black);
}

void ServedGameTest::anIllegalMoveIsRefused()
{
    tell({"boardsize 9", "clear_board", "play b E5"});

    QCOMPARE(ask("play w E5"), QByteArray("? illegal move\n\n"));
    QCOMPARE(ask("undo"), QByteArray("=\n\n"));
    QCOMPARE(ask("undo"), QByteArray("? cannot undo\n\n"));
}

void ServedGameTest::theEndOfTheGameArrives()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove b"));
    m_table->play("E5");
    QVERIFY(hears("= E5\n\n"));
    tell({"cgos-gameover 2026-11-25 B+3.5"});

    QTRY_COMPARE(game().record().info().result, QStringLiteral("B+3.5"));
    QVERIFY(!game().status().isRunning());
    tell({"clear_board"});
    QTRY_COMPARE(m_table->movesToCursor(), QString());
}

void ServedGameTest::theControllerMayLeaveWhileThePersonThinks()
{
    const QSignalSpy ended(m_served, &ServedGame::ended);
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove b"));
    m_controller->hangUp();

    QTRY_COMPARE(ended.count(), 1);
}

void ServedGameTest::whatIsNotKnownIsSaid()
{
    QCOMPARE(ask("lz-analyze 10"), QByteArray("? unknown command\n\n"));
    QCOMPARE(ask("known_command lz-analyze"), QByteArray("= false\n\n"));
    QCOMPARE(ask("known_command genmove"), QByteArray("= true\n\n"));
    QCOMPARE(ask("name"), QByteArray("= Shinpan\n\n"));
    QVERIFY(ask("list_commands").contains("\ngenmove\n"));
}

void ServedGameTest::aMoveMadeBeforeItIsAskedForIsKept()
{
    tell({"boardsize 9", "clear_board", "play b E5"});
    QVERIFY(request("genmove w"));
    m_table->play("C3");
    QVERIFY(hears("= C3\n\n"));
    tell({"play b D4"});
    QVERIFY(m_table->waitForPerson());
    m_table->play("F6");
    QVERIFY(m_table->waitForMoves(4));

    QCOMPARE(ask("genmove w"), QByteArray("= F6\n\n"));
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3 D4 F6"));
}

void ServedGameTest::theNextGameMayHaveTheSidesChanged()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove b"));
    m_table->play("E5");
    QVERIFY(hears("= E5\n\n"));
    tell({"clear_board", "play b D4"});
    QTRY_COMPARE(m_table->movesToCursor(), QStringLiteral("D4"));

    QVERIFY(!game().status().mayResign());
    QVERIFY(request("genmove w"));
    QVERIFY(game().status().isControlled(Color::Black));
}

void ServedGameTest::noFlagFallsHere()
{
    tell({"boardsize 9", "clear_board", "time_settings 1 0 0"});
    QVERIFY(request("genmove b"));
    QTRY_VERIFY(game().match()->thinking() > 1200ms); // more than there was
    QVERIFY(game().status().mayResign());
    m_table->play("E5");

    QVERIFY(hears("= E5\n\n"));
}

void ServedGameTest::thePersonsWordOnTheScoreIsTheAnswer()
{
    tell({"boardsize 9", "clear_board", "komi 0.5", "play b E5", "play w C3", "play b pass"});
    QVERIFY(request("genmove w"));
    m_table->play("pass");
    QVERIFY(hears("= pass\n\n"));
    QVERIFY(m_table->waitForState(Match::State::Settling));
    m_controller->say("final_status_list dead\nfinal_score\n");
    game().person().settle({{*pointFromVertex("C3", BoardSize::square(9))}, {}});

    QVERIFY(hears("= C3\n\n= B+80.5\n\n"));
}

void ServedGameTest::theGameGoesOnWhereTheControllerAsksAfterThePasses()
{
    tell({"boardsize 9", "clear_board", "play b E5", "play w C3", "play b pass"});
    QVERIFY(request("genmove w"));
    m_table->play("pass");
    QVERIFY(hears("= pass\n\n"));
    QVERIFY(m_table->waitForState(Match::State::Settling));
    QVERIFY(request("kgs-genmove_cleanup w"));
    m_table->play("D5");

    QVERIFY(hears("= D5\n\n"));
}

void ServedGameTest::anotherGameOfThePersonsEndsTheControllersWait()
{
    tell({"boardsize 9", "clear_board"});
    QVERIFY(request("genmove b"));
    m_table->set({}, {});

    QVERIFY(hears("? the game was ended\n\n"));
}

void ServedGameTest::theTitleSaysWhoPlays()
{
    tell({"boardsize 9", "clear_board"});
    QTRY_COMPARE(playersOf(game()), QStringLiteral("A controller’s game"));
    QVERIFY(request("genmove w"));
    QCOMPARE(playersOf(game()), QStringLiteral("Controller – You"));
    m_table->play("E5");
    QVERIFY(hears("= E5\n\n"));
    tell({"cgos-opponent_name Hikaru"});
    QCOMPARE(playersOf(game()), QStringLiteral("Hikaru – You"));
    tell({"clear_board"});
    QVERIFY(request("genmove b"));

    QCOMPARE(playersOf(game()), QStringLiteral("You – Hikaru"));
    const GameInfo info = game().record().info();
    QCOMPARE(info.playerName.black + u'/' + info.playerName.white, QStringLiteral("/Hikaru"));
}

void ServedGameTest::whatIsWrittenToThePersonIsShownAndKept()
{
    const QSignalSpy written(m_served, &ServedGame::written);
    QCOMPARE(ask("known_command kgs-chat"), QByteArray("= true\n\n"));
    tell({"boardsize 9", "clear_board", "play b E5"});
    QTRY_COMPARE(m_table->movesToCursor(), QStringLiteral("E5"));
    tell({"kgs-chat game Hikaru have a <b>good</b> game"});

    const auto words = QStringLiteral("Hikaru: have a <b>good</b> game");
    QCOMPARE(written.count(), 1);
    QCOMPARE(written.front().front().toString(), words);
    QCOMPARE(commentAt(game().record().tree(), game().cursor().node()), words);
    QVERIFY(request("genmove w")); // and nothing of the game has changed
}

void ServedGameTest::whoQuitsHasSaidSo()
{
    const QSignalSpy ended(m_served, &ServedGame::ended);
    tell({"boardsize 9", "clear_board", "quit"});

    QTRY_COMPARE(ended.count(), 1);
    QVERIFY(m_served->hasQuit());
}

SHINPAN_TEST(ServedGameTest)

#include "servedgame_test.moc"
