#include "core/engine/dialect/timecommands.h"
#include "core/gtpserver/gtpserver.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using test::OrderlyEngine;
using test::talk;

/// The clocks as an engine is told of them.
class GtpServerTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLongestTurnIsTold_data();
    void theLongestTurnIsTold();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void whatTheArbiterTellsIsUnderstood_data();
    void whatTheArbiterTellsIsUnderstood();
    void fractionsAreUnderstood_data();
    void fractionsAreUnderstood();
    void thinkingIsChargedAndANewGameHasFullClocks();
    void thinkingIsOverWithTheTime();
};

void GtpServerTimeTest::theLongestTurnIsTold_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("milliseconds"); // -1: no limit
    const auto row = [](const char *input, int milliseconds) {
        QTest::newRow(input) << QByteArray(input) << milliseconds;
    };
    row("name", -1);
    row("time_settings 300 0 0", 300'000);
    row("time_settings 300 60 10", 360'000);
    row("time_settings 0 10 1", 10'000);
    row("time_settings 300 60 0", -1);
    row("time_settings 0 0 0", 1);
    row("time_settings 300.5 0 0", 300'500);
    row("kgs-time_settings none", -1);
    row("kgs-time_settings absolute 300", 300'000);
    row("kgs-time_settings byoyomi 300 30 5", 450'000);
    row("kgs-time_settings canadian 300 60 10", 360'000);
    row("kata-time_settings fischer 300 10", 300'000);
    row("kata-time_settings fischer 0 10", 10'000);
    row("kata-time_settings fischer 300 0", 300'000);
    row("kata-time_settings none", -1);
    row("time_settings 300 0 0\ntime_left b 7 0", 7'000);
    row("time_settings 300 0 0\ntime_left w 7 0", 300'000);
    row("time_settings 300 0 0\ntime_left b -2 0", 0);
    row("time_settings 300 60 10\ntime_left b 45 7", 45'000);
    row("kgs-time_settings byoyomi 300 30 5\ntime_left b 12 3", 72'000);
    row("kata-time_settings fischer 300 10\ntime_left b 2.5 0", 2'500);
    row("kata-time_settings fischer 3 0.2\ntime_left b 0.35 0", 350);
    row("kata-time_settings byoyomi 0 0.3 1\ntime_left b 0.3 1", 300);
    // Whole seconds are rounded down: this is some part of one.
    row("time_settings 0 1 1\ntime_left b 0 1", 200);
    row("kgs-time_settings byoyomi 300 30 5\ntime_left b 0 2", 30'200);
    row("kata-time_settings byoyomi 0 0.3 1\ntime_left b 0.0 1", 0);
    row("time_left b 7 0", -1);
}

void GtpServerTimeTest::theLongestTurnIsTold()
{
    QFETCH(QByteArray, input);
    QFETCH(int, milliseconds);
    OrderlyEngine engine;
    const std::string output = talk(engine, input.toStdString() + "\ngenmove b\n");
    QVERIFY(output.find('?') == std::string::npos);
    const auto longest = engine.asked.time.longest;
    QCOMPARE(longest ? int(longest->count()) : -1, milliseconds);
    QCOMPARE(engine.asked.time.control.isLimited(), milliseconds >= 0);
}

void GtpServerTimeTest::nonsenseIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line :
         {"time_settings", "time_settings 1 2", "time_settings -1 0 0", "time_settings 1 2 x",
          "time_settings nan 0 0", "time_settings 1 2 1.5", "kgs-time_settings",
          "kgs-time_settings fischer 300 10", "kgs-time_settings byoyomi 300",
          "kata-time_settings fischer 300", "time_left", "time_left b", "time_left x 1 0",
          "time_left b 1 -1"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void GtpServerTimeTest::nonsenseIsRefused()
{
    QFETCH(QByteArray, line);
    OrderlyEngine engine;
    QCOMPARE(talk(engine, line.toStdString() + "\n"), std::string("? syntax error\n\n"));
}

void GtpServerTimeTest::whatTheArbiterTellsIsUnderstood_data()
{
    QTest::addColumn<QByteArray>("control");
    for (const char *control : {"10m", "5m+10s", "10m+3x30s", "5m+10/1m", "none"}) {
        QTest::newRow(control) << QByteArray(control);
    }
}

/// Every time system, in the words of the best dialect that both know.
void GtpServerTimeTest::whatTheArbiterTellsIsUnderstood()
{
    QFETCH(QByteArray, control);
    const auto agreed = timeControlFromText(control.toStdString());
    QVERIFY(agreed.has_value());
    const QSet<QByteArray> known{"time_settings", "kgs-time_settings", "kata-time_settings"};
    for (const TimeSettings &settings : timeSettingsFor(*agreed, known)) {
        OrderlyEngine engine;
        const std::string output =
            talk(engine, settings.command.line().toStdString() + "\ngenmove w\n");
        QVERIFY(output.find('?') == std::string::npos);
        const GameClock clock({*agreed, *agreed});
        QCOMPARE(engine.asked.time.longest, clock.budget(Color::White));
    }
}

void GtpServerTimeTest::fractionsAreUnderstood_data()
{
    QTest::addColumn<QByteArray>("control");
    for (const char *control : {"0.3s/move", "3s+0.2s", "1.9s", "0.5s+3x0.7s", "2.5s+10/0.9s"}) {
        QTest::newRow(control) << QByteArray(control);
    }
}

/// KataGo's dialect has them, for the control and for what is left of it.
void GtpServerTimeTest::fractionsAreUnderstood()
{
    QFETCH(QByteArray, control);
    const auto agreed = timeControlFromText(control.toStdString());
    QVERIFY(agreed.has_value());
    GameClock clock({*agreed, *agreed});
    std::string input =
        timeSettingsFor(*agreed, {"kata-time_settings"}).front().command.line().toStdString();
    for (int turn = 0; turn < 3; ++turn) {
        OrderlyEngine engine;
        const TimeLeft left = clock.timeLeft(Color::White);
        const GtpCommand timeLeft =
            timeLeftCommand(TimeDialect::KataGo, *agreed, Color::White, left);
        const std::string output =
            talk(engine, input + '\n' + timeLeft.line().toStdString() + "\ngenmove w\n");
        QVERIFY(output.find('?') == std::string::npos);
        QCOMPARE(engine.asked.time.longest, clock.budget(Color::White));
        QVERIFY(clock.charge(Color::White, 123ms));
    }
}

void GtpServerTimeTest::thinkingIsChargedAndANewGameHasFullClocks()
{
    class SlowEngine final : public OrderlyEngine
    {
        EngineAnswer generate(const HostedGame &game,
                              const EngineQuestion &question,
                              Thinking &thinking) override
        {
            while (thinking.elapsed() < 20ms) { }
            return OrderlyEngine::generate(game, question, thinking);
        }
    } engine;
    static_cast<void>(talk(engine, "time_settings 300 0 0\ngenmove b\ngenmove b\n"));
    QVERIFY(engine.asked.time.longest <= 300s - 20ms);
    static_cast<void>(talk(engine, "time_settings 300 0 0\ngenmove b\nreg_genmove b\n"
                                   "clear_board\ngenmove b\n"));
    QCOMPARE(*engine.asked.time.longest, std::chrono::milliseconds(300s));
    const std::string output = talk(engine, "genmove b\ngomill-cpu_time\n");
    QVERIFY(std::stod(output.substr(output.rfind('=') + 1)) >= 0.001);
}

void GtpServerTimeTest::thinkingIsOverWithTheTime()
{
    class EndlessEngine final : public OrderlyEngine
    {
        EngineAnswer generate(const HostedGame & /*game*/,
                              const EngineQuestion & /*question*/,
                              Thinking &thinking) override
        {
            while (!thinking.isOver()) { }
            rest = thinking.rest();
            return {};
        }

    public:
        std::optional<std::chrono::nanoseconds> rest;
    } engine;
    QCOMPARE(talk(engine, "time_settings 300 0 0\ntime_left b 0.03 0\ngenmove b\n"),
             std::string("=\n\n=\n\n= pass\n\n"));
    QCOMPARE(*engine.rest, 0ns);
}

SHINPAN_TEST(GtpServerTimeTest)
#include "gtpservertime_test.moc"
