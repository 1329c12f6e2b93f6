#include "app/cli/compete/competecommand.h"

#include "app/cli/compete/competeverb.h"
#include "app/common/output.h"

#include <algorithm>
#include <csignal>

namespace shinpan {

namespace {

const CompeteVerb *const Verbs[] = {&CompeteRunVerb,    &CompeteCheckVerb,  &CompeteShowVerb,
                                    &CompeteReportVerb, &CompeteStopVerb,   &CompeteResetVerb,
                                    &CompeteExportVerb, &CompeteImportVerb, &CompeteExampleVerb};

constexpr char ExitCodes[] = R"(
Exit codes:
  0  done; run: every game was played, or it was stopped in good order
  1  a wrong call or file, a failed check, or a run that gave up
  3  run only: interrupted, the running games were broken off
)";

void printOverview(Output &output)
{
    output.write(QStringLiteral(
        "Usage: shinpan-cli compete VERB FILE [options]\n\n"
        "Runs competitions of GTP engines: who plays whom, and how, says a FILE in TOML. All "
        "that is\nplayed is kept beside it, and a run that was cut off, in whatever way, "
        "goes on where it was.\n\n"));
    for (const CompeteVerb *verb : Verbs) {
        output.writeLine(
            QStringLiteral("  %1 %2").arg(verb->name, -8).arg(QLatin1String(verb->summary)));
    }
    output.write(QStringLiteral("\nshinpan-cli compete VERB --help tells more. Begin with\n"
                                "  shinpan-cli compete example > cup.toml\n"));
    output.write(QLatin1String(ExitCodes));
}

void printHelp(const CompeteVerb &verb)
{
    standardOutput().write(QStringLiteral("Usage: shinpan-cli compete %1 %2\n\n%3%4")
                               .arg(verb.name, QLatin1String(verb.usage),
                                    QString::fromUtf8(verb.help), QLatin1String(ExitCodes)));
    if (verb.moreHelp != nullptr) {
        standardOutput().write(u'\n' + verb.moreHelp());
    }
}

[[nodiscard]] bool asksForHelp(const QStringList &words)
{
    const QStringList options = words.mid(0, words.indexOf(QStringLiteral("--")));
    return options.contains(QStringLiteral("--help")) || options.contains(QStringLiteral("-h"));
}

int runVerb(const CompeteVerb &verb, const QStringList &words)
{
    if (asksForHelp(words)) {
        printHelp(verb);
        return CompeteDone;
    }
    const Result<VerbArguments> arguments = VerbArguments::read(words, verb.options);
    if (!arguments) {
        return complainOf(QStringLiteral("%1: %2 (see shinpan-cli compete %1 --help)")
                              .arg(verb.name, arguments.error()));
    }
    return verb.run(*arguments);
}

} // namespace

int runCompeteCommand(const QStringList &arguments)
{
    std::signal(SIGPIPE, SIG_IGN); // who stops reading our output must not end a run
    if (arguments.isEmpty()) {
        printOverview(standardError());
        return CompeteFailed;
    }
    const QString &word = arguments.first();
    if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
        printOverview(standardOutput());
        return CompeteDone;
    }
    const auto verb = std::ranges::find(Verbs, word, &CompeteVerb::name);
    if (verb == std::end(Verbs)) {
        return complainOf(
            QStringLiteral("\"%1\" is no verb (see shinpan-cli compete --help)").arg(word));
    }
    return runVerb(**verb, arguments.sliced(1));
}

} // namespace shinpan
