#pragma once

#include <array>
#include <cstdint>

namespace shinpan {

/// The eight ways to look at what is around a cell, itself first, as PlayoutBoard::around() has it.
[[nodiscard]] std::array<std::uint16_t, 8> symmetriesOf(std::uint16_t around);

/// What the eight cells around an empty one say of it, by PlayoutBoard::around().
class Neighborhood
{
public:
    [[nodiscard]] static Neighborhood of(std::uint16_t around)
    {
        return Neighborhood(s_facts[around]);
    }

    /// Whether a move here has one of the shapes that a local answer usually has: hane, cut and
    /// what is played on the edge (Gelly, Wang, Munos, Teytaud: Modification of UCT with patterns
    /// in Monte-Carlo Go, 2006).
    [[nodiscard]] bool isShape() const { return (m_facts & Shape) != 0; }
    /// Whether only stones of this colour (1 Black's, 2 White's) touch it, and the other side holds
    /// too few of the diagonals to make it false.
    [[nodiscard]] bool isEye(unsigned stone) const { return (m_facts & (Eye << stone)) != 0; }
    /// Whether nothing but stones of this colour touches it.
    [[nodiscard]] bool isSurrounded(unsigned stone) const
    {
        return (m_facts & (Surrounded << stone)) != 0;
    }
    /// How many of the four neighbours are empty, 3 for more.
    [[nodiscard]] int liberties() const { return m_facts >> 5; }

private:
    friend class NeighborhoodTable;
    static constexpr unsigned Shape = 1;
    static constexpr unsigned Eye = 1;        ///< 2 Black's, 4 White's
    static constexpr unsigned Surrounded = 4; ///< 8 by Black's, 16 by White's

    explicit Neighborhood(std::uint8_t facts)
        : m_facts(facts)
    { }

    static const std::array<std::uint8_t, 65536> s_facts;
    std::uint8_t m_facts;
};

} // namespace shinpan
