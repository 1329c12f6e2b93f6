#include "ui/match/newgamedialog.h"

#include "tests/support/testmain.h"
#include "tests/ui/match/opennewgame.h"
#include "tests/ui/support/accessiblenames.h"
#include "ui/match/strengthbox.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

class NewGameDialogTest
    : public QObject
    , private test::OpenNewGame
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { m_dialog.reset(); }

    void settingsThatAreShownAreHandedBack();
    void quickSizesAndTheSizeFieldAgree();
    void swappingExchangesThePlayers();
    void addEngineAsksAndKeepsTheChoice();
    void aNewlyAddedEngineCanBeChosen();
    void anEngineThatIsGoneLeavesTheSeatToThePerson();
    void anEngineFromTheCommandLineIsOfferedToo();
    void anEngineThatCannotStartIsExplainedBesideItsSeat();
    void anEngineIsShownAsItIsStartedForTheRules();
    void whatAnEngineDoesNotTakeIsSaid();
    void aSizeThatIsTypedLeavesTheKomi();
    void walkingOverTheClosedListChangesNothing();
    void thePersonsNameIsAskedFor();
    void aStrengthIsChosenForAnEngineThatHasSeveral();
    void measuredStrengthsAreOfferedBesideLevels();
    void aTeachingGameNeedsAPersonAndAJudge();
    void aSeriousGameIsChosenAndRemembered();
    void enterStartsTheGame();
    void everyControlHasAName();
};

void NewGameDialogTest::settingsThatAreShownAreHandedBack()
{
    NewGameSettings settings;
    settings.seats.black.engine = m_gnuGo;
    settings.size = 13;
    settings.komi = 3.75;
    settings.handicap = 4;
    settings.handicapStyle = HandicapStyle::Free;
    settings.rules = findRulesetPreset("AGA")->rules;
    settings.time = {{TimeControl::System::Byoyomi, 5min, 10s, 5},
                     {TimeControl::System::PerMove, 0ms, 3s, 0}};

    open(settings);

    QCOMPARE(m_dialog->settings(), settings);
}

void NewGameDialogTest::quickSizesAndTheSizeFieldAgree()
{
    control<QAbstractButton>("13 by 13 board")->click();
    QCOMPARE(m_dialog->settings().size, 13);

    control<QSpinBox>("Board size")->setValue(9);
    QVERIFY(control<QAbstractButton>("9 by 9 board")->isChecked());
    QVERIFY(!control<QAbstractButton>("13 by 13 board")->isChecked());

    control<QSpinBox>("Board size")->setValue(11);
    QVERIFY(!control<QAbstractButton>("9 by 9 board")->isChecked());
}

void NewGameDialogTest::swappingExchangesThePlayers()
{
    chooseSeat("Who plays White", m_gnuGo.name);

    control<QAbstractButton>("Swap sides")->click();

    QCOMPARE(m_dialog->settings().seats.black.engine, m_gnuGo);
    QVERIFY(m_dialog->settings().seats.white.isHuman());
}

void NewGameDialogTest::addEngineAsksAndKeepsTheChoice()
{
    chooseSeat("Who plays White", m_gnuGo.name);
    const QSignalSpy requests(m_dialog.get(), &NewGameDialog::addEngineRequested);

    chooseSeat("Who plays White", QStringLiteral("Add Engine…"));

    QCOMPARE(requests.size(), 1);
    QCOMPARE(requests[0][0].value<Color>(), Color::White);
    QCOMPARE(m_dialog->settings().seats.white.engine, m_gnuGo);
    QCOMPARE(control<QComboBox>("Who plays White")->currentText(), m_gnuGo.name);
}

void NewGameDialogTest::aNewlyAddedEngineCanBeChosen()
{
    const EngineProfile added{
        QStringLiteral("3"), QStringLiteral("New"), QStringLiteral("gnugo"), {}, {}, {}};

    m_dialog->setEngines({added, m_gnuGo});
    m_dialog->chooseEngine(Color::Black, added.id);

    QCOMPARE(m_dialog->settings().seats.black.engine, added);
}

void NewGameDialogTest::anEngineThatIsGoneLeavesTheSeatToThePerson()
{
    chooseSeat("Who plays White", m_gnuGo.name);

    m_dialog->setEngines({m_ghost});

    QVERIFY(m_dialog->settings().seats.white.isHuman());
}

void NewGameDialogTest::anEngineFromTheCommandLineIsOfferedToo()
{
    NewGameSettings settings;
    settings.seats.white.engine =
        EngineProfile{{}, QStringLiteral("gnugo"), QStringLiteral("gnugo --level 1"), {}, {}, {}};

    open(settings);
    m_dialog->setEngines({m_ghost});

    QCOMPARE(m_dialog->settings().seats.white, settings.seats.white);
}

void NewGameDialogTest::anEngineThatCannotStartIsExplainedBesideItsSeat()
{
    chooseSeat("Who plays White", m_ghost.name);

    QCOMPARE(noteOf(control<QComboBox>("Who plays White")),
             QStringLiteral("Cannot be started: there is no file /opt/ghost."));
    QVERIFY(!startButton()->isEnabled());

    chooseSeat("Who plays White", m_gnuGo.name);
    QVERIFY(startButton()->isEnabled());
}

void NewGameDialogTest::anEngineIsShownAsItIsStartedForTheRules()
{
    EngineProfile told{
        QStringLiteral("5"), QStringLiteral("Told"), QStringLiteral("gnugo"), {}, {}, {}};
    told.rulesArguments = {QStringLiteral("--chinese-rules"), QStringLiteral("--japanese-rules")};
    const EngineProfile typed{
        {}, QStringLiteral("typed"), QStringLiteral("gnugo --level 1"), {}, {}, {}};
    m_dialog->setEngines({told, typed});
    m_dialog->chooseEngine(Color::Black, told.id);
    m_dialog->chooseEngine(Color::White, typed.id);
    const auto note = [this](const char *seat) {
        return control<QComboBox>(seat)->accessibleDescription();
    };

    control<QComboBox>("Rules")->setCurrentText(QStringLiteral("Chinese"));
    QCOMPARE(note("Who plays Black"), QStringLiteral("gnugo --chinese-rules"));
    QCOMPARE(note("Who plays White"),
             QStringLiteral("Counts by Japanese rules, whatever this game’s are."));

    control<QComboBox>("Rules")->setCurrentText(QStringLiteral("Japanese, Korean"));
    QCOMPARE(note("Who plays Black"), QStringLiteral("gnugo --japanese-rules"));
    QCOMPARE(note("Who plays White"), QStringLiteral("gnugo --level 1"));
}

void NewGameDialogTest::whatAnEngineDoesNotTakeIsSaid()
{
    const EngineProfile typed{{}, QStringLiteral("typed"), QStringLiteral("gnugo"), {}, {}, {}};
    m_dialog->setEngines({typed});
    m_dialog->chooseEngine(Color::Black, typed.id);
    control<QComboBox>("Rules")->setCurrentText(QStringLiteral("Japanese, Korean"));
    const auto note = [this] {
        return control<QComboBox>("Who plays Black")->accessibleDescription();
    };

    control<QSpinBox>("Board size")->setValue(21);
    QCOMPARE(note(), QStringLiteral("It plays on boards of 1 to 19 lines."));
    control<QSpinBox>("Board size")->setValue(19);
    QCOMPARE(note(), QStringLiteral("gnugo"));
}

void NewGameDialogTest::aSizeThatIsTypedLeavesTheKomi()
{
    auto *size = control<QSpinBox>("Board size");
    const double komi = m_dialog->settings().komi;
    size->selectAll();
    QTest::keyClicks(size, QStringLiteral("21"));
    size->interpretText(); // this is what losing the focus does

    QCOMPARE(m_dialog->settings().size, 21);
    QCOMPARE(m_dialog->settings().komi, komi);
}

void NewGameDialogTest::walkingOverTheClosedListChangesNothing()
{
    const QSignalSpy requests(m_dialog.get(), &NewGameDialog::addEngineRequested);
    auto *list = control<QComboBox>("Who plays Black");

    QTest::keyClick(list, Qt::Key_End);

    QCOMPARE(requests.size(), 0);
    QVERIFY(m_dialog->settings().seats.black.isHuman());
    list->hidePopup();
}

void NewGameDialogTest::thePersonsNameIsAskedFor()
{
    NewGameSettings settings;
    settings.seats.black.name = QStringLiteral("Kim");
    settings.seats.white.engine = m_gnuGo;
    open(settings);
    auto *name = control<QLineEdit>("Name of who plays Black");
    QVERIFY(name->isVisible());
    QCOMPARE(name->text(), QStringLiteral("Kim"));
    QVERIFY(!control<QLineEdit>("Name of who plays White")->isVisible());

    name->setText(QStringLiteral(" Ann  Lee "));
    QCOMPARE(m_dialog->settings().seats.black.name, QStringLiteral("Ann Lee"));

    control<QAbstractButton>("Swap sides")->click();
    QCOMPARE(m_dialog->settings().seats.white.name, QStringLiteral("Ann Lee"));
}

void NewGameDialogTest::aStrengthIsChosenForAnEngineThatHasSeveral()
{
    chooseSeat("Who plays White", m_gnuGo.name);
    auto *strength = control<QComboBox>("How strongly White plays");
    QVERIFY(strength->isVisible());
    const int height = m_dialog->height();

    strength->setCurrentIndex(strength->findData(7));
    QVERIFY(
        m_dialog->settings().seats.white.engine->commandLine.endsWith(QLatin1String("--level 7")));

    chooseSeat("Who plays White", m_ghost.name);
    QVERIFY(!strength->isVisible());
    QCOMPARE(m_dialog->settings().seats.white.engine, m_ghost);
    QCOMPARE(m_dialog->height(), height);
}

void NewGameDialogTest::measuredStrengthsAreOfferedBesideLevels()
{
    EngineProfile engine = m_gnuGo;
    engine.strengths = {{QStringLiteral("9x9, -100 Elo from a"),
                         QStringLiteral("gnugo --mode gtp --level 2 --quiet"),
                         {},
                         {}}};
    StrengthBox box(QStringLiteral("How strongly it plays"));
    box.setEngine(engine);
    QVERIFY(box.findText(QStringLiteral("level 7")) >= 0);

    box.setCurrentText(QStringLiteral("9x9, -100 Elo from a"));

    QCOMPARE(box.engine()->commandLine, QStringLiteral("gnugo --mode gtp --level 2 --quiet"));
    QCOMPARE(box.engine()->id, engine.id);
    StrengthBox again(QStringLiteral("How strongly it plays"));
    again.setEngine(engine);
    again.setStrengthOf(*box.engine());
    QCOMPARE(again.currentText(), box.currentText());
    again.setEngine(m_ghost); // which has one strength only
    QVERIFY(!again.hasChoice());
    QCOMPARE(again.engine(), std::optional(m_ghost));
}

void NewGameDialogTest::aTeachingGameNeedsAPersonAndAJudge()
{
    auto *teaching = control<QComboBox>("Teaching game");
    QCOMPARE(m_dialog->settings().teaching, 0.0);
    const auto isOffered = [teaching] {
        const QModelIndex row = teaching->model()->index(teaching->findData(2.0), 0);
        return (row.flags() & Qt::ItemIsEnabled) != 0;
    };
    m_dialog->setEngines({m_gnuGo}); // it is known not to analyse
    QVERIFY(!isOffered());
    QCOMPARE(noteOf(teaching), QStringLiteral("No engine here can judge moves."));

    m_dialog->setEngines({m_gnuGo, m_ghost});
    QVERIFY(isOffered());
    teaching->setCurrentIndex(teaching->findData(2.0));
    QCOMPARE(m_dialog->settings().teaching, 2.0);

    chooseSeat("Who plays Black", m_gnuGo.name);
    chooseSeat("Who plays White", m_gnuGo.name);
    QVERIFY(!teaching->isEnabled());

    NewGameSettings kept;
    kept.teaching = 4; // it is not among those offered
    open(kept);
    QCOMPARE(m_dialog->settings(), kept);
}

void NewGameDialogTest::aSeriousGameIsChosenAndRemembered()
{
    auto *teaching = control<QComboBox>("Teaching game");
    QVERIFY(!m_dialog->settings().isSerious);
    m_dialog->setEngines({m_gnuGo}); // it needs no judge
    teaching->setCurrentIndex(1);
    QVERIFY(m_dialog->settings().isSerious);
    QCOMPARE(m_dialog->settings().teaching, 0.0);
    QVERIFY(noteOf(teaching).contains(QStringLiteral("till the game is over")));

    NewGameSettings serious;
    serious.isSerious = true;
    open(serious);
    QCOMPARE(m_dialog->settings(), serious);
}

void NewGameDialogTest::enterStartsTheGame()
{
    const QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);

    QTest::keyClick(m_dialog.get(), Qt::Key_Return);

    QCOMPARE(accepted.size(), 1);
}

void NewGameDialogTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(NewGameDialogTest)
#include "newgamedialog_test.moc"
