#pragma once

#include "core/explorer/gamewalk.h"

#include <QByteArray>
#include <QByteArrayView>

#include <compare>
#include <cstdint>

namespace shinpan {

/// A position in a game of the index, packed as it is stored.
struct Occurrence
{
    std::uint64_t key = 0;   ///< PositionKey::number
    std::uint32_t game = 0;  ///< its id in the index
    std::uint32_t what = 0;  ///< move number, side to play, next move, whether there is a value
    std::uint16_t value = 0; ///< PassedPosition::value

    [[nodiscard]] static Occurrence of(const PassedPosition &position,
                                       std::uint32_t game,
                                       BoardSize size);
    /// The position, on boards of that size.
    [[nodiscard]] PassedPosition unpacked(BoardSize size) const;

    friend auto operator<=>(const Occurrence &, const Occurrence &) = default;
};

/// Some hundred occurrences, sorted, as bytes: of each key the distance from the one before, of
/// each game the distance from the one before that has the same key. About ten bytes each.
///
/// All occurrences of a key stand in one block, so a block is as large as its last key needs.
class OccurrenceBlock
{
public:
    /// A block that is larger takes no other key.
    static constexpr qsizetype Bytes = 3900;

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] bool isFull() const { return m_bytes.size() >= Bytes; }
    [[nodiscard]] std::uint64_t firstKey() const { return m_first; }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

    /// Adds what stands there of one key, sorted, behind lesser keys.
    void add(const Occurrence *first, const Occurrence *last);
    void clear() { m_bytes.clear(); }

private:
    QByteArray m_bytes;
    std::uint64_t m_first = 0;
    std::uint64_t m_last = 0;
};

/// Reads a block, whoever wrote it.
class OccurrenceReader
{
public:
    OccurrenceReader() = default;
    /// The bytes live as long.
    OccurrenceReader(std::uint64_t firstKey, QByteArrayView bytes)
        : m_at(bytes.begin())
        , m_end(bytes.end())
        , m_now{firstKey, 0, 0, 0}
    { }

    /// Goes on to the next occurrence; false at the end, and where the bytes make no sense.
    [[nodiscard]] bool next();
    [[nodiscard]] const Occurrence &occurrence() const { return m_now; }
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }

private:
    [[nodiscard]] std::uint64_t number();
    [[nodiscard]] bool beginKey();

    const char *m_at = nullptr;
    const char *m_end = nullptr;
    Occurrence m_now;
    std::uint64_t m_left = 0; ///< occurrences of the key that come yet
    bool m_isDamaged = false;
};

} // namespace shinpan
