#include "ui/collection/gamelistview.h"

#include "core/util/excerpt.h"
#include "ui/collection/gamelistmodel.h"
#include "ui/collection/thumbnailcache.h"
#include "ui/document/gametitle.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr int Lines = 3;
constexpr int StripeWidth = 3;
constexpr int Padding = 8;          ///< above and below the lines
constexpr int ThumbnailPadding = 4; ///< above and below the thumbnail

/// Caption-sized text in the view's font.
QFont smallFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.87);
    return small;
}

int lineHeight(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.height();
}

/// The winner by RE.
std::optional<Color> winnerOf(const SgfCollection::Summary &game)
{
    if (game.result.startsWith(QLatin1String("B+"), Qt::CaseInsensitive)) {
        return Color::Black;
    }
    return game.result.startsWith(QLatin1String("W+"), Qt::CaseInsensitive)
             ? std::optional(Color::White)
             : std::nullopt;
}

/// Paints one row.
class RowPainter
{
public:
    RowPainter(QPainter &painter, const QStyleOptionViewItem &option)
        : m_painter(painter)
        , m_option(option)
        , m_isSelected(option.state & QStyle::State_Selected)
        , m_text(option.rect)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
    }
    Q_DISABLE_COPY_MOVE(RowPainter)
    ~RowPainter() { m_painter.restore(); }

    void paintGround(bool isCurrent)
    {
        const StyleColors &colors = styleColors(m_option.palette);
        if (m_isSelected) {
            m_painter.fillRect(m_option.rect, m_option.palette.color(QPalette::Highlight));
        } else if (m_option.state & QStyle::State_MouseOver) {
            m_painter.fillRect(m_option.rect, colors.hover);
        }
        if (isCurrent) {
            QRect stripe = m_option.rect;
            stripe.setWidth(StripeWidth);
            m_painter.fillRect(stripe, m_isSelected ? inkOnHighlight() : colors.accent);
        }
        m_painter.setPen(colors.line);
        m_painter.drawLine(QPointF(m_option.rect.left() + spacing::Normal, bottom()),
                           QPointF(m_option.rect.right() + 1, bottom()));
        m_text.adjust(spacing::Normal + StripeWidth, Padding, -spacing::Normal, -Padding);
    }

    /// Leaves its room free while there is none.
    void paintThumbnail(const QPixmap &pixmap, int side)
    {
        const QRect room(m_text.left(), m_option.rect.top() + ThumbnailPadding, side, side);
        if (!pixmap.isNull()) {
            QRectF place(QPointF(), pixmap.deviceIndependentSize());
            place.moveCenter(QRectF(room).center());
            m_painter.drawPixmap(place.topLeft(), pixmap);
        } else {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(styleColors(m_option.palette).hover);
            m_painter.drawRoundedRect(room, 2, 2);
        }
        m_text.setLeft(room.right() + 1 + spacing::Normal);
    }

    /// Puts a short text at the right of a line; what comes next in that line stops before it.
    void paintAside(int line, const QString &text, bool isQuiet)
    {
        m_painter.setFont(smallFont(m_option.font));
        m_painter.setPen(ink(isQuiet));
        const QFontMetrics metrics(m_painter.font());
        const int most = m_text.width() / 2;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, most);
        m_painter.drawText(lineRect(line), Qt::AlignRight | Qt::AlignVCenter, shown);
        m_aside[static_cast<std::size_t>(line)] =
            shown.isEmpty() ? 0 : metrics.horizontalAdvance(shown) + spacing::Normal;
    }

    void paintPlayer(int line, Color color, const QString &text, bool isWinner)
    {
        QRect room = lineRect(line);
        const double side = m_option.fontMetrics.capHeight();
        const QRectF stone(room.left(), QRectF(room).center().y() - side / 2, side, side);
        m_painter.setPen(QPen(color == Color::Black ? blackRim() : whiteRim(), 1));
        m_painter.setBrush(color == Color::Black ? QColor(0x1c, 0x1c, 0x1e) : QColor(Qt::white));
        m_painter.drawEllipse(stone);
        QFont font = m_option.font;
        font.setWeight(isWinner ? QFont::DemiBold : QFont::Normal);
        room.setLeft(room.left() + qRound(side) + 6);
        paintText(line, room, font, text.isEmpty() ? QStringLiteral("?") : text, text.isEmpty());
    }

    void paintTitle(int line, const QString &text)
    {
        QFont font = m_option.font;
        font.setWeight(QFont::DemiBold);
        paintText(line, lineRect(line), font, text, false);
    }

    void paintDetail(int line, const QString &text)
    {
        paintText(line, lineRect(line), smallFont(m_option.font), text, true);
    }

private:
    void paintText(int line, QRect room, const QFont &font, const QString &text, bool isQuiet)
    {
        room.setRight(room.right() - m_aside[static_cast<std::size_t>(line)]);
        m_painter.setFont(font);
        m_painter.setPen(ink(isQuiet));
        m_painter.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(text, Qt::ElideRight, std::max(room.width(), 0)));
    }

    [[nodiscard]] QRect lineRect(int line) const
    {
        const int height = lineHeight(m_option);
        return {m_text.left(), m_text.top() + line * height, m_text.width(), height};
    }
    [[nodiscard]] double bottom() const { return m_option.rect.bottom() + 0.5; }
    [[nodiscard]] QColor inkOnHighlight() const
    {
        return m_option.palette.color(QPalette::HighlightedText);
    }
    [[nodiscard]] QColor ink(bool isQuiet) const
    {
        if (m_isSelected) {
            return inkOnHighlight();
        }
        return isQuiet ? styleColors(m_option.palette).muted
                       : m_option.palette.color(QPalette::Text);
    }
    [[nodiscard]] QColor blackRim() const
    {
        return isDark(m_option.palette) || m_isSelected ? QColor(0x8a, 0x8a, 0x90)
                                                        : QColor(0x1c, 0x1c, 0x1e);
    }
    [[nodiscard]] QColor whiteRim() const { return {0x8c, 0x86, 0x7b}; }

    QPainter &m_painter;
    const QStyleOptionViewItem &m_option;
    const bool m_isSelected;
    QRect m_text; ///< what is left of the row for text
    std::array<int, Lines> m_aside{};
};

/// Paints a game of the list: its thumbnail, the players one below the other with the winner in
/// bold, number and result at the right, and date, moves and event below. Without players the
/// game's name takes their place. An accent stripe marks the game on the board.
class GameListDelegate final : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::GameListDelegate)

public:
    GameListDelegate(const GameListModel &model, ThumbnailCache &thumbnails, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
        , m_thumbnails(thumbnails)
    { }

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const GameId game = m_model.gameAt(index.row());
        const CollectionDocument &document = m_model.document();
        const SgfCollection::Summary &known = m_model.summary(game);
        const std::size_t number = document.placeOf(game) + 1;
        const int side = option.rect.height() - 2 * ThumbnailPadding - 1;

        RowPainter row(*painter, option);
        row.paintGround(game == document.current());
        row.paintThumbnail(
            m_thumbnails.thumbnail(game, side, painter->device()->devicePixelRatioF()), side);
        row.paintAside(0, QString::number(number), true);
        row.paintAside(1, excerpt(known.result), false);
        const QString black = playerOf(known, Color::Black);
        const QString white = playerOf(known, Color::White);
        if (black.isEmpty() && white.isEmpty()) {
            row.paintTitle(0, titleOf(known, number));
        } else {
            const std::optional<Color> winner = winnerOf(known);
            row.paintPlayer(0, Color::Black, black, winner == Color::Black);
            row.paintPlayer(1, Color::White, white, winner == Color::White);
        }
        row.paintDetail(2, document.isGo(game) ? detailOf(known) : tr("not a game of Go"));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &) const override
    {
        return {1, Lines * lineHeight(option) + 2 * Padding};
    }

private:
    const GameListModel &m_model;
    ThumbnailCache &m_thumbnails;
};

} // namespace

GameListView::GameListView(GameListModel &model, ThumbnailCache &thumbnails, QWidget *parent)
    : QListView(parent)
    , m_model(model)
{
    setModel(&model);
    setItemDelegate(new GameListDelegate(model, thumbnails, this));
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setAccessibleName(tr("Games of the file"));
    connect(&thumbnails, &ThumbnailCache::painted, this, [this](GameId game) {
        if (const int row = m_model.rowOf(game); row >= 0) {
            update(m_model.index(row));
        }
    });
}

std::vector<GameId> GameListView::selectedGames() const
{
    std::vector<int> rows;
    const QModelIndexList indexes = selectionModel()->selectedIndexes();
    for (const QModelIndex &index : indexes) {
        rows.push_back(index.row());
    }
    std::ranges::sort(rows);
    std::vector<GameId> games(rows.size());
    std::ranges::transform(rows, games.begin(), [this](int row) { return m_model.gameAt(row); });
    return games;
}

void GameListView::selectGames(const std::vector<GameId> &games)
{
    QItemSelection selection;
    QModelIndex first;
    for (const GameId game : games) {
        if (const int row = m_model.rowOf(game); row >= 0) {
            const QModelIndex index = m_model.index(row);
            selection.select(index, index);
            first = first.isValid() && first.row() < row ? first : index;
        }
    }
    if (first.isValid()) {
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        scrollTo(first);
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

/// The size shows six games, fewer where texts are large.
QSize GameListView::minimumSizeHint() const
{
    constexpr int UsualRows = 6;
    constexpr int FewestRows = 3;
    const int rows = std::max(UsualRows * 100 / std::max(100, zoomed(100)), FewestRows);
    const int row = Lines * fontMetrics().height() + 2 * Padding;
    return {QListView::minimumSizeHint().width(), rows * row + 2 * frameWidth()};
}

QSize GameListView::sizeHint() const
{
    constexpr int Characters = 44;
    return {Characters * fontMetrics().averageCharWidth(), 400};
}

void GameListView::choose(const QModelIndex &index)
{
    if (index.isValid()) {
        Q_EMIT gameChosen(m_model.gameAt(index.row()));
    }
}

void GameListView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose(currentIndex());
    } else {
        QListView::keyPressEvent(event);
    }
}

/// A plain click opens; one that selects or drags does not.
void GameListView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier
                      && state() != DraggingState && state() != DragSelectingState;
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (isClick && index == currentIndex()) {
        choose(index);
    }
}

void GameListView::dropEvent(QDropEvent *event)
{
    if (event->source() != this || !m_model.isWhole()) {
        return;
    }
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isBelow = index.isValid() && event->position().y() > visualRect(index).center().y();
    const int row = index.isValid() ? index.row() + (isBelow ? 1 : 0) : m_model.rowCount();
    event->setDropAction(Qt::IgnoreAction); // the model is put in order by its owner
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    Q_EMIT selectionDropped(row);
}

void GameListView::selectionChanged(const QItemSelection &selected,
                                    const QItemSelection &deselected)
{
    QListView::selectionChanged(selected, deselected);
    Q_EMIT selectedGamesChanged();
}

} // namespace shinpan
