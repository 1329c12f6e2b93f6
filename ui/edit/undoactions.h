#pragma once

#include <QAction>
#include <QObject>

#include <chrono>

namespace shinpan {

class OpenGame;
class ScoringController;

/// Undo and redo of what was done last on the board, whatever it was: a mark while a score is
/// settled, an edit of the record, or a move in a game against an engine. The texts say which.
/// (Changes of the list of games have actions of their own.)
class UndoActions final : public QObject
{
    Q_OBJECT

public:
    UndoActions(OpenGame &game, ScoringController &scoring, QObject *parent);

    QAction *undo;
    QAction *redo;

Q_SIGNALS:
    /// Why something was not done, in words.
    void refused(const QString &reason);

private:
    /// Whether the last move of the game that is played is younger than the last edit.
    [[nodiscard]] bool isMoveNext() const;
    void refresh();
    void undoLast();
    void redoLast();

    OpenGame &m_game;
    ScoringController &m_scoring;
    std::chrono::steady_clock::time_point
        m_lastMove{}; ///< when the game that is played had its last
};

} // namespace shinpan
