#pragma once

#include "core/board/board.h"

#include <QString>

#include <vector>

namespace shinpan {

/// A board as inline SVG for a page, in units of one line's distance to the next, A1 at (1, rows).
class PageBoard
{
public:
    /// It has the grid, its coordinates, and these stones.
    explicit PageBoard(const Board &board);

    /// Dots of that diameter, in one path. (Lines of no length are not drawn by all programs.)
    void addDots(const std::vector<Point> &points, double width, const char *color);
    /// `shape` is drawn around the origin.
    void addMarks(const std::vector<Point> &points, const char *shape, const char *color);
    [[nodiscard]] QString markup(const QString &title) const;

    static constexpr char Square[] = "M-.38-.38h.76v.76h-.76z";
    static constexpr char Ring[] = "M-.25 0a.25.25 0 1 0 .5 0a.25.25 0 1 0-.5 0";
    static constexpr char Triangle[] = "M0-.3L.26.15H-.26z";

private:
    [[nodiscard]] int y(Point point) const { return m_size.rows - point.row; }
    void addGrid();
    void addNames();

    BoardSize m_size;
    QString m_content;
};

} // namespace shinpan
