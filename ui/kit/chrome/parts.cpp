#include "ui/kit/chrome/parts.h"

#include "ui/kit/style.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace shinpan::chrome {

namespace {

/// Saves a smoothly drawing painter and restores it.
class Smooth
{
    Q_DISABLE_COPY_MOVE(Smooth)

public:
    explicit Smooth(QPainter &painter)
        : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Smooth() { m_painter.restore(); }

private:
    QPainter &m_painter;
};

QRectF inset(const QRect &rect, qreal by)
{
    return QRectF(rect).adjusted(by, by, -by, -by);
}

/// The ground and outline of a check box or radio button. Returns the ink for what is inside.
QColor paintIndicator(QPainter &painter,
                      const QStyleOption &option,
                      const QRectF &box,
                      qreal radius,
                      bool isOn)
{
    const StyleColors &colors = styleColors(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const auto ground = !isEnabled ? QPalette::Window : isOn ? QPalette::Highlight : QPalette::Base;
    painter.setBrush(option.palette.color(ground));
    painter.setPen(!isEnabled ? colors.line : isOn ? option.palette.color(ground) : colors.field);
    painter.drawRoundedRect(box, radius, radius);
    if (isEnabled && option.state & QStyle::State_MouseOver) {
        painter.setBrush(colors.hover);
        painter.drawRoundedRect(box, radius, radius);
    }
    return isEnabled ? option.palette.color(QPalette::HighlightedText)
                     : option.palette.color(QPalette::Disabled, QPalette::Text);
}

QRectF indicatorBox(const QRect &rect)
{
    const int side = std::min(rect.width(), rect.height());
    return inset(QRect(rect.topLeft(), QSize(side, side)), 0.5);
}

} // namespace

void paintButton(QPainter &painter, const QStyleOption &option, ButtonLook look)
{
    const Smooth smooth(painter);
    const StyleColors &colors = styleColors(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const bool isDown = option.state & QStyle::State_Sunken;
    const bool isFilled = look == ButtonLook::Default && isEnabled;
    const QRectF outline = inset(option.rect, 0.5);
    const auto coat = [&](const QColor &color) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(outline, Radius, Radius);
    };
    if (look != ButtonLook::Bare) {
        painter.setPen(isFilled    ? option.palette.color(QPalette::Highlight)
                       : isEnabled ? colors.field
                                   : colors.line);
        painter.setBrush(option.palette.color(isFilled ? QPalette::Highlight : QPalette::Button));
        painter.drawRoundedRect(outline, Radius, Radius);
    }
    if (option.state & QStyle::State_On) {
        QColor tint = colors.accent;
        tint.setAlphaF(0.16F);
        coat(tint);
    }
    const QColor veil = isFilled ? QColor(255, 255, 255, 0x20) : colors.hover;
    if (isDown || (isEnabled && option.state & QStyle::State_MouseOver)) {
        coat(veil);
    }
    if (isDown) {
        coat(veil);
    }
}

void paintField(QPainter &painter, const QStyleOption &option, bool hasFocus)
{
    const Smooth smooth(painter);
    const StyleColors &colors = styleColors(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const qreal width = hasFocus ? 1.5 : 1;
    painter.setBrush(option.palette.color(isEnabled ? QPalette::Base : QPalette::Window));
    painter.setPen(QPen(hasFocus ? colors.accent : isEnabled ? colors.field : colors.line, width));
    painter.drawRoundedRect(inset(option.rect, width / 2), Radius, Radius);
}

void paintFocusRing(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    painter.setPen(QPen(styleColors(option.palette).accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inset(option.rect, 0.75), Radius - 1, Radius - 1);
}

void paintCheckBox(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    const bool isPartly = option.state & QStyle::State_NoChange;
    const bool isOn = isPartly || option.state & QStyle::State_On;
    const QRectF box = indicatorBox(option.rect);
    const QColor ink = paintIndicator(painter, option, box, 4, isOn);
    if (!isOn) {
        return;
    }
    const auto at = [&box](qreal x, qreal y) {
        return box.topLeft() + QPointF(x * box.width(), y * box.height());
    };
    painter.setPen(QPen(ink, box.width() * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(isPartly ? QPolygonF({at(0.28, 0.5), at(0.72, 0.5)})
                                  : QPolygonF({at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)}));
}

void paintRadioButton(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    const bool isOn = option.state & QStyle::State_On;
    const QRectF box = indicatorBox(option.rect);
    const QColor ink = paintIndicator(painter, option, box, box.width() / 2, isOn);
    if (isOn) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(box.center(), box.width() * 0.2, box.width() * 0.2);
    }
}

void paintChevron(QPainter &painter, const QRect &rect, Qt::ArrowType direction, const QColor &ink)
{
    const Smooth smooth(painter);
    painter.translate(QRectF(rect).center());
    switch (direction) {
    case Qt::UpArrow:
        painter.rotate(180);
        break;
    case Qt::LeftArrow:
        painter.rotate(90);
        break;
    case Qt::RightArrow:
        painter.rotate(-90);
        break;
    case Qt::DownArrow:
    case Qt::NoArrow:
        break;
    }
    const qreal reach = std::min({rect.width() * 0.4, rect.height() * 0.4, 3.75});
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{-reach, -reach / 2}, {0, reach / 2}, {reach, -reach / 2}}));
}

void paintToolSeparator(QPainter &painter, const QStyleOption &option)
{
    constexpr int Gap = 6;
    const QPoint middle = option.rect.center();
    const QRect line =
        option.state & QStyle::State_Horizontal
            ? QRect(middle.x(), option.rect.top() + Gap, 1, option.rect.height() - 2 * Gap)
            : QRect(option.rect.left() + Gap, middle.y(), option.rect.width() - 2 * Gap, 1);
    painter.fillRect(line, styleColors(option.palette).line);
}

void paintFrame(QPainter &painter, const QStyleOption &option, qreal radius)
{
    const Smooth smooth(painter);
    painter.setPen(styleColors(option.palette).line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inset(option.rect, 0.5), radius, radius);
}

void paintTab(QPainter &painter, const QStyleOptionTab &option)
{
    constexpr int Thickness = 2;
    const StyleColors &colors = styleColors(option.palette);
    if (!(option.state & QStyle::State_Selected)) {
        if (option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled) {
            painter.fillRect(option.rect, colors.hover);
        }
        return;
    }
    QRect bar = option.rect;
    switch (option.shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
        bar.setHeight(Thickness);
        break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
        bar.setWidth(Thickness);
        break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
        bar.setLeft(bar.right() + 1 - Thickness);
        break;
    case QTabBar::RoundedNorth:
    case QTabBar::TriangularNorth:
        bar.setTop(bar.bottom() + 1 - Thickness);
        break;
    }
    painter.fillRect(bar, colors.accent);
}

} // namespace shinpan::chrome
