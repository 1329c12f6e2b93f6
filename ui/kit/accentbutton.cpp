#include "ui/kit/accentbutton.h"

#include "ui/kit/style.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

namespace shinpan {

namespace {

constexpr qreal CornerRadius = 4;

[[nodiscard]] QColor over(const QColor &ground, const QColor &veil)
{
    const auto mix = [&veil](int below, int above) {
        return below + (above - below) * veil.alpha() / 255;
    };
    return {mix(ground.red(), veil.red()), mix(ground.green(), veil.green()),
            mix(ground.blue(), veil.blue())};
}

} // namespace

void AccentButton::paintEvent(QPaintEvent *)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const StyleColors &colors = styleColors(palette());
    const bool isFilled = isEnabled() && (isChecked() || isDefault());
    const bool isTouched = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    QColor fill = palette().color(isFilled ? QPalette::Highlight : QPalette::Button);
    if (isEnabled() && isTouched) {
        fill = over(fill, isFilled ? QColor(255, 255, 255, 0x20) : colors.hover);
    }
    const QColor ink = palette().color(isFilled ? QPalette::HighlightedText : QPalette::ButtonText);

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isFilled ? palette().color(QPalette::Highlight) : colors.field);
    painter.setBrush(fill);
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(outline, CornerRadius, CornerRadius);
    if (hasFocus()) {
        painter.setPen(isFilled ? ink : colors.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(outline.adjusted(2, 2, -2, -2), CornerRadius - 1, CornerRadius - 1);
    }
    option.palette.setColor(QPalette::ButtonText, ink);
    style()->drawControl(QStyle::CE_PushButtonLabel, &option, &painter, this);
    if (menu()) {
        constexpr int Size = 12;
        const QRect arrow(width() - Size - spacing::Normal, (height() - Size) / 2, Size, Size);
        QStyleOption sign = option;
        sign.rect = QStyle::visualRect(layoutDirection(), rect(), arrow);
        style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &sign, &painter, this);
    }
}

} // namespace shinpan
