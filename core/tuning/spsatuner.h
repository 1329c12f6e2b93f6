#pragma once

#include "core/tuning/tuner.h"

#include <map>

namespace shinpan {

/// How far SPSA moves the parameters, and what it learns of the games (Spall 1998 with fishtest's
/// names, spsa_workflow.py).
struct SpsaGains
{
    double c = 0; ///< the step of this iteration
    double r = 0; ///< its learning rate; fishtest's R

    /// The gains of the iteration after `iteration` pairs of games, out of `iterations`; `A` is in
    /// pairs.
    [[nodiscard]] static SpsaGains at(int iteration,
                                      int iterations,
                                      double A,
                                      const SpsaSettings &settings,
                                      const TuningParameter &parameter);
};

/// SPSA: the point goes to where the moved parameters win against the oppositely moved ones.
/// Together they are a candidate.
class SpsaTuner final : public Tuner
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Tuner>> make(const SpsaSettings &settings,
                                                             ParameterSpace space,
                                                             std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] bool isFinished() const override;
    [[nodiscard]] TuningPoint best() const override { return m_theta; }
    [[nodiscard]] TuningStatus status() const override;

protected:
    [[nodiscard]] std::optional<TuningTrial> next(int ask) const override;
    [[nodiscard]] bool fits(const TuningTrial &trial) const override;
    void began(int ask, const TuningTrial &trial) override;
    void ended(int ask, const TuningTrial &trial, double score) override;

private:
    /// An iteration that is being played.
    struct Step
    {
        TuningTrial trial;
        std::vector<SpsaGains> gains;
        int left = 0;       ///< games that have not ended
        double balance = 0; ///< wins less losses
    };

    SpsaTuner(const SpsaSettings &settings,
              ParameterSpace space,
              std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] int iterations() const { return m_settings.games / 2; }
    [[nodiscard]] int gamesPerStep() const { return 2 * m_settings.pairsPerUpdate; }
    [[nodiscard]] int gamesOf(int candidate) const; ///< fewer of the last
    [[nodiscard]] int firstAsk(int candidate) const { return candidate * gamesPerStep(); }
    [[nodiscard]] std::vector<SpsaGains> gains() const;
    [[nodiscard]] double flip(int candidate, std::size_t parameter) const;
    [[nodiscard]] double moved(std::size_t parameter, double by) const;
    [[nodiscard]] double played(int candidate, std::size_t parameter, double by) const;
    void learn(const Step &step);

    SpsaSettings m_settings;
    double m_A; ///< in pairs
    TuningPoint m_theta;
    int m_iteration = 0;        ///< pairs that have been learnt from
    std::map<int, Step> m_open; ///< by candidate
};

} // namespace shinpan
