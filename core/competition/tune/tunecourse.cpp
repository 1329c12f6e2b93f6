#include "core/competition/tune/tunecourse.h"

#include "core/competition/result/recordedstandings.h"
#include "core/competition/result/stopcourse.h"
#include "core/tuning/tuningmodel.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] std::unique_ptr<Tuner> tunerOf(const Competition &competition,
                                             const ParameterSpace &space)
{
    Result<std::unique_ptr<Tuner>> tuner =
        makeTuner(competition.tune->method, space, seededDraws(competition.seed));
    Q_ASSERT(tuner); // the reader has seen to that
    return std::move(*tuner);
}

/// The score of the candidate, which had this colour; a half if the winner is not known.
[[nodiscard]] double scoreOf(const GameResult &result, Color candidate)
{
    switch (outcomeOf(result, candidate)) {
    case Outcome::Won:
        return 1;
    case Outcome::Lost:
        return 0;
    case Outcome::Jigo:
    case Outcome::Unknown:
        return 0.5;
    }
    Q_UNREACHABLE();
}

} // namespace

bool meetsItself(const Competition &competition)
{
    const std::vector<CompetitionPlayer> &players = competition.players;
    return competition.tune && players.size() == 2
        && players[1].id == players[0].id + QLatin1String("#2");
}

TuneCourse::TuneCourse(const Competition &competition)
    : m_competition(competition)
    , m_space(spaceOf(*competition.tune))
    , m_tuner(tunerOf(competition, m_space))
{
    for (const CompetitionPlayer &player : competition.players) {
        m_hasParameters.push_back(std::ranges::any_of(m_space, [&](const TuningParameter &one) {
            return hasPlaceholder(player.engine, one.name);
        }));
    }
}

TuneCourse::~TuneCourse() = default;

void TuneCourse::restore(const std::vector<StoredGame> &games)
{
    m_tuner = tunerOf(m_competition, m_space);
    m_asks.clear();
    m_hours = 0;
    std::vector<const StoredGame *> ended;
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Finished) {
            ended.push_back(&game);
        }
    }
    std::ranges::stable_sort(ended, {}, endTimeOf);
    auto next = ended.begin();
    for (const StoredGame &game : games) {
        if (m_asks.contains(game.id)) {
            continue; // another attempt
        }
        for (; next != ended.end() && (*next)->ended <= game.started; ++next) {
            tell(**next);
        }
        take(game);
    }
    std::for_each(next, ended.end(), [this](const StoredGame *game) { tell(*game); });
    judgePrecision();
}

/// A game that was begun in an earlier run. One whose parameters are not those of the file is none
/// of ours.
void TuneCourse::take(const StoredGame &game)
{
    const QString &candidate = m_competition.players.front().id;
    const Color color = game.players.black == candidate ? Color::Black : Color::White;
    std::optional<TuningPoint> point = pointOf(game.parameters[color]);
    if (!game.candidate || !point) {
        return;
    }
    TuningTrial trial{*game.candidate, std::move(*point)};
    if (std::holds_alternative<SpsaSettings>(m_competition.tune->method)) {
        trial.rival = pointOf(game.parameters[opposite(color)]);
    }
    if (m_tuner->mayTake(trial)) {
        m_asks.insert(game.id, m_tuner->asked());
        m_tuner->take(trial);
    }
}

void TuneCourse::takeUp(const StoredGame &game)
{
    if (!m_asks.contains(game.id)) {
        take(game);
    }
}

std::optional<TuningPoint> TuneCourse::pointOf(const QString &parameters) const
{
    const TunedValues values = valuesFromRecord(parameters);
    TuningPoint point;
    for (const TuningParameter &parameter : m_space) {
        const auto value = std::ranges::find(values, parameter.name, &TunedValue::name);
        if (value == values.end()) {
            return std::nullopt;
        }
        point.push_back(value->position);
    }
    return point;
}

std::optional<TuneGame> TuneCourse::begin(const QString &gameId,
                                          const ByColor<std::size_t> &players)
{
    const auto known = m_asks.constFind(gameId);
    if (known != m_asks.constEnd()) {
        return gameOf(m_tuner->trial(*known), players);
    }
    const std::optional<TuningTrial> trial = m_tuner->ask();
    if (!trial) {
        return std::nullopt;
    }
    m_asks.insert(gameId, m_tuner->asked() - 1);
    return gameOf(*trial, players);
}

TuneGame TuneCourse::gameOf(const TuningTrial &trial, const ByColor<std::size_t> &players) const
{
    TuneGame game;
    game.candidate = trial.candidate;
    for (const Color color : BothColors) {
        const std::size_t player = players[color];
        const TuningPoint &point =
            player == 0 ? trial.point : trial.rival.value_or(m_space.start());
        if (m_hasParameters[player]) {
            game.values[color] = valuesAt(m_space, point);
        }
    }
    return game;
}

void TuneCourse::finish(const StoredGame &game)
{
    constexpr int Interval = 50; // the model takes its time
    tell(game);
    if (m_tuner->told() % Interval == 0) {
        judgePrecision();
    }
}

void TuneCourse::judgePrecision()
{
    const std::optional<double> wanted = m_competition.tune->precision;
    if (wanted && m_tuner->told() > 0) {
        const TuningModel model = TuningModel::fit(m_space, results());
        m_isPrecise = NormalQuantile95 * model.elo(m_tuner->best()).deviation <= *wanted;
    }
}

void TuneCourse::tell(const StoredGame &game)
{
    m_hours += hoursOf(game);
    const auto ask = m_asks.constFind(game.id);
    if (ask == m_asks.constEnd()) {
        return;
    }
    const QString &candidate = m_competition.players.front().id;
    const Color color = game.players.black == candidate ? Color::Black : Color::White;
    m_tuner->tell(*ask, scoreOf(game.result, color));
}

std::vector<TrialResult> TuneCourse::results() const
{
    std::vector<TrialResult> results = m_tuner->results();
    if (meetsItself(m_competition)) {
        for (TrialResult &result : results) {
            result.rival = result.rival.value_or(m_space.start());
        }
    }
    return results;
}

bool TuneCourse::isOver() const
{
    const TunePlan &plan = *m_competition.tune;
    return m_isPrecise || m_tuner->isFinished() || (plan.hours && m_hours >= *plan.hours);
}

} // namespace shinpan
