#include "ui/edit/editfeature.h"

#include "ui/edit/editcontroller.h"
#include "ui/edit/gameguard.h"
#include "ui/edit/recordeditor.h"
#include "ui/edit/undoactions.h"
#include "ui/game/opengame.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/windowframe.h"
#include "ui/tree/nodemenu.h"

#include <QActionGroup>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

namespace shinpan {

namespace {

constexpr int IconSide = 20;

} // namespace

EditFeature::EditFeature(WindowFrame &frame,
                         OpenGame &game,
                         ScoringController &scoring,
                         BoardView &board,
                         GameTreeView &tree)
    : Feature(frame)
    , m_game(game)
    , m_undoing(new UndoActions(game, scoring, &frame.window()))
    , m_editor(new RecordEditor(game, &frame.window()))
    , m_editing(new EditController(game, scoring, board, &frame.window()))
    , m_toolGroup(new QActionGroup(this))
{
    createTools();
    createTreeActions();
    connectTree();
    for (QAction *action : boardActions()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(m_editing, &EditController::activeChanged, this, &EditFeature::showMode);
    connect(m_editing, &EditController::toolChanged, this, &EditFeature::showMode);
    connect(&game, &OpenGame::changed, this, &EditFeature::refresh);
    connect(&game.record(), &GameRecord::structureChanged, this, &EditFeature::refresh);
    showMode();
    refresh();
    new NodeMenu(tree, nodeActions());
    addBar(new EditBar(game, *m_editing, *this));
    addToMenu(MenuPart::EditRecord, [this](QMenu &menu) { fillMenu(menu); });
    const auto tell = [&frame](const QString &reason) { frame.tell(reason); };
    connect(m_editing, &EditController::refused, this, tell);
    connect(m_editor, &RecordEditor::refused, this, tell);
    connect(m_undoing, &UndoActions::refused, this, tell);
}

QList<QAction *> EditFeature::boardActions() const
{
    QList<QAction *> actions(m_tools.begin(), m_tools.end());
    return actions << switchToPlay << leave << remove;
}

QList<QAction *> EditFeature::nodeActions() const
{
    return {cut,     copy,   paste,        remove,       nullptr,
            promote, demote, makeMainLine, removeOthers, flatten};
}

QAction *EditFeature::tool(EditTool tool) const
{
    return m_tools[static_cast<std::size_t>(tool)];
}

/// `name`: under which its keys are remembered.
QAction *EditFeature::add(const char *name,
                          Symbol symbol,
                          const QString &text,
                          const QString &tip,
                          const QKeySequence &key)
{
    QAction *action = symbolAction(this, symbol, text, tip, key);
    action->setObjectName(QLatin1String(name));
    return action;
}

void EditFeature::createTools()
{
    mode = add("editMode", Symbol::Edit, tr("&Board Tools"),
               tr("Set up stones and marks with the tools above the board"), Qt::CTRL | Qt::Key_E);
    mode->setCheckable(true);
    mode->setIconText(tr("Tools"));
    connect(mode, &QAction::triggered, m_editing, &EditController::setActive);
    leave = add("leaveEditMode", Symbol::Close, tr("Put &Tools Away"), tr("Back to playing"),
                Qt::Key_Escape);
    connect(leave, &QAction::triggered, m_editing, [this] { m_editing->setActive(false); });
    switchToPlay = add("switchToPlay", Symbol::Swap, tr("Switch Player to Move"),
                       tr("The other colour plays next here"), Qt::Key_X);
    connect(switchToPlay, &QAction::triggered, m_editing, &EditController::switchToPlay);
    for (std::size_t index = 0; index < EditToolCount; ++index) {
        const auto which = static_cast<EditTool>(index);
        const EditToolLook look = lookOf(which);
        const QString name = QStringLiteral("tool.") + symbolName(look.symbol);
        QAction *action = add(qPrintable(name), look.symbol, look.name, look.tip, look.key);
        action->setCheckable(true);
        m_toolGroup->addAction(action);
        m_tools[index] = action;
        connect(action, &QAction::triggered, m_editing,
                [this, which] { m_editing->setTool(which); });
    }
}

void EditFeature::createTreeActions()
{
    constexpr auto CtrlShift = Qt::CTRL | Qt::SHIFT;
    cut = add("cut", Symbol::Cut, tr("Cu&t Variation"),
              tr("Cut this move and everything after it to the clipboard"), CtrlShift | Qt::Key_X);
    copy =
        add("copy", Symbol::Duplicate, tr("&Copy Variation"),
            tr("Copy this move and everything after it to the clipboard"), CtrlShift | Qt::Key_C);
    paste = add("paste", Symbol::Paste, tr("&Paste Variation"),
                tr("Add the clipboard’s game after this move"), CtrlShift | Qt::Key_V);
    remove = add("remove", Symbol::Remove, tr("&Delete"),
                 tr("Delete this move and everything after it"), Qt::Key_Delete);
    promote = add("promote", Symbol::Up, tr("Move Var&iation Up"),
                  tr("One place closer to the main line"), CtrlShift | Qt::Key_PageUp);
    demote = add("demote", Symbol::Down, tr("Move Variation Do&wn"),
                 tr("One place further from the main line"), CtrlShift | Qt::Key_PageDown);
    makeMainLine = add("makeMainLine", Symbol::ToStart, tr("Make &Main Line"),
                       tr("Make the line to this move the main line"), Qt::CTRL | Qt::Key_L);
    removeOthers = add("removeOthers", Symbol::Remove, tr("Delete &Other Variations"),
                       tr("Delete everything that branches off the line to this move"), {});
    flatten = add("flatten", Symbol::Score, tr("&Flatten"),
                  tr("Make this position the start of the game"), {});
    flatten->setIcon({});
    removeOthers->setIcon({});
}

void EditFeature::connectTree()
{
    const auto onNode = [this](QAction *action, void (RecordEditor::*act)(NodeId)) {
        connect(action, &QAction::triggered, m_editor,
                [this, act] { (m_editor->*act)(m_game.cursor().node()); });
    };
    onNode(cut, &RecordEditor::cut);
    onNode(copy, &RecordEditor::copy);
    onNode(paste, &RecordEditor::paste);
    onNode(promote, &RecordEditor::promote);
    onNode(demote, &RecordEditor::demote);
    onNode(makeMainLine, &RecordEditor::makeMainLine);
    onNode(removeOthers, &RecordEditor::removeOtherVariations);
    onNode(flatten, &RecordEditor::flatten);
    connect(remove, &QAction::triggered, this, &EditFeature::askRemove);
}

/// Asks before more than one node goes, though it can be undone.
void EditFeature::askRemove()
{
    const NodeId node = m_game.cursor().node();
    const GameTree &tree = m_game.record().tree();
    if (!mayRemove(m_game, node) || tree.firstChild(node) == NoNode) {
        m_editor->remove(node);
        return;
    }
    int count = 0;
    for (NodeId each = node; each != NoNode; each = tree.nextInSubtree(each, node)) {
        ++count;
    }
    auto *question =
        new QMessageBox(QMessageBox::Question, tr("Delete"),
                        tr("Delete this node and the %n after it?", nullptr, count - 1),
                        QMessageBox::Cancel, &frame().window());
    question->setInformativeText(tr("Undo brings them back."));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *yes = question->addButton(tr("&Delete"), QMessageBox::AcceptRole);
    question->setDefaultButton(yes);
    connect(yes, &QPushButton::clicked, this, [this, node] {
        if (m_game.record().tree().contains(node)) {
            m_editor->remove(node);
        }
    });
    question->open();
}

void EditFeature::showMode()
{
    const bool isActive = m_editing->isActive();
    mode->setChecked(isActive);
    for (QAction *action : m_tools) {
        action->setEnabled(isActive);
    }
    leave->setEnabled(isActive);
    switchToPlay->setEnabled(isActive);
    tool(m_editing->tool())->setChecked(true);
}

void EditFeature::refresh()
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

void EditFeature::fillMenu(QMenu &menu) const
{
    menu.addActions({m_undoing->undo, m_undoing->redo});
    menu.addSeparator();
    menu.addActions({cut, copy, paste, remove});
    menu.addMenu(tr("&Variation"))
        ->addActions({promote, demote, makeMainLine, removeOthers, flatten});
    menu.addSeparator();
    menu.addAction(mode);
    QMenu *tools = menu.addMenu(tr("Too&ls"));
    QMenu *place = tools;
    for (QAction *action : m_tools) {
        place->addAction(action);
        if (action == tool(EditTool::Erase)) {
            tools->addSeparator();
            place = tools->addMenu(tr("&Marks"));
        } else if (action == tool(EditTool::Selected)) {
            place = tools;
        } else if (action == tool(EditTool::Arrow)) {
            place = tools->addMenu(tr("Territory and &Visibility"));
        }
    }
    tools->addSeparator();
    tools->addActions({switchToPlay, leave});
}

EditBar::EditBar(const OpenGame &game, EditController &editing, const EditFeature &actions)
    : m_editing(editing)
    , m_bar(new QToolBar(this))
    , m_label(new QLineEdit)
{
    setAccessibleName(tr("Edit Tools"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_bar->setIconSize({IconSide, IconSide});
    m_bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_bar->setAccessibleName(tr("Edit Tools"));
    m_bar->setWindowTitle(tr("Edit Tools")); // the text of the action that Qt gives it
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Normal, spacing::Tight, spacing::Normal, spacing::Tight);
    row->addWidget(m_bar);
    m_label->setPlaceholderText(tr("Label"));
    m_label->setAccessibleName(tr("Label to write"));
    m_label->setClearButtonEnabled(true);
    m_label->setFixedWidth(m_label->fontMetrics().averageCharWidth() * 14);
    addTools(actions);
    showTool();
    showToPlay();
    setVisible(editing.isActive());
    m_label->installEventFilter(this);
    connect(m_label, &QLineEdit::textChanged, &editing, &EditController::setLabel);
    connect(m_label, &QLineEdit::textEdited, this, &EditBar::chooseLabel);
    connect(m_label, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
    connect(&editing, &EditController::activeChanged, this, &EditBar::setVisible);
    connect(&editing, &EditController::toolChanged, this, &EditBar::showTool);
    connect(&game, &OpenGame::changed, this, &EditBar::showToPlay);
}

void EditBar::addTools(const EditFeature &actions)
{
    const auto add = [this](QAction *action) {
        m_bar->addAction(action);
        auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(action));
        button->setAccessibleName(plainLabel(action->text()));
        button->setAccessibleDescription(action->toolTip());
        button->setFocusPolicy(Qt::TabFocus);
    };
    for (std::size_t index = 0; index < EditToolCount; ++index) {
        const auto tool = static_cast<EditTool>(index);
        add(actions.tool(tool));
        if (tool == EditTool::Erase) {
            m_toPlay = actions.switchToPlay;
            add(m_toPlay);
            m_bar->addSeparator();
        } else if (tool == EditTool::Selected || tool == EditTool::Arrow) {
            m_bar->addSeparator();
        } else if (tool == EditTool::Label) {
            m_bar->addWidget(m_label);
        }
    }
    m_bar->addSeparator();
    add(actions.leave);
    auto *space = new QWidget(m_bar); // or the tools would share the room that is left
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(space);
    if (auto *extension = m_bar->findChild<QToolButton *>(QLatin1String("qt_toolbar_ext_button"))) {
        extension->setAccessibleName(tr("More tools"));
    }
}

/// The button shows whose turn it is.
void EditBar::showToPlay()
{
    const bool isBlack = m_editing.toPlay() == Color::Black;
    m_toPlay->setIcon(symbolIcon(isBlack ? Symbol::BlackToPlay : Symbol::WhiteToPlay));
    m_toPlay->setToolTip(isBlack ? tr("Black is to play here; press for White (X)")
                                 : tr("White is to play here; press for Black (X)"));
}

void EditBar::showTool()
{
    const bool isLabel = m_editing.tool() == EditTool::Label;
    if (isLabel && m_label->text().isEmpty() && isVisible()) {
        m_label->setFocus();
    } else if (!isLabel && m_label->hasFocus()) {
        focusNextChild(); // keys are for the board again
    }
}

void EditBar::chooseLabel()
{
    m_editing.setTool(EditTool::Label);
}

bool EditBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn
        && static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason) {
        chooseLabel();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace shinpan
