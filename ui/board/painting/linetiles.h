#pragma once

#include "ui/board/painting/boardmarks.h"

#include <QColor>
#include <QPixmap>
#include <QPoint>

#include <vector>

namespace shinpan {

/// Lines and arrows as they were drawn before, in small tiles: they may cross the whole board, most
/// of which they leave free.
class LineTiles
{
public:
    /// No more are drawn: each takes some 0.2 ms.
    static constexpr std::size_t Most = 200;

    struct Line
    {
        MarkPlace from;
        MarkPlace to;
        bool isArrow = false;

        friend bool operator==(const Line &, const Line &) = default;
    };

    /// As paintMarkLine() for each of them, where they meet `exposed`; one unit of the painter is
    /// one pixel.
    void paint(QPainter &painter,
               const QRect &exposed,
               const std::vector<Line> &lines,
               const QColor &ink);

private:
    struct Tile
    {
        QPoint corner;
        QPixmap pixmap;
    };

    void draw();

    std::vector<Line> m_lines; ///< on the tiles
    QColor m_ink;
    std::vector<Tile> m_tiles;
};

} // namespace shinpan
