#include "ui/find/findfeature.h"

#include "core/record/gamecursor.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/collection/collectionactions.h"
#include "ui/find/findbar.h"
#include "ui/game/opengame.h"
#include "ui/info/commentpanel.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/windowframe.h"
#include "ui/play/boardarea.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>

namespace shinpan {

namespace {

constexpr int Width = 380;

} // namespace

GoToDialog::GoToDialog(GameCursor &cursor, QWidget *parent)
    : QDialog(parent)
    , m_cursor(cursor)
    , m_path(new QLineEdit)
    , m_note(new FieldNote(m_path))
    , m_go(new AccentButton(tr("&Go")))
{
    setWindowTitle(tr("Go to Move"));
    setMinimumWidth(Width);
    m_path->setAccessibleName(tr("Move or path"));
    m_path->setPlaceholderText(QString::number(cursor.moveNumber()));
    QLabel *hint =
        form::caption(tr("30.2.45 is move 45 of the second continuation after move 30; “end” "
                         "is the end of the main line."));
    hint->setWordWrap(true);
    setLayout(
        form::column(spacing::Tight,
                     {form::labelFor(m_path, tr("&Move")), m_path, m_note, hint,
                      form::space(spacing::Wide), form::dialogButtons(*this, m_go)},
                     {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    connect(m_path, &QLineEdit::textChanged, this, &GoToDialog::explain);
    explain();
}

void GoToDialog::accept()
{
    if (const Result<NodeId> node = target()) {
        m_cursor.moveTo(*node);
        QDialog::accept();
    }
}

Result<NodeId> GoToDialog::target() const
{
    const QString path = m_path->text().trimmed();
    if (path.isEmpty()) {
        return failure(Message());
    }
    const auto next = [this](NodeId node) { return m_cursor.nextNodeOf(node); };
    return nodeOfPath(m_cursor.record().tree(), m_cursor.node(), next, path);
}

void GoToDialog::explain()
{
    const Result<NodeId> node = target();
    m_go->setEnabled(node.has_value());
    if (!node) {
        m_note->setNote(FieldNote::Tone::Error, text::message(node.error()));
        return;
    }
    const auto move = moveAt(m_cursor.record().tree(), *node, m_cursor.record().boardSize());
    m_note->setNote(FieldNote::Tone::Quiet,
                    move ? tr("%1 %2").arg(text::colorName(move->color), text::moveName(*move))
                         : tr("A position without a move"));
}

FindFeature::FindFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_parts(parts)
    , m_bar(new FindBar(parts.games, parts.area.board()))
{
    parts.area.addBar(m_bar);
    createActions();
    connectFinding();
    connectJumps();
    BoardView *board = &parts.area.board();
    connect(m_bar, &FindBar::pointsLit, board, [board](const std::vector<Point> &points) {
        board->setHighlights(LayerRank::Finding, points);
    });
    connect(&parts.game.record(), &GameRecord::treeReplaced, board,
            [board] { board->clearLayer(LayerRank::Finding); });
    connect(board, &BoardView::moveOfStoneRequested, this, &FindFeature::seekStone);
    parts.area.addActions(boardActions());
    addToMenu(MenuPart::GoFind, [this](QMenu &menu) { fillMenu(menu); });
}

/// `name`: under which its keys are remembered.
QAction *FindFeature::add(const char *name, const QString &text, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}

void FindFeature::createActions()
{
    constexpr auto CtrlShift = Qt::CTRL | Qt::SHIFT;
    findText = add("find", tr("&Find…"), {QKeySequence::Find});
    findNext = add("findNext", tr("Find &Next"), {Qt::Key_F3});
    findPrevious = add("findPrevious", tr("Find &Previous"), {Qt::SHIFT | Qt::Key_F3});
    findPosition = add("findPosition", tr("Find This P&osition"), {CtrlShift | Qt::Key_F});
    goToMove = add("goToMove", tr("&Go to Move…"), {Qt::CTRL | Qt::Key_G});
    previousComment = add("previousComment", tr("Previous Comment"), {CtrlShift | Qt::Key_Up});
    nextComment = add("nextComment", tr("Next Comment"), {CtrlShift | Qt::Key_Down});
    previousFork = add("previousFork", tr("Previous Fork"), {Qt::CTRL | Qt::Key_Up});
    nextFork = add("nextFork", tr("Next Fork"), {Qt::CTRL | Qt::Key_Down});
    previousMistake = add("previousMistake", tr("Previous Mistake"), {Qt::SHIFT | Qt::Key_N});
    nextMistake = add("nextMistake", tr("Next Mistake"), {Qt::Key_N});
    backToMainLine =
        add("backToMainLine", tr("Back to the &Main Line"), {Qt::CTRL | Qt::Key_M, Qt::Key_Insert});
    previousMistake->setIcon(symbolIcon(Symbol::Up));
    nextMistake->setIcon(symbolIcon(Symbol::Down));
    for (QAction *action : boardActions()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
}

QList<QAction *> FindFeature::boardActions() const
{
    return {previousMistake, nextMistake};
}

void FindFeature::fillMenu(QMenu &menu) const
{
    menu.addActions({goToMove, backToMainLine});
    menu.addMenu(tr("&Jump to"))
        ->addActions(
            {previousComment, nextComment, previousFork, nextFork, previousMistake, nextMistake});
    menu.addMenu(tr("F&ind"))->addActions({findText, findNext, findPrevious, findPosition});
}

void FindFeature::connectFinding()
{
    connect(findText, &QAction::triggered, m_bar, &FindBar::findText);
    connect(findPosition, &QAction::triggered, m_bar, &FindBar::findPosition);
    connect(findNext, &QAction::triggered, m_bar, [this] { m_bar->step(1); });
    connect(findPrevious, &QAction::triggered, m_bar, [this] { m_bar->step(-1); });
    connect(m_bar, &FindBar::hitChosen, this, &FindFeature::show);
    connect(&m_parts.game.cursor(), &GameCursor::moved, m_bar, &FindBar::followBoard);
    connect(goToMove, &QAction::triggered, this, &FindFeature::askMove);
}

void FindFeature::connectJumps()
{
    const GameTree &tree = m_parts.game.record().tree();
    jump(previousComment, nextComment, [&tree](NodeId node) { return hasComment(tree, node); });
    jump(previousFork, nextFork, [&tree](NodeId node) { return tree.hasVariations(node); });
    // A mistake is looked at in the position before it, where a better move can be played.
    jump(previousMistake, nextMistake, [this](NodeId node) {
        const NodeId next = m_parts.game.cursor().nextNodeOf(node);
        return next != NoNode && m_parts.analysis.isMistake(next);
    });
    connect(backToMainLine, &QAction::triggered, this, [this, &tree] {
        m_parts.game.cursor().moveTo(mainLineNodeOf(tree, m_parts.game.cursor().node()));
    });
}

/// Both go to the nearest node that passes the test, on the line that is shown.
void FindFeature::jump(QAction *back, QAction *forward, const NodeTest &test)
{
    GameCursor *cursor = &m_parts.game.cursor();
    const auto go = [cursor](NodeId node) {
        if (node != NoNode) {
            cursor->moveTo(node);
        }
    };
    connect(back, &QAction::triggered, this, [this, cursor, test, go] {
        go(previousWhere(m_parts.game.record().tree(), cursor->node(), test));
    });
    connect(forward, &QAction::triggered, this, [cursor, test, go] {
        go(nextWhere(
            cursor->node(), [cursor](NodeId node) { return cursor->nextNodeOf(node); }, test));
    });
}

void FindFeature::seekStone(Point point)
{
    const NodeId node = placerOf(m_parts.game.record().tree(), m_parts.game.cursor().node(), point);
    if (node != NoNode) {
        m_parts.game.cursor().moveTo(node);
    }
}

/// A game that is played may be in the way of another one: then the person is asked, and goes there
/// by pressing F3 once more.
void FindFeature::show(const FindHit &hit)
{
    if (hit.game != m_parts.games.current()) {
        m_parts.collection.show(hit.game);
    }
    if (hit.game != m_parts.games.current() || !m_parts.game.record().tree().contains(hit.node)) {
        return;
    }
    m_parts.game.cursor().moveTo(hit.node);
    if (const auto *text = std::get_if<TextHit>(&hit.what);
        text != nullptr && text->place == TextHit::Place::Comment) {
        m_parts.comment.selectText(text->context.mid(text->start, text->length), Qt::CaseSensitive);
    }
}

void FindFeature::askMove()
{
    auto *dialog = new GoToDialog(m_parts.game.cursor(), &frame().window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace shinpan
