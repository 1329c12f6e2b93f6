#include "app/engine/engineverb.h"

#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "app/engine/callerchannel.h"
#include "app/engine/searchengine.h"
#include "core/gtp/tcpdoor.h"
#include "core/gtpserver/gtpserver.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>
#include <unistd.h>

#include <csignal>

namespace shinpan {

namespace {

void addEngineOptions(QCommandLineParser &parser)
{
    addOption(
        parser, "level",
        "How well it plays, 1 to 10 (default 10). At every level it resigns when fewer than "
        "one playout in twenty is won, unless the parameter resign is false (kata-set-param).",
        "N");
    addOption(parser, "playouts",
              "Playouts for each move, whatever the level has (default: as the level and the clock "
              "have it).",
              "N");
    addOption(parser, "threads", "Threads to think with (default 1).", "N");
    addOption(parser, "seed",
              "With one thread, the same number and a limit of playouts it plays the same game "
              "again (default: another number for each game).",
              "N");
    addOption(parser, "exploration",
              "How eagerly it tries moves that look good but have done worse so far (default 0.4); "
              "as --rave, a setting to be tuned rather than played with.",
              "X");
    addOption(parser, "rave",
              "After how many playouts of a move its own results count as much as those of games "
              "in which it was played later (default 3500).",
              "X");
    addOption(parser, "listen",
              "Play for one controller after the other that calls this TCP port "
              "(tcp://localhost:PORT), not on the standard streams. Without a host, this computer "
              "alone can call.",
              "[HOST:]PORT");
    addOption(parser, "version", "Print the version.");
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString engineHelp()
{
    return optionsHelp(
        addEngineOptions,
        QStringLiteral("A small Go engine. It speaks GTP on its standard streams, so a program "
                       "that plays\nwith engines starts it. One that is made of several engines "
                       "is explained by\nshinpan-engine consult --help."));
}

[[nodiscard]] Result<float> readReal(const QCommandLineParser &parser,
                                     const QString &option,
                                     float least,
                                     float most,
                                     float preset)
{
    if (!parser.isSet(option)) {
        return preset;
    }
    bool isNumber = false;
    const float value = parser.value(option).toFloat(&isNumber);
    if (!isNumber || !(value >= least && value <= most)) {
        return wrongValue(parser, option,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "is no number from %1 to %2"),
                                      QString::number(least), QString::number(most, 'f', 0)));
    }
    return value;
}

[[nodiscard]] Result<SearchEngineSettings> readSettings(const QCommandLineParser &parser)
{
    FirstFailure failed;
    const auto read = [&](const char *option, int least, int most, int preset) {
        return failed.valueOf(
            readWholeNumber(parser, QString::fromLatin1(option), least, most, preset));
    };
    constexpr int Largest = 1'000'000'000;
    SearchEngineSettings settings;
    settings.level = read("level", WeakestLevel, StrongestLevel, StrongestLevel);
    settings.playouts = static_cast<std::uint64_t>(read("playouts", 0, Largest, 0));
    settings.threads = read("threads", 1, MostThreads, 1);
    if (parser.isSet(QStringLiteral("seed"))) {
        settings.seed = static_cast<std::uint64_t>(read("seed", 0, Largest, 0));
    }
    SelectionWeights &weights = settings.weights;
    weights.exploration = failed.valueOf(
        readReal(parser, QStringLiteral("exploration"), 0, MostExploration, weights.exploration));
    weights.raveEquivalence =
        failed.valueOf(readReal(parser, QStringLiteral("rave"), LeastRaveEquivalence,
                                MostRaveEquivalence, weights.raveEquivalence));
    if (failed.text()) {
        return failure(*failed.text());
    }
    return settings;
}

/// Ends only when no more can call.
[[nodiscard]] Result<int> runAt(const QString &place, const SearchEngineSettings &settings)
{
    Result<TcpDoor> door = listeningAddress(place).and_then(&TcpDoor::open);
    if (!door) {
        return optionFailure(QStringLiteral("listen"), door.error());
    }
    std::signal(SIGPIPE, SIG_IGN); // a controller that hangs up is not the end
    standardError().writeLine(
        spoken(QT_TRANSLATE_NOOP("Messages", "listening at %1"), door->address().text()));
    const CallerGuard guard;
    FileDescriptor next;
    while (true) {
        const FileDescriptor caller =
            next.isOpen() ? std::move(next) : door->accept(TcpDoor::Wait::UntilSomebodyCalls);
        if (!caller.isOpen()) {
            return ExitFailed;
        }
        SearchEngine engine(settings); // what one caller sets is not for the next
        CallerStanding standing;
        CallerChannel channel(caller.number(), *door, next, standing);
        GtpServer server(engine, channel);
        server.guard(guard, standing);
        server.run();
    }
}

[[nodiscard]] Result<int> runEngine(const QCommandLineParser &parser)
{
    const Result<SearchEngineSettings> settings = readSettings(parser);
    if (!settings) {
        return failure(settings.error());
    }
    if (const auto listen = QStringLiteral("listen"); parser.isSet(listen)) {
        return runAt(parser.value(listen), *settings);
    }
    SearchEngine engine(*settings);
    DescriptorChannel channel(STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    GtpServer(engine, channel).run();
    return ExitDone;
}

} // namespace

const Verb EngineVerb{.name = QLatin1String("shinpan-engine"),
                      .summary = "",
                      .usage = "[options]",
                      .help = "",
                      .moreHelp = engineHelp,
                      .done = "the controller has ended it",
                      .failed = "bad call, or nobody can call any more",
                      .addOptions = addEngineOptions,
                      .run = runEngine};

} // namespace shinpan
