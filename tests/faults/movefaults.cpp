#include "app/cli/match/matchoptions.h"
#include "tests/faults/fault.h"

namespace shinpan::test {

namespace {

// Black's and White's moves that lead to a position which White answers as it should not.

constexpr const char *BeforeKo = "--moves 'D5 C4 D3 A1 E4'";
constexpr const char *KoTakenBack = "--moves 'E5 F4 E3 D4 D4'";
constexpr const char *BeforeRepetition = "--moves 'A2 B2 G7 pass C1'"; // White sends two stones …
constexpr const char *Repetition = "--moves 'C2 D1 B1 A1 B1'";         // … and takes one back
constexpr const char *AroundTheCorner = "--moves 'A2 B1'";
constexpr const char *OneStoneSuicide = "--moves 'G7 A1'";
constexpr const char *AroundTwoPoints = "--moves 'B1 B2 A3'";
constexpr const char *TwoStoneSuicide = "--moves 'A1 G7 A2'";

void playByGomillsRule(MatchOptions &options)
{
    options.setup.refusedMove = MatchSetup::RefusedMove::MoverForfeitsIfAccused;
}

} // namespace

/// Answers to genmove that no referee lets pass, and some that one must.
std::vector<Fault> faultsInMoves()
{
    constexpr Color Black = Color::Black;
    constexpr Color White = Color::White;
    const char *const positional = "--rules ko=positional,scoring=area,suicide=false --komi 7.5";
    const char *const simpleKo = "--rules ko=simple,scoring=area,suicide=false --komi 7.5";
    const char *const suicide = "--rules ko=simple,scoring=area,suicide=true --komi 7.5";
    return {
        {"refuses to move", white("--refuse genmove"),
         forfeitBy(White, "White answered \"genmove w\" with the failure \"cannot do that\"")},
        {"refuses to move with an empty word", white("--refuse-with genmove="),
         forfeitBy(White, "White answered \"genmove w\" with a failure and no explanation")},
        {"answers nonsense",
         white("--garbage-at 1"),
         forfeitBy(White, "White answered \"genmove w\" with \"banana\", which makes no sense"),
         {.evidence = "banana"}},
        {"answers nothing", white("--answer genmove="),
         forfeitBy(White, "White answered \"genmove w\" with nothing")},
        {"answers an error as if it were a move", white("--answer 'genmove=error: out of memory'"),
         forfeitBy(
             White,
             "White answered \"genmove w\" with \"error: out of memory\", which makes no sense")},
        {"answers a page of text", white("--answer 'genmove=first line\\nsecond line'"),
         forfeitBy(
             White,
             "White answered \"genmove w\" with \"first line second line\", which makes no sense")},
        {"answers a megabyte", white("--long-at genmove"),
         forfeitBy(White, "White answered \"genmove w\" with \"xxxxxxxxxxxxxxxxxxxx*x… (1000000 "
                          "characters)\", which makes no sense")},
        {"plays off the board", white("--moves H8"),
         forfeitBy(White, "White answered \"genmove w\" with \"H8\", which *")},
        {"plays on column I", white("--moves I5"),
         forfeitBy(White, "White answered \"genmove w\" with \"I5\", which *")},
        {"plays on an occupied point",
         white("--illegal-at 1"),
         forfeitBy(White, "White played move 2 at D4, which is occupied"),
         {.evidence = " D4"}},
        {"takes a ko back at once",
         {BeforeKo, KoTakenBack},
         forfeitBy(White, "White played move 10 at D4, which *")},
        {"repeats the board under superko",
         {BeforeRepetition, Repetition, positional},
         forfeitBy(White, "White played move 10 at B1, which *")},
        {"repeats the board without superko",
         {BeforeRepetition, Repetition, simpleKo},
         played("W+8.5")},
        {"kills its own stone",
         {AroundTheCorner, OneStoneSuicide},
         forfeitBy(White, "White played move 4 at A1, which *")},
        {"kills its own stones",
         {AroundTwoPoints, TwoStoneSuicide},
         forfeitBy(White, "White played move 6 at A2, which *")},
        {"kills its own stones where that is allowed",
         {AroundTwoPoints, TwoStoneSuicide, suicide},
         played("W+3.5")},
        {"resigns in small letters",
         white("--moves resign"),
         {"B+R", GameEnd::Resignation, Black, std::nullopt, ""}},
        {"resigns in capitals",
         white("--moves RESIGN"),
         {"B+R", GameEnd::Resignation, Black, std::nullopt, ""}},
        {"passes in capitals with blanks", white("--answer 'genmove=  PASS  '"), played()},
        {"plays in small letters", {"--moves D4", "--moves d5"}, played("W+7.5")},
        {"adds words to its move", white("--answer 'genmove=pass thank you'"), played()},
        {"claims a win where that is allowed",
         white("--claim-at 1", "--claims white"),
         {"W+", GameEnd::Claim, White, std::nullopt, ""}},
        {"claims a win where it is not allowed", white("--answer genmove=claim"),
         forfeitBy(White, "White answered \"genmove w\" with \"claim\", which makes no sense")},
        {"refuses a legal move as illegal",
         white("--refuse-move D4"),
         forfeitBy(White, "White answered \"play b D4\" with the failure \"illegal move\""),
         {.evidence = "illegal move"}},
        {"refuses a legal move in other words",
         white("--refuse-move 'D4=no such point'"),
         forfeitBy(White, "White answered \"play b D4\" with the failure \"no such point\""),
         {.evidence = "no such point"}},
        {"refuses a legal move as illegal by Gomill's rule",
         white("--refuse-move D4"),
         forfeitBy(Black, "White answered \"play b D4\" with the failure \"illegal move\": it "
                          "claims that the move is illegal"),
         {.onCommandLine = OnCommandLine::NotOffered, .arrange = playByGomillsRule}},
        {"refuses a legal move in other words by Gomill's rule",
         white("--refuse-move 'D4=no such point'"),
         forfeitBy(White, "White answered \"play b D4\" with the failure \"no such point\""),
         {.onCommandLine = OnCommandLine::NotOffered, .arrange = playByGomillsRule}},
        {"plays on and on",
         {"--random 1", "--random 2", "--move-limit 10"},
         {"Void", GameEnd::MoveLimit, std::nullopt, std::nullopt,
          "stopped at the limit of 10 moves"}},
    };
}

} // namespace shinpan::test
