#include "core/engine/dialect/gtpone.h"
#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::fakeProfile;
using shinpan::test::gameOf;
using shinpan::test::outcome;

/// Engines that speak version 1 of GTP, and engines that only look as if they did.
class EngineOldTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void anOldEngineIsRecognised_data();
    void anOldEngineIsRecognised();
    void aNewEngineIsNeverTakenForAnOldOne_data();
    void aNewEngineIsNeverTakenForAnOldOne();
    void theListOfVersionOneIsRead();
    void anOldEngineIsToldAGameInItsWords();
    void itPlaysAndTakesBack();
    void itsHandicapIsPlayed();
    void whatAPersonTypesIsNotTranslated();
    void gnuGoIsSpokenToInVersionTwoWhateverItSays();
    void gnuGoUnderstandsTheOldWords();

private:
    [[nodiscard]] bool gnuGoStarts(const QString &option);
};

void EngineOldTest::anOldEngineIsRecognised_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("it says so") << QStringList();
    QTest::newRow("it refuses protocol_version")
        << QStringList{QStringLiteral("--refuse"), QStringLiteral("protocol_version")};
    QTest::newRow("it does not know protocol_version")
        << QStringList{QStringLiteral("--unknown"), QStringLiteral("protocol_version")};
    QTest::newRow("it says so and lists nothing")
        << QStringList{QStringLiteral("--unknown"), QStringLiteral("help")};
}

void EngineOldTest::anOldEngineIsRecognised()
{
    QFETCH(QStringList, options);
    QVERIFY(start(QStringList(QStringLiteral("--gtp1")) + options));

    QCOMPARE(m_engine->handshake().protocolVersion, 1);
    QVERIFY(bringTo(gameOf("D4")));
    QCOMPARE(commands().last(), QByteArray("black D4"));
}

void EngineOldTest::aNewEngineIsNeverTakenForAnOldOne_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const char *option, const char *value) {
        QTest::newRow(name) << QStringList{QLatin1String(option), QLatin1String(value)};
    };
    QTest::newRow("it is as it should be") << QStringList();
    row("it refuses protocol_version", "--refuse", "protocol_version");
    row("it says 1", "--answer", "protocol_version=1");
    row("it says 1 and cannot list", "--answer", "protocol_version=1");
    row("it says nothing and cannot list", "--unknown", "protocol_version list_commands");
    row("it says nothing at all", "--unknown", "protocol_version list_commands known_command");
    row("it explains itself", "--answer", "help=black and white stones\ngenmove_black is old");
}

void EngineOldTest::aNewEngineIsNeverTakenForAnOldOne()
{
    QFETCH(QStringList, options);
    if (qstrcmp(QTest::currentDataTag(), "it says 1 and cannot list") == 0) {
        options << QStringLiteral("--unknown") << QStringLiteral("list_commands");
    }
    QVERIFY(start(options));

    QCOMPARE(m_engine->handshake().protocolVersion, 2);
    QVERIFY(bringTo(gameOf("D4")));
    QCOMPARE(commands().last(), QByteArray("play b D4"));
}

void EngineOldTest::theListOfVersionOneIsRead()
{
    QVERIFY(start({QStringLiteral("--gtp1"), QStringLiteral("--unknown"), QStringLiteral("undo")}));

    QVERIFY(m_engine->knows("fixed_handicap"));
    QVERIFY(m_engine->knows("genmove_black"));
    QVERIFY(!m_engine->knows("undo"));
    QVERIFY(!m_engine->knows("time_left"));
}

void EngineOldTest::anOldEngineIsToldAGameInItsWords()
{
    QVERIFY(start({QStringLiteral("--gtp1")}));

    QVERIFY(bringTo(gameOf("D4 E5 pass")));
    QCOMPARE(commands(), (QByteArrayList{"boardsize 9", "boardsize 9", "komi 7.5", "black D4",
                                         "white E5", "black pass"}));
}

void EngineOldTest::itPlaysAndTakesBack()
{
    QVERIFY(start({QStringLiteral("--gtp1"), QStringLiteral("--moves"), QStringLiteral("E5")}));
    QVERIFY(bringTo(gameOf("D4")));
    forgetCommands();

    const auto generated = generateMove(Color::White);
    QVERIFY(generated);
    QCOMPARE(std::get<Move>(generated->action), (Move{Color::White, at("E5")}));
    QVERIFY(bringTo(gameOf("D4 F6 C3")));
    QCOMPARE(commands(), (QByteArrayList{"genmove_white", "undo", "white F6", "black C3"}));

    forgetCommands();
    QVERIFY(bringTo(gameOf("A1")));
    QCOMPARE(commands(), (QByteArrayList{"boardsize 9", "black A1"}));
}

void EngineOldTest::itsHandicapIsPlayed()
{
    QVERIFY(start({QStringLiteral("--gtp1")}));

    QVERIFY(bringTo(gameOf("D4", {.handicap = "C3 G7"})));
    QCOMPARE(commands().sliced(3), (QByteArrayList{"fixed_handicap 2", "white D4"}));
    forgetCommands();
    QVERIFY(bringTo(gameOf("D4", {.handicap = "C3 G6"})));
    QCOMPARE(commands(), (QByteArrayList{"boardsize 9", "black C3", "black G6", "white D4"}));
}

void EngineOldTest::whatAPersonTypesIsNotTranslated()
{
    QVERIFY(start({QStringLiteral("--gtp1")}));

    m_engine->sync().sendFromConsole(GtpCommand("play", {"b", "D4"}));
    QCOMPARE(commands(), QByteArrayList{"play b D4"});
}

bool EngineOldTest::gnuGoStarts(const QString &option)
{
    const Result<EngineProfile> gnuGo =
        resolveEngine(QStringLiteral("gnugo --mode gtp --level 1 ") + option, {});
    if (!gnuGo) {
        return false;
    }
    create(*gnuGo);
    return outcome(m_engine->start(Ample, Ample)).value().has_value();
}

/// GNU Go 3.8 knows both versions' commands, and says 1 when it is asked to.
void EngineOldTest::gnuGoIsSpokenToInVersionTwoWhateverItSays()
{
    if (!gnuGoStarts(QStringLiteral("--gtp-version 1"))) {
        QSKIP("GNU Go is not installed");
    }
    QVERIFY(m_engine->knows("black") && m_engine->knows("genmove_white"));
    QCOMPARE(m_engine->handshake().protocolVersion, 2);
    QVERIFY(bringTo(gameOf("D4")));
    QVERIFY(generateMove(Color::White));
    QVERIFY(commands().contains("genmove w"));
}

void EngineOldTest::gnuGoUnderstandsTheOldWords()
{
    if (!gnuGoStarts(QStringLiteral("--gtp-version 1"))) {
        QSKIP("GNU Go is not installed");
    }
    const auto answer = [this](const QByteArray &line) {
        const GtpCommand command = inGtpOne(*GtpCommand::parse(line), {}, BoardSize::square(9));
        return outcome(m_engine->ask(command, Ample))->text.value_or(QStringLiteral("refused"));
    };
    for (const char *const line : {"boardsize 9", "play b A1", "clear_board", "komi 7.5",
                                   "play b D4", "play w E5", "play b pass", "undo"}) {
        QCOMPARE(answer(line), QString());
    }
    QVERIFY(answer("genmove b") != QStringLiteral("refused"));
    QCOMPARE(answer("undo"), QString());
    QVERIFY(answer("list_commands").contains(QStringLiteral("genmove_black")));
    QCOMPARE(answer("list_stones black"), QStringLiteral("D4"));
    QCOMPARE(answer("list_stones white"), QStringLiteral("E5"));
}

SHINPAN_TEST(EngineOldTest)
#include "engineold_test.moc"
