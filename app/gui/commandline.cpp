#include "app/gui/commandline.h"

#include "app/common/gameoptions.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

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
        return failure(parser.errorText());
    }
    line.starts = parser.isSet(QStringLiteral("start"));
    line.asksWindow = parser.isSet(QStringLiteral("new-window"));
    line.files = parser.positionalArguments();
    if (parser.optionNames().size() > (line.asksWindow ? 1 : 0)) {
        const Result<NewGameSettings> game = readGame(parser, profiles);
        if (!game) {
            return failure(game.error());
        }
        line.newGame = *game;
    }
    return line;
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
