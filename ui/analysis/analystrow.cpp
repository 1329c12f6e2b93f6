#include "ui/analysis/analystrow.h"

#include "ui/kit/style.h"

#include <QPainter>

namespace shinpan {

namespace {

constexpr int DotWidth = 10;

} // namespace

void AnalystRow::setContent(const Content &content)
{
    if (content != m_content) {
        m_content = content;
        setAccessibleName(
            QStringList{content.name, content.values, content.effort}.join(QStringLiteral(", ")));
        update();
    }
}

QSize AnalystRow::sizeHint() const
{
    return {240, fontMetrics().height() * 2 + spacing::Normal};
}

/// Name and values on one line, what it took below.
void AnalystRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const StyleColors &colors = styleColors(palette());
    const QRectF room = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(colors.accent, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(colors.hover);
        painter.drawRoundedRect(room, 4, 4);
    }
    const QRect inner =
        rect().adjusted(spacing::Normal, spacing::Tight, -spacing::Normal, -spacing::Tight);
    const QRectF dot(inner.left(), inner.top() + (fontMetrics().height() - DotWidth) / 2.0,
                     DotWidth, DotWidth);
    painter.setPen(QPen(m_content.color, 2));
    painter.setBrush(m_content.isMain ? QBrush(m_content.color) : QBrush(Qt::NoBrush));
    painter.drawEllipse(dot.adjusted(1, 1, -1, -1));

    QRect first = inner.adjusted(DotWidth + spacing::Normal, 0, 0, 0);
    first.setHeight(fontMetrics().height());
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    const int valuesWidth = painter.fontMetrics().horizontalAdvance(m_content.values);
    painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, m_content.values);
    first.setRight(first.right() - valuesWidth - spacing::Normal);
    if (!m_content.isMain) {
        painter.setFont(font());
    }
    painter.drawText(
        first, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_content.name, Qt::ElideRight, first.width()));

    QRect second = inner.adjusted(DotWidth + spacing::Normal, fontMetrics().height(), 0, 0);
    painter.setFont(textFont(TextSize::Caption));
    painter.setPen(colors.muted);
    painter.drawText(
        second, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_content.effort, Qt::ElideRight, second.width()));
}

} // namespace shinpan
