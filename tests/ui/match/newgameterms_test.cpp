#include "tests/support/testmain.h"
#include "tests/ui/match/opennewgame.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;

/// What the New Game dialog asks beside players and board: handicap, komi, rules and time.
class NewGameTermsTest
    : public QObject
    , private test::OpenNewGame
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { m_dialog.reset(); }

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
    void fractionsOfASecondThatAnEngineDoesNotHearOfAreNamed();
};

void NewGameTermsTest::komiFollowsTheHandicapUntilOneIsTyped()
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

void NewGameTermsTest::theUsualKomiComesBackOnRequest()
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

void NewGameTermsTest::anUnusualLastKomiCountsAsTyped()
{
    NewGameSettings settings;
    settings.komi = 6.5;
    open(settings);

    chooseHandicap(3);

    QCOMPARE(m_dialog->settings().komi, 6.5);
}

void NewGameTermsTest::aWholeKomiWarnsOfDraws()
{
    auto *komi = control<QDoubleSpinBox>("Komi");
    QCOMPARE(noteOf(komi), QString());

    komi->setValue(7);

    QCOMPARE(noteOf(komi), QStringLiteral("Usual here: 7.5. The game may end in a draw."));
}

void NewGameTermsTest::aSmallerBoardLowersTheHandicapAndSaysSo()
{
    chooseHandicap(9);

    control<QSpinBox>("Board size")->setValue(8);

    QCOMPARE(m_dialog->settings().handicap, 4);
    QCOMPARE(noteOf(control<QComboBox>("Handicap")),
             QStringLiteral("At most 4 stones on this board."));
    chooseHandicap(2);
    QCOMPARE(noteOf(control<QComboBox>("Handicap")), QString());
}

void NewGameTermsTest::aTinyBoardHasNoHandicap()
{
    chooseHandicap(2);

    control<QSpinBox>("Board size")->setValue(3);

    QCOMPARE(m_dialog->settings().handicap, 0);
    QCOMPARE(m_dialog->settings().komi, 7.5);
    QVERIFY(!control<QComboBox>("Handicap")->isEnabled());
}

void NewGameTermsTest::withoutUsualPointsTheStonesArePlacedFreely()
{
    control<QSpinBox>("Board size")->setValue(5);

    chooseHandicap(2);

    QCOMPARE(m_dialog->settings().handicap, 2);
    QVERIFY(m_dialog->settings().handicapStyle == HandicapStyle::Free);
    QVERIFY(!control<QComboBox>("Where the handicap stones are placed")->isEnabled());
}

void NewGameTermsTest::theStyleIsAskedOnlyWithAHandicap()
{
    auto *style = control<QComboBox>("Where the handicap stones are placed");
    QVERIFY(!style->isVisible());

    chooseHandicap(4);
    QVERIFY(style->isVisible());
    QVERIFY(m_dialog->settings().handicapStyle == HandicapStyle::Fixed);

    style->setCurrentIndex(1);
    QVERIFY(m_dialog->settings().handicapStyle == HandicapStyle::Free);
}

void NewGameTermsTest::itIsSaidWhoPlacesTheStones()
{
    auto *handicap = control<QComboBox>("Handicap");
    chooseHandicap(4);
    QCOMPARE(noteOf(handicap), QString());
    control<QComboBox>("Where the handicap stones are placed")->setCurrentIndex(1);
    QCOMPARE(noteOf(handicap), QStringLiteral("You place them on the board."));

    chooseSeat("Who plays Black", m_gnuGo.name);

    QCOMPARE(noteOf(handicap), QStringLiteral("GNU Go chooses where."));
}

void NewGameTermsTest::komiFollowsTheRulesUntilOneIsTyped()
{
    chooseRules("Japanese, Korean");
    QCOMPARE(m_dialog->settings().komi, 6.5);
    chooseRules("New Zealand");
    QCOMPARE(m_dialog->settings().komi, 7.0);

    control<QDoubleSpinBox>("Komi")->setValue(5.5);
    chooseRules("Chinese");

    QCOMPARE(m_dialog->settings().komi, 5.5);
}

void NewGameTermsTest::everyRulesetIsOfferedByName()
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

void NewGameTermsTest::customRulesUnfoldAndBeginAsThoseChosenBefore()
{
    chooseRules("Japanese, Korean");
    const Ruleset japanese = m_dialog->settings().rules;
    auto *ko = control<QComboBox>("Ko");
    QVERIFY(!ko->isVisible());
    const int folded = m_dialog->height();

    chooseRules("Custom…");
    QVERIFY(ko->isVisible());
    QVERIFY(m_dialog->settings().rules == japanese);

    ko->setCurrentIndex(ko->findText(QStringLiteral("Situational superko")));
    Ruleset expected = japanese;
    expected.ko = KoRule::SituationalSuperko;
    QVERIFY(m_dialog->settings().rules == expected);

    chooseRules("Chinese");
    QVERIFY(!ko->isVisible());
    QTRY_COMPARE(m_dialog->height(), folded);
}

void NewGameTermsTest::lastTimesCustomRulesAreShownAsSuch()
{
    NewGameSettings settings;
    settings.rules = rulesetFromText("ko=situational,scoring=territory,button=true").value();

    open(settings);

    QCOMPARE(control<QComboBox>("Rules")->currentText(), QStringLiteral("Custom…"));
    QVERIFY(control<QComboBox>("Ko")->isVisible());
    QVERIFY(m_dialog->settings().rules == settings.rules);
}

void NewGameTermsTest::eachSideMayHaveItsOwnTime()
{
    control<QComboBox>("Time")->setCurrentIndex(1);
    QVERIFY(m_dialog->settings().time.black == m_dialog->settings().time.white);

    auto *differs = test::buttonWithText<QCheckBox>(*m_dialog, "White has a different time");
    differs->setChecked(true);
    QVERIFY(m_dialog->settings().time.black == m_dialog->settings().time.white);
    control<QComboBox>("White’s time")->setCurrentIndex(5);

    QVERIFY(m_dialog->settings().time.black.system == TimeControl::System::Absolute);
    QVERIFY(m_dialog->settings().time.white.system == TimeControl::System::PerMove);

    differs->setChecked(false);
    QVERIFY(m_dialog->settings().time.white.system == TimeControl::System::Absolute);
}

void NewGameTermsTest::anEngineThatMayThinkForEverIsToldOf()
{
    auto *time = control<QComboBox>("Time");
    QCOMPARE(noteOf(time), QString());

    chooseSeat("Who plays White", m_gnuGo.name);
    QCOMPARE(noteOf(time), QStringLiteral("Nothing limits how long GNU Go may think. Choose a time "
                                          "here unless its command line sets a limit."));
    QVERIFY2(startButton()->isEnabled(), "it is a word of advice");

    time->setCurrentIndex(1);
    QCOMPARE(noteOf(time), QString());
}

void NewGameTermsTest::onlyTheUnlimitedEngineIsNamed()
{
    chooseSeat("Who plays White", m_gnuGo.name);
    test::buttonWithText<QCheckBox>(*m_dialog, "White has a different time")->setChecked(true);

    control<QComboBox>("Black’s time")->setCurrentIndex(1);
    QVERIFY(noteOf(control<QComboBox>("Black’s time")).contains(m_gnuGo.name));

    control<QComboBox>("White’s time")->setCurrentIndex(1);
    control<QComboBox>("Black’s time")->setCurrentIndex(0);
    QCOMPARE(noteOf(control<QComboBox>("Black’s time")), QString());
}

void NewGameTermsTest::fractionsOfASecondThatAnEngineDoesNotHearOfAreNamed()
{
    auto *time = control<QComboBox>("Time");
    time->setCurrentIndex(static_cast<int>(TimeControl::System::PerMove));
    control<QDoubleSpinBox>("Time: period")->setValue(0.3);
    QCOMPARE(noteOf(time), QString());

    chooseSeat("Who plays White", m_gnuGo.name);
    QCOMPARE(noteOf(time),
             QStringLiteral("GTP has whole seconds only: an engine that does not know "
                            "kata-time_settings is told 1 s a move instead of 0.3 s a move."));
    QVERIFY2(startButton()->isEnabled(), "it is a word of advice");

    control<QDoubleSpinBox>("Time: period")->setValue(3);
    QCOMPARE(noteOf(time), QString());
}

SHINPAN_TEST(NewGameTermsTest)
#include "newgameterms_test.moc"
