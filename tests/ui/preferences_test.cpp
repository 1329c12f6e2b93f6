#include "ui/preferences.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
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
    void damagedValuesAreBroughtIntoRange();

private:
    [[nodiscard]] QString iniFile() const
    {
        return m_directory->filePath(QStringLiteral("shinpan.ini"));
    }
    /// As a new run of the program sees the file.
    [[nodiscard]] Preferences read() const { return Preferences(iniFile()); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void PreferencesTest::everythingHasADefault()
{
    const Preferences preferences = read();

    QCOMPARE(preferences.colorScheme(), ColorScheme::System);
    QCOMPARE(preferences.windowGeometry(), QByteArray());
    QCOMPARE(preferences.layout(), WindowLayout::Play);
    QCOMPARE(preferences.layoutState(WindowLayout::Edit), QByteArray());
    QVERIFY(preferences.showsHome());
    QCOMPARE(preferences.newGame({}), NewGameSettings());
    QCOMPARE(preferences.pace(), 500ms);
    QCOMPARE(preferences.boardOptions(), BoardOptions());
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
        preferences.setColorScheme(ColorScheme::Dark);
        preferences.setWindowGeometry(QByteArray("\0geometry", 9));
        preferences.setLayout(WindowLayout::Watch);
        preferences.setLayoutState(WindowLayout::Edit, "state");
        preferences.setKeyScheme(KeyScheme::UpDown);
        preferences.setKeysOf(QStringLiteral("save"), QList<QKeySequence>{Qt::Key_F2});
        preferences.setKeysOf(QStringLiteral("Ctrl+/"), QList<QKeySequence>());
        preferences.setShowsHome(false);
        preferences.setNewGame(settings);
        preferences.setPace(2s);
        const QSignalSpy changes(&preferences, &Preferences::boardOptionsChanged);
        preferences.setBoardOptions(board);
        preferences.setBoardOptions(board);
        QCOMPARE(changes.count(), 1);
    }

    const Preferences preferences = read();

    QCOMPARE(preferences.colorScheme(), ColorScheme::Dark);
    QCOMPARE(preferences.windowGeometry(), QByteArray("\0geometry", 9));
    QCOMPARE(preferences.layout(), WindowLayout::Watch);
    QCOMPARE(preferences.layoutState(WindowLayout::Edit), QByteArray("state"));
    QCOMPARE(preferences.layoutState(WindowLayout::Play), QByteArray());
    QCOMPARE(preferences.keyScheme(), KeyScheme::UpDown);
    QCOMPARE(preferences.keysOf(QStringLiteral("save")), QList<QKeySequence>{Qt::Key_F2});
    QCOMPARE(preferences.keysOf(QStringLiteral("Ctrl+/")), QList<QKeySequence>());
    QCOMPARE(preferences.keysOf(QStringLiteral("open")), std::nullopt);
    QVERIFY(!preferences.showsHome());
    QCOMPARE(preferences.newGame({engine}), settings);
    QCOMPARE(preferences.pace(), 2s);
    QCOMPARE(preferences.boardOptions(), board);
}

void PreferencesTest::theSchemeOfTheDesktopIsRememberedAsNothing()
{
    {
        Preferences preferences = read();
        preferences.setColorScheme(ColorScheme::Light);
        QCOMPARE(preferences.colorScheme(), ColorScheme::Light);
        preferences.setColorScheme(ColorScheme::System);
    }

    QCOMPARE(read().colorScheme(), ColorScheme::System);
}

void PreferencesTest::anEngineThatIsGoneBecomesThePerson()
{
    NewGameSettings settings;
    settings.seats.black.engine =
        EngineProfile{QStringLiteral("gone"), QStringLiteral("Gone"), {}, {}, {}, {}};
    Preferences preferences = read();
    preferences.setNewGame(settings);

    QVERIFY(preferences.newGame({}).seats.black.isHuman());
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

    QCOMPARE(preferences.newGame({}).size, 25);
    QCOMPARE(preferences.newGame({}).handicap, 0);
    QCOMPARE(preferences.newGame({}).komi, 7.5);
    QVERIFY(preferences.newGame({}).rules == defaultRules());
    QVERIFY(!preferences.newGame({}).time.black.isLimited());
    QCOMPARE(preferences.colorScheme(), ColorScheme::System);
    QCOMPARE(preferences.pace(), 0ms);
    const BoardOptions board = preferences.boardOptions();
    QCOMPARE(board.coordinates, CoordinateStyle::Letters);
    QCOMPARE(board.numbers, MoveNumbers::None);
    QCOMPARE(board.lastCount, 1);
    QCOMPARE(board.orientation.index(), 7);
}

SHINPAN_TEST(PreferencesTest)
#include "preferences_test.moc"
