#pragma once

#include "core/competition/result/storedgame.h"

#include <QObject>

namespace shinpan {

class CompetitionGame;
class ResultStore;

/// Writes one game into the store move by move, so that it can go on from there.
class GameJournal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameJournal)

public:
    /// A child of the game, which it follows to its end. `store` must outlive it.
    GameJournal(ResultStore &store, CompetitionGame &game);

private:
    void begin();
    void add(const StoredMove &move);
    void beginAnew();

    ResultStore &m_store;
    CompetitionGame &m_game;
    std::size_t m_moves; ///< of this game that are in the store or on their way
};

} // namespace shinpan
