#include "tests/support/boarddiagram.h"

#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace shinpan::test {

namespace {

[[noreturn]] void fail(const char *what, std::string_view text)
{
    std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(text.size()), text.data());
    std::abort();
}

/// The points of one drawn row, a character each; empty for blank lines and the column letters.
[[nodiscard]] std::string rowFrom(std::string_view line)
{
    std::string row;
    for (const char c : line) {
        if (std::string_view(".XxOo").find(c) != std::string_view::npos) {
            row += c;
        } else if (row.empty() && c == 'A') {
            return {};
        } else if (c != ' ' && !(row.empty() && c >= '0' && c <= '9')) {
            fail("not a drawn row", line);
        }
    }
    return row;
}

/// The drawn rows, bottom row first.
[[nodiscard]] std::vector<std::string> rowsFrom(std::string_view diagram)
{
    std::vector<std::string> rows;
    while (!diagram.empty()) {
        const auto end = std::min(diagram.find('\n'), diagram.size());
        std::string row = rowFrom(diagram.substr(0, end));
        diagram.remove_prefix(std::min(end + 1, diagram.size()));
        if (!row.empty()) {
            rows.push_back(std::move(row));
        }
    }
    if (rows.empty()) {
        fail("no rows drawn", diagram);
    }
    for (const std::string &row : rows) {
        if (row.size() != rows.front().size()) {
            fail("a row of another length", row);
        }
    }
    std::ranges::reverse(rows);
    return rows;
}

[[nodiscard]] Stone stoneFrom(char c)
{
    if (c == '.') {
        return Stone::Empty;
    }
    return c == 'X' || c == 'x' ? Stone::Black : Stone::White;
}

} // namespace

Board boardFrom(std::string_view diagram)
{
    const auto rows = rowsFrom(diagram);
    const BoardSize size{static_cast<std::uint8_t>(rows.front().size()),
                         static_cast<std::uint8_t>(rows.size())};
    Board board(size);
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        board.set(point, stoneFrom(rows[point.row][point.column]));
    }
    return board;
}

std::vector<Point> pointsDrawnAs(std::string_view characters, std::string_view diagram)
{
    const auto rows = rowsFrom(diagram);
    std::vector<Point> points;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (characters.find(rows[row][column]) != std::string_view::npos) {
                points.push_back(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            }
        }
    }
    return points;
}

std::string diagramOf(const Board &board)
{
    const BoardSize size = board.size();
    std::string drawn;
    for (int row = size.rows - 1; row >= 0; --row) {
        const std::string number = std::to_string(row + 1);
        drawn += std::string(number.size() < 2 ? 1 : 0, ' ') + number;
        for (int column = 0; column < size.columns; ++column) {
            const Stone stone = board.at(size.pointAt(row * size.columns + column));
            drawn += ' ';
            drawn += ".XO"[static_cast<int>(stone)];
        }
        drawn += '\n';
    }
    drawn += "  ";
    for (int column = 0; column < size.columns; ++column) {
        drawn += ' ' + columnName(column);
    }
    return drawn + '\n';
}

Point at(std::string_view vertex)
{
    const auto point = pointFromVertex(vertex, BoardSize::square(MaxGtpSide));
    if (!point) {
        fail("not a vertex", vertex);
    }
    return *point;
}

} // namespace shinpan::test

namespace shinpan {

char *toString(const Board &board)
{
    return qstrdup(('\n' + test::diagramOf(board)).c_str());
}

char *toString(const Point &point)
{
    return qstrdup(vertexOf(point).c_str());
}

} // namespace shinpan
