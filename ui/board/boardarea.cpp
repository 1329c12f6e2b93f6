#include "ui/board/boardarea.h"

#include "core/record/sgfproperties.h"
#include "ui/board/boardview.h"
#include "ui/board/recordmarkup.h"
#include "ui/engines/enginefailurecard.h"
#include "ui/gameactions.h"
#include "ui/gamecontroller.h"
#include "ui/noticebar.h"
#include "ui/style.h"
#include "ui/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace shinpan {

BoardArea::BoardArea(GameController &game, GameActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_notices(new NoticeBar(this))
    , m_failureCard(new EngineFailureCard(this))
    , m_board(new BoardView(this))
    , m_moveNumber(new QLabel(this))
{
    m_failureCard->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_board, 1);
    column->addWidget(m_failureCard);
    column->addWidget(createSteps(actions));
    addActions(actions.boardActions());
    connectBoard();
    showPosition();
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
    connect(&m_game, &GameController::changed, this, &BoardArea::showGhost);
    connect(m_board, &BoardView::pointClicked, this, [this](Point point, Qt::MouseButton button) {
        if (button == Qt::LeftButton) {
            m_game.playAt(point);
        }
    });
    connect(m_board, &BoardView::stepRequested, cursor,
            [cursor](int steps) { steps > 0 ? cursor->forward(steps) : cursor->back(-steps); });
}

void BoardArea::showPosition()
{
    const GameCursor &cursor = m_game.cursor();
    m_board->setPosition(cursor.board(), cursor.lastMove());
    m_board->setMarkup(markupOf(
        cursor.board(), markupAt(m_game.record().tree(), cursor.node(), cursor.board().size())));
    const std::optional<Move> move = cursor.lastMove();
    m_moveNumber->setText(move ? tr("Move %1 · %2 %3")
                                     .arg(cursor.moveNumber())
                                     .arg(text::colorName(move->color), text::moveName(*move))
                               : tr("Move %1").arg(cursor.moveNumber()));
    showGhost();
}

void BoardArea::showGhost()
{
    m_board->setGhost(m_game.playableColor());
}

} // namespace shinpan
