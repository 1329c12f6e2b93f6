#include "ui/home/homepage.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/ladder/ladderbook.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/document/fileoptions.h"
#include "ui/settings/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace shinpan;

/// The start page: what it offers and what it asks for.
class HomePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void onePressBeginsAGameAgainstTheFirstEngine();
    void ourOwnEngineIsOfferedWhereThereIsNoOther();
    void theBoardAndTheOpponentCanBeChosen();
    void aStrengthIsChosenWhereTheEngineHasSeveral();
    void aStrengthHasTheRankThatItHasOnTheBoard();
    void opponentsAreFoundByRank();
    void twoWinsProposeTheNextStrength();
    void stonesOfTheLastGameStay();
    void whoHasPlayedIsLedToTheProgress();
    void theColourCanBeChosenOrDrawn();
    void theHelpThatIsChosenIsOfferedAgain();
    void whatWasPlayedLastIsOffered();
    void thePreferencesDecideWhatIsOffered();
    void aCompetitionIsAPressAway();
    void twoEnginesAreWatchedWhereThereAreTwo();
    void oneEngineIsWatchedPlayingItself();
    void withoutAnEngineOnlyAddingOneIsOffered();
    void anEngineThatWasAddedCanBePlayedAtOnce();
    void everyTileAsksForItsThing();
    void questionsAreOfferedWhileTheyAreDue();
    void recentFilesAreAPressAway();
    void itIsRememberedWhetherThePageIsWanted();
    void escapeLeadsToTheBoard();
    void everyControlHasAName();

private:
    void show();
    void noteGames(bool areWon, const char *strength, int handicap = 0, int size = 9) const;
    void press(const char *text) const;

    [[nodiscard]] QString ladderFile() const
    {
        return m_directory->filePath(QStringLiteral("ladder.json"));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<HomePage> m_page;
};

void HomePageTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("a.ini")));
    m_store =
        std::make_unique<EngineProfileStore>(m_directory->filePath(QStringLiteral("engines.json")));
    for (const char *name : {"GNU Go", "Pachi"}) {
        EngineProfile profile;
        profile.name = QLatin1String(name);
        profile.commandLine = QString::fromLatin1(name).remove(u' ').toLower();
        m_store->add(profile);
    }
}

void HomePageTest::cleanup()
{
    m_page.reset();
    m_store.reset();
    m_preferences.reset();
    m_directory.reset();
}

void HomePageTest::show()
{
    m_page = std::make_unique<HomePage>(*m_store, *m_preferences, ladderFile());
    m_page->resize(1100, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void HomePageTest::press(const char *text) const
{
    QTest::mouseClick(test::buttonWithText<QAbstractButton>(*m_page, text), Qt::LeftButton);
}

void HomePageTest::onePressBeginsAGameAgainstTheFirstEngine()
{
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("Play");

    QCOMPARE(chosen.size(), 1);
    const auto settings = chosen.first().at(0).value<NewGameSettings>();
    QVERIFY(settings.seats.black.isHuman());
    QCOMPARE(settings.seats.white.engine->name, QStringLiteral("GNU Go"));
    QCOMPARE(settings.size, 19);
    QCOMPARE(settings.time, ByColor<TimeControl>());
    QCOMPARE(chosen.first().at(1).value<WindowLayout>(), WindowLayout::Play);
}

void HomePageTest::ourOwnEngineIsOfferedWhereThereIsNoOther()
{
    const std::vector<EngineProfile> stored = m_store->profiles();
    for (const EngineProfile &profile : stored) {
        m_store->remove(profile.id);
    }
    const auto fileAt = [](const QString &path) {
        return path == QLatin1String("/app/shinpan-engine") ? Machine::File::Executable
                                                            : Machine::File::Missing;
    };
    m_store->setFoundEngines(findEngines(
        {QStringLiteral("/home/ann"), {QStringLiteral("/app")}, fileAt, [](const QString &) {
             return QStringList();
         }}));
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("Play");
    press("Watch");

    QCOMPARE(chosen.size(), 2);
    const auto played = chosen.at(0).at(0).value<NewGameSettings>().seats;
    const auto watched = chosen.at(1).at(0).value<NewGameSettings>().seats;
    const QString name = QStringLiteral("Shinpan (level 5)");
    QCOMPARE(played.white.engine->name, name);
    QCOMPARE(watched.black.engine->name, name);
    QCOMPARE(watched.white.engine->name, name);
}

void HomePageTest::theBoardAndTheOpponentCanBeChosen()
{
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("9 × 9");
    test::control<QComboBox>(*m_page, "Play, Opponent")->setCurrentIndex(1);
    press("Play");

    const auto settings = chosen.first().at(0).value<NewGameSettings>();
    QCOMPARE(settings.seats.white.engine->name, QStringLiteral("Pachi"));
    QCOMPARE(settings.size, 9);
}

void HomePageTest::aStrengthIsChosenWhereTheEngineHasSeveral()
{
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);
    auto *strength = test::control<QComboBox>(*m_page, "Play, Opponent, strength");
    QVERIFY(strength->isVisible());
    QCOMPARE(strength->currentText(), QStringLiteral("usual strength"));

    strength->setCurrentIndex(strength->findData(5));
    QVERIFY2(strength->currentText().endsWith(QStringLiteral("kyu · level 5")),
             qPrintable(strength->currentText()));
    press("Play");

    const EngineProfile engine = *chosen.first().at(0).value<NewGameSettings>().seats.white.engine;
    QVERIFY2(engine.commandLine.endsWith(QLatin1String("--level 5")),
             qPrintable(engine.commandLine));
    QCOMPARE(engine.name, QStringLiteral("GNU Go (level 5)"));

    EngineProfile other;
    other.name = QStringLiteral("Other");
    other.commandLine = QStringLiteral("other");
    m_store->add(other);
    auto *list = test::control<QComboBox>(*m_page, "Play, Opponent");
    list->setCurrentIndex(list->findText(other.name, Qt::MatchStartsWith));
    QVERIFY(!strength->isEnabled());
}

void HomePageTest::aStrengthHasTheRankThatItHasOnTheBoard()
{
    show();
    const auto *strength = test::control<QComboBox>(*m_page, "Play, Opponent, strength");
    const int tenth = strength->findData(10);
    press("19 × 19");
    QCOMPARE(strength->itemText(tenth), QStringLiteral("5 kyu · level 10"));
    const int index = strength->currentIndex();
    press("9 × 9"); // where nobody has published a rank
    QCOMPARE(strength->itemText(tenth), QStringLiteral("about 5 kyu · level 10"));
    QVERIFY(strength->itemText(strength->findData(7)).startsWith(QLatin1String("about ")));
    QCOMPARE(strength->currentIndex(), index);
}

void HomePageTest::opponentsAreFoundByRank()
{
    EngineProfile engine;
    engine.name = QStringLiteral("Shinpan");
    engine.commandLine = QStringLiteral("shinpan-engine --level 5");
    m_store->add(engine);
    show();
    press("19 × 19");
    auto *list = test::control<QComboBox>(*m_page, "Play, Opponent");
    QCOMPARE(list->itemText(0), QStringLiteral("GNU Go (6 kyu to 5 kyu)"));
    QCOMPARE(list->itemText(1), QStringLiteral("Pachi"));
    QCOMPARE(list->itemText(2), QStringLiteral("Shinpan (25 kyu to 5 kyu)"));
    list->setCurrentIndex(2);
    auto *strength = test::control<QComboBox>(*m_page, "Play, Opponent, strength");
    strength->setCurrentIndex(strength->findData(6));
    QCOMPARE(strength->currentText(), QStringLiteral("13 kyu · level 6"));

    press("9 × 9"); // the rank stays, not the level

    QCOMPARE(strength->currentText(), QStringLiteral("about 12 kyu · level 1"));
    press("19 × 19");
    QCOMPARE(strength->currentText(), QStringLiteral("13 kyu · level 6"));
}

/// Two games against GNU Go at a level, on 9×9.
void HomePageTest::noteGames(bool areWon, const char *strength, int handicap, int size) const
{
    LadderBook book;
    for (int day = 1; day <= 2; ++day) {
        book.add(
            {.terms = {QStringLiteral("GNU Go"), QString::fromLatin1(strength), size, handicap},
             .when = QDateTime(QDate(2026, 11, day), QTime(12, 0)).toUTC(),
             .rank = -9.0,
             .outcome = areWon ? LadderGame::Outcome::Won : LadderGame::Outcome::Lost});
    }
    QVERIFY(book.save(ladderFile()));
}

void HomePageTest::twoWinsProposeTheNextStrength()
{
    noteGames(true, "1", 0, 19);
    show();
    press("19 × 19");
    auto *strength = test::control<QComboBox>(*m_page, "Play, Opponent, strength");
    const auto rankAt = [strength](int index) {
        return strength->itemText(index)
            .section(QStringLiteral(" · "), 0, 0)
            .remove(QStringLiteral("about ")); // a guess
    };
    const int first = strength->findData(1);
    strength->setCurrentIndex(first);
    int stronger = first + 1;
    while (rankAt(stronger) == rankAt(first)) {
        ++stronger; // that is no step
    }
    auto *choose = test::buttonWithText<QPushButton>(*m_page, "Choose");
    QVERIFY(choose->isVisible());
    QCOMPARE(
        choose->accessibleName(),
        QStringLiteral("Choose: Two wins in a row. Next: %1").arg(strength->itemText(stronger)));

    choose->click();

    QCOMPARE(strength->currentIndex(), stronger);
    QVERIFY(!choose->isVisible());
    press("13 × 13"); // nothing was played there
    QVERIFY(!choose->isVisible());
}

void HomePageTest::stonesOfTheLastGameStay()
{
    noteGames(true, "", 4);
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);
    press("9 × 9");
    press("White");
    press("Play"); // with those of the last game
    auto settings = chosen.last().at(0).value<NewGameSettings>();
    QCOMPARE(settings.handicap, 4);
    QVERIFY(settings.seats.black.isHuman());

    press("Choose"); // one less
    press("Play");
    settings = chosen.last().at(0).value<NewGameSettings>();
    QCOMPARE(settings.handicap, 3);
    QCOMPARE(settings.komi, usualKomi(settings.rules, 3));

    press("Play Even");
    press("Play");
    settings = chosen.last().at(0).value<NewGameSettings>();
    QCOMPARE(settings.handicap, 0);
    QVERIFY(settings.seats.white.isHuman());
}

void HomePageTest::whoHasPlayedIsLedToTheProgress()
{
    show();
    auto *progress = test::buttonWithText<QPushButton>(*m_page, "Your progress");
    QVERIFY(!progress->isVisible());
    noteGames(false, "4");
    show();
    press("9 × 9");
    const QSignalSpy asked(m_page.get(), &HomePage::progressRequested);
    for (auto *button : m_page->findChildren<QPushButton *>()) {
        if (button->text().startsWith(QLatin1String("You: about "))) {
            button->click();
        }
    }
    QCOMPARE(asked.size(), 1);
    QVERIFY(test::unnamedControls(*m_page).isEmpty());
}

void HomePageTest::theColourCanBeChosenOrDrawn()
{
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("White");
    press("Play");
    QVERIFY(chosen.last().at(0).value<NewGameSettings>().seats.white.isHuman());
    QVERIFY(chosen.last().at(0).value<NewGameSettings>().seats.black.engine.has_value());

    press("Nigiri");
    ByColor<bool> wasPerson{false, false};
    for (int game = 0; game < 200 && !(wasPerson.black && wasPerson.white); ++game) {
        press("Play");
        const auto seats = chosen.last().at(0).value<NewGameSettings>().seats;
        QVERIFY(seats.black.isHuman() != seats.white.isHuman());
        wasPerson[seats.black.isHuman() ? Color::Black : Color::White] = true;
    }
    QVERIFY(wasPerson.black && wasPerson.white);
}

void HomePageTest::theHelpThatIsChosenIsOfferedAgain()
{
    const auto begun = [this] {
        const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);
        press("Play");
        return chosen.first().first().value<NewGameSettings>();
    };
    show();
    QVERIFY(!begun().isSerious);
    press("None");
    QVERIFY(begun().isSerious);
    show();
    QVERIFY(begun().isSerious);
    press("Teaching");
    QVERIFY(!begun().isSerious);
    show();
    QCOMPARE(begun().teaching, 2.0);
}

void HomePageTest::whatWasPlayedLastIsOffered()
{
    show();
    press("9 × 9");
    press("White");
    test::control<QComboBox>(*m_page, "Play, Opponent")->setCurrentIndex(1);
    auto *strength = test::control<QComboBox>(*m_page, "Play, Opponent, strength");
    strength->setCurrentIndex(2);
    const QString chosenStrength = strength->currentText();
    press("Play");

    show();

    QVERIFY(test::buttonWithText<QPushButton>(*m_page, "9 × 9")->isChecked());
    QVERIFY(test::buttonWithText<QPushButton>(*m_page, "White")->isChecked());
    QCOMPARE(test::control<QComboBox>(*m_page, "Play, Opponent")->currentText(),
             QStringLiteral("Pachi"));
    QCOMPARE(test::control<QComboBox>(*m_page, "Play, Opponent, strength")->currentText(),
             chosenStrength);
    press("Nigiri");
    press("Play");

    show();

    QVERIFY(test::buttonWithText<QPushButton>(*m_page, "Nigiri")->isChecked());
}

void HomePageTest::thePreferencesDecideWhatIsOffered()
{
    m_preferences->set(
        GameDefaults{QStringLiteral("Kim"), 13, QStringLiteral("japanese"), QStringLiteral("5.5")});
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("Play");

    const auto settings = chosen.first().at(0).value<NewGameSettings>();
    QCOMPARE(settings.size, 13);
    QCOMPARE(settings.seats.black.name, QStringLiteral("Kim"));
    QVERIFY(settings.rules == findRulesetPreset("Japanese")->rules);
    QCOMPARE(settings.komi, 5.5);
}

void HomePageTest::aCompetitionIsAPressAway()
{
    show();
    const QSignalSpy asked(m_page.get(), &HomePage::competitionRequested);

    press("Competition…");

    QCOMPARE(asked.size(), 1);
}

void HomePageTest::twoEnginesAreWatchedWhereThereAreTwo()
{
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("Watch");

    const auto settings = chosen.first().at(0).value<NewGameSettings>();
    QCOMPARE(settings.seats.black.engine->name, QStringLiteral("GNU Go"));
    QCOMPARE(settings.seats.white.engine->name, QStringLiteral("Pachi"));
    QCOMPARE(chosen.first().at(1).value<WindowLayout>(), WindowLayout::Watch);
}

void HomePageTest::oneEngineIsWatchedPlayingItself()
{
    m_store->remove(m_store->profiles().back().id);
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("Watch");

    const auto settings = chosen.first().at(0).value<NewGameSettings>();
    QCOMPARE(settings.seats.black.engine->name, QStringLiteral("GNU Go"));
    QCOMPARE(settings.seats.white.engine->name, QStringLiteral("GNU Go"));
}

void HomePageTest::withoutAnEngineOnlyAddingOneIsOffered()
{
    m_store->setStored({});
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);
    const QSignalSpy added(m_page.get(), &HomePage::addEngineRequested);

    press("Play");
    press("Watch");
    QCOMPARE(chosen.size(), 0);
    auto *tile = test::buttonWithText<QAbstractButton>(*m_page, "Add an Engine…");
    QVERIFY(tile->accessibleDescription().contains(QLatin1String("GNU Go")));
    press("Add an Engine…");
    QCOMPARE(added.size(), 1);
}

void HomePageTest::anEngineThatWasAddedCanBePlayedAtOnce()
{
    m_store->setStored({});
    show();
    EngineProfile profile;
    profile.name = QStringLiteral("Fuego");
    m_store->add(profile);
    const QSignalSpy chosen(m_page.get(), &HomePage::gameChosen);

    press("Play");

    QCOMPARE(chosen.first().at(0).value<NewGameSettings>().seats.white.engine->name,
             QStringLiteral("Fuego"));
}

void HomePageTest::everyTileAsksForItsThing()
{
    show();
    const QSignalSpy opened(m_page.get(), &HomePage::openRequested);
    const QSignalSpy analysed(m_page.get(), &HomePage::analyseRequested);
    const QSignalSpy newGame(m_page.get(), &HomePage::newGameRequested);
    const QSignalSpy left(m_page.get(), &HomePage::left);

    press("Open…");
    press("Analyse…");
    press("New Game…");
    press("To the Board");

    QCOMPARE(opened.size(), 1);
    QCOMPARE(analysed.size(), 1);
    QCOMPARE(newGame.size(), 1);
    QCOMPARE(left.size(), 1);
}

void HomePageTest::questionsAreOfferedWhileTheyAreDue()
{
    show();
    const QSignalSpy asked(m_page.get(), &HomePage::questionsRequested);
    auto *tile = test::buttonWithText<QAbstractButton>(*m_page, "Practice…");
    QVERIFY(tile->isHidden());
    m_page->setDueQuestions(3);
    QVERIFY(tile->isVisible());
    QVERIFY(tile->accessibleDescription().startsWith(u'3'));
    tile->click();
    QCOMPARE(asked.count(), 1);
    m_page->setDueQuestions(0);
    QVERIFY(tile->isHidden());
}

void HomePageTest::recentFilesAreAPressAway()
{
    const QString path = QStringLiteral("/games/a & b.sgf");
    m_preferences->set(RecentFiles{{path}});
    show();
    const QSignalSpy chosen(m_page.get(), &HomePage::fileChosen);

    test::control<QToolButton>(*m_page, "Open a & b.sgf")->click();

    QCOMPARE(chosen.first().at(0).toString(), path);
}

void HomePageTest::itIsRememberedWhetherThePageIsWanted()
{
    show();
    auto *box = test::buttonWithText<QCheckBox>(*m_page, "Show this page at the start");
    QVERIFY(box->isChecked());

    box->click();

    QVERIFY(!m_preferences->get(&WindowOptions::showsHome));
}

void HomePageTest::escapeLeadsToTheBoard()
{
    show();
    const QSignalSpy left(m_page.get(), &HomePage::left);

    QTest::keyClick(m_page.get(), Qt::Key_Escape);

    QCOMPARE(left.size(), 1);
}

void HomePageTest::everyControlHasAName()
{
    m_preferences->set(RecentFiles{{QStringLiteral("/games/a.sgf")}});
    show();
    QCOMPARE(test::unnamedControls(*m_page), QStringList());
}

SHINPAN_TEST(HomePageTest)

#include "homepage_test.moc"
