#include "ui/play/boardarea.h"

#include "core/record/tree/sgfproperties.h"
#include "ui/board/boardview.h"
#include "ui/board/painting/marksprites.h"
#include "ui/board/recordoverlay.h"
#include "ui/engines/enginecards.h"
#include "ui/game/opengame.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/foldingcard.h"
#include "ui/kit/forms.h"
#include "ui/kit/messagestack.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/shortenedlabel.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/play/boardlayout.h"
#include "ui/play/gameactions.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/settings/preferences.h"
#include "ui/sound/soundplayer.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <cstdlib>
#include <utility>

namespace shinpan {

HandicapBar::HandicapBar(OpenGame &game, QWidget *parent)
    : Card(parent)
    , m_game(game)
    , m_text(new QLabel(this))
    , m_done(new AccentButton(tr("&Done")))
{
    setAccessibleName(tr("Handicap"));
    m_done->setAccessibleName(tr("The handicap stones are placed"));
    m_done->setDefault(true); // looks like the next step
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Wide, spacing::Normal);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_text, 1);
    row->addWidget(m_done);
    connect(m_done, &QPushButton::clicked, &game.person(), &PersonAtBoard::submitHandicap);
    connect(&game, &OpenGame::changed, this, &HandicapBar::showProgress);
    showProgress();
}

void HandicapBar::showProgress()
{
    const int wanted = m_game.status().handicapToPlace();
    const auto placed = static_cast<int>(m_game.status().placedHandicap().size());
    setVisible(wanted > 0);
    m_done->setEnabled(placed == wanted);
    m_text->setText(
        placed == wanted
            ? tr("All %n handicap stones are placed. Click one to take it away again.", nullptr,
                 wanted)
            : tr("Place %n handicap stones: %1 on the board.", nullptr, wanted).arg(placed));
}

BoardArea::BoardArea(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_game(parts.game)
    , m_scoring(parts.scoring)
    , m_actions(parts.actions)
    , m_preferences(parts.preferences)
    , m_column(new QVBoxLayout(this))
    , m_notices(parts.notices)
    , m_engineCards(new EngineCards(parts.game, parts.engines, this))
    , m_board(new BoardView(this))
    , m_foldingCards(new QWidget(this))
    , m_cards(new QWidget(this))
    , m_moveNumber(new ShortenedLabel(this))
    , m_steps(createSteps(parts.actions))
    , m_numbersStart(parts.game.record().tree().root())
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(new BoardLayout(m_board, m_foldingCards), 1);
    m_column->addLayout(
        form::row(0, {form::rest(), {m_cards, BoardLayout::widestMessage()}, form::rest()},
                  {spacing::Wide, 0, spacing::Wide, 0}));
    m_column->addWidget(m_steps);
    m_foldingCards->setLayout(form::column(spacing::Tight, {}));
    m_cards->setLayout(form::column(spacing::Tight, {}));
    m_cards->setMaximumWidth(BoardLayout::widestMessage());
    (new MessageStack(*m_board))->add(&m_notices);
    addCard(new HandicapBar(m_game, this));
    addCard(m_engineCards);
    addActions(m_actions.boardActions());
    connectBoard();
    connectRecord();
    new GameSounds(m_game.cursor(), m_preferences, this);
    showOptions();
    showStones();
    showPosition();
}

void BoardArea::addBar(QWidget *bar)
{
    m_column->insertWidget(m_bars++, bar);
}

void BoardArea::addCard(QWidget *card)
{
    if (auto *folding = qobject_cast<FoldingCard *>(card)) {
        m_foldingCards->layout()->addWidget(card);
        folding->follow(*m_board);
    } else {
        m_cards->layout()->addWidget(card);
    }
}

void BoardArea::setPlain(bool isPlain)
{
    m_steps->setHidden(isPlain);
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
    m_moveNumber->setWidest(tr("Move 999 · White Q16 · lost 99.9% "));
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
    connect(m_board, &BoardView::pointClicked, this, &BoardArea::click);
    connect(m_board, &BoardView::menuRequested, this, &BoardArea::showMenu);
    connect(m_board, &BoardView::moveOfStoneRequested, this, &BoardArea::goToMoveAt);
    connect(m_board, &BoardView::stepRequested, cursor,
            [cursor](int steps) { steps > 0 ? cursor->forward(steps) : cursor->back(-steps); });
    connect(m_board, &BoardView::variationRequested, this, &BoardArea::stepVariations);
    m_preferences.follow<BoardOptions>(this, &BoardArea::showOptions);
    connect(&m_scoring, &ScoringController::changed, this, &BoardArea::showScore);
    connect(&m_scoring, &ScoringController::shownChanged, this, [this](bool shown) {
        m_board->setMarking(shown);
        showStones();
        if (shown) {
            m_board->setFocus();
        }
    });
}

void BoardArea::connectRecord()
{
    const GameRecord *record = &m_game.record();
    connect(&m_game.cursor(), &GameCursor::moved, this, &BoardArea::showPosition);
    connect(&m_game, &OpenGame::changed, this, &BoardArea::showStones);
    connect(record, &GameRecord::nodeAdded, this,
            [this, record](NodeId node) { showRecordAround(record->tree().parent(node)); });
    connect(record, &GameRecord::nodeChanged, this,
            [this, record](NodeId node) { showRecordAround(record->tree().parent(node)); });
    connect(record, &GameRecord::nodeRemoved, this,
            [this](NodeId, NodeId parent) { showRecordAround(parent); });
    connect(record, &GameRecord::structureChanged, this, &BoardArea::showRecord);
    connect(record, &GameRecord::treeReplaced, this,
            [this, record] { m_numbersStart = record->tree().root(); });
}

/// The stones are shown by OpenGame::changed(), which each move of the cursor is.
void BoardArea::showPosition()
{
    showRecord();
    showMoveNumber();
}

void BoardArea::setMoveRemark(const QString &remark)
{
    m_moveRemark = remark;
    showMoveNumber();
}

void BoardArea::showMoveNumber()
{
    const GameCursor &cursor = m_game.cursor();
    QString text = tr("Move %1").arg(cursor.moveNumber());
    if (const std::optional<Move> move = cursor.lastMove()) {
        const QString who = text::colorName(move->color);
        text = move->isPass()
                 ? tr("Move %1 · %2 passes").arg(cursor.moveNumber()).arg(who)
                 : tr("Move %1 · %2 %3").arg(cursor.moveNumber()).arg(who, text::moveName(*move));
    }
    m_moveNumber->setText(m_moveRemark.isEmpty() ? text
                                                 : text + QStringLiteral(" · ") + m_moveRemark);
}

void BoardArea::showStones()
{
    m_board->setPosition(m_game.status().board(), m_game.cursor().lastMove());
    const bool mayPlay = !m_scoring.isShown() && !m_isPicking;
    const std::optional<Color> color = mayPlay ? m_game.status().playableColor() : std::nullopt;
    m_board->setGhost(color, [this, color](Point point) {
        return !m_game.whyNot({*color, point});
    });
}

void BoardArea::showRecord()
{
    const GameCursor &cursor = m_game.cursor();
    const NodeMarkup markup =
        markupAt(m_game.record().tree(), cursor.node(), cursor.board().size());
    BoardLayer layer = overlayOf(cursor, m_preferences.get<BoardOptions>(), m_numbersStart);
    layer.markup = markupOf(cursor.board(), markup);
    layer.lines = linesOf(markup);
    m_board->setLayer(LayerRank::Record, std::move(layer));
    tellOfLines(markup.lines.size() + markup.arrows.size());
}

/// Something changed among the children of that node.
void BoardArea::showRecordAround(NodeId parent)
{
    const NodeId here = m_game.cursor().node();
    if (parent == here || parent == m_game.record().tree().parent(here)) {
        showRecord();
    }
}

void BoardArea::showScore()
{
    if (m_scoring.isShown()) {
        BoardLayer layer;
        layer.markup = m_scoring.markup();
        m_board->setLayer(LayerRank::Score, std::move(layer));
    } else {
        m_board->clearLayer(LayerRank::Score);
    }
}

/// Says that some of very many lines are not drawn.
void BoardArea::tellOfLines(std::size_t count)
{
    const QString remark =
        count > LineTiles::Most
            ? tr("This position has %1 lines and arrows; the first %2 are drawn.")
                  .arg(QLocale().toString(qulonglong{count}), QString::number(LineTiles::Most))
            : QString();
    if (remark != m_linesRemark) {
        m_notices.retract(std::exchange(m_linesRemark, remark));
        if (!remark.isEmpty()) {
            m_notices.tell(remark);
        }
    }
}

void BoardArea::showOptions()
{
    m_board->setOptions(m_preferences.get<BoardOptions>());
    showRecord();
}

void BoardArea::setPicking(bool picking)
{
    if (m_isPicking != picking) {
        m_isPicking = picking;
        showStones();
    }
}

void BoardArea::startNumbersHere()
{
    m_numbersStart = m_game.cursor().node();
    showRecord();
}

void BoardArea::goToMoveAt(Point point)
{
    if (const NodeId node = moveThatPlaced(m_game.cursor(), point); node != NoNode) {
        m_game.cursor().moveTo(node);
    }
}

void BoardArea::stepVariations(int steps)
{
    GameCursor &cursor = m_game.cursor();
    for (int step = 0; step < std::abs(steps); ++step) {
        steps > 0 ? cursor.nextVariation() : cursor.previousVariation();
    }
}

void BoardArea::click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (button != Qt::LeftButton) {
        return;
    }
    if (m_isPicking) {
        Q_EMIT pointPicked(point);
    } else if (m_scoring.isShown()) {
        if (modifiers.testFlag(Qt::ShiftModifier)) {
            m_scoring.toggleSeki(point);
        } else {
            const bool isControl = modifiers.testFlag(Qt::ControlModifier);
            m_scoring.toggleDead(point, isControl ? MarkReach::Chain : MarkReach::Group);
        }
    } else {
        m_game.person().playAt(point);
    }
}

void BoardArea::showMenu(std::optional<Point> point, QPoint globalPosition)
{
    if (m_scoring.isShown()) {
        if (point) {
            offerMarks(*point, globalPosition);
        }
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (point) {
        const bool isEmpty = m_board->position().at(*point) == Stone::Empty;
        const QString vertex = QString::fromStdString(vertexOf(*point));
        if (isEmpty) {
            QAction *play = menu->addAction(tr("Play at %1").arg(vertex), this,
                                            [this, point] { m_game.person().playAt(*point); });
            play->setEnabled(m_game.status().playableColor().has_value());
        } else {
            QAction *go = menu->addAction(tr("&Go to the Move Played at %1").arg(vertex), this,
                                          [this, point] { goToMoveAt(*point); });
            go->setEnabled(moveThatPlaced(m_game.cursor(), *point) != NoNode);
        }
        menu->addSeparator();
    }
    menu->addActions({m_actions.pass, m_actions.takeBack, m_actions.scorePosition});
    menu->addSeparator();
    menu->addActions({m_actions.previousVariation, m_actions.nextVariation});
    menu->popup(globalPosition);
}

/// What could be said of the stone there.
void BoardArea::offerMarks(Point point, QPoint globalPosition)
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
    menu->popup(globalPosition);
}

void BoardArea::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_cards->setMaximumWidth(BoardLayout::widestMessage());
    }
}

void BoardArea::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isDone = isReturn && modifiers == Qt::ControlModifier;
    if (!m_scoring.isShown() || (modifiers != Qt::NoModifier && !isDone)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::optional<Point> point = m_board->cursor() ? m_board->cursor() : m_board->hovered();
    if (isDone) {
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
