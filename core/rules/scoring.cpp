#include "core/rules/scoring.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace shinpan {

namespace {

/// An empty region: its size and the colours it reaches.
struct Region
{
    int points = 0;
    ByColor<bool> reaches;
};

/// Walks the empty region around `start`, marking its points in `visited` (both by
/// BoardSize::indexOf).
[[nodiscard]] Region walkRegion(const Board &board,
                                const std::vector<Stone> &stones,
                                Point start,
                                std::vector<bool> &visited)
{
    const BoardSize size = board.size();
    Region region;
    std::vector<Point> open{start};
    visited[static_cast<std::size_t>(size.indexOf(start))] = true;
    while (!open.empty()) {
        const Point point = open.back();
        open.pop_back();
        ++region.points;
        forEachNeighbor(point, size, [&](Point neighbor) {
            const auto index = static_cast<std::size_t>(size.indexOf(neighbor));
            switch (stones[index]) {
            case Stone::Black:
                region.reaches.black = true;
                break;
            case Stone::White:
                region.reaches.white = true;
                break;
            case Stone::Empty:
                if (!visited[index]) {
                    visited[index] = true;
                    open.push_back(neighbor);
                }
                break;
            }
        });
    }
    return region;
}

[[nodiscard]] std::vector<Stone> stonesWithout(const Board &board, std::span<const Point> dead)
{
    const BoardSize size = board.size();
    std::vector<Stone> stones(static_cast<std::size_t>(size.pointCount()));
    for (int i = 0; i < size.pointCount(); ++i) {
        stones[static_cast<std::size_t>(i)] = board.at(size.pointAt(i));
    }
    for (const Point point : dead) {
        if (board.at(point) != Stone::Empty) {
            board.forEachInChain(point, [&](Point member) {
                stones[static_cast<std::size_t>(size.indexOf(member))] = Stone::Empty;
            });
        }
    }
    return stones;
}

} // namespace

std::optional<Color> Score::winner() const
{
    if (blackMargin == 0) {
        return std::nullopt;
    }
    return blackMargin > 0 ? Color::Black : Color::White;
}

std::string toSgf(Score score)
{
    // Thousandths are more than any komi has; the rest is what binary fractions leave over.
    const double margin = std::round(std::abs(score.blackMargin) * 1000) / 1000;
    if (margin == 0) {
        return "0";
    }
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.begin(), digits.end(), margin, std::chars_format::fixed).ptr;
    return (score.blackMargin > 0 ? "B+" : "W+") + std::string(digits.begin(), end);
}

std::optional<Score> scoreFromText(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    if (lower == "0" || lower == "draw" || lower == "jigo") {
        return Score{};
    }
    if (!lower.starts_with("b+") && !lower.starts_with("w+")) {
        return std::nullopt;
    }
    double margin = 0;
    const char *last = lower.data() + lower.size();
    const auto [end, error] =
        std::from_chars(lower.data() + 2, last, margin, std::chars_format::fixed);
    if (error != std::errc() || end != last || !(margin >= 0) || std::isinf(margin)) {
        return std::nullopt;
    }
    return Score{lower.starts_with('b') ? margin : -margin};
}

AreaCount countArea(const Board &board, std::span<const Point> dead)
{
    const BoardSize size = board.size();
    const std::vector<Stone> stones = stonesWithout(board, dead);
    std::vector<bool> visited(stones.size());
    AreaCount area;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (stones[i] != Stone::Empty) {
            ++(stones[i] == Stone::Black ? area.black : area.white);
        } else if (!visited[i]) {
            const Region region =
                walkRegion(board, stones, size.pointAt(static_cast<int>(i)), visited);
            if (region.reaches.black == region.reaches.white) {
                area.neutral += region.points;
            } else {
                (region.reaches.black ? area.black : area.white) += region.points;
            }
        }
    }
    return area;
}

Score areaScore(const Board &board, double whiteBonus, std::span<const Point> dead)
{
    const AreaCount area = countArea(board, dead);
    return {area.black - area.white - whiteBonus};
}

} // namespace shinpan
