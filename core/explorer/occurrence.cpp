#include "core/explorer/occurrence.h"

#include <limits>

namespace shinpan {

namespace {

/// Seven bits a byte, the lowest first; the highest bit says that more come.
void append(QByteArray &bytes, std::uint64_t number)
{
    for (; number >= 0x80; number >>= 7) {
        bytes.append(static_cast<char>(number | 0x80));
    }
    bytes.append(static_cast<char>(number));
}

constexpr std::uint64_t LargestKey = (std::uint64_t{1} << PositionKey::Bits) - 1;

} // namespace

Occurrence Occurrence::of(const PassedPosition &position, std::uint32_t game, BoardSize size)
{
    const auto side = static_cast<std::uint32_t>(position.toPlay == Color::White ? 1 : 0);
    const auto count = static_cast<std::uint32_t>(PassedPosition::nextCount(size));
    const std::uint32_t move = (position.moveNumber * 2 + side) * count + position.next;
    return {position.key, game, move * 2 + (position.value != 0 ? 1U : 0U), position.value};
}

PassedPosition Occurrence::unpacked(BoardSize size) const
{
    const auto count = static_cast<std::uint32_t>(PassedPosition::nextCount(size));
    const std::uint32_t turn = what / 2 / count;
    return {key, turn / 2, turn % 2 == 0 ? Color::Black : Color::White,
            static_cast<std::uint16_t>(what / 2 % count), value};
}

void OccurrenceBlock::add(const Occurrence *first, const Occurrence *last)
{
    if (isEmpty()) {
        m_first = first->key;
        m_last = first->key;
    }
    const auto count = static_cast<std::uint64_t>(last - first);
    append(m_bytes, (first->key - m_last) << 1 | (count == 1 ? 1 : 0));
    m_last = first->key;
    if (count != 1) {
        append(m_bytes, count);
    }
    std::uint32_t game = 0;
    for (; first != last; ++first) {
        append(m_bytes, first->game - game);
        game = first->game;
        append(m_bytes, first->what);
        if ((first->what & 1) != 0) {
            append(m_bytes, first->value);
        }
    }
}

std::uint64_t OccurrenceReader::number()
{
    std::uint64_t number = 0;
    for (int shift = 0; m_at != m_end && shift < 63; shift += 7) {
        const auto byte = static_cast<unsigned char>(*m_at++);
        number |= std::uint64_t{byte & 0x7FU} << shift;
        if (byte < 0x80) {
            return number;
        }
    }
    m_isDamaged = true;
    return 0;
}

bool OccurrenceReader::beginKey()
{
    const std::uint64_t step = number();
    m_left = (step & 1) != 0 ? 1 : number();
    m_now.key += step >> 1;
    m_now.game = 0;
    m_isDamaged = m_isDamaged || m_left == 0 || m_now.key > LargestKey;
    return !m_isDamaged;
}

bool OccurrenceReader::next()
{
    if (m_isDamaged || (m_left == 0 && (m_at == m_end || !beginKey()))) {
        return false;
    }
    const std::uint64_t game = m_now.game + number();
    const std::uint64_t what = number();
    const std::uint64_t value = (what & 1) != 0 ? number() : 0;
    if (game > std::numeric_limits<std::uint32_t>::max()
        || what > std::numeric_limits<std::uint32_t>::max() || value > 1001) {
        m_isDamaged = true;
    }
    m_now.game = static_cast<std::uint32_t>(game);
    m_now.what = static_cast<std::uint32_t>(what);
    m_now.value = static_cast<std::uint16_t>(value);
    --m_left;
    return !m_isDamaged;
}

} // namespace shinpan
