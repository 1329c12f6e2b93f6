#include "app/gui/commandline.h"

#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace shinpan;

namespace {

const QString FakeEngine = QStringLiteral(SHINPAN_FAKE_ENGINE);

} // namespace

class CommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutWordsNothingIsAsked();
    void aFileIsOpened();
    void onlyFilesAreForAnyInstance();
    void everyOptionOfAGameIsRead();
    void whatIsNotSaidIsUsual();
    void komiIsUsualForTheHandicap();
    void anEngineIsFoundByItsName();
    void aPersonCanBeNamed();
    void aRelativeEngineStartsAtTheCurrentDirectory();
    void startAloneIsAGameToo();
    void aControllerSaysWhatIsPlayed();
    void helpAndVersionWinOverMistakes();
    void aMistakeNamesTheArgument_data();
    void aMistakeNamesTheArgument();
    void theHelpNamesEveryOption();

private:
    [[nodiscard]] Result<CommandLine> read(const QStringList &words) const
    {
        return readCommandLine(words, m_profiles);
    }

    const std::vector<EngineProfile> m_profiles{
        {QStringLiteral("1"), QStringLiteral("Weak Engine"), FakeEngine, {}, {}, {}}};
};

void CommandLineTest::withoutWordsNothingIsAsked()
{
    const Result<CommandLine> line = read({});

    QVERIFY(line);
    QCOMPARE(line->files, QStringList());
    QVERIFY(!line->newGame);
    QVERIFY(!line->starts && !line->asksHelp && !line->asksVersion);
}

void CommandLineTest::aFileIsOpened()
{
    const Result<CommandLine> line = read({QStringLiteral("games/my game.sgf")});

    QVERIFY(line);
    QCOMPARE(line->files, QStringList{QStringLiteral("games/my game.sgf")});
    QVERIFY(!line->newGame);
}

void CommandLineTest::onlyFilesAreForAnyInstance()
{
    const QString file = QStringLiteral("a.sgf");
    const QString window = QStringLiteral("--new-window");

    QVERIFY(read({file})->isForAnyInstance());
    QVERIFY(!read({})->isForAnyInstance());
    QVERIFY(!read({file, window})->isForAnyInstance());
    QVERIFY(!read({file, window})->newGame);
    QVERIFY(!read({file, QStringLiteral("--start")})->isForAnyInstance());
    QVERIFY(read({window, QStringLiteral("--start")})->newGame);
    QVERIFY(!read({file, QStringLiteral("--follow")})->isForAnyInstance());
    QVERIFY(!read({file, QStringLiteral("--follow")})->newGame);
}

void CommandLineTest::everyOptionOfAGameIsRead()
{
    const QString command = FakeEngine + QStringLiteral(" --random 1");

    const Result<CommandLine> line = read(
        {QStringLiteral("--black"), command, QStringLiteral("--white=human"),
         QStringLiteral("--size"), QStringLiteral("13"), QStringLiteral("--komi"),
         QStringLiteral("-5.5"), QStringLiteral("--handicap=free:4"),
         QStringLiteral("--rules=japanese"), QStringLiteral("--time=10m+5x30s"),
         QStringLiteral("--time-white=1h"), QStringLiteral("--start"), QStringLiteral("a.sgf")});

    QVERIFY2(line, line ? "" : qPrintable(line.error().english()));
    QVERIFY(line->starts);
    QCOMPARE(line->files, QStringList{QStringLiteral("a.sgf")});
    const NewGameSettings &game = line->newGame.value();
    QCOMPARE(game.seats.black.engine->name, QStringLiteral("fakeengine"));
    QCOMPARE(game.seats.black.engine->commandLine, command);
    QVERIFY(game.seats.white.isHuman());
    QCOMPARE(game.size, 13);
    QCOMPARE(game.komi, -5.5);
    QCOMPARE(game.handicap, 4);
    QCOMPARE(game.handicapStyle, HandicapStyle::Free);
    QVERIFY(game.rules == findRulesetPreset("Japanese")->rules);
    QVERIFY(game.time.black == timeControlFromText("10m+5x30s"));
    QVERIFY(game.time.white == timeControlFromText("1h"));
}

void CommandLineTest::whatIsNotSaidIsUsual()
{
    const Result<CommandLine> line = read({QStringLiteral("--size"), QStringLiteral("9")});

    QVERIFY(line);
    QVERIFY(!line->starts);
    NewGameSettings usual;
    usual.size = 9;
    QCOMPARE(line->newGame, usual);
}

void CommandLineTest::komiIsUsualForTheHandicap()
{
    const Result<CommandLine> line = read({QStringLiteral("--handicap"), QStringLiteral("3")});

    QVERIFY(line);
    QCOMPARE(line->newGame->komi, usualKomi(NewGameSettings().rules, 3));
}

void CommandLineTest::anEngineIsFoundByItsName()
{
    const Result<CommandLine> line =
        read({QStringLiteral("--white"), QStringLiteral("weak engine")});

    QVERIFY(line);
    QCOMPARE(line->newGame->seats.white.engine, m_profiles[0]);
}

void CommandLineTest::aPersonCanBeNamed()
{
    const Result<CommandLine> line = read({QStringLiteral("--black"), QStringLiteral("human")});

    QVERIFY(line);
    QVERIFY(line->newGame->seats.black.isHuman());
}

void CommandLineTest::aRelativeEngineStartsAtTheCurrentDirectory()
{
    const QString before = QDir::currentPath();
    const QFileInfo engine(FakeEngine);
    QVERIFY(QDir::setCurrent(engine.path()));
    const Result<CommandLine> line =
        read({QStringLiteral("--black"), QStringLiteral("./") + engine.fileName()});
    QVERIFY(QDir::setCurrent(before));

    QVERIFY2(line, line ? "" : qPrintable(line.error().english()));
    QCOMPARE(processSpec(*line->newGame->seats.black.engine)->program, engine.filePath());
}

void CommandLineTest::startAloneIsAGameToo()
{
    const Result<CommandLine> line = read({QStringLiteral("--start")});

    QVERIFY(line);
    QVERIFY(line->starts);
    QCOMPARE(line->newGame, NewGameSettings());
}

void CommandLineTest::aControllerSaysWhatIsPlayed()
{
    const Result<CommandLine> streams = read({QStringLiteral("--gtp")});
    const Result<CommandLine> port =
        read({QStringLiteral("--gtp"), QStringLiteral("--listen"), QStringLiteral("6800")});

    QVERIFY(streams && streams->isEngine && !streams->listensAt && !streams->newGame);
    QVERIFY(!streams->isForAnyInstance());
    QVERIFY(port && port->isEngine && !port->newGame);
    QCOMPARE(port->listensAt->text(), QStringLiteral("127.0.0.1:6800"));
}

void CommandLineTest::helpAndVersionWinOverMistakes()
{
    const Result<CommandLine> help =
        read({QStringLiteral("--size"), QStringLiteral("huge"), QStringLiteral("--help")});
    const Result<CommandLine> version =
        read({QStringLiteral("--nonsense"), QStringLiteral("--version")});

    QVERIFY(help && help->asksHelp && !help->asksVersion);
    QVERIFY(version && version->asksVersion && !version->asksHelp);
}

void CommandLineTest::aMistakeNamesTheArgument_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("reason");

    const auto row = [](const char *name, const char *words, const char *reason) {
        QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(reason);
    };
    row("unknown option", "--colour", "Unknown option 'colour'.");
    row("missing value", "--size", "Missing value after '--size'.");
    row("no such engine", "--black Ghost",
        "--black: no engine is named “Ghost”, and there is no program “Ghost” in ");
    row("no engine at all", "--white=", "--white: the command line names no program");
    row("size too large", "--size 26", "--size: \"26\" is not a whole number from 1 to 25");
    row("unknown rules", "--rules draughts", "--rules: \"draughts\" names no rules; allowed are ");
    row("komi in words", "--komi much", "--komi: \"much\" is not a number of points");
    row("one handicap stone", "--handicap 1", "--handicap: \"1\" is not possible; ");
    row("a crowd of stones", "--handicap free:20",
        "--handicap: \"free:20\" is more than the 9 stones offered here");
    row("a game beside a controller", "--gtp --size 9",
        "--gtp: the controller says what is played");
    row("a file beside a controller", "--gtp a.sgf", "--gtp: the controller says what is played");
    row("a port for nobody", "--listen 6800", "--listen: goes with --gtp");
    row("no port", "--gtp --listen far", "--listen: \"far\"");
    row("time in words", "--time-white long", "--time-white: \"long\" is no time control; ");
}

void CommandLineTest::aMistakeNamesTheArgument()
{
    QFETCH(QString, words);
    QFETCH(QString, reason);

    const Result<CommandLine> line = read(words.split(u' '));

    QVERIFY(!line);
    QCOMPARE(line.error().english().left(reason.size()), reason);
}

void CommandLineTest::theHelpNamesEveryOption()
{
    const QString help = commandLineHelp();

    QVERIFY2(help.startsWith(QStringLiteral("Usage: shinpan [options] [FILE.sgf…]")),
             qPrintable(help));
    for (const char *option : {"--black", "--white", "--size", "--rules", "--komi", "--handicap",
                               "--time", "--time-black", "--time-white", "--start", "--new-window",
                               "--follow", "--gtp", "--listen", "--help", "--version"}) {
        QVERIFY2(help.contains(QLatin1String(option)), option);
    }
}

SHINPAN_TEST(CommandLineTest)
#include "commandline_test.moc"
