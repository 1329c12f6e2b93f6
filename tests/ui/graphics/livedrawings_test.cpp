#include "ui/graphics/livedrawings.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/graphics/openworkbench.h"
#include "ui/graphics/commandoptions.h"

#include <QListWidget>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// What engines draw while they are at work.
class LiveDrawingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<OpenWorkbench>(); }
    void cleanup() { m_bench.reset(); }

    void whatAPlayerDrawsIsShownWithThePosition()
    {
        QVERIFY(start({QStringLiteral("--wait-at"), QStringLiteral("genmove"),
                       QStringLiteral("--knows"), QStringLiteral("gogui-interrupt")}));
        m_bench->table.play("C3");
        QTRY_COMPARE_WITH_TIMEOUT(m_bench->graphics().signs.size(), std::size_t(1), 30'000);
        QCOMPARE(m_bench->graphics().signs.front().point, at("G7"));
        QCOMPARE(m_bench->panel().legend().item(0)->text(),
                 QStringLiteral("Fake, live: 100 playouts"));
        m_bench->table.game.cursor().back();
        QVERIFY(m_bench->graphics() == BoardLayer());
        QCOMPARE(m_bench->panel().legend().count(), 0);
        m_bench->table.game.engines().interrupt(Color::White);
    }

    void nobodyDrawsAnythingIfThatIsNotWanted()
    {
        m_bench->preferences.set(&CommandOptions::showsLiveGraphics, false);
        QVERIFY(start({}));
        QVERIFY(m_bench->table.playAndAwaitTurn("C3"));
        QVERIFY(m_bench->desk().live().drawings().empty());
    }

    void anEndlessDrawingIsHarmless()
    {
        QVERIFY(m_bench->table.startWithEngine(
            {QStringLiteral("--moves"), QStringLiteral("E5"), QStringLiteral("--errors"),
             QStringLiteral("genmove=gogui-gfx:\\n"), QStringLiteral("--flood-stderr"),
             QStringLiteral("2000000")}));
        QVERIFY(m_bench->table.playAndAwaitTurn("C3"));
        QVERIFY(m_bench->graphics() == BoardLayer());
    }

private:
    [[nodiscard]] bool start(const QStringList &options)
    {
        return m_bench->table.startWithEngine(
            options
            + QStringList{
                QStringLiteral("--moves"), QStringLiteral("E5 D5"), QStringLiteral("--errors"),
                QStringLiteral("genmove=gogui-gfx:\\nSQUARE G7\\nTEXT 100 playouts\\n\\n")});
    }

    std::unique_ptr<OpenWorkbench> m_bench;
};

SHINPAN_TEST(LiveDrawingsTest)
#include "livedrawings_test.moc"
