#include "ui/analysis/comparisonpanel.h"

#include "core/engine/profile/engineprofile.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/kit/panel.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Two engines on two boards.
class ComparisonPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        m_open->table.game.showTree(treeFrom("(;SZ[9];B[ee];W[cc])"));
        m_open->window->findChild<Panel *>(QStringLiteral("comparison"))->show();
    }
    void cleanup()
    {
        m_open->table.game.record().setModified(false); // no recovery copy is wanted
        m_open.reset();
    }

    void withoutTwoEnginesItAsksForThem();
    void eachEngineHasItsBoardAndDifferencesAreMarked();
    void theBoardsFollowTheCursor();

private:
    [[nodiscard]] ComparisonPanel &panel() const { return m_open->part<ComparisonPanel>(); }
    void choose(const QString &name, const QByteArray &says) const;
    void start() const;

    std::unique_ptr<OpenWindow> m_open;
};

void ComparisonPanelTest::choose(const QString &name, const QByteArray &says) const
{
    const QString path = m_open->directory.filePath(name + QStringLiteral(".txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(says);
    file.close();
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.engines.append(m_open->store.add(
        fakeEngine({QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + path}, name)));
    m_open->preferences.set(options);
}

void ComparisonPanelTest::start() const
{
    choose(QStringLiteral("One"), "info move C3 visits 9 winrate 6000 order 0 pv C3\n");
    choose(QStringLiteral("Other"), "info move G7 visits 8 winrate 4500 order 0 pv G7\n");
    m_open->part<AnalysisController>().start();
}

void ComparisonPanelTest::withoutTwoEnginesItAsksForThem()
{
    QTRY_COMPARE(panel().text(),
                 QStringLiteral("Choose two engines for the analysis to compare them."));
    choose(QStringLiteral("One"), "info move C3 visits 9 winrate 6000 order 0 pv C3\n");
    choose(QStringLiteral("Other"), "info move G7 visits 8 winrate 4500 order 0 pv G7\n");
    QCOMPARE(panel().text(), QStringLiteral("Both need to have looked at this position."));
}

void ComparisonPanelTest::eachEngineHasItsBoardAndDifferencesAreMarked()
{
    start();
    QTRY_COMPARE_WITH_TIMEOUT(panel().text(), QStringLiteral("C3 or G7 · 15.0% apart"), 30'000);
    QCOMPARE(panel().board(0).scene().spots.size(), std::size_t(1));
    QCOMPARE(panel().board(0).scene().spots.front().point, at("C3"));
    QCOMPARE(panel().board(1).scene().spots.front().point, at("G7"));
    for (const std::size_t engine : {std::size_t(0), std::size_t(1)}) {
        QCOMPARE(panel().board(engine).scene().markup.size(), std::size_t(2));
        QVERIFY(panel().board(engine).scene().markup.front().kind == MarkKind::Differs);
    }
    QVERIFY(panel().board(0).accessibleName().startsWith(QStringLiteral("Board of One")));
}

void ComparisonPanelTest::theBoardsFollowTheCursor()
{
    start();
    m_open->table.game.cursor().toEnd();
    QTRY_VERIFY_WITH_TIMEOUT(panel().board(1).position().at(at("E5")) == Stone::Black, 30'000);
    QVERIFY(panel().board(0).position() == m_open->table.game.cursor().board());
}

SHINPAN_TEST(ComparisonPanelTest)
#include "comparisonpanel_test.moc"
