#include "core/graphics/replydrawing.h"

#include "core/graphics/drawcommands.h"
#include "core/graphics/words.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using Rows = std::vector<std::vector<QString>>;

/// The lines of an answer from behind the one that names the section on; all without one.
[[nodiscard]] QStringView sectionOf(QStringView reply, QStringView name)
{
    if (name.isEmpty()) {
        return reply;
    }
    qsizetype begin = 0;
    for (const QStringView line : reply.split(u'\n')) {
        begin += line.size() + 1;
        if (line.trimmed() == name) {
            return reply.mid(begin);
        }
    }
    return {};
}

/// The words of a board, the top row first. Nothing if rows are missing, or too short.
[[nodiscard]] std::optional<Rows> rowsOfBoard(QStringView text, BoardSize size)
{
    Rows rows;
    for (const QStringView line : text.split(u'\n')) {
        std::vector<QString> words = wordsOf(line);
        const bool isRow = words.size() >= size.columns;
        if (!isRow && !words.empty() && !rows.empty()) {
            return std::nullopt;
        }
        if (isRow) {
            rows.push_back(std::move(words));
        }
        if (rows.size() == size.rows) {
            return rows;
        }
    }
    return std::nullopt;
}

/// Calls `draw(Point, word)` for each point of a board.
template <typename Draw>
[[nodiscard]] bool forBoard(QStringView text, BoardSize size, const Draw &draw)
{
    const std::optional<Rows> rows = rowsOfBoard(text, size);
    for (int i = 0; rows && i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        draw(point, (*rows)[static_cast<std::size_t>(size.rows - 1 - point.row)][point.column]);
    }
    return rows.has_value();
}

/// Whether it is a board of numbers.
[[nodiscard]] bool drawNumbers(BoardDrawing &drawing, const QString &reply, QStringView section)
{
    const bool isTurned = section.startsWith(u'-');
    bool isNumbers = true;
    const bool isBoard =
        forBoard(sectionOf(reply, section.mid(isTurned ? 1 : 0)), drawing.size(),
                 [&](Point point, const QString &word) {
                     bool isNumber = false;
                     const double value = word.toDouble(&isNumber);
                     if (isNumber && std::isfinite(value)) {
                         drawing.at(point).influence = isTurned ? -value : value;
                     } else {
                         isNumbers = isNumbers
                                  && (isNumber || word.compare(u"nan", Qt::CaseInsensitive) == 0);
                     }
                 });
    drawing.scaleInfluence();
    return isBoard && isNumbers;
}

/// Whether it is a list of points; passes are not points, but belong to lists.
[[nodiscard]] bool drawList(BoardDrawing &drawing, const QString &reply)
{
    for (const QString &word : wordsOf(reply)) {
        if (const auto point = pointFromWord(word, drawing.size())) {
            drawing.at(*point).hasSquare = true;
        } else if (word.compare(u"pass", Qt::CaseInsensitive) != 0) {
            return false;
        }
    }
    return true;
}

/// Draws lines of a vertex with a colon and words, the first of which is the label: GNU Go's status
/// of all dragons ("C3: critical D4 E5").
[[nodiscard]] bool drawLabelledLines(BoardDrawing &drawing, const QString &reply)
{
    for (const QStringView line : QStringView(reply).split(u'\n')) {
        const std::vector<QString> words = wordsOf(line);
        const auto point = words.size() < 2 || !words[0].endsWith(u':')
                             ? std::nullopt
                             : pointFromWord(QStringView(words[0]).chopped(1), drawing.size());
        if (point) {
            drawing.setLabel(*point, words[1]);
        } else if (!words.empty()) {
            return false;
        }
    }
    return true;
}

[[nodiscard]] bool drawPairs(BoardDrawing &drawing, const QString &reply)
{
    if (reply.contains(u':')) {
        return drawLabelledLines(drawing, reply);
    }
    const std::vector<QString> words = wordsOf(reply);
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        if (const auto point = pointFromWord(words[i], drawing.size())) {
            drawing.setLabel(*point, words[i + 1]);
        } else if (words[i].compare(u"pass", Qt::CaseInsensitive) != 0) {
            return false;
        }
    }
    return words.size() % 2 == 0;
}

/// Words that are neither moves nor colours do not count.
void drawLineOfPlay(BoardDrawing &drawing, const QString &reply, Color first)
{
    Color next = first;
    for (const QString &word : wordsOf(reply)) {
        const auto point = pointFromWord(word, drawing.size());
        const bool isPass = word.compare(u"pass", Qt::CaseInsensitive) == 0;
        if (const std::optional<Color> color = colorFromWord(word)) {
            next = *color;
        } else if (point || isPass) {
            drawing.addMove({next, point});
            next = opposite(next);
        }
    }
}

/// A texts' lines, and its points if they are to be marked.
void drawText(BoardDrawing &drawing, const QString &reply, bool marksPoints)
{
    for (const QStringView line : QStringView(reply).split(u'\n')) {
        drawing.addText(line);
    }
    if (marksPoints) {
        for (const Point point : pointsIn(reply, drawing.size())) {
            drawing.at(point).hasSquare = true;
        }
    }
}

} // namespace

std::optional<BoardDrawing> drawingOf(const EngineCommand &command,
                                      const QString &reply,
                                      const AskedAbout &asked)
{
    BoardDrawing drawing(asked.size);
    bool isSound = true;
    switch (command.type) {
    case ReplyType::None:
    case ReplyType::Param:
        break;
    case ReplyType::BwBoard:
        isSound = forBoard(sectionOf(reply, command.section), asked.size,
                           [&](Point point, const QString &word) {
                               drawing.at(point).territory = colorFromWord(word);
                           });
        break;
    case ReplyType::CBoard:
        isSound = forBoard(
            sectionOf(reply, command.section), asked.size,
            [&](Point point, const QString &word) { drawing.at(point).color = drawnColor(word); });
        break;
    case ReplyType::SBoard:
        isSound =
            forBoard(sectionOf(reply, command.section), asked.size,
                     [&](Point point, const QString &word) { drawing.setLabel(point, word); });
        break;
    case ReplyType::DBoard:
        isSound = drawNumbers(drawing, reply, command.section);
        break;
    case ReplyType::EpList:
    case ReplyType::PList:
        isSound = drawList(drawing, reply);
        break;
    case ReplyType::PsPairs:
        isSound = drawPairs(drawing, reply);
        break;
    case ReplyType::Gfx:
        for (const QStringView line : QStringView(reply).split(u'\n')) {
            drawLine(drawing, line);
        }
        break;
    case ReplyType::String:
    case ReplyType::HString:
        drawText(drawing, reply, false);
        break;
    case ReplyType::PString:
    case ReplyType::HpString:
        drawText(drawing, reply, true);
        break;
    case ReplyType::Var:
    case ReplyType::VarB:
    case ReplyType::VarC:
    case ReplyType::VarP:
    case ReplyType::VarPo:
    case ReplyType::VarW:
    case ReplyType::Duel:
        drawText(drawing, reply, false);
        if (const auto first = firstToMove(command.type, asked.choices, asked.onPoint)) {
            drawLineOfPlay(drawing, reply, *first);
        }
        break;
    }
    return isSound ? std::optional(drawing) : std::nullopt;
}

std::vector<Point> pointsIn(const QString &text, BoardSize size)
{
    static const QRegularExpression Vertex(QStringLiteral("\\b[A-Za-z]{1,2}[1-9][0-9]?\\b"));
    std::vector<bool> isThere(static_cast<std::size_t>(size.pointCount()));
    std::vector<Point> points;
    for (auto found = Vertex.globalMatch(text); found.hasNext();) {
        const auto point = pointFromWord(found.next().capturedView(), size);
        if (point && !isThere[static_cast<std::size_t>(size.indexOf(*point))]) {
            isThere[static_cast<std::size_t>(size.indexOf(*point))] = true;
            points.push_back(*point);
        }
    }
    return points;
}

} // namespace shinpan
