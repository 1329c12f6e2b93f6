#include "app/cli/match/matchseriesoptions.h"

#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/competition/competition.h"
#include "core/competition/file/competitionwords.h"
#include "core/util/message.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace shinpan {

namespace {

const QString AlphaOption = QStringLiteral("sprt-alpha");
const QString BetaOption = QStringLiteral("sprt-beta");

constexpr int MostRandomMoves = 100;
constexpr int MostOpeningPlies = 1000;
constexpr int MostRandomOpenings = 1000;

/// A probability of an SPRT's error.
[[nodiscard]] Result<double> readErrorRate(const QCommandLineParser &parser,
                                           const QString &option,
                                           double preset)
{
    const auto read = [](const QString &text) {
        bool isNumber = false;
        const double rate = text.toDouble(&isNumber);
        return isNumber && rate > 0 && rate < 0.5 ? std::optional(rate) : std::nullopt;
    };
    return readOption(parser, option, preset, read,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "is no number between 0 and 0.5")));
}

[[nodiscard]] Result<Sprt> readTest(const QCommandLineParser &parser)
{
    Sprt test;
    const QString option = QStringLiteral("sprt");
    const QStringList bounds = parser.value(option).split(u',');
    bool isNumber = bounds.size() == 2;
    test.elo0 = isNumber ? bounds.first().toDouble(&isNumber) : 0;
    test.elo1 = isNumber ? bounds.last().toDouble(&isNumber) : 0;
    if (!isNumber || !(test.elo0 < test.elo1)) {
        return wrongValue(parser, option,
                          Message::of(QT_TRANSLATE_NOOP(
                              "Messages", "is not two numbers, the lower first, such as 0,20")));
    }
    FirstFailure failed;
    test.alpha = failed.valueOf(readErrorRate(parser, AlphaOption, test.alpha));
    test.beta = failed.valueOf(readErrorRate(parser, BetaOption, test.beta));
    return failed.orElse(test);
}

/// Makes as many random openings as there are pairs of games, or as there are on the board.
[[nodiscard]] OpeningSource randomOpenings(int moves, std::optional<int> games)
{
    const int pairs = games ? (*games + 1) / 2 : MostRandomOpenings;
    return RandomOpenings{std::min(pairs, MostRandomOpenings), moves, true};
}

[[nodiscard]] Result<OpeningSource> readOpenings(const QCommandLineParser &parser)
{
    const QString option = QStringLiteral("openings");
    const QFileInfo file(parser.value(option));
    if (!file.exists()) {
        return wrongValue(parser, option,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "is no file and no folder")));
    }
    const bool isSgf =
        file.isDir() || file.suffix().compare(QLatin1String("sgf"), Qt::CaseInsensitive) == 0;
    const QString path = file.absoluteFilePath();
    return isSgf ? OpeningSource(SgfOpenings{.path = path}) : OpeningSource(MoveFileOpenings{path});
}

[[nodiscard]] Result<OpeningPlan::Terms> readTerms(const QCommandLineParser &parser)
{
    return readOption(
        parser, QStringLiteral("opening-terms"), OpeningPlan::Terms::Game,
        [](const QString &text) { return valueOf(TermsWords, text); },
        Message::of(QT_TRANSLATE_NOOP("Messages", "is neither game nor opening")));
}

} // namespace

void addOpeningOptions(QCommandLineParser &parser)
{
    addOption(parser, "parallel", "Play so many games at once (default 1).", "N");
    addOption(
        parser, "openings",
        "Openings, one for each game, or for each pair of games if colours are swapped: an SGF "
        "file, a folder of them, or a text file with GTP moves, an opening on each line.",
        "PATH");
    addOption(parser, "opening-terms",
              "Whose komi and rules games from SGF openings have: game (default; what a file says "
              "of them is ignored) or opening (the file's, where it says any). A handicap (HA) is "
              "always the file's.",
              "WHOSE");
    addOption(parser, "opening-plies",
              "The most moves that an opening has; longer ones are cut there (default: as they "
              "are).",
              "N");
    addOption(parser, "random-opening", "Openings of so many random legal moves.", "N");
    addOption(parser, "seed", "What random openings come from (default 1).", "N");
}

void readOpeningOptions(const QCommandLineParser &parser,
                        MatchOptions &options,
                        FirstFailure &failed)
{
    const auto number = [&](const QString &option, int least, int most, int preset) {
        return failed.valueOf(readWholeNumber(parser, option, least, most, preset));
    };
    options.parallel = number(QStringLiteral("parallel"), 1, MostSlots, 1);
    const int moves = number(QStringLiteral("random-opening"), 1, MostRandomMoves, 0);
    options.seed = static_cast<quint64>(number(QStringLiteral("seed"), 0, MostCounted, 1));
    if (moves > 0) {
        options.openings.sources.push_back(randomOpenings(moves, options.games));
    }
    options.openings.terms = failed.valueOf(readTerms(parser));
    const QString pliesOption = QStringLiteral("opening-plies");
    options.openings.mostPlies = number(pliesOption, 1, MostOpeningPlies, 0);
    if (parser.isSet(pliesOption) && !parser.isSet(QStringLiteral("openings"))) {
        failed.add(optionFailure(
            pliesOption, Message::of(QT_TRANSLATE_NOOP("Messages", "there are no --openings"))));
    }
    if (parser.isSet(QStringLiteral("openings"))) {
        options.openings.sources.push_back(failed.valueOf(readOpenings(parser)));
    }
}

void addSprtOptions(QCommandLineParser &parser, const char *description)
{
    addOption(parser, "sprt", description, "ELO0,ELO1");
    addOption(parser, "sprt-alpha", "How often ELO1 may be accepted wrongly (default 0.05).", "P");
    addOption(parser, "sprt-beta", "How often ELO0 may be accepted wrongly (default 0.05).", "P");
}

std::optional<Sprt> readSprt(const QCommandLineParser &parser, FirstFailure &failed)
{
    if (parser.isSet(QStringLiteral("sprt"))) {
        return failed.valueOf(readTest(parser));
    }
    for (const QString &option : {AlphaOption, BetaOption}) {
        if (parser.isSet(option)) {
            failed.add(optionFailure(
                option, Message::of(QT_TRANSLATE_NOOP("Messages", "there is no --sprt"))));
        }
    }
    return std::nullopt;
}

void addSeriesOptions(QCommandLineParser &parser)
{
    addOption(parser, "games",
              "How many games to play (default 1; with --sprt, until it is decided).", "N");
    addOption(parser, "alternate", "Swap the colours in every second game.");
    addOpeningOptions(parser);
    addSprtOptions(parser,
                   "End when a sequential test of pairs of games has decided whether --black is "
                   "stronger by ELO0 or by ELO1; colours are swapped in every second game.");
}

void readSeriesOptions(const QCommandLineParser &parser,
                       MatchOptions &options,
                       FirstFailure &failed)
{
    const QString gamesOption = QStringLiteral("games");
    options.games = failed.valueOf(readWholeNumber(parser, gamesOption, 1, MostCounted, 1));
    options.sprt = readSprt(parser, failed);
    options.alternate = options.sprt || parser.isSet(QStringLiteral("alternate"));
    if (options.sprt && !parser.isSet(gamesOption)) {
        options.games = std::nullopt;
    }
    readOpeningOptions(parser, options, failed);
}

} // namespace shinpan
