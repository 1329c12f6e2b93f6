#pragma once

#include <QRect>

#include <cstdint>

class QColor;
class QPainter;
class QStyleOption;
class QStyleOptionTab;

// The pieces that controls are put together from. Each leaves the painter as it found it.
namespace shinpan::chrome {

/// Corner radius of buttons and fields, in device-independent pixels.
inline constexpr qreal Radius = 5;

/// Plain, filled with the accent as its dialog's default, or bare until it is touched.
enum class ButtonLook : std::uint8_t { Plain, Default, Bare };
void paintButton(QPainter &painter, const QStyleOption &option, ButtonLook look);
/// An entry field's surface and outline, in the accent colour while it has the focus.
void paintField(QPainter &painter, const QStyleOption &option, bool hasFocus);
/// The ring around what the keyboard acts on.
void paintFocusRing(QPainter &painter, const QStyleOption &option);
/// A box with a tick.
void paintCheckBox(QPainter &painter, const QStyleOption &option);
/// A disc with a dot.
void paintRadioButton(QPainter &painter, const QStyleOption &option);
/// A small open arrow in the middle of `rect`.
void paintChevron(QPainter &painter, const QRect &rect, Qt::ArrowType direction, const QColor &ink);
/// The line between groups of a tool bar that runs across.
void paintToolSeparator(QPainter &painter, const QStyleOption &option);
/// A frame of one hairline, with corners of that radius.
void paintFrame(QPainter &painter, const QStyleOption &option, qreal radius = 0);
/// A tab; the current one has a bar of accent on the side of its page.
void paintTab(QPainter &painter, const QStyleOptionTab &option);

} // namespace shinpan::chrome
