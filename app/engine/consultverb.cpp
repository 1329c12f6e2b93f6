#include "app/engine/consultverb.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "app/engine/searchengine.h"
#include "core/consultation/consultation.h"

#include <QCommandLineParser>
#include <unistd.h>

namespace shinpan {

namespace {

void addConsultOptions(QCommandLineParser &parser)
{
    addOption(parser, "proposer", "The engine whose best moves are compared; it hears everything.",
              "ENGINE");
    addOption(parser, "evaluator",
              "The engine that judges the positions after them. Several vote. (Default: playouts "
              "of Shinpan's own engine.)",
              "ENGINE");
    addOption(parser, "moves", "How many moves are compared at most (default 3).", "N");
    addOption(parser, "analysis-ms",
              "How long an engine that analyses may think about each question (default 1000, and "
              "less where the clock demands it).",
              "N");
    addSandboxOption(parser);
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString consultHelp()
{
    return optionsHelp(
        addConsultOptions,
        QStringLiteral(
            "A Go engine made of others, after GNU Go's Metamachine. It speaks GTP on its standard "
            "streams. When a\nmove is wanted, it asks the proposer for its best moves, has the "
            "evaluators judge the position after each,\nplays the best, and explains what each "
            "said. ENGINE is a command line, quoted, or the name of an engine\nof yours."));
}

[[nodiscard]] Result<ConsultOptions> readConsultOptions(const QCommandLineParser &parser)
{
    FirstFailure failed;
    ConsultOptions options;
    const auto engine = [&](const QString &text) {
        return failed.valueOf(storedEngineOr(parser, text));
    };
    if (!parser.isSet(QStringLiteral("proposer"))) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "say whose moves, with --proposer")));
    }
    options.proposer = engine(parser.value(QStringLiteral("proposer")));
    for (const QString &text : parser.values(QStringLiteral("evaluator"))) {
        options.evaluators.push_back(engine(text));
    }
    options.moves =
        failed.valueOf(readWholeNumber(parser, QStringLiteral("moves"), 2, 100, options.moves));
    options.analysis = std::chrono::milliseconds(failed.valueOf(
        readWholeNumber(parser, QStringLiteral("analysis-ms"), 20, 3'600'000, 1000)));
    options.lead = [](const HostedGame &game) {
        return SearchEngine({.playouts = 1, .seed = 1}).estimate(game).lead;
    };
    if (failed.text()) {
        return failure(*failed.text());
    }
    if (!parser.positionalArguments().isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "\"%1\": unexpected; quote a command that has several words"),
            parser.positionalArguments().constFirst()));
    }
    return options;
}

[[nodiscard]] Result<int> runConsult(const QCommandLineParser &parser)
{
    const Result<ConsultOptions> options = readConsultOptions(parser);
    if (!options) {
        return failure(options.error());
    }
    Consultation consultation(*options, std::make_unique<ControllerLink>(duplicate(STDIN_FILENO),
                                                                         duplicate(STDOUT_FILENO)));
    const bool isInterrupted = runToEnd(consultation);
    if (!consultation.failure().isEmpty()) {
        standardError().writeLine(QStringLiteral("shinpan-engine consult: ")
                                  + consultation.failure());
    }
    return isInterrupted                    ? ExitInterrupted
         : consultation.failure().isEmpty() ? ExitDone
                                            : ExitFailed;
}

} // namespace

const Verb ConsultVerb{.name = QLatin1String("consult"),
                       .summary = "",
                       .usage = "--proposer ENGINE [options]",
                       .help = "",
                       .moreHelp = consultHelp,
                       .done = "the controller has ended it",
                       .failed = "bad call, or an engine failed",
                       .addOptions = addConsultOptions,
                       .run = runConsult};

} // namespace shinpan
