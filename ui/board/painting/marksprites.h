#pragma once

#include "core/board/board.h"
#include "ui/board/painting/boardmarks.h"
#include "ui/board/painting/boardmarkup.h"

#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QPoint>
#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

class QPainter;

namespace shinpan {

/// What lies on points as it was drawn before: texts and curves take ten times longer than copying
/// their pixels, and a board may bear hundreds of them.
class MarkSprites
{
public:
    enum class Shape : std::uint8_t {
        Mark,      ///< of a MarkKind
        MarkAside, ///< the same, in the corner of a point whose middle bears a text
        Text,
        LastMoveInMiddle,
        LastMoveAtEdge,
        NextMove,
        MainLineMove,
        SiblingMove,
        Spot, ///< `text` says all about it
        Sign, ///< so it does here, with the kind
        Highlight,
        Cursor
    };

    /// What is drawn, together with theme, font and size.
    struct Key
    {
        Shape shape = Shape::Mark;
        Stone stone = Stone::Empty; ///< what decides the inks
        MarkKind kind = MarkKind::Triangle;
        QString text = {};

        friend bool operator==(const Key &, const Key &) = default;
    };

    /// Draws it at a place, within three quarters of a cell around the middle.
    using Drawing = std::function<void(QPainter &, const MarkPlace &)>;

    /// Paints what `draw` does, onto a painter one unit of which is one pixel; the place's middle
    /// lies on whole or half pixels. `draw` is called unless this was drawn before.
    void paint(QPainter &painter, const MarkPlace &place, const Key &key, const Drawing &draw);
    /// Needed when theme or font change; another size is noticed.
    void clear();

private:
    struct Sprite
    {
        QPixmap pixmap; ///< null where nothing was drawn
        QPoint corner;  ///< from the pixel that the middle lies in, or begins
    };

    [[nodiscard]] static Sprite drawn(const QPainter &painter,
                                      const MarkPlace &place,
                                      const Drawing &draw);

    QHash<Key, Sprite> m_sprites;
    qreal m_cell = 0;    ///< of the sprites
    qint64 m_pixels = 0; ///< of all of them
};

/// The smallest rectangle with all that is not transparent.
[[nodiscard]] QRect inkedRect(const QImage &image);

[[nodiscard]] size_t qHash(const MarkSprites::Key &key, size_t seed = 0);

/// Lines and arrows as they were drawn before, in small tiles: they may cross the whole board and
/// leave most of it free.
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

    /// Calls paintMarkLine() for each line, where it meets `exposed`; one unit of the painter is
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
