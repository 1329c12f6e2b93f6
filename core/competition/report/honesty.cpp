#include "core/competition/report/honesty.h"

#include "core/competition/result/recordedstandings.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// What a game was worth to a side; nothing where nobody knows.
[[nodiscard]] std::optional<double> pointsOf(const StoredGame &game, Color color)
{
    switch (outcomeOf(game.result, color)) {
    case Outcome::Won:
        return 1;
    case Outcome::Lost:
        return 0;
    case Outcome::Jigo:
        return 0.5;
    case Outcome::Unknown:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace

HonestyTally::HonestyTally(const Competition &competition)
    : m_players(playerIds(competition))
    , m_forecasts(competition.players.size())
{ }

bool HonestyTally::lacks(const StoredGame &game) const
{
    return game.state == StoredGame::State::Finished && !m_added.contains(game.id);
}

void HonestyTally::add(const StoredGame &game, std::span<const ToldChance> told)
{
    m_added.insert(game.id);
    if (told.empty()) {
        return;
    }
    addDisagreement(game, told);
    if (game.result.end == GameEnd::Adjudication) {
        ++m_report.adjudicated;
        return;
    }
    const bool isResigned = game.result.end == GameEnd::Resignation;
    const std::optional<double> points = pointsOf(game, Color::Black);
    if (!points || (game.result.end != GameEnd::Passes && !isResigned)) {
        ++m_report.notPlayedOut;
        return;
    }
    ++m_report.games;
    m_report.resigned += isResigned ? 1 : 0;
    for (const Color color : BothColors) {
        std::vector<double> forecasts;
        for (const ToldChance &chance : told) {
            if (chance.color == color) {
                forecasts.push_back(chance.chances);
            }
        }
        const qsizetype player = m_players.indexOf(game.players[color]);
        if (player >= 0) {
            m_forecasts[static_cast<std::size_t>(player)].add(
                forecasts, color == Color::Black ? *points : 1 - *points);
        }
    }
}

/// Notes where its players disagreed most, if that is worth a place in the list.
void HonestyTally::addDisagreement(const StoredGame &game, std::span<const ToldChance> told)
{
    const auto width = [](const Disagreement &one) { return std::abs(one.gap()); };
    std::optional<Disagreement> widest;
    for (std::size_t i = 1; i < told.size(); ++i) {
        const ToldChance &before = told[i - 1];
        const ToldChance &now = told[i];
        if (now.color == before.color || now.move != before.move + 1) {
            continue;
        }
        Disagreement found{.game = game.id, .move = now.move, .chances = {}};
        found.chances[before.color] = before.chances;
        found.chances[now.color] = now.chances;
        if (!widest || width(found) > width(*widest)) {
            widest = found;
        }
    }
    std::vector<Disagreement> &list = m_report.disagreements;
    if (!widest) {
        return;
    }
    const auto isWider = [&](const Disagreement &one, const Disagreement &other) {
        return width(one) > width(other) || (width(one) == width(other) && one.game < other.game);
    };
    list.insert(std::ranges::upper_bound(list, *widest, isWider), *widest);
    list.resize(std::min(list.size(), HonestyReport::MostDisagreements));
}

HonestyReport HonestyTally::report() const
{
    HonestyReport report = m_report;
    for (std::size_t player = 0; player < m_forecasts.size(); ++player) {
        ForecastScore score = m_forecasts[player].score();
        if (score.forecasts > 0) {
            report.players.push_back({player, std::move(score)});
        }
    }
    return report;
}

} // namespace shinpan
