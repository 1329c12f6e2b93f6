#include "app/cli/compete/competeverbs.h"

#include "app/cli/compete/competecall.h"

namespace shinpan {

namespace {

constexpr char Help[] = R"(
Runs competitions of GTP engines: who plays whom, and how, says a FILE in TOML. All that is
played is kept beside it, and a run that was cut off, in whatever way, goes on where it was.

)";

constexpr const Verb *Verbs[] = {&CompeteRunVerb,    &CompeteCalibrateVerb, &CompeteCheckVerb,
                                 &CompeteShowVerb,   &CompeteServeVerb,     &CompeteReportVerb,
                                 &CompeteStopVerb,   &CompeteResetVerb,     &CompeteExportVerb,
                                 &CompeteImportVerb, &CompeteExampleVerb};

[[nodiscard]] QString helpEnd()
{
    return QStringLiteral("\nshinpan-cli compete VERB --help tells more. Begin with\n"
                          "  shinpan-cli compete example > cup.toml\n")
         + competeHelpEnd();
}

} // namespace

const Verb CompeteVerb{.name = QLatin1String("compete"),
                       .summary = "run competitions of GTP engines",
                       .usage = "VERB FILE [options]",
                       .help = Help,
                       .moreHelp = helpEnd,
                       .wrongCall = CompeteFailed,
                       .verbs = Verbs,
                       .ignoresClosedPipe = true};

} // namespace shinpan
