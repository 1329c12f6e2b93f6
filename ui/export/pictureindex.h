#pragma once

#include "core/record/tree/pointset.h"
#include "ui/board/painting/boardpicture.h"

#include <vector>

namespace shinpan {

/// The part of the board that is shown.
[[nodiscard]] inline BoardRegion shownRegion(const BoardPicture &picture)
{
    return picture.region.value_or(BoardRegion::whole(picture.scene.board.size()));
}

/// What a picture has at each point, found without a search: a whole game in diagrams of ten moves
/// asks thousands of times.
class PictureIndex
{
public:
    /// The picture must outlive it.
    explicit PictureIndex(const BoardPicture &picture)
        : m_size(picture.scene.board.size())
        , m_marks(static_cast<std::size_t>(m_size.pointCount()))
    {
        for (const Mark &mark : picture.scene.markup) {
            m_marks[indexOf(mark.point)].push_back(&mark);
        }
        for (const Point point : starPoints(m_size)) {
            m_stars.insert(point);
        }
    }

    /// In the picture's order.
    [[nodiscard]] const std::vector<const Mark *> &marksAt(Point point) const
    {
        return m_marks[indexOf(point)];
    }
    [[nodiscard]] bool isStar(Point point) const { return m_stars.contains(point); }

private:
    [[nodiscard]] std::size_t indexOf(Point point) const
    {
        return static_cast<std::size_t>(m_size.indexOf(point));
    }

    BoardSize m_size;
    std::vector<std::vector<const Mark *>> m_marks;
    PointSet m_stars;
};

} // namespace shinpan
