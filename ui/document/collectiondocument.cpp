#include "ui/document/collectiondocument.h"

#include "ui/document/gameloader.h"
#include "ui/game/opengame.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// How long edits are collected before one signal tells of them.
constexpr auto EditDelay = 150ms;

/// How many rearrangements can be undone.
constexpr std::size_t UndoLimit = 100;

std::size_t indexOf(GameId game)
{
    return static_cast<std::size_t>(game);
}

GameId idOf(std::size_t index)
{
    return GameId{static_cast<std::uint32_t>(index)};
}

std::vector<GameId> firstGames(std::size_t count)
{
    std::vector<GameId> games(count);
    for (std::size_t index = 0; index < count; ++index) {
        games[index] = idOf(index);
    }
    return games;
}

} // namespace

CollectionDocument::CollectionDocument(OpenGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    m_editTimer.setSingleShot(true);
    m_editTimer.setInterval(EditDelay);
    connect(&m_editTimer, &QTimer::timeout, this, &CollectionDocument::currentEdited);
    const GameRecord *record = &game.record();
    connect(record, &GameRecord::nodeAdded, this, &CollectionDocument::noteEdit);
    connect(record, &GameRecord::nodeChanged, this, &CollectionDocument::noteEdit);
    connect(record, &GameRecord::nodeRemoved, this, &CollectionDocument::noteEdit);
    connect(record, &GameRecord::structureChanged, this, &CollectionDocument::noteEdit);
    connect(record, &GameRecord::infoChanged, this, &CollectionDocument::noteEdit);
    connect(record, &GameRecord::modifiedChanged, this, &CollectionDocument::modifiedChanged);
    connect(record, &GameRecord::treeReplaced, this, [this] {
        if (!m_isShowing) {
            adoptRecord();
        }
    });
    adoptRecord();
}

/// The record of the controller is a document of its own.
void CollectionDocument::adoptRecord()
{
    m_games = {};
    m_games.append(m_game.record().tree());
    m_isStored = true;
    m_order = firstGames(1);
    m_savedOrder = m_order;
    m_undone.clear();
    m_redone.clear();
    m_lastNode.clear();
    m_histories.clear();
    m_current = m_order.front();
    m_isEdited = false;
    Q_EMIT opened();
}

void CollectionDocument::noteEdit()
{
    ++m_revision;
    m_isStored = false;
    if (!m_editTimer.isActive()) {
        m_editTimer.start();
    }
}

std::size_t CollectionDocument::placeOf(GameId game) const
{
    return static_cast<std::size_t>(std::ranges::find(m_order, game) - m_order.begin());
}

SgfCollection::Summary CollectionDocument::summary(GameId game) const
{
    return game == m_current && !m_isStored ? summaryOf(m_game.record().tree())
                                            : m_games.summary(indexOf(game));
}

GameTree CollectionDocument::tree(GameId game) const
{
    return game == m_current ? m_game.record().tree() : m_games.game(indexOf(game)).tree;
}

bool CollectionDocument::isGo(GameId game) const
{
    return m_games.isGo(indexOf(game));
}

bool CollectionDocument::isModified() const
{
    return m_isEdited || m_game.record().isModified() || m_order != m_savedOrder
        || std::ranges::any_of(m_histories,
                               [](const auto &kept) { return !kept.second.isClean(); });
}

void CollectionDocument::setUnmodified()
{
    store();
    m_isEdited = false;
    m_savedOrder = m_order;
    for (auto &[game, history] : m_histories) {
        history.setClean();
    }
    m_game.record().setModified(false);
    Q_EMIT modifiedChanged();
}

void CollectionDocument::setModified()
{
    m_isEdited = true;
    Q_EMIT modifiedChanged();
}

const SgfCollection &CollectionDocument::store()
{
    if (!std::exchange(m_isStored, true)) {
        m_games.replace(indexOf(m_current), m_game.record().tree());
    }
    return m_games;
}

std::vector<std::size_t> CollectionDocument::indicesOf(const std::vector<GameId> &games)
{
    std::vector<std::size_t> indices(games.size());
    std::ranges::transform(games, indices.begin(), indexOf);
    return indices;
}

void CollectionDocument::open(LoadedGames loaded)
{
    m_games = std::move(loaded.games);
    m_order = firstGames(m_games.size());
    m_savedOrder = m_order;
    m_undone.clear();
    m_redone.clear();
    m_lastNode.clear();
    m_histories.clear();
    m_isEdited = false;
    showTree(idOf(loaded.first), std::move(loaded.firstTree));
    Q_EMIT opened();
}

void CollectionDocument::show(GameId game)
{
    if (game == m_current) {
        return;
    }
    m_game.stop(); // what it writes into the record belongs to the game
    store();
    if (m_editTimer.isActive()) {
        m_editTimer.stop();
        Q_EMIT currentEdited(); // while it is the current one
    }
    m_lastNode[m_current] = m_game.cursor().node();
    m_histories[m_current] = m_game.record().takeHistory();
    showTree(game, m_games.game(indexOf(game)).tree);
    if (auto kept = m_histories.extract(game)) {
        m_game.record().restoreHistory(std::move(kept.mapped()));
    }
    if (const auto last = m_lastNode.find(game); last != m_lastNode.end()) {
        m_game.cursor().moveTo(last->second);
    }
    Q_EMIT currentChanged();
}

void CollectionDocument::showTree(GameId game, GameTree tree)
{
    m_current = game;
    m_editTimer.stop();
    m_isShowing = true;
    m_game.showTree(std::move(tree));
    m_isShowing = false;
    m_isStored = true;
}

std::vector<GameId> CollectionDocument::insert(std::size_t place, std::vector<GameTree> trees)
{
    std::vector<GameId> added;
    for (GameTree &tree : trees) {
        added.push_back(idOf(m_games.size()));
        m_games.append(std::move(tree));
    }
    Order order = m_order;
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(place), added.begin(), added.end());
    rearrange(std::move(order));
    return added;
}

void CollectionDocument::remove(const std::vector<GameId> &games)
{
    const std::unordered_set<GameId> removed(games.begin(), games.end());
    Order order;
    std::ranges::copy_if(m_order, std::back_inserter(order),
                         [&](GameId game) { return !removed.contains(game); });
    if (order.empty()) {
        order.push_back(idOf(m_games.size()));
        m_games.append(GameRecord(m_game.record().boardSize()).tree());
    }
    rearrange(std::move(order));
}

void CollectionDocument::reorder(std::vector<GameId> order)
{
    Q_ASSERT(std::ranges::is_permutation(order, m_order));
    rearrange(std::move(order));
}

void CollectionDocument::rearrange(Order order)
{
    if (order == m_order) {
        return;
    }
    if (m_undone.size() == UndoLimit) {
        m_undone.erase(m_undone.begin());
    }
    m_undone.push_back(m_order);
    m_redone.clear();
    setOrder(std::move(order));
}

/// The neighbour of the game on the screen takes its place if that has gone.
void CollectionDocument::setOrder(Order order)
{
    const std::size_t place = placeOf(m_current);
    const bool isShown = std::ranges::find(order, m_current) != order.end();
    ++m_revision;
    m_order = std::move(order);
    if (!isShown) {
        show(m_order[std::min(place, m_order.size() - 1)]);
    }
    Q_EMIT rearranged();
    Q_EMIT modifiedChanged();
}

void CollectionDocument::travel(std::vector<Order> &from, std::vector<Order> &to)
{
    if (!from.empty()) {
        to.push_back(m_order);
        Order order = std::move(from.back());
        from.pop_back();
        setOrder(std::move(order));
    }
}

} // namespace shinpan
