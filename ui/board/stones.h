#pragma once

#include "core/board/color.h"
#include "core/board/point.h"

#include <QPixmap>

#include <vector>

class QPainter;

namespace shinpan {

struct BoardTheme;

/// The stones and their shadow in one size, lit from the upper left, drawn once by arithmetic.
class Stones
{
public:
    /// `diameter` and the shadow's softness in device pixels; the pixmaps keep a ratio of 1.
    Stones(int diameter, const BoardTheme &theme);

    /// The stone of that colour that lies on that point: shells differ a little, and each point
    /// keeps its own.
    [[nodiscard]] const QPixmap &at(Point point, Color color) const;

    [[nodiscard]] const QPixmap &shadow() const { return m_shadow; }
    /// From a stone's top left corner to its shadow's.
    [[nodiscard]] QPoint shadowOffset() const { return m_shadowOffset; }

private:
    QPixmap m_slate;
    std::vector<QPixmap> m_shells;
    QPixmap m_shadow;
    QPoint m_shadowOffset;
};

/// A stone as books have it, filling `square`.
void paintPrintedStone(QPainter &painter,
                       const QRectF &square,
                       Color color,
                       const BoardTheme &theme);

/// A disc in the middle of a square of `side` pixels that fades out over `softness` on both sides
/// of `radius`.
[[nodiscard]] QPixmap softDisc(int side,
                               float radius,
                               float softness,
                               const QColor &color,
                               float opacity);

} // namespace shinpan
