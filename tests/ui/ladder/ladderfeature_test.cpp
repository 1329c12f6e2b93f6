#include "ui/ladder/ladderfeature.h"

#include "core/engine/profile/enginerank.h"
#include "core/engine/profile/enginestrength.h"
#include "core/ladder/ladderbook.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/ending/endcard.h"
#include "ui/ladder/progressdialog.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

using namespace shinpan;
using test::eventually;

/// The ladder counts a person's own games, and no others.
class LadderFeatureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void aWonGameIsNoted();
    void aGameGivenUpIsLost();
    void whatWasTakenBackIsNoMeasure();
    void aTeachingGameIsNoMeasure();
    void aGameWithHelpIsNoMeasure();
    void aSeriousGameCounts();
    void aStoppedGameDoesNotCount();
    void twoLossesOfferAWeakerOpponent();
    void ranksOfLevelsAreRungs();
    void anImitatedRankIsSetBeforeTheGame();
    void thePageIsInTheMenu();
    void theFileOutlivesUnsavedChanges();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] std::vector<LadderGame> noted() const
    {
        const auto book = LadderBook::read(
            ladderFileBeside(m_open->directory.filePath(QStringLiteral("recovery"))));
        return book ? book->games() : std::vector<LadderGame>();
    }
    void start(const QStringList &options, double teaching = 0);
    void startAgainst(const EngineProfile &engine, double teaching = 0);

    std::unique_ptr<test::OpenWindow> m_open;
};

void LadderFeatureTest::start(const QStringList &options, double teaching)
{
    startAgainst(test::fakeEngine(options), teaching);
}

void LadderFeatureTest::startAgainst(const EngineProfile &engine, double teaching)
{
    NewGameSettings settings;
    settings.seats.white = {engine};
    settings.size = 9;
    settings.teaching = teaching;
    game().newGame(settings);
    game().start();
    QVERIFY(m_open->table.waitForPerson());
}

void LadderFeatureTest::aWonGameIsNoted()
{
    start({QStringLiteral("--resign-at"), QStringLiteral("2"), QStringLiteral("--moves"),
           QStringLiteral("C3")});
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    QVERIFY(noted().empty());
    QVERIFY(m_open->table.playAndAwaitTurn("E6"));
    QVERIFY(eventually([this] { return !noted().empty(); }));
    const LadderGame known = noted().front();
    QCOMPARE(known.outcome, LadderGame::Outcome::Won);
    QCOMPARE(known.terms.opponent, QStringLiteral("Fake"));
    QCOMPARE(known.terms.size, 9);
    QVERIFY(!known.rank);
    QVERIFY(known.when.secsTo(QDateTime::currentDateTimeUtc()) < 60);
}

void LadderFeatureTest::aGameGivenUpIsLost()
{
    start({QStringLiteral("--moves"), QStringLiteral("C3")});
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    game().person().resign();
    QVERIFY(eventually([this] { return !noted().empty(); }));
    QCOMPARE(noted().front().outcome, LadderGame::Outcome::Lost);
}

void LadderFeatureTest::whatWasTakenBackIsNoMeasure()
{
    start({QStringLiteral("--moves"), QStringLiteral("C3 C4 C5")});
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    game().person().takeBack();
    QVERIFY(m_open->table.waitForPerson());
    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(noted().empty());
}

void LadderFeatureTest::aTeachingGameIsNoMeasure()
{
    start({QStringLiteral("--moves"), QStringLiteral("C3")}, 3);
    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(noted().empty());
}

void LadderFeatureTest::aGameWithHelpIsNoMeasure()
{
    start({QStringLiteral("--moves"), QStringLiteral("C3")});
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    m_open->window->findChild<QAction *>(QStringLiteral("estimate"))->trigger();
    QVERIFY(m_open->window->statusBar()->currentMessage().contains(QStringLiteral("rank")));
    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    start({QStringLiteral("--moves"), QStringLiteral("C3")});
    m_open->part<AnalysisController>().keep(game().cursor().node(), QStringLiteral("some"), {});
    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(noted().empty());
}

/// What is asked for is not given there.
void LadderFeatureTest::aSeriousGameCounts()
{
    NewGameSettings settings;
    settings.seats.white = {test::fakeEngine({QStringLiteral("--moves"), QStringLiteral("C3")})};
    settings.size = 9;
    settings.isSerious = true;
    game().newGame(settings);
    game().start();
    QVERIFY(m_open->table.waitForPerson());
    m_open->window->findChild<QAction *>(QStringLiteral("estimate"))->trigger();
    game().person().resign();
    QVERIFY(eventually([this] { return !noted().empty(); }));
}

void LadderFeatureTest::aStoppedGameDoesNotCount()
{
    start({QStringLiteral("--moves"), QStringLiteral("C3")});
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    game().stop();
    QVERIFY(eventually([this] { return !game().status().isRunning(); }));
    QVERIFY(noted().empty());
}

void LadderFeatureTest::twoLossesOfferAWeakerOpponent()
{
    EngineProfile engine = test::fakeEngine({QStringLiteral("--moves"), QStringLiteral("C3")});
    for (const char *name : {"weak", "strong"}) {
        engine.strengths.push_back({QLatin1String(name),
                                    engine.commandLine,
                                    engine.environment,
                                    {QStringLiteral("known_command ") + QLatin1String(name)}});
    }
    engine = *m_open->store.profile(m_open->store.add(engine));
    const auto &card = m_open->part<EndCard>();
    for (const bool isProposed : {false, true}) {
        startAgainst(atStrength(engine, engine.strengths.back()));
        QVERIFY(m_open->table.playAndAwaitTurn("E5"));
        game().person().resign();
        QVERIFY(m_open->table.waitForState(Match::State::Over));
        QVERIFY(test::buttonWithText<QPushButton>(card, "Rematch")->isVisible());
        QCOMPARE(test::buttonWithText<QPushButton>(card, "Play as Proposed")->isVisible(),
                 isProposed);
    }
    game().record().setModified(false); // nobody is asked about it
    test::buttonWithText<QPushButton>(card, "Play as Proposed")->click();
    QVERIFY(m_open->table.waitForPerson());
    QCOMPARE(game().seats().black.engine->name, QStringLiteral("Fake (weak)"));
    QVERIFY(game().seats().white.isHuman());
}

void LadderFeatureTest::ranksOfLevelsAreRungs()
{
    EngineProfile engine;
    engine.name = QStringLiteral("Shinpan");
    engine.commandLine = QStringLiteral("shinpan-engine --level 5");
    const std::vector<LadderRung> rungs = rungsOf(engine, 9);
    QCOMPARE(rungs.size(), std::size_t{10});
    QCOMPARE(rungs.front().strength, QStringLiteral("1"));
    QVERIFY(rungs.front().rank && *rungs.front().rank < *rungs[7].rank);

    NewGameSettings settings;
    settings.seats.black = {engine};
    settings.handicap = 2;
    const auto terms = ladderTermsOf(settings, m_open->store);
    QVERIFY(terms);
    QCOMPARE(terms->handicap, -2); // the person gives them
    QCOMPARE(terms->strength, QStringLiteral("5"));
    settings.seats.white = {engine};
    QVERIFY(!ladderTermsOf(settings, m_open->store));
}

/// KataGo's part is fakeengine's.
void LadderFeatureTest::anImitatedRankIsSetBeforeTheGame()
{
    EngineProfile kataGo;
    kataGo.commandLine = QStringLiteral("katago gtp -model a.gz -human-model b.gz");
    EngineProfile engine =
        test::fakeEngine({QStringLiteral("--answer"), QStringLiteral("kata-set-param="),
                          QStringLiteral("--moves"), QStringLiteral("resign")});
    engine.startupCommands = strengthNamed(kataGo, QStringLiteral("8 kyu"))->startupCommands;
    startAgainst(engine);
    const QString told = m_open->table.transcriptLines(GtpTranscript::Kind::Command);
    const qsizetype rank = told.indexOf(QLatin1String("kata-set-param humanSLProfile rank_8k"));
    QVERIFY2(rank >= 0, qPrintable(told));
    QVERIFY2(rank < told.indexOf(QLatin1String("boardsize")), qPrintable(told));
    QCOMPARE(told.count(QLatin1String("kata-set-param ")), humanParameters().size());
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    QVERIFY(eventually([this] { return !noted().empty(); }));
    QCOMPARE(noted().front().rank, std::optional(-7.0));
}

void LadderFeatureTest::thePageIsInTheMenu()
{
    auto *action = m_open->window->findChild<QAction *>(QStringLiteral("ladder.progress"));
    QVERIFY(action != nullptr);
    action->trigger();
    QVERIFY(eventually([this] {
        const auto *page = m_open->window->findChild<ProgressDialog *>();
        return page != nullptr && page->isVisible();
    }));
}

/// The first version with a ladder kept it among them.
void LadderFeatureTest::theFileOutlivesUnsavedChanges()
{
    const QDir data(m_open->directory.path());
    QVERIFY(data.mkpath(QStringLiteral("early/recovery")));
    QFile early(data.filePath(QStringLiteral("early/recovery/ladder.json")));
    QVERIFY(early.open(QIODevice::WriteOnly) && early.write("games") > 0);
    early.close();
    for (int time = 0; time < 2; ++time) { // the second time there is nothing to move
        QFile file(ladderFileBeside(data.filePath(QStringLiteral("early/recovery"))));
        QCOMPARE(file.fileName(), data.filePath(QStringLiteral("early/ladder.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("games"));
        QVERIFY(!early.exists());
    }
}

SHINPAN_TEST(LadderFeatureTest)
#include "ladderfeature_test.moc"
