#include "app/cli/replay/replayverb.h"

#include "app/cli/replay/scriptreplay.h"
#include "app/cli/verb/sandboxoption.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/interruptsignal.h"
#include "core/util/regularfile.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace shinpan {

namespace {

constexpr int Same = 0;
constexpr int Different = 1;
constexpr int CannotBeReplayed = 2;
constexpr int Interrupted = 130;

constexpr int MaxSeconds = 86'400;

struct ReplayOptions
{
    QString file;
    EngineProfile engine;
    ScriptReplay::Options replay;
    bool isQuiet = false;
};

void addReplayOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const char *description, const char *value) {
        parser.addOption({QString::fromLatin1(name), QString::fromUtf8(description),
                          QString::fromLatin1(value)});
    };
    const auto addFlag = [&parser](const QStringList &names, const char *description) {
        parser.addOption({names, QString::fromUtf8(description)});
    };
    add("engine", "The engine: its command line, quoted, or tcp://HOST:PORT.", "COMMAND");
    addSandboxOption(parser);
    add("start-limit", "Seconds to the first answer (default 60).", "S");
    add("limit", "Seconds to each later answer (default 300).", "S");
    addFlag({QStringLiteral("keep-game")},
            "After a genmove that is answered otherwise, take the move back and play the recorded "
            "one, so that the rest is asked in the recorded game.");
    addFlag({QStringLiteral("stop")}, "Stop at the first answer that differs.");
    addFlag({QStringLiteral("q"), QStringLiteral("quiet")},
            "Print nothing but what goes wrong; the exit code tells.");
    addFlag({QStringLiteral("help")}, "Print this.");
}

[[nodiscard]] QString replayHelp()
{
    const QString description = QStringLiteral(
        "Holds a conversation with an engine again, as the window's console saves it, and says "
        "what is answered otherwise than it was then.");
    return optionsHelp(addReplayOptions, description) + QStringLiteral(R"(
A script is plain GTP, a command on each line. Below a command stands what was
answered: "#= TEXT", or "#! TEXT" where it was refused, and "#| TEXT" for each
further line. Where nothing stands, any answer will do. "-" is standard input.

Exit codes: 0 all answers are the same, 1 some differ, 2 it could not be held to
the end (also: bad call), 130 interrupted.
)");
}

[[nodiscard]] Result<ReplayOptions> readOptions(const QCommandLineParser &parser)
{
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1) {
        return failure(files.isEmpty() ? QStringLiteral("say which script")
                                       : QStringLiteral("\"%1\": unexpected").arg(files.at(1)));
    }
    if (!parser.isSet(QStringLiteral("engine"))) {
        return failure(QStringLiteral("say which engine, with --engine"));
    }
    const Result<EngineProfile> engine = resolveEngine(parser.value(QStringLiteral("engine")), {},
                                                       Machine::current(), QDir::currentPath())
                                             .and_then([&parser](const EngineProfile &profile) {
                                                 return sandboxedAsAsked(parser, profile);
                                             });
    const Result<int> start =
        readWholeNumber(parser, QStringLiteral("start-limit"), 1, MaxSeconds, 60);
    const Result<int> limit = readWholeNumber(parser, QStringLiteral("limit"), 1, MaxSeconds, 300);
    if (!engine) {
        return failure(engine.error());
    }
    if (!start || !limit) {
        return failure(!start ? start.error() : limit.error());
    }
    ReplayOptions options{.file = files.constFirst(), .engine = *engine, .replay = {}};
    options.replay.startLimit = std::chrono::seconds(*start);
    options.replay.limit = std::chrono::seconds(*limit);
    options.replay.keepsGame = parser.isSet(QStringLiteral("keep-game"));
    options.replay.stopsAtDifference = parser.isSet(QStringLiteral("stop"));
    options.isQuiet = parser.isSet(QStringLiteral("quiet"));
    return options;
}

[[nodiscard]] Result<GtpScript> readScriptFile(const QString &path)
{
    QFile file(path);
    const bool isStandardInput = path == QLatin1String("-");
    const Result<void> opened = !isStandardInput                      ? openRegularFile(file)
                              : file.open(stdin, QIODevice::ReadOnly) ? Result<void>()
                                                                      : failure(file.errorString());
    if (!opened) {
        return failure(QStringLiteral("%1: %2").arg(path, opened.error()));
    }
    const Result<QByteArray> text = readAtMost(file, LargestScript);
    if (!text) {
        return failure(QStringLiteral("%1: %2").arg(path, text.error()));
    }
    GtpScript script = readScript(*text);
    if (script.empty()) {
        return failure(QStringLiteral("%1: there is no command in it").arg(path));
    }
    return script;
}

/// An answer, set in; its further lines stand below the first.
[[nodiscard]] QString setIn(const char *heading, const ScriptReply &reply)
{
    const QString text =
        reply.text.isEmpty() && reply.isSuccess ? QStringLiteral("(nothing)") : reply.text;
    const QString status = reply.isSuccess ? QString() : QStringLiteral("refused: ");
    QString lines = status + text;
    lines.replace(u'\n', QStringLiteral("\n       "));
    return QStringLiteral("  %1  %2\n").arg(QLatin1String(heading), lines);
}

void printDifference(const QString &file, const ScriptStep &step, const ScriptReply &reply)
{
    const QString text =
        QStringLiteral("%1:%2: %3\n")
            .arg(file, QString::number(step.line), QString::fromUtf8(step.command.line()))
        + setIn("was", *step.reply) + setIn("now", reply);
    standardOutput().write(text);
    standardOutput().flush();
}

void printOutcome(const ScriptReplay::Outcome &outcome)
{
    const QString commands =
        QStringLiteral("%1 %2, ")
            .arg(outcome.commands)
            .arg(QLatin1String(outcome.commands == 1 ? "command" : "commands"));
    if (outcome.compared == 0) {
        standardOutput().writeLine(commands + QStringLiteral("no answer to compare with"));
    } else if (outcome.different == 0) {
        standardOutput().writeLine(
            commands + QStringLiteral("all %1 recorded answers the same").arg(outcome.compared));
    } else {
        standardOutput().writeLine(commands
                                   + QStringLiteral("%1 of %2 recorded answers differ")
                                         .arg(outcome.different)
                                         .arg(outcome.compared));
    }
}

int complain(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli replay: ") + text);
    return CannotBeReplayed;
}

/// Runs the event loop until the script is at its end; true if a person did not wait for that.
[[nodiscard]] bool playToEnd(ScriptReplay &replay)
{
    bool isInterrupted = false;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &replay,
                     [&replay, &isInterrupted] {
                         isInterrupted = true;
                         replay.cancel();
                     });
    QObject::connect(&replay, &ScriptReplay::finished, qApp, [] { QCoreApplication::exit(); });
    QMetaObject::invokeMethod(&replay, &ScriptReplay::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    return isInterrupted;
}

Result<int> replayScript(const QCommandLineParser &arguments)
{
    const Result<ReplayOptions> options = readOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    Result<GtpScript> script = readScriptFile(options->file);
    if (!script) {
        return complain(script.error());
    }
    Result<std::unique_ptr<GtpTransport>> transport = transportFor(options->engine);
    if (!transport) {
        return complain(transport.error());
    }
    ScriptReplay replay(std::move(*transport), std::move(*script), options->replay);
    if (!options->isQuiet) {
        QObject::connect(&replay, &ScriptReplay::differed, &replay,
                         [file = options->file](const ScriptStep &step, const ScriptReply &reply) {
                             printDifference(file, step, reply);
                         });
    }
    const bool isInterrupted = playToEnd(replay);
    const ScriptReplay::Outcome &outcome = replay.outcome();
    if (isInterrupted) {
        return Interrupted;
    }
    if (!options->isQuiet && outcome.commands > 0) {
        printOutcome(outcome);
    }
    if (!outcome.failure.isEmpty()) {
        return complain(QStringLiteral("the engine %1").arg(outcome.failure));
    }
    return outcome.different > 0 ? Different : Same;
}

} // namespace

const Verb ReplayVerb{.name = QLatin1String("replay"),
                      .summary = "hold a recorded conversation with a GTP engine again",
                      .usage = "[options] SCRIPT --engine COMMAND",
                      .help = "",
                      .moreHelp = replayHelp,
                      .wrongCall = CannotBeReplayed,
                      .addOptions = addReplayOptions,
                      .run = replayScript};

} // namespace shinpan
