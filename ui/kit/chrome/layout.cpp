#include "ui/kit/chrome/layout.h"

#include "ui/kit/style.h"

#include <QStyleOption>

#include <algorithm>

namespace shinpan::chrome {

namespace {

constexpr int ComboArrow = 26; // width
constexpr int SpinArrow = 22;  // width

} // namespace

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

} // namespace shinpan::chrome
