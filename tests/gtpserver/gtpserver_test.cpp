#include "core/gtpserver/gtpserver.h"

#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::OrderlyEngine;
using test::ScriptedChannel;
using test::talk;

/// What every engine has, what of it is called when, and what generates moves.
class GtpServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conversations_data();
    void conversations();
    void everyCommandThatIsListedIsKnownAndAnswered();
    void theEngineStartsJustInTime();
    void theEngineIsKeptInStepByMoves();
    void theInputMayComeInPiecesAndEndWithoutALineFeed();
    void aLineThatIsTooLongIsAnsweredOnce();
    void anEngineWithoutParametersHasNoCommandsForThem();
    void aMoveIsNotCutShortByInputButByTheInterrupt();
    void cleanupForbidsToPassWhileDeadStonesAreThere();
};

void GtpServerTest::conversations_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *input, const char *expected) {
        QTest::newRow(name) << QByteArray(input) << QByteArray(expected);
    };
    row("identity", "1 protocol_version\n2 name\nversion\n", "=1 2\n\n=2 Orderly\n\n= 1.0\n\n");
    row("unknown", "3 nonsense\n4 namex\n5\n",
        "?3 unknown command\n\n?4 unknown command\n\n?5 unknown command\n\n");
    row("no command", "\n# name\n   \n1 name\n", "=1 Orderly\n\n");
    row("tabs and carriage returns", "1\tname\r\n2 na\x01me\n", "=1 Orderly\n\n=2 Orderly\n\n");
    row("known", "known_command genmove\nknown_command nonsense\nknown_command\n",
        "= true\n\n= false\n\n= false\n\n");
    row("quit", "quit\nname\n", "=\n\n");
    row("moves", "boardsize 5\ngenmove b\n2 genmove WHITE\ngenmove x\ngenmove\n",
        "=\n\n= A1\n\n=2 B1\n\n? syntax error\n\n? syntax error\n\n");
    row("GTP 1", "boardsize 5\ngenmove_black\ngenmove_white\nblack C3\nwhite PASS\nblack C3\n",
        "=\n\n= A1\n\n= B1\n\n=\n\n=\n\n? illegal move\n\n");
    row("regression", "boardsize 5\nreg_genmove w\nlist_stones w\n", "=\n\n= A1\n\n=\n\n");
    row("remarks", "gomill-explain_last_move\nboardsize 5\ngenmove b\ngomill-explain_last_move\n",
        "=\n\n=\n\n= A1\n\n= the first point\nthat is free\n\n");
    row("description", "gomill-describe_engine\n", "= Orderly 1.0\nlevel 1\n\n");
    row("parameters",
        "kata-list-params\nkata-set-param level 2\nkata-get-param level\nlevel 1\n"
        "kata-get-params\nkata-set-param level 9\nkata-set-param x 1\nshinpan-param\n",
        "= level\n\n=\n\n= 2\n\n=\n\n= {\"level\":\"1\"}\n\n? unacceptable value\n\n"
        "? unknown parameter\n\n= [list/1/2] level 9\n\n");
    row("keywords", "gomill-genmove_ex\nboardsize 5\ngomill-genmove_ex b claim nonsense\n",
        "=\n\n=\n\n= A1\n\n"); // it never claims
    row("what need not be done", "gogui-interrupt\nkgs-game_over\ngogui-title\nclear_cache\nstop\n",
        "=\n\n=\n\n= Orderly\n\n=\n\n=\n\n");
}

void GtpServerTest::conversations()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, expected);
    OrderlyEngine engine;
    QCOMPARE(QByteArray::fromStdString(talk(engine, input.toStdString())), expected);
}

void GtpServerTest::everyCommandThatIsListedIsKnownAndAnswered()
{
    OrderlyEngine engine;
    const QByteArray list = QByteArray::fromStdString(talk(engine, "list_commands\n"));
    QByteArrayList names = list.mid(2).trimmed().split('\n');
    QVERIFY(names.size() > 80);
    QByteArrayList sorted = names;
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(names, sorted);
    names.removeOne("quit");
    for (const QByteArray &name : names) {
        const QByteArray input = "1 known_command " + name + "\n2 " + name + "\n3 name\n";
        const QByteArray output = QByteArray::fromStdString(talk(engine, input.toStdString()));
        QVERIFY2(output.startsWith("=1 true\n\n"), name);
        QVERIFY2(!output.contains("unknown command"), name);
        QVERIFY2(output.contains("\n\n=2") || output.contains("\n\n?2"), name);
        QVERIFY2(output.endsWith("\n\n=3 Orderly\n\n"), name);
    }
}

void GtpServerTest::theEngineStartsJustInTime()
{
    OrderlyEngine engine;
    static_cast<void>(talk(engine, "boardsize 9\nkomi 5\nclear_board\nplay b C3\nundo\nplay b C4\n"
                                   "showboard\nfixed_handicap 2\nlist_commands\n"));
    QCOMPARE(engine.told, std::string("quit"));
    engine.told.clear();
    static_cast<void>(talk(engine, "boardsize 9\nplay b C3\nkomi 5\ngenmove w\nquit\n"));
    QCOMPARE(engine.told, std::string("start 1; play A1; quit"));
}

void GtpServerTest::theEngineIsKeptInStepByMoves()
{
    OrderlyEngine engine;
    static_cast<void>(talk(engine, "boardsize 9\nreg_genmove b\nplay b C3\nplay w pass\nundo\n"
                                   "komi 7.5\nplay w D4\nkomi 5\nplay b E5\nreg_genmove w\n"));
    QCOMPARE(engine.told, std::string("start 0; play C3; play pass; undo; play D4; start 3; quit"));
}

void GtpServerTest::theInputMayComeInPiecesAndEndWithoutALineFeed()
{
    OrderlyEngine engine;
    ScriptedChannel channel({"1 na", "me\n2 ver", "sion"});
    GtpServer(engine, channel).run();
    QCOMPARE(channel.output, std::string("=1 Orderly\n\n=2 1.0\n\n"));
    QCOMPARE(engine.told, std::string("quit"));
}

void GtpServerTest::aLineThatIsTooLongIsAnsweredOnce()
{
    OrderlyEngine engine;
    const std::string words(3 * 1024 * 1024, 'x');
    QCOMPARE(talk(engine, "8 play " + words + "\n9 name\n"),
             std::string("?8 line too long\n\n=9 Orderly\n\n"));
}

void GtpServerTest::anEngineWithoutParametersHasNoCommandsForThem()
{
    class Plain final : public OrderlyEngine
    {
        [[nodiscard]] std::vector<GtpParameter> parameters() const override { return {}; }
    } engine;
    QCOMPARE(talk(engine, "known_command level\nkata-list-params\n"),
             std::string("= false\n\n? unknown command\n\n"));
}

/// Thinks until it is over.
class PatientEngine final : public OrderlyEngine
{
public:
    [[nodiscard]] EngineAnswer generate(const HostedGame & /*game*/,
                                        const EngineQuestion & /*question*/,
                                        Thinking &thinking) override
    {
        while (!thinking.isOver() && thinking.elapsed() < std::chrono::milliseconds(50)) { }
        wasOver = thinking.isOver();
        return {};
    }

    bool wasOver = false;
};

void GtpServerTest::aMoveIsNotCutShortByInputButByTheInterrupt()
{
    PatientEngine engine;
    QCOMPARE(talk(engine, "genmove b\nname\nquit\n"), std::string("= pass\n\n= Orderly\n\n=\n\n"));
    QVERIFY(!engine.wasOver);
    ScriptedChannel channel({"genmove b\n", "# interrupt\n"});
    channel.patience = 3;
    GtpServer(engine, channel).run();
    QVERIFY(engine.wasOver);
    QCOMPARE(channel.output, std::string("= pass\n\n"));
}

void GtpServerTest::cleanupForbidsToPassWhileDeadStonesAreThere()
{
    // White's stone in the corner is dead; Black's second line is not.
    OrderlyEngine engine;
    const std::string wall = "boardsize 5\nplay b A2\nplay b B2\nplay b C2\nplay b D2\nplay b E2\n"
                             "play b A4\nplay b B4\nplay b C4\nplay b D4\nplay b E4\n";
    static_cast<void>(talk(engine, wall + "play w C1\nkgs-genmove_cleanup b\n"));
    QVERIFY(engine.asked.kind == EngineQuestion::Kind::Cleanup);
    QVERIFY(!engine.asked.permits(Color::Black, std::nullopt));
    QVERIFY(engine.asked.permits(Color::Black, Point{0, 0}));
    static_cast<void>(talk(engine, wall + "kgs-genmove_cleanup b\n"));
    QVERIFY(engine.asked.permits(Color::Black, std::nullopt));
}

SHINPAN_TEST(GtpServerTest)
#include "gtpserver_test.moc"
