#include "app/gui/commandline.h"

#include "app/common/gameoptions.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

namespace {

void addOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const QString &description, const char *value) {
        parser.addOption({QString::fromLatin1(name), description, QString::fromLatin1(value)});
    };
    parser.addPositionalArgument(QStringLiteral("FILE"), CommandLine::tr("Game records to open."),
                                 QStringLiteral("[FILE.sgf…]"));
    add("black", CommandLine::tr("Who plays Black: human, an engine's name, or its command line."),
        "PLAYER");
    add("white", CommandLine::tr("Who plays White."), "PLAYER");
    addGameOptions(parser);
    parser.addOption({QStringLiteral("start"), CommandLine::tr("Start the game at once.")});
    parser.addOption(
        {QStringLiteral("new-window"),
         CommandLine::tr("Open the files here even if the program is already running.")});
    parser.addOption(
        {QStringLiteral("follow"),
         CommandLine::tr("Show the last move of the files, and each move they gain.")});
    parser.addOption(
        {QStringLiteral("gtp"),
         CommandLine::tr(
             "Be a GTP engine on the standard streams: a controller asks, and you answer "
             "at the board, or an engine that you give your seat to.")});
    add("listen",
        CommandLine::tr(
            "With --gtp: wait for controllers at this TCP port instead. Without a host, "
            "only this computer can call."),
        "[HOST:]PORT");
    parser.addOption({QStringLiteral("help"), CommandLine::tr("Print this.")});
    parser.addOption({QStringLiteral("version"), CommandLine::tr("Print the version.")});
}

[[nodiscard]] Result<Seat> readSeat(const QCommandLineParser &parser,
                                    const QString &option,
                                    std::span<const EngineProfile> profiles)
{
    const QString value = parser.value(option);
    if (!parser.isSet(option) || value == QLatin1String("human")) {
        return Seat();
    }
    const Result<EngineProfile> profile =
        resolveEngine(value, profiles, Machine::current(), QDir::currentPath());
    if (!profile) {
        return optionFailure(option, profile.error());
    }
    return Seat{*profile};
}

[[nodiscard]] Result<NewGameSettings> readGame(const QCommandLineParser &parser,
                                               std::span<const EngineProfile> profiles)
{
    FirstFailure failed;
    NewGameSettings settings;
    settings.seats = {failed.valueOf(readSeat(parser, QStringLiteral("black"), profiles)),
                      failed.valueOf(readSeat(parser, QStringLiteral("white"), profiles))};
    const MatchSetup setup = failed.valueOf(readGameOptions(parser));
    const int most = mostHandicap(setup.size.columns, setup.handicapStyle);
    if (setup.handicap > most) {
        failed.add(
            wrongValue(parser, QStringLiteral("handicap"),
                       CommandLine::tr("is more than the %1 stones offered here").arg(most)));
    }
    settings.size = setup.size.columns;
    settings.rules = setup.rules;
    settings.komi = setup.komi;
    settings.handicap = setup.handicap;
    settings.handicapStyle = setup.handicapStyle;
    settings.time = setup.time;
    return failed.orElse(settings);
}

/// Reads --gtp and --listen into the line.
[[nodiscard]] Result<CommandLine> withController(const QCommandLineParser &parser, CommandLine line)
{
    const QString listen = QStringLiteral("listen");
    line.isEngine = parser.isSet(QStringLiteral("gtp"));
    if (line.isEngine && (line.newGame || !line.files.isEmpty())) {
        return optionFailure(QStringLiteral("gtp"),
                             CommandLine::tr("the controller says what is played; name no game"));
    }
    if (!parser.isSet(listen)) {
        return line;
    }
    if (!line.isEngine) {
        return optionFailure(listen, CommandLine::tr("goes with --gtp"));
    }
    return readListen(parser).transform([&line](const std::optional<TcpAddress> &address) {
        line.listensAt = address;
        return line;
    });
}

/// How many of the options say nothing of a game.
[[nodiscard]] qsizetype optionsBesideGame(const QCommandLineParser &parser)
{
    const QStringList names{QStringLiteral("new-window"), QStringLiteral("follow"),
                            QStringLiteral("gtp"), QStringLiteral("listen")};
    return std::ranges::count_if(names, [&](const QString &name) { return parser.isSet(name); });
}

} // namespace

Result<CommandLine> readCommandLine(const QStringList &words,
                                    std::span<const EngineProfile> profiles)
{
    QCommandLineParser parser;
    addOptions(parser);
    const bool isUnderstood = parser.parse(QStringList{QStringLiteral("shinpan")} + words);
    CommandLine line;
    line.asksHelp = parser.isSet(QStringLiteral("help"));
    line.asksVersion = parser.isSet(QStringLiteral("version"));
    if (line.asksHelp || line.asksVersion) {
        return line;
    }
    if (!isUnderstood) {
        return failure(Message::verbatim(parser.errorText()));
    }
    line.starts = parser.isSet(QStringLiteral("start"));
    line.asksWindow = parser.isSet(QStringLiteral("new-window"));
    line.follows = parser.isSet(QStringLiteral("follow"));
    line.files = parser.positionalArguments();
    if (parser.optionNames().size() > optionsBesideGame(parser)) {
        const Result<NewGameSettings> game = readGame(parser, profiles);
        if (!game) {
            return failure(game.error());
        }
        line.newGame = *game;
    }
    return withController(parser, std::move(line));
}

QString commandLineHelp()
{
    QCommandLineParser parser;
    addOptions(parser);
    parser.setApplicationDescription(CommandLine::tr("The arbiter for the game of Go."));
    QString text = parser.helpText();
    text.replace(QRegularExpression(QStringLiteral("^Usage: \\S+")),
                 QStringLiteral("Usage: shinpan"));
    return text;
}

} // namespace shinpan
