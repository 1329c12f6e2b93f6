#include "ui/home/hometile.h"

#include "ui/kit/style.h"

#include <QEvent>
#include <QPainter>

namespace shinpan {

namespace {

constexpr int Padding = spacing::Section;
constexpr int IconSide = 24;
constexpr int TextLeft = Padding + IconSide + spacing::Wide;
constexpr qreal CornerRadius = 8;
constexpr int SentenceFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

[[nodiscard]] int titleHeight()
{
    return QFontMetrics(textFont(TextSize::Subtitle)).height();
}

} // namespace

HomeTile::HomeTile(Symbol symbol, const QString &title, const QString &sentence, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(title);
    setIcon(symbolIcon(symbol));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setSentence(sentence);
}

void HomeTile::setSentence(const QString &sentence)
{
    m_sentence = sentence;
    setAccessibleDescription(sentence);
    updateGeometry();
    update();
}

QSize HomeTile::sizeHint() const
{
    constexpr int UsualWidth = 240;
    return {UsualWidth, heightForWidth(UsualWidth)};
}

int HomeTile::heightForWidth(int width) const
{
    const QRect room(0, 0, width - TextLeft - Padding, QWIDGETSIZE_MAX);
    return 2 * Padding + titleHeight() + spacing::Tight
         + fontMetrics().boundingRect(room, SentenceFlags, m_sentence).height();
}

/// The fill follows the mouse.
bool HomeTile::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) {
        update();
    }
    return QAbstractButton::event(event);
}

void HomeTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const StyleColors &colors = styleColors(palette());
    painter.setPen(hasFocus() ? QPen(colors.accent, 2) : QPen(colors.line));
    painter.setBrush(palette().color(QPalette::Base));
    const QRectF outline = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(outline, CornerRadius, CornerRadius);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.hover);
        painter.drawRoundedRect(outline, CornerRadius, CornerRadius);
    }

    const int line = titleHeight();
    icon().paint(&painter, Padding, Padding + (line - IconSide) / 2, IconSide, IconSide);
    painter.setFont(textFont(TextSize::Subtitle));
    painter.setPen(palette().color(QPalette::WindowText));
    const int width = this->width() - TextLeft - Padding;
    painter.drawText(QRect(TextLeft, Padding, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                     text().remove(u'&'));
    painter.setFont(font());
    painter.setPen(colors.muted);
    const int top = Padding + line + spacing::Tight;
    painter.drawText(QRect(TextLeft, top, width, height() - top - Padding), SentenceFlags,
                     m_sentence);
}

} // namespace shinpan
