#include "core/tuning/crossentropytuner.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

PointDistribution PointDistribution::towards(std::span<const TuningPoint> elite,
                                             double stepSize) const
{
    const auto size = static_cast<double>(elite.size());
    PointDistribution result;
    for (std::size_t d = 0; d < mean.size(); ++d) {
        double sum = 0;
        double squares = 0;
        for (const TuningPoint &point : elite) {
            sum += point[d];
            squares += point[d] * point[d];
        }
        const double eliteMean = sum / size;
        const double eliteVariance = squares / size - eliteMean * eliteMean;
        result.mean.push_back(eliteMean * stepSize + mean[d] * (1.0 - stepSize));
        result.variance.push_back(
            std::max(0.0, eliteVariance * stepSize + variance[d] * (1.0 - stepSize)));
    }
    return result;
}

Result<std::unique_ptr<Tuner>> CrossEntropyTuner::make(const CrossEntropySettings &settings,
                                                       ParameterSpace space,
                                                       std::unique_ptr<TuningDraws> draws)
{
    if (settings.numberOfGenerations < 1) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "number_of_generations must be at least 1")));
    }
    if (settings.samplesPerGeneration < 1) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "samples_per_generation must be at least 1")));
    }
    if (settings.batchSize < 1) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "batch_size must be at least 1")));
    }
    if (!(settings.eliteProportion > 0 && settings.eliteProportion < 1)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "elite_proportion must be above 0 and below 1")));
    }
    if (!(settings.stepSize > 0 && settings.stepSize < 1)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "step_size must be above 0 and below 1")));
    }
    return std::unique_ptr<Tuner>(
        new CrossEntropyTuner(settings, std::move(space), std::move(draws)));
}

CrossEntropyTuner::CrossEntropyTuner(const CrossEntropySettings &settings,
                                     ParameterSpace parameters,
                                     std::unique_ptr<TuningDraws> draws)
    : Tuner(std::move(parameters), std::move(draws))
    , m_settings(settings)
{
    for (const TuningParameter &parameter : space()) {
        m_distribution.mean.push_back(parameter.start);
        m_distribution.variance.push_back(parameter.initialVariance);
    }
}

bool CrossEntropyTuner::isFinished() const
{
    return m_generation == m_settings.numberOfGenerations;
}

bool CrossEntropyTuner::isOver(const Generation &generation) const
{
    return std::all_of(generation.begin(), generation.end(), [this](const Sample &sample) {
        return sample.ended == m_settings.batchSize;
    });
}

TuningPoint CrossEntropyTuner::drawn(int candidate) const
{
    TuningPoint point;
    for (std::size_t d = 0; d < space().size(); ++d) {
        const double deviation = std::sqrt(m_distribution.variance[d]);
        const DrawKey key{static_cast<std::uint64_t>(candidate), d};
        point.push_back(m_distribution.mean[d] + draws().normal(key) * deviation);
    }
    return point;
}

// Gomill's Group_scheduler: the sample that had the fewest games, the first of several.
std::optional<TuningTrial> CrossEntropyTuner::next(int /*ask*/) const
{
    const auto fewer = [](const Sample &a, const Sample &b) { return a.begun < b.begun; };
    int first = m_generation * m_settings.samplesPerGeneration;
    for (const Generation &generation : m_open) {
        const auto sample = std::min_element(generation.begin(), generation.end(), fewer);
        if (sample->begun < m_settings.batchSize) {
            const int candidate = first + static_cast<int>(sample - generation.begin());
            return TuningTrial{candidate, sample->begun > 0 ? sample->point : drawn(candidate)};
        }
        first += m_settings.samplesPerGeneration;
    }
    const bool mayBegin = m_open.empty() || !m_settings.waitsForGeneration;
    if (!mayBegin || first == m_settings.numberOfGenerations * m_settings.samplesPerGeneration) {
        return std::nullopt;
    }
    return TuningTrial{first, drawn(first)};
}

bool CrossEntropyTuner::fits(const TuningTrial &trial) const
{
    const int samples = m_settings.samplesPerGeneration;
    const int generation = trial.candidate / samples - m_generation;
    if (trial.rival || generation < 0
        || trial.candidate / samples >= m_settings.numberOfGenerations) {
        return false;
    }
    const auto open = static_cast<std::size_t>(generation);
    return open == m_open.size()
        || (open < m_open.size()
            && m_open[open][static_cast<std::size_t>(trial.candidate % samples)].begun
                   < m_settings.batchSize);
}

void CrossEntropyTuner::began(int /*ask*/, const TuningTrial &trial)
{
    const int samples = m_settings.samplesPerGeneration;
    const auto generation = static_cast<std::size_t>(trial.candidate / samples - m_generation);
    if (generation == m_open.size()) {
        m_open.emplace_back(static_cast<std::size_t>(samples));
    }
    Sample &sample = m_open[generation][static_cast<std::size_t>(trial.candidate % samples)];
    sample.point = trial.point;
    ++sample.begun;
}

void CrossEntropyTuner::ended(int /*ask*/, const TuningTrial &trial, double score)
{
    const int samples = m_settings.samplesPerGeneration;
    const auto generation = static_cast<std::size_t>(trial.candidate / samples - m_generation);
    Sample &sample = m_open[generation][static_cast<std::size_t>(trial.candidate % samples)];
    sample.wins += score;
    ++sample.ended;
    while (!m_open.empty() && isOver(m_open.front())) {
        learn(m_open.front());
        m_open.pop_front();
        ++m_generation;
    }
}

void CrossEntropyTuner::learn(const Generation &generation)
{
    std::vector<std::size_t> order(generation.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = order.size() - 1 - i; // of samples with equal wins Gomill takes the later ones
    }
    std::stable_sort(order.begin(), order.end(), [&generation](std::size_t a, std::size_t b) {
        return generation[a].wins > generation[b].wins;
    });
    const auto share = static_cast<std::size_t>(
        m_settings.eliteProportion * m_settings.samplesPerGeneration + 0.5);
    order.resize(std::max<std::size_t>(1, share));
    std::vector<TuningPoint> elite;
    for (const std::size_t sample : order) {
        elite.push_back(generation[sample].point);
    }
    m_distribution = m_distribution.towards(elite, m_settings.stepSize);
}

TuningStatus CrossEntropyTuner::status() const
{
    CrossEntropyStatus status{m_generation,
                              m_settings.numberOfGenerations,
                              m_distribution.mean,
                              m_distribution.variance,
                              {}};
    if (!m_open.empty()) {
        for (const Sample &sample : m_open.front()) {
            if (sample.begun > 0) {
                status.samples.push_back({sample.point, sample.wins, sample.ended});
            }
        }
    }
    return status;
}

} // namespace shinpan
