#pragma once

#include "core/record/note/recordjumps.h"
#include "core/record/tree/gametree.h"
#include "core/util/result.h"
#include "ui/find/gamesearch.h"
#include "ui/kit/feature.h"

#include <QAction>
#include <QDialog>

class QLineEdit;
class QPushButton;

namespace shinpan {

class AnalysisController;
class BoardArea;
class CollectionActions;
class CommentPanel;
class FieldNote;
class FindBar;
class OpenGame;
class GameCursor;

/// Asks where to go in the game: a move number, or a path into a variation (nodepath.h). Says what
/// is there while it is typed.
class GoToDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The cursor outlives the dialog; it is moved when the dialog is accepted.
    explicit GoToDialog(GameCursor &cursor, QWidget *parent = nullptr);

    void accept() override;

private:
    [[nodiscard]] Result<NodeId> target() const;
    void explain();

    GameCursor &m_cursor;
    QLineEdit *m_path;
    FieldNote *m_note;
    QPushButton *m_go;
};

/// Finding texts, positions and mistakes in the game and its file and going there, as actions for a
/// menu and keys.
class FindFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it searches and where it shows what it found; everything outlives it.
    struct Parts
    {
        OpenGame &game;
        const CollectionDocument &games;
        CollectionActions &collection;
        const AnalysisController &analysis;
        BoardArea &area;
        CommentPanel &comment;
    };

    /// Puts its bar above the board.
    FindFeature(WindowFrame &frame, const Parts &parts);

    QAction *findText;
    QAction *findNext;
    QAction *findPrevious;
    QAction *findPosition;
    QAction *goToMove;
    QAction *previousComment;
    QAction *nextComment;
    QAction *previousFork;
    QAction *nextFork;
    QAction *previousMistake; ///< to the position before it, as the next one
    QAction *nextMistake;
    QAction *backToMainLine;

    /// What has bare keys (N, Insert), for widgets in which they mean this.
    [[nodiscard]] QList<QAction *> boardActions() const;

    /// Goes to the move that placed the stone there.
    void seekStone(Point point);

private:
    QAction *add(const char *name, const QString &text, const QList<QKeySequence> &keys);
    void createActions();
    void fillMenu(QMenu &menu) const;
    void connectFinding();
    void connectJumps();
    void jump(QAction *back, QAction *forward, const NodeTest &test);
    void show(const FindHit &hit);
    void askMove();

    Parts m_parts;
    FindBar *m_bar;
};

} // namespace shinpan
