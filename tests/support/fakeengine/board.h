#pragma once

#include <array>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace fakeengine {

/// A small board for fakeengine's own games: captures, no suicide, ko and superko. Deliberately
/// shares no code with core/board, so that a mistake there cannot hide behind the same mistake
/// here.
class Board
{
public:
    static constexpr int MaxSize = 25;

    /// 0 is empty.
    enum Stone : char { Empty, Black, White };

    explicit Board(int size = 19);

    [[nodiscard]] int size() const { return m_size; }

    /// Index of a vertex such as "D4"; nothing if it is not on the board.
    [[nodiscard]] std::optional<int> parse(const std::string &vertex) const;
    [[nodiscard]] std::string vertex(int point) const;

    [[nodiscard]] Stone at(int point) const { return m_stones[point]; }
    [[nodiscard]] bool isLegal(Stone color, int point) const;

    /// Plays without judging (except that a suicide is left as it is).
    void play(Stone color, int point);
    void pass() { m_ko = NoPoint; }

    /// A random legal move that fills no own eye and leads to no board that was `seen` before (so
    /// that every game ends); nothing if there is none.
    [[nodiscard]] std::optional<int> randomMove(Stone color,
                                                std::mt19937 &random,
                                                const std::multiset<Board> &seen) const;

    /// GTP 2 §4.1.1; nothing if the size does not offer so many.
    [[nodiscard]] std::optional<std::vector<int>> fixedHandicap(int stones) const;

    [[nodiscard]] std::string drawing() const;
    /// A number that other stones most likely do not have.
    [[nodiscard]] unsigned digest() const;

    /// Compares the stones alone, as positional superko does.
    friend bool operator<(const Board &a, const Board &b) { return a.m_stones < b.m_stones; }

private:
    static constexpr int NoPoint = -1;

    /// The four or fewer points beside a point.
    class Neighbours
    {
    public:
        void add(int point) { m_points[m_count++] = point; }
        [[nodiscard]] const int *begin() const { return m_points.data(); }
        [[nodiscard]] const int *end() const { return m_points.data() + m_count; }

    private:
        std::array<int, 4> m_points{};
        int m_count = 0;
    };
    [[nodiscard]] Neighbours neighbours(int point) const;
    [[nodiscard]] bool hasLiberty(int point) const;
    [[nodiscard]] std::vector<int> chain(int point) const;
    int removeIfCaptured(int point);
    [[nodiscard]] bool isOwnEye(Stone color, int point) const;

    int m_size;
    std::array<Stone, MaxSize * MaxSize> m_stones{};
    int m_ko = NoPoint; ///< where an immediate recapture is forbidden
};

[[nodiscard]] inline Board::Stone opponent(Board::Stone color)
{
    return color == Board::Black ? Board::White : Board::Black;
}

} // namespace fakeengine
