#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::gameOf;
using shinpan::test::outcome;
using shinpan::test::running;

namespace {

EngineGame timed(EngineGame game, const char *time)
{
    game.time = timeControlFromText(time).value_or(TimeControl());
    return game;
}

EngineGame ruled(EngineGame game, const char *rules)
{
    game.rules = rulesetFromText(rules);
    return game;
}

/// The options of a fakeengine that answers these commands, with nothing.
QStringList knowing(const QStringList &commands)
{
    QStringList options;
    for (const QString &command : commands) {
        options += {QStringLiteral("--answer"), command + u'='};
    }
    return options;
}

} // namespace

/// What Engine tells a real process of rules and time, and that no refusal does harm.
class EngineTimeTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void timeIsToldByTheBestCommand_data();
    void timeIsToldByTheBestCommand();
    void aRefusedTimeIsToldTheNextWay();
    void whatItRefusesIsNoted();
    void anEngineThatDiesOfItIsAFailure();
    void noLimitIsToldOnlyAfterALimit();
    void aLimitIsToldOnceInAGame();
    void rulesAreToldOnceInAGame();

    void timeLeftComesRightBeforeTheMove();
    void timeLeftSpeaksTheDialectThatWasTaken();
    void timeLeftIsToldOnlyWhereItMeansSomething_data();
    void timeLeftIsToldOnlyWhereItMeansSomething();
    void aRefusedTimeLeftIsNotedOnce();
    void whatIsQueuedBeforeTheMoveIsNotCharged();

private:
    void tellTimeLeft(const TimeLeft &black, const TimeLeft &white);
};

void EngineTimeTest::tellTimeLeft(const TimeLeft &black, const TimeLeft &white)
{
    const ByColor<std::optional<TimeLeft>> left{black, white};
    QVERIFY(outcome(takeTurn({.color = Color::Black, .left = left, .limit = Ample})).value());
}

void EngineTimeTest::timeIsToldByTheBestCommand_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArrayList>("told");
    const QStringList kata = knowing({QStringLiteral("kata-time_settings")});
    const QStringList kgs = knowing({QStringLiteral("kgs-time_settings")});
    const QStringList unknown{QStringLiteral("--unknown"), QStringLiteral("time_settings")};

    QTest::newRow("KataGo's") << kata + kgs
                              << QByteArrayList{"kata-time_settings byoyomi 600 30 5"};
    QTest::newRow("KGS's") << kgs << QByteArrayList{"kgs-time_settings byoyomi 600 30 5"};
    QTest::newRow("GTP's") << QStringList{} << QByteArrayList{"time_settings 720 30 1"};
    QTest::newRow("none") << unknown << QByteArrayList{};
}

void EngineTimeTest::timeIsToldByTheBestCommand()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArrayList, told);
    QVERIFY(start(options));

    QVERIFY(bringTo(timed(gameOf("F6", {.komi = 0.5, .handicap = "C3 G7"}), "10m+5x30s")));

    QCOMPARE(commands(), (QByteArrayList{"boardsize 9", "clear_board", "komi 0.5"} + told
                          + QByteArrayList{"fixed_handicap 2", "play w F6"}));
    QCOMPARE(m_engine->sync().told().notices(), QStringList());
}

void EngineTimeTest::aRefusedTimeIsToldTheNextWay()
{
    QVERIFY(
        start(knowing({QStringLiteral("kata-time_settings"), QStringLiteral("kgs-time_settings")})
              + QStringList{QStringLiteral("--refuse"), QStringLiteral("kata-time_settings")}));

    QVERIFY(bringTo(timed(gameOf(""), "10m+5s")));

    QCOMPARE(commands().sliced(3), (QByteArrayList{"kata-time_settings fischer 600 5",
                                                   "kgs-time_settings byoyomi 595 5 1"}));
    QCOMPARE(m_engine->sync().told().notices(),
             QStringList{QStringLiteral("answered \"kata-time_settings fischer 600 5\" with the "
                                        "failure \"cannot do that\"")});
}

void EngineTimeTest::whatItRefusesIsNoted()
{
    QVERIFY(start(
        knowing({QStringLiteral("kata-set-rules")})
        + QStringList{QStringLiteral("--refuse"), QStringLiteral("kata-set-rules time_settings")}));
    const EngineGame game = ruled(timed(gameOf("D4"), "10m"), "Japanese");

    QVERIFY(bringTo(game));

    QCOMPARE(*m_engine->sync().game(), game);
    QCOMPARE(m_engine->sync().told().notices().size(), 2);
    QVERIFY(m_engine->sync().told().notices().first().startsWith(
        QStringLiteral("answered \"kata-set-rules {")));
    QVERIFY(m_engine->sync().told().notices().last().startsWith(
        QStringLiteral("answered \"time_settings 600")));
    QVERIFY(bringTo(gameOf("", {.size = 13})));
    QCOMPARE(m_engine->sync().told().notices(), QStringList());
}

void EngineTimeTest::anEngineThatDiesOfItIsAFailure()
{
    QVERIFY(start({QStringLiteral("--exit-at"), QStringLiteral("time_settings:3")}));

    const EngineDone done = bringTo(timed(gameOf("D4"), "10m"));

    QVERIFY(!done);
    QCOMPARE(done.error().error.kind, GtpError::Kind::EngineEnded);
}

void EngineTimeTest::noLimitIsToldOnlyAfterALimit()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("")));
    QVERIFY(!commands().contains("time_settings 0 1 0"));

    QVERIFY(bringTo(timed(gameOf(""), "10m")));
    m_engine->sync().forgetGame();
    forgetCommands();
    QVERIFY(bringTo(gameOf("")));
    QCOMPARE(commands(),
             (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5", "time_settings 0 1 0"}));

    m_engine->sync().forgetGame();
    forgetCommands();
    QVERIFY(bringTo(gameOf("")));
    QVERIFY(!commands().contains("time_settings 0 1 0"));
}

void EngineTimeTest::aLimitIsToldOnceInAGame()
{
    QVERIFY(start());
    QVERIFY(bringTo(timed(gameOf("D4"), "10m")));
    forgetCommands();

    QVERIFY(bringTo(timed(gameOf("D4 E5"), "10m")));
    QVERIFY(bringTo(timed(gameOf("D4"), "10m")));
    QCOMPARE(commands(), (QByteArrayList{"play w E5", "undo"}));

    forgetCommands();
    QVERIFY(bringTo(timed(gameOf("C3"), "10m")));
    QCOMPARE(commands(), (QByteArrayList{"clear_board", "time_settings 600 0 0", "play b C3"}));
}

void EngineTimeTest::rulesAreToldOnceInAGame()
{
    QVERIFY(start(knowing({QStringLiteral("kata-set-rules")})));
    const QByteArray command =
        "kata-set-rules " + QByteArray::fromStdString(toKataGoJson(*rulesetFromText("AGA")));

    QVERIFY(bringTo(ruled(gameOf("D4"), "AGA")));
    QCOMPARE(commands(),
             (QByteArrayList{"boardsize 9", "clear_board", "komi 7.5", command, "play b D4"}));

    forgetCommands();
    QVERIFY(bringTo(ruled(gameOf("D4 E5"), "AGA")));
    QCOMPARE(commands(), QByteArrayList{"play w E5"});
}

void EngineTimeTest::timeLeftComesRightBeforeTheMove()
{
    QVERIFY(start());
    QVERIFY(bringTo(timed(gameOf(""), "10m")));
    forgetCommands();

    const auto generated = takeTurn(
        {.color = Color::Black, .left = {TimeLeft{9500ms, {}}, TimeLeft{-1s, {}}}, .limit = Ample});
    m_engine->sync().sendFromConsole(GtpCommand("name"));

    QVERIFY(outcome(generated).value());
    QCOMPARE(commands().first(3),
             (QByteArrayList{"time_left b 9 0", "time_left w 0 0", "genmove b"}));
}

void EngineTimeTest::timeLeftSpeaksTheDialectThatWasTaken()
{
    QVERIFY(start(knowing({QStringLiteral("kgs-time_settings")})
                  + QStringList{QStringLiteral("--refuse"), QStringLiteral("kgs-time_settings")}));
    QVERIFY(bringTo(timed(gameOf(""), "10m+5x30s")));
    forgetCommands();

    tellTimeLeft({30s, 3}, {30s, 1});

    QCOMPARE(commands(), (QByteArrayList{"time_left b 60 0", "time_left w 30 1", "genmove b"}));
}

void EngineTimeTest::timeLeftIsToldOnlyWhereItMeansSomething_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("control");
    const QString unknown = QStringLiteral("--unknown");
    const QString refuse = QStringLiteral("--refuse");

    QTest::newRow("no limit") << QStringList{} << QByteArray("none");
    QTest::newRow("unknown") << QStringList{unknown, QStringLiteral("time_left")}
                             << QByteArray("10m");
    QTest::newRow("settings unknown")
        << QStringList{unknown, QStringLiteral("time_settings")} << QByteArray("10m");
    QTest::newRow("settings refused")
        << QStringList{refuse, QStringLiteral("time_settings")} << QByteArray("10m");
}

void EngineTimeTest::timeLeftIsToldOnlyWhereItMeansSomething()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, control);
    QVERIFY(start(options));
    QVERIFY(bringTo(timed(gameOf(""), control.constData())));
    forgetCommands();

    tellTimeLeft({30s, {}}, {30s, {}});

    QCOMPARE(commands(), QByteArrayList{"genmove b"});
}

void EngineTimeTest::aRefusedTimeLeftIsNotedOnce()
{
    QVERIFY(start({QStringLiteral("--refuse"), QStringLiteral("time_left")}));
    QVERIFY(bringTo(timed(gameOf(""), "10m")));

    tellTimeLeft({30s, {}}, {29s, {}});
    tellTimeLeft({28s, {}}, {27s, {}});

    QCOMPARE(m_engine->sync().told().notices(),
             QStringList{QStringLiteral(
                 "answered \"time_left b 30 0\" with the failure \"cannot do that\"")});
    QVERIFY(generateMove(Color::Black));
}

void EngineTimeTest::whatIsQueuedBeforeTheMoveIsNotCharged()
{
    QVERIFY(start({QStringLiteral("--late-at"), QStringLiteral("time_left:300")}));
    QVERIFY(bringTo(timed(gameOf(""), "10m")));

    const auto generated = outcome(takeTurn({.color = Color::Black,
                                             .left = {TimeLeft{30s, {}}, std::nullopt},
                                             .limit = Ample}))
                               .value();

    QVERIFY(generated);
    QVERIFY2(generated->elapsed < 300ms, qPrintable(QString::number(generated->elapsed.count())));
}

SHINPAN_TEST(EngineTimeTest)
#include "enginetime_test.moc"
