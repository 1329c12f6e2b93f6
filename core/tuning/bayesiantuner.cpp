#include "core/tuning/bayesiantuner.h"

#include <algorithm>

namespace shinpan {

Result<std::unique_ptr<Tuner>> BayesianTuner::make(const BayesianSettings &settings,
                                                   ParameterSpace space,
                                                   std::unique_ptr<TuningDraws> draws)
{
    if (settings.gamesPerCandidate < 1) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "a candidate needs at least one game")));
    }
    if (!(settings.exploration >= 0)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "exploration must not be negative")));
    }
    return std::unique_ptr<Tuner>(new BayesianTuner(settings, std::move(space), std::move(draws)));
}

BayesianTuner::BayesianTuner(const BayesianSettings &settings,
                             ParameterSpace space,
                             std::unique_ptr<TuningDraws> draws)
    : Tuner(std::move(space), std::move(draws))
    , m_settings(settings)
{ }

const Kernel &BayesianTuner::kernel() const
{
    if (!m_kernel) {
        m_kernel = TuningModel::likeliestKernel(space(), m_kernelResults);
    }
    return *m_kernel;
}

TuningModel BayesianTuner::model() const
{
    return {space(), candidates(), kernel()};
}

// The engine's own values first, then points at random until a model has something to go by.
TuningPoint BayesianTuner::chosen() const
{
    constexpr std::size_t Fine = 1'000'000;
    const std::size_t candidate = candidates().size();
    if (candidate == 0) {
        return space().start();
    }
    if (candidate > 2 * space().size()) {
        return model().highest(m_settings.exploration);
    }
    TuningPoint inside;
    for (std::size_t d = 0; d < space().size(); ++d) {
        const std::size_t drawn = draws().below(Fine, {candidate, d});
        inside.push_back((static_cast<double>(drawn) + 0.5) / double(Fine));
    }
    return space().snapped(ModelRange(space()).outside(inside));
}

std::optional<TuningTrial> BayesianTuner::next(int /*ask*/) const
{
    const auto candidates = static_cast<int>(this->candidates().size());
    if (m_left > 0) {
        return TuningTrial{candidates - 1, this->candidates().back().point};
    }
    return TuningTrial{candidates, chosen()};
}

bool BayesianTuner::fits(const TuningTrial &trial) const
{
    return !trial.rival;
}

void BayesianTuner::began(int /*ask*/, const TuningTrial &trial)
{
    constexpr int CandidatesInAll = 40;
    if (static_cast<std::size_t>(trial.candidate) == candidates().size()) {
        const int share = (told() / CandidatesInAll + 1) / 2 * 2; // even, for the colours
        m_left = std::max(m_settings.gamesPerCandidate, share);
    }
    m_left = std::max(0, m_left - 1);
}

void BayesianTuner::ended(int /*ask*/, const TuningTrial & /*trial*/, double /*score*/)
{
    if (told() >= m_kernelGames + m_kernelGames / 4 + m_settings.gamesPerCandidate) {
        m_kernelGames = told();
        m_kernelResults = candidates();
        for (TrialResult &result : m_kernelResults) {
            result.pending = 0;
        }
        m_kernel.reset();
    }
}

TuningStatus BayesianTuner::status() const
{
    return BayesianStatus{static_cast<int>(candidates().size()),
                          candidates().empty() ? space().start() : candidates().back().point,
                          kernel().lengthScales, kernel().deviation};
}

} // namespace shinpan
