#include "ui/game/opengame.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace shinpan;
using test::eventually;

/// What the person does at the board, in a game with an engine and without a game.
class OpenGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_table = std::make_unique<test::GameTable>(); }
    void cleanup() { m_table.reset(); }

    void aNewGameIsAnEmptyUnmodifiedRecord();
    void aHandicapIsSetUpAndWhiteBegins();
    void aGameWithAnEngineIsPlayedToTwoPasses();
    void anIllegalClickIsRefusedWithoutForfeit();
    void aClickWhileTheEngineThinksDoesNothing();
    void aMoveBeforeTheEngineIsReadyIsKept();
    void ofSeveralEarlyMovesTheLastIsPlayed();
    void anEarlyMoveGoesWithItsGame();
    void resigningEndsTheGame();
    void takingBackGoesOverTheEnginesAnswer();
    void takingBackWhileTheEngineThinksIgnoresItsLateAnswer();
    void twoPersonsTakeBackOneMove();
    void aGameWithTenTakeBacksIsSavedAsItWasPlayed();
    void aGameResignedAfterTakingBackIsShownAtItsEnd();
    void nothingIsTakenBackBeforeTheFirstMove();
    void withoutAGameMovesAreVariations();
    void anIllegalVariationIsRefused();
    void aShownRecordSetsSizeAndKomi();
    void aGameStartsFromThePositionShown();
    void theCursorFollowsOnlyFromTheEnd();
    void noVariationIsPlayedWhileAGameRuns();

private:
    [[nodiscard]] OpenGame &game() const { return m_table->game; }
    [[nodiscard]] QString moves() const { return m_table->movesToCursor(); }

    std::unique_ptr<test::GameTable> m_table;
};

void OpenGameTest::aNewGameIsAnEmptyUnmodifiedRecord()
{
    m_table->set({}, {});
    m_table->play("E5");
    QVERIFY(game().record().isModified());
    NewGameSettings settings;
    settings.size = 13;
    settings.komi = 6.5;
    const QSignalSpy changes(&game(), &OpenGame::changed);

    game().newGame(settings);

    QCOMPARE(game().record().tree().nodeCount(), std::size_t(1));
    QCOMPARE(game().record().boardSize(), BoardSize::square(13));
    QCOMPARE(game().record().info().komi, 6.5);
    QVERIFY(!game().record().isModified());
    QVERIFY(!game().status().isRunning());
    QCOMPARE(game().settings(), settings);
    QVERIFY(!changes.isEmpty());
}

void OpenGameTest::aHandicapIsSetUpAndWhiteBegins()
{
    NewGameSettings settings;
    settings.size = 9;
    settings.handicap = 2;
    settings.komi = 0.5;

    game().newGame(settings);

    QCOMPARE(game().cursor().board().at(*pointFromVertex("G7", BoardSize::square(9))),
             Stone::Black);
    QCOMPARE(game().status().playableColor(), Color::White);
    QCOMPARE(game().record().info().handicap, 2);
}

void OpenGameTest::aGameWithAnEngineIsPlayedToTwoPasses()
{
    const QSignalSpy over(&game(), &OpenGame::gameOver);
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QCOMPARE(game().status().playableColor(), Color::Black);
    QVERIFY(game().status().isAtGame());

    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QCOMPARE(moves(), QStringLiteral("E5 C3"));
    QVERIFY(m_table->playAndAwaitTurn("pass"));
    QVERIFY(game().status().isSettling());
    game().person().settle({});
    QVERIFY(m_table->waitForState(Match::State::Over));

    QCOMPARE(moves(), QStringLiteral("E5 C3 pass pass"));
    QCOMPARE(over.size(), 1);
    const auto result = over[0][0].value<GameResult>();
    QCOMPARE(result.end, GameEnd::Passes);
    QCOMPARE(result.winner, Color::White);
    QVERIFY(!game().status().isRunning());
    const GameInfo info = game().record().info();
    QCOMPARE(info.result, QStringLiteral("W+7.5"));
    QCOMPARE(info.playerName.white, QStringLiteral("fakeengine:1.0"));
    QVERIFY(game().record().isModified());
}

void OpenGameTest::anIllegalClickIsRefusedWithoutForfeit()
{
    const QSignalSpy refused(&game().person(), &PersonAtBoard::moveRefused);
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));

    m_table->play("C3");

    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Illegality>(), Illegality::Occupied);
    QCOMPARE(game().status().playableColor(), Color::Black);
    QCOMPARE(moves(), QStringLiteral("E5 C3"));
}

void OpenGameTest::aClickWhileTheEngineThinksDoesNothing()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForState(Match::State::Asking));
    QVERIFY(!game().status().playableColor());
    QVERIFY(!game().status().mayResign());

    m_table->play("C3");
    game().person().pass();
    game().person().resign();

    QVERIFY(game().status().isRunning());
    QCOMPARE(moves(), QStringLiteral("E5"));
}

void OpenGameTest::aMoveBeforeTheEngineIsReadyIsKept()
{
    const QStringList options{QStringLiteral("--moves"), QStringLiteral("C3"),
                              QStringLiteral("--delay-ms"), QStringLiteral("20")};
    m_table->set({}, {test::fakeEngine(options)});
    const QSignalSpy refusals(&game().person(), &PersonAtBoard::moveNotAwaited);
    game().start();
    QVERIFY(m_table->waitForState(Match::State::Preparing));

    m_table->play("E5");

    QCOMPARE(game().status().earlyMove(), pointFromVertex("E5", BoardSize::square(9)));
    QCOMPARE(moves(), QString());
    QVERIFY(m_table->waitForMoves(2));
    QCOMPARE(moves(), QStringLiteral("E5 C3"));
    QVERIFY(!game().status().earlyMove());
    QVERIFY(refusals.isEmpty());
}

void OpenGameTest::ofSeveralEarlyMovesTheLastIsPlayed()
{
    m_table->set({}, {test::fakeEngine({QStringLiteral("--moves"), QStringLiteral("C3")})});
    game().start();
    QVERIFY(m_table->waitForState(Match::State::Preparing));

    m_table->play("E5");
    m_table->play("G7");

    QVERIFY(m_table->waitForMoves(2));
    QCOMPARE(moves(), QStringLiteral("G7 C3"));
}

void OpenGameTest::anEarlyMoveGoesWithItsGame()
{
    m_table->set({}, {test::fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("name")})});
    game().start();
    QVERIFY(m_table->waitForState(Match::State::Preparing));
    m_table->play("E5");
    QVERIFY(game().status().earlyMove());

    game().stop();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QVERIFY(!game().status().earlyMove());
}

void OpenGameTest::resigningEndsTheGame()
{
    QVERIFY(m_table->startWithEngine({}));
    QVERIFY(game().status().mayResign());

    game().person().resign();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(game().record().info().result, QStringLiteral("W+R"));
}

void OpenGameTest::takingBackGoesOverTheEnginesAnswer()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3 G7")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QVERIFY(game().status().mayTakeBack());

    game().person().takeBack();

    QCOMPARE(moves(), QString());
    QVERIFY(m_table->waitForPerson());
    QVERIFY(m_table->playAndAwaitTurn("G3"));
    QCOMPARE(moves(), QStringLiteral("G3 G7"));
    const GameTree &tree = game().record().tree();
    QCOMPARE(tree.childCount(tree.root()), 2);
}

void OpenGameTest::takingBackWhileTheEngineThinksIgnoresItsLateAnswer()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--late-at"), QStringLiteral("genmove:150"),
                                      QStringLiteral("--moves"), QStringLiteral("C3 G7")}));
    m_table->play("E5");
    QVERIFY(eventually([this] {
        return m_table->transcriptLines(GtpTranscript::Kind::Command)
            .contains(QLatin1String("genmove"));
    }));

    game().person().takeBack();

    QVERIFY(m_table->waitForPerson());
    QCOMPARE(moves(), QString());
    QVERIFY(eventually([this] {
        return m_table->transcriptLines(GtpTranscript::Kind::Reply).contains(QLatin1String("C3"));
    }));
    QCOMPARE(game().match()->moveCount(), 0);
    QCOMPARE(game().record().tree().nodeCount(), std::size_t(2));
    QVERIFY(m_table->playAndAwaitTurn("C3"));
    QCOMPARE(moves(), QStringLiteral("C3 G7"));
}

void OpenGameTest::twoPersonsTakeBackOneMove()
{
    m_table->set({}, {});
    game().start();
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QVERIFY(m_table->playAndAwaitTurn("C3"));

    game().person().takeBack();

    QCOMPARE(moves(), QStringLiteral("E5"));
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(game().status().playableColor(), Color::White);
}

void OpenGameTest::aGameWithTenTakeBacksIsSavedAsItWasPlayed()
{
    m_table->set({}, {});
    game().start();
    for (int row = 1; row <= 9; ++row) {
        QVERIFY(m_table->playAndAwaitTurn(qPrintable(QStringLiteral("A%1").arg(row))));
        game().person().takeBack();
        QVERIFY(m_table->waitForPerson());
        QVERIFY(m_table->playAndAwaitTurn(qPrintable(QStringLiteral("E%1").arg(row))));
    }
    game().cursor().toStart(); // looking elsewhere changes nothing
    game().person().playVariation({Color::White, Point{8, 8}});
    game().person().returnToGame();
    QVERIFY(m_table->playAndAwaitTurn("A1"));
    game().person().takeBack();
    QVERIFY(m_table->waitForPerson());
    QVERIFY(m_table->playAndAwaitTurn("G1"));
    const QString played = QStringLiteral("E1 E2 E3 E4 E5 E6 E7 E8 E9 G1");
    QCOMPARE(moves(), played);
    game().record().undo(); // the variation
    game().record().redo();

    game().showTree(readSgf(writeSgf(game().record().tree()))->tree);
    game().cursor().toEnd();

    QCOMPARE(moves(), played);
    QCOMPARE(game().record().tree().nodeCount(), std::size_t(1 + 10 + 10 + 1));
}

void OpenGameTest::aGameResignedAfterTakingBackIsShownAtItsEnd()
{
    m_table->set({}, {});
    game().start();
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QVERIFY(m_table->playAndAwaitTurn("C3"));
    game().person().takeBack();
    QVERIFY(m_table->waitForPerson());

    game().person().resign();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(game().cursor().node(), game().match()->node());
    QVERIFY(game().record().tree().isOnMainLine(game().cursor().node()));
    QCOMPARE(moves(), QStringLiteral("E5"));
    QVERIFY(!game().status().mayPass());
}

void OpenGameTest::nothingIsTakenBackBeforeTheFirstMove()
{
    QVERIFY(!game().status().mayTakeBack());
    QVERIFY(m_table->startWithEngine({}));
    QVERIFY(!game().status().mayTakeBack());

    game().person().takeBack();

    QCOMPARE(game().status().playableColor(), Color::Black);
}

void OpenGameTest::withoutAGameMovesAreVariations()
{
    m_table->set({}, {});
    m_table->play("E5");
    m_table->play("C3");
    game().cursor().back();

    m_table->play("pass");
    QCOMPARE(moves(), QStringLiteral("E5 pass"));
    game().cursor().back();
    m_table->play("C3");

    QCOMPARE(moves(), QStringLiteral("E5 C3"));
    QCOMPARE(game().record().tree().nodeCount(), std::size_t(4));
}

void OpenGameTest::anIllegalVariationIsRefused()
{
    const QSignalSpy refused(&game().person(), &PersonAtBoard::moveRefused);
    m_table->set({}, {});
    m_table->play("E5");

    m_table->play("E5");

    QCOMPARE(refused.size(), 1);
    QCOMPARE(moves(), QStringLiteral("E5"));
}

void OpenGameTest::aShownRecordSetsSizeAndKomi()
{
    game().showTree(readSgf("(;SZ[13]KM[5.5]RU[Japanese];B[aa])")->tree);

    QCOMPARE(game().settings().size, 13);
    QCOMPARE(game().settings().komi, 5.5);
    QVERIFY(!game().record().isModified());
    QVERIFY(!game().status().isRunning());
}

void OpenGameTest::aGameStartsFromThePositionShown()
{
    game().showTree(readSgf("(;SZ[9]KM[5.5];B[ee];W[cc];B[gg])")->tree);
    game().setSeat(Color::White,
                   {test::fakeEngine({QStringLiteral("--moves"), QStringLiteral("G7")})});
    game().cursor().forward();

    game().start();

    QVERIFY(m_table->waitForMoves(2));
    QCOMPARE(moves(), QStringLiteral("E5 G7"));
    QCOMPARE(game().match()->setup().komi, 5.5);
    QVERIFY(m_table->transcriptLines(GtpTranscript::Kind::Command)
                .contains(QLatin1String("play b E5")));
}

void OpenGameTest::theCursorFollowsOnlyFromTheEnd()
{
    m_table->set({test::fakeEngine({QStringLiteral("--random"), QStringLiteral("1")})},
                 {test::fakeEngine({QStringLiteral("--random"), QStringLiteral("2")})});
    game().start();
    game().pace().step();
    QVERIFY(m_table->waitForMoves(1));
    QVERIFY(game().status().isAtGame());

    game().cursor().toStart();
    QVERIFY(!game().status().isAtGame());
    game().pace().step();
    QVERIFY(m_table->waitForMoves(2));
    QCOMPARE(game().cursor().node(), game().record().tree().root());

    game().person().returnToGame();
    QVERIFY(game().status().isAtGame());
    game().pace().step();
    QVERIFY(m_table->waitForMoves(3));
    QVERIFY(game().status().isAtGame());
}

void OpenGameTest::noVariationIsPlayedWhileAGameRuns()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    game().cursor().toStart();
    QVERIFY(!game().status().playableColor());

    m_table->play("G7");

    QCOMPARE(moves(), QString());
    QCOMPARE(game().record().tree().nodeCount(), std::size_t(3));
}

SHINPAN_TEST(OpenGameTest)
#include "opengame_test.moc"
