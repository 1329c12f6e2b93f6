#include "ui/find/findbar.h"

#include "ui/board/boardview.h"
#include "ui/find/hitlistmodel.h"
#include "ui/find/positionqueryrow.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto TypingPause = 120ms;
constexpr int ShownRows = 6;
constexpr int TextMode = 0;
constexpr int PositionMode = 1;
constexpr int RowPadding = 5;   ///< above and below the text
constexpr int MostPlace = 300;  ///< width
constexpr int MostOfGame = 480; ///< the same where the game is named

/// Paints pieces of text one after the other, until the room is full.
class LinePainter
{
public:
    LinePainter(QPainter &painter, const QRect &room)
        : m_painter(painter)
        , m_room(room)
    { }

    void paint(const QString &text, bool isStressed, const QColor &ink)
    {
        QFont font = m_painter.font();
        font.setWeight(isStressed ? QFont::Bold : QFont::Normal);
        m_painter.setFont(font);
        m_painter.setPen(ink);
        const QFontMetrics metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(m_room.width(), 0));
        m_painter.drawText(m_room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
        m_room.setLeft(m_room.left() + metrics.horizontalAdvance(shown));
    }

private:
    QPainter &m_painter;
    QRect m_room;
};

/// Paints what was found: where, quietly, and the words around it with the found ones stressed.
class HitDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const StyleColors &colors = styleColors(option.palette);
        const bool isSelected = option.state & QStyle::State_Selected;
        const QColor ink =
            option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        painter->save();
        if (isSelected) {
            painter->fillRect(option.rect, option.palette.color(QPalette::Highlight));
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(option.rect, colors.hover);
        }
        painter->setFont(option.font);
        QRect room = option.rect.adjusted(spacing::Wide, 0, -spacing::Wide, 0);
        QRect place = room;
        const auto *hits = qobject_cast<const HitListModel *>(index.model());
        const bool isLong = hits != nullptr && hits->namesGames();
        place.setWidth(isLong ? std::min(room.width() / 2, MostOfGame)
                              : std::min(room.width() * 3 / 8, MostPlace));
        LinePainter(*painter, place)
            .paint(index.data(HitListModel::PlaceRole).toString(), false,
                   isSelected ? ink : colors.muted);

        room.setLeft(place.right() + spacing::Wide);
        const QString context = index.data(HitListModel::ContextRole).toString();
        const auto start = index.data(HitListModel::StartRole).value<qsizetype>();
        const auto length = index.data(HitListModel::LengthRole).value<qsizetype>();
        LinePainter line(*painter, room);
        line.paint(context.left(start), false, ink);
        line.paint(context.mid(start, length), true, isSelected ? ink : colors.accent);
        line.paint(context.mid(start + length), false, ink);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &) const override
    {
        return {1, option.fontMetrics.height() + 2 * RowPadding};
    }
};

} // namespace

/// Takes a text to be found.
class FindBar::TextRow final : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::TextQueryRow)

public:
    QLineEdit *const text = new QLineEdit;
    QCheckBox *const matchesCase = new QCheckBox(tr("&Match case"));

    TextRow()
    {
        text->setAccessibleName(tr("Text to find"));
        text->setPlaceholderText(tr("Comments, names, labels, game information"));
        text->setClearButtonEnabled(true);
        text->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
        setFocusProxy(text);
        setLayout(form::row(spacing::Wide, {{text, 1}, matchesCase}));
    }

    [[nodiscard]] TextQuery query() const { return {text->text(), matchesCase->isChecked()}; }
};

FindBar::FindBar(const CollectionDocument &games, BoardView &board, QWidget *parent)
    : QFrame(parent)
    , m_games(games)
    , m_board(board)
    , m_search(games)
    , m_modes(new QTabBar)
    , m_queries(new QStackedWidget)
    , m_text(new TextRow)
    , m_position(new PositionQueryRow(board))
    , m_allGames(new QCheckBox(tr("A&ll games")))
    , m_state(new QLabel)
    , m_hits(new HitListModel(games, this))
    , m_list(new QListView)
{
    setAccessibleName(tr("Find"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_delay.setSingleShot(true);
    m_delay.setInterval(TypingPause);
    createList();
    layOut();
    connectQueries();
    hide();
}

void FindBar::createList()
{
    m_list->setModel(m_hits);
    m_list->setItemDelegate(new HitDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("What was found"));
    m_list->hide();
    for (const auto chosen : {&QListView::clicked, &QListView::activated}) {
        connect(m_list, chosen, this, [this](const QModelIndex &index) { choose(index.row()); });
    }
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                showState();
                if (index.isValid() && m_list->hasFocus()
                    && m_hits->hit(index.row()).game == m_games.current()) {
                    choose(index.row());
                }
            });
}

void FindBar::layOut()
{
    m_modes->addTab(tr("Text"));
    m_modes->addTab(tr("Position"));
    m_modes->setAccessibleName(tr("What to find"));
    m_modes->setExpanding(false);
    m_modes->setDrawBase(false);
    m_modes->setUsesScrollButtons(false);
    m_queries->addWidget(m_text);
    m_queries->addWidget(m_position);
    m_queries->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_state->setMinimumWidth(m_state->fontMetrics().horizontalAdvance(tr("999 of 999")));
    QToolButton *previous = form::toolButton(Symbol::Up, tr("Previous match"),
                                             tr("Previous match (%1)").arg(tr("Shift+F3")));
    QToolButton *next =
        form::toolButton(Symbol::Down, tr("Next match"), tr("Next match (%1)").arg(tr("F3")));
    QToolButton *close =
        form::toolButton(Symbol::Close, tr("Close the search"), tr("Close (%1)").arg(tr("Esc")));
    connect(previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(next, &QToolButton::clicked, this, [this] { step(1); });
    connect(close, &QToolButton::clicked, this, &FindBar::close);

    m_line = form::row(spacing::Normal,
                       {m_modes, {m_queries, 1}, m_allGames, m_state, previous, next, close});
    m_lines = form::column(spacing::Tight, {m_line},
                           {spacing::Normal, spacing::Tight, spacing::Normal, spacing::Tight});
    setLayout(form::column(0, {m_lines, m_list}));
}

/// What is sought stands below the rest where it would be cut beside it.
void FindBar::fit()
{
    const bool isBeside = m_line->indexOf(m_queries) >= 0;
    const QMargins around = m_lines->contentsMargins();
    int needed = around.left() + around.right() + m_line->sizeHint().width();
    needed += isBeside
                ? m_queries->currentWidget()->sizeHint().width() - m_queries->sizeHint().width()
                : m_queries->currentWidget()->sizeHint().width();
    if (isBeside && needed > width()) {
        m_line->removeWidget(m_queries);
        m_line->insertStretch(1, 1);
        m_lines->addWidget(m_queries);
    } else if (!isBeside && needed <= width()) {
        m_lines->removeWidget(m_queries);
        delete m_line->takeAt(1);
        m_line->insertWidget(1, m_queries, 1);
    }
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void FindBar::connectQueries()
{
    const auto later = [this] { m_delay.start(); };
    connect(&m_delay, &QTimer::timeout, this, &FindBar::search);
    connect(m_text->text, &QLineEdit::textChanged, this, later);
    connect(m_text->matchesCase, &QCheckBox::toggled, this, later);
    connect(m_position, &PositionQueryRow::edited, this, later);
    connect(m_position, &PositionQueryRow::picked, this, [this] { open(PositionMode); });
    connect(m_position, &PositionQueryRow::dragged, this, &FindBar::showRegion);
    connect(m_allGames, &QCheckBox::toggled, this, later);
    connect(m_modes, &QTabBar::currentChanged, this, [this](int mode) {
        if (mode == PositionMode) {
            m_position->takePosition();
        }
        open(mode);
    });
    for (const auto change : {&CollectionDocument::currentEdited, &CollectionDocument::rearranged,
                              &CollectionDocument::opened}) {
        connect(&m_games, change, this, later);
    }
    connect(&m_games, &CollectionDocument::currentChanged, this, [this] {
        if (!m_allGames->isChecked()) {
            m_delay.start();
        }
    });
    connect(&m_search, &GameSearch::found, this, &FindBar::showHits);
    connect(&m_search, &GameSearch::progressed, this, &FindBar::showState);
    connect(&m_search, &GameSearch::ended, this, [this] { showHits({}); });
    m_text->focusProxy()->installEventFilter(this);
    m_position->focusProxy()->installEventFilter(this);
}

bool FindBar::findsPositions() const
{
    return m_modes->currentIndex() == PositionMode;
}

void FindBar::findText()
{
    open(TextMode);
}

void FindBar::findPosition()
{
    m_position->takeWholeBoard();
    open(PositionMode);
}

void FindBar::followBoard()
{
    if (isVisible() && findsPositions()) {
        m_position->followBoard();
    }
}

void FindBar::open(int mode)
{
    m_modes->setCurrentIndex(mode);
    m_queries->setCurrentIndex(mode);
    m_allGames->setVisible(m_games.size() > 1);
    if (mode == TextMode) {
        m_position->stopPicking();
    }
    show();
    fit();
    m_queries->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    m_delay.start();
}

void FindBar::close()
{
    m_position->stopPicking();
    m_search.cancel();
    m_delay.stop();
    hide();
    m_board.setFocus();
    Q_EMIT pointsLit({});
}

Result<FindQuery> FindBar::query() const
{
    if (!findsPositions()) {
        return FindQuery(m_text->query());
    }
    return m_position->query().map(
        [](std::vector<PositionPattern> variants) { return FindQuery(std::move(variants)); });
}

void FindBar::search()
{
    m_delay.stop();
    m_search.cancel();
    m_areStale = true;
    const Result<FindQuery> sought = query();
    const bool isNothing = !findsPositions() && m_text->query().text.isEmpty();
    if (!isVisible() || !sought || isNothing) {
        m_isStepPending = false;
        showHits({});
        return;
    }
    m_search.start(*sought,
                   searchesAllGames() ? m_games.games() : std::vector<GameId>{m_games.current()});
    showState();
}

bool FindBar::searchesAllGames() const
{
    return m_allGames->isChecked() && m_games.size() > 1;
}

/// The hits of the last search stay until there are new ones, so that nothing jumps; the one that
/// was shown stays so.
void FindBar::showHits(const std::vector<FindHit> &hits)
{
    const int shown = m_list->currentIndex().row();
    const auto last = m_areStale && shown >= 0 ? std::optional(m_hits->hit(shown)) : std::nullopt;
    if (std::exchange(m_areStale, false)) {
        m_hits->clear();
        m_hits->setNamesGames(searchesAllGames());
    }
    if (!hits.empty()) {
        m_hits->add(hits);
    }
    if (const int row = last ? m_hits->rowAt(last->game, last->node) : -1; row >= 0) {
        m_list->setCurrentIndex(m_hits->index(row));
    }
    const int rows = std::min(m_hits->rowCount(), ShownRows);
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0));
    showState();
    if (!hits.empty() && std::exchange(m_isStepPending, false)) {
        step(1);
    }
}

void FindBar::step(int by)
{
    if (!isVisible()) {
        open(m_modes->currentIndex());
        m_isStepPending = true;
        return;
    }
    if (m_delay.isActive()) {
        m_isStepPending = true;
        search();
        return;
    }
    const int count = m_hits->rowCount();
    if (count == 0) {
        return;
    }
    const int row = m_list->currentIndex().row();
    const int target = row < 0 ? (by > 0 ? 0 : count - 1) : (row + by + count) % count;
    choose(target);
}

void FindBar::choose(int row)
{
    const FindHit hit = m_hits->hit(row);
    m_list->setCurrentIndex(m_hits->index(row));
    Q_EMIT hitChosen(hit);
    if (const auto *position = std::get_if<PositionHit>(&hit.what)) {
        showRegion(position->region);
    } else {
        Q_EMIT pointsLit({});
    }
}

/// Lights up its edge, so that the stones in it are seen as they are. A whole board needs no light.
void FindBar::showRegion(const BoardRegion &region)
{
    std::vector<Point> points;
    if (!region.isWhole(m_board.boardSize())) {
        const Point from = region.bottomLeft;
        const Point to = region.topRight;
        forEachPoint(region, [&](Point point) {
            const bool isInside = point.column > from.column && point.column < to.column
                               && point.row > from.row && point.row < to.row;
            if (!isInside) {
                points.push_back(point);
            }
        });
    }
    Q_EMIT pointsLit(points);
}

void FindBar::showState()
{
    const int count = m_hits->rowCount();
    const int row = m_list->currentIndex().row();
    const QString number = QLocale().toString(count);
    const bool isFull = count >= static_cast<int>(GameSearch::MaxHits);
    const auto sought = query();
    QString state;
    if (!sought) {
        state = text::message(sought.error());
    } else if (count > 0 && row >= 0) {
        state = tr("%1 of %2").arg(QLocale().toString(row + 1), number);
    } else if (count > 0) {
        state = isFull ? tr("%1 or more").arg(number) : tr("%n found", nullptr, count);
    } else if (m_search.isRunning()) {
        state = tr("%1 %").arg(static_cast<int>(m_search.progress() * 100));
    } else if (findsPositions() || !m_text->query().text.isEmpty()) {
        state = tr("Not found");
    }
    m_state->setText(state);
    m_state->setAccessibleName(state);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QFrame::keyPressEvent(event);
    }
}

/// Return in a field goes on, arrow down to the list.
bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Down && m_list->isVisible()) {
            m_list->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace shinpan
