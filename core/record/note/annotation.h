#pragma once

#include "core/record/gamerecord.h"

#include <array>
#include <cstdint>

namespace shinpan {

/// What a person thinks of a move or a position (SGF FF[4], "Move annotation properties" and "Node
/// annotation properties").
enum class Annotation : std::uint8_t {
    Tesuji,       ///< TE
    Interesting,  ///< IT
    Doubtful,     ///< DO
    BadMove,      ///< BM
    GoodForBlack, ///< GB
    GoodForWhite, ///< GW
    Even,         ///< DM
    Unclear,      ///< UC
    Hotspot       ///< HO
};
inline constexpr std::array AllAnnotations{
    Annotation::Tesuji,  Annotation::Interesting,  Annotation::Doubtful,
    Annotation::BadMove, Annotation::GoodForBlack, Annotation::GoodForWhite,
    Annotation::Even,    Annotation::Unclear,      Annotation::Hotspot,
};

/// SGF's name of it.
[[nodiscard]] const char *propertyOf(Annotation annotation);
/// Whether it is said of the move rather than of the position.
[[nodiscard]] bool isOfMove(Annotation annotation);
/// 2 where it can be emphasised, else 1.
[[nodiscard]] int highestLevel(Annotation annotation);

/// 0: not said; 1: said; 2: emphasised.
[[nodiscard]] int annotationLevel(const GameTree &tree, NodeId node, Annotation annotation);
/// A node has one judgement of its move and one of its position at most (SGF: they "must not be
/// mixed"): another one makes room. A hotspot stands beside both.
void annotate(GameRecord &record, NodeId node, Annotation annotation, int level);

} // namespace shinpan
