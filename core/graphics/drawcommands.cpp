#include "core/graphics/drawcommands.h"

#include "core/graphics/words.h"

#include <cmath>
#include <span>

namespace shinpan {

namespace {

using Words = std::span<const QString>;

template <typename Draw>
void forPoints(BoardDrawing &drawing, Words words, const Draw &draw)
{
    for (const QString &word : words) {
        if (const std::optional<Point> point = pointFromWord(word, drawing.size())) {
            draw(drawing.at(*point));
        }
    }
}

template <typename Draw>
void forPairs(BoardDrawing &drawing, Words words, const Draw &draw)
{
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        if (const std::optional<Point> point = pointFromWord(words[i], drawing.size())) {
            draw(*point, words[i + 1]);
        }
    }
}

void drawVariation(BoardDrawing &drawing, Words words)
{
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        const std::optional<Color> color = colorFromWord(words[i]);
        if (!color) {
            break;
        }
        if (words[i + 1].compare(u"pass", Qt::CaseInsensitive) == 0) {
            drawing.addMove(Move::pass(*color));
        } else if (const auto point = pointFromWord(words[i + 1], drawing.size())) {
            drawing.addMove({*color, point});
        }
    }
}

void drawInfluence(BoardDrawing &drawing, Words words)
{
    forPairs(drawing, words, [&](Point point, const QString &word) {
        bool isNumber = false;
        const double value = word.toDouble(&isNumber);
        if (isNumber && std::isfinite(value)) {
            drawing.at(point).influence = value;
        }
    });
}

/// Whether it was a command about marks on points.
bool drawMarks(BoardDrawing &drawing, QStringView command, Words words)
{
    if (command == u"BLACK" || command == u"WHITE") {
        const Color color = command == u"BLACK" ? Color::Black : Color::White;
        forPoints(drawing, words, [color](PointDrawing &there) { there.territory = color; });
    } else if (command == u"CIRCLE") {
        forPoints(drawing, words, [](PointDrawing &there) { there.hasCircle = true; });
    } else if (command == u"SQUARE") {
        forPoints(drawing, words, [](PointDrawing &there) { there.hasSquare = true; });
    } else if (command == u"TRIANGLE") {
        forPoints(drawing, words, [](PointDrawing &there) { there.hasTriangle = true; });
    } else if (command == u"MARK") {
        forPoints(drawing, words, [](PointDrawing &there) { there.hasCross = true; });
    } else {
        return false;
    }
    return true;
}

} // namespace

void drawLine(BoardDrawing &drawing, QStringView line)
{
    const QStringView text = line.trimmed();
    qsizetype end = 0;
    while (end < text.size() && !text[end].isSpace()) {
        ++end;
    }
    const QString command = text.first(end).toString().toUpper();
    if (command == u"TEXT") {
        drawing.addText(text.mid(end).trimmed());
        return;
    }
    if (command == u"CLEAR") {
        drawing.clear();
        return;
    }
    const std::vector<QString> list = wordsOf(text.mid(end));
    const Words words(list);
    if (drawMarks(drawing, command, words)) {
        return;
    }
    if (command == u"COLOR" && !words.empty()) {
        const std::optional<std::uint32_t> color = drawnColor(words.front());
        forPoints(drawing, words.subspan(1), [color](PointDrawing &there) { there.color = color; });
    } else if (command == u"LABEL") {
        forPairs(drawing, words,
                 [&](Point point, const QString &label) { drawing.setLabel(point, label); });
    } else if (command == u"INFLUENCE") {
        drawInfluence(drawing, words);
    } else if (command == u"VAR") {
        drawVariation(drawing, words);
    }
}

} // namespace shinpan
