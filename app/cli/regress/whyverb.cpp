#include "app/cli/regress/whyverb.h"

#include "app/cli/match/matchseriesoptions.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/comparison/buildcomparison.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "core/util/spoken.h"
#include "core/util/wholefile.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

/// The options of a call.
struct WhyOptions
{
    ComparisonTerms terms;
    std::size_t mostWorst = 0; ///< how many of the worst choices are shown
    QString suite;             ///< file to write them to as tests; empty: none
    bool isJson = false;
};

constexpr int UsualGames = 10;
constexpr int UsualPositions = 50;
constexpr int UsualPlayouts = 10;
constexpr int UsualWorst = 10;
constexpr std::chrono::minutes UsualMove{2}; ///< for each move; nobody looks on

void addWhyOptions(QCommandLineParser &parser)
{
    addOption(parser, "first",
              "The first build: its command line, quoted, or the name of one of your engines.",
              "COMMAND");
    addOption(parser, "second", "The second build, usually the newer one.", "COMMAND");
    addOption(
        parser, "player",
        "The engine that plays the positions out, for both sides (default: the second build).",
        "COMMAND");
    addSandboxOption(parser);
    addOption(parser, "deadline",
              deadlinesHelp().replace(QStringLiteral("as --watchdog"), QStringLiteral("2m")),
              "LIST");
    addOption(parser, "games",
              "Without GAMES: how many games the builds play against each other, "
              "taking turns with the colours (default 10).",
              "N");
    addGameOptions(parser);
    addOpeningOptions(parser);
    addOption(parser, "positions",
              "The most positions with differing choices to play out (default 50).", "N");
    addOption(parser, "playouts", "How often to play out each of the two choices (default 10).",
              "N");
    addOption(parser, "worst", "How many of the worst choices to print (default 10).", "N");
    addOption(parser, "suite", "Also write the worst choices as regression tests (.tst).", "FILE");
    addOption(parser, "json", "Print one JSON object; see below.");
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString whyHelp()
{
    const QString description =
        QStringLiteral("Finds out why one build of an engine is stronger than another. Both are "
                       "asked for a move in every position of some games, taken from SGF files "
                       "or folders, or from a match between the two. Where their choices "
                       "differ, one player plays the game out from there several times after "
                       "each of the two moves.");
    return optionsHelp(addWhyOptions, description) + QStringLiteral(R"(
The table shows what the second build's choices are worth compared with the first's:
  asked, differ, played   positions, those where the choices differ, those played out
  worth %                 how much a choice raises the chance of winning, on average
  a game                  what one side's choices add up to over a game, in wins
with 95 % intervals (Student's t over positions; a position that several games reached by
the same moves is asked about once). An opening lasts 50 moves on 19x19, a middle game
150, and fewer on smaller boards. atari: a chain on the board has one liberty; contact: the
last stone touches one of the opponent's; quiet: neither. close by: the two choices are at
most three lines apart.

Positions after a pass are left out, as are those where a build resigns and, in a match
played for this, the moves of the openings. A playout that repeats an earlier one move for
move does not count: a player that always plays the same plays each choice out once.

Playouts in which an engine does not move in time, or breaks the rules, do not count either;
three of them in a row end everything.

Each test in --suite expects the better choice; where the second build's was the worse one,
it is marked as known to fail (see shinpan-cli regress).
)");
}

/// The games of Go in a file, as far as the passes at their end.
[[nodiscard]] Result<std::vector<ComparedGame>> gamesOf(const QString &path, BoardSize size)
{
    const Result<SgfCollection, SgfError> collection = readSgfCollectionFile(path);
    if (!collection) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: it cannot be read as SGF"), path));
    }
    std::vector<ComparedGame> games;
    for (std::size_t game = collection->firstGo(0); game < collection->size();
         game = collection->firstGo(game + 1)) {
        const GameTree tree = collection->game(game).tree;
        NodeId node = tree.root();
        while (tree.firstChild(node) != NoNode) {
            node = tree.firstChild(node);
        }
        games.push_back({gameLineTo(tree, node)});
        const BoardSize actual = games.back().line.size;
        if (actual != size) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1: game %2 is on a board of %3x%4; see --size"),
                path, game + 1, actual.columns, actual.rows));
        }
    }
    return games;
}

/// The games of files, and of the *.sgf files in folders.
[[nodiscard]] Result<std::vector<ComparedGame>> gamesOf(const QStringList &paths, BoardSize size)
{
    std::vector<ComparedGame> games;
    QStringList files;
    for (const QString &path : paths) {
        const QDir folder(path);
        if (!QFileInfo(path).isDir()) {
            files += path;
            continue;
        }
        for (const QString &name : folder.entryList({QStringLiteral("*.sgf")}, QDir::Files)) {
            files += folder.filePath(name);
        }
    }
    for (const QString &file : files) {
        const Result<std::vector<ComparedGame>> read = gamesOf(file, size);
        if (!read) {
            return failure(read.error());
        }
        games.insert(games.end(), read->begin(), read->end());
    }
    if (games.empty() && !paths.isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "there is no game in %1"), paths.join(u' ')));
    }
    return games;
}

[[nodiscard]] Result<EngineProfile> readBuild(const QCommandLineParser &parser,
                                              const QString &option)
{
    if (!parser.isSet(option)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "no engine is given; say which with --%1"), option));
    }
    return storedEngineOr(parser, parser.value(option));
}

/// Reads the deadlines of all engines, whatever they are asked.
void readDeadlines(const QCommandLineParser &parser, ComparisonTerms &terms, FirstFailure &failed)
{
    const QString option = QStringLiteral("deadline");
    Deadlines deadlines{unattendedTimeouts(), std::nullopt};
    if (parser.isSet(option)) {
        deadlines = failed.valueOf(
            deadlinesFromText(parser.value(option)).map_error([&](const Message &text) {
                return optionFailure(option, text).value();
            }));
    }
    deadlines.timeouts.move = deadlines.move.value_or(UsualMove);
    terms.match.setup.watchdog = deadlines.timeouts.move;
    for (EngineProfile *const engine : {&terms.builds[0], &terms.builds[1], &terms.player}) {
        engine->timeouts = deadlines.timeouts;
    }
}

[[nodiscard]] Result<WhyOptions> readWhyOptions(const QCommandLineParser &parser)
{
    WhyOptions options;
    ComparisonTerms &terms = options.terms;
    FirstFailure failed;
    const auto number = [&](const char *option, int preset) {
        return failed.valueOf(
            readWholeNumber(parser, QString::fromLatin1(option), 1, MostCounted, preset));
    };
    terms.builds = {failed.valueOf(readBuild(parser, QStringLiteral("first"))),
                    failed.valueOf(readBuild(parser, QStringLiteral("second")))};
    terms.player = parser.isSet(QStringLiteral("player"))
                     ? failed.valueOf(readBuild(parser, QStringLiteral("player")))
                     : terms.builds[1];
    terms.match.setup = failed.valueOf(readGameOptions(parser));
    readDeadlines(parser, terms, failed);
    terms.match.games = number("games", UsualGames);
    terms.match.alternate = true;
    readOpeningOptions(parser, terms.match, failed);
    terms.mostPositions = static_cast<std::size_t>(number("positions", UsualPositions));
    terms.playouts = number("playouts", UsualPlayouts);
    options.mostWorst = static_cast<std::size_t>(number("worst", UsualWorst));
    options.suite = parser.value(QStringLiteral("suite"));
    options.isJson = parser.isSet(QStringLiteral("json"));
    terms.games = failed.valueOf(gamesOf(parser.positionalArguments(), terms.match.setup.size));
    return failed.orElse(std::move(options));
}

/// Prints and writes what was found; the exit code.
[[nodiscard]] int tell(const WhyOptions &options, const StrengthReport &report)
{
    if (options.isJson) {
        standardOutput().writeData(toJson(report) + '\n');
    } else {
        standardOutput().write(toText(report, options.mostWorst));
    }
    if (options.suite.isEmpty()) {
        return ExitDone;
    }
    const Result<void> written = saveWholeFile(
        toSuite(report, options.mostWorst, options.terms.match.setup.komi), options.suite);
    if (!written) {
        standardError().writeLine(
            QStringLiteral("shinpan-cli why: %1: %2").arg(options.suite, spoken(written.error())));
    }
    return written ? ExitDone : ExitFailed;
}

void showProgress(BuildComparison::Stage stage, qint64 done, qint64 count)
{
    using Stage = BuildComparison::Stage;
    const char *const text = stage == Stage::Games ? QT_TRANSLATE_NOOP("Messages", "%1 of %2 games")
                           : stage == Stage::Playouts
                               ? QT_TRANSLATE_NOOP("Messages", "%1 of %2 games played out")
                               : QT_TRANSLATE_NOOP("Messages", "%1 of %2 positions");
    standardError().showProgress(spoken(text, done, count));
}

Result<int> runWhy(const QCommandLineParser &arguments)
{
    const Result<WhyOptions> options = readWhyOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    BuildComparison run(options->terms);
    QObject::connect(&run, &BuildComparison::progressed, &run, showProgress);
    if (runToEnd(run)) {
        return ExitInterrupted;
    }
    if (run.failure()) {
        standardError().writeLine(QStringLiteral("shinpan-cli why: ") + spoken(*run.failure()));
        return ExitFailed;
    }
    return tell(*options, run.report());
}

} // namespace

const Verb WhyVerb{.name = QLatin1String("why"),
                   .summary = "find out why one build of an engine is stronger than another",
                   .usage = "[options] --first COMMAND --second COMMAND [GAMES...]",
                   .help = "",
                   .moreHelp = whyHelp,
                   .json = {StrengthShape},
                   .addOptions = addWhyOptions,
                   .run = runWhy};

} // namespace shinpan
