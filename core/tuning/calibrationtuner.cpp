#include "core/tuning/calibrationtuner.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int Scouts = 8;        ///< candidates that look at the whole range
constexpr int NewsInterval = 16; ///< results after which the model is looked at again
constexpr std::size_t Steps = 201;

/// 1/2, 1/4, 3/4, 1/8 …: van der Corput's sequence, from 1.
[[nodiscard]] double spread(int number)
{
    double value = 0;
    for (double part = 0.5; number > 0; number /= 2, part /= 2) {
        value += number % 2 * part;
    }
    return value;
}

/// The means that never fall, or never rise, and lie nearest to these (pool adjacent violators).
[[nodiscard]] std::vector<double> monotone(std::vector<double> means)
{
    const bool falls = means.front() > means.back();
    if (falls) {
        std::ranges::reverse(means);
    }
    struct Block
    {
        double mean;
        std::size_t size;
    };
    std::vector<Block> blocks;
    for (const double mean : means) {
        blocks.push_back({mean, 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean > blocks.back().mean) {
            const Block last = blocks.back();
            blocks.pop_back();
            Block &before = blocks.back();
            const auto size = static_cast<double>(before.size + last.size);
            before.mean = (before.mean * static_cast<double>(before.size)
                           + last.mean * static_cast<double>(last.size))
                        / size;
            before.size += last.size;
        }
    }
    std::vector<double> flat;
    for (const Block &block : blocks) {
        flat.insert(flat.end(), block.size, block.mean);
    }
    if (falls) {
        std::ranges::reverse(flat);
    }
    return flat;
}

/// The place where values that never fall, or never rise, reach a target: between two places by
/// their values, or at the end that comes nearest.
[[nodiscard]] double crossing(const std::vector<double> &places,
                              const std::vector<double> &values,
                              double target)
{
    for (std::size_t i = 1; i < values.size(); ++i) {
        const double from = values[i - 1] - target;
        const double to = values[i] - target;
        if (from == 0) {
            return places[i - 1];
        }
        if ((from < 0) != (to < 0)) {
            return places[i - 1] + (places[i] - places[i - 1]) * from / (from - to);
        }
    }
    const bool isFirstNearer = std::abs(values.front() - target) < std::abs(values.back() - target);
    return isFirstNearer ? places.front() : places.back();
}

[[nodiscard]] CalibratedLevel levelAt(double target,
                                      const TuningModel &model,
                                      const ParameterSpace &space,
                                      const ModelSlice &slice)
{
    std::vector<double> means;
    std::vector<double> lows;
    std::vector<double> highs;
    for (const EloBelief &belief : slice.elo) {
        const Estimate elo = belief.estimate();
        means.push_back(elo.value);
        lows.push_back(elo.low);
        highs.push_back(elo.high);
    }
    means = monotone(std::move(means));
    const auto [least, most] = std::ranges::minmax(means);
    CalibratedLevel level;
    level.target = target;
    level.isWithin = target >= least && target <= most;
    level.where.value = crossing(slice.first, means, target);
    const double one = crossing(slice.first, monotone(std::move(lows)), target);
    const double other = crossing(slice.first, monotone(std::move(highs)), target);
    level.where.low = std::min(one, other);
    level.where.high = std::max(one, other);
    level.where.value = space[0].scale.snapped(level.where.value);
    level.elo = model.elo(TuningPoint{level.where.value}).estimate();
    return level;
}

} // namespace

std::vector<CalibratedLevel> calibratedLevels(const TuningModel &model,
                                              const ParameterSpace &space,
                                              const std::vector<double> &elo)
{
    const ModelSlice slice = model.along(0, space.start(), Steps);
    std::vector<CalibratedLevel> levels;
    for (const double target : elo) {
        levels.push_back(levelAt(target, model, space, slice));
    }
    return levels;
}

Result<std::unique_ptr<Tuner>> CalibrationTuner::make(const CalibrationSettings &settings,
                                                      ParameterSpace space,
                                                      std::unique_ptr<TuningDraws> draws)
{
    if (space.size() != 1) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "a calibration has exactly one parameter")));
    }
    if (space[0].scale.isChoice() || !space[0].scale.isBounded()) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "a calibration needs a parameter with a range of numbers")));
    }
    if (settings.levels.empty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "a calibration needs levels, such as [-100, 0, 100]")));
    }
    if (settings.gamesPerCandidate < 1 || !(settings.precision > 0)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "games_per_candidate and precision must be above 0")));
    }
    return std::unique_ptr<Tuner>(
        new CalibrationTuner(settings, std::move(space), std::move(draws)));
}

CalibrationTuner::CalibrationTuner(const CalibrationSettings &settings,
                                   ParameterSpace space,
                                   std::unique_ptr<TuningDraws> draws)
    : Tuner(std::move(space), std::move(draws))
    , m_settings(settings)
{ }

std::optional<TuningTrial> CalibrationTuner::next(int /*ask*/) const
{
    if (!m_candidates.empty() && m_runLength < m_settings.gamesPerCandidate) {
        return m_candidates.back();
    }
    const int candidate = static_cast<int>(m_candidates.size());
    const double position =
        candidate < Scouts ? spread(candidate + 1) : positionAfterScouting(candidate);
    return TuningTrial{candidate, space().snapped({position})};
}

/// The levels that are not known yet, and of those the least certain; candidates that are asked for
/// before there is news go on to the next.
double CalibrationTuner::positionAfterScouting(int candidate) const
{
    std::vector<CalibratedLevel> open = levels();
    std::erase_if(open, [this](const CalibratedLevel &level) { return isKnown(level); });
    if (open.empty()) {
        open = levels();
    }
    std::ranges::stable_sort(open, std::ranges::greater(), [](const CalibratedLevel &level) {
        return level.elo.high - level.elo.value;
    });
    return open[static_cast<std::size_t>(candidate) % std::min<std::size_t>(open.size(), 2)]
        .where.value;
}

void CalibrationTuner::began(int /*ask*/, const TuningTrial &trial)
{
    if (static_cast<std::size_t>(trial.candidate) == m_candidates.size()) {
        m_candidates.push_back(trial);
        m_runLength = 0;
    }
    ++m_runLength;
}

void CalibrationTuner::ended(int /*ask*/, const TuningTrial & /*trial*/, double /*score*/)
{
    if (told() % NewsInterval == 0) {
        m_seen = results();
        m_levels.clear();
    }
}

const std::vector<CalibratedLevel> &CalibrationTuner::levels() const
{
    if (m_levels.empty()) {
        m_levels = calibratedLevels(TuningModel::fit(space(), m_seen), space(), m_settings.levels);
    }
    return m_levels;
}

/// Whether a level is known; one beyond what the range reaches is when that is sure.
bool CalibrationTuner::isKnown(const CalibratedLevel &level) const
{
    const double error = level.elo.high - level.elo.value;
    return error <= m_settings.precision
        || (!level.isWithin && std::abs(level.elo.value - level.target) > error
            && error < 4 * m_settings.precision);
}

bool CalibrationTuner::isFinished() const
{
    return told() >= Scouts * m_settings.gamesPerCandidate && !m_seen.empty()
        && std::ranges::all_of(levels(),
                               [this](const CalibratedLevel &level) { return isKnown(level); });
}

TuningPoint CalibrationTuner::best() const
{
    return m_levels.empty() ? space().start() : TuningPoint{m_levels.front().where.value};
}

TuningStatus CalibrationTuner::status() const
{
    CalibrationStatus status;
    status.levels =
        calibratedLevels(TuningModel::fit(space(), results()), space(), m_settings.levels);
    status.precision = m_settings.precision;
    return status;
}

} // namespace shinpan
