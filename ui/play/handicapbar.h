#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace shinpan {

class GameController;

/// Above the board while the person places handicap stones: how many there are to be, how many
/// there are, and the button that ends it once the number is right.
class HandicapBar final : public QFrame
{
    Q_OBJECT

public:
    explicit HandicapBar(GameController &game, QWidget *parent = nullptr);

private:
    void showProgress();

    GameController &m_game;
    QLabel *m_text;
    QPushButton *m_done;
};

} // namespace shinpan
