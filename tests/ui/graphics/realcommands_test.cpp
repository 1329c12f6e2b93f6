#include "core/engine/profile/engineprofile.h"
#include "tests/engine/leelanetwork.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/graphics/openworkbench.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// The ready-made lists, with the engines that they are for.
class RealCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<OpenWorkbench>(); }
    void cleanup() { m_bench.reset(); }

    void everyCommandOfGnuGoIsDrawnOrRefused();
    void gnuGoPlaysALadderOut();
    void leelaZeroDrawsItsPolicy();

private:
    [[nodiscard]] bool employ(const QString &commandLine)
    {
        const Result<EngineProfile> profile = resolveEngine(commandLine, {});
        return profile && m_bench->choose(m_bench->store.add(*profile));
    }

    std::unique_ptr<OpenWorkbench> m_bench;
};

void RealCommandsTest::everyCommandOfGnuGoIsDrawnOrRefused()
{
    m_bench->table.game.showTree(treeFrom("(;SZ[9]KM[5.5];B[cc];W[gg];B[cg];W[gc];B[ec];W[dd];"
                                          "B[dc];W[cd];B[bd];W[be];B[bc];W[cf])"));
    m_bench->table.game.cursor().toEnd();
    if (!employ(QStringLiteral("gnugo --mode gtp --level 1 --seed 1"))) {
        QSKIP("gnugo is not installed");
    }
    int drawn = 0;
    for (const EngineCommand &command : m_bench->desk().engines().commands()) {
        if (!command.needsNothing() && !command.needsOnlyPoint()) {
            continue;
        }
        m_bench->desk().run(command);
        if (command.needsOnlyPoint()) {
            m_bench->click(command.word() == QStringLiteral("move_influence") ? "E5" : "D6");
        }
        QVERIFY2(m_bench->waitForAnswer(), qPrintable(command.label));
        const CommandLayer &layer = *m_bench->desk().current();
        QVERIFY2(!layer.problem.contains(replyTypeName(command.type)), qPrintable(command.label));
        drawn += layer.state == CommandLayer::State::Shown ? 1 : 0;
    }
    QVERIFY2(drawn >= 35, QByteArray::number(drawn));
}

void RealCommandsTest::gnuGoPlaysALadderOut()
{
    m_bench->table.game.showTree(treeFrom("(;SZ[9]AB[cc]AW[cb][bc][dd])")); // C7
    if (!employ(QStringLiteral("gnugo --mode gtp --level 5 --seed 1"))) {
        QSKIP("gnugo is not installed");
    }
    m_bench->panel().run(QStringLiteral("Tactics: attack, played out"));
    m_bench->click("C7");
    QVERIFY(m_bench->waitForAnswer());
    const CommandLayer &layer = *m_bench->desk().current();
    QVERIFY(layer.state == CommandLayer::State::Shown);
    QVERIFY2(layer.reply.startsWith(QStringLiteral("1 ")), qPrintable(layer.reply));
    QVERIFY(layer.drawing.line().size() >= 3);
    Board board = m_bench->table.game.cursor().board();
    for (const Move &move : layer.drawing.line()) {
        board.play(move.color, *move.point);
    }
    QCOMPARE(board.at(at("C7")), Stone::Empty); // it is taken in the end
}

void RealCommandsTest::leelaZeroDrawsItsPolicy()
{
    const QString network = m_bench->directory.filePath(QStringLiteral("network.txt"));
    QVERIFY(writeLeelaNetwork(network));
    m_bench->table.game.showTree(treeFrom("(;SZ[19];B[pd])"));
    if (!employ(QStringLiteral("/usr/games/leelaz --gtp --cpu-only --noponder -t 1 -v 10 -w ")
                + network)) {
        QSKIP("leelaz is not installed");
    }
    QVERIFY(m_bench->ask(QStringLiteral("Policy of the network")));
    const CommandLayer &layer = *m_bench->desk().current();
    QVERIFY2(layer.state == CommandLayer::State::Shown, qPrintable(layer.problem));
    QVERIFY(layer.rows.size() > 300);
}

SHINPAN_TEST(RealCommandsTest)
#include "realcommands_test.moc"
