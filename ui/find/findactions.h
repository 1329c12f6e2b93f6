#pragma once

#include "core/record/note/recordjumps.h"
#include "ui/find/gamesearch.h"

#include <QAction>
#include <QObject>

class QMenu;

namespace shinpan {

class AnalysisController;
class BoardArea;
class CollectionActions;
class FindBar;
class GameController;

/// Finding things in the game and going there, as actions for a menu and keys.
class FindActions final : public QObject
{
    Q_OBJECT

public:
    /// Puts its bar above the board. All outlive the actions; `window` is the parent of the dialog.
    FindActions(GameController &game,
                const AnalysisController &analysis,
                const CollectionDocument &games,
                CollectionActions &collection,
                BoardArea &area,
                QWidget &window);

    QAction *findText;
    QAction *findNext;
    QAction *findPrevious;
    QAction *findPosition;
    QAction *goToMove;
    QAction *previousComment;
    QAction *nextComment;
    QAction *previousFork;
    QAction *nextFork;
    QAction *previousMistake;
    QAction *nextMistake;
    QAction *backToMainLine;

    void addTo(QMenu *menu);
    /// What has bare keys (N, Insert), for widgets in which they mean this.
    [[nodiscard]] QList<QAction *> boardActions() const;

    /// To the move that placed the stone there.
    void seekStone(Point point);

Q_SIGNALS:
    /// A text was found in the comment that is shown now.
    void commentFound(const QString &text, Qt::CaseSensitivity sensitivity);

private:
    QAction *add(const QString &text, const QList<QKeySequence> &keys);
    void createActions();
    void connectFinding();
    void connectJumps();
    void jump(QAction *back, QAction *forward, const NodeTest &test);
    void show(const FindHit &hit);
    void askMove();

    GameController &m_game;
    const AnalysisController &m_analysis;
    const CollectionDocument &m_games;
    CollectionActions &m_collection;
    QWidget &m_window;
    FindBar *m_bar;
};

} // namespace shinpan
