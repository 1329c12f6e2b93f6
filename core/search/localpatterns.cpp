#include "core/search/localpatterns.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace shinpan {

namespace {

/// X and O are the two sides, x is anything but X, o anything but O, '.' empty, '#' off the board,
/// '?' anything. The middle is where to play; the sides may be exchanged.
constexpr std::string_view Shapes[] = {
    "XOX...???", // hane around a stone
    "XO....?.?", // hane that cuts nothing
    "XO?X..x.?", // magari
    ".O.X.....", // diagonal attachment
    "XO?O.o?o?", // cut
    "XO?O.X???", // cut that was peeped at
    "?X?O.Oooo", // cut in between
    "OX?o.O???", // cut by a knight's move
    "X.?O.?###", // chasing along the edge
    "OX?X.O###", // blocking a cut on the edge
    "?X?x.O###", // blocking a connection on the edge
    "?XOx.x###", // sagari
    "?OXX.O###", // cut on the edge
};

/// The shifts in the code of the places of such a text, row by row from the top left: see
/// PlayoutBoard::around(). The middle has none.
constexpr std::array<int, 9> ShiftOf = {12, 6, 14, 0, -1, 2, 8, 4, 10};

/// The place that comes to lie at `place` in one of the eight ways to look at a square.
[[nodiscard]] constexpr int turned(int place, int symmetry)
{
    int column = place % 3;
    int row = place / 3;
    column = (symmetry & 1) != 0 ? 2 - column : column;
    row = (symmetry & 2) != 0 ? 2 - row : row;
    return (symmetry & 4) != 0 ? column * 3 + row : row * 3 + column;
}

/// The contents that a sign stands for, as PlayoutBoard counts them: empty, X, O, border.
[[nodiscard]] constexpr std::string_view contentsOf(char sign)
{
    constexpr std::string_view All("\0\1\2\3", 4);
    constexpr std::string_view NotX("\0\2\3", 3);
    constexpr std::string_view NotO("\0\1\3", 3);
    switch (sign) {
    case 'X':
        return All.substr(1, 1);
    case 'O':
        return All.substr(2, 1);
    case 'x':
        return NotX;
    case 'o':
        return NotO;
    case '.':
        return All.substr(0, 1);
    case '#':
        return All.substr(3, 1);
    default:
        return All;
    }
}

[[nodiscard]] constexpr unsigned contentAt(unsigned code, unsigned shift)
{
    return (code >> shift) & 3U;
}

/// How many neighbours or diagonals hold that content.
[[nodiscard]] int count(unsigned code, unsigned firstShift, unsigned content)
{
    int found = 0;
    for (unsigned shift = firstShift; shift < firstShift + 8; shift += 2) {
        found += contentAt(code, shift) == content ? 1 : 0;
    }
    return found;
}

constexpr unsigned FirstNeighbor = 0;
constexpr unsigned FirstDiagonal = 8;
constexpr unsigned Empty = 0;
constexpr unsigned Border = 3;

[[nodiscard]] bool isSurrounded(unsigned code, unsigned stone)
{
    return count(code, FirstNeighbor, stone) + count(code, FirstNeighbor, Border) == 4;
}

[[nodiscard]] bool isEye(unsigned code, unsigned stone)
{
    const int edge = count(code, FirstNeighbor, Border) > 0 ? 1 : 0;
    return isSurrounded(code, stone) && count(code, FirstDiagonal, 3 - stone) + edge < 2;
}

/// West and east change places, and the diagonals with them.
[[nodiscard]] unsigned mirrored(unsigned around)
{
    return (around & 0x3303U) << 2 | (around >> 2 & 0x3303U) | (around & 0x00F0U);
}

/// West and south change places, and east and north.
[[nodiscard]] unsigned transposed(unsigned around)
{
    return (around & 0x000FU) << 4 | (around >> 4 & 0x000FU) | (around & 0x0C00U) << 2
         | (around >> 2 & 0x0C00U) | (around & 0xC300U);
}

} // namespace

std::array<std::uint16_t, 8> symmetriesOf(std::uint16_t around)
{
    std::array<std::uint16_t, 8> looks{};
    unsigned look = around;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        looks[i] = static_cast<std::uint16_t>(look);
        look = i % 2 == 0 ? mirrored(look) : transposed(look);
    }
    return looks;
}

class NeighborhoodTable
{
public:
    NeighborhoodTable()
    {
        for (unsigned code = 0; code < m_facts.size(); ++code) {
            unsigned facts = static_cast<unsigned>(std::min(count(code, FirstNeighbor, Empty), 3))
                          << 5;
            for (const unsigned stone : {1U, 2U}) {
                facts |= isEye(code, stone) ? Neighborhood::Eye << stone : 0;
                facts |= isSurrounded(code, stone) ? Neighborhood::Surrounded << stone : 0;
            }
            m_facts[code] = static_cast<std::uint8_t>(facts);
        }
        for (const std::string_view shape : Shapes) {
            for (int symmetry = 0; symmetry < 8; ++symmetry) {
                add(shape, symmetry, false, 0, 0);
                add(shape, symmetry, true, 0, 0);
            }
        }
    }

    [[nodiscard]] const std::array<std::uint8_t, 65536> &facts() const { return m_facts; }

private:
    /// Marks all codes that begin like `code`, which holds the places before `place`.
    void add(std::string_view shape, int symmetry, bool isExchanged, int place, unsigned code)
    {
        if (place == 9) {
            m_facts[code] = static_cast<std::uint8_t>(m_facts[code] | Neighborhood::Shape);
            return;
        }
        const int shift = ShiftOf[static_cast<std::size_t>(place)];
        if (shift < 0) {
            add(shape, symmetry, isExchanged, place + 1, code);
            return;
        }
        for (const char content :
             contentsOf(shape[static_cast<std::size_t>(turned(place, symmetry))])) {
            auto stone = static_cast<unsigned>(content);
            stone = isExchanged && (stone == 1 || stone == 2) ? 3 - stone : stone;
            add(shape, symmetry, isExchanged, place + 1, code | stone << shift);
        }
    }

    std::array<std::uint8_t, 65536> m_facts{};
};

const std::array<std::uint8_t, 65536> Neighborhood::s_facts = NeighborhoodTable().facts();

} // namespace shinpan
