#pragma once

#include "core/board/color.h"
#include "core/board/point.h"

#include <QPixmap>

#include <memory>
#include <vector>

class QPainter;

namespace shinpan {

struct BoardTheme;
class StoneDome;

/// The stones and their shadow in one size: lit from the upper left and drawn once by arithmetic,
/// flat, or from the theme's pictures.
class Stones
{
public:
    /// `diameter` and the shadow's softness in device pixels; the pixmaps keep a ratio of 1.
    Stones(int diameter, const BoardTheme &theme);

    /// The same in another size, not as sharp, in a fraction of the time.
    [[nodiscard]] Stones stretched(int diameter) const;

    [[nodiscard]] int diameter() const { return m_diameter; }
    /// The stone of that colour that lies on that point: stones differ a little, and each point
    /// keeps its own.
    [[nodiscard]] const QPixmap &at(Point point, Color color) const;

    /// Null when stones cast none. It is hollow where its own stone covers it, which is most of it.
    [[nodiscard]] const QPixmap &shadow() const { return m_shadow; }
    /// The same without the hollow, for a stone that does not lie on the board yet.
    [[nodiscard]] const QPixmap &wholeShadow() const { return m_wholeShadow; }
    /// The way from a stone's top left corner to its shadow's.
    [[nodiscard]] QPoint shadowOffset() const { return m_shadowOffset; }

private:
    friend class StonesDrawing;

    explicit Stones(int diameter);
    void castShadow(const BoardTheme &theme);

    int m_diameter;
    ByColor<std::vector<QPixmap>> m_stones;
    QPixmap m_shadow;
    QPixmap m_wholeShadow;
    QPoint m_shadowOffset;
};

/// Stones that are drawn one at a time: together they may take longer than a frame.
class StonesDrawing
{
public:
    /// The arguments are those of the stones' constructor; the theme outlives it.
    StonesDrawing(int diameter, const BoardTheme &theme);
    ~StonesDrawing();

    [[nodiscard]] bool isDone() const;
    /// Draws one more, or their shadow.
    void drawNext();
    /// Complete when isDone().
    [[nodiscard]] const Stones &stones() const { return m_stones; }

private:
    [[nodiscard]] QPixmap drawn(Color color, std::size_t kind) const;

    const BoardTheme &m_theme;
    std::unique_ptr<StoneDome> m_dome; ///< null unless stones are shaded
    ByColor<std::size_t> m_kinds;      ///< how many there will be
    bool m_hasShadow = false;          ///< or needs none
    Stones m_stones;
};

/// How far the stone on a point lies off its crossing: always the same for a point and a colour, at
/// most `slack` pixels in any direction, so that stones with 2 * slack pixels between them never
/// overlap.
[[nodiscard]] QPoint stoneShift(Point point, Color color, int slack);

/// A disc with a rim, filling `square`; `cell` is the distance between lines.
void paintFlatStone(QPainter &painter, const QRectF &square, Color color, const BoardTheme &theme);

/// A disc in the middle of a square of `side` pixels that fades out over `softness` on both sides
/// of `radius`.
[[nodiscard]] QPixmap softDisc(int side,
                               float radius,
                               float softness,
                               const QColor &color,
                               float opacity);

} // namespace shinpan
