#include "ui/graphics/commandpanel.h"

#include "tests/support/testmain.h"
#include "tests/ui/graphics/openworkbench.h"
#include "tests/ui/support/accessiblenames.h"
#include "ui/graphics/commandoptions.h"
#include "ui/kit/panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QTest>
#include <QToolButton>

using namespace shinpan;
using namespace shinpan::test;

/// The panel of an engine's commands.
class CommandPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<OpenWorkbench>();
        m_engine = m_bench->addFake(
            QStringLiteral("gfx/Draw/draw\ngfx/Other/draw"),
            {QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1\\nTEXT hello")});
    }
    void cleanup() { m_bench.reset(); }

    void everyControlHasAName() { QCOMPARE(unnamedControls(m_bench->panel()), QStringList()); }

    void theEngineChosenLastIsThereAgain()
    {
        QVERIFY(m_bench->desk().engines().chosen().isEmpty());
        m_bench->preferences.set(&CommandOptions::engine, m_engine);
        m_bench->window->findChild<Panel *>(QStringLiteral("commands"))->hide();
        m_bench->window->findChild<Panel *>(QStringLiteral("commands"))->show();
        QTRY_COMPARE_WITH_TIMEOUT(m_bench->desk().engines().chosen(), m_engine, 30'000);
    }

    void theFilterFindsACommandAndReturnAsksIt()
    {
        QVERIFY(m_bench->choose(m_engine));
        auto *filter = m_bench->panel().findChild<QLineEdit *>();
        filter->setText(QStringLiteral("oth"));
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(m_bench->waitForAnswer());
        QCOMPARE(m_bench->desk().current()->command.label, QStringLiteral("Other"));
        filter->setText(QStringLiteral("draw")); // what both say to the engine
        QCOMPARE(m_bench->panel().findChild<QListView *>()->model()->rowCount(), 2);
    }

    void theLegendTellsWhatIsOnTheBoard()
    {
        QVERIFY(m_bench->choose(m_engine));
        QVERIFY(m_bench->ask(QStringLiteral("Draw")));
        QVERIFY(m_bench->ask(QStringLiteral("Other")));
        QListWidget &legend = m_bench->panel().legend();
        QCOMPARE(legend.count(), 2);
        QCOMPARE(legend.item(0)->text(), QStringLiteral("Draw: hello"));
        QCOMPARE(legend.currentRow(), 1);
        legend.setCurrentRow(0);
        QCOMPARE(m_bench->desk().current()->command.label, QStringLiteral("Draw"));
        legend.setFocus();
        QTest::keyClick(&legend, Qt::Key_Delete);
        QCOMPARE(legend.count(), 1);
    }

    void eachMoveIsAskedForTheCurrentLayer()
    {
        QVERIFY(m_bench->choose(m_engine));
        QVERIFY(m_bench->ask(QStringLiteral("Draw")));
        QToolButton *repeat = nullptr;
        for (auto *button : m_bench->panel().findChildren<QToolButton *>()) {
            repeat = button->isCheckable() ? button : repeat;
        }
        repeat->click();
        QVERIFY(m_bench->desk().current()->isRepeated);
        QVERIFY(repeat->isChecked());
    }

private:
    std::unique_ptr<OpenWorkbench> m_bench;
    QString m_engine;
};

SHINPAN_TEST(CommandPanelTest)
#include "commandpanel_test.moc"
