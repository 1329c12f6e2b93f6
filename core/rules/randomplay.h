#pragma once

#include "core/board/board.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// Plays boards out at random. Its memory is reused from one to the next.
class RandomPlay
{
public:
    RandomPlay(const Board &board, std::uint64_t seed);

    /// The stones when both sides have nothing left to play but their own eyes.
    [[nodiscard]] const Board &playOut(Color first);

    /// Whether either side had anything to play in the latest one; else there is no chance in any.
    [[nodiscard]] bool hasPlayed() const { return m_hasPlayed; }

private:
    [[nodiscard]] std::optional<Point> choosePoint(Color color);
    [[nodiscard]] std::optional<Point> answerTo(Point last, Color color) const;
    [[nodiscard]] std::optional<Point> besideOf(Point last, Color color);
    [[nodiscard]] bool isSensible(Color color, Point point) const;
    void play(Color color, Point point);

    /// xorshift64: quick, and random enough to choose moves.
    [[nodiscard]] std::size_t randomBelow(std::size_t limit)
    {
        m_random ^= m_random << 13;
        m_random ^= m_random >> 7;
        m_random ^= m_random << 17;
        return (m_random >> 32) * limit >> 32;
    }

    const Board &m_start;
    std::vector<Point> m_emptyAtStart;
    Board m_board;
    std::uint64_t m_random;
    std::vector<Point> m_empty;
    bool m_hasPlayed = false;
    std::optional<Point> m_ko;
    std::optional<Point> m_last; ///< the opponent's latest stone, unless he passed
};

} // namespace shinpan
