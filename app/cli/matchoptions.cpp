#include "app/cli/matchoptions.h"

#include "core/rules/handicap.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

#include <cmath>

namespace shinpan {

namespace {

const QString SizeOption = QStringLiteral("size");
const QString KomiOption = QStringLiteral("komi");
const QString HandicapOption = QStringLiteral("handicap");

void addOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const char *description, const char *value,
                               const char *preset = "") {
        parser.addOption({QString::fromLatin1(name), QString::fromUtf8(description),
                          QString::fromLatin1(value), QString::fromLatin1(preset)});
    };
    add("black", "The engine that plays Black in the first game.", "COMMAND");
    add("white", "The engine that plays White in the first game.", "COMMAND");
    add("size", "Board size, 1 to 25 (default 19).", "N", "19");
    add("komi", "Points White receives (default 7.5; 0.5 with a handicap).", "K");
    add("handicap", "Black stones on the fixed points, 0 or 2 to 9 (default 0).", "N", "0");
    add("games", "How many games to play (default 1).", "N", "1");
    parser.addOption(
        {QStringLiteral("alternate"), QStringLiteral("Swap the colours in every second game.")});
    add("move-limit",
        "Moves, passes included, after which a game is stopped; 0 for none (default 1000).", "N",
        "1000");
    add("watchdog",
        "Seconds an engine may take over one move before the game is void; 0 for no limit (default "
        "600).",
        "S", "600");
    add("sgf", "Directory for the game records, game-1.sgf and so on.", "DIR");
    add("results", "File that gets one JSON object per finished game, appended.", "FILE");
    add("gtp-log", "Directory for the raw traffic, game-1.log and so on.", "DIR");
    parser.addOption({QStringLiteral("quiet"), QStringLiteral("Print nothing but errors.")});
    parser.addOption({QStringLiteral("help"), QStringLiteral("Print this.")});
}

[[nodiscard]] Result<int> readNumber(const QCommandLineParser &parser,
                                     const QString &option,
                                     int least,
                                     int most)
{
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most) {
        return failure(QStringLiteral("--%1: \"%2\" is not a whole number from %3 to %4")
                           .arg(option, parser.value(option))
                           .arg(least)
                           .arg(most));
    }
    return number;
}

[[nodiscard]] Result<EngineProfile> readEngine(const QCommandLineParser &parser,
                                               const QString &option)
{
    if (!parser.isSet(option)) {
        return failure(QStringLiteral("--%1: missing; give the engine's command line").arg(option));
    }
    Result<EngineProfile> profile =
        resolveEngine(parser.value(option), {}, Machine::current(), QDir::currentPath());
    if (!profile) {
        return failure(QStringLiteral("--%1: %2").arg(option, profile.error()));
    }
    return profile;
}

[[nodiscard]] Result<double> readKomi(const QCommandLineParser &parser, int handicap)
{
    if (!parser.isSet(KomiOption)) {
        return handicap > 0 ? 0.5 : 7.5;
    }
    bool isNumber = false;
    const double komi = parser.value(KomiOption).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(komi) || std::abs(komi) > 1000) {
        return failure(QStringLiteral("--komi: \"%1\" is not a number of points")
                           .arg(parser.value(KomiOption)));
    }
    return komi;
}

[[nodiscard]] Result<MatchSetup> readSetup(const QCommandLineParser &parser)
{
    MatchSetup setup;
    const Result<int> size = readNumber(parser, SizeOption, 1, MaxGtpSide);
    if (!size) {
        return failure(size.error());
    }
    setup.size = BoardSize::square(*size);
    const Result<int> handicap = readNumber(parser, HandicapOption, 0, 9);
    if (!handicap) {
        return failure(handicap.error());
    }
    if (*handicap != 0 && !fixedHandicap(setup.size, *handicap)) {
        return failure(
            QStringLiteral(
                "--handicap: a %1×%1 board has fixed points for 0 or 2 to %2 stones, not %3")
                .arg(*size)
                .arg(maxFixedHandicap(setup.size))
                .arg(*handicap));
    }
    setup.handicap = *handicap;
    const Result<double> komi = readKomi(parser, *handicap);
    if (!komi) {
        return failure(komi.error());
    }
    setup.komi = *komi;
    constexpr int Many = 1'000'000;
    const Result<int> moveLimit = readNumber(parser, QStringLiteral("move-limit"), 0, Many);
    const Result<int> watchdog = readNumber(parser, QStringLiteral("watchdog"), 0, Many);
    if (!moveLimit || !watchdog) {
        return failure(!moveLimit ? moveLimit.error() : watchdog.error());
    }
    setup.moveLimit = *moveLimit;
    setup.patience.move = std::chrono::seconds(*watchdog);
    setup.patience.startUp = std::chrono::seconds(*watchdog);
    return setup;
}

} // namespace

Result<MatchOptions> readMatchOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("match")} + arguments)) {
        return failure(parser.errorText());
    }
    if (!parser.positionalArguments().isEmpty()) {
        return failure(QStringLiteral("\"%1\": unexpected; quote a command that has several words")
                           .arg(parser.positionalArguments().constFirst()));
    }
    MatchOptions options;
    const Result<EngineProfile> black = readEngine(parser, QStringLiteral("black"));
    const Result<EngineProfile> white = readEngine(parser, QStringLiteral("white"));
    if (!black || !white) {
        return failure(!black ? black.error() : white.error());
    }
    options.engines = {*black, *white};
    const Result<MatchSetup> setup = readSetup(parser);
    const Result<int> games = readNumber(parser, QStringLiteral("games"), 1, 1'000'000);
    if (!setup || !games) {
        return failure(!setup ? setup.error() : games.error());
    }
    options.setup = *setup;
    options.games = *games;
    options.alternate = parser.isSet(QStringLiteral("alternate"));
    options.sgfDirectory = parser.value(QStringLiteral("sgf"));
    options.resultsFile = parser.value(QStringLiteral("results"));
    options.logDirectory = parser.value(QStringLiteral("gtp-log"));
    options.isQuiet = parser.isSet(QStringLiteral("quiet"));
    return options;
}

QString matchHelp()
{
    QCommandLineParser parser;
    addOptions(parser);
    parser.setApplicationDescription(QStringLiteral(
        "Plays games between two GTP engines, without a display.\n\n"
        "Exit codes: 0 every game has a result, 1 bad call, 3 a game was void, 130 interrupted."));
    QString text = parser.helpText();
    text.replace(QRegularExpression(QStringLiteral("^Usage: .*")),
                 QStringLiteral("Usage: shinpan-cli match [options]"));
    return text;
}

} // namespace shinpan
