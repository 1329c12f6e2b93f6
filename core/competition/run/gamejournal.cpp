#include "core/competition/run/gamejournal.h"

#include "core/competition/run/competitiongame.h"
#include "core/competition/store/resultstore.h"

namespace shinpan {

GameJournal::GameJournal(ResultStore &store, CompetitionGame &game)
    : QObject(&game)
    , m_store(store)
    , m_game(game)
    , m_moves(game.continuedFrom())
{
    connect(&game, &CompetitionGame::begun, this, &GameJournal::begin);
    connect(&game, &CompetitionGame::moved, this, &GameJournal::add);
}

/// A game that goes on is there already.
void GameJournal::begin()
{
    if (!m_game.plan().isBegun) {
        m_store.beginGame(m_game.stored());
    }
}

/// The move that ended the game before it was cut off is in the store already; if it is another one
/// now, this is another game from there on.
void GameJournal::add(const StoredMove &move)
{
    const std::vector<StoredMove> &played = m_game.plan().played;
    const std::size_t index = m_moves++;
    if (index < played.size() && move.vertex == played[index].vertex) {
        return;
    }
    if (index < played.size()) {
        beginAnew();
    }
    m_store.addMove(m_game.plan().id, move);
}

void GameJournal::beginAnew()
{
    m_game.countAttempt();
    m_store.beginGame(m_game.stored());
    for (std::size_t i = 0; i < m_game.continuedFrom(); ++i) {
        m_store.addMove(m_game.plan().id, m_game.plan().played[i]);
    }
}

} // namespace shinpan
