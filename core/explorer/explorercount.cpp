#include "core/explorer/explorercount.h"

#include <algorithm>
#include <functional>

namespace shinpan {

namespace {

/// The points that a continuation stands for on the board that was asked for.
[[nodiscard]] std::vector<Point> pointsOf(int next, BoardSize size, const PositionKey &key)
{
    std::vector<Point> points;
    for (int i = 0; i < size.pointCount() && next < size.pointCount(); ++i) {
        if (canonicalPoint(size.pointAt(i), size, key) == next) {
            points.push_back(size.pointAt(i));
        }
    }
    // The upper right corner is where people begin.
    std::ranges::sort(points, [](Point one, Point other) {
        return std::pair(one.row + one.column, one.row)
             > std::pair(other.row + other.column, other.row);
    });
    return points;
}

void addTo(ExplorerTally &tally, IndexedEnd end, int date)
{
    ++tally.games;
    tally.black.wins += end == IndexedEnd::Black ? 1 : 0;
    tally.black.losses += end == IndexedEnd::White ? 1 : 0;
    tally.black.jigos += end == IndexedEnd::Draw ? 1 : 0;
    tally.lastYear = std::max(tally.lastYear, date / 10000);
}

[[nodiscard]] IndexedEnd exchanged(IndexedEnd end)
{
    return end == IndexedEnd::Black ? IndexedEnd::White
         : end == IndexedEnd::White ? IndexedEnd::Black
                                    : end;
}

} // namespace

Explorer::Count::Count(const Explorer &explorer,
                       BoardSize size,
                       Color toPlay,
                       const ExplorerFilter &filter,
                       std::size_t mostGames)
    : m_explorer(explorer)
    , m_size(size)
    , m_toPlay(toPlay)
    , m_filter(filter)
    , m_mostGames(mostGames)
    , m_byMove(static_cast<std::size_t>(PassedPosition::nextCount(size)))
{ }

void Explorer::Count::add(const Occurrence &occurrence)
{
    if (occurrence.game >= m_explorer.m_games.size()) {
        return;
    }
    const Entry &game = m_explorer.m_games[occurrence.game];
    const PassedPosition position = occurrence.unpacked(m_size);
    const bool isExchanged = position.toPlay != m_toPlay;
    if (!m_explorer.isWanted(game, m_filter) || (isExchanged && !m_filter.joinsColors)) {
        return;
    }
    const IndexedEnd end = isExchanged ? exchanged(game.end) : game.end;
    Move &move = m_byMove[position.next];
    if (move.lastGame != occurrence.game) {
        move.lastGame = occurrence.game;
        addTo(move.tally, end, game.date);
        addValue(move.tally, position);
    }
    if (m_lastGame != occurrence.game) {
        m_lastGame = occurrence.game;
        addTo(m_all, end, game.date);
        addValue(m_all, position);
        addGame({occurrence.game, position});
    }
}

void Explorer::Count::addValue(ExplorerTally &tally, const PassedPosition &position) const
{
    if (position.value != 0) {
        const double chances = (position.value - 1) / 1000.0;
        ++tally.valued;
        tally.blackChances += m_toPlay == Color::Black ? chances : 1 - chances;
    }
}

auto Explorer::Count::isLater() const
{
    return [this](const Game &one, const Game &other) {
        const std::int32_t date = m_explorer.m_games[one.first].date;
        const std::int32_t otherDate = m_explorer.m_games[other.first].date;
        return std::pair(-date, one.first) < std::pair(-otherDate, other.first);
    };
}

void Explorer::Count::addGame(const Game &game)
{
    if (m_latest.size() < m_mostGames) {
        m_latest.push_back(game);
    } else if (!m_latest.empty() && isLater()(game, m_latest.front())) {
        std::ranges::pop_heap(m_latest, isLater());
        m_latest.back() = game;
    } else {
        return;
    }
    std::ranges::push_heap(m_latest, isLater());
}

std::vector<Explorer::Count::Game> Explorer::Count::latest() const
{
    std::vector<Game> games = m_latest;
    std::ranges::sort_heap(games, isLater());
    return games;
}

ExplorerAnswer Explorer::Count::answer(const PositionKey &key) const
{
    ExplorerAnswer answer;
    answer.all = m_all;
    const auto end = static_cast<std::size_t>(PassedPosition::endOf(m_size));
    answer.ended = m_byMove[end].tally.games;
    for (std::size_t next = 0; next < end; ++next) {
        if (m_byMove[next].tally.games > 0) {
            answer.moves.push_back(
                {pointsOf(static_cast<int>(next), m_size, key), m_byMove[next].tally});
        }
    }
    std::ranges::stable_sort(answer.moves, std::ranges::greater(),
                             [](const ExplorerMove &move) { return move.tally.games; });
    return answer;
}

} // namespace shinpan
