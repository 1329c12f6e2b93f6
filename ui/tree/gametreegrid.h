#pragma once

#include "ui/tree/gametreelayout.h"

#include <QPointF>
#include <QRect>
#include <QSize>

#include <cmath>

namespace shinpan {

/// From a layout's columns and lanes to the pixels of its picture, and back. Lines run to the right
/// or downwards.
class GameTreeGrid
{
public:
    /// `pitch` is the distance between neighbouring nodes in device-independent pixels, at least 1.
    GameTreeGrid(Qt::Orientation lines, int pitch)
        : m_lines(lines)
        , m_pitch(pitch)
    { }

    [[nodiscard]] Qt::Orientation lines() const { return m_lines; }
    [[nodiscard]] int pitch() const { return m_pitch; }

    /// The size of the whole picture.
    [[nodiscard]] QSize sizeOf(const GameTreeLayout &layout) const
    {
        const QSize size(layout.columnCount() * m_pitch, layout.laneCount() * m_pitch);
        return m_lines == Qt::Horizontal ? size : size.transposed();
    }

    /// The middle of a place, from the picture's top left corner.
    [[nodiscard]] QPointF centre(GameTreeLayout::Place place) const
    {
        const QPointF middle((place.column + 0.5) * m_pitch, (place.lane + 0.5) * m_pitch);
        return m_lines == Qt::Horizontal ? middle : middle.transposed();
    }

    /// The top left corner of a place's cell.
    [[nodiscard]] QPoint corner(GameTreeLayout::Place place) const
    {
        const QPoint corner(place.column * m_pitch, place.lane * m_pitch);
        return m_lines == Qt::Horizontal ? corner : corner.transposed();
    }

    /// The place whose cell holds a position; may lie outside the layout.
    [[nodiscard]] GameTreeLayout::Place placeAt(QPointF position) const
    {
        const QPointF along = m_lines == Qt::Horizontal ? position : position.transposed();
        return {static_cast<int>(std::floor(along.x() / m_pitch)),
                static_cast<int>(std::floor(along.y() / m_pitch))};
    }

private:
    Qt::Orientation m_lines;
    int m_pitch;
};

} // namespace shinpan
