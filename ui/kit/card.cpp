#include "ui/kit/card.h"

#include "ui/kit/style.h"

#include <QPainter>

namespace shinpan {

Card::Card(QWidget *parent)
    : QFrame(parent)
{
    setFrameShape(QFrame::NoFrame);
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(styleColors(palette()).line);
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), CornerRadius,
                            CornerRadius);
}

} // namespace shinpan
