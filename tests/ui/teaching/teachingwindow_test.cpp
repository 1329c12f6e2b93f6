#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/kit/noticebar.h"
#include "ui/teaching/hintgiver.h"
#include "ui/teaching/lesson.h"
#include "ui/teaching/teachingcard.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QPushButton>
#include <QTest>

using namespace shinpan;
using test::eventually;

namespace {

/// What the judge says of a position after M moves: whoever is to move wins with 50 + M %, for
/// certain, and would play C3. So the mover of move M loses 2 M - 1 %.
const QByteArray Says("info move C3 visits 100%m winrate 5%m00 lcb 5%m00 prior 5000 order 0 pv C3 "
                      "C4 D4\n");
const QStringList Answers{QStringLiteral("--moves"), QStringLiteral("G7 G3 G5 F7 F8")};

} // namespace

/// A teaching game and hints, as a person has them.
class TeachingWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void nobodyJudgesWhereNobodyAskedForIt();
    void aMoveIsJudgedAndAMistakeTakenBackWithAKey();
    void whatTheJudgeFindsIsSeenNowhereDuringTheGame();
    void theEndNamesMomentsWorthAnotherLook();
    void theJudgeRestsWhileAnEngineThinksOnItsClock();
    void withoutAJudgeThatIsSaid();
    void aJudgeThatFailsIsSpokenOf();
    void aHintIsGivenAndGoesWithItsPosition();
    void theBoardMakesRoomForHintsOnce();
    void noHintsAreOfferedWhereNoEngineIsPlayedAgainst();
    void inASeriousGameAllAdviceWaitsTillItIsOver();
    void everyControlHasAName();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] Lesson &lesson() const { return m_open->part<Lesson>(); }
    [[nodiscard]] TeachingCard &card() const { return m_open->part<TeachingCard>(); }
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return m_open->window->findChild<QAction *>(QLatin1String(name));
    }
    [[nodiscard]] QByteArray lineShown() const;
    void addJudge(const EngineProfile &judge = {});
    /// The person, Black, begins a game; losses of `teaching` points are mistakes.
    void start(double teaching, const QStringList &options = Answers, bool isOnClock = false);
    /// The person plays, the engine answers, and all is looked at.
    void playAndHear(const char *vertex);

    std::unique_ptr<test::OpenWindow> m_open;
};

QByteArray TeachingWindowTest::lineShown() const
{
    QByteArrayList stones;
    for (const BoardLayer::LineStone &stone : board().scene().line) {
        stones.append(QByteArray::fromStdString(vertexOf(stone.point)));
    }
    return stones.join(' ');
}

void TeachingWindowTest::addJudge(const EngineProfile &judge)
{
    if (!judge.commandLine.isEmpty()) {
        m_open->store.add(judge);
        return;
    }
    QFile file(m_open->directory.filePath(QStringLiteral("says.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(Says);
    m_open->store.add(test::fakeEngine({QStringLiteral("--analyze"),
                                        QStringLiteral("lz-analyze=") + file.fileName(),
                                        QStringLiteral("--analyze-ms"), QStringLiteral("1")},
                                       QStringLiteral("Judge")));
}

void TeachingWindowTest::start(double teaching, const QStringList &options, bool isOnClock)
{
    NewGameSettings settings;
    settings.seats.white = {test::fakeEngine(options)};
    settings.size = 9;
    settings.teaching = teaching;
    if (isOnClock) {
        settings.time.white = {TimeControl::System::Absolute, std::chrono::minutes(10), {}, 0};
    }
    game().newGame(settings);
    game().start();
    QVERIFY(m_open->table.waitForPerson());
}

void TeachingWindowTest::playAndHear(const char *vertex)
{
    QVERIFY(m_open->table.playAndAwaitTurn(vertex));
    QVERIFY(eventually([this] { return lesson().waiting() == 0; }));
}

void TeachingWindowTest::nobodyJudgesWhereNobodyAskedForIt()
{
    addJudge();
    start(0);
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));

    QVERIFY(!lesson().isGiven());
    QVERIFY(lesson().judge() == nullptr);
    QVERIFY(card().isHidden());
    QVERIFY(!action("takeMistakeBack")->isVisible());
    QVERIFY(!action("betterLine")->isVisible());
    QVERIFY(!m_open->table.transcriptLines(GtpTranscript::Kind::Command)
                 .contains(QLatin1String("analyze")));
}

void TeachingWindowTest::aMoveIsJudgedAndAMistakeTakenBackWithAKey()
{
    addJudge();
    start(1); // or 3.3 % of the chance to win
    QCOMPARE(card().text(), QStringLiteral("Teaching game: Judge looks at your moves."));
    playAndHear("E5");
    QVERIFY(!action("takeMistakeBack")->isEnabled());

    playAndHear("D5"); // 5 %

    QCOMPARE(card().text(), QStringLiteral("Move 3, D5, lost 5.0%; C3 was better."));
    QCOMPARE(card().accessibleDescription(), card().text());
    QCOMPARE(board().scene().signs.size(), std::size_t(1));
    QVERIFY(action("takeMistakeBack")->isEnabled());
    QTest::keyClick(&board(), Qt::Key_Backspace);
    QCOMPARE(game().match()->moveCount(), 2);
    QCOMPARE(lineShown(), QByteArray("C3 C4 D4"));
    QVERIFY(m_open->table.waitForPerson());

    QVERIFY(m_open->table.playAndAwaitTurn("C3"));
    QCOMPARE(lineShown(), QByteArray());
    QVERIFY(eventually([this] { return lesson().waiting() == 0; }));
    QCOMPARE(card().text(), QStringLiteral("Move 3, C3: Judge would play there, too."));
    QVERIFY(board().scene().signs.empty());
}

void TeachingWindowTest::whatTheJudgeFindsIsSeenNowhereDuringTheGame()
{
    addJudge();
    start(1);
    playAndHear("E5");
    const auto &analysis = m_open->part<AnalysisController>();
    QVERIFY(analysis.found().isEmpty());
    QVERIFY(analysis.analysts().empty());

    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));

    QVERIFY(eventually([this] { return lesson().judge() == nullptr; }));
    QVERIFY(!analysis.found().isEmpty());
    QVERIFY(analysis.lossAt(game().match()->node()));
    QVERIFY(analysis.analysts().empty()); // nor does the board show candidates after it
}

void TeachingWindowTest::theEndNamesMomentsWorthAnotherLook()
{
    addJudge();
    start(1);
    for (const char *move : {"E5", "D5", "D6", "E7"}) {
        playAndHear(move);
    }
    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(eventually([this] { return card().text() == QLatin1String("Worth another look:"); }));

    auto *moment = test::buttonWithText<QPushButton>(card(), "7 · E7 · −13.0%");
    QVERIFY(moment != nullptr);
    moment->click();

    QCOMPARE(game().cursor().moveNumber(), 6);
    QCOMPARE(lineShown(), QByteArray("C3 C4 D4"));
    QCOMPARE(card().text(), QStringLiteral("Move 7, E7, lost 13.0%; C3 was better."));
    QTest::keyClick(&board(), Qt::Key_J);
    QCOMPARE(lineShown(), QByteArray());
    QTest::keyClick(&board(), Qt::Key_Escape);
}

void TeachingWindowTest::theJudgeRestsWhileAnEngineThinksOnItsClock()
{
    addJudge();
    start(1, {QStringLiteral("--hang-at"), QStringLiteral("genmove")}, true);
    QVERIFY(eventually([this] { return lesson().waiting() == 0; }));
    m_open->table.play("E5");
    QVERIFY(m_open->table.waitForMoves(1));
    QVERIFY(!lesson().judge()->hasSeen(game().match()->node()));
    QCOMPARE(lesson().waiting(), std::size_t(1));
    const qsizetype before =
        m_open->table.transcriptLines(GtpTranscript::Kind::Command).count(u"lz-analyze");

    game().person().takeBack(); // nobody thinks on a clock now

    QVERIFY(eventually([this] { return lesson().waiting() == 0; }));
    QCOMPARE(m_open->table.transcriptLines(GtpTranscript::Kind::Command).count(u"lz-analyze"),
             before + 1);
}

void TeachingWindowTest::withoutAJudgeThatIsSaid()
{
    start(3);
    QCOMPARE(card().text(), QStringLiteral("No engine here can judge moves."));
}

void TeachingWindowTest::aJudgeThatFailsIsSpokenOf()
{
    addJudge({{}, QStringLiteral("Ghost"), QStringLiteral("/opt/ghost"), {}, {}, {}});
    start(3);
    QVERIFY(eventually([this] { return !lesson().failure().isEmpty(); }));
    QVERIFY2(card().text().startsWith(QLatin1String("Ghost can judge no more: it ")),
             qPrintable(card().text()));
    QVERIFY(m_open->table.playAndAwaitTurn("E5")); // the game goes on
}

void TeachingWindowTest::aHintIsGivenAndGoesWithItsPosition()
{
    addJudge();
    start(0);
    QVERIFY(action("hint")->isVisible());
    QTest::keyClick(&board(), Qt::Key_H);
    QCOMPARE(card().text(), QStringLiteral("Judge looks for a hint…"));

    QVERIFY(eventually([this] { return card().text() == QLatin1String("Hint: C3."); }));

    QCOMPARE(board().scene().spots.size(), std::size_t(1));
    QCOMPARE(board().scene().spots.front().text, QStringLiteral("A"));
    QVERIFY(m_open->part<AnalysisController>().found().isEmpty());
    QVERIFY(m_open->table.playAndAwaitTurn("C3"));
    QVERIFY(card().isHidden());
    QVERIFY(board().scene().spots.empty());
}

void TeachingWindowTest::theBoardMakesRoomForHintsOnce()
{
    addJudge();
    start(0);
    QCoreApplication::processEvents();
    const int whole = board().height();
    QTest::keyClick(&board(), Qt::Key_H);
    QVERIFY(eventually([this] { return card().text() == QLatin1String("Hint: C3."); }));
    QVERIFY(eventually([&] { return board().height() < whole; }));
    const int beside = board().height();

    QVERIFY(m_open->table.playAndAwaitTurn("C3"));

    QVERIFY(card().isHidden());
    QCoreApplication::processEvents();
    QCOMPARE(board().height(), beside);
    QTest::keyClick(&board(), Qt::Key_H);
    QVERIFY(eventually([this] { return !card().isHidden(); }));
    QTest::keyClick(&board(), Qt::Key_Escape); // it is not wanted any more
    QVERIFY(eventually([&] { return board().height() == whole; }));
}

void TeachingWindowTest::noHintsAreOfferedWhereNoEngineIsPlayedAgainst()
{
    addJudge();
    QVERIFY(!action("hint")->isVisible());
    m_open->table.set({}, {});
    game().start();
    QVERIFY(m_open->table.waitForPerson());
    QVERIFY(!action("hint")->isVisible());
}

void TeachingWindowTest::inASeriousGameAllAdviceWaitsTillItIsOver()
{
    addJudge();
    auto &analysis = m_open->part<AnalysisController>();
    analysis.start(); // the only engine that can
    QVERIFY(eventually([&analysis] { return analysis.shown() != nullptr; }));
    const NodeId root = game().cursor().node();
    NewGameSettings settings;
    settings.seats.white = {test::fakeEngine(Answers)};
    settings.size = 9;
    settings.isSerious = true;
    game().newGame(settings);
    game().start();
    QVERIFY(m_open->table.waitForPerson());
    analysis.keep(root, analysis.analysts().front()->profile().id, {}); // as a review may
    QVERIFY(!analysis.isRunning());
    QVERIFY(analysis.found().isEmpty());

    QVERIFY(action("hint")->isVisible());
    QTest::keyClick(&board(), Qt::Key_H);
    QCOMPARE(card().text(), QStringLiteral("This is a serious game: hints wait till it is over."));
    QTest::keyClick(&board(), Qt::Key_Space);
    QVERIFY(!analysis.isRunning());
    QVERIFY(!action("analyse")->isChecked());
    QVERIFY(m_open->window->notices().text().contains(QStringLiteral("waits till it is over")));
    QTest::keyClick(&board(), Qt::Key_E);
    QVERIFY(!action("estimate")->isChecked());
    action("review")->trigger();
    QVERIFY(m_open->window->findChild<QDialog *>() == nullptr);

    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(card().isHidden());
    QVERIFY(!analysis.found().isEmpty());
    QTest::keyClick(&board(), Qt::Key_Space);
    QVERIFY(analysis.isRunning());
    analysis.stop();
}

void TeachingWindowTest::everyControlHasAName()
{
    addJudge();
    start(1);
    playAndHear("E5");
    playAndHear("D5");
    QCOMPARE(test::unnamedControls(card()), QStringList());
}

SHINPAN_TEST(TeachingWindowTest)
#include "teachingwindow_test.moc"
