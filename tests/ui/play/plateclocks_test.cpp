#include "core/engine/profile/engineprofilestore.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/match/clockface.h"
#include "ui/match/playerplate.h"
#include "ui/play/gamepanel.h"

#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;
using test::eventually;

/// The clocks beside the board: of the running game, and of the record where one looks at it.
class PlateClocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void withoutALimitThereIsNoClock();
    void onlyTheSideThatHasALimitHasAClock();
    void aClockMovesNothing();
    void theClockOfTheSideToPlayRuns();
    void aPauseStopsThePersonsClock();
    void aFallenFlagIsTheResultAndStands();
    void anEnginesClockRunsToo();
    void theRecordsClocksAreShownWhereTheyWereWritten();
    void aRecordWithoutTimesHasNoClocks();

private:
    void start(const TimeControl &black, const TimeControl &white);
    /// "5:00", "0:24 3 periods", "0:09.8 running"; "none" for a side without a clock.
    [[nodiscard]] QString shown(Color color) const;
    [[nodiscard]] ClockFace &face(Color color) const
    {
        return *m_panel->findChildren<ClockFace *>().at(color == Color::Black ? 0 : 1);
    }

    QTemporaryDir m_directory;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<GamePanel> m_panel;
};

void PlateClocksTest::init()
{
    m_store =
        std::make_unique<EngineProfileStore>(m_directory.filePath(QStringLiteral("engines.json")));
    m_table = std::make_unique<test::GameTable>();
    m_panel = std::make_unique<GamePanel>(m_table->game, *m_store);
}

void PlateClocksTest::cleanup()
{
    m_panel.reset();
    m_table.reset();
    m_store.reset();
}

void PlateClocksTest::start(const TimeControl &black, const TimeControl &white)
{
    NewGameSettings settings;
    settings.size = 9;
    settings.time = {black, white};
    m_table->game.newGame(settings);
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
}

QString PlateClocksTest::shown(Color color) const
{
    const ClockFace &clock = face(color);
    if (clock.isHidden()) {
        return QStringLiteral("none");
    }
    QStringList parts{clock.time()};
    if (!clock.overtime().isEmpty()) {
        parts.append(clock.overtime());
    }
    if (clock.reading()->isRunning) {
        parts.append(QStringLiteral("running"));
    }
    return parts.join(u' ');
}

void PlateClocksTest::withoutALimitThereIsNoClock()
{
    start({}, {});

    QCOMPARE(shown(Color::Black), QStringLiteral("none"));
    QCOMPARE(shown(Color::White), QStringLiteral("none"));
}

void PlateClocksTest::onlyTheSideThatHasALimitHasAClock()
{
    start({}, {TimeControl::System::Canadian, 2h, 5min, 15});

    QCOMPARE(shown(Color::Black), QStringLiteral("none"));
    QCOMPARE(shown(Color::White), QStringLiteral("2:00:00"));
}

void PlateClocksTest::aClockMovesNothing()
{
    start({}, {});
    m_panel->resize(300, m_panel->sizeHint().height());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    const auto plates = m_panel->findChildren<PlayerPlate *>();
    const auto places = [&plates] {
        QList<QRect> places;
        for (const PlayerPlate *plate : plates) {
            places << plate->geometry() << plate->findChild<QToolButton *>()->geometry();
        }
        for (QRect &place : places) {
            place.setWidth(1); // names make room for a clock
        }
        return places;
    };
    const QList<QRect> before = places();

    m_table->game.stop();
    const TimeControl overtime{TimeControl::System::Byoyomi, 1h, 30s, 5};
    start(overtime, overtime);
    QVERIFY(face(Color::Black).isVisible());
    QCoreApplication::processEvents();

    QCOMPARE(places(), before);
}

void PlateClocksTest::theClockOfTheSideToPlayRuns()
{
    const TimeControl hour{TimeControl::System::Absolute, 1h, 0ms, 0};
    start(hour, hour);
    QVERIFY(shown(Color::Black).endsWith(QLatin1String("running")));
    QCOMPARE(shown(Color::White), QStringLiteral("1:00:00"));
    QVERIFY2(eventually([this] { return face(Color::Black).time() != QStringLiteral("1:00:00"); }),
             "it is seen to run");

    QVERIFY(m_table->playAndAwaitTurn("E5"));

    QVERIFY(!shown(Color::Black).endsWith(QLatin1String("running")));
    QCOMPARE(shown(Color::White), QStringLiteral("1:00:00 running"));
}

void PlateClocksTest::aPauseStopsThePersonsClock()
{
    start({TimeControl::System::Absolute, 1h, 0ms, 0}, {});
    QVERIFY(m_table->game.status().mayPause());

    m_table->game.pace().pause();
    const TimeLeft stopped = face(Color::Black).reading()->left;
    QVERIFY(!face(Color::Black).reading()->isRunning);
    m_table->game.pace().resume();

    QVERIFY(face(Color::Black).reading()->isRunning);
    QVERIFY(face(Color::Black).reading()->left.time >= stopped.time - 1s);
}

void PlateClocksTest::aFallenFlagIsTheResultAndStands()
{
    start({TimeControl::System::PerMove, 0ms, 200ms, 0}, {});

    QVERIFY(m_table->waitForState(Match::State::Over));

    QVERIFY(m_table->game.match()->result().end == GameEnd::Time);
    QCOMPARE(shown(Color::Black), QStringLiteral("0:00 time is up"));
}

void PlateClocksTest::anEnginesClockRunsToo()
{
    NewGameSettings settings;
    settings.size = 9;
    settings.seats.white.engine =
        test::fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")});
    settings.time.white = {TimeControl::System::Byoyomi, 0ms, 60s, 3};
    m_table->game.newGame(settings);
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(shown(Color::White), QStringLiteral("1:00 3 periods"));

    m_table->play("E5");

    QVERIFY(eventually([this] { return shown(Color::White).contains(QLatin1String("running")); }));
    QVERIFY(eventually([this] { return face(Color::White).time() == QStringLiteral("0:59"); }));
}

void PlateClocksTest::theRecordsClocksAreShownWhereTheyWereWritten()
{
    m_table->game.showTree(
        readSgf("(;SZ[9];B[ee]BL[107.5];W[cc]WL[24]OW[3];B[gg]BL[9.4];W[aa])")->tree);
    QCOMPARE(shown(Color::Black), QStringLiteral("none"));

    m_table->game.cursor().forward(2);
    QCOMPARE(shown(Color::Black), QStringLiteral("1:48"));
    QVERIFY(shown(Color::White).startsWith(QLatin1String("0:24 3")));

    m_table->game.cursor().toEnd();
    QCOMPARE(shown(Color::Black), QStringLiteral("0:09.4"));
    QVERIFY(shown(Color::White).startsWith(QLatin1String("0:24 3")));

    m_table->game.cursor().back(3);
    QCOMPARE(shown(Color::Black), QStringLiteral("1:48"));
}

void PlateClocksTest::aRecordWithoutTimesHasNoClocks()
{
    m_table->game.showTree(readSgf("(;SZ[9];B[ee])")->tree);

    QCOMPARE(shown(Color::Black), QStringLiteral("none"));

    m_table->game.showTree(readSgf("(;SZ[9]TM[7200];B[ee];W[cc])")->tree);
    QCOMPARE(shown(Color::Black), QStringLiteral("none"));
    m_table->game.cursor().toEnd();
    QCOMPARE(shown(Color::Black), QStringLiteral("none"));

    m_table->game.showTree(readSgf("(;SZ[9]TM[7200];B[ee]BL[7190];W[cc])")->tree);
    QCOMPARE(shown(Color::White), QStringLiteral("2:00:00"));
}

SHINPAN_TEST(PlateClocksTest)
#include "plateclocks_test.moc"
