#pragma once

#include "core/search/playoutboard.h"

#include <array>
#include <cstdint>
#include <span>

namespace shinpan {

/// What can be said of a move before it is tried. Each member but the cell is one of a few kinds,
/// and each kind has a weight that was learnt from games (learntweights.h).
struct MoveFeatures
{
    /// Steps to the latest move, where a chain is one place (the common fate graph of Graepel et
    /// al.): 0 is the latest move itself, FarAway anything beyond three or no such move.
    static constexpr std::uint8_t FarAway = 4;
    static constexpr int DistanceKinds = FarAway + 1;

    /// What becomes of the largest chain in danger here; of one stone or of several.
    enum Danger : std::uint8_t {
        NoDanger,
        TakesOne,
        CatchesOne, ///< in a ladder
        SavesOne,
        TakesMany,
        CatchesMany,
        SavesMany,
    };
    static constexpr int DangerKinds = SavesMany + 1;

    /// The line, 0 on the edge, and whether no stone is near; the corner of an empty quarter, where
    /// boards are wide enough for it to matter; the same for small boards and for wide ones.
    static constexpr int Lines = 5;
    static constexpr int Corner = 2 * Lines;
    static constexpr int PlaceKinds = 2 * (Corner + 1);

    /// Whether the stone can be taken at once, and has taken no more than one itself.
    static constexpr int RiskKinds = 2;

    Cell cell = NoCell;
    std::uint16_t pattern = 0; ///< PlayoutBoard::around(), with 1 for the mover's stones
    std::uint8_t distance = FarAway;
    std::uint8_t danger = NoDanger;
    std::uint8_t place = 0;
    std::uint8_t risk = 0;
};

/// Lists the moves of a side with their features. Its memory is reused.
class FeatureReader
{
public:
    /// Without reading ladders, it sees what a chain can do with its next move, and no further.
    explicit FeatureReader(bool readsLadders = true)
        : m_readsLadders(readsLadders)
    { }

    /// All moves that are legal except by superko, without those into one's own eyes and without a
    /// pass. `last` is the opponent's latest move, NoCell if it passed or there is none. Good until
    /// the next call.
    [[nodiscard]] std::span<const MoveFeatures> read(const PlayoutBoard &board,
                                                     Color color,
                                                     Cell last);

private:
    void findChains(const PlayoutBoard &board, Color color);
    void judgeChain(const PlayoutBoard &board, Color color, Cell chain);
    void addRescues(const PlayoutBoard &board, Cell chain, MoveFeatures::Danger danger);
    void note(Cell cell, MoveFeatures::Danger danger);
    void findDistances(const PlayoutBoard &board, Cell last);
    [[nodiscard]] MoveFeatures featuresOf(const PlayoutBoard &board, Color color, Cell cell) const;

    bool m_readsLadders;
    std::array<std::uint8_t, PlayoutBoard::MostCells> m_danger{};
    std::array<std::uint8_t, PlayoutBoard::MostCells> m_distance{};
    std::array<Cell, PlayoutBoard::MostCells> m_queue;
    std::array<MoveFeatures, PlayoutBoard::MostPoints> m_moves;
};

} // namespace shinpan
