#pragma once

namespace shinpan {

/// How a search chooses among moves on the way down its tree.
struct SelectionWeights
{
    /// How much moves that seem good beforehand are tried although others do better.
    float exploration = 0.4F;
    /// RAVE and the games of a move count about the same after this many games.
    float raveEquivalence = 3500;
};

} // namespace shinpan
