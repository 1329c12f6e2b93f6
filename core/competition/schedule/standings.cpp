#include "core/competition/schedule/standings.h"

#include <algorithm>
#include <limits>

namespace shinpan {

GameCounts countsOf(Outcome outcome)
{
    return {outcome == Outcome::Won ? 1 : 0, outcome == Outcome::Lost ? 1 : 0,
            outcome == Outcome::Jigo ? 1 : 0};
}

ByColor<std::size_t> Matchup::playersOf(int number) const
{
    const bool isSwapped = m_isAlternating && number % 2 == 1;
    return isSwapped ? ByColor<std::size_t>{m_second, m_first}
                     : ByColor<std::size_t>{m_first, m_second};
}

std::optional<Outcome> Matchup::outcome(int number) const
{
    const Game *const game = m_games.find(number);
    return game == nullptr || *game == Game::Running || *game == Game::LeftOut
             ? std::nullopt
             : std::optional(
                 static_cast<Outcome>(static_cast<int>(*game) - static_cast<int>(Game::Won)));
}

std::optional<int> Matchup::unpaired() const
{
    if (!m_isAlternating) {
        return std::nullopt;
    }
    std::optional<int> found;
    m_games.visitFrom(m_firstFree & ~1, [&](int number, Game /*any*/) {
        const int partner = number ^ 1;
        found = m_games.contains(partner) ? std::nullopt : std::optional(partner);
        return found.has_value();
    });
    return found;
}

GameCounts Matchup::counts(Color firstPlayersColor) const
{
    const GameCounts &black = m_blackCounts;
    return firstPlayersColor == Color::Black
             ? black
             : GameCounts{m_counts.wins - black.wins, m_counts.losses - black.losses,
                          m_counts.jigos - black.jigos};
}

int Matchup::firstHalfPoints() const
{
    return static_cast<int>(2 * m_counts.wins + m_counts.jigos) + m_unknown;
}

int Matchup::issue()
{
    const int number = m_firstFree;
    issue(number);
    return number;
}

void Matchup::issue(int number)
{
    static_cast<void>(m_games[number]); // a new one is running
    passIssued();
}

void Matchup::passIssued()
{
    while (m_games.contains(m_firstFree)) {
        ++m_firstFree;
    }
}

void Matchup::finish(int number, Outcome outcome, const std::optional<Repeat> &repeat)
{
    m_games[number] = static_cast<Game>(static_cast<int>(Game::Won) + static_cast<int>(outcome));
    ++m_played;
    m_counts.add(countsOf(outcome));
    if (playersOf(number).black == m_first) {
        m_blackCounts.add(countsOf(outcome));
    }
    m_unknown += outcome == Outcome::Unknown ? 1 : 0;
    m_repetitions.add(number, repeat);
    if (m_isAlternating) {
        m_pairs.add(pairOf(number));
        countPrefix();
    }
}

/// The pair that this game is of, if both its games are over and known; otherwise none.
PairCounts Matchup::pairOf(int number) const
{
    const auto one = outcome(number);
    const auto other = outcome(number ^ 1);
    if (!one || !other || one == Outcome::Unknown || other == Outcome::Unknown) {
        return {};
    }
    const auto halfPoints = [](Outcome of) {
        return of == Outcome::Won ? 2 : of == Outcome::Jigo ? 1 : 0;
    };
    static constexpr std::int64_t PairCounts::*ByHalfPoints[] = {
        &PairCounts::lostBoth, &PairCounts::lostAndJigo, &PairCounts::split,
        &PairCounts::wonAndJigo, &PairCounts::wonBoth};
    PairCounts pair;
    pair.*ByHalfPoints[halfPoints(*one) + halfPoints(*other)] = 1;
    return pair;
}

/// Pair by pair in the order of their numbers, as the test was planned.
void Matchup::countPrefix()
{
    while (!m_decisive && isOver(2 * m_prefix) && isOver(2 * m_prefix + 1)) {
        const int first = 2 * m_prefix++;
        const bool isCounted = outcome(first) && outcome(first + 1);
        if (isCounted && m_repetitions.isNew(first) && m_repetitions.isNew(first + 1)) {
            m_newPairs.add(pairOf(first));
        }
        const ScoreCounts counts = evidence();
        if (m_test
            && verdict(*m_test, logLikelihoodRatio(*m_test, counts)) != SprtVerdict::Continue) {
            m_decisive = counts;
        }
    }
}

bool Matchup::isOver(int number) const
{
    const Game *const game = m_games.find(number);
    return game != nullptr && *game != Game::Running;
}

void Matchup::leaveOut(int number)
{
    m_games[number] = Game::LeftOut;
    ++m_leftOut;
    passIssued();
    if (m_isAlternating) {
        countPrefix();
    }
}

std::vector<int> Matchup::leftOut() const
{
    std::vector<int> numbers;
    m_games.visitFrom(std::numeric_limits<int>::min(), [&numbers](int number, Game game) {
        if (game == Game::LeftOut) {
            numbers.push_back(number);
        }
        return false;
    });
    return numbers;
}

ScoreCounts Matchup::evidence() const
{
    return m_decisive ? *m_decisive : discounted(m_newPairs, m_repetitions.share());
}

bool Matchup::isRunning(int number) const
{
    const Game *const game = m_games.find(number);
    return game != nullptr && *game == Game::Running;
}

void Matchup::giveBack(int number)
{
    m_games.erase(number);
    m_firstFree = std::min(m_firstFree, number);
}

int Standings::halfPoints(std::size_t player) const
{
    int sum = 0;
    for (const Matchup &matchup : m_matchups) {
        sum += matchup.first() == player  ? matchup.firstHalfPoints()
             : matchup.second() == player ? matchup.secondHalfPoints()
                                          : 0;
    }
    return sum;
}

std::vector<int> Standings::halfPoints() const
{
    std::vector<int> points(m_players);
    for (const Matchup &matchup : m_matchups) {
        points[matchup.first()] += matchup.firstHalfPoints();
        points[matchup.second()] += matchup.secondHalfPoints();
    }
    return points;
}

int Standings::played() const
{
    int sum = 0;
    for (const Matchup &matchup : m_matchups) {
        sum += matchup.played();
    }
    return sum;
}

int Standings::running() const
{
    int sum = 0;
    for (const Matchup &matchup : m_matchups) {
        sum += matchup.running();
    }
    return sum;
}

int Standings::roundsWithout(std::size_t player) const
{
    const auto matches = std::ranges::count_if(
        m_matchups, [player](const Matchup &matchup) { return matchup.has(player); });
    return lastRound() + 1 - static_cast<int>(matches);
}

} // namespace shinpan
