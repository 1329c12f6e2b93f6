#pragma once

#include "core/tuning/tuner.h"
#include "core/tuning/tuningmodel.h"

namespace shinpan {

/// Bayesian optimisation: the next candidate is where a model of all games hopes for most, its mean
/// and some deviations together (Srinivas, Krause, Kakade, Seeger 2010). A candidate has several
/// games, more and more, so that there never are more candidates than the model can take.
class BayesianTuner final : public Tuner
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Tuner>> make(const BayesianSettings &settings,
                                                             ParameterSpace space,
                                                             std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] TuningPoint best() const override { return model().highest(); }
    [[nodiscard]] TuningStatus status() const override;

protected:
    [[nodiscard]] std::optional<TuningTrial> next(int ask) const override;
    [[nodiscard]] bool fits(const TuningTrial &trial) const override;
    void began(int ask, const TuningTrial &trial) override;
    void ended(int ask, const TuningTrial &trial, double score) override;

private:
    BayesianTuner(const BayesianSettings &settings,
                  ParameterSpace space,
                  std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] TuningPoint chosen() const;
    [[nodiscard]] const Kernel &kernel() const;
    [[nodiscard]] TuningModel model() const;

    BayesianSettings m_settings;
    int m_left = 0; ///< games that the last candidate shall still have
    /// The results that the kernel is made of, at certain numbers of games so that it does not
    /// depend on when it is asked for.
    std::vector<TrialResult> m_kernelResults;
    int m_kernelGames = 0;
    mutable std::optional<Kernel> m_kernel; ///< of these, once it was asked for
};

} // namespace shinpan
