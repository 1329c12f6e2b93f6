#include "ui/match/newgamedialog.h"

#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"
#include "tests/ui/accessiblenames.h"
#include "tests/ui/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

EngineProfile engine(const QString &id, const QString &name, const QString &command)
{
    return {id, name, command, {}, {}, {}};
}

} // namespace

class NewGameDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void settingsThatAreShownAreHandedBack();
    void komiFollowsTheHandicapUntilOneIsTyped();
    void theUsualKomiComesBackOnRequest();
    void anUnusualLastKomiCountsAsTyped();
    void aWholeKomiWarnsOfDraws();
    void aSmallerBoardLowersTheHandicapAndSaysSo();
    void aTinyBoardHasNoHandicap();
    void withoutUsualPointsTheStonesArePlacedFreely();
    void theStyleIsAskedOnlyWithAHandicap();
    void itIsSaidWhoPlacesTheStones();
    void komiFollowsTheRulesUntilOneIsTyped();
    void everyRulesetIsOfferedByName();
    void customRulesUnfoldAndBeginAsThoseChosenBefore();
    void lastTimesCustomRulesAreShownAsSuch();
    void eachSideMayHaveItsOwnTime();
    void anEngineThatMayThinkForEverIsToldOf();
    void onlyTheUnlimitedEngineIsNamed();
    void quickSizesAndTheSizeFieldAgree();
    void swappingExchangesThePlayers();
    void addEngineAsksAndKeepsTheChoice();
    void aNewlyAddedEngineCanBeChosen();
    void anEngineThatIsGoneLeavesTheSeatToThePerson();
    void anEngineFromTheCommandLineIsOfferedToo();
    void anEngineThatCannotStartIsExplainedBesideItsSeat();
    void walkingOverTheClosedListChangesNothing();
    void enterStartsTheGame();
    void everyControlHasAName();

private:
    void open(const NewGameSettings &settings = {});
    template <typename T>
    [[nodiscard]] T *control(const char *accessibleName) const
    {
        return test::control<T>(*m_dialog, accessibleName);
    }
    [[nodiscard]] QPushButton *startButton() const
    {
        return test::buttonWithText<QPushButton>(*m_dialog, "Start game");
    }
    void chooseHandicap(int stones) const;
    void chooseRules(const char *name) const
    {
        auto *list = control<QComboBox>("Rules");
        list->setCurrentIndex(list->findText(QString::fromUtf8(name)));
    }
    void chooseSeat(const char *list, const QString &entry) const;
    [[nodiscard]] QString noteOf(const QWidget *field) const
    {
        return field->accessibleDescription();
    }

    const EngineProfile m_gnuGo =
        engine(QStringLiteral("1"), QStringLiteral("GNU Go"), QStringLiteral("gnugo --mode gtp"));
    const EngineProfile m_ghost =
        engine(QStringLiteral("2"), QStringLiteral("Ghost"), QStringLiteral("/opt/ghost"));
    const Machine m_machine = test::machineWith({QStringLiteral("/usr/games/gnugo")});
    std::unique_ptr<NewGameDialog> m_dialog;
};

void NewGameDialogTest::init()
{
    open();
}

void NewGameDialogTest::cleanup()
{
    m_dialog.reset();
}

void NewGameDialogTest::open(const NewGameSettings &settings)
{
    m_dialog = std::make_unique<NewGameDialog>(std::vector{m_gnuGo, m_ghost}, settings, nullptr,
                                               m_machine);
    m_dialog->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void NewGameDialogTest::chooseHandicap(int stones) const
{
    auto *list = control<QComboBox>("Handicap");
    list->setCurrentIndex(list->findData(stones));
}

void NewGameDialogTest::chooseSeat(const char *list, const QString &entry) const
{
    auto *seat = control<QComboBox>(list);
    const int index = seat->findText(entry);
    QVERIFY(index >= 0);
    seat->setCurrentIndex(index);
    Q_EMIT seat->activated(index);
}

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

void NewGameDialogTest::komiFollowsTheHandicapUntilOneIsTyped()
{
    chooseHandicap(4);
    QCOMPARE(m_dialog->settings().komi, 0.5);
    chooseHandicap(0);
    QCOMPARE(m_dialog->settings().komi, 7.5);

    auto *komi = control<QDoubleSpinBox>("Komi");
    komi->selectAll();
    QTest::keyClicks(komi, QStringLiteral("5.5"));
    chooseHandicap(2);
    QCOMPARE(m_dialog->settings().komi, 5.5);
}

void NewGameDialogTest::theUsualKomiComesBackOnRequest()
{
    auto *reset = control<QAbstractButton>("Back to the usual komi");
    QVERIFY(!reset->isVisible());
    control<QDoubleSpinBox>("Komi")->setValue(6.5);
    QVERIFY(reset->isVisible());

    reset->click();

    QCOMPARE(m_dialog->settings().komi, 7.5);
    chooseHandicap(2);
    QCOMPARE(m_dialog->settings().komi, 0.5);
    QVERIFY(!reset->isVisible());
}

void NewGameDialogTest::anUnusualLastKomiCountsAsTyped()
{
    NewGameSettings settings;
    settings.komi = 6.5;
    open(settings);

    chooseHandicap(3);

    QCOMPARE(m_dialog->settings().komi, 6.5);
}

void NewGameDialogTest::aWholeKomiWarnsOfDraws()
{
    auto *komi = control<QDoubleSpinBox>("Komi");
    QCOMPARE(noteOf(komi), QString());

    komi->setValue(7);

    QCOMPARE(noteOf(komi), QStringLiteral("Usual here: 7.5. The game may end in a draw."));
}

void NewGameDialogTest::aSmallerBoardLowersTheHandicapAndSaysSo()
{
    chooseHandicap(9);

    control<QSpinBox>("Board size")->setValue(8);

    QCOMPARE(m_dialog->settings().handicap, 4);
    QCOMPARE(noteOf(control<QComboBox>("Handicap")),
             QStringLiteral("At most 4 stones on this board."));
    chooseHandicap(2);
    QCOMPARE(noteOf(control<QComboBox>("Handicap")), QString());
}

void NewGameDialogTest::aTinyBoardHasNoHandicap()
{
    chooseHandicap(2);

    control<QSpinBox>("Board size")->setValue(3);

    QCOMPARE(m_dialog->settings().handicap, 0);
    QCOMPARE(m_dialog->settings().komi, 7.5);
    QVERIFY(!control<QComboBox>("Handicap")->isEnabled());
}

void NewGameDialogTest::withoutUsualPointsTheStonesArePlacedFreely()
{
    control<QSpinBox>("Board size")->setValue(5);

    chooseHandicap(2);

    QCOMPARE(m_dialog->settings().handicap, 2);
    QVERIFY(m_dialog->settings().handicapStyle == HandicapStyle::Free);
    QVERIFY(!control<QComboBox>("Where the handicap stones stand")->isEnabled());
}

void NewGameDialogTest::theStyleIsAskedOnlyWithAHandicap()
{
    auto *style = control<QComboBox>("Where the handicap stones stand");
    QVERIFY(!style->isVisible());

    chooseHandicap(4);
    QVERIFY(style->isVisible());
    QVERIFY(m_dialog->settings().handicapStyle == HandicapStyle::Fixed);

    style->setCurrentIndex(1);
    QVERIFY(m_dialog->settings().handicapStyle == HandicapStyle::Free);
}

void NewGameDialogTest::itIsSaidWhoPlacesTheStones()
{
    auto *handicap = control<QComboBox>("Handicap");
    chooseHandicap(4);
    QCOMPARE(noteOf(handicap), QString());
    control<QComboBox>("Where the handicap stones stand")->setCurrentIndex(1);
    QCOMPARE(noteOf(handicap), QStringLiteral("You place them on the board."));

    chooseSeat("Who plays Black", m_gnuGo.name);

    QCOMPARE(noteOf(handicap), QStringLiteral("GNU Go chooses where."));
}

void NewGameDialogTest::komiFollowsTheRulesUntilOneIsTyped()
{
    chooseRules("Japanese, Korean");
    QCOMPARE(m_dialog->settings().komi, 6.5);
    chooseRules("New Zealand");
    QCOMPARE(m_dialog->settings().komi, 7.0);

    control<QDoubleSpinBox>("Komi")->setValue(5.5);
    chooseRules("Chinese");

    QCOMPARE(m_dialog->settings().komi, 5.5);
}

void NewGameDialogTest::everyRulesetIsOfferedByName()
{
    const auto *rules = control<QComboBox>("Rules");
    QStringList names;
    for (int i = 0; i < rules->count(); ++i) {
        names.append(rules->itemText(i));
    }
    for (const RulesetPreset &preset : rulesetPresets()) {
        const auto name = QString::fromUtf8(preset.name.data(), qsizetype(preset.name.size()));
        QVERIFY2(names.filter(name).size() > 0, qPrintable(name));
    }
    QCOMPARE(names.last(), QStringLiteral("Custom…"));
}

void NewGameDialogTest::customRulesUnfoldAndBeginAsThoseChosenBefore()
{
    chooseRules("Japanese, Korean");
    const Ruleset japanese = m_dialog->settings().rules;
    auto *ko = control<QComboBox>("Ko");
    QVERIFY(!ko->isVisible());

    chooseRules("Custom…");
    QVERIFY(ko->isVisible());
    QVERIFY(m_dialog->settings().rules == japanese);

    ko->setCurrentIndex(ko->findText(QStringLiteral("Situational superko")));
    Ruleset expected = japanese;
    expected.ko = KoRule::SituationalSuperko;
    QVERIFY(m_dialog->settings().rules == expected);

    chooseRules("Chinese");
    QVERIFY(!ko->isVisible());
}

void NewGameDialogTest::lastTimesCustomRulesAreShownAsSuch()
{
    NewGameSettings settings;
    settings.rules = rulesetFromText("ko=situational,scoring=territory,button=true").value();

    open(settings);

    QCOMPARE(control<QComboBox>("Rules")->currentText(), QStringLiteral("Custom…"));
    QVERIFY(control<QComboBox>("Ko")->isVisible());
    QVERIFY(m_dialog->settings().rules == settings.rules);
}

void NewGameDialogTest::eachSideMayHaveItsOwnTime()
{
    control<QComboBox>("Time")->setCurrentIndex(1);
    QVERIFY(m_dialog->settings().time.black == m_dialog->settings().time.white);

    auto *differs = test::buttonWithText<QCheckBox>(*m_dialog, "Each side has its own time");
    differs->setChecked(true);
    QVERIFY(m_dialog->settings().time.black == m_dialog->settings().time.white);
    control<QComboBox>("White's time")->setCurrentIndex(5);

    QVERIFY(m_dialog->settings().time.black.system == TimeControl::System::Absolute);
    QVERIFY(m_dialog->settings().time.white.system == TimeControl::System::PerMove);

    differs->setChecked(false);
    QVERIFY(m_dialog->settings().time.white.system == TimeControl::System::Absolute);
}

void NewGameDialogTest::anEngineThatMayThinkForEverIsToldOf()
{
    auto *time = control<QComboBox>("Time");
    QCOMPARE(noteOf(time), QString());

    chooseSeat("Who plays White", m_gnuGo.name);
    QCOMPARE(noteOf(time), QStringLiteral("Nothing limits how long GNU Go may think. Choose a time "
                                          "here, unless its command line sets a limit."));
    QVERIFY2(startButton()->isEnabled(), "it is a word of advice");

    time->setCurrentIndex(1);
    QCOMPARE(noteOf(time), QString());
}

void NewGameDialogTest::onlyTheUnlimitedEngineIsNamed()
{
    chooseSeat("Who plays White", m_gnuGo.name);
    test::buttonWithText<QCheckBox>(*m_dialog, "Each side has its own time")->setChecked(true);

    control<QComboBox>("Black's time")->setCurrentIndex(1);
    QVERIFY(noteOf(control<QComboBox>("Black's time")).contains(m_gnuGo.name));

    control<QComboBox>("White's time")->setCurrentIndex(1);
    control<QComboBox>("Black's time")->setCurrentIndex(0);
    QCOMPARE(noteOf(control<QComboBox>("Black's time")), QString());
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

    chooseSeat("Who plays White", QStringLiteral("Add engine…"));

    QCOMPARE(requests.size(), 1);
    QCOMPARE(requests[0][0].value<Color>(), Color::White);
    QCOMPARE(m_dialog->settings().seats.white.engine, m_gnuGo);
    QCOMPARE(control<QComboBox>("Who plays White")->currentText(), m_gnuGo.name);
}

void NewGameDialogTest::aNewlyAddedEngineCanBeChosen()
{
    const EngineProfile added =
        engine(QStringLiteral("3"), QStringLiteral("New"), QStringLiteral("gnugo"));

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
        engine({}, QStringLiteral("gnugo"), QStringLiteral("gnugo --level 1"));

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

void NewGameDialogTest::walkingOverTheClosedListChangesNothing()
{
    const QSignalSpy requests(m_dialog.get(), &NewGameDialog::addEngineRequested);
    auto *list = control<QComboBox>("Who plays Black");

    QTest::keyClick(list, Qt::Key_End);

    QCOMPARE(requests.size(), 0);
    QVERIFY(m_dialog->settings().seats.black.isHuman());
    list->hidePopup();
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
