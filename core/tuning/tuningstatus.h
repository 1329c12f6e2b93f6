#pragma once

#include "core/statistics/elo.h"
#include "core/tuning/parameterspace.h"

#include <variant>

namespace shinpan {

/// A cell of the UCB tree.
struct UcbCell
{
    std::vector<std::vector<int>> path; ///< its place in each cell around it, outermost first
    TuningPoint centre;
    std::vector<Estimate> extent; ///< of each parameter; the value is the centre
    double value = 0;             ///< wins per visit, Gomill's initial ones among them
    int games = 0;                ///< without the initial ones
    double wins = 0;
};

struct UcbTreeStatus
{
    int nodes = 0;
    int games = 0;
    double wins = 0;
    UcbCell best;                                 ///< down the tree by most wins
    std::vector<std::vector<UcbCell>> mostPlayed; ///< of each depth, by place; at most 30
};

/// A sample of a generation.
struct CrossEntropySample
{
    TuningPoint point;
    double wins = 0;
    int games = 0;
};

struct CrossEntropyStatus
{
    int generation = 0; ///< from 0; the number of generations when all are over
    int generations = 0;
    TuningPoint mean; ///< of the generation that is being played; the result at the end
    std::vector<double> variance;
    std::vector<CrossEntropySample> samples; ///< that are drawn of it
};

struct SpsaStatus
{
    int iteration = 0; ///< pairs of games that have been learnt from
    int iterations = 0;
    double A = 0; ///< in pairs
    TuningPoint theta;
    std::vector<double> c; ///< the steps of the next iteration
    std::vector<double> r; ///< its learning rates
};

struct BayesianStatus
{
    int candidates = 0;
    TuningPoint current;              ///< the candidate that is being played
    std::vector<double> lengthScales; ///< over which the Elo changes, as shares of the ranges
    double deviation = 0;             ///< of the Elo over the range, as the model sees it
};

/// A value that has a wanted strength.
struct CalibratedLevel
{
    double target = 0;     ///< Elo above the opponent
    Estimate where;        ///< the position, and within which it is with 95 %
    Estimate elo;          ///< how strong that value is
    bool isWithin = false; ///< whether any value of the range is so strong
};

struct CalibrationStatus
{
    std::vector<CalibratedLevel> levels;
    double precision = 0; ///< that is wanted
};

using TuningStatus =
    std::variant<UcbTreeStatus, CrossEntropyStatus, SpsaStatus, BayesianStatus, CalibrationStatus>;

/// The status in lines for a terminal or a report, in English and much as Gomill's live display.
[[nodiscard]] QStringList statusLines(const TuningStatus &status, const ParameterSpace &space);

} // namespace shinpan
