#include "core/explorer/positionkey.h"

#include "core/board/symmetry.h"
#include "core/util/seededrandom.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] std::uint64_t mixed(std::uint64_t number)
{
    return SeededRandom(number).next();
}

} // namespace

PositionKeyTable::PositionKeyTable(BoardSize size)
    : m_size(size)
    , m_seed(mixed(std::uint64_t{size.columns} << 8 | size.rows))
    , m_rows(static_cast<std::size_t>(size.pointCount()))
{
    for (int i = 0; i < size.pointCount(); ++i) {
        for (int symmetry = 0; symmetry < symmetryCount(size); ++symmetry) {
            const Point to = transformed(size.pointAt(i), size, symmetry);
            const std::uint64_t place = m_seed + 2 * static_cast<std::uint64_t>(size.indexOf(to));
            auto &row = m_rows[static_cast<std::size_t>(i)];
            row.black[static_cast<std::size_t>(symmetry)] = mixed(place);
            row.white[static_cast<std::size_t>(symmetry)] = mixed(place + 1);
        }
    }
}

void PositionHash::toggle(Point point, Color stone)
{
    const auto &row = m_table->m_rows[static_cast<std::size_t>(m_table->m_size.indexOf(point))];
    const auto &own = row[stone];
    const auto &exchanged = row[opposite(stone)];
    for (std::size_t i = 0; i < own.size(); ++i) {
        m_sums.black[i] ^= own[i];
        m_sums.white[i] ^= exchanged[i];
    }
}

PositionKey PositionHash::key(Color toPlay) const
{
    const auto &sums = m_sums[toPlay];
    const auto count = static_cast<std::size_t>(symmetryCount(m_table->m_size));
    const auto *const end = sums.data() + count;
    const std::uint64_t least = *std::min_element(sums.data(), end);
    PositionKey key;
    key.number = mixed(least ^ m_table->m_seed) >> (64 - PositionKey::Bits);
    for (std::size_t i = 0; i < count; ++i) {
        if (sums[i] == least) {
            key.symmetries = static_cast<std::uint8_t>(key.symmetries | 1U << i);
        }
    }
    return key;
}

PositionKey keyOf(const Board &board, Color toPlay)
{
    const PositionKeyTable table(board.size());
    PositionHash hash(table);
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            hash.toggle(point, colorOf(stone));
        }
    }
    return hash.key(toPlay);
}

} // namespace shinpan
