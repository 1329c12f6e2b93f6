#include "core/record/tree/replay.h"

#include "core/record/tree/sgfproperties.h"
#include "core/rules/handicap.h"

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
    return wholeFromSgf(tree.values(tree.root(), "HA").first()).value_or(0);
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
{ }

bool Replay::setUp(const GameTree &tree, NodeId node)
{
    const std::vector<Point> handicap =
        node == tree.root() ? impliedHandicap(tree) : std::vector<Point>();
    for (const Point point : handicap) {
        m_board.set(point, Stone::Black);
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
    } else if (setUp->hasStones()) {
        m_turn.reset();
    }
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
    m_turn = opposite(color);
    ++m_moveNumber;
}

Color Replay::toPlay(const GameTree &tree, NodeId node) const
{
    if (m_turn) {
        return *m_turn;
    }
    if (const auto next = nextMover(tree, node)) {
        return *next;
    }
    const bool isHandicap = declaredHandicap(tree) >= 2;
    const bool isBlackOnly = hasStone(m_board, Color::Black) && !hasStone(m_board, Color::White);
    return isHandicap && isBlackOnly ? Color::White : Color::Black;
}

std::vector<Point> impliedHandicap(const GameTree &tree)
{
    const NodeId root = tree.root();
    const int stones = declaredHandicap(tree);
    if (stones < 2 || setsUp(tree, root) || moveAt(tree, root)
        || nextMover(tree, root) != Color::White) {
        return {};
    }
    return fixedHandicap(boardSizeOf(tree), stones).value_or(std::vector<Point>());
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
    for (const NodeId step : tree.pathTo(node)) {
        if (replay.setUp(tree, step)) {
            collectStones(replay.board(), line.setUp);
            line.moves.clear();
            line.captured = replay.captured();
        }
        replay.play(tree, step);
        if (const auto move = replay.lastMove()) {
            line.moves.push_back(*move);
        }
    }
    line.firstToPlay = line.moves.empty() ? replay.toPlay(tree, node) : line.moves.front().color;
    return line;
}

} // namespace shinpan
