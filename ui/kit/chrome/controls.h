#pragma once

class QPainter;
class QStyleOptionComboBox;
class QStyleOptionDockWidget;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QRect;

// Whole controls, put together from parts.h at the places of layout.h.
namespace shinpan::chrome {

/// The box and its arrow; the text is drawn by QComboBox.
void paintComboBox(QPainter &painter, const QStyleOptionComboBox &option);
/// The field and its arrows; the text is a line edit's.
void paintSpinBox(QPainter &painter, const QStyleOptionSpinBox &option);
/// A thumb without a groove.
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option);
/// A rail with its passed part in the accent colour, and a round handle in `handle`.
void paintSlider(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle);
/// The passed part of a bar that knows how far it is.
void paintProgress(QPainter &painter, const QStyleOptionProgressBar &option);
/// The title of a dock, as a heading in `room`.
void paintDockTitle(QPainter &painter, const QStyleOptionDockWidget &option, const QRect &room);
void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &option);

} // namespace shinpan::chrome
