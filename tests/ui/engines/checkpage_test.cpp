#include "ui/engines/checkpage.h"

#include "tests/support/reaping.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/childprocesses.h"
#include "tests/ui/support/controls.h"
#include "ui/engines/checktree.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace shinpan;

namespace {

[[nodiscard]] CheckFinding finding(CheckArea area, CheckVerdict verdict, const char *text)
{
    CheckFinding finding;
    finding.area = area;
    finding.verdict = verdict;
    finding.text = Message::of(text);
    finding.evidence = QStringLiteral("> undo\n< ? cannot undo");
    return finding;
}

[[nodiscard]] EngineProfile fake(const QString &options)
{
    EngineProfile profile;
    profile.id = QStringLiteral("1");
    profile.name = QStringLiteral("Fake");
    profile.commandLine =
        QStringLiteral("'" SHINPAN_FAKE_ENGINE "' --name Fake --version 7 %1").arg(options);
    return profile;
}

} // namespace

class CheckPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void findingsAreGroupedInTheOrderOfAReport();
    void anAreaIsAsGoodAsItsWorstFindingAndOpensForIt();
    void theExchangeIsThereOnDemand();
    void aLongSentenceIsSeenWhole();
    void aCheckRunsToItsEndAndCanBeCopied();
    void aCheckCanBeStoppedAndStartedAgain();
    void anotherEngineEndsTheCheckOfTheLast();
    void everyControlHasAName();

private:
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        return test::buttonWithText<QPushButton>(*m_page, text);
    }

    std::unique_ptr<CheckPage> m_page;
};

void CheckPageTest::init()
{
    m_page = std::make_unique<CheckPage>();
    m_page->show();
}

/// No engine is left, whatever the test did.
void CheckPageTest::cleanup()
{
    m_page.reset();
    QTRY_COMPARE_WITH_TIMEOUT(test::childProcesses(), QStringList(), 5000);
    QVERIFY(test::everyProcessIsReaped());
}

void CheckPageTest::findingsAreGroupedInTheOrderOfAReport()
{
    CheckTree tree;
    tree.addFinding(finding(CheckArea::Moves, CheckVerdict::Works, "takes back"));
    tree.addFinding(finding(CheckArea::Start, CheckVerdict::Works, "starts"));
    tree.addFinding(finding(CheckArea::Moves, CheckVerdict::Works, "plays"));

    QCOMPARE(tree.topLevelItemCount(), 2);
    QCOMPARE(tree.topLevelItem(0)->text(0), QStringLiteral("Start"));
    QCOMPARE(tree.topLevelItem(1)->text(0), QStringLiteral("Moves"));
    QCOMPARE(tree.topLevelItem(1)->childCount(), 2);
    QCOMPARE(tree.topLevelItem(1)->child(1)->text(0), QStringLiteral("Plays"));
}

void CheckPageTest::anAreaIsAsGoodAsItsWorstFindingAndOpensForIt()
{
    CheckTree tree;
    tree.addFinding(finding(CheckArea::Start, CheckVerdict::Works, "starts"));
    QVERIFY(!tree.topLevelItem(0)->isExpanded());
    QCOMPARE(tree.topLevelItem(0)->text(1), QStringLiteral("fine"));

    tree.addFinding(finding(CheckArea::Start, CheckVerdict::Wrong, "stumbles"));

    QVERIFY(tree.topLevelItem(0)->isExpanded());
    QCOMPARE(tree.topLevelItem(0)->text(1), QStringLiteral("1 wrong"));
    QCOMPARE(tree.topLevelItem(0)->child(1)->data(0, Qt::AccessibleTextRole).toString(),
             QStringLiteral("wrong: Stumbles"));

    CheckFinding fatal = finding(CheckArea::Start, CheckVerdict::Wrong, "falls");
    fatal.hampersGames = true;
    tree.addFinding(fatal);

    QCOMPARE(tree.topLevelItem(0)->text(1), QStringLiteral("1 serious"));
}

void CheckPageTest::theExchangeIsThereOnDemand()
{
    CheckTree tree;
    tree.addFinding(finding(CheckArea::Moves, CheckVerdict::Wrong, "refuses undo"));

    const QTreeWidgetItem *refusal = tree.topLevelItem(0)->child(0);
    QVERIFY(!refusal->isExpanded());
    QCOMPARE(refusal->childCount(), 1);
    QCOMPARE(refusal->child(0)->text(0), QStringLiteral("> undo\n< ? cannot undo"));
}

/// However wide the tree is: near the width of the sentence is where a line gets lost.
void CheckPageTest::aLongSentenceIsSeenWhole()
{
    CheckTree tree;
    tree.addFinding(finding(CheckArea::Moves, CheckVerdict::Odd,
                            "writes more empty lines than the one that ends a reply"));
    tree.show();
    const QTreeWidgetItem &sentence = *tree.topLevelItem(0)->child(0);
    const int margin = tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &tree) + 1;
    for (int width = 200; width < 700; width += 4) {
        tree.resize(width, 300);
        tree.doItemsLayout();

        const QRect cell = tree.visualItemRect(&sentence);
        const int room = tree.columnWidth(0) - cell.x() - tree.iconSize().width() - 4 * margin;
        const QRect text = tree.fontMetrics().boundingRect(QRect(0, 0, room, 1000),
                                                           Qt::TextWordWrap, sentence.text(0));
        QVERIFY2(
            cell.height() >= text.height(),
            qPrintable(
                QStringLiteral("%1: %2 < %3").arg(width).arg(cell.height()).arg(text.height())));
    }
}

void CheckPageTest::aCheckRunsToItsEndAndCanBeCopied()
{
    m_page->showProfile(fake(QStringLiteral("--exit-at list_commands")));
    QVERIFY(!button("Copy as Text")->isVisible());

    button("Check")->click();

    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
    QVERIFY(m_page->findChild<CheckTree *>()->topLevelItemCount() > 0);
    button("Copy as Text")->click();
    const QString report = QGuiApplication::clipboard()->text();
    QVERIFY2(report.startsWith(QStringLiteral("Fake 7\n")), qPrintable(report));
    QVERIFY(button("Check again")->isVisible());
}

void CheckPageTest::aCheckCanBeStoppedAndStartedAgain()
{
    m_page->showProfile(fake(QStringLiteral("--hang-at name")));
    button("Check")->click();
    QTRY_COMPARE_WITH_TIMEOUT(test::childProcesses().size(), 1, 5000);

    button("Stop")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 5000);
    QTRY_COMPARE_WITH_TIMEOUT(test::childProcesses(), QStringList(), 5000);

    button("Check again")->click();
    QVERIFY(m_page->isRunning());
}

void CheckPageTest::anotherEngineEndsTheCheckOfTheLast()
{
    m_page->showProfile(fake(QStringLiteral("--hang-at name")));
    m_page->start();
    EngineProfile renamed = fake(QStringLiteral("--hang-at name"));
    renamed.name = QStringLiteral("Renamed");
    m_page->showProfile(renamed);
    QVERIFY(m_page->isRunning());

    m_page->showProfile(fake({}));

    QVERIFY(!m_page->isRunning());
    QVERIFY(button("Check")->isVisible());
}

void CheckPageTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_page), QStringList());
}

SHINPAN_TEST(CheckPageTest)
#include "checkpage_test.moc"
