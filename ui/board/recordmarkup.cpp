#include "ui/board/recordmarkup.h"

#include "core/board/board.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/excerpt.h"

namespace shinpan {

namespace {

constexpr qsizetype LongestLabel = 32; // characters, which is more than can be read

void add(BoardMarkup &markup, const PointSet &points, MarkKind kind)
{
    points.forEach([&](Point point) { markup.push_back({point, kind}); });
}

/// Territory, and what lies dead in it.
void addTerritory(BoardMarkup &markup, const Board &board, const PointSet &points, Color owner)
{
    add(markup, points,
        owner == Color::Black ? MarkKind::BlackTerritory : MarkKind::WhiteTerritory);
    points.forEach([&](Point point) {
        if (board.at(point) == stoneOf(opposite(owner))) {
            markup.push_back({point, MarkKind::Dead});
        }
    });
}

} // namespace

BoardMarkup markupOf(const Board &board, const NodeMarkup &node)
{
    BoardMarkup markup;
    add(markup, node.triangles, MarkKind::Triangle);
    add(markup, node.squares, MarkKind::Square);
    add(markup, node.circles, MarkKind::Circle);
    add(markup, node.crosses, MarkKind::Cross);
    add(markup, node.selected, MarkKind::Selected);
    addTerritory(markup, board, node.territory.black, Color::Black);
    addTerritory(markup, board, node.territory.white, Color::White);
    add(markup, node.faint, MarkKind::Dimmed);
    PointSet labelled;
    for (const auto &[point, text] : node.labels) {
        if (!labelled.contains(point)) {
            labelled.insert(point);
            markup.push_back({point, MarkKind::Label, excerpt(text, LongestLabel)});
        }
    }
    return markup;
}

std::vector<MarkLine> linesOf(const NodeMarkup &node)
{
    std::vector<MarkLine> lines;
    for (const auto &[from, to] : node.lines) {
        lines.push_back({from, to, false});
    }
    for (const auto &[from, to] : node.arrows) {
        lines.push_back({from, to, true});
    }
    return lines;
}

} // namespace shinpan
