#pragma once

#include <QRect>
#include <QStyle>

#include <cstdint>

class QColor;
class QComboBox;
class QPainter;
class QStyleOption;
class QStyleOptionComboBox;
class QStyleOptionDockWidget;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;

namespace shinpan::chrome {

// The pieces that controls are put together from. Each leaves the painter as it found it.

/// Corner radius of buttons and fields, in device-independent pixels.
inline constexpr qreal Radius = 5;

/// Plain, filled with the accent as its dialog's default, or bare until it is touched.
enum class ButtonLook : std::uint8_t { Plain, Default, Bare };
void paintButton(QPainter &painter, const QStyleOption &option, ButtonLook look);
/// An entry field's surface and outline, in the accent colour while it has the focus.
void paintField(QPainter &painter, const QStyleOption &option, bool hasFocus);
/// The ring around what the keyboard acts on.
void paintFocusRing(QPainter &painter, const QStyleOption &option);
/// Paints a box with a tick.
void paintCheckBox(QPainter &painter, const QStyleOption &option);
/// Paints a disc with a dot.
void paintRadioButton(QPainter &painter, const QStyleOption &option);
/// Paints a small open arrow in the middle of `rect`, turned by `turn` degrees to the right.
void paintChevron(QPainter &painter, const QRect &rect, int turn, const QColor &ink);
inline constexpr int Downwards = 0; ///< the arrow's own direction
inline constexpr int Upwards = 180;
inline constexpr int ToTheLeft = 90;
inline constexpr int ToTheRight = -90;
/// The line between groups of a tool bar that runs across.
void paintToolSeparator(QPainter &painter, const QStyleOption &option);
/// A frame of one hairline, with corners of that radius.
void paintFrame(QPainter &painter, const QStyleOption &option, qreal radius = 0);
/// A tab; the current one has a bar of accent on the side of its page.
void paintTab(QPainter &painter, const QStyleOptionTab &option);

// These tell where the pieces of composed controls lie, in the control's coordinates.

/// Shortest length of a scroll bar's thumb, in device-independent pixels.
inline constexpr int SmallestThumb = 32;

/// A scroll bar without arrow buttons: its groove is the whole bar.
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part);
/// The field or the arrow of a combo box.
[[nodiscard]] QRect comboBoxPart(const QStyleOptionComboBox &option, QStyle::SubControl part);
/// The width that a list needs to cut none of its entries; 0 for the longest lists, where the
/// measuring would be felt.
[[nodiscard]] int widthOfEntries(const QComboBox &list);
/// The field or one of the arrows of a spin box that has them.
[[nodiscard]] QRect spinBoxPart(const QStyleOptionSpinBox &option, QStyle::SubControl part);

// These paint whole controls.

/// The box and its arrow; the text is drawn by QComboBox.
void paintComboBox(QPainter &painter, const QStyleOptionComboBox &option);
/// The field and its arrows; the text is a line edit's.
void paintSpinBox(QPainter &painter, const QStyleOptionSpinBox &option);
/// Paints a thumb without a groove.
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option);
/// A rail with its passed part in the accent colour, and a round handle in `handle`.
void paintSlider(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle);
/// The passed part of a bar that knows how far it is.
void paintProgress(QPainter &painter, const QStyleOptionProgressBar &option);
/// The title of a dock, as a heading in `room`.
void paintDockTitle(QPainter &painter, const QStyleOptionDockWidget &option, const QRect &room);
void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &option);

} // namespace shinpan::chrome
