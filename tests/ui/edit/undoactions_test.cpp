#include "ui/edit/undoactions.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/edit/editcontroller.h"
#include "ui/kit/noticebar.h"
#include "ui/scoring/scoringcontroller.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class UndoActionsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<OpenWindow> m_open;

    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] UndoActions &actions() const { return m_open->part<UndoActions>(); }
    [[nodiscard]] QByteArray outline() const { return outlineOf(game().record().tree()); }
    [[nodiscard]] QString undoText() const { return actions().undo->text().remove(u'&'); }

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        game().showTree(treeFrom("(;SZ[9])"));
    }
    void cleanup() { m_open.reset(); }

    void stepsAreNamed()
    {
        QVERIFY(!actions().undo->isEnabled());
        m_open->click("E5");
        QCOMPARE(undoText(), QStringLiteral("Undo Move"));
        game().record().setComment(game().cursor().node(), QStringLiteral("hello"));
        QCOMPARE(undoText(), QStringLiteral("Undo Typing"));
        actions().undo->trigger();
        actions().undo->trigger();
        QCOMPARE(outline(), QByteArray("(;SZ[9])"));
        QCOMPARE(actions().redo->text().remove(u'&'), QStringLiteral("Redo Move"));
        actions().redo->trigger();
        QCOMPARE(outline(), QByteArray("(;SZ[9];B[ee])"));
        QCOMPARE(game().cursor().moveNumber(), 1); // where it happened
    }

    void youngerEditsComeBeforeMovesOfTheGame()
    {
        QVERIFY(m_open->table.startWithEngine({}));
        QVERIFY(m_open->table.playAndAwaitTurn("E5"));
        const QByteArray played = outline();
        const int moves = game().cursor().moveNumber();
        game().record().setProperty(game().cursor().node(), "TR", QByteArray("aa"));
        QCOMPARE(undoText(), QStringLiteral("Undo Change"));
        actions().undo->trigger();
        QCOMPARE(outline(), played);
        QCOMPARE(undoText(), QStringLiteral("Undo Move"));
        actions().undo->trigger();
        QVERIFY(m_open->table.waitForPerson());
        QCOMPARE(outline(), played); // the game's moves stay in the record
        QCOMPARE(game().cursor().moveNumber(), moves - 2);
        game().stop();
    }

    void groundOfAGameIsNotUndone()
    {
        m_open->click("E5");
        const NodeId ground = game().cursor().node();
        game().setSeat(Color::White, {});
        game().start();
        QVERIFY(m_open->table.waitForPerson());
        actions().undo->trigger();
        QVERIFY(game().record().tree().contains(ground));
        QVERIFY(m_open->part<NoticeBar>().text().startsWith(
            QStringLiteral("The game being played depends on this")));
        game().stop();
        QTRY_VERIFY(!game().status().isRunning());
        QCOMPARE(undoText(), QStringLiteral("Undo Move"));
        actions().undo->trigger();
        QVERIFY(!game().record().tree().contains(ground));
    }

    void marksOfAScoreComeFirst()
    {
        m_open->click("E5");
        auto &scoring = m_open->part<ScoringController>();
        scoring.begin();
        QVERIFY(!actions().undo->isEnabled());
        scoring.toggleDead({4, 4});
        QCOMPARE(undoText(), QStringLiteral("Undo Mark"));
        actions().undo->trigger();
        QVERIFY(!actions().undo->isEnabled());
        scoring.cancel();
        QCOMPARE(undoText(), QStringLiteral("Undo Move"));
    }
};

SHINPAN_TEST(UndoActionsTest)
#include "undoactions_test.moc"
