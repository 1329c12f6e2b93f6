#include "core/search/movepriors.h"

#include "core/search/learntweights.h"
#include "core/search/localpatterns.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace shinpan {

namespace {

/// How many games of an even outcome each move counts for before the first.
constexpr float Even = 10;
/// How many games a move counts as won (or as lost) whose share is e times as large (or as small)
/// as if all had the same; and how often that is added at most.
constexpr float GainedGames = 8;
constexpr float MostGain = 4;
constexpr float PassWins = 1;
constexpr float PassShare = 0.1F; ///< where all had the same share, it would be 1

/// The learnt weights of all patterns, in hundredths.
[[nodiscard]] std::array<std::int16_t, 65536> weightsOfPatterns()
{
    std::array<std::int16_t, 65536> weights{};
    for (const PatternWeight &known : Learnt.patterns) {
        for (const std::uint16_t look : symmetriesOf(known.pattern)) {
            weights[look] = known.weight;
        }
    }
    return weights;
}

const std::array<std::int16_t, 65536> PatternWeights = weightsOfPatterns();

[[nodiscard]] float weightOf(const MoveFeatures &move)
{
    const int hundredths = PatternWeights[move.pattern] + Learnt.distance[move.distance]
                         + Learnt.danger[move.danger] + Learnt.place[move.place]
                         + Learnt.risk[move.risk];
    return static_cast<float>(hundredths) / 100;
}

} // namespace

std::span<const MovePrior> MovePriors::of(const PlayoutBoard &board,
                                          Color color,
                                          Cell last,
                                          FastRandom &random)
{
    const auto moves = m_features.read(board, color, last);
    float sum = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        m_moves[i].cell = moves[i].cell;
        m_moves[i].share = std::exp(weightOf(moves[i]));
        sum += m_moves[i].share;
    }
    const auto count = static_cast<float>(moves.size());
    for (MovePrior &prior : std::span(m_moves).first(moves.size())) {
        prior.share /= sum;
        const float gain =
            std::clamp(std::log(prior.share * count), -MostGain, MostGain) * GainedGames;
        prior.visits = Even + std::abs(gain);
        prior.wins = Even / 2 + std::max(gain, 0.0F) + random.fraction() * 0.01F; // no ties
    }
    m_moves[moves.size()] = {NoCell, Even, last == NoCell ? Even / 2 : PassWins,
                             PassShare / (count + 1)};
    return {m_moves.data(), moves.size() + 1};
}

} // namespace shinpan
