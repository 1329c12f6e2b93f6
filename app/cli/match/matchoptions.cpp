#include "app/cli/match/matchoptions.h"

#include "app/cli/match/matchreport.h"
#include "app/cli/match/matchseriesoptions.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/clock/duration.h"

#include <QCommandLineParser>
#include <QDir>

namespace shinpan {

namespace {

const QString ClaimsOption = QStringLiteral("claims");
const QString DeadlineOption = QStringLiteral("deadline");
const QString MarginOption = QStringLiteral("time-margin");
const QString RefereeOption = QStringLiteral("referee");
const QString RestartsOption = QStringLiteral("restarts");
const QString ScorerOption = QStringLiteral("scorer");
const QString UnreliableOption = QStringLiteral("unreliable-scorer");
const QString WatchdogOption = QStringLiteral("watchdog");

constexpr int Many = 1'000'000;
constexpr int UsualWatchdog = 600;
constexpr int UsualMoveLimit = 1000;
constexpr int MostRestarts = 1000;

void add(QCommandLineParser &parser,
         const QString &name,
         const char *description,
         const char *value)
{
    parser.addOption({name, QString::fromUtf8(description), QString::fromLatin1(value)});
}

void addFlag(QCommandLineParser &parser, const char *name, const char *description)
{
    parser.addOption({QString::fromLatin1(name), QString::fromLatin1(description)});
}

void addLimitOptions(QCommandLineParser &parser)
{
    add(parser, MarginOption,
        "How much an engine may exceed its clock by without losing; it is not charged (default "
        "100ms).",
        "TIME");
    add(parser, WatchdogOption,
        "Seconds after which an engine that has not moved makes the game void; 0 for no limit "
        "(default 600 where a side has no clock, else 0).",
        "S");
    parser.addOption({DeadlineOption, deadlinesHelp(), QStringLiteral("LIST")});
    add(parser, RestartsOption,
        "How often in a game each engine that crashes, stalls or talks no GTP is started anew and "
        "told the game, which goes on with its clock; after that the game is void (default 0).",
        "N");
    add(parser, QStringLiteral("move-limit"),
        "Moves, passes included, after which a game is stopped; 0 for none (default 1000).", "N");
}

void addScoringOptions(QCommandLineParser &parser)
{
    parser.addOption({ScorerOption,
                      QStringLiteral("Who is asked for the score, until one decides: %1. (There is "
                                     "nobody here for ask.)")
                          .arg(scoringPolicyExamples()),
                      QStringLiteral("LADDER")});
    add(parser, RefereeOption, "A third engine, for the ladder's step of that name.", "COMMAND");
    add(parser, ClaimsOption,
        "Whose claim of a win (gomill-genmove_ex) counts: black, white, both or none (default "
        "none).",
        "SIDE");
    add(parser, UnreliableOption, "Who is not asked for the score: black, white, both or none.",
        "SIDE");
}

void addFileOptions(QCommandLineParser &parser)
{
    addFlag(
        parser, "keep-engines",
        "Let the engines run from game to game, which saves their start but not what they learn; "
        "after any failure they are started anew.");
    add(parser, QStringLiteral("sgf"), "Directory for the game records, game-1.sgf and so on.",
        "DIR");
    add(parser, QStringLiteral("results"),
        "File that gets one JSON object per finished game, appended; see below.", "FILE");
    add(parser, QStringLiteral("gtp-log"),
        "Directory for what is said on both sides, game-1.log and so on.", "DIR");
}

[[nodiscard]] Result<EngineProfile> readEngine(const QCommandLineParser &parser,
                                               const QString &option)
{
    if (!parser.isSet(option)) {
        return optionFailure(option, QStringLiteral("missing; give the engine's command line"));
    }
    Result<EngineProfile> profile =
        resolveEngine(parser.value(option), {}, Machine::current(), QDir::currentPath());
    if (!profile) {
        return optionFailure(option, profile.error());
    }
    return sandboxedAsAsked(parser, *profile);
}

/// "black", "white", "both" or "none"; the last one without the option.
[[nodiscard]] Result<ByColor<bool>> readSides(const QCommandLineParser &parser,
                                              const QString &option)
{
    const QString value = parser.isSet(option) ? parser.value(option) : QStringLiteral("none");
    const bool isBoth = value == QLatin1String("both");
    const ByColor<bool> sides{isBoth || value == QLatin1String("black"),
                              isBoth || value == QLatin1String("white")};
    if (!sides.black && !sides.white && value != QLatin1String("none")) {
        return wrongValue(parser, option, QStringLiteral("is none of black, white, both and none"));
    }
    return sides;
}

// Each of these adds to the options what it reads; see readMatchOptions().

[[nodiscard]] Result<MatchOptions> withEngines(const QCommandLineParser &parser,
                                               MatchOptions options)
{
    const Result<EngineProfile> black = readEngine(parser, QStringLiteral("black"));
    const Result<EngineProfile> white = readEngine(parser, QStringLiteral("white"));
    const Result<ByColor<bool>> claims = readSides(parser, ClaimsOption);
    const Result<ByColor<bool>> unreliable = readSides(parser, UnreliableOption);
    if (!black || !white) {
        return failure(!black ? black.error() : white.error());
    }
    if (!claims || !unreliable) {
        return failure(!claims ? claims.error() : unreliable.error());
    }
    options.engines = {*black, *white};
    for (const Color color : BothColors) {
        options.engines[color].allowsClaims = (*claims)[color];
        options.engines[color].isReliableScorer = !(*unreliable)[color];
    }
    return options;
}

[[nodiscard]] Result<MatchOptions> withGame(const QCommandLineParser &parser, MatchOptions options)
{
    const Result<MatchSetup> setup = readGameOptions(parser);
    if (!setup) {
        return failure(setup.error());
    }
    options.setup = *setup;
    return options;
}

[[nodiscard]] Result<MatchOptions> withLimits(const QCommandLineParser &parser,
                                              MatchOptions options)
{
    const Result<int> moveLimit =
        readWholeNumber(parser, QStringLiteral("move-limit"), 0, Many, UsualMoveLimit);
    const Result<int> restarts = readWholeNumber(parser, RestartsOption, 0, MostRestarts, 0);
    if (!moveLimit || !restarts) {
        return failure(!moveLimit ? moveLimit.error() : restarts.error());
    }
    options.setup.moveLimit = *moveLimit;
    options.setup.restarts = *restarts;
    if (parser.isSet(MarginOption)) {
        const auto margin = durationFromText(parser.value(MarginOption).toStdString());
        if (!margin) {
            return wrongValue(
                parser, MarginOption,
                QStringLiteral("is no time; allowed are 200ms, 1s, 1.5s and the like"));
        }
        options.setup.timeMargin = *margin;
    }
    return options;
}

/// Nobody is here to lose patience: with usual settings there is a limit to everything.
[[nodiscard]] Result<MatchOptions> withDeadlines(const QCommandLineParser &parser,
                                                 MatchOptions options)
{
    MatchSetup &setup = options.setup;
    const bool hasClocks = setup.time.black.isLimited() && setup.time.white.isLimited();
    const Result<int> watchdog =
        readWholeNumber(parser, WatchdogOption, 0, Many, hasClocks ? 0 : UsualWatchdog);
    if (!watchdog) {
        return failure(watchdog.error());
    }
    Deadlines deadlines{unattendedTimeouts(), std::nullopt};
    if (parser.isSet(DeadlineOption)) {
        const Result<Deadlines> read = deadlinesFromText(parser.value(DeadlineOption));
        if (!read) {
            return optionFailure(DeadlineOption, read.error());
        }
        deadlines = *read;
    }
    if (deadlines.move && parser.isSet(WatchdogOption)) {
        return optionFailure(DeadlineOption,
                             QStringLiteral("\"move\" and --watchdog say the same; give one"));
    }
    setup.watchdog = deadlines.move.value_or(std::chrono::seconds(*watchdog));
    deadlines.timeouts.move = {};
    options.engines.black.timeouts = options.engines.white.timeouts = deadlines.timeouts;
    if (options.referee) {
        options.referee->timeouts = deadlines.timeouts;
    }
    return options;
}

[[nodiscard]] Result<MatchOptions> withReferee(const QCommandLineParser &parser,
                                               MatchOptions options)
{
    const bool isInLadder = options.setup.scoring.contains(ScoringStep::RefereeEngine);
    if (!parser.isSet(RefereeOption)) {
        if (isInLadder && options.setup.scoring != ScoringPolicy()) {
            return wrongValue(parser, ScorerOption,
                              QStringLiteral("asks a referee; say which engine with --referee"));
        }
        return options;
    }
    if (!isInLadder) {
        return optionFailure(
            RefereeOption,
            QStringLiteral("--scorer %1 asks no referee").arg(parser.value(ScorerOption)));
    }
    const Result<EngineProfile> referee = readEngine(parser, RefereeOption);
    if (!referee) {
        return failure(referee.error());
    }
    options.referee = *referee;
    return options;
}

[[nodiscard]] Result<MatchOptions> withScoring(const QCommandLineParser &parser,
                                               MatchOptions options)
{
    if (parser.isSet(ScorerOption)) {
        const Result<ScoringPolicy> policy = scoringPolicyFromText(parser.value(ScorerOption));
        if (!policy) {
            return optionFailure(ScorerOption, policy.error());
        }
        if (policy->contains(ScoringStep::AskPerson)) {
            return wrongValue(parser, ScorerOption,
                              QStringLiteral("asks a person, and there is nobody here"));
        }
        options.setup.scoring = *policy;
    }
    return withReferee(parser, std::move(options));
}

[[nodiscard]] Result<MatchOptions> withFiles(const QCommandLineParser &parser, MatchOptions options)
{
    options.keepsEngines = parser.isSet(QStringLiteral("keep-engines"));
    options.sgfDirectory = parser.value(QStringLiteral("sgf"));
    options.resultsFile = parser.value(QStringLiteral("results"));
    options.logDirectory = parser.value(QStringLiteral("gtp-log"));
    options.isQuiet = parser.isSet(QStringLiteral("quiet"));
    return options;
}

} // namespace

void addMatchOptions(QCommandLineParser &parser)
{
    add(parser, QStringLiteral("black"), "The engine that plays Black in the first game.",
        "COMMAND");
    add(parser, QStringLiteral("white"), "The engine that plays White in the first game.",
        "COMMAND");
    addSandboxOption(parser);
    addGameOptions(parser);
    addLimitOptions(parser);
    addScoringOptions(parser);
    addSeriesOptions(parser);
    addFileOptions(parser);
    addFlag(parser, "quiet", "Print nothing but errors.");
    addFlag(parser, "help", "Print this.");
}

Result<MatchOptions> readMatchOptions(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty()) {
        return failure(QStringLiteral("\"%1\": unexpected; quote a command that has several words")
                           .arg(parser.positionalArguments().constFirst()));
    }
    Result<MatchOptions> options;
    for (const auto read : {withEngines, withGame, withLimits, withScoring, withDeadlines,
                            readSeriesOptions, withFiles}) {
        if (options) {
            options = read(parser, *options);
        }
    }
    return options;
}

QString noClockWarning(const MatchSetup &setup)
{
    const ByColor<bool> isLimited{setup.time.black.isLimited(), setup.time.white.isLimited()};
    if (isLimited.black && isLimited.white) {
        return {};
    }
    const QString who = isLimited.white ? QStringLiteral("Black has no clock")
                      : isLimited.black ? QStringLiteral("White has no clock")
                                        : QStringLiteral("no clock is set");
    const QString then =
        setup.watchdog.count() == 0
            ? QStringLiteral("and no watchdog, so an engine may think for ever")
            : QStringLiteral(
                  "so the watchdog makes a game void when an engine has not moved for %1")
                  .arg(QString::fromStdString(toText(setup.watchdog)));
    return QStringLiteral("%1, %2 (see --time and --watchdog)").arg(who, then);
}

QString matchHelp()
{
    const QString description = QStringLiteral(
        "Plays games between two GTP engines, without a display.\n\n"
        "Exit codes: 0 every game has a result, 1 bad call, 3 a game was void, 130 interrupted.");
    return optionsHelp(addMatchOptions, description) + u'\n' + matchReportHelp();
}

} // namespace shinpan
