#include "ui/engines/enginecards.h"

#include "core/engine/profile/engineprofilestore.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/childprocesses.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "ui/engines/enginefailurecard.h"
#include "ui/engines/enginewaitcard.h"
#include "ui/match/seatmenu.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace std::chrono_literals;
using test::childProcesses;
using test::eventually;
using test::fakeEngine;

/// The cards of a game's engines: when they come, what they say, and what their buttons do.
class EngineCardsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aQuickEngineShowsNothing();
    void anEngineThatLoadsIsShownWithWhatItWrites();
    void theCardLeavesTheFocusAlone();
    void cancellingLeavesNothingRunning();
    void whoIsReadyIsNotWaitedFor();
    void anOverdueEngineMayTakeItsTime();
    void anOverdueEngineIsInterruptedAndMoves();
    void anOverdueEngineIsRestarted();
    void anotherPlayerTakesTheSeatOfTheOneThatFailed();
    void aFailureIsNamedByItsKind_data();
    void aFailureIsNamedByItsKind();

private:
    [[nodiscard]] OpenGame &game() const { return m_table->game; }
    template <typename T>
    [[nodiscard]] bool isShown() const
    {
        const auto *card = m_window->findChild<T *>(); // made when it is first needed
        return card != nullptr && card->isVisible();
    }
    [[nodiscard]] EngineWaitCard &waitCard() const
    {
        return *m_window->findChild<EngineWaitCard *>();
    }
    [[nodiscard]] EngineFailureCard &failureCard() const
    {
        return *m_window->findChild<EngineFailureCard *>();
    }
    void press(const QWidget &card, const char *button) const
    {
        test::buttonWithText<QPushButton>(card, button)->click();
    }
    /// A person with Black, and White's engine that never answers its first question.
    void startWithSilentEngine(const QStringList &options = {});
    /// A person plays with Black; the engine thinks about its answer for ever, unless these options
    /// say otherwise.
    [[nodiscard]] bool startWithThinkingEngine(
        const QStringList &options = {QStringLiteral("--hang-at"), QStringLiteral("genmove")});

    QTemporaryDir m_directory;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_entry = nullptr;
};

void EngineCardsTest::init()
{
    m_store =
        std::make_unique<EngineProfileStore>(m_directory.filePath(QStringLiteral("engines.json")));
    m_table = std::make_unique<test::GameTable>();
    m_window = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(m_window.get());
    m_entry = new QLineEdit;
    column->addWidget(m_entry);
    column->addWidget(new EngineCards(m_table->game, *m_store));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_entry->setFocus();
}

void EngineCardsTest::cleanup()
{
    m_window.reset();
    m_table.reset();
    m_store.reset();
    QVERIFY(eventually([] { return childProcesses().isEmpty(); }));
}

void EngineCardsTest::startWithSilentEngine(const QStringList &options)
{
    m_table->set({}, {fakeEngine(QStringList{QStringLiteral("--hang-at"), QStringLiteral("1"),
                                             QStringLiteral("--ignore-term")}
                                     + options,
                                 QStringLiteral("Slow"))});
    game().start();
}

bool EngineCardsTest::startWithThinkingEngine(const QStringList &options)
{
    EngineProfile engine = fakeEngine(options, QStringLiteral("Deep"));
    engine.timeouts.move = 400ms;
    m_table->set({}, {engine});
    game().start();
    if (!m_table->waitForPerson()) {
        return false;
    }
    m_table->play("E5");
    return eventually([this] { return isShown<EngineWaitCard>(); });
}

void EngineCardsTest::aQuickEngineShowsNothing()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--moves"), QStringLiteral("C3")}));
    QVERIFY(m_table->playAndAwaitTurn("E5"));

    QVERIFY(m_window->findChild<EngineCard *>() == nullptr); // none was ever needed
}

void EngineCardsTest::anEngineThatLoadsIsShownWithWhatItWrites()
{
    startWithSilentEngine({QStringLiteral("--flood-stderr"), QStringLiteral("160")});

    QVERIFY(eventually([this] { return isShown<EngineWaitCard>(); }));

    QCOMPARE(waitCard().accessibleName(), QStringLiteral("White’s engine is loading: Slow"));
    const auto *words = test::control<QPlainTextEdit>(waitCard(), "Last words of the engine");
    QVERIFY(eventually([words] { return words->toPlainText().count(u'e') == 158; }));
    QVERIFY(eventually([this] {
        return test::control<QLabel>(waitCard(), "Time waited")->text() == QLatin1String("1 s");
    }));
}

void EngineCardsTest::theCardLeavesTheFocusAlone()
{
    startWithSilentEngine();

    QVERIFY(eventually([this] { return isShown<EngineWaitCard>(); }));

    QVERIFY(m_entry->hasFocus());
    QTest::keyClick(m_entry, Qt::Key_Tab);
    QVERIFY(waitCard().isAncestorOf(QApplication::focusWidget()));
}

void EngineCardsTest::cancellingLeavesNothingRunning()
{
    startWithSilentEngine();
    QVERIFY(eventually([this] { return isShown<EngineWaitCard>(); }));
    QCOMPARE(childProcesses().size(), 1);

    press(waitCard(), "Cancel");

    QVERIFY(m_table->waitForState(Match::State::Suspended));
    QVERIFY(eventually([] { return childProcesses().isEmpty(); }));
    QVERIFY(!waitCard().isVisible());
    QCOMPARE(failureCard().accessibleName(),
             QStringLiteral("You stopped waiting for White’s engine: Slow"));
    game().setSeat(Color::White, {});
    QVERIFY(m_table->waitForPerson());
    QVERIFY(!failureCard().isVisible());
}

void EngineCardsTest::whoIsReadyIsNotWaitedFor()
{
    m_table->set(
        {fakeEngine({}, QStringLiteral("Quick"))},
        {fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("1")}, QStringLiteral("Slow"))});
    game().start();

    QVERIFY(eventually([this] { return isShown<EngineWaitCard>(); }));

    QCOMPARE(waitCard().accessibleName(), QStringLiteral("White’s engine is loading: Slow"));
}

void EngineCardsTest::anOverdueEngineMayTakeItsTime()
{
    QVERIFY(startWithThinkingEngine());
    QCOMPARE(waitCard().accessibleName(), QStringLiteral("White’s engine does not move: Deep"));

    press(waitCard(), "Keep Waiting");

    QVERIFY(!waitCard().isVisible());
    QCOMPARE(game().match()->state(), Match::State::Asking);
    QVERIFY(eventually([this] { return isShown<EngineWaitCard>(); })); // in its time
}

void EngineCardsTest::anOverdueEngineIsInterruptedAndMoves()
{
    QVERIFY(startWithThinkingEngine({QStringLiteral("--knows"), QStringLiteral("gogui-interrupt"),
                                     QStringLiteral("--wait-at"), QStringLiteral("genmove"),
                                     QStringLiteral("--moves"), QStringLiteral("C3")}));

    press(waitCard(), "Interrupt");

    QVERIFY(m_table->waitForPerson());
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
    QVERIFY(!waitCard().isVisible());
    QCOMPARE(game().match()->restarts().size(), 0U);
}

void EngineCardsTest::anOverdueEngineIsRestarted()
{
    QVERIFY(startWithThinkingEngine());

    press(waitCard(), "Restart it");

    QVERIFY(!waitCard().isVisible());
    QVERIFY(eventually([this] {
        return m_table->transcriptLines(GtpTranscript::Kind::Command)
                   .count(QLatin1String("genmove w"))
            == 2;
    }));
    QCOMPARE(game().match()->restarts().size(), 1U);
    QVERIFY(eventually([] { return childProcesses().size() == 1; }));
}

void EngineCardsTest::anotherPlayerTakesTheSeatOfTheOneThatFailed()
{
    m_store->add(
        fakeEngine({QStringLiteral("--moves"), QStringLiteral("C3")}, QStringLiteral("Sound")));
    m_table->set({}, {fakeEngine({QStringLiteral("--crash-at"), QStringLiteral("genmove")})});
    game().start();
    QVERIFY(m_table->waitForPerson());
    m_table->play("E5");
    QVERIFY(eventually([this] { return isShown<EngineFailureCard>(); }));

    SeatMenu &players = failureCard().players();
    Q_EMIT players.aboutToShow();
    const QList<QAction *> offered = players.actions();
    const auto sound = std::ranges::find(offered, QStringLiteral("Sound"), &QAction::text);
    QVERIFY(sound != offered.end());
    (*sound)->trigger();

    QVERIFY(m_table->waitForPerson());
    QVERIFY(!failureCard().isVisible());
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
}

void EngineCardsTest::aFailureIsNamedByItsKind_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("what");

    QTest::newRow("crash") << QStringList{u"--crash-at"_s, u"boardsize"_s}
                           << u"White’s engine stopped: Fake"_s
                           << u"It crashed when told the size of the board."_s;
    QTest::newRow("cannot start") << QStringList{u"--exit-at"_s, u"1:3"_s, u"--hang-at"_s, u"2"_s}
                                  << u"White’s engine does not start: Fake"_s
                                  << u"It quit unexpectedly when it was started."_s;
    QTest::newRow("refusal") << QStringList{u"--max-size"_s, u"7"_s}
                             << u"White’s engine refuses this game: Fake"_s
                             << u"It reported a failure when told the size of the board: "
                                "“unacceptable size”."_s;
    QTest::newRow("stall")
        << QStringList{u"--hang-at"_s, u"boardsize"_s} << u"White’s engine does not answer: Fake"_s
        << u"It gave no answer when told the size of the board (waited 500 ms)."_s;
}

void EngineCardsTest::aFailureIsNamedByItsKind()
{
    QFETCH(QStringList, options);
    QFETCH(QString, title);
    QFETCH(QString, what);
    EngineProfile engine = fakeEngine(options);
    engine.timeouts.setUp = 500ms;
    m_table->set({}, {engine});

    game().start();

    QVERIFY(eventually([this] { return isShown<EngineFailureCard>(); }));
    QCOMPARE(failureCard().accessibleName(), title);
    QCOMPARE(test::control<QLabel>(failureCard(), "What happened")->text(), what);
    QVERIFY(!test::control<QLabel>(failureCard(), "What can be done")->text().isEmpty());
}

SHINPAN_TEST(EngineCardsTest)
#include "enginecards_test.moc"
