#include "app/cli/match/matchoptions.h"
#include "tests/faults/fault.h"

namespace shinpan::test {

namespace {

void makeBreakdownsForfeits(MatchOptions &options)
{
    options.setup.breakdown = MatchSetup::Breakdown::Forfeit;
}

} // namespace

/// Engines that die, close their pipes, hang or will not leave in mid-game.
std::vector<Fault> faultsInLife()
{
    constexpr Color Black = Color::Black;
    constexpr Color White = Color::White;
    return {
        {"dies at its move", white("--crash-at genmove"),
         voidBy(White, "White was killed by signal 6 (SIGABRT) during \"genmove w\"")},
        {"is killed at its move", white("--crash-at genmove:9"),
         voidBy(White, "White was killed by signal 9 (SIGKILL) during \"genmove w\"")},
        {"exits at its move", white("--exit-at genmove:7"),
         voidBy(White, "White exited with code 7 during \"genmove w\"")},
        {"panics and dies",
         white("--panic-at play --crash-at genmove"),
         voidBy(White, "White was killed by signal 6 (SIGABRT)*; it wrote \"! panic\""),
         {.evidence = "! panic"}},
        {"dies where that is a forfeit",
         white("--crash-at genmove"),
         forfeitBy(White, "White was killed by signal 6 (SIGABRT) during \"genmove w\""),
         {.onCommandLine = OnCommandLine::NotOffered, .arrange = makeBreakdownsForfeits}},
        {"hangs where that is a forfeit",
         white("--freeze-at genmove"),
         forfeitBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move,
          .onCommandLine = OnCommandLine::NotOffered,
          .arrange = makeBreakdownsForfeits}},
        {"dies again when it is restarted", white("--crash-at genmove", "--restarts 1"),
         voidBy(White, "White was killed by signal 6 (SIGABRT) during \"genmove w\"*")},
        {"dies after its move",
         {"--moves 'D4 E5'", "--moves C3 --crash-after genmove"},
         voidBy(White, "White was killed by signal 6 (SIGABRT)*")},
        {"dies when it is told a move",
         {"--moves 'D4 E5'", "--moves C3 --crash-at play"},
         voidBy(White, "White was killed by signal 6 (SIGABRT) during \"play b D4\"")},
        {"both die at their moves",
         {"--crash-at genmove", "--crash-at genmove"},
         voidBy(Black, "Black was killed by signal 6 (SIGABRT) during \"genmove b\"")},
        {"leaves the last blank line out and exits", white("--truncate-at genmove"), played()},
        {"closes its output", white("--close-stdout-at genmove"),
         voidBy(White, "White closed its standard output during \"genmove w\"")},
        {"closes its input",
         {"--moves 'D4 E5'", "--moves C3 --close-stdin-at genmove"},
         voidBy(White, "White closed its standard input during \"play b E5\"")},
        {"hangs at its move",
         white("--freeze-at genmove"),
         voidBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move}},
        {"hangs when it is told a move",
         white("--freeze-at play"),
         voidBy(White, "White did not answer \"play b D4\" within *"),
         {.shortLimit = ShortLimit::SetUp}},
        {"answers when nobody waits any more",
         white("--late-at genmove:5000"),
         voidBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move}},
        {"hangs at its move and will not leave",
         white("--hang-at genmove --ignore-quit --ignore-eof --ignore-term --keep-child"),
         voidBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move}},
        {"ignores quit", white("--ignore-quit"), played()},
        {"hangs in quit", white("--freeze-at quit"), played()},
        {"dies in quit", white("--crash-at quit"), played()},
        {"quits without an answer", white("--exit-at quit:0"), played()},
        {"quits with an exit code", white("--exit-code 5"), played()},
        {"ignores quit and SIGTERM and has a child",
         white("--ignore-quit --ignore-eof --ignore-term --keep-child"), played()},
        {"is a shell script whose child holds the pipes", white("sh -c 'sleep 1000 & FAKE; wait'"),
         played()},
        {"is a shell script that dies and leaves a child with the pipes",
         white("sh -c 'sleep 1000 & FAKE --crash-at genmove; exit 9'"),
         voidBy(White, "White exited with code 9 during \"genmove w\"*")},
    };
}

} // namespace shinpan::test
