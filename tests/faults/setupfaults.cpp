#include "tests/faults/fault.h"

namespace shinpan::test {

/// Engines that refuse or spoil what a game begins with.
std::vector<Fault> faultsInTheSetUp()
{
    constexpr Color Black = Color::Black;
    constexpr Color White = Color::White;
    return {
        {"refuses the board size", white("--max-size 5"),
         voidBy(White, "White answered \"boardsize 7\" with the failure \"unacceptable size\"")},
        {"refuses to clear the board", white("--refuse clear_board"),
         voidBy(White, "White answered \"clear_board\" with the failure \"cannot do that\"")},
        {"refuses the komi", white("--refuse-with 'komi=komi must be an integer'"),
         voidBy(White, "White answered \"komi 7.5\" with the failure \"komi must be an integer\"")},
        {"both refuse the set-up",
         {"--refuse komi", "--refuse komi"},
         voidBy(Black, "Black answered \"komi 7.5\" with the failure \"cannot do that\"")},
        {"hangs in its set-up",
         white("--freeze-at boardsize"),
         voidBy(White, "White did not answer \"boardsize 7\" within *"),
         {.shortLimit = ShortLimit::SetUp}},
        {"dies in its set-up", white("--crash-at komi"),
         voidBy(White, "White was killed by signal 6 (SIGABRT) during \"komi 7.5\"")},
        {"refuses the time settings", white("--refuse time_settings", "--time 10m"), played()},
        {"refuses a fixed handicap", white("--refuse fixed_handicap", "--handicap 2"),
         played("B+46.5")},
        {"places a fixed handicap elsewhere",
         white("--answer 'fixed_handicap=A1 B2'", "--handicap 2"),
         played("B+46.5"),
         {.evidence = "set_free_handicap"}},
        {"answers a fixed handicap with nonsense",
         white("--answer fixed_handicap=done", "--handicap 2"),
         played("B+46.5"),
         {.evidence = "set_free_handicap"}},
        {"refuses every kind of handicap",
         white("--refuse 'fixed_handicap set_free_handicap'", "--handicap 2"),
         played("B+46.5"),
         {.evidence = "play b "}},
        {"refuses handicap stones in any way",
         white("--refuse 'fixed_handicap set_free_handicap play'", "--handicap 2"),
         voidBy(White, "White answered \"play b *\" with the failure \"cannot do that\"")},
        {"refuses to place a free handicap",
         black("--refuse place_free_handicap", "--handicap free:3"),
         voidBy(Black,
                "Black answered \"place_free_handicap 3\" with the failure \"cannot do that\"")},
        {"places too few handicap stones",
         black("--answer 'place_free_handicap=D4'", "--handicap free:3"),
         voidBy(Black, "Black answered \"place_free_handicap 3\" with \"D4\", not with 3 points "
                       "of the board")},
        {"places too many handicap stones",
         black("--answer 'place_free_handicap=D4 E5 C3 A1'", "--handicap free:3"),
         voidBy(Black, "Black answered \"place_free_handicap 3\" with \"D4 E5 C3 A1\", not with 3 "
                       "points of the board")},
        {"places two handicap stones on one point",
         black("--answer 'place_free_handicap=D4 E5 D4'", "--handicap free:3"),
         voidBy(Black, "Black answered \"place_free_handicap 3\" with \"D4 E5 D4\", not with 3 "
                       "points of the board")},
        {"places a handicap stone off the board",
         black("--answer 'place_free_handicap=D4 E5 H1'", "--handicap free:3"),
         voidBy(Black, "Black answered \"place_free_handicap 3\" with \"D4 E5 H1\", not with 3 "
                       "points of the board")},
        {"passes a handicap stone",
         black("--answer 'place_free_handicap=D4 E5 pass'", "--handicap free:3"),
         voidBy(Black, "Black answered \"place_free_handicap 3\" with \"D4 E5 pass\", not with 3 "
                       "points of the board")},
        {"hangs over its free handicap",
         black("--freeze-at place_free_handicap", "--handicap free:3"),
         voidBy(Black, "Black did not answer \"place_free_handicap 3\" within *"),
         {.shortLimit = ShortLimit::SetUp}},
        {"refuses its opponent's free handicap",
         white("--refuse 'fixed_handicap set_free_handicap play'", "--handicap free:3"),
         voidBy(White, "White answered \"*\" with the failure \"cannot do that\"")},
    };
}

} // namespace shinpan::test
