#include "ui/competition/gametile.h"

#include "ui/board/boardview.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace shinpan {

namespace {

constexpr int Frame = 3;            ///< around it all, for the focus
constexpr int Gap = spacing::Tight; ///< between the board and what is said
constexpr qreal CompactText = 0.75;
constexpr char16_t LongestClock[] = u"0:00:00 (00)";
constexpr char16_t ShortClock[] = u"00:00";

/// Remembers nothing that superko would ask for: moves are shown as they were played.
[[nodiscard]] Position positionBefore(const GameLine &line)
{
    return Position(setUpBoard(line), line.firstToPlay, Ruleset());
}

} // namespace

GameTile::GameTile(QWidget *parent)
    : QWidget(parent)
    , m_board(new BoardView(this))
    , m_course(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    BoardOptions options;
    options.coordinates = CoordinateStyle::None;
    m_board->setOptions(options);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    for (const Color color : BothColors) {
        for (QLabel *&label : {std::ref(m_players[color]), std::ref(m_chances[color]),
                               std::ref(m_clocks[color]), std::ref(m_thoughts[color])}) {
            label = new QLabel(this);
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        }
        m_chances[color]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_clocks[color]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_thoughts[color]->hide();
    }
    m_course->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    m_course->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void GameTile::follow(const LiveBoard &game)
{
    if (game.id != m_gameId) {
        m_position.reset();
        m_result.clear();
        m_gameId = game.id;
    }
    play(game.line);
    m_game = game;
    showWords();
}

void GameTile::showInFull()
{
    m_board->setOptions(BoardOptions());
    m_isInFull = true;
    for (const Color color : BothColors) {
        m_thoughts[color]->show();
    }
}

void GameTile::showResult(const QString &result)
{
    if (m_result != result) {
        m_result = result;
        showWords();
    }
}

/// Plays only what is new, as long as the line goes on.
void GameTile::play(const GameLine &line)
{
    const bool goesOn = m_position && m_shown <= line.moves.size()
                     && line.setUp == m_game.line.setUp
                     && (m_shown == 0 || line.moves[m_shown - 1] == m_game.line.moves.back());
    if (goesOn && m_shown == line.moves.size()) {
        return;
    }
    if (!goesOn) {
        m_position = positionBefore(line);
        m_shown = 0;
    }
    for (; m_shown < line.moves.size(); ++m_shown) {
        m_position->playAnyhow(line.moves[m_shown]);
    }
    m_board->setPosition(m_position->board(), line.moves.empty()
                                                  ? std::optional<Move>()
                                                  : std::optional(line.moves.back()));
}

/// What it told with its latest move: "57.1 % · ahead by 3.5 · 1600 visits · D4 Q16".
QString GameTile::thoughtText(Color color) const
{
    const MoveThought &thought = m_game.thoughts[color];
    QStringList parts;
    if (thought.chances) {
        parts.append(tr("%L1 %").arg(100 * *thought.chances, 0, 'f', 1));
    }
    if (thought.lead) {
        parts.append((*thought.lead < 0 ? tr("behind by %L1") : tr("ahead by %L1"))
                         .arg(std::abs(*thought.lead), 0, 'f', 1));
    }
    if (thought.visits) {
        constexpr qint64 Most = std::numeric_limits<int>::max();
        parts.append(
            tr("%Ln visit(s)", nullptr, static_cast<int>(std::min(*thought.visits, Most))));
    }
    if (!thought.line.isEmpty()) {
        parts.append(thought.line);
    }
    return parts.join(QStringLiteral(" · "));
}

/// The latest move, and Black's chances where anybody tells them.
QString GameTile::courseText() const
{
    const std::vector<Move> &moves = m_game.line.moves;
    if (!m_result.isEmpty() || moves.empty()) {
        return m_result.isEmpty() ? tr("Not started") : m_result;
    }
    const QString latest =
        moves.back().isPass() ? tr("pass") : QString::fromStdString(vertexOf(*moves.back().point));
    const QString move =
        (m_isCompact ? tr("%1: %2") : tr("Move %1: %2")).arg(m_game.moves).arg(latest);
    const std::optional<double> chances = m_game.blackChances();
    return chances ? move
                         + (m_isCompact ? tr(" · B %L1 %") : tr(" · Black %L1 %"))
                               .arg(100 * *chances, 0, 'f', 0)
                   : move;
}

void GameTile::setCompact(bool isCompact)
{
    if (m_isCompact != isCompact) {
        m_isCompact = isCompact;
        setFont(isCompact ? scaledFont(parentWidget()->font(), CompactText) : QFont());
    }
}

void GameTile::showWords()
{
    QStringList thoughts;
    for (const Color color : BothColors) {
        const std::optional<TimeLeft> &left = m_game.clocks[color];
        QString clock = left ? text::clockFace(left->time) : QString();
        if (left && left->count) {
            clock += QStringLiteral(" (%1)").arg(*left->count);
        }
        m_clocks[color]->setText(clock);
        const MoveThought &thought = m_game.thoughts[color];
        m_chances[color]->setText(
            thought.chances ? tr("%L1 %").arg(100 * *thought.chances, 0, 'f', 0) : QString());
        const QString all = thoughtText(color);
        thoughts.append(all.isEmpty() ? QString() : tr("%1: %2").arg(m_game.players[color], all));
        m_thoughts[color]->setText(
            fontMetrics().elidedText(thoughts.back(), Qt::ElideRight, m_thoughts[color]->width()));
        m_players[color]->setText(fontMetrics().elidedText(m_game.players[color], Qt::ElideRight,
                                                           m_players[color]->width()));
    }
    const QString course = courseText();
    m_course->setText(fontMetrics().elidedText(course, Qt::ElideRight, m_course->width()));
    const QString name =
        tr("%1: %2 against %3").arg(m_gameId, m_game.players.black, m_game.players.white);
    thoughts.removeAll(QString());
    const QString told = thoughts.join(u'\n');
    setAccessibleDescription(told.isEmpty() ? course : course + u'\n' + told);
    if (name != accessibleName()) {
        setAccessibleName(name);
    }
    if (const QString tip = told.isEmpty() ? name : name + u'\n' + told; tip != toolTip()) {
        setToolTip(tip);
    }
}

int GameTile::heightBesideBoard(bool isCompact) const
{
    const QFont usual = parentWidget()->font();
    const QFontMetrics letters(isCompact ? scaledFont(usual, CompactText) : usual);
    return (m_isInFull ? 5 : 3) * (letters.height() + Gap) + 2 * Frame;
}

/// White above the board, Black below it, as they sit, and last how far they are.
void GameTile::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int line = fontMetrics().height();
    const int side =
        std::max(std::min(width() - 2 * Frame, height() - heightBesideBoard(m_isCompact)), 1);
    const QRect board((width() - side) / 2, Frame + line + Gap, side, side);
    const int below = board.bottom() + 1 + Gap;
    const int left = m_isCompact ? Frame : board.left(); // small boards leave little room
    const int width = m_isCompact ? this->width() - 2 * Frame : side;
    const int clock = std::min(width / 2, fontMetrics().horizontalAdvance(QString::fromUtf16(
                                              m_isCompact ? ShortClock : LongestClock)));
    const int chances =
        m_isCompact ? 0 : fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + Gap;
    m_board->setGeometry(board);
    for (const Color color : BothColors) {
        const int top = color == Color::White ? Frame : below;
        const int name = width - clock - chances - line - Gap;
        m_stones[color] = QRect(left, top, line, line);
        m_players[color]->setGeometry(left + line + Gap, top, name, line);
        m_chances[color]->setGeometry(left + line + Gap + name, top, chances, line);
        m_clocks[color]->setGeometry(left + width - clock, top, clock, line);
        m_thoughts[color]->setGeometry(Frame,
                                       below + (color == Color::Black ? 2 : 3) * (line + Gap),
                                       this->width() - 2 * Frame, line);
    }
    m_course->setGeometry(left, below + line + Gap, width, line);
    showWords();
}

void GameTile::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1));
    for (const Color color : BothColors) {
        painter.setBrush(color == Color::Black ? Qt::black : Qt::white);
        painter.drawEllipse(QRectF(m_stones[color]).adjusted(2, 2, -2, -2));
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void GameTile::mousePressEvent(QMouseEvent *event)
{
    m_isDragged = false;
    m_grip = event->button() == Qt::LeftButton ? std::optional(event->pos()) : std::nullopt;
}

void GameTile::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip && (event->pos() - *m_grip).manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragged = true;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_isDragged) {
        Q_EMIT dragged(mapToParent(event->pos()));
    }
}

void GameTile::mouseReleaseEvent(QMouseEvent *)
{
    unsetCursor();
    m_grip.reset();
    m_isDragged = false;
}

void GameTile::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        Q_EMIT chosen();
    }
}

void GameTile::keyPressEvent(QKeyEvent *event)
{
    const bool isControl = event->modifiers() == Qt::ControlModifier;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT chosen();
    } else if (isControl && event->key() == Qt::Key_Left) {
        Q_EMIT moveRequested(-1);
    } else if (isControl && event->key() == Qt::Key_Right) {
        Q_EMIT moveRequested(1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
