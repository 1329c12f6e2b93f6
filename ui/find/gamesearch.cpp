#include "ui/find/gamesearch.h"

#include "core/record/note/recordjumps.h"
#include "core/record/tree/sgfproperties.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int NodesAtOnce = 50; ///< a fraction of a millisecond

/// Adds where in the game each hit is.
class HitWriter
{
public:
    HitWriter(GameId game, const GameTree &tree)
        : m_game(game)
        , m_tree(tree)
        , m_size(boardSizeOf(tree))
        , m_numbers(moveNumbersByNode(tree))
    { }

    template <typename Found>
    [[nodiscard]] FindHit operator()(const Found &found) const
    {
        return {m_game, found.node, m_numbers[static_cast<std::size_t>(found.node)],
                moveAt(m_tree, found.node, m_size), found};
    }

private:
    GameId m_game;
    const GameTree &m_tree;
    BoardSize m_size;
    std::vector<int> m_numbers;
};

} // namespace

GameSearch::GameSearch(const CollectionDocument &games, QObject *parent)
    : QObject(parent)
    , m_games(games)
{ }

void GameSearch::start(FindQuery query, std::vector<GameId> games)
{
    m_query = std::move(query);
    m_queue = std::move(games);
    m_next = 0;
    m_hits = 0;
    m_search.emplace<std::monostate>();
    m_work.startLater([this] { return doSlice(); });
}

double GameSearch::progress() const
{
    return m_queue.empty() ? 1 : static_cast<double>(m_next) / static_cast<double>(m_queue.size());
}

bool GameSearch::doSlice()
{
    QElapsedTimer time;
    time.start();
    while (m_hits < MaxHits) {
        if (m_search.index() == 0 && !openNextGame()) {
            break;
        }
        if (advance()) {
            report();
            m_search.emplace<std::monostate>();
        }
        if (time.elapsed() >= SlicedWork::Slice.count()) {
            Q_EMIT progressed();
            return false;
        }
    }
    m_work.cancel();
    Q_EMIT ended();
    return true;
}

/// Opens the next game, if there is one; returns whether there is.
bool GameSearch::openNextGame()
{
    while (m_next < m_queue.size() && !m_games.isGo(m_queue[m_next])) {
        ++m_next;
    }
    if (m_next == m_queue.size()) {
        return false;
    }
    m_tree = m_games.tree(m_queue[m_next++]);
    m_texts.clear();
    if (const auto *text = std::get_if<TextQuery>(&m_query)) {
        m_search.emplace<TextSearch>(m_tree, *text);
    } else {
        m_search.emplace<PositionSearch>(m_tree, std::get<std::vector<PositionPattern>>(m_query));
    }
    return true;
}

/// Goes on; returns whether the game is done.
bool GameSearch::advance()
{
    if (auto *texts = std::get_if<TextSearch>(&m_search)) {
        return texts->advance(NodesAtOnce, m_texts);
    }
    return std::get<PositionSearch>(m_search).advance(NodesAtOnce);
}

void GameSearch::report()
{
    const auto *positions = std::get_if<PositionSearch>(&m_search);
    const std::vector<PositionHit> places =
        positions != nullptr ? positions->hits() : std::vector<PositionHit>();
    if (m_texts.empty() && places.empty()) {
        return;
    }
    const HitWriter write(m_queue[m_next - 1], m_tree);
    std::vector<FindHit> hits;
    std::ranges::transform(m_texts, std::back_inserter(hits), write);
    std::ranges::transform(places, std::back_inserter(hits), write);
    hits.resize(std::min(hits.size(), MaxHits - m_hits));
    m_hits += hits.size();
    Q_EMIT found(hits);
}

} // namespace shinpan
