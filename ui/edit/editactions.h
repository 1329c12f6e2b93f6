#pragma once

#include "ui/edit/edittool.h"

#include <QAction>
#include <QObject>

#include <array>
#include <cstddef>

class QActionGroup;
class QMenu;
class QWidget;

namespace shinpan {

class EditController;
class GameController;
class RecordEditor;
class UndoActions;

/// Everything that edits the record, as actions for the Edit menu, the bar above the board, and
/// keys. Those of the tree are about the node at the cursor.
class EditActions final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t ToolCount = 18;

    /// All outlive the actions; questions are asked over `window`.
    EditActions(GameController &game,
                EditController &editing,
                RecordEditor &editor,
                UndoActions &undoing,
                QWidget &window);

    /// What has bare keys (Delete, the tools'). They work only inside a widget that was given these
    /// actions.
    [[nodiscard]] QList<QAction *> boardActions() const;
    [[nodiscard]] QAction *tool(EditTool tool) const;
    /// Those about the node at the cursor, with null between groups.
    [[nodiscard]] QList<QAction *> nodeActions() const;
    /// All of it, for the Edit menu.
    void addTo(QMenu &menu) const;

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
    void createTools();
    void createTreeActions();
    void connectTree();
    void showMode();
    void refresh();
    void askRemove();

    GameController &m_game;
    EditController &m_editing;
    RecordEditor &m_editor;
    UndoActions &m_undoing;
    QWidget &m_window;
    QActionGroup *m_toolGroup;
    std::array<QAction *, ToolCount> m_tools{};
};

} // namespace shinpan
