#pragma once

#include "core/record/tree/sgfgrammar.h"

#include <cstdint>

namespace shinpan {

/// What the SGF standard (FF[1] to FF[4], Go) says of a property.
struct PropertyTraits
{
    enum class Role : std::uint8_t {
        Root,       ///< of the file: FF, CA, SZ…
        GameInfo,   ///< of the game: players, komi, result…
        Move,       ///< B, W
        SetUp,      ///< AB, AW, AE, PL
        Annotation, ///< everything else that is known: comment, clock, judgement, markup…
        Unknown
    };
    enum class Text : std::uint8_t { None, Simple, Long };

    Role role = Role::Unknown;
    Text text = Text::None; ///< whether values are prose
    /// Place in the writing order within a node; equal ranks keep the order that they have.
    std::uint8_t rank = 0;
    /// One value only, so that further ones are a repair's leftover.
    bool isSingle = false;
    /// Values are places of stones: moves, AB, AW, AE.
    bool placesStones = false;
};

[[nodiscard]] const PropertyTraits &traitsOf(PackedName name);

/// The identifier that a spelling found in a file stands for; it starts with a capital letter.
/// Small letters are left out, as FF[1] to FF[3] have it ("CoPyright", "PlayerBlack"); a name of
/// nothing else is taken in capitals; what old programs wrote out in capitals gets its letters
/// ("PLAYERBLACK" → "PB").
[[nodiscard]] QByteArray standardSpelling(QByteArrayView spelling);

} // namespace shinpan
