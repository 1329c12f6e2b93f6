#include "core/tuning/ucbtuner.h"

namespace shinpan {

namespace {

std::vector<int> splitsOf(const ParameterSpace &space)
{
    std::vector<int> splits;
    for (const TuningParameter &parameter : space) {
        splits.push_back(parameter.split);
    }
    return splits;
}

} // namespace

Result<std::unique_ptr<Tuner>> UcbTuner::make(const UcbTreeSettings &settings,
                                              ParameterSpace space,
                                              std::unique_ptr<TuningDraws> draws)
{
    constexpr double MostCells = 100'000;
    if (!(settings.explorationCoefficient >= 0)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "exploration_coefficient must not be negative")));
    }
    if (settings.initialVisits < 1 || settings.initialWins < 1) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "initial_visits and initial_wins must be at least 1")));
    }
    if (settings.initialWins > settings.initialVisits) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "initial_wins cannot be more than initial_visits")));
    }
    if (settings.maxDepth < 1) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "max_depth must be at least 1")));
    }
    const double cells = UcbTree::branching(splitsOf(space));
    if (cells > MostCells) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "the splits make %1 cells, more than %2 cannot be searched"),
            QString::number(cells, 'f', 0), QString::number(MostCells, 'f', 0)));
    }
    return std::unique_ptr<Tuner>(new UcbTuner(settings, std::move(space), std::move(draws)));
}

UcbTuner::UcbTuner(const UcbTreeSettings &settings,
                   ParameterSpace space,
                   std::unique_ptr<TuningDraws> draws)
    : Tuner(space, std::move(draws))
    , m_tree(settings, splitsOf(space))
{ }

std::optional<TuningTrial> UcbTuner::next(int ask) const
{
    const UcbTree::Path path = m_tree.choose(draws(), static_cast<std::uint64_t>(ask));
    const auto known = m_candidates.find(path);
    const int candidate =
        known == m_candidates.end() ? static_cast<int>(m_paths.size()) : known->second;
    return TuningTrial{candidate, m_tree.centre(path)};
}

bool UcbTuner::fits(const TuningTrial &trial) const
{
    return !trial.rival;
}

void UcbTuner::began(int /*ask*/, const TuningTrial &trial)
{
    if (static_cast<std::size_t>(trial.candidate) == m_paths.size()) {
        m_paths.push_back(m_tree.find(trial.point));
        m_candidates.emplace(m_paths.back(), trial.candidate);
    }
    m_tree.begin(m_paths[static_cast<std::size_t>(trial.candidate)]);
}

// Counts as Gomill does (mcts_tuners.py, process_game_result): what the candidate has not won it
// has lost.
void UcbTuner::ended(int /*ask*/, const TuningTrial &trial, double score)
{
    m_tree.end(m_paths[static_cast<std::size_t>(trial.candidate)], score < 1 ? 0 : 1);
}

TuningPoint UcbTuner::best() const
{
    return m_tree.centre(m_tree.best());
}

TuningStatus UcbTuner::status() const
{
    return m_tree.status();
}

} // namespace shinpan
