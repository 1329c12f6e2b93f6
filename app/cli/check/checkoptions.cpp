#include "app/cli/check/checkoptions.h"

#include "app/cli/verb/sandboxoption.h"
#include "app/cli/verb/storedengines.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"

#include <QCommandLineParser>

namespace shinpan {

namespace {

constexpr int MaxSeconds = 86'400;

[[nodiscard]] Result<CheckLimits> readLimits(const QCommandLineParser &parser)
{
    CheckLimits limits;
    const auto seconds = [&parser](const char *option, std::chrono::milliseconds usual) {
        return readWholeNumber(parser, QString::fromLatin1(option), 1, MaxSeconds,
                               static_cast<int>(usual.count() / 1000));
    };
    const Result<int> whole = seconds("limit", limits.whole);
    const Result<int> startUp = seconds("start-limit", limits.startUp);
    const Result<int> command = seconds("command-limit", limits.command);
    const Result<int> move = seconds("move-limit", limits.move);
    for (const Result<int> &limit : {whole, startUp, command, move}) {
        if (!limit) {
            return failure(limit.error());
        }
    }
    limits.whole = std::chrono::seconds(*whole);
    limits.startUp = std::chrono::seconds(*startUp);
    limits.command = std::chrono::seconds(*command);
    limits.move = std::chrono::seconds(*move);
    limits.scoring = limits.move;
    for (const QString &text : parser.values(QStringLiteral("size"))) {
        bool isNumber = false;
        const int size = text.toInt(&isNumber);
        if (!isNumber || size < 5 || size > 25) {
            return wrongValue(parser, QStringLiteral("size"),
                              QStringLiteral("is no whole number from 5 to 25"));
        }
        limits.sizes.push_back(size);
    }
    return limits;
}

} // namespace

void addCheckOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const char *description, const char *value) {
        parser.addOption({QString::fromLatin1(name), QString::fromUtf8(description),
                          QString::fromLatin1(value)});
    };
    const auto addFlag = [&parser](const char *name, const char *description) {
        parser.addOption({QString::fromLatin1(name), QString::fromUtf8(description)});
    };
    addFlag("quick", "Only start it, ask who it is and say quit.");
    add("size",
        "A board to play on, 5 to 25; the first one that the engine takes is used. May be "
        "given more than once (default 9, 19, 13, then any).",
        "N");
    add("limit", "Seconds for the whole check (default 300).", "S");
    add("start-limit", "Seconds to the first reply (default 60).", "S");
    add("command-limit", "Seconds for each command (default 10).", "S");
    add("move-limit",
        "Seconds for each genmove and each question about the end of a game (default "
        "30).",
        "S");
    addSandboxOption(parser);
    addFlag("all", "Print what works as well.");
    addFlag("verbose", "Print everything, with the exchange that shows it.");
    addFlag("json", "Print one JSON object; see below.");
    addFlag("help", "Print this.");
}

Result<CheckOptions> readCheckOptions(const QCommandLineParser &parser)
{
    const QStringList engines = parser.positionalArguments();
    if (engines.size() != 1) {
        return failure(engines.isEmpty()
                           ? QStringLiteral("say which engine: its command line, or its name")
                           : QStringLiteral("\"%1\": unexpected; quote a command that has several "
                                            "words")
                                 .arg(engines.at(1)));
    }
    CheckOptions options;
    const Result<EngineProfile> engine =
        storedEngineOr(engines.constFirst()).and_then([&parser](const EngineProfile &profile) {
            return sandboxedAsAsked(parser, profile);
        });
    if (!engine) {
        return failure(engine.error());
    }
    const Result<CheckLimits> limits = readLimits(parser);
    if (!limits) {
        return failure(limits.error());
    }
    options.engine = *engine;
    options.limits = *limits;
    options.isJson = parser.isSet(QStringLiteral("json"));
    if (parser.isSet(QStringLiteral("quick"))) {
        options.depth = EngineCheck::Depth::Handshake;
    }
    options.detail = parser.isSet(QStringLiteral("verbose")) ? CheckDetail::Verbose
                   : parser.isSet(QStringLiteral("all"))     ? CheckDetail::Full
                                                             : CheckDetail::Brief;
    return options;
}

QString checkHelp()
{
    const QString description = QStringLiteral(
        "Finds out what a GTP engine can do and what it does wrong. ENGINE is a command line, "
        "quoted, or the name of an engine of yours.\n\n"
        "Exit codes: 0 nothing is wrong, 1 something is, 2 it could not be checked (also: bad "
        "call), 130 interrupted.");
    return optionsHelp(addCheckOptions, description) + QStringLiteral(R"(
JSON, on one line:
  command, name, version  what was checked, and what it calls itself
  grade                   "fine", "wrong" or "unchecked", as the exit codes
  summary                 a line for people
  sizes                   the square boards that it takes
  seconds                 how long the check took
  findings                [{id, area, verdict, hampersGames, text, evidence}]
                          id       names the finding, the same in every version
                          verdict  "works", "absent" (and need not be there), "odd"
                                   (left open by GTP, may confuse programs) or
                                   "wrong" (against GTP or the rules of the game)
                          hampersGames  of "wrong": matches suffer; "serious" for people
                          evidence "> " lines we wrote, "< " lines of its output
)");
}

} // namespace shinpan
