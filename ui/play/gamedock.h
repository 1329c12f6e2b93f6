#pragma once

#include "ui/kit/panel.h"

namespace shinpan {

class ScoringController;
class ScoringPanel;

/// The dock beside the board: the seats, and in their place the score while one is settled.
class GameDock final : public Panel
{
    Q_OBJECT

public:
    /// Takes `seats`. `board` gets the focus back from the score; it outlives the dock.
    GameDock(QWidget *seats, ScoringController &scoring, QWidget &board, QWidget *parent = nullptr);

private:
    void showScore(bool shown);

    QWidget &m_board;
    QWidget *m_seats;
    ScoringPanel *m_score;
    bool m_wasClosed = false; ///< by the person, before the score came
};

} // namespace shinpan
