#pragma once

#include "ui/edit/editstroke.h"
#include "ui/kit/feature.h"

#include <QAction>
#include <QFrame>

#include <array>

class QActionGroup;
class QKeySequence;
class QLineEdit;
class QToolBar;

namespace shinpan {

class BoardView;
class EditController;
class OpenGame;
class GameTreeView;
class RecordEditor;
class ScoringController;
class UndoActions;

/// Everything that edits the record, with tools on the board and in the tree, as actions for the
/// Edit menu, the bar above the board, and keys. Those of the tree are about the node at the
/// cursor.
class EditFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    EditFeature(WindowFrame &frame,
                OpenGame &game,
                ScoringController &scoring,
                BoardView &board,
                GameTreeView &tree);

    [[nodiscard]] EditController &controller() const { return *m_editing; }
    [[nodiscard]] UndoActions &undoing() const { return *m_undoing; }

    /// What has bare keys (Delete, the tools'). They work only inside a widget that was given these
    /// actions.
    [[nodiscard]] QList<QAction *> boardActions() const;
    [[nodiscard]] QAction *tool(EditTool tool) const;

    QAction *mode;  ///< edit mode on or off
    QAction *leave; ///< Escape
    QAction *switchToPlay;
    QAction *cut;
    QAction *copy;
    QAction *paste;
    QAction *remove;
    QAction *promote;
    QAction *demote;
    QAction *makeMainLine;
    QAction *removeOthers;
    QAction *flatten;

private:
    QAction *add(const char *name,
                 Symbol symbol,
                 const QString &text,
                 const QString &tip,
                 const QKeySequence &key);
    void createTools();
    void createTreeActions();
    void connectTree();
    void fillMenu(QMenu &menu) const;
    /// Those about the node at the cursor, with null between groups.
    [[nodiscard]] QList<QAction *> nodeActions() const;
    void showMode();
    void refresh();
    void askRemove();

    OpenGame &m_game;
    UndoActions *m_undoing;
    RecordEditor *m_editor;
    EditController *m_editing;
    QActionGroup *m_toolGroup;
    std::array<QAction *, EditToolCount> m_tools{};
};

/// The tools above the board while it is edited: one row, as short as the board is wide.
class EditBar final : public QFrame
{
    Q_OBJECT

public:
    EditBar(const OpenGame &game, EditController &editing, const EditFeature &actions);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addTools(const EditFeature &actions);
    void showToPlay();
    void showTool();
    /// A click into the field, or typing there, means its tool.
    void chooseLabel();

    EditController &m_editing;
    QToolBar *m_bar;
    QLineEdit *m_label;
    QAction *m_toPlay = nullptr;
};

} // namespace shinpan
