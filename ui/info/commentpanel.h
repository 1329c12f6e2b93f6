#pragma once

#include "core/board/point.h"
#include "core/record/note/annotation.h"
#include "core/record/tree/gametree.h"

#include <QLabel>
#include <QWidget>

#include <array>
#include <vector>

class QAction;
class QHBoxLayout;
class QMenu;

namespace shinpan {

class CommentEdit;
struct CommentLink;
class OpenGame;
struct MoveAudit;
class ValueLine;

/// What is thought of the move and the position that are shown, as a row of small buttons: a press
/// says it, the next one emphasises it, the one after that takes it back. Shift emphasises at once.
class AnnotationBar final : public QWidget
{
    Q_OBJECT

public:
    explicit AnnotationBar(OpenGame &game, QWidget *parent = nullptr);

    /// The same as a menu, with keys: Ctrl+Alt+1 to Ctrl+Alt+9.
    [[nodiscard]] QMenu *createMenu(QWidget *parent);

    /// Large texts may leave less room than its buttons like to have.
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    [[nodiscard]] static QString name(Annotation annotation);
    void addButton(Annotation annotation, QHBoxLayout &row);
    void turn(Annotation annotation);
    void refresh();

    OpenGame &m_game;
    std::array<QAction *, AllAnnotations.size()> m_actions{};
};

/// The time of the move that is shown, when it was played here, and the clock after it. Takes no
/// room otherwise.
class AuditLine final : public QLabel
{
    Q_OBJECT

public:
    explicit AuditLine(OpenGame &game, QWidget *parent = nullptr);

private:
    void showNode();

    OpenGame &m_game;
};

namespace text {

/// The audit as "1.2 s · 9:58 left".
[[nodiscard]] QString audit(const MoveAudit &audit);

} // namespace text

/// What is said of the node that is shown: its judgement, its name, its comment, which the engine
/// or the person wrote, and how its move came about. Points and moves in the comment lead to the
/// board.
class CommentPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CommentPanel(OpenGame &game, QWidget *parent = nullptr);

    [[nodiscard]] AnnotationBar &annotations() const { return *m_annotations; }
    /// Selects the first place of a text in the comment, if it is there.
    void selectText(const QString &text, Qt::CaseSensitivity sensitivity);

Q_SIGNALS:
    /// The comment speaks of these points just now; none: of nothing special.
    void pointsLit(const std::vector<shinpan::Point> &points);

private:
    void showNode();
    void takeComment();
    void takeName();
    void lightUp();
    void follow(const CommentLink &link);
    /// The node to which a link to a move leads; NoNode if there is no such move.
    [[nodiscard]] NodeId targetOf(const CommentLink &link) const;

    OpenGame &m_game;
    AnnotationBar *m_annotations;
    ValueLine *m_name;
    CommentEdit *m_text;
    bool m_isTaking = false; ///< the change comes from here
};

} // namespace shinpan
