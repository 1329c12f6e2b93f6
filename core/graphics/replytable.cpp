#include "core/graphics/replytable.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QString nameOf(Color color)
{
    return color == Color::Black ? QStringLiteral("black") : QStringLiteral("white");
}

/// What stands on a point, in the engine's words.
[[nodiscard]] QString valueOf(const PointDrawing &there)
{
    QStringList parts;
    if (!there.label.isEmpty()) {
        parts.append(there.label);
    }
    if (there.influence) {
        parts.append(QString::number(*there.influence, 'g', 6));
    }
    if (there.territory) {
        parts.append(nameOf(*there.territory));
    }
    if (there.color) {
        parts.append(QStringLiteral("#%1").arg(*there.color, 6, 16, QLatin1Char('0')));
    }
    for (const auto &[isThere, name] :
         {std::pair(there.hasCircle, "circle"), std::pair(there.hasSquare, "square"),
          std::pair(there.hasTriangle, "triangle"), std::pair(there.hasCross, "mark")}) {
        if (isThere) {
            parts.append(QLatin1String(name));
        }
    }
    return parts.join(u' ');
}

void addPoints(std::vector<ReplyRow> &rows, const BoardDrawing &drawing)
{
    const BoardSize size = drawing.size();
    for (int row = size.rows - 1; row >= 0; --row) {
        for (int column = 0; column < size.columns; ++column) {
            const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (!drawing.at(point).isEmpty()) {
                rows.push_back(
                    {QString::fromStdString(vertexOf(point)), valueOf(drawing.at(point)), point});
            }
        }
    }
}

void addMoves(std::vector<ReplyRow> &rows, const std::vector<Move> &line)
{
    int number = 0;
    for (const Move &move : line) {
        const QString vertex =
            move.point ? QString::fromStdString(vertexOf(*move.point)) : QStringLiteral("pass");
        rows.push_back({QString::number(++number), nameOf(move.color) + u' ' + vertex, move.point});
    }
}

[[nodiscard]] ReplyRow rowOf(QStringView line, BoardSize size)
{
    const QStringView text = line.trimmed().left(BoardDrawing::MostTextLetters);
    const qsizetype colon = text.indexOf(u':');
    qsizetype blank = 0;
    while (blank < text.size() && !text[blank].isSpace()) {
        ++blank;
    }
    const qsizetype end = colon > 0 ? colon : blank;
    const QStringView value = text.mid(end + 1).trimmed();
    if (value.isEmpty() && colon != end) {
        return {{}, text.toString()};
    }
    const QStringView name = text.first(end).trimmed();
    return {name.toString(), value.toString(), pointFromWord(name, size)};
}

void addLines(std::vector<ReplyRow> &rows, const QString &reply, BoardSize size)
{
    const QList<QStringView> lines = QStringView(reply).split(u'\n');
    if (lines.size() == 1) {
        rows.push_back({{}, reply.trimmed().left(BoardDrawing::MostTextLetters)});
        return;
    }
    for (const QStringView line : lines) {
        if (!line.trimmed().isEmpty() && rows.size() < MostRows) {
            rows.push_back(rowOf(line, size));
        }
    }
}

[[nodiscard]] std::optional<double> differenceOf(const QString &left, const QString &right)
{
    bool isLeft = false;
    bool isRight = false;
    const double difference = right.toDouble(&isRight) - left.toDouble(&isLeft);
    return isLeft && isRight ? std::optional(difference) : std::nullopt;
}

} // namespace

std::vector<ReplyRow> rowsOf(const EngineCommand &command,
                             const QString &reply,
                             const BoardDrawing &drawing)
{
    std::vector<ReplyRow> rows;
    if (command.type != ReplyType::Gfx && (command.isText() || drawing.isBlank())) {
        addLines(rows, reply, drawing.size());
        return rows;
    }
    addMoves(rows, drawing.line());
    addPoints(rows, drawing);
    if (command.type == ReplyType::Gfx) {
        for (const QString &text : drawing.texts()) {
            rows.push_back({{}, text});
        }
    }
    return rows;
}

bool isTable(const std::vector<ReplyRow> &rows)
{
    const auto named = std::ranges::count_if(
        rows, [](const ReplyRow &row) { return !row.name.isEmpty() && !row.value.isEmpty(); });
    return std::cmp_greater(named * 2, rows.size());
}

std::vector<ComparedRow> compared(const std::vector<ReplyRow> &left,
                                  const std::vector<ReplyRow> &right)
{
    QHash<QString, std::vector<std::size_t>> waiting; // of the right, the last one first
    for (std::size_t i = right.size(); i > 0; --i) {
        waiting[right[i - 1].name].push_back(i - 1);
    }
    std::vector<ComparedRow> rows;
    std::vector<bool> isTaken(right.size());
    for (const ReplyRow &row : left) {
        ComparedRow both{row.name, row.value, {}, row.point};
        if (std::vector<std::size_t> &same = waiting[row.name]; !same.empty()) {
            const std::size_t partner = same.back();
            same.pop_back();
            isTaken[partner] = true;
            both.right = right[partner].value;
            both.difference = differenceOf(row.value, right[partner].value);
        }
        rows.push_back(both);
    }
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (!isTaken[i]) {
            rows.push_back({right[i].name, {}, right[i].value, right[i].point});
        }
    }
    return rows;
}

} // namespace shinpan
