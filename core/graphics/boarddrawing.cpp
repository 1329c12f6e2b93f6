#include "core/graphics/boarddrawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace shinpan {

BoardDrawing::BoardDrawing(BoardSize size)
    : m_size(size)
    , m_points(static_cast<std::size_t>(size.pointCount()))
{ }

double BoardDrawing::shownInfluence(Point point) const
{
    return std::clamp(at(point).influence.value_or(0) / m_unit, -1.0, 1.0);
}

bool BoardDrawing::isBlank() const
{
    return m_line.empty() && std::ranges::all_of(m_points, &PointDrawing::isEmpty);
}

void BoardDrawing::addMove(const Move &move)
{
    if (m_line.size() < MostMoves) {
        m_line.push_back(move);
    }
}

void BoardDrawing::addText(QStringView text)
{
    if (m_texts.size() < MostTexts) {
        m_texts.append(text.left(MostTextLetters).toString());
    }
}

void BoardDrawing::scaleInfluence()
{
    m_unit = 1;
    for (const PointDrawing &there : m_points) {
        m_unit = std::max(m_unit, std::abs(there.influence.value_or(0)));
    }
}

void BoardDrawing::clear()
{
    std::ranges::fill(m_points, PointDrawing());
    m_line.clear();
    m_unit = 1;
}

std::optional<std::uint32_t> drawnColor(QStringView word)
{
    // These are the colours of Java's Color, which GoGui paints with.
    static constexpr std::array<std::pair<const char16_t *, std::uint32_t>, 11> Names{{
        {u"black", 0x000000},
        {u"blue", 0x0000ff},
        {u"cyan", 0x00ffff},
        {u"gray", 0x808080},
        {u"grey", 0x808080},
        {u"green", 0x00ff00},
        {u"magenta", 0xff00ff},
        {u"pink", 0xffafaf},
        {u"red", 0xff0000},
        {u"white", 0xffffff},
        {u"yellow", 0xffff00},
    }};
    for (const auto &[name, color] : Names) {
        if (word.compare(QStringView(name), Qt::CaseInsensitive) == 0) {
            return color;
        }
    }
    bool isNumber = false;
    const QStringView digits = word.mid(1);
    const std::uint32_t color = digits.toUInt(&isNumber, 16);
    const bool isColor = word.startsWith(u'#') && digits.size() == 6 && isNumber
                      && digits.front() != u'+' && digits.front() != u'-';
    return isColor ? std::optional(color) : std::nullopt;
}

std::optional<Color> colorFromWord(QStringView word)
{
    const auto is = [word](QStringView name) {
        return word.compare(name, Qt::CaseInsensitive) == 0;
    };
    if (is(u"b") || is(u"black")) {
        return Color::Black;
    }
    return is(u"w") || is(u"white") ? std::optional(Color::White) : std::nullopt;
}

std::optional<Point> pointFromWord(QStringView word, BoardSize size)
{
    constexpr qsizetype Longest = 4; // "AZ52"
    return word.size() <= Longest ? pointFromVertex(word.toLatin1().toStdString(), size)
                                  : std::nullopt;
}

} // namespace shinpan
