#include "tests/faults/fault.h"

namespace shinpan::test {

/// Odd ways of writing answers (protocol.md 1.9): most do no harm, the rest is no GTP.
std::vector<Fault> faultsInManners()
{
    constexpr Color White = Color::White;
    return {
        {"writes every byte by itself", white("--split"), played()},
        {"writes byte after byte slowly", white("--byte-ms 1"), played()},
        {"ends its lines with CR LF", white("--crlf"), played()},
        {"ends its lines with CR LF byte by byte", white("--crlf --split"), played()},
        {"writes no ids", white("--no-ids"), played()},
        {"glues its ids to the text", white("--glue-ids"), played()},
        {"writes neither ids nor blanks", white("--no-ids --glue-ids"), played()},
        {"writes too many line feeds", white("--answer 'name=fake\\n\\n\\n\\n'"), played()},
        {"writes tabs and control bytes",
         white("--answer 'genmove=\\tpa\\x00ss\\x01\\x07' --answer 'version=1\\t2\\x1b[31m'"),
         played()},
        {"writes what is not UTF-8", white("--answer 'version=\\xc3\\x28\\xff'"), played()},
        {"answers twice", white("--double-at genmove"), played(), {.evidence = "second thoughts"}},
        {"answers what nobody asked",
         white("--unasked-at genmove"),
         played(),
         {.evidence = "nobody asked"}},
        {"prints between its answers",
         white("--stray-at genmove"),
         played(),
         {.evidence = "thinking about it"}},
        {"ends an answer with one line feed",
         white("--unended-at genmove"),
         voidBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move}},
        {"answers with wrong ids", white("--wrong-ids"),
         voidBy(White, "White answered with the id 1001, which no command had")},
        {"answers with an id that no number holds", white("--ids 99999999999999999999"),
         forfeitBy(White, "White answered \"genmove w\" with \"99999999999999999999 pass\", which "
                          "makes no sense")},
        {"answers everything with its first id",
         white("--ids 1"),
         voidBy(White, "White did not answer \"*"),
         {.shortLimit = ShortLimit::SetUp}},
        {"writes a word of ten megabytes",
         white("--long-at version:10000000"),
         played(),
         {.peakGrowth = 96}},
        {"writes ten megabytes of noise",
         white("--noise-at genmove:10000000"),
         played(),
         {.peakGrowth = 64}},
        {"writes a line without end",
         white("--endless-line-at genmove"),
         voidBy(White, "White wrote a line of more than 16 MiB"),
         {.peakGrowth = 96}},
        {"writes an answer without end",
         white("--endless-reply-at genmove"),
         voidBy(White, "White wrote an answer of more than 16 MiB"),
         {.peakGrowth = 96}},
        {"writes noise without end",
         white("--endless-noise-at genmove"),
         voidBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move, .peakGrowth = 64}},
        {"floods standard error", white("--flood-stderr 20000000"), played(), {.peakGrowth = 64}},
        {"floods standard error without end",
         white("--endless-stderr-at genmove"),
         voidBy(White, "White did not answer \"genmove w\" within *"),
         {.shortLimit = ShortLimit::Move, .peakGrowth = 64}},
    };
}

} // namespace shinpan::test
