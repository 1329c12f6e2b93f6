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

/// A way to draw stones: a drawing has one.
struct StoneSigns
{
    QChar black;
    QChar white;
};
constexpr StoneSigns Signs[] = {{u'X', u'O'}, {u'#', u'o'}}; // the second is Gomill's

[[nodiscard]] std::optional<Stone> stoneDrawnAs(QChar character, const StoneSigns &signs)
{
    if (character == signs.black) {
        return Stone::Black;
    }
    if (character == signs.white) {
        return Stone::White;
    }
    const bool isEmpty = character == u'.' || character == u'+' || character == u':';
    return isEmpty ? std::optional(Stone::Empty) : std::nullopt;
}

/// How many columns a line "A B C …" names, 0 for any other line; Pachi may draw another board
/// beside the first.
[[nodiscard]] int columnsNamedBy(const QString &line)
{
    const QStringList words = line.simplified().toUpper().split(u' ');
    int columns = 0;
    while (columns < words.size() && columns < MaxBoardSide
           && words[columns] == QString::fromStdString(columnName(columns))) {
        ++columns;
    }
    const bool isWhole = columns == words.size() || words[columns] == words[0];
    return isWhole ? columns : 0;
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
    [[nodiscard]] std::optional<Stone> stone(const StoneSigns &signs)
    {
        m_rest = m_rest.trimmed();
        if (m_rest.startsWith(u'(')) {
            m_rest = m_rest.sliced(1);
        }
        const std::optional<Stone> stone =
            m_rest.isEmpty() ? std::nullopt : stoneDrawnAs(m_rest.front(), signs);
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
[[nodiscard]] bool readRow(Board &board, const QString &line, int row, const StoneSigns &signs)
{
    RowReader reader(line);
    if (reader.number() != row + 1) {
        return false;
    }
    for (int column = 0; column < board.size().columns; ++column) {
        const std::optional<Stone> stone = reader.stone(signs);
        if (!stone) {
            return false;
        }
        board.set({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}, *stone);
    }
    return reader.isAtEnd();
}

/// The number that a row begins with; 0 if the line is none.
[[nodiscard]] int rowNumber(const QString &line)
{
    return RowReader(line).number();
}

/// The rows below these column letters, the highest first, perhaps behind a frame (Pachi).
[[nodiscard]] QStringList rowsBelow(const QStringList &lines, qsizetype letters)
{
    qsizetype first = letters + 1;
    if (first < lines.size() && lines[first].contains(QLatin1String("+--"))) {
        ++first;
    }
    const int count = first < lines.size() ? rowNumber(lines[first]) : 0;
    return first + count <= lines.size() ? lines.mid(first, count) : QStringList();
}

/// The rows above a line of letters.
[[nodiscard]] QStringList rowsAbove(const QStringList &lines, qsizetype letters)
{
    int count = 0;
    while (count < letters && rowNumber(lines[letters - 1 - count]) == count + 1) {
        ++count;
    }
    return lines.mid(letters - count, count);
}

[[nodiscard]] std::optional<Board> boardFromRows(const QStringList &rows,
                                                 int columns,
                                                 const StoneSigns &signs)
{
    if (rows.isEmpty() || rows.size() > MaxBoardSide) {
        return std::nullopt;
    }
    Board board({static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows.size())});
    for (int row = 0; row < board.size().rows; ++row) {
        if (!readRow(board, rows[rows.size() - 1 - row], row, signs)) {
            return std::nullopt;
        }
    }
    return board;
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

std::optional<Board> boardFromDrawing(const QString &drawing)
{
    if (drawing.size() > LongestDrawing) {
        return std::nullopt;
    }
    const QStringList lines = drawing.split(u'\n');
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const int columns = columnsNamedBy(lines[line]);
        if (columns == 0) {
            continue;
        }
        for (const QStringList &rows : {rowsBelow(lines, line), rowsAbove(lines, line)}) {
            for (const StoneSigns &signs : Signs) {
                if (std::optional<Board> board = boardFromRows(rows, columns, signs)) {
                    return board;
                }
            }
        }
    }
    return std::nullopt;
}

std::optional<Board> boardFromDrawing(const QString &drawing, BoardSize size)
{
    std::optional<Board> board = boardFromDrawing(drawing);
    return board && board->size() == size ? board : std::nullopt;
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
