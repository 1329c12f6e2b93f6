#include "ui/kit/shortenedlabel.h"

#include <QPainter>
#include <QStyle>

namespace shinpan {

ShortenedLabel::ShortenedLabel(QWidget *parent)
    : QLabel(parent)
{ }

void ShortenedLabel::setWidest(const QString &text)
{
    m_widest = text;
    updateGeometry();
}

QSize ShortenedLabel::sizeHint() const
{
    const QSize hint = QLabel::sizeHint();
    return m_widest.isEmpty() ? hint
                              : QSize(fontMetrics().horizontalAdvance(m_widest), hint.height());
}

void ShortenedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    style()->drawItemText(&painter, rect(), static_cast<int>(alignment()), palette(), isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, width()),
                          foregroundRole());
}

} // namespace shinpan
