#include "core/tuning/tuner.h"

#include "core/tuning/bayesiantuner.h"
#include "core/tuning/calibrationtuner.h"
#include "core/tuning/crossentropytuner.h"
#include "core/tuning/spsatuner.h"
#include "core/tuning/ucbtuner.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

void count(GameCounts &games, double score)
{
    if (score == 1) {
        ++games.wins;
    } else if (score == 0) {
        ++games.losses;
    } else {
        ++games.jigos;
    }
}

} // namespace

std::optional<TuningTrial> Tuner::ask()
{
    const std::optional<TuningTrial> trial = next(asked());
    if (trial) {
        take(*trial);
    }
    return trial;
}

void Tuner::take(const TuningTrial &trial)
{
    Q_ASSERT(mayTake(trial));
    began(asked(), trial);
    const auto candidate = static_cast<std::size_t>(trial.candidate);
    if (candidate == m_candidates.size()) {
        m_candidates.push_back({trial.point, trial.rival, {}});
    }
    ++m_candidates[candidate].pending;
    m_asks.push_back({trial});
}

bool Tuner::mayTake(const TuningTrial &trial) const
{
    const auto isPoint = [this](const TuningPoint &point) {
        return point.size() == m_space.size()
            && std::all_of(point.begin(), point.end(),
                           [](double position) { return std::isfinite(position); });
    };
    return trial.candidate >= 0 && static_cast<std::size_t>(trial.candidate) <= m_candidates.size()
        && isPoint(trial.point) && (!trial.rival || isPoint(*trial.rival)) && fits(trial);
}

void Tuner::tell(int ask, double score)
{
    Ask &asked = m_asks[static_cast<std::size_t>(ask)];
    Q_ASSERT(!asked.isTold);
    asked.isTold = true;
    ++m_told;
    TrialResult &candidate = m_candidates[static_cast<std::size_t>(asked.trial.candidate)];
    --candidate.pending;
    count(candidate.games, score);
    ended(ask, asked.trial, score);
    if (m_course.empty() || m_told >= m_course.back().games + 1 + m_course.back().games / 20) {
        m_course.push_back({m_told, best()});
    }
}

std::vector<TrialResult> Tuner::results() const
{
    std::vector<TrialResult> played;
    std::copy_if(m_candidates.begin(), m_candidates.end(), std::back_inserter(played),
                 [](const TrialResult &result) { return result.games.total() > 0; });
    return played;
}

Result<std::unique_ptr<Tuner>> makeTuner(const TuningMethod &method,
                                         ParameterSpace space,
                                         std::unique_ptr<TuningDraws> draws)
{
    if (const auto *ucbTree = std::get_if<UcbTreeSettings>(&method)) {
        return UcbTuner::make(*ucbTree, std::move(space), std::move(draws));
    }
    if (const auto *crossEntropy = std::get_if<CrossEntropySettings>(&method)) {
        return CrossEntropyTuner::make(*crossEntropy, std::move(space), std::move(draws));
    }
    if (const auto *spsa = std::get_if<SpsaSettings>(&method)) {
        return SpsaTuner::make(*spsa, std::move(space), std::move(draws));
    }
    if (const auto *calibration = std::get_if<CalibrationSettings>(&method)) {
        return CalibrationTuner::make(*calibration, std::move(space), std::move(draws));
    }
    return BayesianTuner::make(std::get<BayesianSettings>(method), std::move(space),
                               std::move(draws));
}

} // namespace shinpan
