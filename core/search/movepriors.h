#pragma once

#include "core/search/fastrandom.h"
#include "core/search/movefeatures.h"

#include <array>
#include <cstdint>
#include <span>

namespace shinpan {

/// The worth of a move before it is tried: as if it had these visits and wins already.
struct MovePrior
{
    Cell cell = NoCell; ///< NoCell for a pass
    float visits = 0;
    float wins = 0;
    float share = 0; ///< of the attention that all moves deserve, 1 in all
};

/// Lists the moves of a side with their priors by the weights of their features, which were learnt
/// from games. Its memory is reused.
class MovePriors
{
public:
    explicit MovePriors(bool readsLadders = true)
        : m_features(readsLadders)
    { }

    /// All moves that are legal except by superko, without those into one's own eyes; a pass comes
    /// last. `last` is the opponent's latest move, NoCell if it passed or there is none. Good until
    /// the next call.
    [[nodiscard]] std::span<const MovePrior> of(const PlayoutBoard &board,
                                                Color color,
                                                Cell last,
                                                FastRandom &random);

private:
    FeatureReader m_features;
    std::array<MovePrior, PlayoutBoard::MostPoints + 1> m_moves;
};

} // namespace shinpan
