#include "core/engine/dialect/boardreading.h"

#include "core/engine/dialect/gtptext.h"

#include <QStringList>

namespace shinpan {

namespace {

/// Ten times what Pachi draws, of two boards of 25 × 25.
constexpr qsizetype LongestDrawing = 64 * 1024;

/// False when another stone stands on one of the points.
[[nodiscard]] bool putStones(Board &board, const std::vector<Point> &points, Stone stone)
{
    for (const Point point : points) {
        if (board.at(point) != Stone::Empty) {
            return false;
        }
        board.set(point, stone);
    }
    return true;
}

[[nodiscard]] std::optional<Stone> stoneDrawnAs(QChar character)
{
    switch (character.unicode()) {
    case u'X':
        return Stone::Black;
    case u'O':
        return Stone::White;
    case u'.':
    case u'+':
    case u':':
        return Stone::Empty;
    default:
        return std::nullopt;
    }
}

/// "A B C …" for exactly these columns; Pachi may draw another board beside the first.
[[nodiscard]] bool namesColumns(const QString &line, BoardSize size)
{
    const QStringList words = line.simplified().toUpper().split(u' ');
    if (words.size() < size.columns
        || (words.size() > size.columns && words[size.columns] != words[0])) {
        return false;
    }
    for (int column = 0; column < size.columns; ++column) {
        if (words[column] != QString::fromStdString(columnName(column))) {
            return false;
        }
    }
    return true;
}

/// Reads one row of a drawn board from left to right.
class RowReader
{
public:
    explicit RowReader(QStringView line)
        : m_rest(line.trimmed())
    { }

    /// The number that the row begins with, and Pachi's frame behind it; 0 if there is none.
    [[nodiscard]] int number()
    {
        int number = 0;
        while (!m_rest.isEmpty() && m_rest.front().isDigit() && number < MaxBoardSide) {
            number = number * 10 + m_rest.front().digitValue();
            m_rest = m_rest.sliced(1);
        }
        m_rest = m_rest.trimmed();
        if (m_rest.startsWith(u'|')) {
            m_rest = m_rest.sliced(1);
        }
        return number;
    }

    /// The next point, with the marks of a latest move around it.
    [[nodiscard]] std::optional<Stone> stone()
    {
        m_rest = m_rest.trimmed();
        if (m_rest.startsWith(u'(')) {
            m_rest = m_rest.sliced(1);
        }
        const std::optional<Stone> stone =
            m_rest.isEmpty() ? std::nullopt : stoneDrawnAs(m_rest.front());
        if (stone) {
            m_rest = m_rest.sliced(1);
            const bool isMarked =
                m_rest.startsWith(u')') || (!m_rest.isEmpty() && m_rest.front().isDigit());
            m_rest = m_rest.sliced(isMarked ? 1 : 0);
        }
        return stone;
    }

    /// Whether no further point follows: nothing, a number or a frame does.
    [[nodiscard]] bool isAtEnd() const
    {
        const QStringView rest = m_rest.trimmed();
        return rest.isEmpty() || rest.front() == u'|' || rest.front().isDigit();
    }

private:
    QStringView m_rest;
};

/// False when the line is not this row, counted from 0 at the bottom.
[[nodiscard]] bool readRow(Board &board, const QString &line, int row)
{
    RowReader reader(line);
    if (reader.number() != row + 1) {
        return false;
    }
    for (int column = 0; column < board.size().columns; ++column) {
        const std::optional<Stone> stone = reader.stone();
        if (!stone) {
            return false;
        }
        board.set({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}, *stone);
    }
    return reader.isAtEnd();
}

} // namespace

std::optional<Board> boardFromStones(const QString &black, const QString &white, BoardSize size)
{
    const auto blackPoints = pointsFromVertices(black, size);
    const auto whitePoints = pointsFromVertices(white, size);
    Board board(size);
    if (!blackPoints || !whitePoints || !putStones(board, *blackPoints, Stone::Black)
        || !putStones(board, *whitePoints, Stone::White)) {
        return std::nullopt;
    }
    return board;
}

std::optional<Board> boardFromDrawing(const QString &drawing, BoardSize size)
{
    if (drawing.size() > LongestDrawing) {
        return std::nullopt;
    }
    const QStringList lines = drawing.split(u'\n');
    qsizetype line = 0;
    while (line < lines.size() && !namesColumns(lines[line], size)) {
        ++line;
    }
    ++line;
    if (line < lines.size() && lines[line].contains(QLatin1String("+--"))) {
        ++line; // Pachi's frame
    }
    if (lines.size() - line < size.rows) {
        return std::nullopt;
    }
    Board board(size);
    for (int row = size.rows - 1; row >= 0; --row, ++line) {
        if (!readRow(board, lines[line], row)) {
            return std::nullopt;
        }
    }
    return board;
}

std::vector<Point> differences(const Board &left, const Board &right)
{
    Q_ASSERT(left.size() == right.size());
    std::vector<Point> points;
    for (int i = 0; i < left.size().pointCount(); ++i) {
        const Point point = left.size().pointAt(i);
        if (left.at(point) != right.at(point)) {
            points.push_back(point);
        }
    }
    return points;
}

} // namespace shinpan
