#include "ui/analysis/graphpanel.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/graphview.h"
#include "ui/kit/panel.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class GraphPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        m_open->window->findChild<Panel *>(QStringLiteral("graph"))->show();
        game().showTree(treeFrom("(;SZ[9]SBKV[50];B[ee]SBKV[75](;W[cc]SBKV[60])(;W[gc]SBKV[80]))"));
        QTRY_COMPARE(view().reading(), QStringLiteral("Move 0 · 50.0%"));
    }
    void cleanup()
    {
        game().record().setModified(false); // no recovery copy is wanted
        m_open.reset();
    }

    void itFollowsTheCursor()
    {
        game().cursor().forward();
        QCOMPARE(view().reading(), QStringLiteral("Move 1 · 75.0%"));
        game().cursor().forward();
        QCOMPARE(view().reading(), QStringLiteral("Move 2 · 60.0%"));
        game().cursor().nextVariation();
        QTRY_COMPARE(view().reading(), QStringLiteral("Move 2 · 80.0%"));
    }

    void aClickGoesThere()
    {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, {view().xOf(2), 60});
        QCOMPARE(game().cursor().moveNumber(), 2);
    }

    void whatIsWrittenIntoTheRecordAppears()
    {
        GameRecord &record = game().record();
        writeEvaluation(record, record.tree().root(), {0.25, 3.0, 10, QStringLiteral("Ada")});
        QTRY_COMPARE(view().reading(), QStringLiteral("Move 0 · Ada 25.0% +3.0 · Record –"));
    }

    void arrowKeysWalkThroughTheGame()
    {
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right);
        QCOMPARE(game().cursor().moveNumber(), 1);
    }

    void whileItIsHiddenNothingIsRead()
    {
        m_open->window->findChild<Panel *>(QStringLiteral("graph"))->hide();
        game().showTree(treeFrom("(;SZ[9]SBKV[10])"));
        QCoreApplication::processEvents();
        QCOMPARE(view().line().nodes.size(), std::size_t(3)); // of the game before
        m_open->window->findChild<Panel *>(QStringLiteral("graph"))->show();
        QTRY_COMPARE(view().reading(), QStringLiteral("Move 0 · 10.0%"));
    }

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] GraphView &view() const { return m_open->part<GraphView>(); }

    std::unique_ptr<OpenWindow> m_open;
};

SHINPAN_TEST(GraphPanelTest)
#include "graphpanel_test.moc"
