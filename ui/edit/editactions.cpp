#include "ui/edit/editactions.h"

#include "ui/edit/editcontroller.h"
#include "ui/edit/recordeditor.h"
#include "ui/edit/undoactions.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/symbol.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace shinpan {

static_assert(EditActions::ToolCount == static_cast<std::size_t>(LastEditTool) + 1);

EditActions::EditActions(GameController &game,
                         EditController &editing,
                         RecordEditor &editor,
                         UndoActions &undoing,
                         QWidget &window)
    : QObject(&window)
    , m_game(game)
    , m_editing(editing)
    , m_editor(editor)
    , m_undoing(undoing)
    , m_window(window)
    , m_toolGroup(new QActionGroup(this))
{
    createTools();
    createTreeActions();
    connectTree();
    for (QAction *action : boardActions()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(&editing, &EditController::activeChanged, this, &EditActions::showMode);
    connect(&editing, &EditController::toolChanged, this, &EditActions::showMode);
    connect(&game, &GameController::changed, this, &EditActions::refresh);
    connect(&game.record(), &GameRecord::structureChanged, this, &EditActions::refresh);
    showMode();
    refresh();
}

QList<QAction *> EditActions::boardActions() const
{
    QList<QAction *> actions(m_tools.begin(), m_tools.end());
    return actions << switchToPlay << leave << remove;
}

QList<QAction *> EditActions::nodeActions() const
{
    return {cut,     copy,   paste,        remove,       nullptr,
            promote, demote, makeMainLine, removeOthers, flatten};
}

QAction *EditActions::tool(EditTool tool) const
{
    return m_tools[static_cast<std::size_t>(tool)];
}

void EditActions::createTools()
{
    mode = symbolAction(this, Symbol::Edit, tr("&Edit Mode"),
                        tr("Edit the board with the tools above it"), Qt::CTRL | Qt::Key_E);
    mode->setCheckable(true);
    mode->setIconText(tr("Edit"));
    connect(mode, &QAction::triggered, &m_editing, &EditController::setActive);
    leave = symbolAction(this, Symbol::Close, tr("Leave Edit &Mode"), tr("Back to playing"),
                         Qt::Key_Escape);
    connect(leave, &QAction::triggered, &m_editing, [this] { m_editing.setActive(false); });
    switchToPlay = symbolAction(this, Symbol::Swap, tr("Switch Player to Move"),
                                tr("The other colour is to play here"), Qt::Key_X);
    connect(switchToPlay, &QAction::triggered, &m_editing, &EditController::switchToPlay);
    for (std::size_t index = 0; index < ToolCount; ++index) {
        const auto which = static_cast<EditTool>(index);
        const EditToolLook look = lookOf(which);
        QAction *action = symbolAction(this, look.symbol, look.name, look.tip, look.key);
        action->setCheckable(true);
        m_toolGroup->addAction(action);
        m_tools[index] = action;
        connect(action, &QAction::triggered, &m_editing,
                [this, which] { m_editing.setTool(which); });
    }
}

void EditActions::createTreeActions()
{
    constexpr auto CtrlShift = Qt::CTRL | Qt::SHIFT;
    cut =
        symbolAction(this, Symbol::Cut, tr("Cu&t Variation"),
                     tr("Take this move and all after it to the clipboard"), CtrlShift | Qt::Key_X);
    copy =
        symbolAction(this, Symbol::Duplicate, tr("&Copy Variation"),
                     tr("Copy this move and all after it to the clipboard"), CtrlShift | Qt::Key_C);
    paste = symbolAction(this, Symbol::Paste, tr("&Paste Variation"),
                         tr("Add the clipboard's game after this move"), CtrlShift | Qt::Key_V);
    remove = symbolAction(this, Symbol::Remove, tr("&Delete"),
                          tr("Delete this move and all after it"), Qt::Key_Delete);
    promote = symbolAction(this, Symbol::Up, tr("Move Var&iation Up"),
                           tr("One place nearer to the main line"), CtrlShift | Qt::Key_PageUp);
    demote = symbolAction(this, Symbol::Down, tr("Move Variation Do&wn"),
                          tr("One place farther from the main line"), CtrlShift | Qt::Key_PageDown);
    makeMainLine =
        symbolAction(this, Symbol::ToStart, tr("Make &Main Line"),
                     tr("Make the line to this move the main line"), Qt::CTRL | Qt::Key_L);
    removeOthers = symbolAction(this, Symbol::Remove, tr("Delete &Other Variations"),
                                tr("Delete whatever turns off the line to this move"), {});
    flatten = symbolAction(this, Symbol::Score, tr("&Flatten"),
                           tr("Make this position the start of the game"), {});
    flatten->setIcon({});
    removeOthers->setIcon({});
}

void EditActions::connectTree()
{
    const auto onNode = [this](QAction *action, void (RecordEditor::*act)(NodeId)) {
        connect(action, &QAction::triggered, &m_editor,
                [this, act] { (m_editor.*act)(m_game.cursor().node()); });
    };
    onNode(cut, &RecordEditor::cut);
    onNode(copy, &RecordEditor::copy);
    onNode(paste, &RecordEditor::paste);
    onNode(promote, &RecordEditor::promote);
    onNode(demote, &RecordEditor::demote);
    onNode(makeMainLine, &RecordEditor::makeMainLine);
    onNode(removeOthers, &RecordEditor::removeOtherVariations);
    onNode(flatten, &RecordEditor::flatten);
    connect(remove, &QAction::triggered, this, &EditActions::askRemove);
}

/// Asks before more than one node goes, though it can be undone.
void EditActions::askRemove()
{
    const NodeId node = m_game.cursor().node();
    const GameTree &tree = m_game.record().tree();
    if (!m_editor.mayRemove(node) || tree.firstChild(node) == NoNode) {
        m_editor.remove(node);
        return;
    }
    int count = 0;
    for (NodeId each = node; each != NoNode; each = tree.nextInSubtree(each, node)) {
        ++count;
    }
    auto *question =
        new QMessageBox(QMessageBox::Question, tr("Delete"),
                        tr("Delete this node and the %n after it?", nullptr, count - 1),
                        QMessageBox::Cancel, &m_window);
    question->setInformativeText(tr("Undo brings them back."));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *yes = question->addButton(tr("&Delete"), QMessageBox::AcceptRole);
    question->setDefaultButton(yes);
    connect(yes, &QPushButton::clicked, this, [this, node] {
        if (m_game.record().tree().contains(node)) {
            m_editor.remove(node);
        }
    });
    question->open();
}

void EditActions::showMode()
{
    const bool isActive = m_editing.isActive();
    mode->setChecked(isActive);
    for (QAction *action : m_tools) {
        action->setEnabled(isActive);
    }
    leave->setEnabled(isActive);
    switchToPlay->setEnabled(isActive);
    tool(m_editing.tool())->setChecked(true);
}

void EditActions::refresh()
{
    const GameTree &tree = m_game.record().tree();
    const NodeId node = m_game.cursor().node();
    const bool hasParent = node != tree.root();
    for (QAction *action : {cut, remove, makeMainLine, removeOthers, flatten}) {
        action->setEnabled(hasParent);
    }
    promote->setEnabled(tree.previousSibling(node) != NoNode);
    demote->setEnabled(tree.nextSibling(node) != NoNode);
}

void EditActions::addTo(QMenu &menu) const
{
    menu.addActions({m_undoing.undo, m_undoing.redo});
    menu.addSeparator();
    for (QAction *action : nodeActions()) {
        if (action != nullptr) {
            menu.addAction(action);
        } else {
            menu.addSeparator();
        }
    }
    menu.addSeparator();
    menu.addAction(mode);
    QMenu *tools = menu.addMenu(tr("Too&ls"));
    for (QAction *action : m_tools) {
        tools->addAction(action);
        if (action == tool(EditTool::Erase) || action == tool(EditTool::Selected)
            || action == tool(EditTool::Label) || action == tool(EditTool::Arrow)) {
            tools->addSeparator();
        }
    }
    tools->addSeparator();
    tools->addActions({switchToPlay, leave});
}

} // namespace shinpan
