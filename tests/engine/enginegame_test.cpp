#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::gameOf;
using shinpan::test::outcome;
using shinpan::test::running;
using Kind = GtpError::Kind;

/// How Engine keeps a real process in step with a game: what it tells, as the transcript shows it.
class EngineGameTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aNewGameIsToldInFull();
    void aMoveMoreIsOneCommand();
    void anEngineIsNotToldItsOwnMove();
    void takingBackIsUndoing();
    void withoutUndoTheGameIsToldAnew();
    void anotherKomiIsTold();
    void anotherSizeIsTold();

    void handicapsAreToldTheFirstWayThatWorks_data();
    void handicapsAreToldTheFirstWayThatWorks();
    void aDrawnPositionIsPlayed();

    void aRefusalSaysWhatWasRefused_data();
    void aRefusalSaysWhatWasRefused();
    void afterAFailureTheGameIsToldAnew();
    void afterARefusedUndoTheGameIsToldAnew();
    void aPersonsCommandsAreNotReliedOn_data();
    void aPersonsCommandsAreNotReliedOn();
    void aPersonsCommandAmidTheTellingIsNoticed();
    void aNewerCallReplacesTheOneUnderWay();

private:
    /// Leads m_engine there and returns the commands that took.
    [[nodiscard]] QByteArrayList commandsTo(const EngineGame &game);
    [[nodiscard]] QString showboard();
};

QByteArrayList EngineGameTest::commandsTo(const EngineGame &game)
{
    forgetCommands();
    const EngineDone done = bringTo(game);
    return done ? commands() : QByteArrayList{done.error().sentence().english().toUtf8()};
}

QString EngineGameTest::showboard()
{
    const auto reply = outcome(m_engine->ask(GtpCommand("showboard"), Ample));
    return reply ? reply->text.value_or(QStringLiteral("refused")) : QStringLiteral("hangs");
}

void EngineGameTest::aNewGameIsToldInFull()
{
    QVERIFY(start());
    const EngineGame game = gameOf("D4 E5 pass");

    QCOMPARE(commandsTo(game), (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5",
                                               "play b D4", "play w E5", "play b pass"}));

    QVERIFY(m_engine->sync().game() != nullptr);
    QCOMPARE(*m_engine->sync().game(), game);
    QCOMPARE(commandsTo(game), QByteArrayList());
}

void EngineGameTest::aMoveMoreIsOneCommand()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4 E5")));

    QCOMPARE(commandsTo(gameOf("D4 E5 F6")), QByteArrayList{"play b F6"});
}

void EngineGameTest::anEngineIsNotToldItsOwnMove()
{
    QVERIFY(start({QStringLiteral("--moves"), QStringLiteral("E5")}));
    QVERIFY(bringTo(gameOf("D4")));
    QVERIFY(generateMove(Color::White));

    QCOMPARE(commandsTo(gameOf("D4 E5 F6")), QByteArrayList{"play b F6"});
}

void EngineGameTest::takingBackIsUndoing()
{
    QVERIFY(start({QStringLiteral("--moves"), QStringLiteral("F6")}));
    QVERIFY(bringTo(gameOf("D4 E5")));
    QVERIFY(generateMove(Color::Black));

    QCOMPARE(commandsTo(gameOf("D4 E5")), QByteArrayList{"undo"});
    QCOMPARE(commandsTo(gameOf("D4 C3")), (QByteArrayList{"undo", "play w C3"}));
}

void EngineGameTest::withoutUndoTheGameIsToldAnew()
{
    QVERIFY(start({QStringLiteral("--unknown"), QStringLiteral("undo")}));
    QVERIFY(bringTo(gameOf("D4 E5")));

    QCOMPARE(commandsTo(gameOf("D4 C3")),
             (QByteArrayList{"clear_board", "play b D4", "play w C3"}));
    QCOMPARE(*m_engine->sync().game(), gameOf("D4 C3"));
}

void EngineGameTest::anotherKomiIsTold()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4")));

    QCOMPARE(commandsTo(gameOf("D4", {.komi = -0.5})), QByteArrayList{"komi -0.5"});
    QCOMPARE(commandsTo(gameOf("D4", {.komi = -0.5})), QByteArrayList());
}

void EngineGameTest::anotherSizeIsTold()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4")));

    QCOMPARE(commandsTo(gameOf("D4", {.size = 13})),
             (QByteArrayList{"boardsize 13", "clear_board", "komi 7.5", "play b D4"}));
}

void EngineGameTest::handicapsAreToldTheFirstWayThatWorks_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArrayList>("wayOf");
    QTest::addColumn<QString>("stones");
    const QString refuse = QStringLiteral("--refuse");
    const QString unknown = QStringLiteral("--unknown");
    const QString both = QStringLiteral("fixed_handicap set_free_handicap");
    const QString fixedPoints = QStringLiteral("C3 G7");

    QTest::newRow("fixed") << QStringList{} << QByteArrayList{"fixed_handicap 2"} << fixedPoints;
    QTest::newRow("fixed refused")
        << QStringList{refuse, QStringLiteral("fixed_handicap")}
        << QByteArrayList{"fixed_handicap 2", "clear_board", "set_free_handicap C3 G7"}
        << fixedPoints;
    QTest::newRow("fixed on other points")
        << QStringList{QStringLiteral("--answer"), QStringLiteral("fixed_handicap=D4 F6")}
        << QByteArrayList{"fixed_handicap 2", "clear_board", "set_free_handicap C3 G7"}
        << fixedPoints;
    QTest::newRow("fixed in another order")
        << QStringList{QStringLiteral("--answer"), QStringLiteral("fixed_handicap=g7 c3")}
        << QByteArrayList{"fixed_handicap 2"} << fixedPoints;
    QTest::newRow("fixed unknown") << QStringList{unknown, QStringLiteral("fixed_handicap")}
                                   << QByteArrayList{"set_free_handicap C3 G7"} << fixedPoints;
    QTest::newRow("both refused")
        << QStringList{refuse, both}
        << QByteArrayList{"fixed_handicap 2", "clear_board", "set_free_handicap C3 G7",
                          "clear_board",      "play b C3",   "play b G7"}
        << fixedPoints;
    QTest::newRow("both unknown") << QStringList{unknown, both}
                                  << QByteArrayList{"play b C3", "play b G7"} << fixedPoints;
    QTest::newRow("free points") << QStringList{} << QByteArrayList{"set_free_handicap C3 F6"}
                                 << QStringLiteral("C3 F6");
    QTest::newRow("a single stone")
        << QStringList{} << QByteArrayList{"play b C3"} << QStringLiteral("C3");
}

void EngineGameTest::handicapsAreToldTheFirstWayThatWorks()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArrayList, wayOf);
    QFETCH(QString, stones);
    QVERIFY(start(options));
    const std::string handicap = stones.toStdString();

    const QByteArrayList commands = commandsTo(gameOf("E5", {.komi = 0.5, .handicap = handicap}));

    QCOMPARE(commands, (QByteArrayList{"boardsize 9", "clear_board", "komi 0.5"} + wayOf
                        + QByteArrayList{"play w E5"}));
}

void EngineGameTest::aDrawnPositionIsPlayed()
{
    QVERIFY(start());
    EngineGame game = gameOf("E5", {.handicap = "C3 G7"});
    game.line.setUp.push_back({at("C7"), Color::White});

    QCOMPARE(commandsTo(game),
             (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5", "play b C3", "play b G7",
                             "play w C7", "play w E5"}));
}

void EngineGameTest::aRefusalSaysWhatWasRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("size") << QStringList{QStringLiteral("--max-size"), QStringLiteral("7")}
                          << QStringLiteral(
                                 "answered \"boardsize 9\" with the failure \"unacceptable size\"");
    QTest::newRow("komi") << QStringList{QStringLiteral("--refuse"), QStringLiteral("komi")}
                          << QStringLiteral(
                                 "answered \"komi 7.5\" with the failure \"cannot do that\"");
    QTest::newRow("move") << QStringList{QStringLiteral("--refuse-move"), QStringLiteral("E5")}
                          << QStringLiteral(
                                 "answered \"play w E5\" with the failure \"illegal move\"");
}

void EngineGameTest::aRefusalSaysWhatWasRefused()
{
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    QVERIFY(start(options));

    const EngineDone done = bringTo(gameOf("D4 E5"));

    QVERIFY(!done);
    QCOMPARE(done.error().error.kind, Kind::Refused);
    QCOMPARE(done.error().sentence(), sentence);
    QCOMPARE(m_engine->sync().game(), nullptr);
}

void EngineGameTest::afterAFailureTheGameIsToldAnew()
{
    QVERIFY(start({QStringLiteral("--refuse-move"), QStringLiteral("E5")}));
    QVERIFY(bringTo(gameOf("D4")));
    QVERIFY(!bringTo(gameOf("D4 E5")));

    QCOMPARE(commandsTo(gameOf("D4 F6")),
             (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5", "play b D4", "play w F6"}));
}

/// GTP 2 has engines that take back a few moves only.
void EngineGameTest::afterARefusedUndoTheGameIsToldAnew()
{
    QVERIFY(start({QStringLiteral("--refuse-with"), QStringLiteral("undo=cannot undo")}));
    QVERIFY(bringTo(gameOf("D4 E5 C3")));

    QCOMPARE(commandsTo(gameOf("D4 E5")), (QByteArrayList{"undo", "boardsize 9", "clear_board",
                                                          "komi 7.5", "play b D4", "play w E5"}));
    QCOMPARE(*m_engine->sync().game(), gameOf("D4 E5"));
}

void EngineGameTest::aPersonsCommandsAreNotReliedOn_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<bool>("isReliedOn");
    const auto row = [](const char *command, bool isReliedOn) {
        QTest::newRow(command) << QByteArray(command) << isReliedOn;
    };
    row("showboard", true);
    row("final_score", true);
    row("name", true);
    row("play b F6", false);
    row("undo", false);
    row("clear_board", false);
    row("komi 0", false);
    row("loadsgf game.sgf", false);
}

void EngineGameTest::aPersonsCommandsAreNotReliedOn()
{
    QFETCH(QByteArray, command);
    QFETCH(bool, isReliedOn);
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("D4")));

    m_engine->sync().sendFromConsole(GtpCommand::parse(command).value());

    QCOMPARE(m_engine->sync().game() != nullptr, isReliedOn);
    const QByteArrayList told = commandsTo(gameOf("D4 E5"));
    QCOMPARE(told.contains("clear_board"), !isReliedOn);
    QCOMPARE(told.last(), QByteArray("play w E5"));
}

void EngineGameTest::aPersonsCommandAmidTheTellingIsNoticed()
{
    QVERIFY(start({QStringLiteral("--delay-ms"), QStringLiteral("10")}));
    forgetCommands();
    const auto telling = running(m_engine->sync().bringTo(gameOf("D4 E5"), Ample));
    QVERIFY(test::eventually([this] { return commands().contains("clear_board"); }));
    m_engine->sync().sendFromConsole(
        GtpCommand("play", {"b", "A1"})); // while clear_board is answered

    QVERIFY(outcome(telling));

    QCOMPARE(m_engine->sync().game(), nullptr);
}

void EngineGameTest::aNewerCallReplacesTheOneUnderWay()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("A1 B1 C1 D1 E1 F1")));
    forgetCommands();
    const EngineGame wanted = gameOf("C3 D3 E3 F3");

    const auto older = running(m_engine->sync().bringTo(gameOf("A2 B2 C2 D2 E2 F2"), Ample));
    const auto newer = running(m_engine->sync().bringTo(wanted, Ample));

    QVERIFY(outcome(newer).value());
    const EngineDone replaced = outcome(older).value();
    QVERIFY(!replaced);
    QCOMPARE(replaced.error().error.kind, Kind::Cancelled);
    QCOMPARE(*m_engine->sync().game(), wanted);
    QCOMPARE(showboard().count(u'X') + showboard().count(u'O'), 4);
}

SHINPAN_TEST(EngineGameTest)
#include "enginegame_test.moc"
