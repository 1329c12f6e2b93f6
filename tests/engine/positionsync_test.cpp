#include "core/engine/positionsync.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::gameOf;

namespace {

QString wordsOf(const SyncStep &step)
{
    switch (step.kind) {
    case SyncStep::Kind::BoardSize:
        return QStringLiteral("size");
    case SyncStep::Kind::ClearBoard:
        return QStringLiteral("clear");
    case SyncStep::Kind::Komi:
        return QStringLiteral("komi");
    case SyncStep::Kind::Rules:
        return QStringLiteral("rules");
    case SyncStep::Kind::Time:
        return QStringLiteral("time");
    case SyncStep::Kind::SetUp:
        return QStringLiteral("set-up");
    case SyncStep::Kind::SetPosition:
        return QStringLiteral("position");
    case SyncStep::Kind::Undo:
        return QStringLiteral("undo");
    case SyncStep::Kind::UndoMany:
        return QStringLiteral("undo*%1").arg(step.count);
    case SyncStep::Kind::PlaySequence:
        return QStringLiteral("play*%1").arg(step.count);
    case SyncStep::Kind::Play:
        return (step.move.color == Color::Black ? QStringLiteral("B:") : QStringLiteral("W:"))
             + (step.move.point ? QString::fromStdString(vertexOf(*step.move.point))
                                : QStringLiteral("pass"));
    }
    Q_UNREACHABLE();
}

} // namespace

/// The pure part of keeping an engine in step: which steps lead from one game to another.
class PositionSyncTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShortestWayIsTaken_data();
    void theShortestWayIsTaken();
    void shortWaysAreTakenWhereTheyAreKnown_data();
    void shortWaysAreTakenWhereTheyAreKnown();
    void aKomiThatUndoTakesBackIsToldAgain();
    void komiHasWhatTheEngineDoesNotGive_data();
    void komiHasWhatTheEngineDoesNotGive();
    void stonesThatAreNoHandicapAreWorthNothing();
};

void PositionSyncTest::theShortestWayIsTaken_data()
{
    QTest::addColumn<std::optional<EngineGame>>("known");
    QTest::addColumn<EngineGame>("target");
    QTest::addColumn<bool>("canUndo");
    QTest::addColumn<QString>("steps");
    using Known = std::optional<EngineGame>;
    const auto row = [](const char *name, const Known &known, const EngineGame &target,
                        bool canUndo, const char *steps) {
        QTest::newRow(name) << known << target << canUndo << QString::fromLatin1(steps);
    };
    const EngineGame three = gameOf("D4 E5 F6");
    const EngineGame handicap = gameOf("F6 C3", {.handicap = "D4 F4"});

    row("nothing known, empty board", {}, gameOf(""), true, "size clear komi time");
    row("nothing known", {}, three, true, "size clear komi time B:D4 W:E5 B:F6");
    row("nothing known, handicap", {}, handicap, true, "size clear komi time set-up W:F6 B:C3");
    row("the same", three, three, true, "");
    row("the same, without undo", three, three, false, "");
    row("one more move", three, gameOf("D4 E5 F6 G7"), false, "W:G7");
    row("a pass more", three, gameOf("D4 E5 F6 pass"), true, "W:pass");
    row("the first move", gameOf(""), gameOf("D4"), true, "B:D4");
    row("one taken back", three, gameOf("D4 E5"), true, "undo");
    row("one taken back, without undo", three, gameOf("D4 E5"), false, "clear B:D4 W:E5");
    row("all but one taken back: as short from an empty board", three, gameOf("D4"), true,
        "clear B:D4");
    row("everything taken back", three, gameOf(""), true, "clear");
    row("everything taken back, one move only", gameOf("D4"), gameOf(""), true, "clear");
    row("two taken back of many", gameOf("D4 E5 F6 G7 C3"), gameOf("D4 E5 F6"), true, "undo undo");
    row("other last move", three, gameOf("D4 E5 C3"), true, "undo B:C3");
    row("other last move, without undo", three, gameOf("D4 E5 C3"), false, "clear B:D4 W:E5 B:C3");
    row("other variation from the first move on", three, gameOf("C3 E5 F6"), true,
        "clear B:C3 W:E5 B:F6");
    row("other colour's move", gameOf("D4"), gameOf("D4", {.first = Color::White}), true,
        "clear W:D4");
    row("other komi", three, gameOf("D4 E5 F6", {.komi = 0.5}), false, "komi");
    row("other komi and one more move", three, gameOf("D4 E5 F6 G7", {.komi = 0.5}), false,
        "komi W:G7");
    row("other size", three, gameOf("D4", {.size = 13}), true, "size clear komi time B:D4");
    row("a handicap where there was none", gameOf(""), handicap, true, "clear set-up W:F6 B:C3");
    row("no handicap where there was one", handicap, gameOf("D4"), true, "clear B:D4");
    row("other handicap", handicap, gameOf("F6", {.handicap = "D4 F6"}), true, "clear set-up W:F6");
    row("one more move after a handicap", handicap, gameOf("F6 C3 G7", {.handicap = "D4 F4"}), true,
        "W:G7");

    const auto with = [](EngineGame game, const char *rules, const char *time) {
        game.rules = rulesetFromText(rules);
        game.time = timeControlFromText(time).value_or(TimeControl());
        return game;
    };
    const EngineGame japanese = with(three, "Japanese", "none");
    const EngineGame timed = with(three, "", "10m");
    row("rules are told before the first stone", {}, with(handicap, "Japanese", "10m"), true,
        "size clear komi rules time set-up W:F6 B:C3");
    row("rules where none were told", three, japanese, true, "rules");
    row("the same rules", japanese, japanese, true, "");
    row("rules stay when the board is emptied", japanese, with(gameOf("C3"), "Japanese", "none"),
        true, "clear B:C3");
    row("other rules in a new game", japanese, with(gameOf("C3"), "Chinese", "none"), true,
        "clear rules B:C3");
    row("what was told cannot be taken back", japanese, three, true, "");
    row("another limit in the middle", three, timed, true, "time");
    row("the same limit", timed, timed, true, "");
    row("one more move with a limit", timed, with(gameOf("D4 E5 F6 G7"), "", "10m"), true, "W:G7");
    row("a limit is told again with an empty board", timed, with(gameOf(""), "", "10m"), true,
        "clear time");
    row("no limit any more", timed, gameOf(""), true, "clear time");
    row("another limit and a move taken back", timed, with(gameOf("D4 E5"), "", "5m"), true,
        "time undo");
    row("all taken back with a limit: the clock starts anew", timed, with(gameOf("C3"), "", "10m"),
        true, "clear time B:C3");
    row("all taken back to the handicap", gameOf("F6", {.handicap = "D4 F4"}),
        gameOf("", {.handicap = "D4 F4"}), true, "undo");
}

void PositionSyncTest::theShortestWayIsTaken()
{
    QFETCH(std::optional<EngineGame>, known);
    QFETCH(EngineGame, target);
    QFETCH(bool, canUndo);
    QFETCH(QString, steps);

    QStringList words;
    const SyncSkills skills{.undo = canUndo, .handicap = true};
    for (const SyncStep &step : stepsBetween(known ? &*known : nullptr, target, skills)) {
        words.append(wordsOf(step));
    }
    QCOMPARE(words.join(u' '), steps);
}

void PositionSyncTest::shortWaysAreTakenWhereTheyAreKnown_data()
{
    QTest::addColumn<EngineGame>("known");
    QTest::addColumn<EngineGame>("target");
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *name, const EngineGame &known, const EngineGame &target,
                        const char *steps) {
        QTest::newRow(name) << known << target << QString::fromLatin1(steps);
    };
    const EngineGame five = gameOf("D4 E5 F6 G7 C3");
    EngineGame drawn = gameOf("E5", {.handicap = "C3 G7"});
    drawn.line.setUp.push_back({shinpan::test::at("C7"), Color::White});
    EngineGame blackOnly = gameOf("E5", {.handicap = "C3 G7"});
    blackOnly.line.handicap = 0;

    row("one taken back", five, gameOf("D4 E5 F6 G7"), "undo");
    row("two taken back", five, gameOf("D4 E5 F6"), "undo*2");
    row("all taken back: as short from an empty board", five, gameOf(""), "clear");
    row("another variation: as short from an empty board", five, gameOf("D4 F6 E5"),
        "clear play*3");
    row("several moves more", gameOf("D4"), five, "play*4");
    row("a handicap is none of set_position's", five, gameOf("E5", {.handicap = "C3 G7"}),
        "clear set-up W:E5");
    row("a drawn position", five, drawn, "position W:E5");
    row("black stones that are no handicap", five, blackOnly, "position W:E5");
    row("the same stones as a handicap", blackOnly, gameOf("E5", {.handicap = "C3 G7"}),
        "clear set-up W:E5");
    row(
        "back in a drawn position", drawn,
        [drawn] {
            EngineGame before = drawn;
            before.line.moves.clear();
            return before;
        }(),
        "position");
}

void PositionSyncTest::shortWaysAreTakenWhereTheyAreKnown()
{
    QFETCH(EngineGame, known);
    QFETCH(EngineGame, target);
    QFETCH(QString, steps);

    const SyncSkills skills{.undo = true,
                            .undoMany = true,
                            .handicap = true,
                            .playSequence = true,
                            .setPosition = true,
                            .setUp = true};
    QStringList words;
    for (const SyncStep &step : stepsBetween(&known, target, skills)) {
        words.append(wordsOf(step));
    }
    QCOMPARE(words.join(u' '), steps);
}

/// Leela Zero: core/engine/knowledge/leelaz.toml.
void PositionSyncTest::aKomiThatUndoTakesBackIsToldAgain()
{
    const EngineGame known = gameOf("D4 E5 F6");
    const SyncSkills skills{.undo = true, .undoTakesKomi = true};
    const auto stepsTo = [&](const EngineGame &target) {
        QStringList words;
        for (const SyncStep &step : stepsBetween(&known, target, skills)) {
            words << wordsOf(step);
        }
        return words.join(u' ');
    };

    QCOMPARE(stepsTo(gameOf("D4 E5 G7")), QStringLiteral("undo komi B:G7"));
    QCOMPARE(stepsTo(gameOf("D4 E5 F6 G7")), QStringLiteral("W:G7"));
}

void PositionSyncTest::komiHasWhatTheEngineDoesNotGive_data()
{
    QTest::addColumn<EngineGame>("game");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<double>("any");   // told to an engine that gives what the rules say
    QTest::addColumn<double>("equal"); // to one that gives as many points as there are stones
    const EngineGame handicap = gameOf("E5", {.komi = 0.5, .handicap = "C3 G7 C7"});
    EngineGame drawn = handicap;
    drawn.line.setUp.push_back({shinpan::test::at("G3"), Color::White});
    EngineGame position = handicap;
    position.line.handicap = 0;
    EngineGame contradictory = handicap;
    contradictory.line.handicap = 2;
    const auto row = [](const char *name, const EngineGame &game, const char *rules, double any,
                        double equal) {
        QTest::newRow(name) << game << QString::fromLatin1(rules) << any << equal;
    };
    row("even", gameOf("E5", {.komi = 7}), "Chinese", 7, 7);
    row("Chinese: as many as stones", handicap, "Chinese", 0.5, 0.5);
    row("AGA: one less", handicap, "AGA", 0.5, -0.5);
    row("Japanese: none", handicap, "Japanese", 0.5, -2.5);
    row("no handicap", position, "Chinese", 0.5, 0.5);
    row("a later position of a handicap game", drawn, "Chinese", 3.5, 3.5);
    row("a later position, AGA", drawn, "AGA", 2.5, 2.5);
    row("HA and stones disagree", contradictory, "Chinese", 2.5, 2.5);
}

void PositionSyncTest::komiHasWhatTheEngineDoesNotGive()
{
    QFETCH(EngineGame, game);
    QFETCH(const QString, rules);
    game.rules = rulesetFromText(rules.toStdString());

    QTEST(toldKomi(game, {}), "any");
    QTEST(toldKomi(game, {.compensation = HandicapCompensation::All}), "equal");
    game.rules.reset();
    QCOMPARE(toldKomi(game, {}), game.komi);
}

void PositionSyncTest::stonesThatAreNoHandicapAreWorthNothing()
{
    EngineGame game = gameOf("E5", {.handicap = "C3 G7"});
    game.rules = rulesetFromText("Chinese");
    QCOMPARE(toldRules(game), game.rules);
    game.line.handicap = 0;
    Ruleset bare = *game.rules;
    bare.handicapCompensation = HandicapCompensation::None;
    QCOMPARE(toldRules(game), std::optional(bare));
    EngineGame played = gameOf("D4 E5 F6");
    played.rules = game.rules;
    QCOMPARE(toldRules(played), game.rules);
    played.line.moves = {{Color::Black, shinpan::test::at("D4")},
                         {Color::Black, shinpan::test::at("E5")}};
    QCOMPARE(toldRules(played), std::optional(bare));
}

SHINPAN_TEST(PositionSyncTest)
#include "positionsync_test.moc"
