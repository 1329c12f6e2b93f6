#include "ui/find/findactions.h"

#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/collection/collectionactions.h"
#include "ui/find/findbar.h"
#include "ui/find/gotodialog.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/symbol.h"
#include "ui/play/boardarea.h"

#include <QMenu>

namespace shinpan {

FindActions::FindActions(GameController &game,
                         const AnalysisController &analysis,
                         const CollectionDocument &games,
                         CollectionActions &collection,
                         BoardArea &area,
                         QWidget &window)
    : QObject(&window)
    , m_game(game)
    , m_analysis(analysis)
    , m_games(games)
    , m_collection(collection)
    , m_window(window)
    , m_bar(new FindBar(games, area.board()))
{
    area.addBar(m_bar);
    createActions();
    connectFinding();
    connectJumps();
    BoardView *board = &area.board();
    connect(m_bar, &FindBar::pointsLit, board, &BoardView::setHighlights);
    connect(board, &BoardView::moveOfStoneRequested, this, &FindActions::seekStone);
    area.addActions(boardActions());
}

QAction *FindActions::add(const QString &text, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    return action;
}

void FindActions::createActions()
{
    findText = add(tr("&Find…"), {QKeySequence::Find});
    findNext = add(tr("Find &Next"), {QKeySequence(Qt::Key_F3)});
    findPrevious = add(tr("Find &Previous"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)});
    findPosition = add(tr("Find This P&osition"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    goToMove = add(tr("&Go to Move…"), {QKeySequence(Qt::CTRL | Qt::Key_G)});
    previousComment =
        add(tr("Previous Comment"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up)});
    nextComment = add(tr("Next Comment"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down)});
    previousFork = add(tr("Previous Fork"), {QKeySequence(Qt::CTRL | Qt::Key_Up)});
    nextFork = add(tr("Next Fork"), {QKeySequence(Qt::CTRL | Qt::Key_Down)});
    previousMistake = add(tr("Previous Mistake"), {QKeySequence(Qt::SHIFT | Qt::Key_N)});
    nextMistake = add(tr("Next Mistake"), {QKeySequence(Qt::Key_N)});
    backToMainLine = add(tr("Back to the &Main Line"),
                         {QKeySequence(Qt::CTRL | Qt::Key_M), QKeySequence(Qt::Key_Insert)});
    previousMistake->setIcon(symbolIcon(Symbol::Up));
    nextMistake->setIcon(symbolIcon(Symbol::Down));
    for (QAction *action : {previousMistake, nextMistake}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
}

QList<QAction *> FindActions::boardActions() const
{
    return {previousMistake, nextMistake};
}

void FindActions::addTo(QMenu *menu)
{
    menu->addActions({goToMove, backToMainLine});
    menu->addSeparator();
    menu->addActions(
        {previousComment, nextComment, previousFork, nextFork, previousMistake, nextMistake});
    menu->addSeparator();
    menu->addActions({findText, findNext, findPrevious, findPosition});
}

void FindActions::connectFinding()
{
    connect(findText, &QAction::triggered, m_bar, &FindBar::findText);
    connect(findPosition, &QAction::triggered, m_bar, &FindBar::findPosition);
    connect(findNext, &QAction::triggered, m_bar, [this] { m_bar->step(1); });
    connect(findPrevious, &QAction::triggered, m_bar, [this] { m_bar->step(-1); });
    connect(m_bar, &FindBar::hitChosen, this, &FindActions::show);
    connect(goToMove, &QAction::triggered, this, &FindActions::askMove);
}

void FindActions::connectJumps()
{
    const GameTree &tree = m_game.record().tree();
    jump(previousComment, nextComment, [&tree](NodeId node) { return hasComment(tree, node); });
    jump(previousFork, nextFork, [&tree](NodeId node) { return tree.hasVariations(node); });
    jump(previousMistake, nextMistake, [this](NodeId node) { return m_analysis.isMistake(node); });
    connect(backToMainLine, &QAction::triggered, this, [this, &tree] {
        m_game.cursor().moveTo(mainLineNodeOf(tree, m_game.cursor().node()));
    });
}

/// Both go to the nearest node that passes the test, on the line that is shown.
void FindActions::jump(QAction *back, QAction *forward, const NodeTest &test)
{
    GameCursor *cursor = &m_game.cursor();
    const auto go = [cursor](NodeId node) {
        if (node != NoNode) {
            cursor->moveTo(node);
        }
    };
    connect(back, &QAction::triggered, this, [this, cursor, test, go] {
        go(previousWhere(m_game.record().tree(), cursor->node(), test));
    });
    connect(forward, &QAction::triggered, this, [cursor, test, go] {
        go(nextWhere(
            cursor->node(), [cursor](NodeId node) { return cursor->nextNodeOf(node); }, test));
    });
}

void FindActions::seekStone(Point point)
{
    const NodeId node = placerOf(m_game.record().tree(), m_game.cursor().node(), point);
    if (node != NoNode) {
        m_game.cursor().moveTo(node);
    }
}

/// A game that is played may be in the way of another one: then the person is asked, and goes there
/// by pressing F3 once more.
void FindActions::show(const FindHit &hit)
{
    if (hit.game != m_games.current()) {
        m_collection.show(hit.game);
    }
    if (hit.game != m_games.current() || !m_game.record().tree().contains(hit.node)) {
        return;
    }
    m_game.cursor().moveTo(hit.node);
    if (const auto *text = std::get_if<TextHit>(&hit.what);
        text != nullptr && text->place == TextHit::Place::Comment) {
        Q_EMIT commentFound(text->context.mid(text->start, text->length), Qt::CaseSensitive);
    }
}

void FindActions::askMove()
{
    auto *dialog = new GoToDialog(m_game.cursor(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace shinpan
