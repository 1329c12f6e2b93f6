#include "app/cli/match/matchseriesoptions.h"

#include "app/common/gameoptions.h"
#include "core/competition/competition.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace shinpan {

namespace {

const QString AlternateOption = QStringLiteral("alternate");
const QString GamesOption = QStringLiteral("games");
const QString OpeningsOption = QStringLiteral("openings");
const QString ParallelOption = QStringLiteral("parallel");
const QString RandomOpeningOption = QStringLiteral("random-opening");
const QString SeedOption = QStringLiteral("seed");
const QString SprtOption = QStringLiteral("sprt");
const ByColor<QString> SprtErrorOption{QStringLiteral("sprt-alpha"), QStringLiteral("sprt-beta")};

constexpr int Many = 1'000'000;
constexpr int MostRandomMoves = 100;
constexpr int MostRandomOpenings = 1000;

// Each of these adds to the options what it reads.

[[nodiscard]] Result<MatchOptions> withGames(const QCommandLineParser &parser, MatchOptions options)
{
    const Result<int> games = readWholeNumber(parser, GamesOption, 1, Many, 1);
    const Result<int> parallel = readWholeNumber(parser, ParallelOption, 1, MostSlots, 1);
    if (!games || !parallel) {
        return failure(!games ? games.error() : parallel.error());
    }
    const bool isOpen = parser.isSet(SprtOption) && !parser.isSet(GamesOption);
    options.games = isOpen ? std::nullopt : std::optional(*games);
    options.parallel = *parallel;
    options.alternate = parser.isSet(AlternateOption);
    return options;
}

/// A probability of an SPRT's error.
[[nodiscard]] Result<double> readErrorRate(const QCommandLineParser &parser,
                                           const QString &option,
                                           double preset)
{
    if (!parser.isSet(option)) {
        return preset;
    }
    bool isNumber = false;
    const double rate = parser.value(option).toDouble(&isNumber);
    if (!isNumber || !(rate > 0 && rate < 0.5)) {
        return wrongValue(parser, option, QStringLiteral("is no number between 0 and 0.5"));
    }
    return rate;
}

[[nodiscard]] Result<MatchOptions> withTest(const QCommandLineParser &parser, MatchOptions options)
{
    if (!parser.isSet(SprtOption)) {
        for (const QString &option : {SprtErrorOption.black, SprtErrorOption.white}) {
            if (parser.isSet(option)) {
                return optionFailure(option, QStringLiteral("there is no --sprt"));
            }
        }
        return options;
    }
    Sprt test;
    const QStringList bounds = parser.value(SprtOption).split(u',');
    bool isNumber = bounds.size() == 2;
    test.elo0 = isNumber ? bounds.first().toDouble(&isNumber) : 0;
    test.elo1 = isNumber ? bounds.last().toDouble(&isNumber) : 0;
    if (!isNumber || !(test.elo0 < test.elo1)) {
        return wrongValue(parser, SprtOption,
                          QStringLiteral("is not two numbers, the lower first, such as 0,20"));
    }
    const Result<double> alpha = readErrorRate(parser, SprtErrorOption.black, test.alpha);
    const Result<double> beta = readErrorRate(parser, SprtErrorOption.white, test.beta);
    if (!alpha || !beta) {
        return failure(!alpha ? alpha.error() : beta.error());
    }
    test.alpha = *alpha;
    test.beta = *beta;
    options.sprt = test;
    options.alternate = true;
    return options;
}

/// As many random openings as there are pairs of games, or as many as there are on the board.
[[nodiscard]] OpeningSource randomOpenings(int moves, std::optional<int> games)
{
    const int pairs = games ? (*games + 1) / 2 : MostRandomOpenings;
    return RandomOpenings{std::min(pairs, MostRandomOpenings), moves, true};
}

[[nodiscard]] Result<MatchOptions> withOpenings(const QCommandLineParser &parser,
                                                MatchOptions options)
{
    const Result<int> moves = readWholeNumber(parser, RandomOpeningOption, 1, MostRandomMoves, 0);
    const Result<int> seed = readWholeNumber(parser, SeedOption, 0, Many, 1);
    if (!moves || !seed) {
        return failure(!moves ? moves.error() : seed.error());
    }
    options.seed = static_cast<quint64>(*seed);
    if (*moves > 0) {
        options.openings.sources.push_back(randomOpenings(*moves, options.games));
    }
    if (!parser.isSet(OpeningsOption)) {
        return options;
    }
    const QFileInfo file(parser.value(OpeningsOption));
    if (!file.exists()) {
        return wrongValue(parser, OpeningsOption, QStringLiteral("is no file and no folder"));
    }
    const bool isSgf =
        file.isDir() || file.suffix().compare(QLatin1String("sgf"), Qt::CaseInsensitive) == 0;
    const QString path = file.absoluteFilePath();
    options.openings.sources.push_back(isSgf ? OpeningSource(SgfOpenings{.path = path})
                                             : OpeningSource(MoveFileOpenings{path}));
    return options;
}

} // namespace

void addSeriesOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const QString &name, const char *description, const char *value) {
        parser.addOption({name, QString::fromUtf8(description), QString::fromLatin1(value)});
    };
    add(GamesOption, "How many games to play (default 1; with --sprt, until it is decided).", "N");
    parser.addOption({AlternateOption, QStringLiteral("Swap the colours in every second game.")});
    add(ParallelOption, "Play so many games at once (default 1).", "N");
    add(OpeningsOption,
        "Openings, one for each game, or with --alternate for each pair of games: an SGF file, a "
        "folder of them, or a text file with GTP moves, an opening on each line.",
        "PATH");
    add(RandomOpeningOption, "Openings of so many random legal moves.", "N");
    add(SeedOption, "What random openings come from (default 1).", "N");
    add(SprtOption,
        "End when a sequential test of pairs of games has decided whether --black is stronger by "
        "ELO0 or by ELO1; colours are swapped in every second game.",
        "ELO0,ELO1");
    add(SprtErrorOption.black, "How often ELO1 may be accepted wrongly (default 0.05).", "P");
    add(SprtErrorOption.white, "How often ELO0 may be accepted wrongly (default 0.05).", "P");
}

Result<MatchOptions> readSeriesOptions(const QCommandLineParser &parser, MatchOptions options)
{
    Result<MatchOptions> result = std::move(options);
    for (const auto read : {withGames, withTest, withOpenings}) {
        if (result) {
            result = read(parser, *result);
        }
    }
    return result;
}

} // namespace shinpan
