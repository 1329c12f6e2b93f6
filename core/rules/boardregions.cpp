#include "core/rules/boardregions.h"

namespace shinpan {

namespace {

constexpr auto NoRegion = static_cast<BoardRegions::Number>(-1);

} // namespace

BoardRegions::BoardRegions(const Board &board, std::span<const Point> dead)
    : m_size(board.size())
    , m_stones(static_cast<std::size_t>(m_size.pointCount()))
    , m_regionOf(m_stones.size(), NoRegion)
{
    for (std::size_t i = 0; i < m_stones.size(); ++i) {
        m_stones[i] = board.at(m_size.pointAt(static_cast<int>(i)));
    }
    for (const Point point : dead) {
        if (m_size.contains(point) && board.at(point) != Stone::Empty) {
            board.forEachInChain(point,
                                 [&](Point stone) { m_stones[indexOf(stone)] = Stone::Empty; });
        }
    }
    m_open.reserve(m_stones.size());
    for (std::size_t i = 0; i < m_stones.size(); ++i) {
        if (m_regionOf[i] == NoRegion) {
            fill(m_size.pointAt(static_cast<int>(i)), m_stones[i]);
        }
    }
}

std::optional<Color> BoardRegions::ownerOf(Number region) const
{
    const Region &it = m_regions[region];
    switch (it.content) {
    case Stone::Black:
        return Color::Black;
    case Stone::White:
        return Color::White;
    case Stone::Empty:
        break;
    }
    if (it.reaches.black == it.reaches.white) {
        return std::nullopt;
    }
    return it.reaches.black ? Color::Black : Color::White;
}

/// Adds the region of a point that belongs to none yet.
void BoardRegions::fill(Point start, Stone content)
{
    const Number number = m_regions.size();
    Region region{content, 0, start, {}};
    m_open.push_back(start);
    m_regionOf[indexOf(start)] = number;
    while (!m_open.empty()) {
        const Point point = m_open.back();
        m_open.pop_back();
        ++region.points;
        forEachNeighbor(point, m_size, [&](Point neighbor) {
            const std::size_t index = indexOf(neighbor);
            if (m_stones[index] != content) {
                region.reaches.black = region.reaches.black || m_stones[index] == Stone::Black;
                region.reaches.white = region.reaches.white || m_stones[index] == Stone::White;
            } else if (m_regionOf[index] == NoRegion) {
                m_regionOf[index] = number;
                m_open.push_back(neighbor);
            }
        });
    }
    m_regions.push_back(region);
}

} // namespace shinpan
