#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace shinpan {

class GameController;

/// The comment of the node that is shown: what the engine said of its move, what the person writes.
class CommentPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CommentPanel(GameController &game, QWidget *parent = nullptr);

private:
    void showComment();
    void takeComment();

    GameController &m_game;
    QPlainTextEdit *m_text;
    bool m_isTaking = false; ///< the change comes from here
};

} // namespace shinpan
