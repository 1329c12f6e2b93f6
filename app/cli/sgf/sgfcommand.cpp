#include "app/cli/sgf/sgfcommand.h"

#include "app/cli/sgf/sgfverb.h"

#include <algorithm>
#include <csignal>
#include <vector>

namespace shinpan {

namespace {

const SgfVerb *const Verbs[] = {&SgfCheckVerb, &SgfFormatVerb,  &SgfPositionVerb,
                                &SgfInfoVerb,  &SgfTreeVerb,    &SgfSplitVerb,
                                &SgfMergeVerb, &SgfConvertVerb, &SgfImageVerb};

constexpr char ExitCodes[] = R"(
Exit codes:
  0  done; check: and there is nothing to complain about
  1  check only: there are warnings
  2  a wrong call, or something could not be read, found or written; the other files
     were worked on all the same
)";

void printOverview(Output &output)
{
    output.write(QStringLiteral(
        "Usage: shinpan-cli sgf VERB FILES... [options]\n\n"
        "Looks into game records of Go (SGF, FF[1] to FF[4]) and works on them. What is odd in "
        "a\nfile is mended while it is read, with a warning.\n\n"));
    for (const SgfVerb *verb : Verbs) {
        output.writeLine(
            QStringLiteral("  %1 %2").arg(verb->name, -9).arg(QLatin1String(verb->summary)));
    }
    output.write(QStringLiteral(
        "\nFILE may be - for standard input. shinpan-cli sgf VERB --help tells more.\n"));
    output.write(QLatin1String(ExitCodes));
}

void printHelp(const SgfVerb &verb)
{
    standardOutput().write(
        QStringLiteral("Usage: shinpan-cli sgf %1 %2\n\n%3  --help              print this\n%4")
            .arg(verb.name, QLatin1String(verb.usage), QString::fromUtf8(verb.help),
                 QLatin1String(ExitCodes)));
}

int complain(const QString &text)
{
    standardError().writeLine(
        QStringLiteral("shinpan-cli sgf: %1 (see shinpan-cli sgf --help)").arg(text));
    return SgfFailed;
}

bool asksForHelp(const QStringList &words)
{
    const QStringList options = words.mid(0, words.indexOf(QStringLiteral("--")));
    return options.contains(QStringLiteral("--help")) || options.contains(QStringLiteral("-h"));
}

int runVerb(const SgfVerb &verb, const QStringList &words)
{
    if (asksForHelp(words)) {
        printHelp(verb);
        return SgfDone;
    }
    Result<VerbArguments> arguments = VerbArguments::read(words, verb.options);
    if (!arguments) {
        return complain(QString(verb.name) + QStringLiteral(": ") + arguments.error());
    }
    SgfRun run(verb.name, std::move(*arguments));
    verb.run(run);
    run.out().flush();
    if (const auto &error = run.out().error()) {
        run.complain(QStringLiteral("standard output: ") + *error);
    }
    return run.exitCode();
}

} // namespace

int runSgfCommand(const QStringList &arguments)
{
    // Who stops reading our output shall get an orderly end, not a signal.
    std::signal(SIGPIPE, SIG_IGN);
    if (arguments.isEmpty()) {
        printOverview(standardError());
        return SgfFailed;
    }
    const QString &word = arguments.first();
    if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
        printOverview(standardOutput());
        return SgfDone;
    }
    const auto verb = std::ranges::find(Verbs, word, &SgfVerb::name);
    if (verb == std::end(Verbs)) {
        return complain(
            QStringLiteral("\"%1\" is nothing that can be done with SGF files").arg(word));
    }
    return runVerb(**verb, arguments.sliced(1));
}

} // namespace shinpan
