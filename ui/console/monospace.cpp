#include "ui/console/monospace.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr double Rounding = 0.01; // pixels that a sum of widths may be off

} // namespace

Monospace::Monospace(const QFont &font)
    : m_font(font)
    , m_metrics(font)
    , m_character(std::max(m_metrics.horizontalAdvance(u'0'), 1.0))
    , m_isFixed(m_metrics.horizontalAdvance(u'i') == m_metrics.horizontalAdvance(u'W'))
{ }

bool Monospace::isCountable(QStringView text) const
{
    return m_isFixed && std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c <= u'~'; });
}

double Monospace::widthOf(const QString &text) const
{
    return isCountable(text) ? static_cast<double>(text.size()) * m_character
                             : m_metrics.horizontalAdvance(text);
}

QString Monospace::elided(const QString &text, double width) const
{
    if (!isCountable(text)) {
        return m_metrics.elidedText(text, Qt::ElideRight, width);
    }
    const auto columns = static_cast<qsizetype>(std::floor((width + Rounding) / m_character));
    if (text.size() <= columns) {
        return text;
    }
    return columns < 1 ? QString() : text.left(columns - 1) + u'…';
}

void Monospace::draw(QPainter &painter,
                     const QRect &room,
                     const QString &text,
                     Qt::Alignment side) const
{
    if (text.isEmpty()) {
        return;
    }
    const double left =
        side & Qt::AlignRight ? room.left() + room.width() - widthOf(text) : room.left();
    const double top = room.top() + (room.height() - m_metrics.height()) / 2;
    painter.drawText(QPointF(left, std::round(top + m_metrics.ascent())), text);
}

} // namespace shinpan
