#include "tests/engine/enginefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::gameOf;
using shinpan::test::outcome;
using shinpan::test::running;
using Kind = SyncState::Kind;

/// How well an engine is in step: what it says of itself, what its board says, and the short ways
/// that real processes are led by.
class EngineSyncTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whatBecomesOfAnEngineIsAnnounced();
    void aRefusalIsWhyItIsOutOfStep();
    void aTypedCommandPutsItOutOfStep();
    void aHarmlessTypedCommandDoesNot();
    void behindAnUnknownTypedCommandItsBoardIsLookedAt();
    void anUnknownTypedCommandThatChangesTheBoardIsNoticed();
    void aTypedCommandWhileItThinksIsComparedWithItsMove();
    void aTypedCommandThatItDoesNotKnowChangesNothing();
    void whoCannotWaitForTheLookTellsTheGameAnew();
    void withoutALookAnUnknownTypedCommandPutsItOutOfStep();
    void itsOwnMoveKeepsItInStep();
    void aDeadEngineIsOutOfStep();
    void aRebuildPutsItInStepAgain();
    void whatWasToldBeforeAnInterruptionIsOfUse();

    void everyShortWayIsWalked();
    void aRefusedSequenceNamesTheMove();
    void aRefusedPositionIsPlayed();
    void aPositionIsSetUpInOneCommand();
    void aHandicapAndAPositionAreToldApart();
    void stonesWithoutLibertiesCannotBeToldByPlays();
    void anEngineThatTakesStonesWithoutLibertiesOffIsFoundOut();

    void aBoardThatDiffersIsAnErrorThatNamesThePoints();
    void aBoardThatCannotBeReadIsNotJudged_data();
    void aBoardThatCannotBeReadIsNotJudged();
    void aBoardIsLookedAtWhereTheProfileSaysSo();
    void oneRebuildIsTried();

private:
    [[nodiscard]] bool startVerifying(const QStringList &options);
    [[nodiscard]] EngineDone verify() { return *outcome(m_engine->sync().verifyBoard(Ample)); }
    [[nodiscard]] EngineGame drawn(const char *moves) const;
};

namespace {

const QString Knows = QStringLiteral("--knows");
const QString ListStones = QStringLiteral("list_stones");

} // namespace

bool EngineSyncTest::startVerifying(const QStringList &options)
{
    EngineProfile profile = test::fakeProfile(options);
    profile.verifiesBoard = true;
    create(profile);
    const auto started = outcome(m_engine->start(Ample, Ample));
    forgetCommands();
    return started && *started;
}

EngineGame EngineSyncTest::drawn(const char *moves) const
{
    EngineGame game = gameOf(moves, {.handicap = "C3 G7"});
    game.line.setUp.push_back({{2, 6}, Color::White}); // C7
    game.line.handicap = 0;
    return game;
}

void EngineSyncTest::whatBecomesOfAnEngineIsAnnounced()
{
    QVERIFY(start());
    QCOMPARE(m_engine->sync().state().kind, Kind::Unknown);
    std::vector<SyncState> states;
    connect(&m_engine->sync(), &EngineSync::changed, this,
            [this, &states] { states.push_back(m_engine->sync().state()); });

    QVERIFY(bringTo(gameOf("D4 E5")));
    m_engine->sync().forgetGame();

    QCOMPARE(states.size(), std::size_t(3));
    QCOMPARE(states[0], (SyncState{Kind::Resyncing, 2, {}}));
    QCOMPARE(states[1], (SyncState{Kind::InStep, 2, {}}));
    QCOMPARE(states[2], SyncState());
}

void EngineSyncTest::aRefusalIsWhyItIsOutOfStep()
{
    QVERIFY(start({QStringLiteral("--refuse"), QStringLiteral("komi")}));

    QVERIFY(!bringTo(gameOf("D4")));

    QCOMPARE(m_engine->sync().state(),
             (SyncState{Kind::OutOfStep, 0,
                        Message::verbatim(QStringLiteral(
                            "answered \"komi 7.5\" with the failure \"cannot do that\""))}));
}

void EngineSyncTest::aTypedCommandPutsItOutOfStep()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4")));

    m_engine->sync().sendFromConsole(GtpCommand("play", {"w", "E5"}));

    QCOMPARE(m_engine->sync().state(),
             (SyncState{Kind::OutOfStep, 0,
                        Message::verbatim(QStringLiteral("was sent \"play w E5\" by hand"))}));
}

void EngineSyncTest::aHarmlessTypedCommandDoesNot()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4")));

    m_engine->sync().sendFromConsole(GtpCommand("showboard"));

    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 1, {}}));
}

void EngineSyncTest::behindAnUnknownTypedCommandItsBoardIsLookedAt()
{
    QVERIFY(start(
        {Knows, ListStones, QStringLiteral("--answer"), QStringLiteral("dragon_status=alive")}));
    QVERIFY(bringTo(gameOf("D4")));
    forgetCommands();
    std::vector<SyncState> states;
    connect(&m_engine->sync(), &EngineSync::changed, this,
            [this, &states] { states.push_back(m_engine->sync().state()); });

    const GtpReply reply =
        *outcome(m_engine->sync().sendFromConsole(GtpCommand("dragon_status", {"D4"})));

    QCOMPARE(*reply.text, QStringLiteral("alive"));
    QVERIFY(eventually([this] { return commands().size() == 3; }));
    QVERIFY(verify());
    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 1, {}}));
    QVERIFY(states.empty());
    forgetCommands();
    QVERIFY(bringTo(gameOf("D4 E5")));
    QCOMPARE(commands(), QByteArrayList{"play w E5"});
}

void EngineSyncTest::anUnknownTypedCommandThatChangesTheBoardIsNoticed()
{
    QVERIFY(start({Knows, QStringLiteral("list_stones trymove")}));
    QVERIFY(bringTo(gameOf("D4")));

    m_engine->sync().sendFromConsole(GtpCommand("trymove", {"w", "E5"}));

    QVERIFY(eventually([this] { return m_engine->sync().state().kind == Kind::OutOfStep; }));
    QCOMPARE(m_engine->sync().state().reason, QStringLiteral("was sent \"trymove w E5\" by hand"));
}

void EngineSyncTest::aTypedCommandWhileItThinksIsComparedWithItsMove()
{
    QVERIFY(start({Knows, ListStones, QStringLiteral("--moves"), QStringLiteral("E5"),
                   QStringLiteral("--answer"), QStringLiteral("dragon_status=alive")}));
    QVERIFY(bringTo(gameOf("D4")));
    const auto thinking = takeTurn({.color = Color::White, .limit = Ample});

    m_engine->sync().sendFromConsole(GtpCommand("dragon_status", {"D4"}));

    QVERIFY(outcome(thinking).value());
    QVERIFY(verify());
    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 2, {}}));
}

void EngineSyncTest::aTypedCommandThatItDoesNotKnowChangesNothing()
{
    QVERIFY(start({Knows, ListStones}));
    QVERIFY(bringTo(gameOf("D4")));
    forgetCommands();

    QVERIFY(!outcome(m_engine->sync().sendFromConsole(GtpCommand("no_such_command")))->ok());

    QVERIFY(bringTo(gameOf("D4 E5")));
    QCOMPARE(commands(), (QByteArrayList{"no_such_command", "play w E5"}));
}

void EngineSyncTest::whoCannotWaitForTheLookTellsTheGameAnew()
{
    QVERIFY(start({Knows, QStringLiteral("list_stones trymove")}));
    QVERIFY(bringTo(gameOf("D4")));

    m_engine->sync().sendFromConsole(GtpCommand("trymove", {"w", "E5"}));
    QVERIFY(bringTo(gameOf("D4 F6")));

    QVERIFY(commands().count("clear_board") == 2);
    QVERIFY(verify());
    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 2, {}}));
}

void EngineSyncTest::withoutALookAnUnknownTypedCommandPutsItOutOfStep()
{
    QVERIFY(start({QStringLiteral("--unknown"), QStringLiteral("showboard"),
                   QStringLiteral("--answer"), QStringLiteral("dragon_status=alive")}));
    QVERIFY(bringTo(gameOf("D4")));

    m_engine->sync().sendFromConsole(GtpCommand("dragon_status", {"D4"}));

    QVERIFY(eventually([this] { return m_engine->sync().state().kind == Kind::OutOfStep; }));
    QCOMPARE(m_engine->sync().state().reason,
             QStringLiteral("was sent \"dragon_status D4\" by hand"));
}

void EngineSyncTest::itsOwnMoveKeepsItInStep()
{
    QVERIFY(start({QStringLiteral("--moves"), QStringLiteral("E5")}));
    QVERIFY(bringTo(gameOf("D4")));

    QVERIFY(generateMove(Color::White));

    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 2, {}}));
}

void EngineSyncTest::aDeadEngineIsOutOfStep()
{
    QVERIFY(start({QStringLiteral("--exit-at"), QStringLiteral("genmove:3")}));
    QVERIFY(bringTo(gameOf("D4")));

    QVERIFY(!generateMove(Color::White));

    QVERIFY(eventually([this] { return m_engine->sync().state().kind == Kind::OutOfStep; }));
    QVERIFY(!m_engine->sync().state().reason.isEmpty());
}

void EngineSyncTest::aRebuildPutsItInStepAgain()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4")));
    m_engine->sync().sendFromConsole(GtpCommand("clear_board"));
    forgetCommands();

    QVERIFY(outcome(m_engine->sync().rebuild(gameOf("D4"), Ample)).value());

    QCOMPARE(commands(), (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5", "play b D4"}));
    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 1, {}}));
}

void EngineSyncTest::whatWasToldBeforeAnInterruptionIsOfUse()
{
    QVERIFY(start({QStringLiteral("--delay-ms"), QStringLiteral("20")}));
    QVERIFY(bringTo(gameOf("")));
    forgetCommands();
    const auto going = running(m_engine->sync().bringTo(gameOf("D4 E5 F6 G7 C3 C4 C5 C6"), Ample));
    QVERIFY(eventually([this] { return commands().contains("play w E5"); }));

    m_engine->sync().interrupt();

    QVERIFY(outcome(going).value().error().error.kind == GtpError::Kind::Cancelled);
    QVERIFY(bringTo(gameOf("D4 E5 E6")));
    QCOMPARE(*m_engine->sync().game(), gameOf("D4 E5 E6"));
    QVERIFY(!commands().contains("play b C3"));
    QVERIFY(!commands().contains("clear_board"));
}

void EngineSyncTest::everyShortWayIsWalked()
{
    QVERIFY(start({Knows, QStringLiteral("gg-undo gogui-play_sequence set_position list_stones")}));
    QVERIFY(bringTo(gameOf("D4 E5 F6 G7 C3")));
    forgetCommands();

    QVERIFY(bringTo(gameOf("D4 E5")));
    QVERIFY(bringTo(gameOf("D4 E5 E6 F7")));
    QVERIFY(bringTo(drawn("E5")));

    QCOMPARE(commands(), (QByteArrayList{"gg-undo 3", "gogui-play_sequence b E6 w F7",
                                         "set_position b C3 b G7 w C7", "play w E5"}));
    QVERIFY(verify());
    QCOMPARE(*m_engine->sync().game(), drawn("E5"));
}

void EngineSyncTest::aRefusedSequenceNamesTheMove()
{
    QVERIFY(start({Knows, QStringLiteral("gogui-play_sequence"), QStringLiteral("--refuse-move"),
                   QStringLiteral("F6")}));

    const EngineDone done = bringTo(gameOf("D4 E5 F6 G7"));

    QVERIFY(!done);
    QCOMPARE(done.error().command, QStringLiteral("play b F6"));
}

void EngineSyncTest::aRefusedPositionIsPlayed()
{
    QVERIFY(start({Knows, QStringLiteral("set_position list_stones"), QStringLiteral("--refuse"),
                   QStringLiteral("set_position")}));
    QVERIFY(bringTo(gameOf("D4")));
    forgetCommands();

    QVERIFY(bringTo(drawn("")));

    QCOMPARE(commands(), (QByteArrayList{"set_position b C3 b G7 w C7", "clear_board", "play b C3",
                                         "play b G7", "play w C7"}));
    QVERIFY(verify());
}

void EngineSyncTest::aPositionIsSetUpInOneCommand()
{
    QVERIFY(start({Knows, QStringLiteral("gogui-setup list_stones")}));
    QVERIFY(bringTo(gameOf("D4")));
    forgetCommands();

    QVERIFY(bringTo(drawn("E5")));

    QCOMPARE(commands(),
             (QByteArrayList{"clear_board", "gogui-setup b C3 b G7 w C7", "play w E5"}));
    QVERIFY(verify());
}

void EngineSyncTest::aHandicapAndAPositionAreToldApart()
{
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("kata-set-rules=")}));
    EngineGame game = gameOf("", {.komi = 0.5, .handicap = "C3 G6"});
    game.rules = rulesetFromText("Chinese");

    QVERIFY(bringTo(game));
    QCOMPARE(commands().last(), QByteArray("set_free_handicap C3 G6"));
    QVERIFY(commands().contains("komi 0.5"));
    QVERIFY2(commands().join('\n').contains(R"("whiteHandicapBonus":"N")"),
             commands().join('\n').constData());
    forgetCommands();

    game.line.handicap = 0;
    QVERIFY(bringTo(game));
    QCOMPARE(commands().sliced(commands().size() - 2), (QByteArrayList{"play b C3", "play b G6"}));
    QVERIFY(commands().join('\n').contains(R"("whiteHandicapBonus":"0")"));
}

void EngineSyncTest::stonesWithoutLibertiesCannotBeToldByPlays()
{
    QVERIFY(start({}));
    EngineGame game = gameOf("", {.size = 5});
    game.line.setUp = {{{0, 4}, Color::Black},
                       {{1, 4}, Color::Black},
                       {{0, 3}, Color::White},
                       {{1, 3}, Color::White},
                       {{2, 4}, Color::White}};

    const EngineDone done = bringTo(game);

    QVERIFY(!done);
    QCOMPARE(done.error().sentence(),
             QStringLiteral("cannot be told this position: there are no liberties for the stones "
                            "at A5, B5"));
    QCOMPARE(m_engine->sync().state().kind, Kind::OutOfStep);
}

void EngineSyncTest::anEngineThatTakesStonesWithoutLibertiesOffIsFoundOut()
{
    QVERIFY(start({Knows, QStringLiteral("gogui-setup list_stones"), QStringLiteral("--answer"),
                   QStringLiteral("gogui-setup="), QStringLiteral("--answer"),
                   QStringLiteral("list_stones=")}));
    EngineGame game = gameOf("", {.size = 2});
    game.line.setUp = {{{0, 0}, Color::Black}, {{1, 0}, Color::White}, {{0, 1}, Color::White}};

    const EngineDone done = bringTo(game);

    QVERIFY(!done);
    QVERIFY2(done.error().sentence().english().startsWith(
                 QStringLiteral("cannot be told this position: there are no liberties for")),
             qPrintable(done.error().sentence().english()));
}

void EngineSyncTest::aBoardThatDiffersIsAnErrorThatNamesThePoints()
{
    QVERIFY(start({QStringLiteral("--answer"),
                   QStringLiteral("showboard=A B C\\n3 . . .\\n2 . O X\\n1 X . .")}));
    QVERIFY(bringTo(gameOf("A1 C3", {.size = 3})));

    const EngineDone done = verify();

    QVERIFY(!done);
    const QString expected =
        QStringLiteral("has a different board from the one it was told, at B2, C2, C3");
    QCOMPARE(done.error().sentence(), expected);
    QCOMPARE(m_engine->sync().state(),
             (SyncState{Kind::OutOfStep, 0, Message::verbatim(expected)}));
    QCOMPARE(m_engine->sync().game(), nullptr);
}

void EngineSyncTest::aBoardThatCannotBeReadIsNotJudged_data()
{
    QTest::addColumn<QStringList>("options");
    const QString answer = QStringLiteral("--answer");
    QTest::newRow("nonsense") << QStringList{answer, QStringLiteral("showboard=nice board")};
    QTest::newRow("nothing") << QStringList{answer, QStringLiteral("showboard=")};
    QTest::newRow("both colours alike") << QStringList{answer, QStringLiteral("list_stones=E5 F6")};
    QTest::newRow("unknown") << QStringList{QStringLiteral("--unknown"),
                                            QStringLiteral("showboard")};
    QTest::newRow("refused") << QStringList{Knows, ListStones, QStringLiteral("--refuse"),
                                            ListStones};
}

void EngineSyncTest::aBoardThatCannotBeReadIsNotJudged()
{
    QFETCH(QStringList, options);
    QVERIFY(start(options));
    QVERIFY(bringTo(gameOf("D4 E5")));

    QVERIFY(verify());

    QCOMPARE(m_engine->sync().state(), (SyncState{Kind::InStep, 2, {}}));
}

void EngineSyncTest::aBoardIsLookedAtWhereTheProfileSaysSo()
{
    QVERIFY(startVerifying({Knows, ListStones}));

    QVERIFY(bringTo(gameOf("D4 E5")));

    QCOMPARE(commands().sliced(5), (QByteArrayList{"list_stones black", "list_stones white"}));
}

void EngineSyncTest::oneRebuildIsTried()
{
    QVERIFY(startVerifying({QStringLiteral("--answer"),
                            QStringLiteral("showboard=A B C\\n3 . . .\\n2 . . .\\n1 . . .")}));

    const EngineDone done = bringTo(gameOf("A1", {.size = 3}));

    QVERIFY(!done);
    QCOMPARE(done.error().sentence(),
             QStringLiteral("has a different board from the one it was told, at A1"));
    QCOMPARE(commands().count("showboard"), 2);
    QCOMPARE(commands().count("clear_board"), 2);
}

SHINPAN_TEST(EngineSyncTest)
#include "enginesync_test.moc"
