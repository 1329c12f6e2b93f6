#include "core/gmp/gmppacket.h"

namespace shinpan {

namespace {

constexpr unsigned TopBit = 0x80;
constexpr unsigned Reserved = 0x08; ///< of the third byte; a later revision's

[[nodiscard]] unsigned checksum(unsigned first, unsigned third, unsigned fourth)
{
    return TopBit | ((first + third + fourth) & 0x7F);
}

} // namespace

QByteArray toBytes(const GmpPacket &packet)
{
    const auto value = static_cast<unsigned>(packet.command.value) & 0x3FF;
    const unsigned first =
        static_cast<unsigned>(packet.seen) << 1 | static_cast<unsigned>(packet.own);
    const unsigned third = TopBit | static_cast<unsigned>(packet.command.kind) << 4 | value >> 7;
    const unsigned fourth = TopBit | (value & 0x7F);
    QByteArray bytes;
    for (const unsigned byte : {first, checksum(first, third, fourth), third, fourth}) {
        bytes.append(static_cast<char>(byte));
    }
    return bytes;
}

std::optional<std::variant<GmpPacket, char>> GmpFramer::next()
{
    while (m_read < m_input.size()) {
        const auto byte = static_cast<unsigned char>(m_input[m_read++]);
        if (byte < 4) { // always the start of a packet; half of another is given up
            m_packet[0] = byte;
            m_size = 1;
        } else if (byte < TopBit) {
            m_size = 0;
            return static_cast<char>(byte);
        } else if (m_size > 0) {
            m_packet[m_size++] = byte;
            if (m_size == m_packet.size()) {
                m_size = 0;
                if (const std::optional<GmpPacket> packet = complete()) {
                    return *packet;
                }
            }
        }
    }
    m_input.clear();
    m_read = 0;
    return std::nullopt;
}

/// The packet that is complete now; nothing if it is damaged.
std::optional<GmpPacket> GmpFramer::complete()
{
    const auto [first, sum, third, fourth] = m_packet;
    if (sum != checksum(first, third, fourth) || (third & Reserved) != 0) {
        return std::nullopt;
    }
    GmpPacket packet;
    packet.seen = first >> 1;
    packet.own = first & 1;
    packet.command.kind = static_cast<GmpCommand::Kind>(third >> 4 & 7);
    packet.command.value = (third & 7) << 7 | (fourth & 0x7F);
    return packet;
}

} // namespace shinpan
