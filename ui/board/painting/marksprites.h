#pragma once

#include "core/board/board.h"
#include "ui/board/painting/boardmarkup.h"

#include <QHash>
#include <QPixmap>
#include <QString>

#include <cstdint>
#include <functional>

class QPainter;

namespace shinpan {

struct MarkPlace;

/// What lies on points as it was drawn before: texts and curves take ten times longer than copying
/// their pixels, and a board may bear hundreds of them.
class MarkSprites
{
public:
    enum class Shape : std::uint8_t {
        Mark, ///< of a MarkKind
        Text,
        LastMoveInMiddle,
        LastMoveAtEdge,
        NextMove,
        MainLineMove,
        SiblingMove,
        Spot, ///< `text` says all about it
        Highlight,
        Cursor
    };

    /// With theme, font and size it says what is drawn.
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

    /// As `draw` onto the painter, of which one unit is one pixel; the place's middle lies on whole
    /// or half pixels. `draw` is called unless this was drawn before.
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

} // namespace shinpan
