// saveloop FILE
//
// Saves one of two games after the other under the same name until it is killed, for
// SaveSafetyTest. Prints a line for each that is saved.

#include "core/record/sgf/sgfwriter.h"
#include "tests/record/savedgames.h"

#include <cstdio>

int main(int argc, char *argv[])
{
    if (argc != 2) {
        return 2;
    }
    const shinpan::GameTree games[] = {shinpan::test::savedGame(true),
                                       shinpan::test::savedGame(false)};
    const QString path = QString::fromLocal8Bit(argv[1]);
    for (unsigned saves = 0;; ++saves) {
        if (!shinpan::saveSgfFile(games[saves % 2], path)) {
            return 1;
        }
        std::puts("saved");
        std::fflush(stdout);
    }
}
