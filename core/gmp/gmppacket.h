#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace shinpan {

/// A command of the Go Modem Protocol with its ten bits of value.
struct GmpCommand
{
    enum class Kind : std::uint8_t { Ok, Deny, NewGame, Query, Answer, Move, TakeBack, Extended };

    Kind kind = Kind::Ok;
    int value = 0; ///< 0 to 1023

    friend bool operator==(const GmpCommand &, const GmpCommand &) = default;
};

/// Four bytes on the wire: a command with the sequence bits of both sides.
struct GmpPacket
{
    GmpCommand command;
    int seen = 0; ///< the receiver's last sequence bit that the sender has seen
    int own = 0;  ///< the sender's

    friend bool operator==(const GmpPacket &, const GmpPacket &) = default;
};

/// 000000hy 1sssssss 1cccrvvv 1vvvvvvv, where s are the low bits of the sum of the other three
/// bytes.
[[nodiscard]] QByteArray toBytes(const GmpPacket &packet);

/// Finds packets, and the text that people may type between them, in a stream of bytes. Damaged
/// ones are dropped: their sender repeats them. Memory is four bytes and what was fed last.
class GmpFramer
{
public:
    void feed(QByteArrayView bytes) { m_input += bytes; }

    /// A packet, or a character of text; nothing until more is fed.
    [[nodiscard]] std::optional<std::variant<GmpPacket, char>> next();

private:
    [[nodiscard]] std::optional<GmpPacket> complete();

    QByteArray m_input;
    qsizetype m_read = 0; ///< of m_input
    std::array<unsigned char, 4> m_packet{};
    std::size_t m_size = 0; ///< of the packet that has begun
};

} // namespace shinpan
