#pragma once

#include "core/tuning/tuner.h"

#include <deque>
#include <span>

namespace shinpan {

/// A normal distribution over points, its dimensions independent.
struct PointDistribution
{
    std::vector<double> mean;
    std::vector<double> variance;

    /// The distribution a share `stepSize` of the way to that of the elite: mean and population
    /// variance of each dimension (Chaslot, Winands, Szita, Van den Herik, "Cross-entropy for
    /// Monte-Carlo Tree Search", 2008, as Gomill's update_distribution() does it).
    [[nodiscard]] PointDistribution towards(std::span<const TuningPoint> elite,
                                            double stepSize) const;
};

/// Cross-entropy: generations of samples of a distribution, which goes towards the best of each.
/// A sample is a candidate.
class CrossEntropyTuner final : public Tuner
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Tuner>> make(const CrossEntropySettings &settings,
                                                             ParameterSpace space,
                                                             std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] bool isFinished() const override;
    [[nodiscard]] TuningPoint best() const override { return m_distribution.mean; }
    [[nodiscard]] TuningStatus status() const override;

protected:
    [[nodiscard]] std::optional<TuningTrial> next(int ask) const override;
    [[nodiscard]] bool fits(const TuningTrial &trial) const override;
    void began(int ask, const TuningTrial &trial) override;
    void ended(int ask, const TuningTrial &trial, double score) override;

private:
    struct Sample
    {
        TuningPoint point;
        int begun = 0;
        int ended = 0;
        double wins = 0;
    };
    using Generation = std::vector<Sample>;

    CrossEntropyTuner(const CrossEntropySettings &settings,
                      ParameterSpace space,
                      std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] TuningPoint drawn(int candidate) const;
    [[nodiscard]] bool isOver(const Generation &generation) const;
    void learn(const Generation &generation);

    CrossEntropySettings m_settings;
    PointDistribution m_distribution; ///< of the first open generation
    int m_generation = 0;             ///< its number
    std::deque<Generation> m_open;    ///< that have begun and are not over
};

} // namespace shinpan
