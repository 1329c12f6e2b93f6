#include "ui/settings/preferences.h"

#include "core/engine/profile/enginestrength.h"
#include "tests/support/testmain.h"
#include "ui/board/boardoptions.h"
#include "ui/document/fileoptions.h"
#include "ui/game/newgamesettings.h"
#include "ui/home/arrangement.h"
#include "ui/home/shortcutbook.h"
#include "ui/kit/style.h"
#include "ui/match/playoptions.h"
#include "ui/settings/appearance.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;

class PreferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }

    void everythingHasADefault();
    void everythingIsRememberedInTheNextRun();
    void theSchemeOfTheDesktopIsRememberedAsNothing();
    void anEngineThatIsGoneBecomesThePerson();
    void aMeasuredStrengthIsRemembered();
    void aNewGameBeginsAsTheLastOneOfTheStartPage();
    void theGamesOfACompetitionAreNoFolderForOtherFiles();
    void newGamesBeginAsThePreferencesWant();
    void theStrengthOfAnEngineIsRememberedWithTheGame();
    void damagedValuesAreBroughtIntoRange();

private:
    [[nodiscard]] QString iniFile() const
    {
        return m_directory->filePath(QStringLiteral("shinpan.ini"));
    }
    /// The file as a new run of the program sees it.
    [[nodiscard]] Preferences read() const { return Preferences(iniFile()); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void PreferencesTest::everythingHasADefault()
{
    const Preferences preferences = read();

    QCOMPARE(preferences.get(&Appearance::scheme), ColorScheme::System);
    QCOMPARE(preferences.get(&WindowOptions::geometry), QByteArray());
    QCOMPARE(preferences.get(&WindowOptions::layout), WindowLayout::Play);
    QCOMPARE(layoutState(preferences, WindowLayout::Annotate), QByteArray());
    QVERIFY(preferences.get(&WindowOptions::showsHome));
    QCOMPARE(lastGame(preferences, {}), NewGameSettings());
    QCOMPARE(preferences.get(&PlayOptions::pace), 500ms);
    QCOMPARE(preferences.get<BoardOptions>(), BoardOptions());
}

void PreferencesTest::everythingIsRememberedInTheNextRun()
{
    const EngineProfile engine{QStringLiteral("id 1"), QStringLiteral("GNU Go"), {}, {}, {}, {}};
    NewGameSettings settings;
    settings.seats.white.engine = engine;
    settings.size = 13;
    settings.komi = -3.25;
    settings.handicap = 4;
    settings.handicapStyle = HandicapStyle::Free;
    settings.rules = rulesetFromText("ko=situational,scoring=territory,button=true").value();
    settings.time = {{TimeControl::System::Byoyomi, 5min, 10s, 5},
                     {TimeControl::System::Fischer, 90s, 1500ms, 0}};
    BoardOptions board;
    board.coordinates = CoordinateStyle::Sgf;
    board.numbers = MoveNumbers::Variation;
    board.lastCount = 12;
    board.marksLastMove = board.showsNext = board.showsSiblings = false;
    board.confirmsMoves = true;
    board.orientation = Orientation().turnedLeft().flippedSideways();
    board.theme = QStringLiteral("print");
    board.isLively = !board.isLively;
    board.hasSound = !board.hasSound;
    {
        Preferences preferences = read();
        preferences.set(&Appearance::scheme, ColorScheme::Dark);
        preferences.set(&WindowOptions::geometry, QByteArray("\0geometry", 9));
        preferences.set(&WindowOptions::layout, WindowLayout::Watch);
        setLayoutState(preferences, WindowLayout::Annotate, "state");
        preferences.set(&KeyOptions::scheme, KeyScheme::UpDown);
        setKeysOf(preferences, QStringLiteral("save"), QList<QKeySequence>{Qt::Key_F2});
        setKeysOf(preferences, QStringLiteral("Ctrl+/"), QList<QKeySequence>());
        preferences.set(&WindowOptions::showsHome, false);
        rememberGame(preferences, settings);
        preferences.set(&PlayOptions::pace, 2s);
        int changes = 0;
        preferences.follow<BoardOptions>(this, [&changes] { ++changes; });
        preferences.set(board);
        preferences.set(board);
        QCOMPARE(changes, 1);
    }

    const Preferences preferences = read();

    QCOMPARE(preferences.get(&Appearance::scheme), ColorScheme::Dark);
    QCOMPARE(preferences.get(&WindowOptions::geometry), QByteArray("\0geometry", 9));
    QCOMPARE(preferences.get(&WindowOptions::layout), WindowLayout::Watch);
    QCOMPARE(layoutState(preferences, WindowLayout::Annotate), QByteArray("state"));
    QCOMPARE(layoutState(preferences, WindowLayout::Play), QByteArray());
    QCOMPARE(preferences.get(&KeyOptions::scheme), KeyScheme::UpDown);
    QCOMPARE(keysOf(preferences, QStringLiteral("save")), QList<QKeySequence>{Qt::Key_F2});
    QCOMPARE(keysOf(preferences, QStringLiteral("Ctrl+/")), QList<QKeySequence>());
    QCOMPARE(keysOf(preferences, QStringLiteral("open")), std::nullopt);
    QVERIFY(!preferences.get(&WindowOptions::showsHome));
    QCOMPARE(lastGame(preferences, {engine}), settings);
    QCOMPARE(preferences.get(&PlayOptions::pace), 2s);
    QCOMPARE(preferences.get<BoardOptions>(), board);
}

void PreferencesTest::theSchemeOfTheDesktopIsRememberedAsNothing()
{
    {
        Preferences preferences = read();
        preferences.set(&Appearance::scheme, ColorScheme::Light);
        QCOMPARE(preferences.get(&Appearance::scheme), ColorScheme::Light);
        preferences.set(&Appearance::scheme, ColorScheme::System);
    }

    QCOMPARE(read().get(&Appearance::scheme), ColorScheme::System);
}

void PreferencesTest::anEngineThatIsGoneBecomesThePerson()
{
    NewGameSettings settings;
    settings.seats.black.engine =
        EngineProfile{QStringLiteral("gone"), QStringLiteral("Gone"), {}, {}, {}, {}};
    Preferences preferences = read();
    rememberGame(preferences, settings);

    QVERIFY(lastGame(preferences, {}).seats.black.isHuman());
}

void PreferencesTest::aMeasuredStrengthIsRemembered()
{
    EngineProfile bot{
        QStringLiteral("bot"), QStringLiteral("Bot"), QStringLiteral("bot"), {}, {}, {}};
    bot.strengths = {{QStringLiteral("9x9, -100 Elo"), QStringLiteral("bot -v 7"), {}, {}}};
    NewGameSettings last;
    last.seats.white.engine = atStrength(bot, bot.strengths.front());
    Preferences preferences = read();
    rememberGame(preferences, last);

    QCOMPARE(lastGame(preferences, {bot}).seats.white.engine, last.seats.white.engine);
    bot.strengths.clear(); // it was calibrated anew, without this one
    QCOMPARE(lastGame(preferences, {bot}).seats.white.engine, std::optional(bot));
}

/// Its terms are not asked for there, though.
void PreferencesTest::aNewGameBeginsAsTheLastOneOfTheStartPage()
{
    const EngineProfile bot{
        QStringLiteral("bot"), QStringLiteral("Bot"), QStringLiteral("bot"), {}, {}, {}};
    Preferences preferences = read();
    NewGameSettings last;
    last.handicap = 3;
    last.komi = 0.5;
    rememberGame(preferences, last);
    NewGameSettings begun;
    begun.size = 13;
    begun.seats.black.engine = bot;
    rememberStart(preferences, begun, QStringLiteral("play"));

    const NewGameSettings next = lastGame(preferences, {bot});
    QCOMPARE(next.size, 13);
    QCOMPARE(next.seats.black.engine, std::optional(bot));
    QCOMPARE(next.handicap, 3);
}

void PreferencesTest::theGamesOfACompetitionAreNoFolderForOtherFiles()
{
    RecentFiles recent;
    recent.paths = {QStringLiteral("/go/cup.games/sgf/A-B_1.sgf")};
    QCOMPARE(recent.folder(), QStringLiteral("/go"));
    recent.paths = {QStringLiteral("/go/my.games.of/a.sgf")};
    QCOMPARE(recent.folder(), QStringLiteral("/go/my.games.of"));
}

void PreferencesTest::newGamesBeginAsThePreferencesWant()
{
    Preferences preferences = read();
    NewGameSettings last;
    last.seats.white.engine =
        EngineProfile{QStringLiteral("a"), QStringLiteral("A"), {}, {}, {}, {}};
    last.seats.black.name = QStringLiteral("Kim");
    rememberGame(preferences, last);
    QCOMPARE(preferences.get(&GameDefaults::name), QStringLiteral("Kim"));

    preferences.set(&GameDefaults::size, 9);
    preferences.set(&GameDefaults::rules, QStringLiteral("japanese"));
    NewGameSettings next = lastGame(preferences, {*last.seats.white.engine});
    QCOMPARE(next.size, 9);
    QVERIFY(next.rules == findRulesetPreset("Japanese")->rules);
    QCOMPARE(next.komi, 6.5);
    QCOMPARE(next.seats.black.name, QStringLiteral("Kim"));

    preferences.set(&GameDefaults::komi, QStringLiteral("0.5"));
    QCOMPARE(lastGame(preferences, {}).komi, 0.5);
    next.handicap = 3;
    rememberGame(preferences, next);
    QCOMPARE(lastGame(preferences, {}).komi, 6.5);
}

void PreferencesTest::theStrengthOfAnEngineIsRememberedWithTheGame()
{
    EngineProfile engine;
    engine.id = QStringLiteral("a");
    engine.name = QStringLiteral("GNU Go");
    engine.commandLine = QStringLiteral("gnugo --mode gtp --level 10");
    EngineProfile weak = engine;
    weak.commandLine = QStringLiteral("gnugo --mode gtp --level 3");
    NewGameSettings settings;
    settings.seats.white.engine = weak;
    Preferences preferences = read();

    rememberGame(preferences, settings);

    const EngineProfile remembered = *lastGame(preferences, {engine}).seats.white.engine;
    QCOMPARE(remembered.commandLine, weak.commandLine);
    QCOMPARE(remembered.name, QStringLiteral("GNU Go (level 3)"));
    QCOMPARE(remembered.id, engine.id);

    // One that has only been found is called by its strength, whatever that is.
    engine.id = QStringLiteral("found:gnugo");
    settings.seats.white.engine = engine;
    rememberGame(preferences, settings);
    QCOMPARE(lastGame(preferences, {engine}).seats.white.engine->name,
             QStringLiteral("GNU Go (level 10)"));
}

void PreferencesTest::damagedValuesAreBroughtIntoRange()
{
    QFile file(iniFile());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[newGame]\nsize=400\nhandicap=-2\nkomi=nan\nrules=chess\nblackTime=soon\n"
               "[appearance]\ncolorScheme=pink\n[game]\npaceMilliseconds=-5\n"
               "[board]\ncoordinates=9\nmoveNumbers=many\nnumberedMoves=0\norientation=8\n");
    file.close();

    const Preferences preferences = read();

    QCOMPARE(lastGame(preferences, {}).size, 25);
    QCOMPARE(lastGame(preferences, {}).handicap, 0);
    QCOMPARE(lastGame(preferences, {}).komi, 7.5);
    QVERIFY(lastGame(preferences, {}).rules == defaultRules());
    QVERIFY(!lastGame(preferences, {}).time.black.isLimited());
    QCOMPARE(preferences.get(&Appearance::scheme), ColorScheme::System);
    QCOMPARE(preferences.get(&PlayOptions::pace), 0ms);
    const BoardOptions board = preferences.get<BoardOptions>();
    QCOMPARE(board.coordinates, CoordinateStyle::Letters);
    QCOMPARE(board.numbers, MoveNumbers::None);
    QCOMPARE(board.lastCount, 1);
    QCOMPARE(board.orientation.index(), 7);
}

SHINPAN_TEST(PreferencesTest)

#include "preferences_test.moc"
