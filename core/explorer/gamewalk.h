#pragma once

#include "core/board/board.h"
#include "core/explorer/positionkey.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/replay.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// A position that a game went through, and how it went on from there.
struct PassedPosition
{
    std::uint64_t key = 0;        ///< PositionKey::number
    std::uint32_t moveNumber = 0; ///< moves that were made before
    Color toPlay = Color::Black;  ///< whoever makes the next move, which may be out of turn
    /// The next move as the key sees the board: the least index of a point to which one of its
    /// symmetries leads; or passOf(), endOf().
    std::uint16_t next = 0;
    /// What the record says of the next move: 0 is nothing, else 1 + thousandths of the chance that
    /// its mover is said to have after it.
    std::uint16_t value = 0;

    [[nodiscard]] static int passOf(BoardSize size) { return size.pointCount(); }
    [[nodiscard]] static int endOf(BoardSize size) { return size.pointCount() + 1; }
    /// How many different values `next` has on such boards.
    [[nodiscard]] static int nextCount(BoardSize size) { return size.pointCount() + 2; }

    friend bool operator==(const PassedPosition &, const PassedPosition &) = default;
};

/// The least index of the points to which a key's symmetries take a point.
[[nodiscard]] int canonicalPoint(Point point, BoardSize size, const PositionKey &key);

/// Goes through the main lines of games.
class GameWalk
{
public:
    /// What follows in a longer game is left out.
    static constexpr int MostMoves = 4000;

    /// The positions before each move of the main line and after the last one, valid until the next
    /// call.
    [[nodiscard]] const std::vector<PassedPosition> &walk(const GameTree &tree);

private:
    void toggleChanges(const Board &board);
    void toggleMove(const Replay &replay, ByColor<int> capturedBefore);
    void addPosition(const std::optional<Move> &next, Color toPlay, int moveNumber);

    std::optional<PositionKeyTable> m_table; ///< for games of one size after the other
    std::optional<PositionHash> m_hash;
    std::vector<Stone> m_stones; ///< that are in the hash
    std::vector<PassedPosition> m_positions;
};

} // namespace shinpan
