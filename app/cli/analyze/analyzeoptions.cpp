#include "app/cli/analyze/analyzeoptions.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/analysis/gamereview.h"
#include "core/analysis/report/manygamesformats.h"
#include "core/engine/profile/judgingvisits.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace shinpan {

namespace {

constexpr int MaxVisits = 1'000'000'000;
constexpr double MaxSeconds = 86'400;
constexpr int MostCandidatesKept = 100;
constexpr int MostJobs = 256;
constexpr double MaxPoints = 1000;

[[nodiscard]] Result<AnalysisRequest> readRequest(const QCommandLineParser &parser,
                                                  const std::vector<EngineProfile> &engines)
{
    const QString visitsOption = QStringLiteral("visits");
    const QString secondsOption = QStringLiteral("seconds");
    AnalysisRequest request{.interval = GameReview::Interval};
    FirstFailure failed;
    const int visits = failed.valueOf(readWholeNumber(parser, visitsOption, 1, MaxVisits,
                                                      static_cast<int>(judgingVisitsOf(engines))));
    if (parser.isSet(visitsOption) || !parser.isSet(secondsOption)) {
        request.visits = visits;
    }
    if (parser.isSet(secondsOption)) {
        bool isNumber = false;
        const double seconds = parser.value(secondsOption).toDouble(&isNumber);
        if (!isNumber || !(seconds > 0 && seconds <= MaxSeconds)) {
            return wrongValue(parser, secondsOption,
                              Message::of(QT_TRANSLATE_NOOP("Messages", "is no time up to a day")));
        }
        request.time = std::chrono::milliseconds(std::llround(std::ceil(seconds * 1000)));
    }
    return failed.orElse(request);
}

[[nodiscard]] Result<ReviewRange> readRange(const QCommandLineParser &parser)
{
    ReviewRange range;
    const QString option = QStringLiteral("range");
    if (!parser.isSet(option)) {
        return range;
    }
    static const QRegularExpression pattern(QStringLiteral("^(\\d{0,6})-(\\d{0,6})$"));
    const QRegularExpressionMatch match = pattern.match(parser.value(option));
    if (!match.hasMatch()) {
        return wrongValue(
            parser, option,
            Message::of(QT_TRANSLATE_NOOP("Messages", "is not of the form 20-60, 20- or -60")));
    }
    if (match.capturedLength(1) > 0) {
        range.first = match.captured(1).toInt();
    }
    if (match.capturedLength(2) > 0) {
        range.last = match.captured(2).toInt();
    }
    if (range.first < 1 || range.last < range.first) {
        return wrongValue(parser, option,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "holds no move")));
    }
    return range;
}

/// The value among those that the option knows; the first one when it is not given.
template <typename T>
[[nodiscard]] Result<T> readWord(const QCommandLineParser &parser,
                                 const char *name,
                                 const std::vector<std::pair<QString, T>> &words)
{
    const QString option = QString::fromLatin1(name);
    if (!parser.isSet(option)) {
        return words.front().second;
    }
    QStringList known;
    for (const auto &[word, value] : words) {
        if (parser.value(option) == word) {
            return value;
        }
        known += word;
    }
    return wrongValue(parser, option,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "is none of %1"),
                                  known.join(QStringLiteral(", "))));
}

[[nodiscard]] Result<MergeOptions> readMerge(const QCommandLineParser &parser)
{
    MergeOptions merge;
    FirstFailure failed;
    merge.level = failed.valueOf(
        readWord<MergeLevel>(parser, "level",
                             {{QStringLiteral("comments"), MergeLevel::Comments},
                              {QStringLiteral("values"), MergeLevel::Values},
                              {QStringLiteral("variations"), MergeLevel::Variations}}));
    const int mistake = failed.valueOf(readWholeNumber(parser, QStringLiteral("mistake"), 1, 100,
                                                       qRound(merge.mistakes.rate * 100)));
    merge.mistakes.rate = mistake / 100.0;
    const QString pointsOption = QStringLiteral("mistake-points");
    if (parser.isSet(pointsOption)) {
        bool isNumber = false;
        merge.mistakes.points = parser.value(pointsOption).toDouble(&isNumber);
        if (!isNumber || !(merge.mistakes.points > 0 && merge.mistakes.points <= MaxPoints)) {
            failed.add(
                wrongValue(parser, pointsOption,
                           Message::of(QT_TRANSLATE_NOOP("Messages", "is no number of points"))));
        }
    }
    merge.keep.candidates = failed.valueOf(readWholeNumber(parser, QStringLiteral("candidates"), 0,
                                                           MostCandidatesKept, KeepOptions::Usual));
    const QString alsoOption = QStringLiteral("also");
    for (const QString &program :
         parser.value(alsoOption).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (program == QLatin1String("katrain")) {
            merge.keep.forKaTrain = true;
        } else if (program == QLatin1String("lizzie")) {
            merge.keep.forLizzie = true;
        } else if (program != QLatin1String("sabaki")) { // which has its values anyway
            failed.add(wrongValue(parser, alsoOption,
                                  Message::of(QT_TRANSLATE_NOOP(
                                      "Messages", "is no list of sabaki, katrain, lizzie"))));
        }
    }
    return failed.orElse(merge);
}

[[nodiscard]] Result<QStringList> readReports(const QCommandLineParser &parser)
{
    const QString option = QStringLiteral("report");
    for (const QString &file : parser.values(option)) {
        if (std::ranges::find(ManyGamesEndings, QFileInfo(file).suffix())
            == std::end(ManyGamesEndings)) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP(
                                "Messages", "--report: %1 does not end with .html, .json or .csv"),
                            file));
        }
    }
    return parser.values(option);
}

[[nodiscard]] Result<std::vector<EngineProfile>> readEngines(const QCommandLineParser &parser)
{
    std::vector<EngineProfile> engines;
    FirstFailure failed;
    for (const QString &words : parser.values(QStringLiteral("engine"))) {
        engines.push_back(failed.valueOf(storedEngineOr(parser, words)));
        engines.back().timeouts = unattendedTimeouts();
    }
    if (engines.empty()) {
        failed.add(failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "no engine is given; say which with --%1"),
                        QStringLiteral("engine"))));
    }
    return failed.orElse(engines);
}

} // namespace

void addAnalyzeOptions(QCommandLineParser &parser)
{
    addOption(parser, "engine",
              "Its command line, quoted, or the name of one of your engines; \"json:\" before it "
              "says that "
              "it answers JSON queries as \"katago analysis\" does. May be "
              "given more than once: each game is then reviewed by one after another, "
              "and the first one's review is written.",
              "ENGINE");
    addSandboxOption(parser);
    addOption(
        parser, "visits",
        "At least so many visits for each position (default 100; thousands of an engine that has "
        "no network). The first of its reports that has so many stops the engine, so that a "
        "quick one has more by then.",
        "N");
    addOption(parser, "seconds", "Instead, or as well: seconds for each position.", "S");
    addOption(parser, "jobs",
              "Review so many files at a time (default 1): each with engines of its own, but one "
              "that answers JSON queries serves all.",
              "N");
    addOption(parser, "range", "Judge only moves A to B; either may be left out.", "A-B");
    addOption(parser, "backward", "Work backwards from the end of the game.");
    addOption(
        parser, "o output",
        "Write the record with the review in it; with several FILES, or a folder, a directory "
        "in which each keeps its name, and its place below the folder.",
        "PATH");
    addOption(parser, "level",
              "How much to write: values, comments (default), or variations, which "
              "show the engine's line beside each mistake.",
              "LEVEL");
    addOption(parser, "candidates",
              "Keep so many of the moves that the engine considered after each move in the record "
              "(default 10; 0: none), where Shinpan shows them again without an engine.",
              "N");
    addOption(parser, "also",
              "Write them as other programs read them, too: katrain, lizzie, or both with a comma "
              "(sabaki has the values in any case).",
              "PROGRAMS");
    addOption(
        parser, "mistake",
        "A move that lowers the player's chance of winning by this much is a mistake (default 10).",
        "PERCENT");
    addOption(parser, "mistake-points", "So is a move that loses this many points (default 3).",
              "POINTS");
    addOption(parser, "journal",
              "Keep what is found in this file; a review that was interrupted "
              "continues from it without asking again.",
              "FILE");
    addOption(
        parser, "on",
        "Where engines are asked: here (default), slurm, or ssh (with GNU parallel). Files go "
        "out in blocks, what is found comes into the journal, beside which the run has a "
        "folder; then the files are written here. Who calls again goes on.",
        "KIND");
    addOption(parser, "hosts",
              "For ssh: a host a line, as 4/anna@north with up to four blocks at once.", "FILE");
    addOption(parser, "program", "How shinpan-cli is called on those machines.", "PATH");
    addOption(parser, "told-as",
              "Whose chances the engines report: black, white, or side (the side to "
              "move); like KataGo's reportAnalysisWinratesAs. Default: what the "
              "engine's profile says, else side. (JSON queries say it themselves.)",
              "WHOSE");
    addOption(parser, "report",
              "Write what there is to say of all games together: mistakes by player, phase and "
              "size, the worst ones on boards, accuracies, engines and players compared. A page "
              "(.html), JSON or CSV, by the ending; may be given more than once.",
              "FILE");
    addOption(parser, "json", "Print one JSON object for each game and engine; see below.");
    addOption(parser, "csv", "Print a table of all moves.");
    addOption(parser, "help", "Print this.");
    for (const char *name : {"work", "block", "attempt", "node", "stop", "term"}) {
        QCommandLineOption option(QString::fromLatin1(name), {}, QStringLiteral("VALUE"));
        option.setFlags(
            QCommandLineOption::HiddenFromHelp); // schedulers have them, see analyzework
        parser.addOption(option);
    }
}

Result<AnalyzeOptions> readAnalyzeOptions(const QCommandLineParser &parser)
{
    AnalyzeOptions options;
    options.files = parser.positionalArguments();
    if (options.files.isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "FILES are missing")));
    }
    FirstFailure failed;
    options.engines = failed.valueOf(readEngines(parser));
    options.request = failed.valueOf(readRequest(parser, options.engines));
    options.range = failed.valueOf(readRange(parser));
    options.merge = failed.valueOf(readMerge(parser));
    options.machines.jobs = failed.valueOf(
        readWholeNumber(parser, QStringLiteral("jobs"), 1, MostJobs, options.machines.jobs));
    const Perspective toldAs =
        failed.valueOf(readWord<Perspective>(parser, "told-as",
                                             {{QStringLiteral("side"), Perspective::SideToMove},
                                              {QStringLiteral("black"), Perspective::Black},
                                              {QStringLiteral("white"), Perspective::White}}));
    for (EngineProfile &engine : options.engines) {
        engine.toldAs = parser.isSet(QStringLiteral("told-as")) ? toldAs : engine.toldAs;
    }
    options.machines.kind = failed.valueOf(
        readWord<ReviewMachines::Kind>(parser, "on",
                                       {{QStringLiteral("here"), ReviewMachines::Kind::Here},
                                        {QStringLiteral("slurm"), ReviewMachines::Kind::Slurm},
                                        {QStringLiteral("ssh"), ReviewMachines::Kind::Ssh}}));
    options.machines.hosts = parser.value(QStringLiteral("hosts"));
    options.machines.program = parser.value(QStringLiteral("program"));
    options.isBackward = parser.isSet(QStringLiteral("backward"));
    options.output = parser.value(QStringLiteral("output"));
    options.reports = failed.valueOf(readReports(parser));
    options.journal = parser.value(QStringLiteral("journal"));
    if (options.machines.kind != ReviewMachines::Kind::Here && options.journal.isEmpty()) {
        failed.add(
            failure(Message::of(QT_TRANSLATE_NOOP("Messages", "--on needs --journal FILE"))));
    }
    if (options.machines.kind == ReviewMachines::Kind::Ssh && options.machines.hosts.isEmpty()) {
        failed.add(
            failure(Message::of(QT_TRANSLATE_NOOP("Messages", "--on ssh needs --hosts FILE"))));
    }
    options.format = parser.isSet(QStringLiteral("json")) ? AnalyzeOptions::Format::Json
                   : parser.isSet(QStringLiteral("csv"))  ? AnalyzeOptions::Format::Csv
                                                          : AnalyzeOptions::Format::Text;
    return failed.orElse(options);
}

ReviewPlan planOf(const AnalyzeOptions &options)
{
    return {options.request, options.range, options.isBackward, options.asksNobody};
}

QString analyzeHelp()
{
    const QString description = QStringLiteral(
        "Has a GTP engine that knows kata-analyze, lz-analyze or analyze, or KataGo's "
        "analysis engine (\"katago analysis …\", many positions at once), look at "
        "every position of the games in FILES and FOLDERS (SGF, GIB, NGF, UGF; the main line "
        "of each game), and reports what each move lost.");
    return optionsHelp(addAnalyzeOptions, description) + QStringLiteral(R"(
A loss that the engine is not sure of (three standard deviations, by its LCB and scoreStdev, else
by its visits), or that chances and points contradict each other about, is no mistake and none of
the worst.

The page of --report says how accuracy is made. Its CSV has a line for each engine, player (empty:
all) and phase (empty: all).
)");
}

} // namespace shinpan
