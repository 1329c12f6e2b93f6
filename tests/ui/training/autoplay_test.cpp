#include "ui/training/autoplay.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/gametable.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"

#include <QAction>
#include <QDoubleSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// A record plays by itself.
class AutoPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void itGoesToTheEndAndStops();
    void thePaceIsChosenOnItsCard();
    void aGameThatIsPlayedEndsIt();
    void nothingIsChanged();

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Preferences> m_preferences;
};

void AutoPlayTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("a.ini")));
    m_preferences->set(&TrainingOptions::pace, TrainingOptions::ShortestPace);
}

void AutoPlayTest::itGoesToTheEndAndStops()
{
    GameTable table;
    AutoPlay play(table.game, *m_preferences);
    QVERIFY(!play.action()->isEnabled()); // there is nothing
    table.play("C3");
    table.play("G7");
    table.game.cursor().toStart();
    QVERIFY(play.action()->isEnabled());
    play.action()->trigger();
    QVERIFY(!play.isHidden());
    QVERIFY(eventually([&play] { return !play.action()->isChecked(); }));
    QCOMPARE(table.movesToCursor(), QStringLiteral("C3 G7"));
    QVERIFY(play.isHidden());
    QVERIFY(!play.action()->isEnabled());
}

void AutoPlayTest::thePaceIsChosenOnItsCard()
{
    GameTable table;
    AutoPlay play(table.game, *m_preferences);
    QCOMPARE(unnamedControls(play), QStringList());
    play.findChild<QDoubleSpinBox *>()->setValue(3.5);
    QCOMPARE(m_preferences->get(&TrainingOptions::pace), std::chrono::milliseconds(3500));
}

void AutoPlayTest::aGameThatIsPlayedEndsIt()
{
    GameTable table;
    AutoPlay play(table.game, *m_preferences);
    table.play("C3");
    table.game.cursor().toStart();
    m_preferences->set(&TrainingOptions::pace, TrainingOptions::LongestPace);
    play.action()->trigger();
    QVERIFY(play.action()->isChecked());
    table.set({}, {});
    table.game.start();
    QVERIFY(!play.action()->isChecked());
}

void AutoPlayTest::nothingIsChanged()
{
    GameTable table;
    AutoPlay play(table.game, *m_preferences);
    table.play("C3");
    table.game.record().setModified(false);
    table.game.cursor().toStart();
    play.action()->trigger();
    QVERIFY(eventually([&play] { return !play.action()->isChecked(); }));
    QVERIFY(!table.game.record().isModified());
}

SHINPAN_TEST(AutoPlayTest)
#include "autoplay_test.moc"
