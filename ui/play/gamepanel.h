#pragma once

#include "core/board/color.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <optional>

namespace shinpan {

struct ClockReading;
class Engine;
class EngineProfileStore;
class OpenGame;
class PlayerPlate;

/// Both seats beside the board, kept true to the game.
class GamePanel final : public QWidget
{
    Q_OBJECT

public:
    GamePanel(OpenGame &game, EngineProfileStore &store, QWidget *parent = nullptr);

Q_SIGNALS:
    void addEngineRequested(shinpan::Color color);

private:
    void showGame();
    void showClocks();
    void scheduleTick();
    void watchEngine(Color color);
    void showSync(Color color);
    [[nodiscard]] std::optional<ClockReading> reading(Color color) const;
    [[nodiscard]] std::optional<ClockReading> readingOfGame(Color color) const;
    [[nodiscard]] std::optional<ClockReading> readingOfRecord(Color color) const;
    /// What the side does in the game, in a word; empty when nothing is expected of it.
    [[nodiscard]] QString turnWord(Color color) const;
    [[nodiscard]] QString thinkingWord() const;
    [[nodiscard]] bool isPersonPaused() const;

    OpenGame &m_game;
    EngineProfileStore &m_store;
    ByColor<PlayerPlate *> m_plates;
    ByColor<QPointer<Engine>> m_engines; ///< whose sync is shown
    QTimer m_tick; ///< to the next moment when a clock or a turn's word looks different
    std::chrono::steady_clock::time_point m_turnSince;
    int m_turnNumber = -1; ///< the move being thought about
};

} // namespace shinpan
