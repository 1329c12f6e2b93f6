// bench_tuning: how many games each method needs until its best point is within 10 Elo of the
// optimum, and stays there.
//
//   bench_tuning [--function bowl|ridge] [--method ucb|cross-entropy|spsa|bayesian]
//                [--dimensions N] [--seeds N] [--games N] [--slots N] [--gomill]
//
// The games are thrown coins: a known function says the Elo of a point. The engine's own values are
// about 60 Elo below the best ones, which lie somewhere else for each seed; the opponent is as
// strong as the engine with its own values (SPSA's engine meets itself). `bowl` is a paraboloid;
// `ridge` has parameters that must be changed together, and gets flat far from the best ones.
// Slots end their games in any order. `--gomill`: running games do not count as lost for ucb.

#include "core/statistics/elo.h"
#include "core/tuning/tuner.h"
#include "core/util/seededrandom.h"

#include <QCommandLineParser>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace shinpan;

namespace {

constexpr double Close = 10; // Elo

/// The Elo of a point, 0 at the best one.
class KnownFunction
{
public:
    KnownFunction(std::size_t dimensions, int seed, bool isRidge)
        : m_isRidge(isRidge)
    {
        for (std::size_t d = 0; d < dimensions; ++d) {
            const double spread =
                (seed + 1) * 0.7548776662466927 + static_cast<double>(d + 1) * 0.5698402909980532;
            m_best.push_back(0.15 + 0.7 * (spread - std::floor(spread)));
        }
    }

    [[nodiscard]] double elo(const TuningPoint &point) const
    {
        constexpr double Curvature = 1460;
        constexpr double Coupling = 0.6;
        constexpr double Depth = 200;
        double squares = 0;
        double sum = 0;
        for (std::size_t d = 0; d < point.size(); ++d) {
            const double off = point[d] - m_best[d];
            squares += off * off;
            sum += off;
        }
        const auto size = static_cast<double>(point.size());
        if (!m_isRidge) {
            return -Curvature / size * squares;
        }
        const double square = (1 - Coupling) * squares + Coupling * sum * sum;
        return -Depth * (1 - std::exp(-Curvature / size * square / Depth));
    }

private:
    bool m_isRidge;
    TuningPoint m_best;
};

struct Plan
{
    bool isRidge = false;
    int seeds = 20;
    int games = 20000;
    int slots = 4;
    bool hasVirtualLoss = true;
};

struct NamedMethod
{
    const char *name;
    TuningMethod (*of)(std::size_t dimensions, int games);
};

// Gomill's advice where there is any; splits as fine as the number of cells allows.
constexpr NamedMethod Methods[]{
    {"ucb",
     [](std::size_t dimensions, int) -> TuningMethod {
         return UcbTreeSettings{.explorationCoefficient = 0.2,
                                .initialVisits = 10,
                                .initialWins = 5,
                                .maxDepth = dimensions > 1 ? 2 : 1};
     }},
    {"cross-entropy",
     [](std::size_t, int games) -> TuningMethod {
         return CrossEntropySettings{.numberOfGenerations = games / 500,
                                     .samplesPerGeneration = 50,
                                     .batchSize = 10,
                                     .eliteProportion = 0.1,
                                     .stepSize = 0.5};
     }},
    {"spsa", [](std::size_t, int games) -> TuningMethod { return SpsaSettings{.games = games}; }},
    {"bayesian", [](std::size_t, int) -> TuningMethod { return BayesianSettings{}; }},
};

ParameterSpace spaceOf(std::size_t dimensions)
{
    std::vector<TuningParameter> parameters;
    for (std::size_t d = 0; d < dimensions; ++d) {
        const QString name = QStringLiteral("x%1").arg(d);
        TuningParameter parameter{name, *ParameterScale::linear(0, 1), ValueFormat::plain(name)};
        parameter.split = dimensions == 1 ? 11 : dimensions == 3 ? 4 : 2;
        parameters.push_back(parameter);
    }
    return *ParameterSpace::make(std::move(parameters));
}

/// Plays all games, and says from which on the best point was close to the optimum to the end;
/// infinite if it is not at the end.
double gamesToCome(const NamedMethod &method, std::size_t dimensions, int seed, const Plan &plan)
{
    const KnownFunction function(dimensions, seed, plan.isRidge);
    TuningMethod settings = method.of(dimensions, plan.games);
    if (auto *const tree = std::get_if<UcbTreeSettings>(&settings)) {
        tree->hasVirtualLoss = plan.hasVirtualLoss;
    }
    const auto tuner = std::move(
        *makeTuner(settings, spaceOf(dimensions), seededDraws(static_cast<std::uint64_t>(seed))));
    const auto eloAt = [&](const TuningPoint &point) {
        return function.elo(tuner->space().snapped(point));
    };
    const double opponent = eloAt(tuner->space().start());
    SeededRandom random({static_cast<std::uint64_t>(seed), 99});
    std::vector<int> open;
    while (tuner->told() < plan.games) {
        const bool mayAsk =
            static_cast<int>(open.size()) < plan.slots && tuner->asked() < plan.games;
        if (const auto trial = mayAsk ? tuner->ask() : std::nullopt) {
            open.push_back(tuner->asked() - 1);
            continue;
        }
        if (open.empty()) {
            break;
        }
        const std::size_t which = random.below(open.size());
        const TuningTrial trial = tuner->trial(open[which]);
        const double other = trial.rival ? eloAt(*trial.rival) : opponent;
        const double chance = scoreOfElo(eloAt(trial.point) - other);
        const bool isWon = static_cast<double>(random.below(1'000'000)) < chance * 1e6;
        tuner->tell(open[which], isWon ? 1 : 0);
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(which));
    }
    double since = eloAt(tuner->best()) >= -Close ? plan.games : INFINITY;
    const auto &course = tuner->course();
    for (auto point = course.rbegin(); point != course.rend() && std::isfinite(since); ++point) {
        if (eloAt(point->best) < -Close) {
            break;
        }
        since = point->games;
    }
    return since;
}

void printRow(const NamedMethod &method, std::size_t dimensions, const Plan &plan)
{
    std::vector<double> games;
    for (int seed = 0; seed < plan.seeds; ++seed) {
        games.push_back(gamesToCome(method, dimensions, seed, plan));
    }
    std::sort(games.begin(), games.end());
    const auto came =
        std::count_if(games.begin(), games.end(), [](double g) { return std::isfinite(g); });
    std::printf("%-14s %2zu  %8.0f %8.0f %8.0f  %3td of %d\n", method.name, dimensions,
                games[games.size() / 4], games[games.size() / 2], games[games.size() * 3 / 4], came,
                plan.seeds);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    const auto option = [&parser](const char *name, const char *value) {
        parser.addOption(
            {QString::fromLatin1(name), {}, QStringLiteral("value"), QString::fromLatin1(value)});
    };
    option("function", "bowl");
    option("method", "");
    option("dimensions", "");
    option("seeds", "20");
    option("games", "20000");
    option("slots", "4");
    parser.addOption({QStringLiteral("gomill"), {}});
    parser.process(app);
    const auto number = [&parser](const char *name) {
        return parser.value(QString::fromLatin1(name)).toInt();
    };
    const QString function = parser.value(QStringLiteral("function"));
    const Plan plan{function == QLatin1String("ridge"), number("seeds"), number("games"),
                    number("slots"), !parser.isSet(QStringLiteral("gomill"))};
    std::printf("%s, %d games: how many until the best point stays within %g Elo\n",
                qPrintable(function), plan.games, Close);
    std::printf("%-14s %2s  %8s %8s %8s  %s\n", "method", "d", "quarter", "median", "3/4", "came");
    for (const NamedMethod &method : Methods) {
        const QString wanted = parser.value(QStringLiteral("method"));
        if (!wanted.isEmpty() && wanted != QLatin1String(method.name)) {
            continue;
        }
        for (const int dimensions : {1, 3, 6}) {
            if (number("dimensions") == 0 || number("dimensions") == dimensions) {
                printRow(method, static_cast<std::size_t>(dimensions), plan);
            }
        }
    }
    return 0;
}
