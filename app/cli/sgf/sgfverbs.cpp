#include "app/cli/sgf/sgfverbs.h"

#include "app/cli/sgf/sgfimage.h"
#include "app/cli/sgf/sgfrun.h"

namespace shinpan {

namespace {

constexpr char SgfHelp[] = R"(
Looks into game records of Go (SGF, FF[1] to FF[4]) and works on them. What is odd in a
file is repaired as it is read, with a warning.

)";

constexpr const Verb *Verbs[] = {
    &SgfCheckVerb, &SgfFormatVerb,   &SgfPositionVerb, &SgfInfoVerb,
    &SgfStatsVerb, &SgfProblemsVerb, &SgfCompareVerb,  &SgfTreeVerb,
    &SgfSplitVerb, &SgfMergeVerb,    &SgfConvertVerb,  &SgfImageVerb,
    &SgfIndexVerb, &SgfExploreVerb,  &SgfOpeningsVerb, &SgfDuplicatesVerb};

[[nodiscard]] QString helpEnd()
{
    return QStringLiteral(
        "\nFILE may be - for standard input. shinpan-cli sgf VERB --help says more.\n");
}

} // namespace

const Verb SgfVerb{.name = QLatin1String("sgf"),
                   .summary = "inspect, convert and rewrite SGF files",
                   .usage = "VERB FILES... [options]",
                   .help = SgfHelp,
                   .moreHelp = helpEnd,
                   .no = "check: there are warnings; compare: games differ",
                   .failed = SgfFailure,
                   .verbs = Verbs,
                   .ignoresClosedPipe = true};

} // namespace shinpan
