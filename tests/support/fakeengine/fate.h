#pragma once

#include <optional>
#include <string>

namespace fakeengine {

/// A game whose end is fixed before it begins: both its engines draw the same from SHINPAN_GAME_ID
/// and a seed. From their fifth moves on both give one side 97 %, and with its twelfth the loser
/// resigns, which is that side in the given part of all games.
class Fate
{
public:
    /// Reads "SEED:PERCENT".
    explicit Fate(const std::string &text);

    /// Whether whoever has Black, or White, resigns instead of its move of this number, from 1.
    [[nodiscard]] bool resigns(bool isBlack, int move) const;
    /// What it says of its last move, of this number, as Leela Zero does.
    [[nodiscard]] std::string remark(bool isBlack, int move) const;

private:
    bool m_isBlackFavoured = false;
    bool m_isUpset = false;
};

} // namespace fakeengine
