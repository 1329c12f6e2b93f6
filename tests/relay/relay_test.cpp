#include "core/relay/relay.h"

#include "tests/relay/scriptedcontroller.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::ScriptedController;

/// What a relay does for a controller whose engine behaves.
class RelayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreTheEngines();
    void idsAreTheControllers();
    void aNameIsSentAsItsAlias();
    void startupCommandsComeFirst();
    void chatIsAnsweredForAnEngineThatCannot();
    void anEngineThatKnowsTheChatAnswersItself();
    void theRecordGrowsWithTheGame();
    void movesTakenBackAreVariations();
    void eachGameHasARecord();
    void aDirectoryTakesNoMoreRecordsThanItMay();
    void anAnalysisEndsWithTheNextCommand();
    void aSearchIsCancelledByTheNextLine_data();
    void aSearchIsCancelledByTheNextLine();
    void aSearchThatIsWaitedForTellsItsMove_data();
    void aSearchThatIsWaitedForTellsItsMove();
    void quitCancelsASearch();
    void everyCommandThatGeneratesAMoveIsRecorded_data();
    void everyCommandThatGeneratesAMoveIsRecorded();
    void whatOnlyTheEngineKnowsIsAskedOfIt();
    void aRecordIsTakenAsItsEngineIsKnownToDo_data();
    void aRecordIsTakenAsItsEngineIsKnownToDo();
    void theSameSizeAgainIsNoNewGameForWhoKeepsItsStones();
    void aBoardThatIsReturnedToIsTheGameAgain();
    void aMoveWithAnalysisPasses();
    void quitEndsIt();
    void theEndOfTheInputEndsIt();

private:
    void open(const QStringList &engine, RelaySettings settings = {})
    {
        EngineProfile profile = test::fakeProfile(engine);
        profile.aliases = settings.engine.aliases;
        profile.startupCommands = settings.engine.startupCommands;
        profile.timeouts.setUp = std::chrono::seconds(10);
        settings.engine = profile;
        m_controller = std::make_unique<ScriptedController>();
        m_relay = std::make_unique<Relay>(
            settings,
            std::make_unique<ControllerLink>(m_controller->takeInput(), m_controller->takeOutput()),
            nullptr);
        m_relay->start();
    }
    [[nodiscard]] QByteArray ask(QByteArrayView command) { return m_controller->ask(command); }
    [[nodiscard]] static QByteArray textOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    }

    std::unique_ptr<ScriptedController> m_controller;
    std::unique_ptr<Relay> m_relay;
};

void RelayTest::answersAreTheEngines()
{
    open({QStringLiteral("--answer"), QStringLiteral("odd=one\\n  two  three\\n=four"),
          QStringLiteral("--refuse-with"), QStringLiteral("bad=no\\nnever")});

    QCOMPARE(ask("name"), QByteArray("= fakeengine\n\n"));
    QCOMPARE(ask("odd"), QByteArray("= one\n  two  three\n=four\n\n"));
    QCOMPARE(ask("bad"), QByteArray("? no\nnever\n\n"));
    QCOMPARE(ask("nonsense"), QByteArray("? unknown command\n\n"));
}

void RelayTest::idsAreTheControllers()
{
    open({});

    QCOMPARE(ask("99 name"), QByteArray("=99 fakeengine\n\n"));
    QCOMPARE(ask("1 name"), QByteArray("=1 fakeengine\n\n"));
    QCOMPARE(ask("\n\n3 name # why not"), QByteArray("=3 fakeengine\n\n"));
}

void RelayTest::aNameIsSentAsItsAlias()
{
    RelaySettings settings;
    settings.engine.aliases = {{QStringLiteral("hello"), QStringLiteral("greet")}};
    open({QStringLiteral("--answer"), QStringLiteral("greet=good day")}, settings);

    QCOMPARE(ask("hello"), QByteArray("= good day\n\n"));
}

void RelayTest::startupCommandsComeFirst()
{
    RelaySettings settings;
    settings.engine.startupCommands = {QStringLiteral("boardsize 5")};
    open({QStringLiteral("--moves"), QStringLiteral("A1")}, settings);

    QCOMPARE(ask("play b A6"), QByteArray("? invalid color or coordinate\n\n"));
}

void RelayTest::chatIsAnsweredForAnEngineThatCannot()
{
    RelaySettings settings;
    settings.chat = QStringLiteral("I am a machine.");
    open({}, settings);

    QCOMPARE(ask("4 kgs-chat game Hikaru hello"), QByteArray("=4 I am a machine.\n\n"));
    QCOMPARE(ask("kgs-game_over"), QByteArray("=\n\n"));
    QCOMPARE(ask("known_command kgs-chat"), QByteArray("= true\n\n"));
    QVERIFY(ask("list_commands").contains("\nkgs-chat\nkgs-game_over\n\n"));
}

void RelayTest::anEngineThatKnowsTheChatAnswersItself()
{
    RelaySettings settings;
    settings.chat = QStringLiteral("I am a machine.");
    open({QStringLiteral("--answer"), QStringLiteral("kgs-chat=hm")}, settings);

    QCOMPARE(ask("kgs-chat game Hikaru hello"), QByteArray("= hm\n\n"));
}

void RelayTest::theRecordGrowsWithTheGame()
{
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({QStringLiteral("--moves"), QStringLiteral("C3 resign")}, settings);
    (void)ask("boardsize 5");
    (void)ask("komi 2.5");
    (void)ask("time_settings 60 0 0");
    (void)ask("play b D4");
    (void)ask("time_left w 42 0");
    QCOMPARE(ask("genmove w"), QByteArray("= C3\n\n"));
    QTRY_VERIFY(textOf(m_relay->recordPath()).contains("W[cc]"));
    const QByteArray text = textOf(m_relay->recordPath());
    (void)ask("play b A1");
    QCOMPARE(ask("genmove w"), QByteArray("= resign\n\n"));

    QVERIFY2(text.contains("SZ[5]") && text.contains("KM[2.5]") && text.contains(";B[db]"), text);
    QVERIFY2(text.contains("PW[fakeengine:1.0]") && text.contains("WL[4"), text);
    QTRY_VERIFY(textOf(m_relay->recordPath()).contains("RE[B+R]"));
}

void RelayTest::movesTakenBackAreVariations()
{
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({}, settings);
    for (const char *const command :
         {"boardsize 5", "play b D4", "play w C3", "undo", "play w A1", "name"}) {
        (void)ask(command);
    }

    const QByteArray text = textOf(m_relay->recordPath());
    QVERIFY2(text.contains("B[db]") && text.contains("(;W[ae])") && text.contains("(;W[cc])"),
             text);
}

void RelayTest::eachGameHasARecord()
{
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({}, settings);
    for (const char *const command :
         {"boardsize 5", "clear_board", "play b D4", "clear_board", "fixed_handicap 2",
          "boardsize 9", "clear_board", "fixed_handicap 2", "play w E5", "name"}) {
        (void)ask(command);
    }

    QCOMPARE(QDir(directory.path()).entryList(QDir::Files),
             QStringList({QStringLiteral("game-1.sgf"), QStringLiteral("game-2.sgf")}));
    QVERIFY(textOf(directory.filePath(QStringLiteral("game-2.sgf"))).contains("HA[2]"));
}

void RelayTest::aDirectoryTakesNoMoreRecordsThanItMay()
{
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    settings.mostRecords = 2;
    open({}, settings);
    QStringList told;
    connect(m_relay.get(), &Relay::told, this,
            [&told](const Message &text) { told += text.english(); });
    for (int game = 0; game < 4; ++game) {
        for (const char *const command : {"clear_board", "play b D4", "play w E5"}) {
            QCOMPARE(ask(command).first(1), "=");
        }
    }

    QCOMPARE(QDir(directory.path()).entryList(QDir::Files),
             QStringList({QStringLiteral("game-1.sgf"), QStringLiteral("game-2.sgf")}));
    QCOMPARE(told.join(u'\n').count(QLatin1String("there are 2 records")), 1);
}

void RelayTest::anAnalysisEndsWithTheNextCommand()
{
    const QTemporaryDir directory;
    const QString lines = directory.filePath(QStringLiteral("lines"));
    QFile file(lines);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move D4 visits 1\n");
    file.close();
    RelaySettings settings;
    settings.chat = QStringLiteral("-");
    open({QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + lines}, settings);
    m_controller->say("7 lz-analyze 1\n");
    QTRY_VERIFY(m_controller->heard().startsWith("=7\ninfo move D4 visits 1\ninfo move D4"));
    m_controller->say("8 name\n");

    QTRY_VERIFY(m_controller->heard().endsWith("visits 1\n\n=8 fakeengine\n\n"));
}

void RelayTest::aSearchIsCancelledByTheNextLine_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("plain") << QByteArray("kata-search_cancellable")
                           << QByteArray("=1 cancelled\n\n");
    QTest::newRow("aloud") << QByteArray("kata-search_analyze_cancellable")
                           << QByteArray("=1\ninfo move D4 visits 1\nplay cancelled\n\n");
}

/// KataGo's document has it so; were it held, the search would go on for a minute.
void RelayTest::aSearchIsCancelledByTheNextLine()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, answer);
    RelaySettings settings;
    settings.restarts = 1;
    open({QStringLiteral("--knows"), QString::fromLatin1(command)}, settings);
    m_controller->say("1 " + command + " b\n");
    m_controller->say("2 name\n");

    QTRY_COMPARE_WITH_TIMEOUT(m_controller->heard(), answer + "=2 fakeengine\n\n", 20'000);
}

void RelayTest::aSearchThatIsWaitedForTellsItsMove_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("plain") << QByteArray("kata-search_cancellable") << QByteArray("=1 C3\n\n");
    QTest::newRow("aloud") << QByteArray("kata-search_analyze_cancellable")
                           << QByteArray("=1\ninfo move D4 visits 1\nplay C3\n\n");
}

void RelayTest::aSearchThatIsWaitedForTellsItsMove()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, answer);
    RelaySettings settings;
    settings.restarts = 1;
    open({QStringLiteral("--knows"), QString::fromLatin1(command), QStringLiteral("--moves"),
          QStringLiteral("C3"), QStringLiteral("--search-ms"), QStringLiteral("10")},
         settings);

    QCOMPARE(ask("1 " + command + " b"), answer);
    QCOMPARE(ask("2 name"), QByteArray("=2 fakeengine\n\n"));
}

void RelayTest::quitCancelsASearch()
{
    RelaySettings settings;
    settings.restarts = 1;
    open({QStringLiteral("--knows"), QStringLiteral("kata-search_cancellable")}, settings);
    const QSignalSpy finished(m_relay.get(), &Relay::finished);
    m_controller->say("kata-search_cancellable w\nquit\n");

    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20'000);
    QCOMPARE(m_controller->heard(), QByteArray("= cancelled\n\n=\n\n"));
}

void RelayTest::everyCommandThatGeneratesAMoveIsRecorded_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const char *const command : {"genmove w", "genmove_debug w", "kgs-genmove_cleanup w"}) {
        QTest::newRow(command) << QByteArray(command);
    }
}

void RelayTest::everyCommandThatGeneratesAMoveIsRecorded()
{
    QFETCH(QByteArray, command);
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({QStringLiteral("--moves"), QStringLiteral("C3"), QStringLiteral("--knows"),
          QStringLiteral("genmove_debug kgs-genmove_cleanup")},
         settings);
    (void)ask("boardsize 5");
    (void)ask("play b D4");
    QCOMPARE(ask(command), QByteArray("= C3\n\n"));
    (void)ask("play b A1");
    (void)ask("name");

    const QByteArray text = textOf(m_relay->recordPath());
    QVERIFY2(text.contains("B[db]") && text.contains("W[cc]") && text.contains("B[ae]"), text);
}

/// Its loadsgf puts another board there than stands in the file, and leaves its komi.
void RelayTest::whatOnlyTheEngineKnowsIsAskedOfIt()
{
    const QTemporaryDir directory;
    const QString file = directory.filePath(QStringLiteral("loaded.sgf"));
    QFile sgf(file);
    QVERIFY(sgf.open(QIODevice::WriteOnly));
    sgf.write("(;SZ[5]KM[0.5]RU[NZ]AB[aa];B[ee])");
    sgf.close();
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({QStringLiteral("--answer"), QStringLiteral("loadsgf=white"), QStringLiteral("--answer"),
          QStringLiteral("get_komi=6.5"), QStringLiteral("--answer"),
          QStringLiteral("showboard=  A B C\n3 . . .\n2 . X .\n1 . . ."), QStringLiteral("--moves"),
          QStringLiteral("C3")},
         settings);
    (void)ask("boardsize 3");
    QCOMPARE(ask("loadsgf " + file.toUtf8()), QByteArray("= white\n\n"));
    QCOMPARE(ask("genmove w"), QByteArray("= C3\n\n"));
    (void)ask("version");

    const QByteArray text = textOf(m_relay->recordPath());
    QVERIFY2(text.contains("SZ[3]") && text.contains("KM[6.5]") && text.contains("AB[bb]")
                 && text.contains(";W[ca]") && !text.contains("RU[NZ]"),
             text);
}

void RelayTest::aRecordIsTakenAsItsEngineIsKnownToDo_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<bool>("isWritten");
    const auto add = [](const char *engine, const char *version, const QByteArray &record,
                        const QByteArray &written, bool isWritten = true) {
        QTest::addRow("%s %s", engine, record.constData())
            << QString::fromLatin1(engine) << QString::fromLatin1(version) << record << written
            << isWritten;
    };
    add("Leela Zero", "0.17", "(;SZ[5])", "KM[7.5]");
    add("Leela Zero", "0.17", "(;SZ[5]KM[1.5])", "KM[1.5]");
    add("GNU Go", "3.8", "(;SZ[5])", "KM[5.5]");
    add("KataGo", "1.17.2", "(;SZ[5])", "KM[3.5]");
    add("KataGo", "1.17.2", "(;SZ[5]RU[Japanese])", "RU[Japanese]");
    add("GNU Go", "3.8", "(;SZ[5]RU[Japanese])", "RU[Japanese]", false);
    add("Nobody", "1", "(;SZ[5]RU[Japanese])", "RU[Japanese]", false);
}

void RelayTest::aRecordIsTakenAsItsEngineIsKnownToDo()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, version);
    QFETCH(const QByteArray, record);
    QFETCH(const QByteArray, written);
    QFETCH(const bool, isWritten);
    const QTemporaryDir directory;
    const QString file = directory.filePath(QStringLiteral("loaded.sgf"));
    QFile sgf(file);
    QVERIFY(sgf.open(QIODevice::WriteOnly));
    sgf.write(record);
    sgf.close();
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({QStringLiteral("--name"), engine, QStringLiteral("--version"), version,
          QStringLiteral("--answer"), QStringLiteral("loadsgf=")},
         settings);
    (void)ask("boardsize 5");
    (void)ask("komi 3.5");
    QCOMPARE(ask("loadsgf " + file.toUtf8()), QByteArray("=\n\n"));
    (void)ask("play b C3");
    (void)ask("name");

    const QByteArray text = textOf(m_relay->recordPath());
    QVERIFY2(text.contains(";B[cc]") && text.contains(written) == isWritten, text);
}

/// KataGo keeps its stones, which others clear.
void RelayTest::theSameSizeAgainIsNoNewGameForWhoKeepsItsStones()
{
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    open({QStringLiteral("--name"), QStringLiteral("KataGo"), QStringLiteral("--version"),
          QStringLiteral("1.17.2")},
         settings);
    for (const char *const command :
         {"boardsize 5", "play b D4", "boardsize 5", "play w C3", "name"}) {
        (void)ask(command);
    }

    const QByteArray text = textOf(m_relay->recordPath());
    QVERIFY2(text.contains(";B[db]") && text.contains(";W[cc]"), text);
}

/// GNU Go's stack: what is tried is no move of the game.
void RelayTest::aBoardThatIsReturnedToIsTheGameAgain()
{
    const QTemporaryDir directory;
    RelaySettings settings;
    settings.recordDirectory = directory.path();
    settings.engine.aliases = {{QStringLiteral("popgo"), QStringLiteral("undo")}};
    open({QStringLiteral("--knows"), QStringLiteral("trymove list_stones")}, settings);
    for (const char *const command :
         {"boardsize 5", "play b D4", "play w C3", "trymove b A1", "popgo", "play b B2", "name"}) {
        QVERIFY2(ask(command).startsWith('='), command);
    }

    QCOMPARE(QDir(directory.path()).entryList(QDir::Files),
             QStringList(QStringLiteral("game-1.sgf")));
    const QByteArray text = textOf(m_relay->recordPath());
    QVERIFY2(text.contains(";B[db]") && text.contains(";W[cc]") && text.contains(";B[bd]")
                 && !text.contains("[ae]"),
             text);
}

void RelayTest::aMoveWithAnalysisPasses()
{
    const QTemporaryDir directory;
    const QString lines = directory.filePath(QStringLiteral("lines"));
    QFile file(lines);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move D4 visits 1\nplay D4\n");
    file.close();
    RelaySettings settings;
    settings.replacement = MoveReplacement::Resign;
    open({QStringLiteral("--analyze"), QStringLiteral("lz-genmove_analyze=") + lines,
          QStringLiteral("--analyze-lines"), QStringLiteral("2")},
         settings);

    QCOMPARE(ask("7 lz-genmove_analyze b 1"), QByteArray("=7\ninfo move D4 visits 1\nplay D4\n\n"));
    QCOMPARE(ask("name"), QByteArray("= fakeengine\n\n"));
}

void RelayTest::quitEndsIt()
{
    RelaySettings settings;
    settings.chat = QStringLiteral("-");
    open({}, settings);
    const QSignalSpy finished(m_relay.get(), &Relay::finished);

    QCOMPARE(ask("12 quit"), QByteArray("=12\n\n"));
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 10'000);
    QCOMPARE(finished.first().first().toBool(), false);
    QTRY_VERIFY(m_controller->isLeft());
}

void RelayTest::theEndOfTheInputEndsIt()
{
    open({});
    const QSignalSpy finished(m_relay.get(), &Relay::finished);
    m_controller->say("name\nversion\n");
    m_controller->end();

    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 10'000);
    QTRY_COMPARE(m_controller->heard(), QByteArray("= fakeengine\n\n= 1.0\n\n"));
}

SHINPAN_TEST(RelayTest)

#include "relay_test.moc"
