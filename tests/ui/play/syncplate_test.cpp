#include "core/engine/engine.h"
#include "core/engine/enginesync.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/match/playerplate.h"
#include "ui/match/syncbadge.h"
#include "ui/play/gamepanel.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::eventually;

/// The badge on an engine's plate during a game, and what a click on it does.
class SyncPlateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void onlyAnEngineThatPlaysHasABadge();
    void theEngineBelongsWhereTheGameStands();
    void movesAreNumberedAsInTheRecord();
    void aTypedCommandShowsAndAClickMends();
    void anEngineThatThinksIsToldAnewAtItsNextTurn();
    void theMenuDoesTheSame();

private:
    [[nodiscard]] SyncBadge &badge(Color color) const
    {
        return m_panel->findChildren<PlayerPlate *>().at(color == Color::Black ? 0 : 1)->sync();
    }
    [[nodiscard]] bool says(const char *sentence) const
    {
        return eventually([this, sentence] {
            return badge(Color::White).sentence() == QString::fromLatin1(sentence);
        });
    }
    [[nodiscard]] qsizetype timesToldAnew() const
    {
        return m_table->transcriptLines(GtpTranscript::Kind::Command).count(u"boardsize");
    }

    QTemporaryDir m_directory;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<GamePanel> m_panel;
};

void SyncPlateTest::init()
{
    m_store =
        std::make_unique<EngineProfileStore>(m_directory.filePath(QStringLiteral("engines.json")));
    m_table = std::make_unique<test::GameTable>();
    m_panel = std::make_unique<GamePanel>(m_table->game, *m_store);
}

void SyncPlateTest::cleanup()
{
    m_panel.reset();
    m_table.reset();
    m_store.reset();
}

void SyncPlateTest::onlyAnEngineThatPlaysHasABadge()
{
    QVERIFY(badge(Color::White).isHidden());

    QVERIFY(m_table->startWithEngine({}));

    QVERIFY(!badge(Color::White).isHidden());
    QVERIFY(badge(Color::Black).isHidden());

    m_table->game.stop();

    QVERIFY(eventually([this] { return badge(Color::White).isHidden(); }));
}

void SyncPlateTest::theEngineBelongsWhereTheGameStands()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QVERIFY(says("In sync at move 2"));

    m_table->game.cursor().toStart();

    QCOMPARE(badge(Color::White).sentence(), QStringLiteral("In sync at move 2"));
}

void SyncPlateTest::movesAreNumberedAsInTheRecord()
{
    m_table->game.showTree(readSgf("(;SZ[9];B[ee];W[cc];AB[gg]PL[B])")->tree);
    m_table->game.cursor().toEnd();
    m_table->game.setSeat(Color::White, {test::fakeEngine()});

    m_table->game.start();

    QVERIFY(m_table->waitForPerson());
    QVERIFY(says("In sync at move 2"));
}

void SyncPlateTest::aTypedCommandShowsAndAClickMends()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3 D4"),
                                      QStringLiteral("--knows"), QStringLiteral("list_stones")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));

    m_table->game.status()
        .runningEngine(Color::White)
        ->sync()
        .sendFromConsole(GtpCommand("clear_board"));
    QVERIFY(says("Out of sync: it was sent \"clear_board\" by hand"));
    QCOMPARE(badge(Color::White).text(), QStringLiteral("out of sync"));

    badge(Color::White).click();

    QVERIFY(says("In sync at move 2"));
    QCOMPARE(timesToldAnew(), 2);
    QVERIFY(m_table->playAndAwaitTurn("E6"));
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3 E6 D4"));
}

void SyncPlateTest::anEngineThatThinksIsToldAnewAtItsNextTurn()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3 D4"),
                                      QStringLiteral("--late-at"), QStringLiteral("genmove")}));
    m_table->play("E5");
    QVERIFY(m_table->waitForMoves(1));

    badge(Color::White).click();
    QVERIFY(m_table->waitForPerson());

    QCOMPARE(timesToldAnew(), 1);
    QVERIFY(says("It is told the whole game when it is its turn"));
    QVERIFY(m_table->playAndAwaitTurn("E6"));
    QCOMPARE(timesToldAnew(), 2);
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3 E6 D4"));
}

void SyncPlateTest::theMenuDoesTheSame()
{
    QVERIFY(m_table->startWithEngine({}));

    m_table->game.engines().rebuild(Color::Black); // a person: nothing to do
    m_table->game.engines().rebuild(Color::White);

    QVERIFY(eventually([this] { return timesToldAnew() == 2; }));
    QVERIFY(says("In sync at move 0"));
}

SHINPAN_TEST(SyncPlateTest)
#include "syncplate_test.moc"
