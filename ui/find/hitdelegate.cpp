#include "ui/find/hitdelegate.h"

#include "ui/find/hitlistmodel.h"
#include "ui/kit/style.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int RowPadding = 5; ///< above and below the text
constexpr double PlacePart = 0.36;
constexpr int MostPlace = 300;

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

} // namespace

void HitDelegate::paint(QPainter *painter,
                        const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
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
    place.setWidth(std::min(static_cast<int>(room.width() * PlacePart), MostPlace));
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

QSize HitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {1, option.fontMetrics.height() + 2 * RowPadding};
}

} // namespace shinpan
