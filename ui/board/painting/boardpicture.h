#pragma once

#include "core/board/boardregion.h"
#include "ui/board/painting/boardframe.h"
#include "ui/board/painting/boardpainter.h"

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
    std::optional<BoardRegion> region; ///< the part that is shown; nothing: the whole board
    bool hasCoordinates = false;
    Orientation orientation; ///< the way to look at it
    QString caption;         ///< below the board; empty: none
};

/// A picture of what is seen, as if the record had it so: for what cannot be turned. It has no
/// coordinates, unless nothing is turned: they would name other points.
[[nodiscard]] BoardPicture asSeen(const BoardPicture &picture);

/// `width` pixels wide; the height follows. What is around a wooden board is transparent, unless
/// there is something to read there: a caption, or the coordinates of a region.
[[nodiscard]] QImage toImage(const BoardPicture &picture, int width);

/// The same, in a frame's time however large it is: wide boards are painted smaller and scaled up.
[[nodiscard]] QImage toPreview(const BoardPicture &picture, int width);

/// An SVG document; `width` in its units.
[[nodiscard]] QByteArray toSvg(const BoardPicture &picture, int width);

/// A PDF document of one page; `width` in 1/96 inch.
[[nodiscard]] QByteArray toPdf(const BoardPicture &picture, int width);

/// The point at a place of toImage()'s or toPreview()'s picture of that width.
[[nodiscard]] std::optional<Point> pointAt(const BoardPicture &picture, int width, QPointF place);

/// The squares of a region's points there.
[[nodiscard]] QRectF rectOf(const BoardPicture &picture, int width, const BoardRegion &region);

/// Paints the picture `width` units of the painter wide, with its top left corner at the painter's
/// origin: on paper. Returns its height.
qreal paintPicture(QPainter &painter, const BoardPicture &picture, qreal width);

/// The height of that picture.
[[nodiscard]] qreal pictureHeight(const BoardPicture &picture, qreal width);

} // namespace shinpan
