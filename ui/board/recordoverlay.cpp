#include "ui/board/recordoverlay.h"

#include "core/board/board.h"
#include "core/record/gamecursor.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/excerpt.h"

#include <QByteArray>

#include <algorithm>

namespace shinpan {

namespace {

using Number = BoardLayer::Number;
using RecordMove = BoardLayer::RecordMove;

/// The numbers of the moves of a line, by the points where their stones lie.
class LineNumbers
{
public:
    LineNumbers(const GameTree &tree, const Board &board)
        : m_tree(tree)
        , m_board(board)
        , m_places(static_cast<std::size_t>(board.size().pointCount()))
    { }

    void add(NodeId node)
    {
        forgetSetUp(node);
        const std::optional<Move> move = moveAt(m_tree, node, m_board.size());
        if (!move) {
            return;
        }
        ++m_count;
        ++m_number;
        // SGF FF[4] MN: the number that this move shall have.
        if (const std::optional<double> given =
                realFromSgf(simpleTextAt(m_tree, node, "MN").toUtf8());
            given && *given >= 1 && *given < 100'000) {
            m_number = static_cast<int>(*given);
        }
        if (move->point) {
            at(*move->point) = {m_number, m_count, move->color};
        }
    }

    /// Those of the stones that still lie where they were played, among the last `count` moves.
    [[nodiscard]] std::vector<Number> ofLast(int count) const
    {
        std::vector<Number> numbers;
        for (int i = 0; i < m_board.size().pointCount(); ++i) {
            const Place &place = m_places[static_cast<std::size_t>(i)];
            const Point point = m_board.size().pointAt(i);
            if (place.index > 0 && place.index > m_count - count
                && m_board.at(point) == stoneOf(place.color)) {
                numbers.push_back({point, place.number});
            }
        }
        return numbers;
    }

private:
    struct Place
    {
        int number = 0;
        int index = 0; ///< which of the added moves, from 1; 0: none
        Color color = Color::Black;
    };

    [[nodiscard]] Place &at(Point point)
    {
        return m_places[static_cast<std::size_t>(m_board.size().indexOf(point))];
    }

    /// A stone that is set up where one was played bears no number.
    void forgetSetUp(NodeId node)
    {
        const std::optional<SetUp> setUp = setUpAt(m_tree, node, m_board.size());
        if (!setUp) {
            return;
        }
        for (const PointSet *points : {&setUp->black, &setUp->white, &setUp->empty}) {
            points->forEach([this](Point point) { at(point) = {}; });
        }
    }

    const GameTree &m_tree;
    const Board &m_board;
    std::vector<Place> m_places;
    int m_number = 0;
    int m_count = 0;
};

/// How many nodes of the path stand before the first that is counted; all, if none is.
[[nodiscard]] std::size_t nodesBefore(const GameTree &tree,
                                      const std::vector<NodeId> &path,
                                      MoveNumbers wanted,
                                      NodeId numbersStart)
{
    switch (wanted) {
    case MoveNumbers::None:
        return path.size();
    case MoveNumbers::All:
    case MoveNumbers::Last:
        return 0;
    case MoveNumbers::FromHere: {
        const auto start = std::ranges::find(path, numbersStart);
        return start == path.end() ? path.size()
                                   : static_cast<std::size_t>(start - path.begin()) + 1;
    }
    case MoveNumbers::Variation:
        for (std::size_t i = 1; i < path.size(); ++i) {
            if (tree.firstChild(path[i - 1]) != path[i]) {
                return i;
            }
        }
        return path.size();
    }
    Q_UNREACHABLE();
}

[[nodiscard]] std::vector<Number> numbersOf(const GameCursor &cursor,
                                            const BoardOptions &options,
                                            NodeId numbersStart)
{
    if (options.numbers == MoveNumbers::None) {
        return {};
    }
    const GameTree &tree = cursor.record().tree();
    const std::vector<NodeId> path = cursor.path();
    LineNumbers numbers(tree, cursor.board());
    for (std::size_t i = nodesBefore(tree, path, options.numbers, numbersStart); i < path.size();
         ++i) {
        numbers.add(path[i]);
    }
    const int all = static_cast<int>(path.size());
    return numbers.ofLast(options.numbers == MoveNumbers::Last ? options.lastCount : all);
}

/// The moves of a node's children to empty points, each once; not that of `except`.
[[nodiscard]] std::vector<RecordMove> movesBelow(const GameCursor &cursor,
                                                 NodeId parent,
                                                 NodeId mainLine,
                                                 NodeId except)
{
    const GameTree &tree = cursor.record().tree();
    std::vector<RecordMove> moves;
    ByColor<PointSet> seen;
    for (NodeId child = tree.firstChild(parent); child != NoNode; child = tree.nextSibling(child)) {
        const std::optional<Move> move =
            child == except ? std::nullopt : moveAt(tree, child, cursor.board().size());
        if (move && move->point && cursor.board().at(*move->point) == Stone::Empty
            && !seen[move->color].contains(*move->point)) {
            seen[move->color].insert(*move->point);
            moves.push_back({*move->point, move->color, child == mainLine});
        }
    }
    return moves;
}

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

BoardLayer overlayOf(const GameCursor &cursor, const BoardOptions &options, NodeId numbersStart)
{
    const GameTree &tree = cursor.record().tree();
    BoardLayer overlay;
    overlay.numbers = numbersOf(cursor, options, numbersStart);
    if (options.showsNext) {
        overlay.nextMoves = movesBelow(cursor, cursor.node(), cursor.nextNode(), NoNode);
    }
    if (const NodeId parent = tree.parent(cursor.node());
        options.showsSiblings && parent != NoNode) {
        overlay.siblingMoves = movesBelow(cursor, parent, tree.firstChild(parent), cursor.node());
    }
    return overlay;
}

NodeId moveThatPlaced(const GameCursor &cursor, Point point)
{
    const GameTree &tree = cursor.record().tree();
    const BoardSize size = cursor.board().size();
    if (!size.contains(point) || cursor.board().at(point) == Stone::Empty) {
        return NoNode;
    }
    for (NodeId node = cursor.node(); node != NoNode; node = tree.parent(node)) {
        if (const std::optional<Move> move = moveAt(tree, node, size);
            move && move->point == point) {
            return node;
        }
        const std::optional<SetUp> setUp = setUpAt(tree, node, size);
        if (setUp && (setUp->black.contains(point) || setUp->white.contains(point))) {
            return NoNode;
        }
    }
    return NoNode;
}

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
