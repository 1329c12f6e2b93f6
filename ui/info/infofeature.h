#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class BoardView;
class CommentPanel;
class OpenGame;

/// What is said of the game and of its moves: comment and judgement in a panel, the game's
/// information and the properties of its nodes in dialogs.
class InfoFeature final : public Feature
{
    Q_OBJECT

public:
    /// Points that the comment speaks of light up on `board`. Both outlive it.
    InfoFeature(WindowFrame &frame, OpenGame &game, BoardView &board);

    [[nodiscard]] CommentPanel &comment() const { return *m_comment; }

private:
    void createMenus();
    void editGameInfo();
    void editProperties();

    OpenGame &m_game;
    CommentPanel *m_comment;
};

} // namespace shinpan
