#pragma once

#include "core/board/point.h"
#include "core/record/tree/gametree.h"

#include <QWidget>

#include <vector>

namespace shinpan {

class AnnotationBar;
class CommentEdit;
class GameController;
class ValueLine;
struct CommentLink;

/// What is said of the node that is shown: its judgement, its name, its comment, which the engine
/// or the person wrote, and how its move came about. Points and moves in the comment lead to the
/// board.
class CommentPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CommentPanel(GameController &game, QWidget *parent = nullptr);

    [[nodiscard]] AnnotationBar &annotations() const { return *m_annotations; }
    /// Selects the first place of a text in the comment, if it is there.
    void selectText(const QString &text, Qt::CaseSensitivity sensitivity);

Q_SIGNALS:
    /// The comment speaks of these points just now; none: of nothing special.
    void pointsLit(const std::vector<shinpan::Point> &points);

private:
    void connectRecord();
    void showNode();
    void takeComment();
    void takeName();
    void lightUp();
    void follow(const CommentLink &link);
    /// Where a link to a move leads; NoNode if there is no such move.
    [[nodiscard]] NodeId targetOf(const CommentLink &link) const;

    GameController &m_game;
    AnnotationBar *m_annotations;
    ValueLine *m_name;
    CommentEdit *m_text;
    bool m_isTaking = false; ///< the change comes from here
};

} // namespace shinpan
