#include "app/cli/analyze/analyzeoptions.h"

#include "app/cli/verb/deadlines.h"
#include "app/cli/verb/sandboxoption.h"
#include "app/cli/verb/storedengines.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/analysis/gamereview.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <cmath>
#include <limits>

namespace shinpan {

namespace {

constexpr int MaxVisits = 1'000'000'000;
constexpr double MaxSeconds = 86'400;
constexpr int UsualVisits = 100;
constexpr double MaxPoints = 1000;

[[nodiscard]] Result<AnalysisRequest> readRequest(const QCommandLineParser &parser)
{
    const QString visitsOption = QStringLiteral("visits");
    const QString secondsOption = QStringLiteral("seconds");
    AnalysisRequest request{.interval = GameReview::Interval};
    const Result<int> visits = readWholeNumber(parser, visitsOption, 1, MaxVisits, UsualVisits);
    if (!visits) {
        return failure(visits.error());
    }
    if (parser.isSet(visitsOption) || !parser.isSet(secondsOption)) {
        request.visits = *visits;
    }
    if (parser.isSet(secondsOption)) {
        bool isNumber = false;
        const double seconds = parser.value(secondsOption).toDouble(&isNumber);
        if (!isNumber || !(seconds > 0 && seconds <= MaxSeconds)) {
            return wrongValue(parser, secondsOption, QStringLiteral("is no time up to a day"));
        }
        request.time = std::chrono::milliseconds(std::llround(std::ceil(seconds * 1000)));
    }
    return request;
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
        return wrongValue(parser, option, QStringLiteral("is not of the form 20-60, 20- or -60"));
    }
    if (match.capturedLength(1) > 0) {
        range.first = match.captured(1).toInt();
    }
    if (match.capturedLength(2) > 0) {
        range.last = match.captured(2).toInt();
    }
    if (range.first < 1 || range.last < range.first) {
        return wrongValue(parser, option, QStringLiteral("holds no move"));
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
                      QStringLiteral("is none of ") + known.join(QStringLiteral(", ")));
}

[[nodiscard]] Result<MergeOptions> readMerge(const QCommandLineParser &parser)
{
    MergeOptions merge;
    const auto level =
        readWord<MergeLevel>(parser, "level",
                             {{QStringLiteral("comments"), MergeLevel::Comments},
                              {QStringLiteral("values"), MergeLevel::Values},
                              {QStringLiteral("variations"), MergeLevel::Variations}});
    const Result<int> mistake = readWholeNumber(parser, QStringLiteral("mistake"), 1, 100, 5);
    if (!level || !mistake) {
        return failure(level ? mistake.error() : level.error());
    }
    merge.level = *level;
    merge.mistakes = {.points = std::numeric_limits<double>::infinity(), .rate = *mistake / 100.0};
    const QString pointsOption = QStringLiteral("mistake-points");
    if (parser.isSet(pointsOption)) {
        bool isNumber = false;
        merge.mistakes.points = parser.value(pointsOption).toDouble(&isNumber);
        if (!isNumber || !(merge.mistakes.points > 0 && merge.mistakes.points <= MaxPoints)) {
            return wrongValue(parser, pointsOption, QStringLiteral("is no number of points"));
        }
    }
    return merge;
}

[[nodiscard]] Result<std::vector<EngineProfile>> readEngines(const QCommandLineParser &parser)
{
    std::vector<EngineProfile> engines;
    for (const QString &words : parser.values(QStringLiteral("engine"))) {
        Result<EngineProfile> engine = storedEngineOr(words).and_then(
            [&parser](const EngineProfile &profile) { return sandboxedAsAsked(parser, profile); });
        if (!engine) {
            return failure(engine.error());
        }
        engine->timeouts = unattendedTimeouts();
        engines.push_back(*engine);
    }
    if (engines.empty()) {
        return failure(QStringLiteral("say which engine: --engine COMMAND"));
    }
    return engines;
}

} // namespace

void addAnalyzeOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const QStringList &names, const char *description,
                               const char *value = nullptr) {
        parser.addOption({names, QString::fromUtf8(description), QString::fromLatin1(value)});
    };
    const auto one = [](const char *name) { return QStringList{QString::fromLatin1(name)}; };
    add(one("engine"),
        "Its command line, quoted, or the name of an engine of yours. With several of these each "
        "game is reviewed by one after the other; the first one's review is written.",
        "ENGINE");
    addSandboxOption(parser);
    add(one("visits"), "Visits for each position (default 100).", "N");
    add(one("seconds"), "Instead, or as well: seconds for each position.", "S");
    add(one("range"), "Judge moves A to B only; either may be left out.", "A-B");
    add(one("backward"), "Begin at the end of the game.");
    add({QStringLiteral("o"), QStringLiteral("output")},
        "Write the record with the review in it; with several FILES a directory, where each keeps "
        "its name.",
        "PATH");
    add(one("level"),
        "How much of it: values, comments (default), or variations, which show the engine's line "
        "beside each mistake.",
        "LEVEL");
    add(one("mistake"), "A mistake loses so much of the chance to win (default 5).", "PERCENT");
    add(one("mistake-points"),
        "A loss of so many points is a mistake too (without it points do not count).", "POINTS");
    add(one("journal"),
        "Remember what is found in this file; what stands there already is not asked again, so "
        "that a review that was interrupted goes on.",
        "FILE");
    add(one("told-as"),
        "Whose chances the engines tell: black, white, or side, which is the side to move; as "
        "KataGo's reportAnalysisWinratesAs. Without it goes what is said in an engine's profile, "
        "else side.",
        "WHOSE");
    add(one("json"), "Print one JSON object for each game and engine; see below.");
    add(one("csv"), "Print a table of all moves.");
    add(one("help"), "Print this.");
}

Result<AnalyzeOptions> readAnalyzeOptions(const QCommandLineParser &parser)
{
    AnalyzeOptions options;
    options.files = parser.positionalArguments();
    if (options.files.isEmpty()) {
        return failure(QStringLiteral("FILES are missing"));
    }
    const Result<std::vector<EngineProfile>> engines = readEngines(parser);
    const Result<AnalysisRequest> request = readRequest(parser);
    const Result<ReviewRange> range = readRange(parser);
    const Result<MergeOptions> merge = readMerge(parser);
    const auto toldAs = readWord<Perspective>(parser, "told-as",
                                              {{QStringLiteral("side"), Perspective::SideToMove},
                                               {QStringLiteral("black"), Perspective::Black},
                                               {QStringLiteral("white"), Perspective::White}});
    for (const std::optional<QString> &error :
         {engines ? std::nullopt : std::optional(engines.error()),
          request ? std::nullopt : std::optional(request.error()),
          range ? std::nullopt : std::optional(range.error()),
          merge ? std::nullopt : std::optional(merge.error()),
          toldAs ? std::nullopt : std::optional(toldAs.error())}) {
        if (error) {
            return failure(*error);
        }
    }
    options.engines = *engines;
    for (EngineProfile &engine : options.engines) {
        engine.toldAs = parser.isSet(QStringLiteral("told-as")) ? *toldAs : engine.toldAs;
    }
    options.request = *request;
    options.range = *range;
    options.merge = *merge;
    options.isBackward = parser.isSet(QStringLiteral("backward"));
    options.output = parser.value(QStringLiteral("output"));
    options.journal = parser.value(QStringLiteral("journal"));
    options.format = parser.isSet(QStringLiteral("json")) ? AnalyzeOptions::Format::Json
                   : parser.isSet(QStringLiteral("csv"))  ? AnalyzeOptions::Format::Csv
                                                          : AnalyzeOptions::Format::Text;
    return options;
}

QString analyzeHelp()
{
    const QString description = QStringLiteral(
        "Lets a GTP engine that knows kata-analyze, lz-analyze or analyze look at every position "
        "of the games in FILES (SGF, GIB, NGF, UGF; the main line of each game), and says what "
        "each move lost.\n\n"
        "Exit codes: 0 everything is analysed, 2 something could not be read, analysed or written "
        "(also: bad call), 130 interrupted.");
    return optionsHelp(addAnalyzeOptions, description) + QStringLiteral(R"(
JSON, on one line for each game and engine; chances are 0 to 1, and both they and leads are Black's:
  file, game, engine  game counts from 1 in its file
  moves               [{number, color, move, winrate, lead, visits, loss, pointLoss,
                      rank, choice, line}]
                      winrate, lead, visits  after the move; lead may be null
                      loss, pointLoss        of its player; below 0: gained
                      rank    among the engine's candidates, 0 its choice; null: none
                      choice  the engine's move; line: what it expects after that
  black, white        {name, moves, choices, averageLoss, averagePointLoss, worst}
                      worst: numbers of the moves that lost most
)");
}

} // namespace shinpan
