#include "app/gui/commandline.h"

#include "core/rules/handicap.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

#include <cmath>

namespace shinpan {

namespace {

void addOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const QString &description, const char *value) {
        parser.addOption({QString::fromLatin1(name), description, QString::fromLatin1(value)});
    };
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QCoreApplication::translate("CommandLine", "A game record to open."),
        QStringLiteral("[FILE.sgf]"));
    add("black",
        QCoreApplication::translate(
            "CommandLine", "Who plays Black: human, an engine's name, or its command line."),
        "PLAYER");
    add("white", QCoreApplication::translate("CommandLine", "Who plays White."), "PLAYER");
    add("size", QCoreApplication::translate("CommandLine", "Board size, 1 to 25."), "N");
    add("komi", QCoreApplication::translate("CommandLine", "Points White receives."), "K");
    add("handicap",
        QCoreApplication::translate("CommandLine",
                                    "Handicap stones on the fixed points, 0 or 2 to 9."),
        "N");
    parser.addOption({QStringLiteral("start"),
                      QCoreApplication::translate("CommandLine", "Start the game at once.")});
    parser.addOption(
        {QStringLiteral("help"), QCoreApplication::translate("CommandLine", "Print this.")});
    parser.addOption({QStringLiteral("version"),
                      QCoreApplication::translate("CommandLine", "Print the version.")});
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
        return failure(QStringLiteral("--%1: %2").arg(option, profile.error()));
    }
    return Seat{*profile};
}

[[nodiscard]] Result<int> readNumber(const QCommandLineParser &parser,
                                     const QString &option,
                                     int preset,
                                     int most)
{
    if (!parser.isSet(option)) {
        return preset;
    }
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < 0 || number > most) {
        return failure(QCoreApplication::translate("CommandLine",
                                                   "--%1: \"%2\" is not a whole number up to %3")
                           .arg(option, parser.value(option))
                           .arg(most));
    }
    return number;
}

[[nodiscard]] Result<double> readKomi(const QCommandLineParser &parser, int handicap)
{
    const QString option = QStringLiteral("komi");
    if (!parser.isSet(option)) {
        return usualKomi(NewGameSettings().rules, handicap);
    }
    bool isNumber = false;
    const double komi = parser.value(option).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(komi)) {
        return failure(
            QCoreApplication::translate("CommandLine", "--komi: \"%1\" is not a number of points")
                .arg(parser.value(option)));
    }
    return komi;
}

[[nodiscard]] QString badHandicap(int size, int stones)
{
    const int most = maxFixedHandicap(BoardSize::square(size));
    if (most == 0) {
        return QCoreApplication::translate(
                   "CommandLine",
                   "--handicap: a board of size %1 has no fixed points for handicap stones")
            .arg(size);
    }
    return QCoreApplication::translate(
               "CommandLine",
               "--handicap: a board of size %1 has fixed points for 0 or 2 to %2 stones, not %3")
        .arg(size)
        .arg(most)
        .arg(stones);
}

[[nodiscard]] Result<NewGameSettings> readGame(const QCommandLineParser &parser,
                                               std::span<const EngineProfile> profiles)
{
    NewGameSettings settings;
    const Result<Seat> black = readSeat(parser, QStringLiteral("black"), profiles);
    const Result<Seat> white = readSeat(parser, QStringLiteral("white"), profiles);
    if (!black || !white) {
        return failure(!black ? black.error() : white.error());
    }
    settings.seats = {*black, *white};
    const Result<int> size = readNumber(parser, QStringLiteral("size"), settings.size, MaxGtpSide);
    const Result<int> handicap = readNumber(parser, QStringLiteral("handicap"), 0, 9);
    if (!size || !handicap) {
        return failure(!size ? size.error() : handicap.error());
    }
    if (*size < 1) {
        return failure(
            QCoreApplication::translate("CommandLine", "--size: a board has at least one point"));
    }
    if (*handicap != 0 && !fixedHandicap(BoardSize::square(*size), *handicap)) {
        return failure(badHandicap(*size, *handicap));
    }
    const Result<double> komi = readKomi(parser, *handicap);
    if (!komi) {
        return failure(komi.error());
    }
    settings.size = *size;
    settings.handicap = *handicap;
    settings.komi = *komi;
    return settings;
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
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        return failure(
            QCoreApplication::translate(
                "CommandLine", "\"%1\": one file at a time; quote a command that has several words")
                .arg(files.at(1)));
    }
    line.file = files.value(0);
    if (!parser.optionNames().isEmpty()) {
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
    parser.setApplicationDescription(
        QCoreApplication::translate("CommandLine", "The arbiter for the game of Go."));
    QString text = parser.helpText();
    text.replace(QRegularExpression(QStringLiteral("^Usage: \\S+")),
                 QStringLiteral("Usage: shinpan"));
    return text;
}

} // namespace shinpan
