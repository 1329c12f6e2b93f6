#include "app/cli/compete/competeverbs.h"

#include "app/cli/compete/competecall.h"

namespace shinpan {

namespace {

constexpr char CompeteHelp[] = R"(
Runs competitions between GTP engines. A FILE in TOML says who plays whom, and how. Everything
played is kept beside it, and a run that was cut off, for whatever reason, continues where it was.

)";

constexpr const Verb *Verbs[] = {&CompeteRunVerb,    &CompeteCalibrateVerb, &CompeteCheckVerb,
                                 &CompeteShowVerb,   &CompeteServeVerb,     &CompeteReportVerb,
                                 &CompeteStopVerb,   &CompeteResetVerb,     &CompeteExportVerb,
                                 &CompeteImportVerb, &CompeteExampleVerb,   &CompeteWorkVerb};

[[nodiscard]] QString helpEnd()
{
    return QStringLiteral("\nshinpan-cli compete VERB --help says more. Start with\n"
                          "  shinpan-cli compete example > cup.toml\n")
         + competeHelpEnd();
}

} // namespace

const Verb CompeteVerb{.name = QLatin1String("compete"),
                       .summary = "run competitions between GTP engines",
                       .usage = "VERB FILE [options]",
                       .help = CompeteHelp,
                       .moreHelp = helpEnd,
                       .wrongCall = CompeteFailed,
                       .verbs = Verbs,
                       .ignoresClosedPipe = true};

} // namespace shinpan
