#pragma once

namespace shinpan {

/// How a search chooses among moves on the way down its tree.
struct SelectionWeights
{
    /// How much moves that seem good beforehand are tried although others do better.
    float exploration = 0.4F;
    /// After so many games of a move RAVE and the games themselves count about the same.
    float raveEquivalence = 3500;
};

} // namespace shinpan
