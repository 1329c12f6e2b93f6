#pragma once

#include "core/board/color.h"

#include <QTimer>
#include <QWidget>

#include <chrono>

namespace shinpan {

class EngineProfileStore;
class GameController;
class PlayerPlate;

/// Both seats beside the board, kept true to the game.
class GamePanel final : public QWidget
{
    Q_OBJECT

public:
    GamePanel(GameController &game, EngineProfileStore &store, QWidget *parent = nullptr);

Q_SIGNALS:
    void addEngineRequested(shinpan::Color color);

private:
    void showGame();
    void offerEngines();
    /// What the side does in the game, in a word; empty when nothing is expected of it.
    [[nodiscard]] QString turnWord(Color color) const;
    [[nodiscard]] QString thinkingWord() const;

    GameController &m_game;
    EngineProfileStore &m_store;
    ByColor<PlayerPlate *> m_plates;
    QTimer m_second; ///< while somebody thinks
    std::chrono::steady_clock::time_point m_turnSince;
    int m_turnNumber = -1; ///< the move being thought about
};

} // namespace shinpan
