#pragma once

#include "ui/board/boardpainter.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace shinpan {

/// A board as a picture of its own: as BoardPainter paints it in the window, cut close. Needs a
/// QGuiApplication, but no display.
struct BoardPicture
{
    BoardScene scene;
    BoardTheme theme = woodTheme();
    bool hasCoordinates = false;
    QString caption; ///< below the board; empty: none
};

/// `width` pixels wide; the height follows. What is around a wooden board is transparent, unless
/// there is a caption to read.
[[nodiscard]] QImage toImage(const BoardPicture &picture, int width);

/// An SVG document; `width` in its units.
[[nodiscard]] QByteArray toSvg(const BoardPicture &picture, int width);

/// A PDF document of one page; `width` in 1/96 inch.
[[nodiscard]] QByteArray toPdf(const BoardPicture &picture, int width);

} // namespace shinpan
