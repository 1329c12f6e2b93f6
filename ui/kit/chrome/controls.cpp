#include "ui/kit/chrome/controls.h"

#include "ui/kit/chrome/layout.h"
#include "ui/kit/chrome/parts.h"
#include "ui/kit/style.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace shinpan::chrome {

namespace {

constexpr int ThumbMargin = 3;  // around a scroll bar's thumb
constexpr qreal RailHeight = 4; // of a slider
constexpr qreal KnobRadius = 6.5;

} // namespace

void paintComboBox(QPainter &painter, const QStyleOptionComboBox &option)
{
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    if (option.editable) {
        paintField(painter, option, hasFocus);
    } else {
        paintButton(painter, option, ButtonLook::Plain);
        if (hasFocus && option.state & QStyle::State_KeyboardFocusChange) {
            paintFocusRing(painter, option);
        }
    }
    paintChevron(painter, comboBoxPart(option, QStyle::SC_ComboBoxArrow), Qt::DownArrow,
                 option.palette.color(QPalette::ButtonText));
}

void paintSpinBox(QPainter &painter, const QStyleOptionSpinBox &option)
{
    if (option.frame) {
        paintField(painter, option, option.state & QStyle::State_HasFocus);
    }
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) {
        return;
    }
    const auto paintArrow = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step,
                                Qt::ArrowType way) {
        const QRect rect = spinBoxPart(option, part);
        const bool canStep = option.stepEnabled & step && option.state & QStyle::State_Enabled;
        if (canStep && option.activeSubControls == part) {
            painter.fillRect(rect.adjusted(0, 1, -1, -1), styleColors(option.palette).hover);
        }
        paintChevron(
            painter, rect, way,
            option.palette.color(canStep ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    };
    paintArrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Qt::UpArrow);
    paintArrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Qt::DownArrow);
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Base));
    if (option.maximum == option.minimum) {
        return;
    }
    const QRectF thumb = QRectF(scrollBarPart(option, QStyle::SC_ScrollBarSlider))
                             .adjusted(ThumbMargin, ThumbMargin, -ThumbMargin, -ThumbMargin);
    const bool isTouched = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    QColor ink = option.palette.color(QPalette::Text);
    ink.setAlphaF(isTouched ? 0.42F : 0.22F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const qreal radius = std::min(thumb.width(), thumb.height()) / 2;
    painter.drawRoundedRect(thumb, radius, radius);
    painter.restore();
}

void paintSlider(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle)
{
    const bool isAcross = option.orientation == Qt::Horizontal;
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const QPointF knob = QRectF(handle).center();
    const QRectF whole = option.rect;
    QRectF rail(whole.left(), knob.y() - RailHeight / 2, whole.width(), RailHeight);
    QRectF passed(rail.topLeft(), QPointF(knob.x(), rail.bottom()));
    if (!isAcross) { // upwards
        rail = QRectF(knob.x() - RailHeight / 2, whole.top(), RailHeight, whole.height());
        passed = QRectF(QPointF(rail.left(), knob.y()), rail.bottomRight());
    }
    if (isAcross && option.upsideDown) { // from the right
        passed = QRectF(QPointF(knob.x(), rail.top()), rail.bottomRight());
    }
    const StyleColors &colors = styleColors(option.palette);
    const QColor accent = isEnabled ? option.palette.color(QPalette::Highlight) : colors.field;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.field);
    painter.drawRoundedRect(rail, RailHeight / 2, RailHeight / 2);
    painter.setBrush(accent);
    painter.drawRoundedRect(passed, RailHeight / 2, RailHeight / 2);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(option.palette.color(QPalette::Button));
    painter.drawEllipse(knob, KnobRadius, KnobRadius);
    painter.restore();
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        paintFocusRing(painter, option);
    }
}

void paintProgress(QPainter &painter, const QStyleOptionProgressBar &option)
{
    const qreal share =
        static_cast<qreal>(option.progress - option.minimum) / (option.maximum - option.minimum);
    QRectF passed = option.rect;
    if (option.state & QStyle::State_Horizontal) {
        passed.setWidth(passed.width() * share);
        if ((option.direction == Qt::RightToLeft) != option.invertedAppearance) {
            passed.moveRight(option.rect.right() + 1);
        }
    } else {
        passed.setTop(passed.bottom() - passed.height() * share);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::Highlight));
    painter.setClipRect(passed);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), Radius - 1, Radius - 1);
    painter.restore();
}

void paintDockTitle(QPainter &painter, const QStyleOptionDockWidget &option, const QRect &room)
{
    painter.save();
    QFont font = painter.font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic,
                     QFontMetrics(font).elidedText(option.title, Qt::ElideRight, room.width()));
    painter.restore();
}

void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &option)
{
    const bool isEnabled = option.state & QStyle::State_Enabled;
    if (isEnabled && option.state & QStyle::State_Selected) {
        painter.fillRect(option.rect, styleColors(option.palette).hover);
    }
    painter.save();
    painter.setPen(option.palette.color(isEnabled ? QPalette::Normal : QPalette::Disabled,
                                        QPalette::WindowText));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     option.text);
    painter.restore();
}

} // namespace shinpan::chrome
