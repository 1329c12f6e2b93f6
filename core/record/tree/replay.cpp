#include "core/record/tree/replay.h"

#include "core/record/tree/sgfproperties.h"
#include "core/rules/handicap.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

bool setsUp(const GameTree &tree, NodeId node)
{
    return tree.has(node, "AB") || tree.has(node, "AW") || tree.has(node, "AE")
        || tree.has(node, "PL");
}

/// The colour that a node gives a move to, on the board or not.
std::optional<Color> moverAt(const GameTree &tree, NodeId node)
{
    if (tree.has(node, "B")) {
        return Color::Black;
    }
    return tree.has(node, "W") ? std::optional(Color::White) : std::nullopt;
}

/// The colour of the next move on the line of first children, unless set-up comes before it.
std::optional<Color> nextMover(const GameTree &tree, NodeId node)
{
    std::optional<Color> mover;
    do {
        node = tree.firstChild(node);
        mover = node == NoNode ? std::nullopt : moverAt(tree, node);
    } while (node != NoNode && !mover && !setsUp(tree, node));
    return mover;
}

int declaredHandicap(const GameTree &tree)
{
    const int stones = wholeFromSgf(tree.values(tree.root(), "HA").first()).value_or(0);
    return stones >= 2 ? stones : 0;
}

/// Whether a move of the main line stands on one of these stones, which nobody took off before.
bool isContradicted(const GameTree &tree, const std::vector<Point> &stones)
{
    Board board(boardSizeOf(tree));
    for (const Point point : stones) {
        board.set(point, Stone::Black);
    }
    for (NodeId node = tree.firstChild(tree.root()); node != NoNode && !setsUp(tree, node);
         node = tree.firstChild(node)) {
        const std::optional<Move> move = moveAt(tree, node, board.size());
        if (!move || !move->point) {
            continue;
        }
        if (board.at(*move->point) != Stone::Empty) {
            return std::ranges::find(stones, *move->point) != stones.end();
        }
        board.play(move->color, *move->point);
    }
    return false;
}

bool hasStone(const Board &board, Color color)
{
    for (int i = 0; i < board.size().pointCount(); ++i) {
        if (board.at(board.size().pointAt(i)) == stoneOf(color)) {
            return true;
        }
    }
    return false;
}

void collectStones(const Board &board, std::vector<SetUpStone> &stones)
{
    stones.clear();
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            stones.push_back({point, colorOf(stone)});
        }
    }
}

} // namespace

Replay::Replay(const GameTree &tree)
    : m_board(boardSizeOf(tree))
    , m_handicap(declaredHandicap(tree))
    , m_mayPlace(m_handicap >= 2)
{ }

bool Replay::setUp(const GameTree &tree, NodeId node)
{
    const std::vector<Point> handicap =
        node == tree.root() ? impliedHandicap(tree).points : std::vector<Point>();
    for (const Point point : handicap) {
        m_board.set(point, Stone::Black);
        m_mayPlace = false;
    }
    const auto setUp = setUpAt(tree, node, m_board.size());
    if (!setUp) {
        return !handicap.empty();
    }
    setUp->black.forEach([this](Point point) { m_board.set(point, Stone::Black); });
    setUp->white.forEach([this](Point point) { m_board.set(point, Stone::White); });
    setUp->empty.forEach([this](Point point) { m_board.set(point, Stone::Empty); });
    if (setUp->toPlay) {
        m_turn = setUp->toPlay;
        m_isTurnSaid = true;
    } else if (setUp->hasStones() && !m_isTurnSaid) {
        m_turn.reset();
    }
    m_mayPlace = m_mayPlace && !setUp->hasStones();
    return setUp->hasStones();
}

void Replay::play(const GameTree &tree, NodeId node)
{
    m_lastMove = moveAt(tree, node, m_board.size());
    if (!m_lastMove) {
        return;
    }
    const Color color = m_lastMove->color;
    if (m_lastMove->point) {
        const Board::Capture capture = m_board.play(color, *m_lastMove->point);
        m_captured[opposite(color)] += capture.captured;
        m_captured[color] += capture.suicided;
    }
    m_mayPlace =
        m_mayPlace && color == Color::Black && m_lastMove->point && m_moveNumber < m_handicap;
    m_turn = opposite(color);
    m_isTurnSaid = false;
    ++m_moveNumber;
}

Color Replay::toPlay(const GameTree &tree, NodeId node) const
{
    const bool isAmongHandicap = m_mayPlace && m_moveNumber > 0 && m_moveNumber < m_handicap;
    if (m_turn && (m_isTurnSaid || !isAmongHandicap)) {
        return *m_turn;
    }
    if (const auto next = nextMover(tree, node)) {
        return *next;
    }
    if (isAmongHandicap) {
        return Color::Black;
    }
    const bool isHandicap = m_handicap >= 2;
    const bool isBlackOnly = hasStone(m_board, Color::Black) && !hasStone(m_board, Color::White);
    return isHandicap && isBlackOnly ? Color::White : Color::Black;
}

bool Replay::isPlacingHandicap(const GameTree &tree, NodeId node) const
{
    return m_mayPlace && m_moveNumber > 0
        && (m_moveNumber == m_handicap || toPlay(tree, node) == Color::Black);
}

ImpliedHandicap impliedHandicap(const GameTree &tree)
{
    const NodeId root = tree.root();
    const int stones = declaredHandicap(tree);
    if (stones < 2 || setsUp(tree, root) || moveAt(tree, root)
        || nextMover(tree, root) != Color::White) {
        return {};
    }
    std::vector<Point> points =
        fixedHandicap(boardSizeOf(tree), stones).value_or(std::vector<Point>());
    if (isContradicted(tree, points)) {
        points.clear();
    }
    return {stones, std::move(points)};
}

Replay replayTo(const GameTree &tree, NodeId node)
{
    Replay replay(tree);
    for (const NodeId step : tree.pathTo(node)) {
        replay.step(tree, step);
    }
    return replay;
}

GameLine gameLineTo(const GameTree &tree, NodeId node)
{
    Replay replay(tree);
    GameLine line;
    line.size = replay.board().size();
    line.handicap = declaredHandicap(tree);
    const auto startAnew = [&] {
        collectStones(replay.board(), line.setUp);
        line.moves.clear();
        line.captured = replay.captured();
    };
    for (const NodeId step : tree.pathTo(node)) {
        const bool hasStones = replay.setUp(tree, step);
        if (hasStones || (!line.moves.empty() && replay.saidTurn() == line.moves.back().color)) {
            startAnew();
        }
        replay.play(tree, step);
        if (const auto move = replay.lastMove()) {
            line.moves.push_back(*move);
        }
        if (replay.isPlacingHandicap(tree, step)) {
            startAnew();
        }
    }
    line.firstToPlay = line.moves.empty() ? replay.toPlay(tree, node) : line.moves.front().color;
    return line;
}

} // namespace shinpan
