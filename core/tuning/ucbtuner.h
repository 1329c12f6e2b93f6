#pragma once

#include "core/tuning/tuner.h"
#include "core/tuning/ucbtree.h"

#include <map>

namespace shinpan {

/// The Monte Carlo tuner: each game goes to the most urgent cell of a UCB tree. A cell is a
/// candidate.
class UcbTuner final : public Tuner
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Tuner>> make(const UcbTreeSettings &settings,
                                                             ParameterSpace space,
                                                             std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] TuningPoint best() const override;
    [[nodiscard]] TuningStatus status() const override;
    [[nodiscard]] const UcbTree &tree() const { return m_tree; }

protected:
    [[nodiscard]] std::optional<TuningTrial> next(int ask) const override;
    [[nodiscard]] bool fits(const TuningTrial &trial) const override;
    void began(int ask, const TuningTrial &trial) override;
    void ended(int ask, const TuningTrial &trial, double score) override;

private:
    UcbTuner(const UcbTreeSettings &settings,
             ParameterSpace space,
             std::unique_ptr<TuningDraws> draws);

    UcbTree m_tree;
    std::vector<UcbTree::Path> m_paths; ///< by candidate
    std::map<UcbTree::Path, int> m_candidates;
};

} // namespace shinpan
