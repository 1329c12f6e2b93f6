#pragma once

#include <QRect>
#include <QStyle>

class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionSpinBox;

// Where the pieces of composed controls lie, in the control's coordinates.
namespace shinpan::chrome {

/// Shortest length of a scroll bar's thumb, in device-independent pixels.
inline constexpr int SmallestThumb = 32;

/// A scroll bar without arrow buttons: its groove is the whole bar.
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part);
/// The field or the arrow of a combo box.
[[nodiscard]] QRect comboBoxPart(const QStyleOptionComboBox &option, QStyle::SubControl part);
/// The field or one of the arrows of a spin box that has them.
[[nodiscard]] QRect spinBoxPart(const QStyleOptionSpinBox &option, QStyle::SubControl part);

} // namespace shinpan::chrome
