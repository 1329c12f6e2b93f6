// learn_weights: what moves the engine should look at first, learnt from games.
//
//   learn_weights SGF... > core/search/learntweights.cpp
//
// Finds the weights that make the moves of the games most likely, when a move is chosen in
// proportion to e to the sum of its features' weights (Coulom, Computing Elo Ratings of Move
// Patterns in the Game of Go, 2007; here by gradient ascent). One game in ten is not learnt from:
// how well its moves are foreseen is printed on standard error. learn.py plays the games.

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "core/search/localpatterns.h"
#include "core/search/movefeatures.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <map>
#include <random>
#include <span>
#include <vector>

using namespace shinpan;

namespace {

/// Moves that openings of learn.py are made of, so nobody chose them.
constexpr std::size_t RandomMoves = 4;

/// The starts of the weights of each feature in one row of all.
constexpr std::size_t Distance = 0;
constexpr std::size_t Danger = Distance + MoveFeatures::DistanceKinds;
constexpr std::size_t Place = Danger + MoveFeatures::DangerKinds;
constexpr std::size_t Risk = Place + MoveFeatures::PlaceKinds;
constexpr std::size_t Pattern = Risk + MoveFeatures::RiskKinds;
constexpr std::size_t WeightCount = Pattern + 65536;

using Indexes = std::array<std::uint32_t, 5>;

/// The moves that there were, and which one was chosen.
struct Decision
{
    std::vector<Indexes> moves;
    std::size_t chosen = 0;
};

Indexes indexesOf(const MoveFeatures &move)
{
    const auto index = [](std::size_t at) { return static_cast<std::uint32_t>(at); };
    const auto looks = symmetriesOf(move.pattern);
    return {index(Distance + move.distance), index(Danger + move.danger), index(Place + move.place),
            index(Risk + move.risk), index(Pattern + *std::ranges::min_element(looks))};
}

void addDecisions(const GameLine &line, std::vector<Decision> &decisions)
{
    static FeatureReader reader;
    PlayoutBoard board(setUpBoard(line));
    Cell last = NoCell;
    for (std::size_t i = 0; i < line.moves.size(); ++i) {
        const Move &move = line.moves[i];
        if (move.isPass()) {
            board.pass();
            last = NoCell;
            continue;
        }
        const Cell cell = board.cellAt(*move.point);
        if (board.at(cell) != Stone::Empty) {
            return; // no game that could go on like that
        }
        const auto moves = reader.read(board, move.color, last);
        const auto chosen = std::ranges::find(moves, cell, &MoveFeatures::cell);
        if (i >= RandomMoves && chosen != moves.end()) {
            Decision decision{.chosen = static_cast<std::size_t>(chosen - moves.begin())};
            std::ranges::transform(moves, std::back_inserter(decision.moves), indexesOf);
            decisions.push_back(std::move(decision));
        }
        board.play(move.color, cell);
        last = cell;
    }
}

/// The weights while they are learnt.
class Learner
{
public:
    void learn(const Decision &decision)
    {
        constexpr double Rate = 0.1;
        constexpr double Pull = 1e-5; // back to 0, so that what is rare is not believed too much
        std::map<std::uint32_t, double> gradient;
        const std::vector<double> chances = chancesOf(decision);
        for (std::size_t i = 0; i < decision.moves.size(); ++i) {
            for (const std::uint32_t at : decision.moves[i]) {
                gradient[at] += (i == decision.chosen ? 1 : 0) - chances[i];
            }
        }
        for (const auto &[at, slope] : gradient) {
            const double change = slope - Pull * m_weights[at];
            m_squares[at] += change * change;
            m_weights[at] += Rate * change / std::sqrt(m_squares[at] + 1);
        }
    }

    [[nodiscard]] std::vector<double> chancesOf(const Decision &decision) const
    {
        std::vector<double> chances;
        double sum = 0;
        for (const Indexes &move : decision.moves) {
            double weight = 0;
            for (const std::uint32_t at : move) {
                weight += m_weights[at];
            }
            chances.push_back(std::exp(weight));
            sum += chances.back();
        }
        for (double &chance : chances) {
            chance /= sum;
        }
        return chances;
    }

    [[nodiscard]] int hundredthsOf(std::size_t at) const
    {
        return static_cast<int>(std::lround(100 * m_weights[at]));
    }

private:
    std::vector<double> m_weights = std::vector<double>(WeightCount);
    std::vector<double> m_squares = std::vector<double>(WeightCount);
};

void printForesight(const Learner &learner, const std::vector<Decision> &decisions)
{
    double logarithms = 0;
    double uniform = 0;
    int first = 0;
    int amongFive = 0;
    for (const Decision &decision : decisions) {
        const std::vector<double> chances = learner.chancesOf(decision);
        const double chance = chances[decision.chosen];
        const auto better = std::ranges::count_if(chances, [&](double c) { return c > chance; });
        logarithms += std::log(chance);
        uniform -= std::log(static_cast<double>(chances.size()));
        first += better == 0 ? 1 : 0;
        amongFive += better < 5 ? 1 : 0;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(decisions.size(), 1));
    std::fprintf(stderr,
                 "%zu moves not learnt from: foreseen %.1f %%, among the first five %.1f %%; log "
                 "likelihood %.3f (all alike: %.3f)\n",
                 decisions.size(), 100 * first / count, 100 * amongFive / count, logarithms / count,
                 uniform / count);
}

void printKinds(const Learner &learner, const char *name, std::size_t from, std::size_t count)
{
    std::printf("    .%s = {", name);
    for (std::size_t i = 0; i < count; ++i) {
        std::printf("%s%d", i == 0 ? "" : ", ", learner.hundredthsOf(from + i));
    }
    std::printf("},\n");
}

void printSource(const Learner &learner)
{
    constexpr int Least = 5; // smaller ones are as good as 0
    std::printf("// Written by learn_weights (tests/learning). Do not edit.\n\n"
                "#include \"core/search/learntweights.h\"\n\nnamespace shinpan {\n\n"
                "namespace {\n\nconstexpr PatternWeight Patterns[] = {\n");
    for (std::size_t pattern = 0; pattern < 65536; ++pattern) {
        if (const int weight = learner.hundredthsOf(Pattern + pattern); std::abs(weight) >= Least) {
            std::printf("    {0x%04zx, %d},\n", pattern, weight);
        }
    }
    std::printf("};\n\n} // namespace\n\nconstinit const LearntWeights Learnt = {\n");
    printKinds(learner, "distance", Distance, MoveFeatures::DistanceKinds);
    printKinds(learner, "danger", Danger, MoveFeatures::DangerKinds);
    printKinds(learner, "place", Place, MoveFeatures::PlaceKinds);
    printKinds(learner, "risk", Risk, MoveFeatures::RiskKinds);
    std::printf("    .patterns = Patterns};\n\n} // namespace shinpan\n");
}

} // namespace

int main(int argc, char *argv[])
{
    std::vector<Decision> decisions;
    std::vector<Decision> others;
    int games = 0;
    for (const char *path : std::span(argv, static_cast<std::size_t>(argc)).subspan(1)) {
        const auto game = readSgfFile(QString::fromLocal8Bit(path));
        if (!game) {
            std::fprintf(stderr, "%s: %s\n", path, "no game in it");
            return 1;
        }
        const GameTree &tree = game->tree;
        addDecisions(gameLineTo(tree, tree.endOfLine(tree.root())),
                     ++games % 10 == 0 ? others : decisions);
    }
    if (decisions.empty()) {
        std::fprintf(stderr, "usage: learn_weights SGF... > core/search/learntweights.cpp\n");
        return 2;
    }
    Learner learner;
    std::mt19937 random(1);
    constexpr int Rounds = 10;
    for (int round = 0; round < Rounds; ++round) {
        std::shuffle(decisions.begin(), decisions.end(), random);
        for (const Decision &decision : decisions) {
            learner.learn(decision);
        }
        printForesight(learner, others);
    }
    printSource(learner);
    return 0;
}
