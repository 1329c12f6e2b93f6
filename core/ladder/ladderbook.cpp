#include "core/ladder/ladderbook.h"

#include "core/statistics/rankscale.h"
#include "core/util/jsonbook.h"
#include "core/util/regularfile.h"

#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace shinpan {

namespace {

constexpr JsonBook Form{.entries = QLatin1String("games"), .largestFile = 4 * MiB};
constexpr int LargestBoard = 52;
constexpr int MostStones = 99;
constexpr std::array Outcomes{"lost", "drawn", "won"};

[[nodiscard]] QJsonObject jsonOf(const LadderGame &game)
{
    QJsonObject object{
        {QStringLiteral("opponent"), game.terms.opponent},
        {QStringLiteral("strength"), game.terms.strength},
        {QStringLiteral("size"), game.terms.size},
        {QStringLiteral("handicap"), game.terms.handicap},
        {QStringLiteral("when"), game.when.toUTC().toString(Qt::ISODate)},
        {QStringLiteral("result"),
         QLatin1String(Outcomes.at(static_cast<std::size_t>(game.outcome)))},
    };
    if (game.rank) {
        object.insert(QStringLiteral("rank"), *game.rank);
    }
    return object;
}

/// Nothing for what is no game.
[[nodiscard]] std::optional<LadderGame> gameFrom(const QJsonObject &object)
{
    LadderGame game{
        .terms = {.opponent = object.value(QStringLiteral("opponent")).toString(),
                  .strength = object.value(QStringLiteral("strength")).toString(),
                  .size = object.value(QStringLiteral("size")).toInt(),
                  .handicap = object.value(QStringLiteral("handicap")).toInt()},
        .when = QDateTime::fromString(object.value(QStringLiteral("when")).toString(), Qt::ISODate)
                    .toUTC()};
    const QString result = object.value(QStringLiteral("result")).toString();
    const auto outcome = std::ranges::find_if(
        Outcomes, [&](const char *word) { return result == QLatin1String(word); });
    if (outcome == Outcomes.end() || !game.when.isValid() || game.terms.size < 2
        || game.terms.size > LargestBoard || std::abs(game.terms.handicap) > MostStones) {
        return std::nullopt;
    }
    game.outcome = static_cast<LadderGame::Outcome>(outcome - Outcomes.begin());
    const QJsonValue rank = object.value(QStringLiteral("rank"));
    if (rank.isDouble()) {
        game.rank = std::clamp(rank.toDouble(), WeakestRank, StrongestRank);
    }
    return game;
}

/// The rank that the opponent had with the stones taken off it.
[[nodiscard]] double facedRank(const LadderGame &game)
{
    const double ranks = ranksOfHandicap(std::abs(game.terms.handicap), game.terms.size);
    return *game.rank + (game.terms.handicap > 0 ? -ranks : ranks);
}

[[nodiscard]] QDate mondayOf(const QDateTime &when)
{
    const QDate day = when.toLocalTime().date();
    return day.addDays(1 - day.dayOfWeek());
}

} // namespace

void addTo(GameCounts &counts, LadderGame::Outcome outcome)
{
    counts.wins += outcome == LadderGame::Outcome::Won ? 1 : 0;
    counts.losses += outcome == LadderGame::Outcome::Lost ? 1 : 0;
    counts.jigos += outcome == LadderGame::Outcome::Drawn ? 1 : 0;
}

Result<LadderBook> LadderBook::read(const QString &path)
{
    const Result<QJsonArray> games = readBook(Form, path);
    if (!games) {
        return failure(games.error());
    }
    LadderBook book;
    for (const QJsonValue &value : *games) {
        if (const std::optional<LadderGame> game = gameFrom(value.toObject())) {
            book.add(*game);
        }
    }
    return book;
}

Result<void> LadderBook::save(const QString &path) const
{
    QJsonArray games;
    for (const LadderGame &game : m_games) {
        games.append(jsonOf(game));
    }
    return saveBook(Form, games, path);
}

void LadderBook::add(const LadderGame &game)
{
    const auto place = std::ranges::upper_bound(m_games, game.when, {}, &LadderGame::when);
    m_games.insert(place, game);
    if (m_games.size() > Most) {
        m_games.erase(m_games.begin());
    }
}

std::vector<LadderBook::Row> LadderBook::rows() const
{
    std::vector<Row> rows;
    for (auto game = m_games.rbegin(); game != m_games.rend(); ++game) {
        auto row = std::ranges::find(rows, game->terms, &Row::terms);
        if (row == rows.end()) {
            rows.push_back({game->terms, {}, game->when, game->rank});
            row = rows.end() - 1;
        }
        addTo(row->games, game->outcome);
    }
    return rows;
}

std::optional<LadderBook::Rating> LadderBook::ratingOn(int size, const QDateTime &before) const
{
    std::vector<RankedGames> rated;
    for (auto game = m_games.rbegin(); game != m_games.rend() && rated.size() < Rated; ++game) {
        if (game->terms.size == size && game->rank && (!before.isValid() || game->when < before)) {
            rated.push_back({facedRank(*game)});
            addTo(rated.back().games, game->outcome);
        }
    }
    return rated.empty() ? std::nullopt : std::optional(Rating{rankOfGames(rated), rated.size()});
}

std::vector<LadderBook::Week> LadderBook::weeksOn(int size) const
{
    constexpr int Days = 7;
    std::vector<Week> weeks;
    for (const LadderGame &game : m_games) {
        const QDate monday = mondayOf(game.when);
        const bool isCounted = game.terms.size == size && game.rank;
        if (!isCounted || (!weeks.empty() && weeks.back().monday == monday)) {
            continue;
        }
        if (const auto rating = ratingOn(size, monday.addDays(Days).startOfDay())) {
            weeks.push_back({monday, *rating});
        }
    }
    return weeks;
}

std::vector<int> LadderBook::sizes() const
{
    std::set<int> sizes;
    for (const LadderGame &game : m_games) {
        sizes.insert(game.terms.size);
    }
    return {sizes.begin(), sizes.end()};
}

} // namespace shinpan
