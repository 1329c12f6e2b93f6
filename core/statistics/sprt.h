#pragma once

#include "core/statistics/outcomes.h"

#include <cstdint>

namespace shinpan {

/// What an SPRT's Elo bounds mean.
enum class SprtModel : std::uint8_t {
    Logistic,   ///< Elo of the expected score; GSPRT with the maximum-likelihood distribution of
                ///< scores
    Normalized, ///< the score above one half in standard deviations of a game (fishtest's scale)
    Bayesian    ///< BayesElo with its draw parameter; of pairs, their games
};

/// A sequential probability ratio test (Wald) of "the difference is elo0" against "it is elo1".
struct Sprt
{
    double elo0 = 0;
    double elo1 = 10;    ///< above elo0
    double alpha = 0.05; ///< how often H1 is accepted though H0 is true; above 0, below ½
    double beta = 0.05;  ///< how often H0 is accepted though H1 is true
    SprtModel model = SprtModel::Logistic;

    friend bool operator==(const Sprt &, const Sprt &) = default;
};

enum class SprtVerdict : std::uint8_t { Continue, AcceptH0, AcceptH1 };

/// The log-likelihood ratio of H1 to H0 after these results; 0 without any, finite always. Scores
/// that never occurred count a thousandth, as in fastchess; the Bayesian model adds half a game to
/// each outcome, as in cutechess (fastchess has 0 until either side has won).
///
/// Logistic and Normalized after Van den Bergh, "Comments on Normalized Elo" and "A practical
/// introduction to the GSPRT"; pairs and games are on the same scale.
[[nodiscard]] double logLikelihoodRatio(const Sprt &test, const ScoreCounts &counts);

/// H0 is accepted at or below this ratio: ln(β/(1-α)).
[[nodiscard]] double lowerBound(const Sprt &test);
/// H1 is accepted at or above this ratio: ln((1-β)/α).
[[nodiscard]] double upperBound(const Sprt &test);
[[nodiscard]] SprtVerdict verdict(const Sprt &test, double logLikelihoodRatio);

} // namespace shinpan
