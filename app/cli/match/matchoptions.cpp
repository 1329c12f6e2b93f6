#include "app/cli/match/matchoptions.h"

#include "app/cli/match/matchoutput.h"
#include "app/cli/match/matchseriesoptions.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/clock/duration.h"
#include "core/competition/file/competitionwords.h"
#include "core/competition/report/reportformats.h"
#include "core/util/message.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int UsualWatchdog = 600;
constexpr int UsualMoveLimit = 1000;
constexpr int MostRestarts = 1000;

void addLimitOptions(QCommandLineParser &parser)
{
    addOption(parser, "time-margin",
              "How much an engine may exceed its clock by without losing; it is not charged "
              "(default 100ms).",
              "TIME");
    addOption(parser, "watchdog",
              "Seconds after which an engine that has not moved makes the game void; 0 for no "
              "limit (default 600 where a side has no clock, else 0).",
              "S");
    addOption(parser, "deadline", deadlinesHelp(), "LIST");
    addOption(parser, "restarts",
              "How often in a game each engine that crashes, stalls or stops speaking GTP is "
              "restarted and told the game, which goes on with its clock; after that the game is "
              "void (default 0).",
              "N");
    addOption(parser, "move-limit",
              "Moves, passes included, after which a game is stopped; 0 for none (default 1000).",
              "N");
    addOption(
        parser, "adjudicate",
        QStringLiteral("When the arbiter decides a game before its end (default none): %1. Both "
                       "sides have to agree with their last moves; either of chance and lead "
                       "will do. The report tells how often the audited games end otherwise.")
            .arg(adjudicationRuleExamples()),
        "RULE");
}

void addScoringOptions(QCommandLineParser &parser)
{
    addOption(parser, "scorer",
              QStringLiteral("Who is asked for the score, until one decides: %1. (Only the window "
                             "can ask.)")
                  .arg(scoringPolicyExamples()),
              "LADDER");
    addOption(parser, "referee", "A third engine, for the ladder's step of that name.", "COMMAND");
    addOption(parser, "claims",
              "Whose claim of a win (gomill-genmove_ex) counts: black, white, both or none "
              "(default none).",
              "SIDE");
    addOption(parser, "thoughts",
              "When the engines say with each move what they think of it (kata-genmove_analyze and "
              "the like): always, never, slow-moves (while they take a second or more on average) "
              "or automatic, which is slow-moves where that is known to change nothing else "
              "(default: as the engine's profile says, or automatic).",
              "WHEN");
    addOption(parser, "unreliable-scorer",
              "Who is not asked for the score: black, white, both or none.", "SIDE");
}

void addPonderingOptions(QCommandLineParser &parser)
{
    addOption(
        parser, "pondering",
        "What both engines may do while the other one thinks: allowed, forbidden (their "
        "processor time is measured then) or frozen (they are stopped then). Default allowed.",
        "POLICY");
    addOption(parser, "forbidden-pondering",
              "What becomes of a game whose engine ponders though it may not: warning (record and "
              "report name it, with the seconds) or forfeit (default warning).",
              "RULE");
}

void addFileOptions(QCommandLineParser &parser)
{
    addOption(parser, "keep-engines",
              "Let the engines run from game to game, which saves their start but not what they "
              "learn; after any failure they are started anew.");
    addOption(parser, "sgf", "Directory for the game records, game-1.sgf and so on.", "DIR");
    addOption(parser, "results",
              "File that gets one JSON object per finished game, appended; see below.", "FILE");
    addOption(
        parser, "resume",
        "Go on with a match that was broken off: games that are in the --results file are not "
        "played again. All settings must be those of then, but more --games may be wanted.");
    addOption(parser, "report",
              "File for a report of the whole match when it ends, as competitions have it; its "
              "ending says how: .html (with boards to step through, where --sgf keeps records), "
              ".txt, .json or .csv.",
              "FILE");
    addOption(parser, "gtp-log",
              "Directory for what is said on both sides, game-1.log and so on, each up to 256 MiB; "
              "then the older half goes.",
              "DIR");
}

[[nodiscard]] Result<EngineProfile> readEngine(const QCommandLineParser &parser,
                                               const QString &option)
{
    if (!parser.isSet(option)) {
        return optionFailure(option, Message::of(QT_TRANSLATE_NOOP(
                                         "Messages", "missing; give the engine's command line")));
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
        return wrongValue(
            parser, option,
            Message::of(QT_TRANSLATE_NOOP("Messages", "is none of black, white, both and none")));
    }
    return sides;
}

void readEngines(const QCommandLineParser &parser, MatchOptions &options, FirstFailure &failed)
{
    options.engines = {failed.valueOf(readEngine(parser, QStringLiteral("black"))),
                       failed.valueOf(readEngine(parser, QStringLiteral("white")))};
    const auto claims = failed.valueOf(readSides(parser, QStringLiteral("claims")));
    const auto unreliable = failed.valueOf(readSides(parser, QStringLiteral("unreliable-scorer")));
    for (const Color color : BothColors) {
        options.engines[color].allowsClaims = claims[color];
        options.engines[color].isReliableScorer = !unreliable[color];
        options.engines[color].thoughts = failed.valueOf(readOption(
            parser, QStringLiteral("thoughts"), options.engines[color].thoughts,
            [](const QString &word) { return valueOf(ThoughtsWords, word); },
            Message::of(QT_TRANSLATE_NOOP("Messages",
                                          "is none of automatic, slow-moves, always and never"))));
    }
}

[[nodiscard]] Result<std::chrono::milliseconds> readMargin(const QCommandLineParser &parser)
{
    return readOption(
        parser, QStringLiteral("time-margin"), MatchSetup().timeMargin,
        [](const QString &text) { return durationFromText(text.toStdString()); },
        Message::of(
            QT_TRANSLATE_NOOP("Messages", "is no time; allowed are 200ms, 1s, 1.5s and the like")));
}

void readLimits(const QCommandLineParser &parser, MatchSetup &setup, FirstFailure &failed)
{
    setup.moveLimit = failed.valueOf(
        readWholeNumber(parser, QStringLiteral("move-limit"), 0, MostCounted, UsualMoveLimit));
    setup.restarts =
        failed.valueOf(readWholeNumber(parser, QStringLiteral("restarts"), 0, MostRestarts, 0));
    setup.timeMargin = failed.valueOf(readMargin(parser));
    const QString adjudicate = QStringLiteral("adjudicate");
    if (parser.isSet(adjudicate)) {
        setup.adjudication = failed.valueOf(
            adjudicationRuleFromText(parser.value(adjudicate)).map_error([&](const Message &text) {
                return optionFailure(adjudicate, text).value();
            }));
    }
}

void readPondering(const QCommandLineParser &parser, MatchOptions &options, FirstFailure &failed)
{
    const auto pondering = failed.valueOf(readOption(
        parser, QStringLiteral("pondering"), Pondering::Allowed,
        [](const QString &text) { return valueOf(PonderingWords, text); },
        Message::of(QT_TRANSLATE_NOOP("Messages", "is none of allowed, forbidden and frozen"))));
    options.engines.black.pondering = options.engines.white.pondering = pondering;
    options.setup.forbiddenPondering = failed.valueOf(readOption(
        parser, QStringLiteral("forbidden-pondering"), options.setup.forbiddenPondering,
        [](const QString &text) { return valueOf(ForbiddenPonderingWords, text); },
        Message::of(QT_TRANSLATE_NOOP("Messages", "is neither warning nor forfeit"))));
}

void readScoring(const QCommandLineParser &parser, MatchOptions &options, FirstFailure &failed)
{
    const QString option = QStringLiteral("scorer");
    const QString refereeOption = QStringLiteral("referee");
    ScoringPolicy &policy = options.setup.scoring;
    if (parser.isSet(option)) {
        policy = failed.valueOf(
            scoringPolicyFromText(parser.value(option)).map_error([&](const Message &text) {
                return optionFailure(option, text).value();
            }));
        if (policy.contains(ScoringStep::AskPerson)) {
            failed.add(wrongValue(parser, option,
                                  Message::of(QT_TRANSLATE_NOOP(
                                      "Messages", "asks a person, and there is nobody here"))));
        }
    }
    const bool asksReferee = policy.contains(ScoringStep::RefereeEngine);
    if (parser.isSet(refereeOption)) {
        if (!asksReferee) {
            failed.add(optionFailure(
                refereeOption,
                Message::of(QT_TRANSLATE_NOOP("Messages", "--scorer %1 asks no referee"),
                            parser.value(option))));
        }
        options.referee = failed.valueOf(readEngine(parser, refereeOption));
    } else if (asksReferee && policy != ScoringPolicy()) {
        failed.add(wrongValue(parser, option,
                              Message::of(QT_TRANSLATE_NOOP(
                                  "Messages", "asks a referee; say which engine with --referee"))));
    }
}

/// Nobody is here to lose patience: with usual settings there is a limit to everything.
void readDeadlines(const QCommandLineParser &parser, MatchOptions &options, FirstFailure &failed)
{
    const QString watchdogOption = QStringLiteral("watchdog");
    const QString option = QStringLiteral("deadline");
    MatchSetup &setup = options.setup;
    const bool hasClocks = setup.time.black.isLimited() && setup.time.white.isLimited();
    const int watchdog = failed.valueOf(
        readWholeNumber(parser, watchdogOption, 0, MostCounted, hasClocks ? 0 : UsualWatchdog));
    Deadlines deadlines{unattendedTimeouts(), std::nullopt};
    if (parser.isSet(option)) {
        deadlines = failed.valueOf(
            deadlinesFromText(parser.value(option)).map_error([&](const Message &text) {
                return optionFailure(option, text).value();
            }));
    }
    if (deadlines.move && parser.isSet(watchdogOption)) {
        failed.add(optionFailure(
            option, Message::of(QT_TRANSLATE_NOOP(
                        "Messages", "\"move\" and --watchdog say the same; give one"))));
    }
    setup.watchdog = deadlines.move.value_or(std::chrono::seconds(watchdog));
    deadlines.timeouts.move = {};
    options.engines.black.timeouts = options.engines.white.timeouts = deadlines.timeouts;
    if (options.referee) {
        options.referee->timeouts = deadlines.timeouts;
    }
}

/// What tells of the match as a whole, and goes on with one.
void readReport(const QCommandLineParser &parser, MatchOptions &options, FirstFailure &failed)
{
    const QString reportOption = QStringLiteral("report");
    const QString resumeOption = QStringLiteral("resume");
    options.reportFile = parser.value(reportOption);
    options.resumes = parser.isSet(resumeOption);
    const QString ending = QFileInfo(options.reportFile).suffix();
    if (parser.isSet(reportOption)
        && std::ranges::find(ReportEndings, ending) == std::end(ReportEndings)) {
        failed.add(wrongValue(parser, reportOption,
                              Message::of(QT_TRANSLATE_NOOP(
                                  "Messages", "does not end in .html, .txt, .json or .csv"))));
    }
    if (options.resumes && options.resultsFile.isEmpty()) {
        failed.add(optionFailure(resumeOption,
                                 Message::of(QT_TRANSLATE_NOOP(
                                     "Messages", "say with --results which file has the games"))));
    }
}

} // namespace

void addMatchOptions(QCommandLineParser &parser)
{
    addOption(parser, "black", "The engine that plays Black in the first game.", "COMMAND");
    addOption(parser, "white", "The engine that plays White in the first game.", "COMMAND");
    addSandboxOption(parser);
    addGameOptions(parser);
    addLimitOptions(parser);
    addScoringOptions(parser);
    addPonderingOptions(parser);
    addSeriesOptions(parser);
    addFileOptions(parser);
    addOption(parser, "quiet", "Print nothing but errors.");
    addOption(parser, "help", "Print this.");
}

Result<MatchOptions> readMatchOptions(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "\"%1\": unexpected; quote a command that has several words"),
            parser.positionalArguments().constFirst()));
    }
    MatchOptions options;
    FirstFailure failed;
    readEngines(parser, options, failed);
    options.setup = failed.valueOf(readGameOptions(parser));
    readLimits(parser, options.setup, failed);
    if (options.setup.adjudication.readsReports()
        && options.engines.black.thoughts == ThoughtsWanted::Never) {
        failed.add(optionFailure(QStringLiteral("thoughts"),
                                 Message::of(QT_TRANSLATE_NOOP(
                                     "Messages", "--adjudicate reads what engines think of their "
                                                 "moves, so it cannot be never"))));
    }
    readScoring(parser, options, failed);
    readPondering(parser, options, failed);
    readDeadlines(parser, options, failed);
    readSeriesOptions(parser, options, failed);
    options.keepsEngines = parser.isSet(QStringLiteral("keep-engines"));
    options.sgfDirectory = parser.value(QStringLiteral("sgf"));
    options.resultsFile = parser.value(QStringLiteral("results"));
    options.logDirectory = parser.value(QStringLiteral("gtp-log"));
    readReport(parser, options, failed);
    return failed.orElse(std::move(options));
}

Message noClockWarning(const MatchSetup &setup)
{
    const ByColor<bool> isLimited{setup.time.black.isLimited(), setup.time.white.isLimited()};
    if (isLimited.black && isLimited.white) {
        return {};
    }
    const Message who =
        Message::of(isLimited.white   ? QT_TRANSLATE_NOOP("Messages", "Black has no clock")
                    : isLimited.black ? QT_TRANSLATE_NOOP("Messages", "White has no clock")
                                      : QT_TRANSLATE_NOOP("Messages", "no clock is set"));
    if (setup.watchdog.count() == 0) {
        return Message::of(QT_TRANSLATE_NOOP("Messages",
                                             "%1, and no watchdog, so an engine may think for ever "
                                             "(see --time and --watchdog)"),
                           who);
    }
    return Message::of(QT_TRANSLATE_NOOP("Messages",
                                         "%1, so the watchdog makes a game void when an engine has "
                                         "not moved for %2 (see --time and --watchdog)"),
                       who, QString::fromStdString(toText(setup.watchdog)));
}

QString matchHelp()
{
    const QString description =
        QStringLiteral("Plays games between two GTP engines, without a display.");
    return optionsHelp(addMatchOptions, description);
}

} // namespace shinpan
