#include "app/cli/compete/competeverbs.h"

namespace shinpan {

namespace {

constexpr char CompeteHelp[] = R"(
Runs competitions between GTP engines. A FILE in TOML says who plays whom, and how. Everything
played is kept beside it, and a run that was cut off, for whatever reason, continues where it was.

)";

constexpr const Verb *Verbs[] = {&CompeteRunVerb,    &CompeteCalibrateVerb, &CompeteCheckVerb,
                                 &CompeteShowVerb,   &CompeteServeVerb,     &CompeteReportVerb,
                                 &CompeteStopVerb,   &CompeteResetVerb,     &CompeteExportVerb,
                                 &CompeteSealVerb,   &CompeteVerifyVerb,    &CompetePoolVerb,
                                 &CompeteImportVerb, &CompeteExampleVerb,   &CompeteWorkVerb};

[[nodiscard]] QString helpEnd()
{
    return QStringLiteral("\nshinpan-cli compete VERB --help says more. Start with\n"
                          "  shinpan-cli compete example > cup.toml\n");
}

} // namespace

const Verb CompeteVerb{.name = QLatin1String("compete"),
                       .summary = "run competitions between GTP engines",
                       .usage = "VERB FILE [options]",
                       .help = CompeteHelp,
                       .moreHelp = helpEnd,
                       .no = "check: an engine fails; run and calibrate: it gave up",
                       .verbs = Verbs,
                       .ignoresClosedPipe = true};

} // namespace shinpan
