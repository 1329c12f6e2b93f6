#include "core/board/point.h"

namespace shinpan {

namespace {

constexpr std::string_view Letters =
    "ABCDEFGHJKLMNOPQRSTUVWXYZ"; // no I, so that it is not taken for 1 or J

[[nodiscard]] constexpr char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

std::string columnName(int column)
{
    const auto letters = static_cast<int>(Letters.size());
    std::string name;
    if (column >= letters) {
        name += Letters[static_cast<std::size_t>(column / letters - 1)];
    }
    name += Letters[static_cast<std::size_t>(column % letters)];
    return name;
}

std::string vertexOf(Point point)
{
    std::string vertex = columnName(point.column);
    const int row = point.row + 1; // at most two digits
    if (row >= 10) {
        vertex += static_cast<char>('0' + row / 10);
    }
    vertex += static_cast<char>('0' + row % 10);
    return vertex;
}

std::optional<Point> pointFromVertex(std::string_view vertex, BoardSize size)
{
    int column = 0;
    std::size_t i = 0;
    for (; i < vertex.size() && i < 2; ++i) {
        const auto letter = Letters.find(upper(vertex[i]));
        if (letter == std::string_view::npos) {
            break;
        }
        const int carried = i == 0 ? 0 : (column + 1) * static_cast<int>(Letters.size());
        column = carried + static_cast<int>(letter);
    }
    const std::string_view digits = vertex.substr(i);
    if (i == 0 || digits.empty() || digits.size() > 2) {
        return std::nullopt;
    }
    int row = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') {
            return std::nullopt;
        }
        row = row * 10 + (digit - '0');
    }
    if (row < 1 || row > size.rows || column >= size.columns) {
        return std::nullopt;
    }
    return Point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row - 1)};
}

} // namespace shinpan
