#include "ui/kit/chrome/controls.h"

#include "ui/kit/style.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace shinpan::chrome {

namespace {

/// Saves a painter, has it draw smoothly, and restores it.
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

constexpr int ComboArrow = 26; // width
constexpr int SpinArrow = 22;  // width

constexpr int ThumbMargin = 3;  // around a scroll bar's thumb
constexpr qreal RailHeight = 4; // of a slider
constexpr qreal KnobRadius = 6.5;

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

void paintChevron(QPainter &painter, const QRect &rect, int turn, const QColor &ink)
{
    const Smooth smooth(painter);
    painter.translate(QRectF(rect).center());
    painter.rotate(turn);
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

QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part)
{
    const QRect whole = option.rect;
    const bool isAcross = option.orientation == Qt::Horizontal;
    const int room = isAcross ? whole.width() : whole.height();
    const qint64 range = qint64{option.maximum} - option.minimum;
    const auto shown = static_cast<int>(qint64{option.pageStep} * room
                                        / std::max<qint64>(1, range + option.pageStep));
    const int thumb = range == 0 ? room : std::clamp(shown, std::min(room, SmallestThumb), room);
    const int start = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room - thumb, option.upsideDown);
    const auto span = [&](int from, int length) {
        const QRect piece = isAcross
                              ? QRect(whole.left() + from, whole.top(), length, whole.height())
                              : QRect(whole.left(), whole.top() + from, whole.width(), length);
        return QStyle::visualRect(option.direction, whole, piece);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return whole;
    case QStyle::SC_ScrollBarSlider:
        return span(start, thumb);
    case QStyle::SC_ScrollBarSubPage:
        return span(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return span(start + thumb, room - start - thumb);
    default:
        return {};
    }
}

QRect comboBoxPart(const QStyleOptionComboBox &option, QStyle::SubControl part)
{
    const QRect whole = option.rect;
    const QRect arrow(whole.right() + 1 - ComboArrow, whole.top(), ComboArrow, whole.height());
    const QRect field = whole.adjusted(spacing::Normal - 2, 1, -ComboArrow, -1);
    return QStyle::visualRect(option.direction, whole,
                              part == QStyle::SC_ComboBoxArrow ? arrow : field);
}

int widthOfEntries(const QComboBox &list)
{
    constexpr int MostMeasured = 200;
    const QAbstractItemView &view = *list.view();
    if (list.count() > MostMeasured) {
        return 0;
    }
    return view.sizeHintForColumn(0) + 2 * view.frameWidth()
         + view.verticalScrollBar()->sizeHint().width();
}

QRect spinBoxPart(const QStyleOptionSpinBox &option, QStyle::SubControl part)
{
    const QRect whole = option.rect;
    const int half = whole.height() / 2;
    const int left = whole.right() - SpinArrow;
    QRect rect = whole.adjusted(spacing::Tight, 1, -SpinArrow - 2, -1);
    if (part == QStyle::SC_SpinBoxUp) {
        rect = QRect(left, whole.top() + 1, SpinArrow, half - 1);
    } else if (part == QStyle::SC_SpinBoxDown) {
        rect = QRect(left, whole.top() + half, SpinArrow, whole.height() - half - 1);
    }
    return QStyle::visualRect(option.direction, whole, rect);
}

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
    paintChevron(painter, comboBoxPart(option, QStyle::SC_ComboBoxArrow), Downwards,
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
                                int way) {
        const QRect rect = spinBoxPart(option, part);
        const bool canStep = option.stepEnabled & step && option.state & QStyle::State_Enabled;
        if (canStep && option.activeSubControls == part) {
            painter.fillRect(rect.adjusted(0, 1, -1, -1), styleColors(option.palette).hover);
        }
        paintChevron(
            painter, rect, way,
            option.palette.color(canStep ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    };
    paintArrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Upwards);
    paintArrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Downwards);
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
    const Smooth smooth(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const qreal radius = std::min(thumb.width(), thumb.height()) / 2;
    painter.drawRoundedRect(thumb, radius, radius);
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
    const Smooth smooth(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.field);
    painter.drawRoundedRect(rail, RailHeight / 2, RailHeight / 2);
    painter.setBrush(accent);
    painter.drawRoundedRect(passed, RailHeight / 2, RailHeight / 2);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(option.palette.color(QPalette::Button));
    painter.drawEllipse(knob, KnobRadius, KnobRadius);
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
    const Smooth smooth(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::Highlight));
    painter.setClipRect(passed);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), Radius - 1, Radius - 1);
}

void paintDockTitle(QPainter &painter, const QStyleOptionDockWidget &option, const QRect &room)
{
    painter.save();
    QFont font = QApplication::font(); // Qt's own for titles keeps the size of the desktop's
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
