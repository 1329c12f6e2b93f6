#pragma once

#include "core/board/board.h"
#include "core/board/move.h"
#include "core/rules/ruleset.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The positions a game went through, for the rules that forbid repeating one. Exact: a hash only
/// proposes, the stones decide.
///
/// It holds no copies of boards but what each move put and took: two positions are equal if all
/// that lies between them comes to nothing. Room for three moves a point is reserved at the start
/// (32 KB for 19×19); a longer game grows it as a vector does.
class PositionHistory
{
public:
    /// Begins with `start`, with `toPlay` to move; positions before that are forgotten.
    PositionHistory(const Board &start, Color toPlay);

    void addPass(Color color);

    /// Adds the position that a play has just led to, on `board`; `capture` is what it took off.
    void addPlay(const Board &board, Move move, const Board::Capture &capture);

    /// Lets the earlier positions be forgotten; the latest is the first that counts.
    void forgetEarlier() { m_first = m_entries.size() - 1; }

    /// Whether a play on the latest position, `board`, would recreate an earlier one that a superko
    /// rule forbids it to; other ko rules look at no history, so nothing repeats. `capture` is what
    /// the board says the play would take off.
    [[nodiscard]] bool repeats(const Board &board,
                               Move move,
                               const Board::Capture &capture,
                               KoRule superko) const;

    /// How often the latest position has been there with the same side to move, the latest time
    /// included, within the unbroken run of alternate plays that led to it.
    [[nodiscard]] int occurrences() const;

private:
    using Number = std::uint32_t;
    static constexpr Number NoEntry = 0xFFFFFFFF;

    /// A position and the move that made it. The move's removed stones end at `removedEnd` in
    /// m_removed.
    struct Entry
    {
        std::uint64_t hash = 0;
        Color toPlay = Color::Black; ///< so the other side made it, start aside
        bool isSuicide = false;
        std::optional<Point> placed = std::nullopt; ///< nothing for a pass and for the start
        Number removedEnd = 0;
        Number sameBucket = NoEntry; ///< an earlier entry whose hash falls into the same bucket
    };

    /// What plays have changed, summed up for each point: what was put there and taken again, as
    /// often, is no change.
    class Changes
    {
    public:
        void put(std::size_t point, Stone stone) { add(point, static_cast<int>(stone)); }
        void take(std::size_t point, Stone stone) { add(point, -static_cast<int>(stone)); }
        [[nodiscard]] bool areNone() const { return m_changed == 0; }

    private:
        void add(std::size_t point, int stones)
        {
            std::int8_t &sum = m_sums[point];
            m_changed -= sum != 0 ? 1 : 0;
            sum = static_cast<std::int8_t>(sum + stones);
            m_changed += sum != 0 ? 1 : 0;
        }

        std::array<std::int8_t, MaxBoardSide * MaxBoardSide> m_sums{}; ///< by BoardSize::indexOf
        int m_changed = 0; ///< points whose sum is not zero
    };

    void add(const Entry &entry);
    [[nodiscard]] bool isForbidden(Number number, Color mover, KoRule superko) const;
    [[nodiscard]] std::size_t bucketOf(std::uint64_t hash) const
    {
        return hash & (m_buckets.size() - 1);
    }
    [[nodiscard]] std::size_t indexOf(Point point) const
    {
        return static_cast<std::size_t>(m_size.indexOf(point));
    }
    /// From an entry's position to the latest one.
    [[nodiscard]] Changes changesSince(Number number) const;

    BoardSize m_size;
    std::vector<Entry> m_entries;
    std::vector<Point> m_removed;  ///< by all moves, in turn
    std::vector<Number> m_buckets; ///< latest entry of each; a power of two of them
    std::size_t m_first = 0;       ///< the first entry that superko looks at
    std::size_t m_runStart = 0;    ///< what the latest unbroken run of alternate plays began with
};

} // namespace shinpan
