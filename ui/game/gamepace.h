#pragma once

#include <QObject>

#include <chrono>

namespace shinpan {

class GameStatus;
struct GameInPlay;

/// How fast the running game of the open game goes, and whether it does.
class GamePace final : public QObject
{
public:
    /// Both must outlive it.
    GamePace(const GameStatus &status, GameInPlay &play);

    void pause();
    void resume();
    void step();
    [[nodiscard]] std::chrono::milliseconds minimumMoveTime() const;
    void setMinimumMoveTime(std::chrono::milliseconds time);

private:
    const GameStatus &m_status;
    GameInPlay &m_play;
};

} // namespace shinpan
