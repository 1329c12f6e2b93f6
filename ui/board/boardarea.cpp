#include "ui/board/boardarea.h"

#include "core/record/sgfproperties.h"
#include "ui/board/boardview.h"
#include "ui/board/recordmarkup.h"
#include "ui/engines/enginecards.h"
#include "ui/gameactions.h"
#include "ui/gamecontroller.h"
#include "ui/match/handicapbar.h"
#include "ui/noticebar.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/style.h"
#include "ui/text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace shinpan {

BoardArea::BoardArea(GameController &game,
                     ScoringController &scoring,
                     GameActions &actions,
                     QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_scoring(scoring)
    , m_column(new QVBoxLayout(this))
    , m_notices(new NoticeBar(this))
    , m_engineCards(new EngineCards(game, this))
    , m_board(new BoardView(this))
    , m_moveNumber(new QLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_notices);
    m_column->addWidget(new HandicapBar(game, this));
    m_column->addWidget(m_board, 1);
    m_column->addWidget(m_engineCards);
    m_column->addWidget(createSteps(actions));
    addActions(actions.boardActions());
    connectBoard();
    showPosition();
}

void BoardArea::addBar(QWidget *bar)
{
    m_column->insertWidget(m_column->indexOf(m_board), bar);
}

QWidget *BoardArea::createSteps(GameActions &actions)
{
    auto *steps = new QWidget(this);
    auto *row = new QHBoxLayout(steps);
    row->setContentsMargins(spacing::Normal, 0, spacing::Normal, spacing::Normal);
    row->setSpacing(spacing::Tight);
    const auto add = [&](QAction *action) {
        auto *button = new QToolButton(steps);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        button->setAccessibleName(action->text());
        row->addWidget(button);
    };
    m_moveNumber->setAlignment(Qt::AlignCenter);
    m_moveNumber->setMinimumWidth(
        m_moveNumber->fontMetrics().horizontalAdvance(tr("Move 999 · White Q16 ")));
    row->addStretch();
    add(actions.toStart);
    add(actions.back);
    row->addWidget(m_moveNumber);
    add(actions.forward);
    add(actions.toEnd);
    row->addStretch();
    return steps;
}

void BoardArea::connectBoard()
{
    GameCursor *cursor = &m_game.cursor();
    connect(cursor, &GameCursor::moved, this, &BoardArea::showPosition);
    connect(&m_game, &GameController::changed, this, &BoardArea::showStones);
    connect(m_board, &BoardView::pointClicked, this, &BoardArea::click);
    connect(m_board, &BoardView::stepRequested, cursor,
            [cursor](int steps) { steps > 0 ? cursor->forward(steps) : cursor->back(-steps); });
    connect(&m_scoring, &ScoringController::changed, this, &BoardArea::showMarks);
    connect(&m_scoring, &ScoringController::shownChanged, this, [this](bool shown) {
        m_board->setMarking(shown);
        showStones();
        if (shown) {
            m_board->setFocus();
        }
    });
}

void BoardArea::showPosition()
{
    const GameCursor &cursor = m_game.cursor();
    showStones();
    showMarks();
    const std::optional<Move> move = cursor.lastMove();
    m_moveNumber->setText(move ? tr("Move %1 · %2 %3")
                                     .arg(cursor.moveNumber())
                                     .arg(text::colorName(move->color), text::moveName(*move))
                               : tr("Move %1").arg(cursor.moveNumber()));
}

/// The stones of the position, with those of a handicap that is being placed.
void BoardArea::showStones()
{
    Board board = m_game.cursor().board();
    for (const Point point : m_game.placedHandicap()) {
        board.set(point, Stone::Black);
    }
    m_board->setPosition(board, m_game.cursor().lastMove());
    m_board->setGhost(m_scoring.isShown() ? std::nullopt : m_game.playableColor());
}

void BoardArea::showMarks()
{
    const GameCursor &cursor = m_game.cursor();
    const Board &board = cursor.board();
    m_board->setMarkup(
        m_scoring.isShown()
            ? m_scoring.markup()
            : markupOf(board, markupAt(m_game.record().tree(), cursor.node(), board.size())));
}

void BoardArea::click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (m_scoring.isShown()) {
        button == Qt::LeftButton ? mark(point, modifiers) : offerMarks(point);
    } else if (button == Qt::LeftButton) {
        m_game.playAt(point);
    }
}

void BoardArea::mark(Point point, Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        m_scoring.toggleSeki(point);
    } else {
        m_scoring.toggleDead(point, modifiers.testFlag(Qt::ControlModifier) ? MarkReach::Chain
                                                                            : MarkReach::Group);
    }
}

/// What could be said of the stone there.
void BoardArea::offerMarks(Point point)
{
    const ScoringSession &session = *m_scoring.session();
    if (session.board().at(point) == Stone::Empty) {
        return;
    }
    const bool isDead = session.isDead(point);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(isDead ? tr("The Group Is &Alive") : tr("The Group Is &Dead"), this,
                    [this, point] { m_scoring.toggleDead(point, MarkReach::Group); });
    menu->addAction(isDead ? tr("This &Chain Alone Is Alive") : tr("This &Chain Alone Is Dead"),
                    this, [this, point] { m_scoring.toggleDead(point, MarkReach::Chain); });
    menu->addAction(session.isInSeki(point) ? tr("Not in &Seki") : tr("In &Seki"), this,
                    [this, point] { m_scoring.toggleSeki(point); });
    menu->popup(m_board->mapToGlobal(m_board->geometry().centre(point).toPoint()));
}

void BoardArea::keyPressEvent(QKeyEvent *event)
{
    const bool isBare = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!m_scoring.isShown() || !isBare) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::optional<Point> point = m_board->cursor() ? m_board->cursor() : m_board->hovered();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_scoring.finish();
    } else if (event->key() == Qt::Key_Escape) {
        m_scoring.cancel();
    } else if (event->key() == Qt::Key_S && point) {
        m_scoring.toggleSeki(*point);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
