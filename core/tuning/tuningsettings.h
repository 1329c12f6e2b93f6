#pragma once

#include <variant>
#include <vector>

namespace shinpan {

/// Monte Carlo: UCB over the cells that the parameters' splits make, or UCT over cells within
/// cells. The names are Gomill's, and so is what they mean.
struct UcbTreeSettings
{
    double explorationCoefficient = 0.45;
    int initialVisits = 10;
    int initialWins = 5;
    int maxDepth = 1;
    /// Whether games that are not over count as lost while the next cell is chosen, so that many
    /// slots do not all play the same one. Gomill does not; with one slot it makes no difference.
    bool hasVirtualLoss = true;

    friend bool operator==(const UcbTreeSettings &, const UcbTreeSettings &) = default;
};

/// Cross-entropy with a normal distribution. The names are Gomill's, and so is what they mean.
struct CrossEntropySettings
{
    int numberOfGenerations = 10;
    int samplesPerGeneration = 50;
    int batchSize = 10; ///< games of each sample
    double eliteProportion = 0.1;
    double stepSize = 0.8;
    /// Whether no sample of a generation is drawn before the one before it is over (Gomill): then
    /// slots wait for its last games. Otherwise they begin the next one with samples of the
    /// distribution as it is. With one slot it makes no difference.
    bool waitsForGeneration = false;

    friend bool operator==(const CrossEntropySettings &, const CrossEntropySettings &) = default;
};

/// SPSA as fishtest does it: two games of the point with all parameters moved a step at random
/// against the point with the opposite step. The names are fishtest's.
struct SpsaSettings
{
    int games = 10000;      ///< in all: fishtest's num_games, which the gains are made for
    double A = 0.1;         ///< as a share of the pairs of games
    double alpha = 0.602;   ///< how fast the learning rate falls
    double gamma = 0.101;   ///< how fast the step falls
    int pairsPerUpdate = 1; ///< games of a step, in pairs; fishtest's workers play several

    friend bool operator==(const SpsaSettings &, const SpsaSettings &) = default;
};

/// Bayesian optimisation with a Gaussian process over the Elo that results tell of.
struct BayesianSettings
{
    int gamesPerCandidate = 8; ///< at least; later a fortieth of all games
    /// How many standard deviations above its mean the model is hoped to be where the next
    /// candidate is tried.
    double exploration = 4.0;

    friend bool operator==(const BayesianSettings &, const BayesianSettings &) = default;
};

/// Calibration: not what is best, but what is a given number of Elo from the opponent.
struct CalibrationSettings
{
    std::vector<double> levels; ///< Elo above the opponent, or below
    double precision = 30;      ///< Elo that each is to be known to, with 95 %
    int gamesPerCandidate = 4;

    friend bool operator==(const CalibrationSettings &, const CalibrationSettings &) = default;
};

using TuningMethod = std::variant<UcbTreeSettings,
                                  CrossEntropySettings,
                                  SpsaSettings,
                                  BayesianSettings,
                                  CalibrationSettings>;

} // namespace shinpan
