#include "ui/ending/announcement.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"

#include <QPainter>

#include <chrono>

namespace shinpan {

using namespace std::chrono_literals;

Announcement::Announcement(QWidget &board)
    : QLabel(&board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setFont(textFont(TextSize::Title));
    setMargin(spacing::Section);
    setAccessibleDescription(tr("What just happened"));
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Announcement::tell(const QString &words)
{
    setText(words);
    adjustSize();
    const QRect board = parentWidget()->rect();
    move(board.center() - rect().center());
    show();
    raise();
    m_time.start(2500ms);
    controlaccess::speakUp(*this);
}

void Announcement::paintEvent(QPaintEvent *event)
{
    constexpr qreal Corner = 8;
    constexpr int Opacity = 235;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().color(QPalette::Base);
    ground.setAlpha(Opacity);
    painter.setPen(styleColors(palette()).line);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Corner, Corner);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace shinpan
