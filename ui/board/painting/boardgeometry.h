#pragma once

#include "core/board/point.h"
#include "ui/board/painting/boardframe.h"

#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace shinpan {

/// The places of a board's points in a widget.
///
/// It counts in whole *device* pixels, so that every line is crisp at any size and ratio: the
/// distance between lines is a whole number, and a stone's diameter has the parity of a line's
/// width, so that stones sit exactly on their crossings. Cells are square and the board is centred.
/// Only centre(), pointAt() and updateRect() speak device-independent pixels.
class BoardGeometry
{
public:
    /// `area` in device-independent pixels; `ratio` is the device's pixel ratio.
    BoardGeometry(BoardSize size, QSize area, qreal ratio, const BoardFrame &frame);
    /// The board as the record has it, with or without letters and numbers at its sides.
    BoardGeometry(BoardSize size, QSize area, qreal ratio, bool coordinates);

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] const BoardFrame &frame() const { return m_frame; }
    /// Columns and rows as they are seen.
    [[nodiscard]] BoardSize seenSize() const { return m_frame.orientation.seenSize(m_size); }
    /// The place where a point is seen, counted from the bottom left of the screen.
    [[nodiscard]] Point seen(Point point) const { return m_frame.orientation.seen(point, m_size); }
    /// The point that is seen there: the inverse of seen().
    [[nodiscard]] Point pointSeenAt(Point seen) const
    {
        return m_frame.orientation.pointSeenAt(seen, m_size);
    }
    /// What is written above and below a column of the screen, 0 at the left.
    [[nodiscard]] QString seenColumnText(int column) const;
    /// What is written beside a row of the screen, 0 at the bottom.
    [[nodiscard]] QString seenRowText(int row) const;
    [[nodiscard]] qreal ratio() const { return m_ratio; }
    /// The whole widget.
    [[nodiscard]] QSize area() const { return m_area; }

    /// False when the widget is too small to show anything sensible: cell() is then 1.
    [[nodiscard]] bool isDrawable() const;
    /// The distance from one line's left edge to the next one's.
    [[nodiscard]] int cell() const { return m_cell; }
    [[nodiscard]] int lineWidth() const { return m_lineWidth; }
    [[nodiscard]] int stoneDiameter() const { return m_stoneDiameter; }
    /// Height in pixels of the coordinates' font; 0 when they are switched off or would be too
    /// small to read.
    [[nodiscard]] int coordinateHeight() const { return m_coordinateHeight; }
    /// The wooden board.
    [[nodiscard]] QRect board() const { return m_board; }

    /// The rectangle of the outermost lines, these included.
    [[nodiscard]] QRect grid() const;
    /// The pixels that both lines of a point share, lineWidth() wide and high.
    [[nodiscard]] QRect crossing(Point point) const;
    /// The square of a stone, stoneDiameter() wide.
    [[nodiscard]] QRect stone(Point point) const;
    /// Everything that painting a point may touch: stone, its shadow, marks.
    [[nodiscard]] QRect reach(Point point) const;
    /// The points whose reach may meet `rect`, as a half-open range of columns and rows.
    struct Range
    {
        int firstColumn, lastColumn, firstRow,
            lastRow; ///< past-the-end last values; empty ranges have first >= last
    };
    [[nodiscard]] Range pointsNear(const QRect &rect) const;

    /// The point's middle in device-independent pixels.
    [[nodiscard]] QPointF centre(Point point) const;
    /// The point within half a cell of `position` (device-independent pixels).
    [[nodiscard]] std::optional<Point> pointAt(QPointF position) const;
    /// reach() in device-independent pixels, rounded outward: for QWidget::update().
    [[nodiscard]] QRect updateRect(Point point) const;

    friend bool operator==(const BoardGeometry &, const BoardGeometry &) = default;

private:
    void fit();
    [[nodiscard]] Range pointsSeenIn(const Range &seen) const;
    [[nodiscard]] int coordinateHeightFor(int cell) const;
    [[nodiscard]] static int borderFor(int cell, int coordinateHeight);

    BoardSize m_size;
    BoardFrame m_frame;
    qreal m_ratio;
    QSize m_area;
    QRect m_board;
    QPoint m_origin; ///< the crossing of the left and the top line
    int m_cell = 1;
    int m_lineWidth = 1;
    int m_stoneDiameter = 1;
    int m_coordinateHeight = 0;
};

/// The points marked by dots on a board: the fourth lines from 13 lines on, the third ones down to
/// 7; the middle of odd boards.
[[nodiscard]] std::vector<Point> starPoints(BoardSize size);

} // namespace shinpan
