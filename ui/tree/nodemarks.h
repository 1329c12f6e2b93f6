#pragma once

#include "core/record/note/recordjumps.h"

#include <QFlags>

#include <cstdint>

namespace shinpan {

/// What a node of a game tree is marked with, besides its move.
enum class NodeMark : std::uint16_t {
    Comment = 0x1,        ///< C
    Name = 0x2,           ///< N
    Hotspot = 0x4,        ///< HO
    GoodMove = 0x8,       ///< TE
    Interesting = 0x10,   ///< IT
    Doubtful = 0x20,      ///< DO
    BadMove = 0x40,       ///< BM
    Mistake = 0x80,       ///< by some evaluation, and nobody called the move bad or doubtful
    GoodForBlack = 0x100, ///< GB
    GoodForWhite = 0x200, ///< GW
    Even = 0x400,         ///< DM
    Unclear = 0x800,      ///< UC
    SetUp = 0x1000,       ///< AB, AW, AE or PL
};
Q_DECLARE_FLAGS(NodeMarks, NodeMark)
Q_DECLARE_OPERATORS_FOR_FLAGS(NodeMarks)

/// `isMistake` is asked where nobody called the move bad or doubtful.
[[nodiscard]] NodeMarks marksOf(const GameTree &tree, NodeId node, const NodeTest &isMistake);

} // namespace shinpan
