#include "core/relay/relay.h"
#include "tests/relay/scriptedcontroller.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using test::ScriptedController;

/// What a controller notices of an engine that does not behave: as little as the person wishes.
class RelayTroubleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerThatIsNoMoveIsReplaced_data();
    void anAnswerThatIsNoMoveIsReplaced();
    void withoutAWordEverythingPasses();
    void theEngineIsToldWhatWasSentInstead();
    void aLateMoveIsReplacedByTheAlternate();
    void theClockOfTheControllerCounts();
    void anIllegalAlternateResigns();
    void aCrashedEngineIsReplacedUnnoticed();
    void aRestartedEngineKnowsTheGame();
    void restartsAreCountedByGame();
    void withoutRestartsTheControllerSeesTheEnd();
    void aDeadEngineResignsWhereThatWasChosen();
    void koIsJudgedByTheRules();

private:
    void open(const QStringList &engine, RelaySettings settings)
    {
        const Timeouts timeouts = settings.engine.timeouts;
        settings.engine = test::fakeProfile(engine);
        settings.engine.timeouts = timeouts;
        m_controller = std::make_unique<ScriptedController>();
        m_relay = std::make_unique<Relay>(
            settings,
            std::make_unique<ControllerLink>(m_controller->takeInput(), m_controller->takeOutput()),
            nullptr);
        connect(m_relay.get(), &Relay::told, this,
                [this](const Message &sentence) { m_told.append(sentence.english()); });
        m_told.clear();
        m_relay->start();
        (void)ask("boardsize 5");
    }
    [[nodiscard]] QByteArray ask(QByteArrayView command) { return m_controller->ask(command); }
    [[nodiscard]] static RelaySettings with(MoveReplacement replacement, int restarts = 0)
    {
        RelaySettings settings;
        settings.replacement = replacement;
        settings.restarts = restarts;
        return settings;
    }

    std::unique_ptr<ScriptedController> m_controller;
    std::unique_ptr<Relay> m_relay;
    QStringList m_told;
};

void RelayTroubleTest::anAnswerThatIsNoMoveIsReplaced_data()
{
    QTest::addColumn<QStringList>("engine");
    QTest::addColumn<QString>("reason");

    const auto row = [](const char *name, const QStringList &engine, const char *reason) {
        QTest::newRow(name) << engine << QString::fromUtf8(reason);
    };
    row("occupied", {QStringLiteral("--moves"), QStringLiteral("C3")},
        "Black played move 2 at C3, which is occupied");
    row("nonsense", {QStringLiteral("--garbage-at"), QStringLiteral("1")}, "answered with \"");
    row("off the board", {QStringLiteral("--moves"), QStringLiteral("T19")},
        "answered with \"T19\", which is not a move");
    row("refusal", {QStringLiteral("--refuse"), QStringLiteral("genmove")},
        "answered with the failure \"cannot do that\"");
}

void RelayTroubleTest::anAnswerThatIsNoMoveIsReplaced()
{
    QFETCH(const QStringList, engine);
    QFETCH(const QString, reason);
    open(engine, with(MoveReplacement::Pass));
    (void)ask("play w C3");

    QCOMPARE(ask("5 genmove b"), QByteArray("=5 pass\n\n"));
    QCOMPARE(m_told.size(), 1);
    QVERIFY2(m_told.first().startsWith(QStringLiteral("the engine’s move was not sent, but pass: "))
                 && m_told.first().contains(reason),
             qPrintable(m_told.first()));
}

void RelayTroubleTest::withoutAWordEverythingPasses()
{
    open({QStringLiteral("--moves"), QStringLiteral("C3 T19")}, with(MoveReplacement::None, 1));
    (void)ask("play w C3");

    QCOMPARE(ask("genmove b"), QByteArray("= C3\n\n"));
    QCOMPARE(ask("genmove b"), QByteArray("= T19\n\n"));
}

void RelayTroubleTest::theEngineIsToldWhatWasSentInstead()
{
    open({QStringLiteral("--knows"), QStringLiteral("list_stones"), QStringLiteral("--moves"),
          QStringLiteral("C3 D4")},
         with(MoveReplacement::Pass));
    (void)ask("play w C3");
    QCOMPARE(ask("genmove b"), QByteArray("= pass\n\n"));

    QCOMPARE(ask("list_stones white").trimmed(), QByteArray("= C3"));
    QCOMPARE(ask("list_stones black").trimmed(), QByteArray("="));
}

void RelayTroubleTest::aLateMoveIsReplacedByTheAlternate()
{
    RelaySettings settings = with(MoveReplacement::Alternate);
    settings.engine.timeouts.move = 100ms;
    settings.alternate = test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("B2")});
    open({QStringLiteral("--late-at"), QStringLiteral("genmove:1500")}, settings);

    QCOMPARE(ask("genmove b"), QByteArray("= B2\n\n"));
    QCOMPARE(ask("play w B2"), QByteArray("? illegal move\n\n")); // once the engine listens again
    QVERIFY2(m_told.first().contains(QStringLiteral("did not answer \"genmove b\" within 100 ms")),
             qPrintable(m_told.first()));
}

void RelayTroubleTest::theClockOfTheControllerCounts()
{
    RelaySettings settings = with(MoveReplacement::Pass);
    settings.reserve = 800ms;
    open({QStringLiteral("--late-at"), QStringLiteral("genmove:5000")}, settings);
    (void)ask("time_settings 60 0 0");
    (void)ask("time_left b 1 0");
    QElapsedTimer timer;
    timer.start();

    QCOMPARE(ask("genmove b"), QByteArray("= pass\n\n"));
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
}

void RelayTroubleTest::anIllegalAlternateResigns()
{
    RelaySettings settings = with(MoveReplacement::Alternate);
    settings.alternate = test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("C3")});
    open({QStringLiteral("--moves"), QStringLiteral("C3")}, settings);
    (void)ask("play w C3");

    QCOMPARE(ask("genmove b"), QByteArray("= resign\n\n"));
    QCOMPARE(m_told.first(),
             QStringLiteral("the alternate engine Black played move 2 at C3, which is occupied"));
}

void RelayTroubleTest::aCrashedEngineIsReplacedUnnoticed()
{
    open({QStringLiteral("--random"), QStringLiteral("3"), QStringLiteral("--crash-after"),
          QStringLiteral("genmove")},
         with(MoveReplacement::None, 3));
    const QByteArray first = ask("1 genmove b");
    QVERIFY2(first.startsWith("=1 "), first);

    QCOMPARE(ask("2 play w pass"), QByteArray("=2\n\n"));
    QVERIFY(ask("3 genmove b").startsWith("=3 "));
    QCOMPARE(m_told.size(), 1);
    QVERIFY2(m_told.first().contains(QStringLiteral("SIGABRT"))
                 && m_told.first().endsWith(QStringLiteral("; it was started anew")),
             qPrintable(m_told.first()));
}

void RelayTroubleTest::aRestartedEngineKnowsTheGame()
{
    open({QStringLiteral("--knows"), QStringLiteral("list_stones"), QStringLiteral("--answer"),
          QStringLiteral("hello=hello"), QStringLiteral("--crash-after"), QStringLiteral("hello")},
         with(MoveReplacement::None, 9));
    for (const char *const command : {"play b A1", "play w B2", "play b C3", "undo", "play b D4"}) {
        (void)ask(command);
    }
    QCOMPARE(ask("hello"), QByteArray("= hello\n\n"));

    QVERIFY2(ask("list_stones black").contains("A1"), m_controller->heard());
    QVERIFY(ask("list_stones black").contains("D4"));
    QVERIFY(!ask("list_stones black").contains("C3"));
    QCOMPARE(ask("list_stones white").trimmed(), QByteArray("= B2"));
}

void RelayTroubleTest::restartsAreCountedByGame()
{
    open({QStringLiteral("--crash-after"), QStringLiteral("genmove")},
         with(MoveReplacement::None, 1));
    for (int game = 0; game < 3; ++game) {
        QCOMPARE(ask("genmove b"), QByteArray("= PASS\n\n").toLower());
        QCOMPARE(ask("play w C3"), QByteArray("=\n\n"));
        QCOMPARE(ask("clear_board"), QByteArray("=\n\n"));
    }
}

void RelayTroubleTest::withoutRestartsTheControllerSeesTheEnd()
{
    RelaySettings settings;
    settings.chat = QStringLiteral("-");
    open({QStringLiteral("--crash-at"), QStringLiteral("genmove")}, settings);
    const QSignalSpy finished(m_relay.get(), &Relay::finished);
    m_controller->say("genmove b\n");

    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 10'000);
    QCOMPARE(finished.first().first().toBool(), true);
    QTRY_VERIFY(m_controller->isLeft());
}

void RelayTroubleTest::aDeadEngineResignsWhereThatWasChosen()
{
    open({QStringLiteral("--crash-at"), QStringLiteral("genmove")}, with(MoveReplacement::Resign));

    QCOMPARE(ask("1 genmove b"), QByteArray("=1 resign\n\n"));
    QCOMPARE(ask("2 clear_board"), QByteArray("=2\n\n"));
    QCOMPARE(ask("3 play w D4"), QByteArray("=3\n\n"));
    QCOMPARE(ask("4 genmove b"), QByteArray("=4 resign\n\n"));
    QCOMPARE(ask("5 quit"), QByteArray("=5\n\n"));
}

void RelayTroubleTest::koIsJudgedByTheRules()
{
    // Black takes the ko at C3; the engine retakes at B3 at once.
    open({QStringLiteral("--moves"), QStringLiteral("B3")}, with(MoveReplacement::Pass));
    for (const char *const command :
         {"play b B4", "play w C4", "play b A3", "play w D3", "play b B2", "play w C2", "play b E1",
          "play w B3", "play b C3"}) {
        QCOMPARE(ask(command), QByteArray("=\n\n"));
    }

    QCOMPARE(ask("genmove w"), QByteArray("= pass\n\n"));
    QVERIFY2(m_told.first().contains(QStringLiteral("retakes the ko at once")),
             qPrintable(m_told.first()));
}

SHINPAN_TEST(RelayTroubleTest)

#include "relaytrouble_test.moc"
