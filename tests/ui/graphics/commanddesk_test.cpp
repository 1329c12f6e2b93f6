#include "ui/graphics/commanddesk.h"

#include "core/engine/enginehub.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/graphics/openworkbench.h"
#include "ui/board/boardview.h"
#include "ui/graphics/commandoptions.h"

#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace shinpan::test;

using State = CommandLayer::State;

/// Commands that are asked about the position on the board.
class CommandDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<OpenWorkbench>(); }
    void cleanup() { m_bench.reset(); }

    void anAnswerIsDrawn();
    void aCommandThatNeedsAPointAsksAboutEachClick();
    void aCommandThatNeedsPointsWaitsForThem();
    void aListOfPointsIsEditedFromWhatItIs();
    void theChosenColourIsAsked();
    void layersHaveInksOfTheirOwnAndTheOldestGivesWay();
    void whatIsRepeatedFollowsTheGame();
    void anAnswerOfAnEarlierPositionIsNotDrawn();
    void aWrongAnswerIsSaidToBeOne();
    void aRefusalIsShown();
    void whatIsWrittenToStandardErrorCountsIfNothingElseIsSaid();
    void aCommandWithoutEndIsNotAsked();
    void aSilentEngineBlocksNothing();
    void aDeadEngineIsSaidToBeDeadAndRestarts();
    void twoEnginesAreCompared();
    void anAttackIsPlayedOut();
    void aPlayerCanBeAskedInItsGame();
    void playIsNotDisturbed();

private:
    [[nodiscard]] CommandDesk &desk() const { return m_bench->desk(); }
    [[nodiscard]] OpenGame &game() const { return m_bench->table.game; }
    [[nodiscard]] const BoardLayer &graphics() const { return m_bench->graphics(); }
    [[nodiscard]] QString add(const QString &description, const QStringList &options = {})
    {
        return m_bench->addFake(description, options);
    }
    [[nodiscard]] QByteArray log() const
    {
        QFile file(logPath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString logPath() const
    {
        return m_bench->directory.filePath(QStringLiteral("log"));
    }

    std::unique_ptr<OpenWorkbench> m_bench;
};

void CommandDeskTest::anAnswerIsDrawn()
{
    QVERIFY(m_bench->choose(
        add(QStringLiteral("gfx/Draw/draw"),
            {QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1\\nTEXT hello")})));
    QVERIFY(m_bench->ask(QStringLiteral("Draw")));
    QTRY_COMPARE(graphics().signs.size(), std::size_t(1));
    QCOMPARE(graphics().signs.front().point, at("A1"));
    QCOMPARE(desk().current()->summary(), QStringLiteral("hello"));
    desk().remove(desk().current()->id);
    QTRY_VERIFY(graphics() == BoardLayer());
}

void CommandDeskTest::aCommandThatNeedsAPointAsksAboutEachClick()
{
    QVERIFY(m_bench->choose(
        add(QStringLiteral("string/Data/data %p"),
            {QStringLiteral("--answer"), QStringLiteral("data=size: 4\\nliberties: 2"),
             QStringLiteral("--log"), logPath()})));
    m_bench->panel().run(QStringLiteral("Data"));
    QVERIFY(desk().picking().has_value());
    m_bench->click("C3");
    QVERIFY(m_bench->waitForAnswer());
    QCOMPARE(desk().current()->rows.size(), std::size_t(2));
    m_bench->click("D4");
    QVERIFY(m_bench->waitForAnswer());
    QVERIFY(log().contains("data C3"));
    QVERIFY(log().contains("data D4"));
    QCOMPARE(desk().layers().size(), std::size_t(1));
    QCOMPARE(game().cursor().moveNumber(), 0); // nothing was played
    desk().endPicking();
    m_bench->click("E5");
    QCOMPARE(game().cursor().moveNumber(), 1);
}

void CommandDeskTest::aCommandThatNeedsPointsWaitsForThem()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("string/Semeai/semeai %P"),
                                {QStringLiteral("--answer"), QStringLiteral("semeai=1 1"),
                                 QStringLiteral("--log"), logPath()})));
    m_bench->panel().run(QStringLiteral("Semeai"));
    m_bench->click("C3");
    m_bench->click("D4");
    QTRY_COMPARE(graphics().signs.size(), std::size_t(2)); // the points so far
    m_bench->panel().run(QStringLiteral("Semeai"));        // that is all
    QVERIFY(m_bench->waitForAnswer());
    QVERIFY(log().contains("semeai C3 D4"));
}

void CommandDeskTest::aListOfPointsIsEditedFromWhatItIs()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("eplist/Selected/selected"),
                                {QStringLiteral("--answer"), QStringLiteral("selected=A1 B1"),
                                 QStringLiteral("--log"), logPath()})));
    m_bench->panel().run(QStringLiteral("Selected"));
    QTRY_VERIFY_WITH_TIMEOUT(desk().picker().isListing(), 30'000);
    QCOMPARE(desk().picker().points(), (std::vector<Point>{at("A1"), at("B1")}));
    m_bench->click("B1");
    m_bench->click("C1");
    desk().finishPicking();
    QTRY_VERIFY_WITH_TIMEOUT(log().contains("selected A1 C1"), 30'000);
    QVERIFY(log().contains("selected show"));
}

void CommandDeskTest::theChosenColourIsAsked()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("string/Ask/ask %m %c"),
                                {QStringLiteral("--answer"), QStringLiteral("ask=yes"),
                                 QStringLiteral("--log"), logPath()})));
    QVERIFY(m_bench->ask(QStringLiteral("Ask")));
    desk().setColor(Color::White);
    QVERIFY(m_bench->ask(QStringLiteral("Ask")));
    QVERIFY(log().contains("ask b b"));
    QVERIFY(log().contains("ask b w"));
}

void CommandDeskTest::layersHaveInksOfTheirOwnAndTheOldestGivesWay()
{
    QString description;
    for (int i = 0; i < 10; ++i) {
        description += QStringLiteral("gfx/Draw %1/draw\n").arg(i);
    }
    QVERIFY(m_bench->choose(
        add(description, {QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1")})));
    for (int i = 0; i < 10; ++i) {
        QVERIFY(m_bench->ask(QStringLiteral("Draw %1").arg(i)));
    }
    QCOMPARE(desk().layers().size(), CommandLayers::Most);
    QCOMPARE(desk().layers().front().command.label, QStringLiteral("Draw 2"));
    QSet<QString> inks;
    for (const CommandLayer &layer : desk().layers()) {
        inks.insert(layer.ink.name());
    }
    QCOMPARE(inks.size(), qsizetype(CommandLayers::Most));
    desk().clear();
    QTRY_VERIFY(graphics() == BoardLayer());
}

void CommandDeskTest::whatIsRepeatedFollowsTheGame()
{
    game().showTree(treeFrom("(;SZ[9];B[ee];W[cc])"));
    QVERIFY(m_bench->choose(add(QStringLiteral("gfx/Draw/draw\ngfx/Once/draw"),
                                {QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1"),
                                 QStringLiteral("--log"), logPath()})));
    QVERIFY(m_bench->ask(QStringLiteral("Draw")));
    desk().setRepeated(desk().current()->id, true);
    QVERIFY(m_bench->ask(QStringLiteral("Once")));
    game().cursor().toEnd();
    QCOMPARE(desk().layers().size(), std::size_t(1));
    QVERIFY(m_bench->waitForAnswer());
    QTRY_COMPARE(graphics().signs.size(), std::size_t(1));
    const QByteArray told = log();
    QVERIFY(told.lastIndexOf("draw") > told.lastIndexOf("C7")); // where the game is now
}

void CommandDeskTest::anAnswerOfAnEarlierPositionIsNotDrawn()
{
    game().showTree(treeFrom("(;SZ[9];B[ee])"));
    QVERIFY(m_bench->choose(add(QStringLiteral("gfx/Draw/draw"),
                                {QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1"),
                                 QStringLiteral("--late-at"), QStringLiteral("draw:300")})));
    m_bench->panel().run(QStringLiteral("Draw"));
    game().cursor().toEnd();
    QTRY_VERIFY_WITH_TIMEOUT(!desk().engines().main()->isAtWork(), 30'000);
    QVERIFY(desk().layers().empty());
    QVERIFY(graphics() == BoardLayer());
}

void CommandDeskTest::aWrongAnswerIsSaidToBeOne()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("dboard/Influence/influence"),
                                {QStringLiteral("--answer"), QStringLiteral("influence=none")})));
    QVERIFY(m_bench->ask(QStringLiteral("Influence")));
    QVERIFY(desk().current()->state == State::Failed);
    QCOMPARE(desk().current()->problem, QStringLiteral("The answer is not of type “dboard”."));
    QCOMPARE(desk().current()->rows.size(), std::size_t(1)); // to be read all the same
}

void CommandDeskTest::aRefusalIsShown()
{
    QVERIFY(m_bench->choose(
        add(QStringLiteral("gfx/Draw/draw"),
            {QStringLiteral("--refuse-with"), QStringLiteral("draw=no stone there")})));
    QVERIFY(m_bench->ask(QStringLiteral("Draw")));
    QVERIFY(desk().current()->state == State::Failed);
    QCOMPARE(desk().current()->problem, QStringLiteral("no stone there"));
}

void CommandDeskTest::whatIsWrittenToStandardErrorCountsIfNothingElseIsSaid()
{
    const QString board = QStringLiteral("1 2 3 4 5 6 7 8 9\\n").repeated(9);
    QVERIFY(m_bench->choose(
        add(QStringLiteral("dboard/Policy/heatmap"),
            {QStringLiteral("--answer"), QStringLiteral("heatmap="), QStringLiteral("--errors"),
             QStringLiteral("heatmap=winrate\\n") + board + QStringLiteral("pass: 0\\n")})));
    QVERIFY(m_bench->ask(QStringLiteral("Policy")));
    QVERIFY(desk().current()->state == State::Shown);
    QCOMPARE(desk().current()->drawing.shownInfluence(at("J9")), 1.0);
}

void CommandDeskTest::aCommandWithoutEndIsNotAsked()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("string/Analyse/lz-analyze 10"))));
    QVERIFY(m_bench->ask(QStringLiteral("Analyse")));
    QVERIFY(desk().current()->state == State::Failed);
    QVERIFY(!desk().engines().main()->isAtWork());
}

void CommandDeskTest::aSilentEngineBlocksNothing()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("gfx/Hang/hang\ngfx/Draw/draw"),
                                {QStringLiteral("--answer"), QStringLiteral("hang="),
                                 QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1"),
                                 QStringLiteral("--hang-at"), QStringLiteral("hang")})));
    m_bench->panel().run(QStringLiteral("Hang"));
    m_bench->panel().run(QStringLiteral("Draw"));
    m_bench->click("E5"); // the game goes on
    QCOMPARE(game().cursor().moveNumber(), 1);
    QVERIFY(desk().engines().main()->isAtWork());
    desk().engines().restart();
    QTRY_VERIFY_WITH_TIMEOUT(!desk().engines().commands().empty(), 30'000);
    QVERIFY(m_bench->ask(QStringLiteral("Draw")));
    QVERIFY(desk().current()->state == State::Shown);
}

void CommandDeskTest::aDeadEngineIsSaidToBeDeadAndRestarts()
{
    QVERIFY(m_bench->choose(add(QStringLiteral("gfx/Die/die\ngfx/Draw/draw"),
                                {QStringLiteral("--answer"), QStringLiteral("die="),
                                 QStringLiteral("--answer"), QStringLiteral("draw=CIRCLE A1"),
                                 QStringLiteral("--exit-at"), QStringLiteral("die")})));
    QSignalSpy news(&desk(), &CommandDesk::noticed);
    m_bench->panel().run(QStringLiteral("Die"));
    QVERIFY(m_bench->waitForAnswer());
    QVERIFY(desk().current()->state == State::Failed);
    QTRY_COMPARE_WITH_TIMEOUT(news.size(), 1, 30'000);
    QVERIFY(desk().engines().commands().empty());
    desk().engines().restart();
    QTRY_VERIFY_WITH_TIMEOUT(!desk().engines().commands().empty(), 30'000);
    QVERIFY(m_bench->ask(QStringLiteral("Draw")));
    QVERIFY(desk().current()->state == State::Shown);
}

void CommandDeskTest::twoEnginesAreCompared()
{
    const QString description = QStringLiteral("pspairs/Moves/moves");
    const QString other = m_bench->addFake(
        description, {QStringLiteral("--answer"), QStringLiteral("moves=A1 5 C1 2")},
        QStringLiteral("Newer"));
    QVERIFY(m_bench->choose(
        add(description, {QStringLiteral("--answer"), QStringLiteral("moves=A1 4 B1 2")})));
    QVERIFY(m_bench->ask(QStringLiteral("Moves")));
    desk().engines().compareWith(other);
    QTRY_VERIFY_WITH_TIMEOUT(desk().current()->others.has_value(), 30'000);
    const std::vector<ComparedRow> table = desk().current()->table();
    QCOMPARE(table.size(), std::size_t(3));
    QCOMPARE(table[0].difference, std::optional(1.0));
    QVERIFY(!table[1].right && !table[2].left);
    QTRY_VERIFY(std::ranges::count(graphics().signs, MarkKind::Differs, &BoardLayer::Sign::kind)
                == 3);
    desk().engines().compareWith({});
    QVERIFY(!desk().current()->others);
}

void CommandDeskTest::anAttackIsPlayedOut()
{
    game().showTree(treeFrom("(;SZ[9]AB[bc]AW[bb][ac])")); // B7; B8, A7
    QVERIFY(m_bench->choose(add(QStringLiteral("duel/Attack/attack %p/defend %p"),
                                {QStringLiteral("--answer"), QStringLiteral("attack=1 C7"),
                                 QStringLiteral("--answer"), QStringLiteral("defend=0")})));
    m_bench->panel().run(QStringLiteral("Attack"));
    m_bench->click("B7");
    QVERIFY(m_bench->waitForAnswer());
    const std::vector<Move> &line = desk().current()->drawing.line();
    QVERIFY(line.size() >= 2);
    QCOMPARE(line[0], (Move{Color::White, at("C7")}));
    QCOMPARE(line[1], (Move{Color::Black, at("B6")})); // where it has most liberties
    QTRY_VERIFY(!graphics().line.empty());
    QCOMPARE(desk().current()->summary(), QStringLiteral("1 C7"));
    m_bench->click("J1");
    QVERIFY(m_bench->waitForAnswer());
    QVERIFY(desk().current()->state == State::Failed); // no stone is there
}

void CommandDeskTest::aPlayerCanBeAskedInItsGame()
{
    QVERIFY(m_bench->table.startWithEngine(
        {QStringLiteral("--moves"), QStringLiteral("E5"), QStringLiteral("--answer"),
         QStringLiteral("draw=CIRCLE A1"), QStringLiteral("--answer"),
         QStringLiteral("gogui-analyze_commands=gfx/Draw/draw")}));
    QTRY_VERIFY(desk().engines().targets().size() == 1);
    QCOMPARE(desk().engines().targets().front().id, QStringLiteral("seat:white"));
    QVERIFY(m_bench->choose(QStringLiteral("seat:white")));
    QVERIFY(m_bench->ask(QStringLiteral("Draw")));
    QTRY_COMPARE(graphics().signs.size(), std::size_t(1));
    QVERIFY(m_bench->table.playAndAwaitTurn("C3"));
    QVERIFY(m_bench->preferences.get(&CommandOptions::engine).isEmpty());
    game().stop();
    QTRY_VERIFY(desk().engines().chosen().isEmpty());
}

void CommandDeskTest::playIsNotDisturbed()
{
    QVERIFY(m_bench->table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("E5 E6")}));
    QVERIFY(m_bench->choose(add(QStringLiteral("gfx/Hang/hang"),
                                {QStringLiteral("--answer"), QStringLiteral("hang="),
                                 QStringLiteral("--hang-at"), QStringLiteral("hang")})));
    m_bench->panel().run(QStringLiteral("Hang"));
    QVERIFY(m_bench->table.playAndAwaitTurn("C3"));
    QVERIFY(m_bench->table.playAndAwaitTurn("C4"));
    QCOMPARE(game().cursor().moveNumber(), 4);
}

SHINPAN_TEST(CommandDeskTest)
#include "commanddesk_test.moc"
