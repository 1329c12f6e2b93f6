#pragma once

#include <QWidget>

class QLabel;

namespace shinpan {

class BoardView;
class EngineFailureCard;
class GameActions;
class GameController;
class NoticeBar;

/// The middle of the window: the board of the cursor's position, the steps through the game below
/// it, and above it what the person should know.
class BoardArea final : public QWidget
{
    Q_OBJECT

public:
    BoardArea(GameController &game, GameActions &actions, QWidget *parent = nullptr);

    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] NoticeBar &notices() const { return *m_notices; }
    [[nodiscard]] EngineFailureCard &failureCard() const { return *m_failureCard; }

private:
    [[nodiscard]] QWidget *createSteps(GameActions &actions);
    void connectBoard();
    void showPosition();
    void showGhost();

    GameController &m_game;
    NoticeBar *m_notices;
    EngineFailureCard *m_failureCard;
    BoardView *m_board;
    QLabel *m_moveNumber;
};

} // namespace shinpan
