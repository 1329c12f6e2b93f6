#pragma once

#include "core/record/search/positionsearch.h"
#include "core/record/search/textsearch.h"
#include "core/record/tree/gametree.h"
#include "ui/document/collectiondocument.h"
#include "ui/kit/slicedwork.h"

#include <QObject>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace shinpan {

/// A place in a game of the document at which something was found.
struct FindHit
{
    GameId game{};
    NodeId node{};
    int moveNumber = 0;
    std::optional<Move> move; ///< of that very node
    std::variant<TextHit, PositionHit> what;
};

/// What is looked for: a text, or a position in any of some variants.
using FindQuery = std::variant<TextQuery, std::vector<PositionPattern>>;

/// Looks through one game of the document or all of them, between the events. Each game is searched
/// as it was when its turn came.
class GameSearch final : public QObject
{
    Q_OBJECT

public:
    /// The most hits, enough for anybody.
    static constexpr std::size_t MaxHits = 5000;

    explicit GameSearch(const CollectionDocument &games, QObject *parent = nullptr);

    /// Gives up what is running. Games of something else than Go are left out.
    void start(FindQuery query, std::vector<GameId> games);
    void cancel() { m_work.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// How much is done, 0 to 1.
    [[nodiscard]] double progress() const;

Q_SIGNALS:
    /// More was found, in the order of the document.
    void found(const std::vector<shinpan::FindHit> &hits);
    void progressed();
    /// Everything was seen, or MaxHits were found.
    void ended();

private:
    bool doSlice();
    bool openNextGame();
    [[nodiscard]] bool advance();
    void report();

    const CollectionDocument &m_games;
    SlicedWork m_work;
    FindQuery m_query;
    std::vector<GameId> m_queue;
    std::size_t m_next = 0; ///< of m_queue, after the one that is searched
    std::size_t m_hits = 0;
    GameTree m_tree; ///< that is searched
    std::variant<std::monostate, TextSearch, PositionSearch> m_search;
    std::vector<TextHit> m_texts; ///< found in m_tree
};

} // namespace shinpan
