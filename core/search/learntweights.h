#pragma once

#include "core/search/movefeatures.h"

#include <array>
#include <cstdint>
#include <span>

namespace shinpan {

/// A pattern around a move, and what it is worth in hundredths. It stands for all eight ways to
/// look at it.
struct PatternWeight
{
    std::uint16_t pattern;
    std::int16_t weight;
};

/// What each kind of move was worth in the games that tests/learning learnt from, in hundredths: a
/// move is chosen in proportion to e to the sum of its weights.
struct LearntWeights
{
    std::array<std::int16_t, MoveFeatures::DistanceKinds> distance;
    std::array<std::int16_t, MoveFeatures::DangerKinds> danger;
    std::array<std::int16_t, MoveFeatures::PlaceKinds> place;
    std::array<std::int16_t, MoveFeatures::RiskKinds> risk;
    std::span<const PatternWeight> patterns; ///< those not listed are worth 0
};

extern const LearntWeights Learnt;

} // namespace shinpan
